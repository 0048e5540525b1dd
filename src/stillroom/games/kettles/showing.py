"""What the boards and moves of both kettle games show alike: cells, lines and stops as ids."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import itemgetter

from stillroom.games.kettles import ring
from stillroom.games.kettles.piles import Pile
from stillroom.games.kettles.ring import (
    CELLS,
    CELLS_OF_A_LINE,
    GAP,
    LINE_AT,
    LINES,
    NO_LINE,
    Square,
)

COLUMNS = 4
"""Lines 0 to 3 are columns, 4 to 7 are rows."""


@cache
def line_id(line: int) -> str:
    """The id of a line: ``column-1`` to ``column-4``, ``row-1`` to ``row-4``."""
    return f"column-{line + 1}" if line < COLUMNS else f"row-{line - COLUMNS + 1}"


@cache
def line_at(stop: int) -> str | None:
    """The id of the line that a pawn at a stop faces; None at a corner."""
    return None if LINE_AT[stop] == NO_LINE else line_id(LINE_AT[stop])


CARDS_OF_LINES = {
    line_id(line): itemgetter(*(ring.cell_of_line(line, place) for place in range(CELLS_OF_A_LINE)))
    for line in range(LINES)
}
"""For each line what reads its six cells from all cells at once: boards are made all the time."""


def cards_of(square: Square, name: Callable[[int], str]) -> list[str | None]:
    """The ids of the cards of a square, cell by cell in reading order; None for a gap."""
    return [name(card - 1) if card != GAP else None for card in square.cells]


def cards_left(square: Square) -> dict[str, int]:
    """How many cards each line has left."""
    return {
        line: CELLS_OF_A_LINE - cards(square.cells).count(GAP)
        for line, cards in CARDS_OF_LINES.items()
    }


def pile_size(pile: Pile) -> int:
    """How many cards the pile has, as `piles.size` counts them one by one."""
    return sum(pile.unseen) + pile.under.length


def lines_of(cell: int) -> list[str]:
    """The ids of the one or two lines on which a cell lies."""
    assert 0 <= cell < CELLS, "a cell of the square"
    return [line_id(line) for line in range(LINES) if ring.is_on_line(cell, line)]
