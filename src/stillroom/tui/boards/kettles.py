"""The square of the kettle games in a terminal: cards, the stops around them, and the pawns.

Stops stand outside the square where the pawns walk: ``*3*`` is the reader's pawn, ``B3`` the pawn
of a player whose name begins with B, ``(7)`` where the reader's next walk leads. A card in reach
carries the number to type for it, or brackets while somebody else is to take.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Protocol

from rich.text import Text

from stillroom.games.kettles.showing import line_at, lines_of
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards import Numbers
from stillroom.tui.lines import DIM_STYLE, LABEL_STYLE, both_ends

CELL_WIDTH = 7
BEFORE_CARD = 2
"""The least room before a card in its cell; a number of one digit stands there."""
LEFT_ROOM, RIGHT_ROOM = 5, 4
"""How wide a stop at the left and at the right of the square may be."""
MARGIN = LEFT_ROOM + 1
"""Where the square begins; no stop touches the number of a card."""
SQUARE_WIDTH = MARGIN + 6 * CELL_WIDTH + RIGHT_ROOM
COLUMN_GAP = 1
LEAST_BESIDE = 20
"""Where less room than this is left beside the square, the seats stand below it."""
FEW_CARDS = 2
"""A line with no more cards than these is about to run empty."""
ROWS = (range(4), range(4, 10), range(10, 16), range(16, 22), range(22, 28), range(28, 32))
"""The cells of each row, in reading order."""
TOP_STOPS = (0, 1, 2, 3, 4, 5)
LEFT_STOPS = (19, 18, 17, 16)
RIGHT_STOPS = (6, 7, 8, 9)
BOTTOM_STOPS = (15, 14, 13, 12, 11, 10)
STYLES: Mapping[str, str] = {
    "white": "",
    "black": "dim",
    "grey": "bright_black",
    "blue": "blue",
    "brown": "dark_orange3",
    "green": "green",
    "lilac": "magenta",
    "purple": "magenta",
    "yellow": "yellow",
    "red": "red",
    "orange": "dark_orange",
}
"""Colour is decoration, on light and on dark ground: a card says its ingredient in two letters."""

CardText = Callable[[str], Text]
"""A card as it stands on the board."""


class SeatOnRing(Protocol):
    """What the square needs to know of a seat, in either game."""

    @property
    def seat(self) -> int: ...
    @property
    def stop(self) -> int: ...
    @property
    def next_stop(self) -> int | None: ...


def square_lines(
    view: View,
    cells: Sequence[str | None],
    seats: Sequence[SeatOnRing],
    active_seat: int,
    numbers: Numbers,
    card_text: CardText,
) -> list[Text]:
    """The square with its ring, in eight lines."""
    look = CellLook(
        numbers={card: numbers.get(f"card {card}") for card in cells},
        line=line_at(seats[active_seat].stop) if view.waiting else None,
        is_asked=view.decision is not None,
    )
    shown = [look.cell_text(cell, card, card_text) for cell, card in enumerate(cells)]
    stops = StopLabels(view, seats)
    lines = [stops.outer_line(TOP_STOPS)]
    for row, cells_of_row in enumerate(ROWS):
        inner = [shown[cell] for cell in cells_of_row]
        if len(inner) < len(TOP_STOPS):
            corner = centred(Text("▒▒▒", DIM_STYLE), CELL_WIDTH)
            inner = [corner, *inner, corner]
        left, right = Text(), Text()
        if 0 < row < len(ROWS) - 1:
            left = stops.label(LEFT_STOPS[row - 1], LEFT_ROOM)
            right = stops.label(RIGHT_STOPS[row - 1], RIGHT_ROOM)
        sides = centred(left, LEFT_ROOM), centred(right, RIGHT_ROOM)
        lines.append(Text.assemble(sides[0], " ", *inner, sides[1], no_wrap=True))
    return [*lines, stops.outer_line(BOTTOM_STOPS)]


def next_stop_of(view: View, seat: SeatOnRing) -> int | None:
    """Where a pawn goes next; not of a seat that is asked, whose answer decides it."""
    return None if seat.seat in view.waiting else seat.next_stop


class StopLabels:
    """What stands at each stop: its number, the pawns there, the reader's next stop."""

    def __init__(self, view: View, seats: Sequence[SeatOnRing]) -> None:
        self._view = view
        self._seats = seats
        self._letters = letters_of(view.players)
        self._next = None if view.seat is None else next_stop_of(view, seats[view.seat])

    def label(self, stop: int, room: int) -> Text:
        """One stop; where many pawns leave no room for its number, they stand alone."""
        here = [seat.seat for seat in self._seats if seat.stop == stop]
        others = "".join(self._letters[seat] for seat in here if seat != self._view.seat)
        if self._view.seat in here:
            before, after, style = f"{others}*", "*", "bold reverse"
        elif stop == self._next:
            before, after, style = f"{others}(", ")", "bold"
        else:
            before, after, style = others, "", "bold" if others else DIM_STYLE
        shapes = f"{before}{stop}{after}", f"{before}{after}"
        return Text(next((shape for shape in shapes if len(shape) <= room), before), style)

    def outer_line(self, stops: Sequence[int]) -> Text:
        """The stops above or below the square; those at the ends may spread over the corners."""
        first, *middle, last = (self.label(stop, CELL_WIDTH) for stop in stops)
        inner = [centred(label, CELL_WIDTH) for label in middle]
        left, right = centred(first, LEFT_ROOM), centred(last, RIGHT_ROOM)
        left.pad_right(MARGIN + CELL_WIDTH - left.cell_len)
        right.pad_left(CELL_WIDTH + RIGHT_ROOM - right.cell_len)
        return Text.assemble(left, *inner, right, no_wrap=True)


