"""The pots of The Quacks of Quedlinburg in a terminal.

A pot is a strip of its spaces: ``W2`` is a chip, ``o`` the droplet, ``r`` the rat stone, ``>`` the
space that pays, and ``*`` a ruby behind the number of a space.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from stillroom.games.quacks import phrases
from stillroom.games.quacks.view import Board, SeatView, spaces
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards import Numbers
from stillroom.tui.lines import DIM_STYLE, LABEL_STYLE, labelled, numbered, shortened

STYLES = {
    "white": "",
    "orange": "dark_orange",
    "green": "green",
    "blue": "blue",
    "red": "red",
    "yellow": "yellow",
    "purple": "magenta",
    "black": "dim",
}
"""Colour is decoration, on light and on dark ground: a chip says its colour in letters."""
SPACES = spaces()
LAST_SPACE = len(SPACES) - 1
RUBY, EMPTY, SCORES = "*", ".", ">"
DROPLET, RAT_STONE = "o", "r"
AHEAD = 4
"""So many spaces are shown after the scoring space: the highest chip moves as far."""
LONGEST_NAME = 12
"""Names before a pot are cut to this."""
GAP = "   "
"""What stands between the parts of a line."""


def chip_text(chip: str, words: Words) -> Text:
    """A chip in the letters of its colour and its value."""
    colour, _, value = chip.partition("-")
    return Text(f"{words.format('quacks-mark', colour=colour)}{value}", STYLES[colour])


def chips_text(chips: Iterable[str], words: Words) -> Text:
    """Some chips side by side."""
    return Text(" ").join(chip_text(chip, words) for chip in chips)


# --- the strip of spaces


def strip_lines(seat: SeatView, words: Words, width: int) -> list[Text]:
    """The spaces from the first that counts to what can be reached, with all that lies there."""
    cell = 1 + max(len(chip_text(chip, words).plain) for chip in ("white-1", "black-1"))
    label = f" {words.format('quacks-space')} "
    capacity = max((width - len(label)) // cell, 1)
    things = things_on(seat, words)
    lines = []
    for row in rows_of(seat, capacity):
        numbers = Text.assemble((label, LABEL_STYLE), *(number_cell(space, cell) for space in row))
        lying = [padded(things.get(space, Text(EMPTY, DIM_STYLE)), cell) for space in row]
        lines += [numbers, Text.assemble(" " * len(label), *lying)]
    return lines


def rows_of(seat: SeatView, capacity: int) -> list[range]:
    """The spaces of each row; what lies ahead begins no row of its own."""
    first, last = first_space(seat), seat.scores.space
    if is_brewing(seat):
        room = capacity - 1 - (last - first) % capacity
        last = min(last + min(AHEAD, room), LAST_SPACE)
    return [
        range(begin, min(begin + capacity, last + 1)) for begin in range(first, last + 1, capacity)
    ]


def first_space(seat: SeatView) -> int:
    """Where the pot begins: at the rat stone, the droplet if it is near, or the first chip."""
    if seat.rat_stone is not None:
        return seat.rat_stone
    if not seat.pot:
        return seat.droplet
    first = seat.pot[0].space
    return seat.droplet if 0 <= first - seat.droplet <= AHEAD else first


def is_brewing(seat: SeatView) -> bool:
    """Whether more chips can come into the pot."""
    return seat.state in ("brewing", "committed")


def number_cell(space: int, cell: int) -> Text:
    """The coins that are printed on a space, by which it is named, and whether it has a ruby."""
    ruby = RUBY if SPACES[space].ruby else ""
    return padded(Text.assemble((str(SPACES[space].coins), DIM_STYLE), ruby), cell)


def padded(text: Text, width: int) -> Text:
    """A text with as much room behind it as its cell has."""
    whole = text.copy()
    whole.pad_right(width - whole.cell_len)
    return whole


def things_on(seat: SeatView, words: Words) -> dict[int, Text]:
    """What stands or lies on each space; a chip hides the droplet below it."""
    things = {seat.droplet: Text(DROPLET)}
    if seat.rat_stone is not None:
        things[seat.rat_stone] = Text(RAT_STONE)
    things[seat.scores.space] = Text(SCORES, "bold")
    return things | {chip.space: chip_text(chip.chip, words) for chip in seat.pot}


# --- what else there is to know of the own pot


def pot_lines(view: View, words: Words, numbers: Numbers, width: int) -> list[Text]:
    """The own pot: its strip, the white sum, what stopping pays, and what lies beside it.

    Before the brew there is no more than the chips that are drawn for a card.
    """
    assert view.seat is not None
    board: Board = view.board
    seat = board.seats[view.seat]
    lines = []
    if board.phase != "fortune":
        lines += strip_lines(seat, words, width)
        lines += flowing([white_text(seat, words), *more_of(seat, words)], width)
    for label, place, chips in (
        ("quacks-aside", "aside", seat.aside),
        ("quacks-tray", "tray", seat.tray),
    ):
        if chips:
            lines += chips_beside(words.format(label), place, chips, words, numbers, width)
    return lines


PLAIN_CHIPS = ("green-1", "green-2", "white-3", "green-4")
"""Chips that no book lets move further than their value."""
WHITE_SAID = {
    "waiting": "quacks-white-stopped",
    "brewing": "quacks-white-room",
    "committed": "quacks-white-room",
    "stopped": "quacks-white-stopped",
    "exploded": "quacks-white-exploded",
}
"""How the white sum is told, by how far the player is with the brew."""


def white_text(seat: SeatView, words: Words) -> Text:
    """The white sum and its limit, as a thermometer and in words."""
    full = min(seat.white, seat.limit)
    over = "!" if seat.white > seat.limit else ""
    gauge = f"[{'#' * full}{over}{EMPTY * (seat.limit - full)}]"
    room = max(seat.limit - seat.white, 0)
    told = words.format(
        WHITE_SAID[seat.state], gauge=gauge, white=seat.white, limit=seat.limit, room=room
    )
    return Text(f" {told}", LABEL_STYLE)


def more_of(seat: SeatView, words: Words) -> list[Text]:
    """How many chips the bag has, what holds for the next chip, and what stopping pays."""
    if not is_brewing(seat):
        return []
    told = [words.format("quacks-bag", chips=seat.bag_size)]
    if seat.doubling:
        told.append(words.format("quacks-doubling"))
    if seat.protection:
        told.append(words.format("quacks-protection", chips=seat.protection))
    if seat.pot:
        pay = words.say(phrases.pay(seat.scores.space))
        told.append(words.format("quacks-stopping-pays", pay=pay))
    if seat.lands:
        told.append(words.format("quacks-next", lands=landing_text(seat.lands, words)))
    return [Text(text) for text in told]


def landing_text(lands: Mapping[str, int], words: Words) -> str:
    """Where the next chip would lie: by its value, and by its name where a bonus moves it on."""
    by_value = {chip_value(chip): lands[chip] for chip in PLAIN_CHIPS}
    told = [f"{value}>{SPACES[space].coins}" for value, space in sorted(by_value.items())]
    told += [
        f"{chip_text(chip, words).plain}>{SPACES[space].coins}"
        for chip, space in lands.items()
        if space != by_value[chip_value(chip)]
    ]
    return "  ".join(told)


def chip_value(chip: str) -> int:
    """The number on a chip."""
    return int(chip[-1])


def flowing(parts: Sequence[Text], width: int) -> list[Text]:
    """Parts side by side, broken between them; later lines are set in."""
    lines = [parts[0]]
    for part in parts[1:]:
        if lines[-1].cell_len + len(GAP) + part.cell_len > width:
            lines.append(Text(" ").append_text(part))
        else:
            lines[-1] = Text.assemble(lines[-1], GAP, part)
    return lines


def chips_beside(
    label: str, place: str, chips: Sequence[str], words: Words, numbers: Numbers, width: int
) -> list[Text]:
    """Chips beside the pot or on the tray, each kind with the number to type for it."""
    shown = []
    for chip in dict.fromkeys(chips):
        text = chip_text(chip, words)
        if chips.count(chip) > 1:
            text.append(f" ×{chips.count(chip)}")
        shown.append(numbered(numbers.get(f"{place} {chip}"), text))
    return labelled(f" {label}", shown, width, len(label) + 2)


# --- other pots


def other_pots(view: View, words: Words, width: int) -> list[Text]:
    """The chips of the other pots in their order, a line for each that has any."""
    board: Board = view.board
    lines = []
    for seat in board.seats:
        if seat.seat != view.seat and seat.pot:
            name = shortened(view.players[seat.seat], LONGEST_NAME)
            line = Text.assemble((f" {name}: ", DIM_STYLE), pot_in_order(seat, words))
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
    return lines


def pot_in_order(seat: SeatView, words: Words) -> Text:
    """The chips of a pot, the first one first, and the space that pays."""
    chips = chips_text((chip.chip for chip in seat.pot), words)
    return chips.append(f" {SCORES}{seat.scores.coins}")
