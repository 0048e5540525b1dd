"""10.3  Crow skulls, set 3: a ruby on a ruby space."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import brewing, costs, evaluated, on_sale

BOOKS = {"blue": 3}
RUBY_SPACES = [5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]


@for_each(("chip", "price"), [("blue-1", 4), ("blue-2", 8), ("blue-4", 14)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("blue-2", turn=1, books=BOOKS)
    assert not on_sale("blue-2", turn=1, books=BOOKS, supply={"blue-2": 0})


@for_each(("chip", "droplet"), [("blue-1", 4), ("blue-2", 3), ("blue-4", 1)])
@pytest.mark.rules("10.3", "8.10", "8.11")
def test_it_brings_one_ruby_at_once_whatever_its_value(chip: str, droplet: int) -> None:
    table = brewing(chip, droplet, books=BOOKS)
    assert table.pot(0) == {5: chip}
    assert table.rubies(0) == 2
    assert table.asked(0) == "brew"


@pytest.mark.rules("10.3", "1.3")
def test_it_does_so_on_every_ruby_space_and_on_no_other() -> None:
    tables = {space: brewing("blue-1", space - 1, books=BOOKS) for space in range(1, 53)}
    assert [space for space, table in tables.items() if table.rubies(0) == 2] == RUBY_SPACES
    assert [table.rubies(0) for table in tables.values()].count(1) == 52 - len(RUBY_SPACES)


@pytest.mark.rules("10.3")
def test_each_crow_skull_brings_its_own() -> None:
    table = brewing("blue-1 blue-4", 4, books=BOOKS)
    assert table.pot(0) == {5: "blue-1", 9: "blue-4"}
    assert table.rubies(0) == 3


@for_each("chip", ["white-1", "orange-1", "green-1", "red-1", "yellow-1"])
@pytest.mark.rules("10.3")
def test_no_other_chip_brings_a_ruby(chip: str) -> None:
    assert brewing(chip, 4, books=BOOKS).rubies(0) == 1


@pytest.mark.rules("10.3", "8.9")
def test_it_is_kept_when_the_pot_explodes() -> None:
    table = brewing("blue-1 white-3*2 white-2", 4, books=BOOKS)
    assert table.exploded(0)
    assert table.rubies(0) == 2


@pytest.mark.rules("10.3", "17.1")
def test_a_ruby_on_the_scoring_space_is_gained_only_in_evaluation_c() -> None:
    table = evaluated("blue-1", 3, books=BOOKS)
    assert table.space(0) == 5
    assert table.heard("gained-rubies")[0][:3] == ("gained-rubies", 0, 1)
    assert table.rubies(0) == 2


@pytest.mark.rules("10.3", "8.5", "17.1")
def test_on_the_last_space_it_still_brings_a_ruby_and_the_spoon_none() -> None:
    """Q4."""
    table = brewing("blue-4", 50, books=BOOKS)
    assert table.pot(0) == {52: "blue-4"}
    assert not table.brewing(0)
    assert table.rubies(0) == 2
    table.all_stop()
    assert table.space(0) == 53
    assert table.rubies(0) == 2


@pytest.mark.rules("10.3", "1.8")
def test_with_twenty_rubies_there_may_be_none_left() -> None:
    options = {"twenty_rubies": 1}
    assert brewing("blue-1", 4, books=BOOKS, rubies=[10, 10], options=options).rubies(0) == 10
    assert brewing("blue-1", 4, books=BOOKS, rubies=[10, 9], options=options).rubies(0) == 11


@pytest.mark.rules("10.3")
def test_nothing_is_looked_at_and_nothing_protected() -> None:
    table = brewing("white-3*2 blue-4 white-2", books=BOOKS)
    assert table.heard("exploded") == [("exploded", 0, 8, 7, 0, 0)]
