"""16.3  Ghost's breath, set 3: points by the printed numbers."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.ids import Cause
from tests.cases import for_each
from tests.games.quacks.books.pages import costs, evaluated, first_turn_on_sale, on_sale
from tests.games.quacks.table import Table

BOOKS = {"purple": 3}


def ghost_points(table: Table) -> int:
    """What the purple chips of seat 0 have just brought."""
    gained = [row for row in table.heard("gained-points") if row[1] == 0]
    return sum(int(row[2]) for row in gained if row[3] == Cause.PURPLE)


@pytest.mark.rules("1.6", "1.7", "17.4")
def test_the_price() -> None:
    assert costs("purple-1", 10, BOOKS)


@pytest.mark.rules("3.3", "17.5", "1.9")
def test_they_are_on_sale_from_turn_3_on_until_they_are_sold_out() -> None:
    assert first_turn_on_sale("purple-1", BOOKS) == 3
    assert not on_sale("purple-1", books=BOOKS, supply={"purple-1": 0})


@for_each(
    ("space", "points"),
    [(1, 0), (9, 0), (10, 1), (20, 1), (24, 1), (25, 2), (30, 2), (44, 2), (45, 3), (52, 3)],
)
@pytest.mark.rules("16.3", "1.3", "8.10")
def test_the_printed_number_of_the_space_counts(space: int, points: int) -> None:
    """Q34: space 24 shows a 19, space 25 a 20, space 44 a 29, space 45 a 30."""
    table = evaluated("purple-1", space - 1, books=BOOKS)
    assert table.pot(0) == {space: "purple-1"}
    assert ghost_points(table) == points


@for_each(("space", "points"), [(9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3), (52, 3)])
@pytest.mark.rules("16.3")
def test_with_the_option_the_spaces_are_counted(space: int, points: int) -> None:
    """Q34."""
    options = {"ghosts_count_spaces": 1}
    table = evaluated("purple-1", space - 1, books=BOOKS, options=options)
    assert ghost_points(table) == points


@pytest.mark.rules("16.3", "17.2")
def test_each_purple_chip_brings_its_own() -> None:
    table = evaluated("purple-1*3 orange-1 purple-1", 8, books=BOOKS)
    assert list(table.pot(0)) == [9, 10, 11, 12, 13]
    assert ghost_points(table) == 0 + 1 + 1 + 1
    assert table.points(0) == 3 + 3, "space 14 pays 3 points"


@pytest.mark.rules("16.3", "8.11")
def test_nobody_is_asked_and_the_chips_stay() -> None:
    table = evaluated("purple-1*2", 10, books=BOOKS)
    assert table.phase == "shopping"
    assert table.pot(0) == {11: "purple-1", 12: "purple-1"}


@pytest.mark.rules("16.3", "8.9")
def test_who_exploded_takes_part() -> None:
    table = evaluated("purple-1 white-3*2 white-2", 9, books=BOOKS)
    assert table.exploded(0)
    assert table.points(0) == 1
