"""The players of The Quacks of Quedlinburg in a terminal: as a table, and in full."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from stillroom.games.messages import Message
from stillroom.games.quacks import phrases
from stillroom.games.quacks.names import CHIP_OF
from stillroom.games.quacks.view import Board, SeatView, glasses
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards.quacks_pots import RUBY, SPACES, pot_in_order
from stillroom.tui.lines import DIM_STYLE, shortened

LEAST_NAME = 8
"""Names in the table are never cut to less."""
LONGEST_NAME = 40
"""Names are cut nowhere else."""
MARGIN = 2
"""The room for the sign before whoever is waited for."""
STATES = ("brewing", "committed", "stopped", "exploded")
"""How far somebody can be with the brew."""
LAST_GLASS = len(glasses())
"""Glasses are counted from 1."""


@dataclass(frozen=True)
class Column:
    """A column of the table."""

    head: str
    cells: list[str]
    room: int = 0
    """The least room for its cells, so that the table does not change all the time."""
    is_words: bool = False

    @property
    def width(self) -> int:
        """How much room it has."""
        return max(self.room, *map(len, [self.head, *self.cells]))

    def text(self, cell: str) -> str:
        """A cell at the left or at the right of its room, and a gap before it."""
        return " " + (cell.ljust(self.width) if self.is_words else cell.rjust(self.width))


def table(view: View, words: Words, width: int) -> list[Text]:
    """A line of heads, and a line for each seat."""
    board: Board = view.board
    columns = columns_of(board, words)
    room = width - MARGIN - sum(1 + column.width for column in columns)
    names = names_of(view, words, max(room, LEAST_NAME))
    longest = max(map(len, names))
    heads = "".join(column.text(column.head) for column in columns)
    lines = [Text(" " * (MARGIN + longest) + heads, DIM_STYLE)]
    for seat, name in zip(board.seats, names, strict=True):
        sign = "> " if seat.seat in view.waiting else "  "
        cells = "".join(column.text(column.cells[seat.seat]) for column in columns)
        line = Text.assemble((sign, "bold"), name.ljust(longest), cells)
        if seat.seat == view.seat:
            line.stylize("bold")
        lines.append(line)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def names_of(view: View, words: Words, room: int) -> list[str]:
    """The names of all players, cut to some room; that of the reader says so."""
    sign = len(words.format("quacks-you", name=""))
    return [
        words.format("quacks-you", name=shortened(name, max(room - sign, 1)))
        if seat == view.seat
        else shortened(name, room)
        for seat, name in enumerate(view.players)
    ]


def columns_of(board: Board, words: Words) -> list[Column]:
    """What is told of every seat; before the brew nothing of the pots."""
    seats = board.seats
    points = Column(words.format("quacks-head-points"), [str(seat.points) for seat in seats])
    columns = [points, *(pot_columns(seats, words) if board.phase != "fortune" else ())]
    columns += [
        Column(words.format("quacks-head-rubies"), [str(seat.rubies) for seat in seats]),
        Column(words.format("quacks-head-flask"), [flask_of(seat, words) for seat in seats]),
        Column(words.format("quacks-head-droplet"), [printed(seat.droplet) for seat in seats]),
        Column(words.format("quacks-head-tails"), [str(seat.tails_behind) for seat in seats]),
    ]
    glasses_of = [f"{seat.glass + 1}/{LAST_GLASS}" for seat in seats if seat.glass is not None]
    return columns + [Column(words.format("quacks-head-glass"), glasses_of)] * bool(glasses_of)


def pot_columns(seats: Sequence[SeatView], words: Words) -> list[Column]:
    """How far everybody is with the brew, and what it pays."""
    states = [words.format("quacks-state", state=seat.state) for seat in seats]
    widest = max(len(words.format("quacks-state", state=state)) for state in STATES)
    whites = [f"{seat.white}/{seat.limit}" for seat in seats]
    most = len(words.format("quacks-pays", coins=10, points=10)) + len(f" {RUBY}")
    return [
        Column(words.format("quacks-head-state"), states, widest, is_words=True),
        Column(words.format("quacks-head-white"), whites),
        Column(words.format("quacks-head-space"), [str(seat.scores.coins) for seat in seats]),
        Column(words.format("quacks-head-pays"), [pays(seat, words) for seat in seats], most, True),
    ]


def printed(space: int) -> str:
    """1.3  What is printed on a space, by which it is named."""
    return str(SPACES[space].coins)


def flask_of(seat: SeatView, words: Words) -> str:
    """Whether the flask is full, in a word."""
    return words.format("quacks-flask", full="yes" if seat.flask else "no")


def pays(seat: SeatView, words: Words) -> str:
    """What the scoring space pays, in few letters."""
    paid = words.format("quacks-pays", coins=seat.scores.coins, points=seat.scores.points)
    return f"{paid} {RUBY}" if seat.scores.ruby else paid


# --- in full


def in_full(seat: SeatView, view: View, words: Words) -> list[str]:
    """Everything that is known of a seat, in words."""
    join = words.format("list-join")
    state = words.format("quacks-state", state=seat.state)
    points = words.say(phrases.points(seat.points))
    name = names_of(view, words, LONGEST_NAME)[seat.seat]
    lines = [join.join([name, points, state])]
    lines.append(f"  {join.join(things_of(seat, words))}")
    if seat.pot:
        lines.append(f"  {pot_told(seat, words)}")
    for label, chips in (("quacks-aside", seat.aside), ("quacks-tray", seat.tray)):
        if chips:
            lines.append(f"  {words.format(label)} {named(chips, words)}")
    return lines


def pot_told(seat: SeatView, words: Words) -> str:
    """The chips of a pot, its white sum, and what it pays."""
    return words.format(
        "quacks-pot",
        chips=pot_in_order(seat, words).plain,
        white=seat.white,
        limit=seat.limit,
        pay=words.say(phrases.pay(seat.scores.space)),
    )


def things_of(seat: SeatView, words: Words) -> list[str]:
    """What a seat has beside its pot."""
    told = [
        words.say(phrases.rubies(seat.rubies)),
        words.format("quacks-flask-told", full="yes" if seat.flask else "no"),
        words.format("quacks-droplet-told", space=words.say(phrases.space(seat.droplet))),
        words.say(Message("preview-bag", {"chips": seat.bag_size})),
    ]
    if seat.glass is not None:
        told.append(words.format("quacks-glass-told", glass=seat.glass + 1))
    if seat.tails_behind:
        told.append(words.say(phrases.tails(seat.tails_behind)))
    return told


def tubes_told(words: Words) -> str:
    """What the glasses of the test tubes pay."""
    told = [words.say(phrases.glass(number)) for number in range(1, LAST_GLASS)]
    return words.format("quacks-tubes", glasses=words.format("list-join").join(told))


def named(chips: Sequence[str], words: Words) -> str:
    """The names of some chips, each kind once with its number of copies."""
    told = []
    for chip in dict.fromkeys(chips):
        name = words.say(phrases.chip(CHIP_OF[chip]))
        copies = chips.count(chip)
        told.append(f"{name} ×{copies}" if copies > 1 else name)
    return words.format("list-join").join(told)
