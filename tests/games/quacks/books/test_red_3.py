"""11.3  Toadstools, set 3: after a white chip they move further by its value."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import brewing, costs, on_sale, table_with
from tests.games.quacks.names import chips

BOOKS = {"red": 3}
OFFERED = {"movement_offered": 1}


@for_each(("chip", "price"), [("red-1", 5), ("red-2", 9), ("red-4", 15)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("red-4", turn=1, books=BOOKS)
    assert not on_sale("red-4", turn=1, books=BOOKS, supply={"red-4": 0})


@pytest.mark.rules("11.3")
def test_a_red_1_directly_after_a_white_2_moves_three_spaces_as_in_the_almanac() -> None:
    assert brewing("white-2 red-1", books=BOOKS).pot(0) == {2: "white-2", 5: "red-1"}


@for_each("red", [1, 2, 4])
@for_each("white", [1, 2, 3])
@pytest.mark.rules("11.3", "8.10", "8.11")
def test_it_moves_further_by_the_value_of_the_white_chip(white: int, red: int) -> None:
    table = brewing(f"orange-1 white-{white} red-{red}", books=BOOKS)
    assert table.pot(0) == {
        1: "orange-1",
        1 + white: f"white-{white}",
        1 + 2 * white + red: f"red-{red}",
    }


@pytest.mark.rules("11.3", "8.2")
def test_as_the_first_chip_it_moves_its_value() -> None:
    assert brewing("red-2", books=BOOKS).pot(0) == {2: "red-2"}


@for_each("chip", ["orange-1", "green-1", "yellow-1", "black-1", "purple-1"])
@pytest.mark.rules("11.3")
def test_after_another_chip_it_moves_its_value(chip: str) -> None:
    table = brewing(f"orange-1 {chip} red-1", books=BOOKS)
    assert table.pot(0) == {1: "orange-1", 2: chip, 3: "red-1"}


@pytest.mark.rules("11.3")
def test_a_white_chip_further_back_does_not_count() -> None:
    table = brewing("white-3 red-1 red-1", books=BOOKS)
    assert table.pot(0) == {3: "white-3", 7: "red-1", 8: "red-1"}


@pytest.mark.rules("11.3", "8.12")
def test_after_a_flask_the_white_chip_that_now_lies_last_counts() -> None:
    """Q16."""
    table = brewing("white-2 white-1", books=BOOKS, bags={0: "white-2 white-1 red-1 orange-1"})
    table.does("flask")
    table.draws(0, "red-1")
    assert table.pot(0) == {2: "white-2", 5: "red-1"}


@pytest.mark.rules("11.3", "8.12")
def test_a_white_chip_that_went_back_does_not_count() -> None:
    table = brewing("orange-1 white-2", books=BOOKS, bags={0: "orange-1 white-2 red-1 white-1"})
    table.does("flask")
    table.draws(0, "red-1")
    assert table.pot(0) == {1: "orange-1", 2: "red-1"}


@pytest.mark.rules("11.3", "10.1")
def test_a_white_chip_placed_through_a_crow_skull_counts() -> None:
    table = table_with("blue-1 white-2 red-1 orange-1", books={"red": 3, "blue": 1})
    table.draws(0, "blue-1", then="white-2")
    table.does("pick white-2")
    table.draws(0, "red-1")
    assert table.pot(0) == {1: "blue-1", 3: "white-2", 6: "red-1"}


@pytest.mark.rules("11.3", "8.5")
def test_the_further_movement_can_fill_the_pot() -> None:
    table = brewing("white-3 red-1", 45, books=BOOKS)
    assert table.pot(0) == {48: "white-3", 52: "red-1"}
    assert not table.brewing(0)


@pytest.mark.parametrize(("answer", "space"), [("further", 7), ("plainly", 4)])
@pytest.mark.rules("11.3", "8.11")
def test_with_movement_offered_the_player_is_asked(answer: str, space: int) -> None:
    """Q7."""
    table = brewing("white-3 red-1", books=BOOKS, options=OFFERED)
    assert table.asked(0) == "further"
    assert table.tray(0) == chips("red-1")
    table.does(answer)
    assert table.pot(0) == {3: "white-3", space: "red-1"}


@pytest.mark.rules("11.3", "8.11", "22.1")
def test_with_movement_offered_nobody_is_asked_without_a_white_chip() -> None:
    assert brewing("orange-1 red-1", books=BOOKS, options=OFFERED).asked(0) == "brew"