def letters_of(players: Sequence[str]) -> list[str]:
    """A letter for each pawn: the first of the name that no earlier name has taken."""
    letters: list[str] = []
    for name in players:
        wanted = [letter for letter in f"{name}{ascii_uppercase}".upper() if letter.isalpha()]
        letters.append(next(letter for letter in wanted if letter not in letters))
    return letters


@dataclass(frozen=True)
class CellLook:
    """How the cards of a square look to a reader."""

    numbers: Mapping[str | None, int | None]
    """The number to type for each card, if there is one."""
    line: str | None
    """The line in reach."""
    is_asked: bool
    """Whether it is in the reader's reach, and not in somebody else's."""

    def cell_text(self, cell: int, card: str | None, card_text: CardText) -> Text:
        """A card: with the number to type, in brackets if somebody else reaches it, or a gap."""
        if card is None:
            return centred(Text("·", DIM_STYLE), CELL_WIDTH)
        number = self.numbers[card]
        is_reached = self.line in lines_of(cell)
        before, after = "", ""
        if number is not None:
            before = f"{number}:"
        elif is_reached and not self.is_asked:
            before, after = "[", "]"
        text = Text.assemble(before.rjust(self.before_card), card_text(card), after)
        if number is not None and is_reached:
            text.stylize("bold")
        text.pad_right(CELL_WIDTH - text.cell_len)
        return text

    @property
    def before_card(self) -> int:
        """The room before every card, so that those of a column stand below each other."""
        longest = max(len(str(number or "")) for number in self.numbers.values())
        return max(longest + 1, BEFORE_CARD)


def centred(text: Text, width: int) -> Text:
    """A text in the middle of some room."""
    room = max(width - text.cell_len, 0)
    padded = text.copy()
    padded.pad_left(room // 2)
    padded.pad_right(room - room // 2)
    return padded


def room_beside(width: int) -> int:
    """How wide a line beside the square may be; all of it where the seats stand below."""
    room = width - SQUARE_WIDTH - COLUMN_GAP
    return room if room >= LEAST_BESIDE else width


def with_seats(
    square: Sequence[Text], seats: Sequence[Sequence[Text]], more: Sequence[Text], width: int
) -> list[Text]:
    """The square with the seats beside it, or below where there is no room; none is too wide."""
    if room_beside(width) == width:
        joined = [Text.assemble(first, second.plain[1:]) for first, second in seats]
        lines = [*square, *joined, *more]
    else:
        right = [line for lines in seats for line in lines] + [*more]
        lines = []
        for index, line in enumerate(square):
            whole = line.copy()
            whole.pad_right(SQUARE_WIDTH + COLUMN_GAP - whole.cell_len)
            lines.append(whole.append_text(right[index]) if index < len(right) else whole)
    return [cut(line, width) for line in lines]


def cut(line: Text, width: int) -> Text:
    """A line without what goes beyond some width."""
    line.truncate(width, overflow="ellipsis")
    return line


def title_line(title: str, words: Words, lines: Mapping[str, int], width: int) -> Text:
    """The name of the game and its piles, and at the right the lines about to run empty."""
    thin = thin_lines(words, lines, width - len(title) - 2)
    return cut(both_ends(title, thin, width) if thin else Text(title, LABEL_STYLE), width)


def thin_lines(words: Words, left: Mapping[str, int], room: int) -> str:
    """The lines that are about to run empty with their cards, the nearest to it first."""
    thin = [
        words.format("kettle-thin-line", line=words.format("line", line=line), cards=cards)
        for line, cards in sorted(left.items(), key=lambda line: line[1])
        if 0 < cards <= FEW_CARDS
    ]
    for shown in range(len(thin), 0, -1):
        more = ["…"] if shown < len(thin) else []
        joined = words.format("list-join").join([*thin[:shown], *more])
        text = words.format("kettle-thin", lines=joined)
        if len(text) <= room:
            return text
    return ""


def card_of(card: str, colour: str, words: Words) -> Text:
    """A card in two letters and its value, in its colour."""
    ingredient, _, value = card.rpartition("-")
    return Text(f"{words.format('mark', ingredient=ingredient)}{value}", STYLES[colour])
