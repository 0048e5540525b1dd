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
    shortened,
    wrapped,
)

RULINGS = re.compile(r" \(E\d+(?:, E\d+)*\)")
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


def moves_page(entries: Sequence[Entry], width: int) -> list[Text]:
    """Every open move on a line of its own, cut where the line ends."""
    lines = []
    for entry in entries:
        line = numbered(entry.number, Text(entry.words))
        if entry.preview:
            line.append(f"  {entry.preview}", DIM_STYLE)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def alike_line(alike: Sequence[Entry], width: int) -> list[Text]:
    """Moves of cards that bring the same, in one line; their numbers stand on the cards."""
    if len(alike) == 1:
        return moves_page(alike, width)
    line = Text(" ").join(Text(f"[{entry.number}]", NUMBER_STYLE) for entry in alike)
    line.append(f"  {alike[0].preview}", DIM_STYLE)
    line.truncate(width, overflow="ellipsis")
    return [line]


def welcome_page(words: Words, newcomers: Sequence[Message], width: int) -> list[Text]:
    """The game in five sentences, for somebody who has never seen it."""
    lines = [Text(words.format("help-game"), LABEL_STYLE), Text()]
    for message in newcomers:
        lines += wrapped(words.say(message), width)
    return [*lines, Text(), *wrapped(words.format("help-how"), width)]


def help_page(words: Words, newcomers: Sequence[Message], width: int) -> list[Text]:
    """What somebody must know who has never been here."""
    lines = [Text(words.format("help-game"), LABEL_STYLE)]
    for message in newcomers:
        lines += wrapped(words.say(message), width)
    lines += [Text(), Text(words.format("help-typing"), LABEL_STYLE)]
    lines += wrapped(words.format("help-how"), width)
    named = [words.say(command) for command, _ in COMMANDS]
    column = max(map(len, named)) + 2
    lines.append(Text())
    lines += [
        Text.assemble((name.ljust(column), LABEL_STYLE), words.say(about))
        for name, (_, about) in zip(named, COMMANDS, strict=True)
    ]
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


def sheet_page(
    match: Match, sheet: Sheet, words: Words, reader: int | None, width: int
) -> list[Text]:
    """The scoring sheet line by line, the winner first in words."""
    labels = [words.say(line.words, match.names, reader) for line in sheet.lines]
    column = max(map(len, labels)) + 2
    widest = (width - column) // match.seats - 2
    names = [shortened(name, widest) for name in match.names]
    widths = [max(len(name), 5) + 2 for name in names]
    lines = [*wrapped(words.say(sheet.why, match.names, reader), width, LABEL_STYLE), Text()]
    head = "".join(name.rjust(width) for name, width in zip(names, widths, strict=True))
    lines.append(Text(" " * column + head, LABEL_STYLE))
    for label, line in zip(labels, sheet.lines, strict=True):
        points = "".join(
            (str(points) if points else "·").rjust(width)
            for points, width in zip(line.points, widths, strict=True)
        )
        last = line is sheet.lines[-1]
        if last:
            lines.append(Text("─" * (column + sum(widths)), DIM_STYLE))
        lines.append(Text(label.ljust(column) + points, LABEL_STYLE if last else ""))
    return lines
