"""Pages: what a person can ask for while a match goes on, and the end of a match."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from stillroom.games.decisions import Sheet
from stillroom.games.messages import Message
from stillroom.table.match import Match
from stillroom.table.words import Words, rules_of
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
    (Message("command-rules"), Message("about-rules")),
    (Message("command-quit"), Message("about-quit")),
)
"""The words that can be typed beside moves, with what they do."""
NOTE_COMMANDS = (
    (Message("command-notes"), Message("about-notes")),
    (Message("command-note"), Message("about-note")),
)
"""Those that are there only where people keep notes."""


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
    labels = [capital(words.say(line.words, match.names, reader)) for line in sheet.lines]
    widest = max((width - max(map(len, labels)) - 2) // match.seats - 2, LONGEST_NAME)
    names = [shortened(name, widest) for name in match.names]
    widths = [max(len(name), 5) + 2 for name in names]
    column = min(max(map(len, labels)) + 2, max(width - sum(widths), LEAST_LABEL))
    head = "".join(name.rjust(width) for name, width in zip(names, widths, strict=True))
    lines = [Text(" " * column + head, LABEL_STYLE)]
    for label, line in zip(labels, sheet.lines, strict=True):
        points = "".join(
            ("·" if points is None else str(points)).rjust(width)
            for points, width in zip(line.points, widths, strict=True)
        )
        last = line is sheet.lines[-1]
        if last:
            lines.append(Text(RULE * (column + sum(widths)), DIM_STYLE))
        said = shortened(label, column - 2).ljust(column)
        lines.append(Text(said + points, LABEL_STYLE if last else ""))
    return lines


def closer(page: Sequence[Text], height: int | None) -> list[Text]:
    """A page without empty lines and rules, where all of it is too much to be seen at once."""
    is_short = height is None or len(page) <= height
    return [line for line in page if is_short or line.plain.strip(RULE)]
