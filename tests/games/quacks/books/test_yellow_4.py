"""12.4  Mandrakes, set 4: the first three move further."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import (
    brewing,
    costs,
    evaluated,
    first_turn_on_sale,
    next_turn,
    on_sale,
    table_with,
)
from tests.games.quacks.names import chips

BOOKS = {"yellow": 4}
OFFERED = {"movement_offered": 1}


@for_each(("chip", "price"), [("yellow-1", 8), ("yellow-2", 12), ("yellow-4", 18)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "17.5", "1.9")
def test_they_are_on_sale_from_turn_2_on_until_they_are_sold_out() -> None:
    assert first_turn_on_sale("yellow-1", BOOKS) == 2
    assert not on_sale("yellow-1", books=BOOKS, supply={"yellow-1": 0})


@pytest.mark.rules("12.4", "8.11")
def test_the_first_three_move_one_two_and_three_further_and_others_do_not() -> None:
    """Q23."""
    table = brewing("yellow-1*5", books=BOOKS)
    assert list(table.pot(0)) == [2, 5, 9, 10, 11]


@pytest.mark.rules("12.4")
def test_their_values_do_not_matter() -> None:
    table = brewing("yellow-4 yellow-2 yellow-1 yellow-4", books=BOOKS)
    assert table.pot(0) == {5: "yellow-4", 9: "yellow-2", 13: "yellow-1", 17: "yellow-4"}


@pytest.mark.rules("12.4")
def test_chips_between_them_do_not_matter() -> None:
    table = brewing("white-1 yellow-1 orange-1 white-2 yellow-1", books=BOOKS)
    assert list(table.pot(0)) == [1, 3, 4, 6, 9]


@pytest.mark.rules("12.4")
def test_the_next_turn_begins_with_the_first_again() -> None:
    table = evaluated("yellow-1*2", books=BOOKS, points=[60, 0])
    next_turn(table)
    table.draws(0, "yellow-1")
    assert table.pot(0) == {2: "yellow-1"}


@pytest.mark.rules("12.4", "10.1")
def test_placed_through_a_crow_skull_it_moves_further_and_is_counted() -> None:
    table = table_with("blue-1 yellow-1*2 white-1", books={"yellow": 4, "blue": 1})
    table.draws(0, "blue-1", then="yellow-1")
    table.does("pick yellow-1")
    table.draws(0, "yellow-1")
    assert table.pot(0) == {1: "blue-1", 3: "yellow-1", 6: "yellow-1"}


@pytest.mark.rules("12.4", "10.1")
def test_only_looked_at_it_is_not_counted() -> None:
    table = table_with("blue-1 yellow-1*2 white-1", books={"yellow": 4, "blue": 1})
    table.draws(0, "blue-1", then="yellow-1")
    table.does("nothing")
    table.draws(0, "yellow-1")
    assert table.pot(0) == {1: "blue-1", 3: "yellow-1"}


@pytest.mark.rules("12.4", "8.5")
def test_the_further_movement_can_fill_the_pot() -> None:
    table = brewing("yellow-2", 49, books=BOOKS)
    assert table.pot(0) == {52: "yellow-2"}
    assert not table.brewing(0)


@pytest.mark.parametrize(("answer", "space"), [("further", 2), ("plainly", 1)])
@pytest.mark.rules("12.4", "8.11")
def test_with_movement_offered_the_player_is_asked_and_the_next_is_the_second(
    answer: str, space: int
) -> None:
    """Q7."""
    table = brewing("yellow-1", books=BOOKS, bags={0: "yellow-1*2 white-1"}, options=OFFERED)
    assert table.asked(0) == "further"
    assert table.tray(0) == chips("yellow-1")
    table.does(answer)
    table.draws(0, "yellow-1")
    table.does("further")
    assert table.pot(0) == {space: "yellow-1", space + 3: "yellow-1"}


@pytest.mark.rules("12.4", "8.11", "22.1")
def test_with_movement_offered_nobody_is_asked_for_the_fourth() -> None:
    table = brewing("yellow-1", books=BOOKS, bags={0: "yellow-1*4 white-1"}, options=OFFERED)
    for _ in range(2):
        table.does("plainly")
        table.draws(0, "yellow-1")
    table.does("plainly")
    table.draws(0, "yellow-1")
    assert table.asked(0) == "brew"
    assert list(table.pot(0)) == [1, 2, 3, 4]
