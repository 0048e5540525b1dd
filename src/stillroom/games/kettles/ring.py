"""The ring of the kettle games: a square of cards, its eight lines, and twenty stops around it.

The square has six rows and six columns. Its four corner cells hold corner cards; the other 32 cells
are numbered in reading order. A pawn walks clockwise outside the square. At a stop it faces a line,
the six cells of a row or a column that it can see along; at a corner it faces nothing.
"""

from __future__ import annotations

from stillroom.kernel.fields import INT32_MAX, row
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule

CELLS = 32
LINES = 8
CELLS_OF_A_LINE = 6
STOPS = 20
GAP = 0
"""What a cell holds from which a card was taken; a card is its number and one more."""
NO_LINE = -1
"""What a pawn at a corner faces."""
NOWHERE = -1
"""The cell of a card that does not lie in the square."""

LINE_AT = (
    *(NO_LINE, 0, 1, 2, 3),
    *(NO_LINE, 4, 5, 6, 7),
    *(NO_LINE, 3, 2, 1, 0),
    *(NO_LINE, 7, 6, 5, 4),
)
"""The line that each stop faces, clockwise from the corner at the top left: lines 0 to 3 are the
columns 1 to 4, lines 4 to 7 the rows 1 to 4."""

CELLS_OF_LINES = (
    *(0, 5, 11, 17, 23, 28),
    *(1, 6, 12, 18, 24, 29),
    *(2, 7, 13, 19, 25, 30),
    *(3, 8, 14, 20, 26, 31),
    *(4, 5, 6, 7, 8, 9),
    *(10, 11, 12, 13, 14, 15),
    *(16, 17, 18, 19, 20, 21),
    *(22, 23, 24, 25, 26, 27),
)
"""The cells of each line, six a line, from the top down and from the left to the right."""


COLUMN_OF_CELLS = tuple(
    next((line for line in range(4) if cell in CELLS_OF_LINES[line * 6 : line * 6 + 6]), NO_LINE)
    for cell in range(CELLS)
)
ROW_OF_CELLS = tuple(
    next((line for line in range(4, 8) if cell in CELLS_OF_LINES[line * 6 : line * 6 + 6]), NO_LINE)
    for cell in range(CELLS)
)
"""The column and the row on which each cell lies; at the border there is only one of them."""


class Square(Record):
    """The cards that lie face up."""

    cells: list[int] = row(CELLS, INT32_MAX)
    """For each cell the number of its card and one more, or 0 for a gap."""


@rule
def is_corner(stop: int) -> bool:
    """Whether a pawn at this stop faces no line."""
    return LINE_AT[stop] == NO_LINE


@rule
def next_stop(stop: int) -> int:
    """The next stop clockwise."""
    return (stop + 1) % STOPS


@rule
def cell_of_line(line: int, place: int) -> int:
    """The cell at a place of a line, counted from 0."""
    return CELLS_OF_LINES[line * CELLS_OF_A_LINE + place]


@rule
def is_on_line(cell: int, line: int) -> bool:
    """Whether a cell lies on a line; nowhere is on none, and a corner faces none."""
    if cell == NOWHERE or line == NO_LINE:
        return False
    return line in (COLUMN_OF_CELLS[cell], ROW_OF_CELLS[cell])


@rule
def cards_on_line(square: Square, line: int) -> int:
    """How many cards a line has left."""
    cards = 0
    for place in range(CELLS_OF_A_LINE):
        if square.cells[cell_of_line(line, place)] != GAP:
            cards += 1
    return cards


@rule
def empties_a_line(square: Square, cell: int) -> bool:
    """Whether taking the card of a cell takes the last card of a row or of a column."""
    column, row = COLUMN_OF_CELLS[cell], ROW_OF_CELLS[cell]
    if column != NO_LINE and cards_on_line(square, column) == 1:
        return True
    return row != NO_LINE and cards_on_line(square, row) == 1


@rule
def cell_of_card(square: Square, card: int) -> int:
    """The cell in which a card lies, or NOWHERE."""
    for cell in range(CELLS):
        if square.cells[cell] == card + 1:
            return cell
    return NOWHERE


@rule
def lay(square: Square, cell: int, card: int) -> None:
    """A card comes into a gap."""
    assert square.cells[cell] == GAP, "a card is laid into a gap"
    square.cells[cell] = card + 1


@rule
def lift(square: Square, cell: int) -> int:
    """The card of a cell is taken away and leaves a gap."""
    assert square.cells[cell] != GAP, "a gap has no card"
    card = square.cells[cell] - 1
    square.cells[cell] = GAP
    return card
