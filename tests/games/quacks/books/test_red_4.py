"""11.4  Toadstools, set 4: after them white 1-chips move two spaces."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import brewing, costs, on_sale, table_with
from tests.games.quacks.names import chips

BOOKS = {"red": 4}
OFFERED = {"movement_offered": 1}


@for_each(("chip", "price"), [("red-1", 7), ("red-2", 11), ("red-4", 17)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("red-1", turn=1, books=BOOKS)
    assert not on_sale("red-1", turn=1, books=BOOKS, supply={"red-1": 0})


@pytest.mark.rules("11.4", "8.11")
def test_a_white_1_moves_two_spaces_once_a_red_chip_is_in_the_pot() -> None:
    table = brewing("white-1 red-1 white-1 orange-1 white-1", books=BOOKS)
    assert table.pot(0) == {1: "white-1", 2: "red-1", 4: "white-1", 5: "orange-1", 7: "white-1"}


@for_each("value", [1, 2, 4])
@pytest.mark.rules("11.4")
def test_its_value_does_not_matter(value: int) -> None:
    table = brewing(f"red-{value} white-1", books=BOOKS)
    assert table.pot(0) == {value: f"red-{value}", value + 2: "white-1"}


@pytest.mark.rules("11.4")
def test_further_red_chips_add_nothing() -> None:
    table = brewing("red-1 red-2 red-4 white-1", books=BOOKS)
    assert table.pot(0) == {1: "red-1", 3: "red-2", 7: "red-4", 9: "white-1"}


@pytest.mark.rules("11.4")
def test_other_white_chips_and_other_1_chips_move_as_always() -> None:
    table = brewing("red-1 white-2 white-3 orange-1 green-1", books=BOOKS)
    assert list(table.pot(0)) == [1, 3, 6, 7, 8]


@pytest.mark.rules("11.4", "8.6")
def test_for_an_explosion_a_white_1_still_counts_one() -> None:
    table = brewing("white-3*2 red-1 white-1", books=BOOKS)
    assert table.white(0) == 7
    assert table.pot(0)[9] == "white-1"
    assert table.asked(0) == "brew"
    table.draws(0, "white-1")
    assert table.exploded(0)
    assert table.heard("exploded") == [("exploded", 0, 8, 7, 0, 0)]
    assert table.pot(0)[11] == "white-1"


@pytest.mark.rules("11.4", "8.12")
def test_the_flask_takes_both_spaces_back() -> None:
    table = brewing("red-1 white-1", books=BOOKS, bags={0: "red-1 white-1*2 orange-1"})
    table.does("flask")
    assert table.space(0) == 2
    table.draws(0, "orange-1")
    assert table.pot(0) == {1: "red-1", 2: "orange-1"}


@pytest.mark.rules("11.4", "10.1")
def test_through_a_crow_skull_it_is_the_same() -> None:
    table = table_with("red-1 blue-1 white-1*2", books={"red": 4, "blue": 1})
    table.draws(0, "red-1")
    table.draws(0, "blue-1", then="white-1")
    table.does("pick white-1")
    assert table.pot(0) == {1: "red-1", 2: "blue-1", 4: "white-1"}


@pytest.mark.rules("11.4", "10.1")
def test_a_red_chip_that_is_only_looked_at_does_nothing() -> None:
    table = table_with("red-1 blue-1 white-1*2", books={"red": 4, "blue": 1})
    table.draws(0, "blue-1", then="red-1")
    table.does("nothing")
    table.draws(0, "white-1")
    assert table.pot(0) == {1: "blue-1", 2: "white-1"}


@pytest.mark.rules("11.4", "8.5")
def test_the_further_movement_can_fill_the_pot() -> None:
    table = brewing("red-1 white-1", 49, books=BOOKS)
    assert table.pot(0) == {50: "red-1", 52: "white-1"}
    assert not table.brewing(0)


@pytest.mark.parametrize(("answer", "space"), [("further", 3), ("plainly", 2)])
@pytest.mark.rules("11.4", "8.11")
def test_with_movement_offered_the_player_is_asked_for_the_white_chip(
    answer: str, space: int
) -> None:
    """Q7."""
    table = brewing("red-1 white-1", books=BOOKS, options=OFFERED)
    assert table.asked(0) == "further"
    assert table.tray(0) == chips("white-1")
    table.does(answer)
    assert table.pot(0) == {1: "red-1", space: "white-1"}


@pytest.mark.parametrize(("answer", "space"), [("further", 10), ("plainly", 9)])
@pytest.mark.rules("11.4", "8.6", "8.11")
def test_with_movement_offered_it_explodes_only_when_it_is_placed(answer: str, space: int) -> None:
    table = brewing("white-3*2 white-1 red-1 white-1", books=BOOKS, options=OFFERED)
    assert not table.exploded(0)
    table.does(answer)
    assert table.exploded(0)
    assert table.space(0) == space + 1
