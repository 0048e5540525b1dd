"""10.4  Crow skulls, set 4: points on a ruby space."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import brewing, costs, evaluated, on_sale

BOOKS = {"blue": 4}
RUBY_SPACES = [5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]


@for_each(("chip", "price"), [("blue-1", 5), ("blue-2", 10), ("blue-4", 19)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    """Q46: not the 20 coins of another printing."""
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("blue-2", turn=1, books=BOOKS)
    assert not on_sale("blue-2", turn=1, books=BOOKS, supply={"blue-2": 0})


@for_each("value", [1, 2, 4])
@pytest.mark.rules("10.4", "8.10", "8.11")
def test_it_brings_as_many_points_as_its_value_at_once(value: int) -> None:
    table = brewing(f"blue-{value}", 5 - value, books=BOOKS)
    assert table.pot(0) == {5: f"blue-{value}"}
    assert table.points(0) == value
    assert table.rubies(0) == 1
    assert table.asked(0) == "brew"


@pytest.mark.rules("10.4", "1.3")
def test_it_does_so_on_every_ruby_space_and_on_no_other() -> None:
    tables = {space: brewing("blue-1", space - 1, books=BOOKS) for space in range(1, 53)}
    assert [space for space, table in tables.items() if table.points(0) == 1] == RUBY_SPACES
    assert [table.points(0) for table in tables.values()].count(0) == 52 - len(RUBY_SPACES)


@pytest.mark.rules("10.4")
def test_each_crow_skull_brings_its_own() -> None:
    table = brewing("blue-1 blue-4", 4, books=BOOKS)
    assert table.pot(0) == {5: "blue-1", 9: "blue-4"}
    assert table.points(0) == 5


@for_each("chip", ["white-1", "orange-1", "green-1", "red-1", "yellow-1"])
@pytest.mark.rules("10.4")
def test_no_other_chip_brings_points(chip: str) -> None:
    assert brewing(chip, 4, books=BOOKS).points(0) == 0


@pytest.mark.rules("10.4", "8.9", "17.3")
def test_they_are_kept_by_a_player_who_explodes_and_takes_the_coins() -> None:
    table = evaluated("blue-1 white-3*2 white-2", 4, books=BOOKS)
    table.does("coins")
    assert table.points(0) == 1


@pytest.mark.rules("10.4", "17.2")
def test_the_points_of_the_scoring_space_come_on_top() -> None:
    table = evaluated("blue-2", 3, books=BOOKS)
    assert table.space(0) == 6
    assert table.points(0) == 2 + 1


@pytest.mark.rules("10.4", "8.5", "17.2")
def test_on_the_last_space_it_still_brings_points() -> None:
    """Q4."""
    table = brewing("blue-4", 50, books=BOOKS)
    assert table.pot(0) == {52: "blue-4"}
    assert table.points(0) == 4
    table.all_stop()
    assert table.points(0) == 4 + 1 + 15, "the die and the spoon"


@pytest.mark.rules("10.4", "7.1")
def test_points_gained_while_brewing_move_no_rat_stone() -> None:
    table = brewing("blue-4", 0, droplets=[1, 0], points=[8, 8], books=BOOKS)
    assert table.points(0) == 12
    assert [table.tails(seat) for seat in (0, 1)] == [0, 0]
