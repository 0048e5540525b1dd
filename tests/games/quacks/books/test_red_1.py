"""11.1  Toadstools, set 1: orange chips in the pot move them further."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import brewing, costs, on_sale, table_with
from tests.games.quacks.names import chips

BOOKS = {"red": 1}
OFFERED = {"movement_offered": 1}


@for_each(("chip", "price"), [("red-1", 6), ("red-2", 10), ("red-4", 16)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("red-2", turn=1, books=BOOKS)
    assert not on_sale("red-2", turn=1, books=BOOKS, supply={"red-2": 0})


@for_each("value", [1, 2, 4])
@for_each(("pumpkins", "further"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 2)])
@pytest.mark.rules("11.1", "8.10", "8.11")
def test_it_moves_further_by_the_orange_chips_in_the_pot(
    pumpkins: int, further: int, value: int
) -> None:
    table = brewing(f"orange-1*{pumpkins} red-{value}", books=BOOKS)
    assert table.pot(0)[pumpkins + value + further] == f"red-{value}"
    assert table.space(0) == pumpkins + value + further + 1


@pytest.mark.rules("11.1")
def test_it_does_not_matter_where_the_orange_chips_lie() -> None:
    table = brewing("orange-1 white-2 red-1", books=BOOKS)
    assert table.pot(0) == {1: "orange-1", 3: "white-2", 5: "red-1"}


@pytest.mark.rules("11.1")
def test_every_toadstool_counts_the_orange_chips_anew() -> None:
    table = brewing("red-1 orange-1 red-1 orange-1*2 red-1", books=BOOKS)
    assert [space for space, chip in table.pot(0).items() if chip == "red-1"] == [1, 4, 9]


@pytest.mark.rules("11.1")
def test_orange_chips_that_come_later_or_stay_in_the_bag_do_not_count() -> None:
    table = table_with("red-1 orange-1*4", books=BOOKS)
    table.brews(0, "red-1 orange-1*3")
    assert table.pot(0) == {1: "red-1", 2: "orange-1", 3: "orange-1", 4: "orange-1"}


@pytest.mark.rules("11.1", "8.2")
def test_orange_chips_of_another_pot_do_not_count() -> None:
    table = table_with("red-1 white-1", books=BOOKS, bags={1: "orange-1*3 white-1"})
    table.brews(1, "orange-1*3")
    table.brews(0, "red-1")
    assert table.pot(0) == {1: "red-1"}


@pytest.mark.rules("11.1", "6.10")
def test_at_the_pumpkin_fair_an_orange_chip_still_counts_as_one() -> None:
    table = brewing("orange-1*2 red-1 orange-1 red-1", books=BOOKS, card="pumpkin-fair")
    assert list(table.pot(0)) == [2, 4, 6, 8, 11]


@pytest.mark.rules("11.1", "10.1")
def test_it_moves_further_through_a_crow_skull_too() -> None:
    table = table_with("orange-1 blue-1 red-2 white-1", books={"red": 1, "blue": 1})
    table.draws(0, "orange-1")
    table.draws(0, "blue-1", then="red-2")
    table.does("pick red-2")
    assert table.pot(0) == {1: "orange-1", 2: "blue-1", 5: "red-2"}


@pytest.mark.rules("11.1", "8.5")
def test_the_further_movement_can_fill_the_pot() -> None:
    table = brewing("orange-1 red-2", 48, books=BOOKS)
    assert table.pot(0) == {49: "orange-1", 52: "red-2"}
    assert not table.brewing(0)


@pytest.mark.parametrize(("answer", "space"), [("further", 6), ("plainly", 4)])
@pytest.mark.rules("11.1", "8.11")
def test_with_movement_offered_the_player_is_asked(answer: str, space: int) -> None:
    """Q7."""
    table = brewing("orange-1*3 red-1", books=BOOKS, options=OFFERED)
    assert table.asked(0) == "further"
    assert table.tray(0) == chips("red-1")
    assert table.open_to(0) == {"further", "plainly"}
    table.does(answer)
    assert table.pot(0)[space] == "red-1"
    assert table.asked(0) == "brew"


@pytest.mark.rules("11.1", "8.11", "22.1")
def test_with_movement_offered_nobody_is_asked_where_nothing_is_to_gain() -> None:
    table = brewing("red-4", books=BOOKS, options=OFFERED)
    assert table.asked(0) == "brew"
    assert table.pot(0) == {4: "red-4"}


@pytest.mark.parametrize(("answer", "space"), [("further", 5), ("plainly", 4)])
@pytest.mark.rules("11.1", "8.11", "10.1")
def test_with_movement_offered_it_is_asked_after_the_choice_through_a_crow_skull(
    answer: str, space: int
) -> None:
    table = table_with(
        "orange-1 blue-1 red-2 white-1", books={"red": 1, "blue": 1}, options=OFFERED
    )
    table.draws(0, "orange-1")
    table.draws(0, "blue-1", then="red-2")
    table.does("pick red-2")
    assert table.asked(0) == "further"
    table.does(answer)
    assert table.pot(0) == {1: "orange-1", 2: "blue-1", space: "red-2"}
    assert table.bag(0) == chips("white-1")
