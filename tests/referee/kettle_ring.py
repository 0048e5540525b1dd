"""An independent walker of the ring of Kupferkessel Co. and Glastonbury.

It shares no code with the games and holds no tables: a pawn walks around the outside of a square of
six by six cells, one border cell after the other, and looks across the square from where it stands.
Numbers such as (G3) and (K-c) are those of the rulings, (1.1) is their section on the layout.

A cell is (row, column), both 0 to 5, (0, 0) top left. A stop is the number of clockwise steps from
the top left corner: the pawn at stop 0 stands beside (0, 0), the pawn at stop 1 beside (0, 1).
"""

from __future__ import annotations

from collections.abc import Collection

Cell = tuple[int, int]
Line = tuple[Cell, ...]

FIRST = 0
LAST = 5


# --- the square --------------------------------------------------------------------------------


def is_inside(cell: Cell) -> bool:
    row, column = cell
    return FIRST <= row <= LAST and FIRST <= column <= LAST


def is_corner(cell: Cell) -> bool:
    """The four corners hold Corner cards, which nobody takes (1.1)."""
    row, column = cell
    return row in (FIRST, LAST) and column in (FIRST, LAST)


def card_cells() -> list[Cell]:
    """The 32 cells that hold cards to take, in reading order (1.1)."""
    square = [(row, column) for row in range(LAST + 1) for column in range(LAST + 1)]
    return [cell for cell in square if not is_corner(cell)]


# --- the ring around it ------------------------------------------------------------------------


def next_clockwise(cell: Cell) -> Cell:
    """The border cell a pawn is beside after one more step, clockwise (K-b)."""
    row, column = cell
    if not is_inside(cell):
        raise ValueError(f"no such cell: {cell}")
    if row == FIRST and column < LAST:
        return (row, column + 1)  # along the top, to the right
    if column == LAST and row < LAST:
        return (row + 1, column)  # along the right side, downwards
    if row == LAST and column > FIRST:
        return (row, column - 1)  # along the bottom, to the left
    if column == FIRST and row > FIRST:
        return (row - 1, column)  # along the left side, upwards
    raise ValueError(f"no pawn walks beside {cell}: it is no border cell")


def ring() -> list[Cell]:
    """The border cells in walking order; the place in this list is the number of the stop."""
    cells = [(FIRST, FIRST)]
    while next_clockwise(cells[-1]) != cells[0]:
        cells.append(next_clockwise(cells[-1]))
    return cells


def beside(stop: int) -> Cell:
    """The border cell beside which a pawn at this stop stands."""
    cells = ring()
    if not 0 <= stop < len(cells):
        raise ValueError(f"no such stop: {stop}")
    return cells[stop]


def stop_beside(cell: Cell) -> int:
    """The stop beside this border cell."""
    cells = ring()
    if cell not in cells:
        raise ValueError(f"no pawn walks beside {cell}: it is no border cell")
    return cells.index(cell)


def is_corner_stop(stop: int) -> bool:
    """Does a pawn here stand beside a Corner card, with nothing to take?"""
    return is_corner(beside(stop))


def corner_stops() -> list[int]:
    return [stop for stop in range(len(ring())) if is_corner_stop(stop)]


# --- walking -----------------------------------------------------------------------------------


def walk_sharing(stop: int, steps: int) -> int:
    """Where a pawn of Glastonbury comes to stand: pawns may share a stop; 0 steps stay (G23)."""
    if steps < 0:
        raise ValueError(f"nobody walks {steps} steps")
    cell = beside(stop)
    for _ in range(steps):
        cell = next_clockwise(cell)
    return stop_beside(cell)


def walk_skipping(stop: int, steps: int, others: Collection[int]) -> int:
    """Where a pawn of Kupferkessel Co. comes to stand (K-c).

    A stop with another pawn does not exist for the mover: it is skipped without being counted,
    also as the last step, also beside a corner, also two in a row.
    """
    if steps < 1:
        raise ValueError(f"nobody walks {steps} steps")
    if stop in others:
        raise ValueError(f"two pawns at stop {stop}")
    occupied = [beside(other) for other in others]
    cell = beside(stop)
    for _ in range(steps):
        cell = next_clockwise(cell)
        while cell in occupied:
            cell = next_clockwise(cell)
    return stop_beside(cell)


# --- what a pawn faces -------------------------------------------------------------------------


def line(stop: int) -> Line:
    """The six cells a pawn at this stop may take from, nearest first; none at a corner (1.1, G1).

    From the top and from the bottom the pawn looks along a column, from the sides along a row.
    """
    cell = beside(stop)
    if is_corner(cell):
        return ()
    row, column = cell
    if row == FIRST:
        down, right = 1, 0
    elif row == LAST:
        down, right = -1, 0
    elif column == FIRST:
        down, right = 0, 1
    else:
        down, right = 0, -1
    seen = []
    while is_inside((row, column)):
        seen.append((row, column))
        row, column = row + down, column + right
    return tuple(seen)


def lines() -> set[frozenset[Cell]]:
    """The eight lines: whatever a pawn can face from anywhere. Outer rows are none of them (G2)."""
    return {frozenset(line(stop)) for stop in range(len(ring())) if not is_corner_stop(stop)}


def lines_through(cell: Cell) -> set[frozenset[Cell]]:
    """The lines on which this cell lies: two for an inner cell, one for a border cell (1.1)."""
    return {cells for cells in lines() if cell in cells}


def takeable(stop: int, filled: Collection[Cell]) -> set[Cell]:
    """The cells with a card on the line that a pawn at this stop faces."""
    return {cell for cell in line(stop) if cell in filled}


# --- the end -----------------------------------------------------------------------------------


def empty_lines(filled: Collection[Cell]) -> set[frozenset[Cell]]:
    """The lines without any card, if these cells hold one."""
    return {cells for cells in lines() if not any(cell in filled for cell in cells)}


def ends(filled: Collection[Cell], taken: Cell) -> bool:
    """Does the match end when this card is taken, before any refill (G3, G8, K-p)?

    ``filled`` are the cells with a card before it is taken, so the taken one is among them. Any of
    the eight lines will do, also one that the pawn does not face (G4); two at once are one end
    (G5). An empty strip of four cards between two corners is no line (G2).
    """
    if taken not in filled:
        raise ValueError(f"no card lies at {taken}")
    return bool(empty_lines([cell for cell in filled if cell != taken]))
