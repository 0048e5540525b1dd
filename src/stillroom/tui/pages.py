"""Pages: what a person can ask for while a match goes on, and the end of a match."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from stillroom.bots.motives import LastReasons
from stillroom.games.afterwards import LuckSheet
from stillroom.games.decisions import Sheet
from stillroom.games.messages import Message
from stillroom.match.match import Match
from stillroom.match.words import Words, rules_of
from stillroom.tui.entries import Entry
from stillroom.tui.lines import (
    DIM_STYLE,
    LABEL_STYLE,
    NUMBER_STYLE,
    numbered,
    set_in,
    shortened,
    wrapped,
)

ABOUT = {"command-bag": Message("about-bag"), "command-books": Message("about-books")}
"""What the commands of single games do."""

RULE = "─"
LONGEST_NAME = 8
"""Names above a scoring sheet are cut to this where its labels are long."""
LEAST_COLUMN = 5
"""Columns of a scoring sheet are not narrower."""
LEAST_LABEL = 12
"""Labels of a scoring sheet are not cut to less."""
RULING = r"[EKGQ](?:[a-z]?\d+|[a-z])"
"""The number of a ruling: ``E4``, ``Kn``, ``Kf2``, ``Gx8``, ``Q18``."""
RULINGS = re.compile(rf" \({RULING}(?:, {RULING})*\)")
COMMANDS = (
    (Message("command-help"), Message("about-help")),
    (Message("command-moves"), Message("about-moves")),
    (Message("command-why"), Message("about-why")),
    (Message("command-undo"), Message("about-undo")),
    (Message("command-hint"), Message("about-hint")),
    (Message("command-log"), Message("about-log")),
    (Message("command-seats"), Message("about-seats")),
    (Message("command-explain"), Message("about-explain")),
    (Message("command-rules"), Message("about-rules")),
    (Message("command-quit"), Message("about-quit")),
)
"""The words that can be typed beside moves, with what they do."""
NOTE_COMMANDS = (
    (Message("command-notes"), Message("about-notes")),
    (Message("command-note"), Message("about-note")),
)
"""Those that are there only where people keep notes."""
BEGINNINGS = ("event-turn-began", "event-turn-ended", "event-turn-ended-by-itself")
"""What tells whose turn it is, not what was done in it."""


def moves_page(entries: Sequence[Entry], width: int) -> list[Text]:
    """Every open move with what it brings, each beginning on a line of its own."""
    lines = []
    for entry in entries:
        line = numbered(entry.number, Text(entry.words))
        if entry.preview:
            line.append(f"  {entry.preview}", DIM_STYLE)
        lines += set_in(line, width, len(f"[{entry.number}] "))
    return lines


def alike_lines(alike: Sequence[Entry], width: int) -> list[Text]:
    """Moves of cards that bring the same, told together; their numbers stand on the cards."""
    if len(alike) == 1:
        return moves_page(alike, width)
    line = Text(" ").join(Text(f"[{entry.number}]", NUMBER_STYLE) for entry in alike)
    line.append("  ")
    indent = line.cell_len if line.cell_len <= width // 3 else len("[1] ")
    return set_in(line.append(alike[0].preview, DIM_STYLE), width, indent)


def welcome_page(words: Words, newcomers: Sequence[Message], width: int) -> list[Text]:
    """The game in five sentences, for somebody who has never seen it."""
    lines = [Text(words.format("help-game"), LABEL_STYLE), Text()]
    for message in newcomers:
        lines += wrapped(words.say(message), width)
    return [*lines, Text(), *wrapped(words.format("help-how"), width)]


def help_page(
    words: Words,
    newcomers: Sequence[Message],
    width: int,
    *,
    with_notes: bool,
    more: Sequence[str] = (),
) -> list[Text]:
    """What somebody must know who has never been here; `more` are commands of this game alone."""
    own = [(Message(name), ABOUT[name]) for name in more]
    commands = [*COMMANDS, *own, *(NOTE_COMMANDS if with_notes else ())]
    lines = [Text(words.format("help-game"), LABEL_STYLE)]
    for message in newcomers:
        lines += wrapped(words.say(message), width)
    lines += [Text(), Text(words.format("help-typing"), LABEL_STYLE)]
    lines += wrapped(words.format("help-how"), width)
    named = [words.say(command) for command, _ in commands]
    column = max(map(len, named)) + 2
    lines.append(Text())
    for name, (_, about) in zip(named, commands, strict=True):
        line = Text.assemble((name.ljust(column), LABEL_STYLE), words.say(about))
        lines += set_in(line, width, column)
    return lines


def notes_page(notes: Sequence[str], width: int) -> list[Text]:
    """A person's own notes, each with the number by which it is erased."""
    lines = []
    for number, note in enumerate(notes, start=1):
        lines += wrapped(f"{number}  {note}", width)
    return lines


def levels_lines(match: Match, words: Words) -> list[Text]:
    """The bots at the table with their levels, in a line; none where people play alone."""
    bots = [
        words.format(
            "seats-bot", name=player.name, level=words.format("level-name", level=player.bot)
        )
        for player in match.players
        if player.bot is not None
    ]
    if not bots:
        return []
    return [Text(words.format("seats-bots", bots=words.format("list-join").join(bots)))]


