"""The ring and the sets of the kettle games, held against referees that count on a grid."""

from __future__ import annotations

import random

from stillroom.games.kettles import ring, sets
from stillroom.games.kettles.ring import CELLS, GAP, LINES, NO_LINE, STOPS, Square
from tests.cases import for_each
from tests.referee import kettle_ring as referee
from tests.referee import kupferkessel


def cell_at(number: int) -> referee.Cell:
    """A cell by its number, as the referee counts rows and columns."""
    return referee.card_cells()[number]


def filled(numbers: list[int]) -> Square:
    """A square with cards in some cells."""
    square = Square()
    for number in numbers:
        square.cells[number] = number + 1
    return square


@for_each("stop", range(STOPS))
def test_every_stop_faces_the_line_that_a_pawn_there_sees(stop: int) -> None:
    seen = {cell_at(cell) for cell in range(CELLS) if on_the_line_at(cell, stop)}
    assert seen == set(referee.line(stop))
    assert ring.is_corner(stop) == referee.is_corner_stop(stop)
    assert ring.next_stop(stop) == referee.walk_sharing(stop, 1)


def on_the_line_at(cell: int, stop: int) -> bool:
    line = ring.LINE_AT[stop]
    return line != NO_LINE and ring.is_on_line(cell, line)


def test_there_are_eight_lines_of_six_cells_and_each_is_faced_from_both_ends() -> None:
    lines = {
        frozenset(cell_at(ring.cell_of_line(line, place)) for place in range(6))
        for line in range(LINES)
    }
    assert lines == set(referee.lines())
    assert all(ring.LINE_AT.count(line) == 2 for line in range(LINES))


def without_empty_lines(chooser: random.Random) -> list[int]:
    """Cells with cards late in a match: before its end no line is empty."""
    numbers = list(range(CELLS))
    chooser.shuffle(numbers)
    for number in chooser.sample(numbers, chooser.randint(10, CELLS)):
        if not ring.empties_a_line(filled(numbers), number):
            numbers.remove(number)
    return numbers


def test_a_card_ends_the_match_exactly_when_the_referee_says_so() -> None:
    chooser = random.Random(5)
    ended = 0
    for _ in range(400):
        numbers = without_empty_lines(chooser)
        square = filled(numbers)
        cells = {cell_at(number) for number in numbers}
        for line in range(LINES):
            there = [cell for cell in numbers if ring.is_on_line(cell, line)]
            assert ring.cards_on_line(square, line) == len(there)
        taken = chooser.choice(numbers)
        assert ring.empties_a_line(square, taken) == referee.ends(cells, cell_at(taken))
        ended += ring.empties_a_line(square, taken)
    assert 50 < ended < 350, "some take the last card of a line and some do not"


def test_a_card_is_found_in_its_cell_and_a_gap_holds_none() -> None:
    square = filled([3, 30])
    assert ring.cell_of_card(square, 30) == 30
    assert ring.cell_of_card(square, 4) == -1
    assert square.cells[4] == GAP


@for_each("values", [[1], [4], [1, 2], [2, 3, 4], [1, 2, 4], [1, 2, 3, 4]])
@for_each("colour", ["white", "black"])
def test_a_set_is_worth_what_the_referee_counts(values: list[int], colour: str) -> None:
    cauldron = [f"cat-hair-{value}" for value in values]
    points = sets.points_of_set(len(values), sum(values), int(colour == "white"))
    assert points == kupferkessel.set_points(cauldron, "cat-hair", colour)


def test_no_cards_are_worth_nothing() -> None:
    assert sets.points_of_set(0, 0, 1) == 0