def reasons_page(
    match: Match, reasons: LastReasons, words: Words, reader: int | None, width: int
) -> list[Text]:
    """What each bot did last, as far as a reader has heard of it, and why."""
    lines = []
    for seat, player in enumerate(match.players):
        if player.bot is not None:
            level = words.format("level-name", level=player.bot)
            named = words.format("explain-bot", name=player.name, level=level)
            lines += wrapped(named, width, LABEL_STYLE)
            lines += wrapped(_last_move(match, seat, reasons, words, reader), width)
    return lines or wrapped(words.format("explain-no-bots"), width)


def _last_move(
    match: Match, seat: int, reasons: LastReasons, words: Words, reader: int | None
) -> str:
    """What a seat did last, and why, in sentences."""
    told = [message for message in match.story(reader) if message.seat == seat]
    moves = [message for message in told if message.id not in BEGINNINGS]
    if not moves:
        return words.format("explain-nothing")
    why = reasons.why(match, seat)
    reason = words.format("explain-no-reason") if why is None else words.say(why)
    return " ".join([words.say(moves[-1], match.names, reader), reason])


def rules_page(game: str, language: str, wanted: str, width: int) -> list[Text] | None:
    """The chapters of the rules, one chapter, or one paragraph; None where there is none such."""
    rules = rules_of(game, language)
    chapters = [int(name.removeprefix("chapter-")) for name in rules.ids("chapter-")]
    if not wanted:
        lines = [Text(rules.format("rules-title"), LABEL_STYLE), Text()]
        return lines + [Text(f"{n}  {rules.format(f'chapter-{n}')}") for n in sorted(chapters)]
    found = [name for name in rules.ids("paragraph-") if _fits(name, wanted)]
    if not found:
        return None
    lines = []
    for name in sorted(found, key=_number):
        chapter, number = _number(name)
        lines += wrapped(f"{chapter}.{number}  {unmarked(rules.format(name))}", width)
    return lines


def paragraph_of(game: str, language: str, paragraph: str) -> str:
    """A paragraph of the rules with its number."""
    words = rules_of(game, language).format(f"paragraph-{paragraph.replace('.', '-')}")
    return f"{paragraph}  {unmarked(words)}"


def unmarked(paragraph: str) -> str:
    """A paragraph without the marks of a page, and without the numbers of rulings."""
    return RULINGS.sub("", paragraph).replace("*", "").replace("`", "")


def _number(name: str) -> tuple[int, int]:
    _, chapter, number = name.split("-")
    return int(chapter), int(number)


def _fits(name: str, wanted: str) -> bool:
    chapter, number = _number(name)
    return wanted in (str(chapter), f"{chapter}.{number}")


def capital(label: str) -> str:
    """A label as it begins a line."""
    return label[:1].upper() + label[1:]


def sheet_page(
    match: Match, sheet: Sheet, words: Words, reader: int | None, width: int
) -> list[Text]:
    """The scoring sheet: the winner in words, the names, a line for everything, and the sum."""
    why = wrapped(words.say(sheet.why, match.names, reader), width, LABEL_STYLE)
    return [*why, Text(), *sheet_lines(match, sheet, words, reader, width)]


def sheet_lines(
    match: Match, sheet: Sheet, words: Words, reader: int | None, width: int
) -> list[Text]:
    """The names, a line for everything that brought points, and the sum."""
    labels = [words.say(line.words, match.names, reader) for line in sheet.lines]
    rows = [
        ["·" if points is None else str(points) for points in line.points] for line in sheet.lines
    ]
    lines = in_columns(match.names, labels, rows, width)
    lines[-1].stylize(LABEL_STYLE)
    return [*lines[:-1], Text(RULE * len(lines[-1].plain), DIM_STYLE), lines[-1]]


def luck_page(match: Match, luck: LuckSheet, words: Words, width: int) -> list[Text]:
    """What chance gave everybody, with what was to be expected; empty where nobody counts it."""
    if luck.note is not None:
        return wrapped(words.say(luck.note), width)
    if not luck.lines:
        return []
    rows = [
        [
            words.format("luck-figure", had=had, expected=expected)
            for had, expected in zip(line.had, line.expected, strict=True)
        ]
        for line in luck.lines
    ]
    labels = [words.say(line.words) for line in luck.lines]
    title = wrapped(words.format("luck-title"), width, LABEL_STYLE)
    return [*title, Text(), *in_columns(match.names, labels, rows, width)]


def in_columns(
    names: Sequence[str], labels: Sequence[str], rows: Sequence[Sequence[str]], width: int
) -> list[Text]:
    """A table with a column for each seat, its name above, and labels before the lines."""
    longest = max(map(len, labels))
    widest = max((width - longest - 2) // len(names) - 2, LONGEST_NAME)
    heads = [shortened(name, widest) for name in names]
    least = max(LEAST_COLUMN, *(len(cell) for row in rows for cell in row))
    widths = [max(len(name), least) + 2 for name in heads]
    column = min(longest + 2, max(width - sum(widths), LEAST_LABEL))

    def line(label: str, cells: Sequence[str]) -> str:
        said = shortened(label, column - 2).ljust(column)
        return said + "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))

    body = [Text(line(capital(label), row)) for label, row in zip(labels, rows, strict=True)]
    return [Text(line("", heads), LABEL_STYLE), *body]


def closer(page: Sequence[Text], height: int | None) -> list[Text]:
    """A page without empty lines and rules, where all of it is too much to be seen at once."""
    is_short = height is None or len(page) <= height
    return [line for line in page if is_short or line.plain.strip(RULE)]
