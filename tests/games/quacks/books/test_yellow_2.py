"""12.2  Mandrakes, set 2: the next chip moves twice as far."""

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

BOOKS = {"yellow": 2}
OFFERED = {"movement_offered": 1}


@for_each(("chip", "price"), [("yellow-1", 9), ("yellow-2", 13), ("yellow-4", 19)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "17.5", "1.9")
def test_they_are_on_sale_from_turn_2_on_until_they_are_sold_out() -> None:
    assert first_turn_on_sale("yellow-2", BOOKS) == 2
    assert not on_sale("yellow-2", books=BOOKS, supply={"yellow-2": 0})


@pytest.mark.rules("12.2", "8.11")
def test_a_2_chip_after_it_moves_four_spaces_as_in_the_almanac() -> None:
    assert brewing("yellow-1 green-2", books=BOOKS).pot(0) == {1: "yellow-1", 5: "green-2"}


@for_each("value", [1, 2, 4])
@pytest.mark.rules("12.2")
def test_its_own_value_does_not_matter(value: int) -> None:
    table = brewing(f"yellow-{value} orange-1", books=BOOKS)
    assert table.pot(0) == {value: f"yellow-{value}", value + 2: "orange-1"}


@for_each(
    ("chip", "moves"),
    [("white-3", 6), ("orange-1", 2), ("green-4", 8), ("purple-1", 2), ("black-1", 2)],
)
@pytest.mark.rules("12.2")
def test_any_chip_moves_twice_as_far(chip: str, moves: int) -> None:
    assert brewing(f"yellow-1 {chip}", books=BOOKS).space(0) == 1 + moves + 1


@pytest.mark.rules("12.2")
def test_only_the_next_chip_is_doubled() -> None:
    table = brewing("yellow-1 orange-1*2", books=BOOKS)
    assert table.pot(0) == {1: "yellow-1", 3: "orange-1", 4: "orange-1"}


@pytest.mark.rules("12.2")
def test_a_mandrake_after_a_mandrake_is_doubled_and_doubles_the_next() -> None:
    """Q17."""
    table = brewing("yellow-1 yellow-2 green-1 orange-1", books=BOOKS)
    assert table.pot(0) == {1: "yellow-1", 5: "yellow-2", 7: "green-1", 8: "orange-1"}


@pytest.mark.rules("12.2", "8.6")
def test_white_sums_are_never_doubled() -> None:
    table = brewing("yellow-1 white-3 yellow-1 white-3", books=BOOKS)
    assert table.pot(0) == {1: "yellow-1", 7: "white-3", 8: "yellow-1", 14: "white-3"}
    assert table.white(0) == 6
    assert table.asked(0) == "brew"


@pytest.mark.parametrize(("undoes", "space"), [(0, 2), (1, 3)])
@pytest.mark.rules("12.2", "8.14")
def test_a_chip_put_back_by_the_flask_has_used_up_the_doubling(undoes: int, space: int) -> None:
    """Q6: with the option, the doubling comes back."""
    table = brewing(
        "yellow-1 white-2",
        books=BOOKS,
        bags={0: "yellow-1 white-2 orange-1 white-1"},
        options={"flask_undoes": undoes},
    )
    assert table.pot(0) == {1: "yellow-1", 5: "white-2"}
    table.does("flask")
    table.draws(0, "orange-1")
    assert table.pot(0) == {1: "yellow-1", space: "orange-1"}


@pytest.mark.rules("12.2", "8.14")
def test_the_option_brings_back_no_doubling_that_the_chip_did_not_use() -> None:
    table = brewing(
        "yellow-1 orange-1 white-1",
        books=BOOKS,
        bags={0: "yellow-1 orange-1*2 white-1"},
        options={"flask_undoes": 1},
    )
    table.does("flask")
    table.draws(0, "orange-1")
    assert table.pot(0) == {1: "yellow-1", 3: "orange-1", 4: "orange-1"}


@pytest.mark.rules("12.2")
def test_a_doubling_ends_with_the_turn() -> None:
    table = evaluated("orange-1 yellow-1", books=BOOKS, points=[60, 0])
    next_turn(table)
    table.draws(0, "orange-1")
    assert table.pot(0) == {1: "orange-1"}


@pytest.mark.rules("12.2", "8.5")
def test_the_doubled_movement_can_fill_the_pot() -> None:
    table = brewing("yellow-1 green-2", 47, books=BOOKS)
    assert table.pot(0) == {48: "yellow-1", 52: "green-2"}
    assert not table.brewing(0)


@pytest.mark.parametrize("value_only", [0, 1])
@pytest.mark.rules("12.2")
def test_without_a_bonus_both_readings_are_the_same(value_only: int) -> None:
    options = {"doubles_value_only": value_only}
    assert brewing("yellow-1 green-2", books=BOOKS, options=options).space(0) == 6


@pytest.mark.parametrize(("answer", "space"), [("further", 5), ("plainly", 3)])
@pytest.mark.rules("12.2", "8.11")
def test_with_movement_offered_the_player_is_asked_and_the_doubling_is_used_up(
    answer: str, space: int
) -> None:
    """Q7."""
    table = brewing(
        "yellow-1 green-2",
        books=BOOKS,
        bags={0: "yellow-1 green-2 orange-1 white-1"},
        options=OFFERED,
    )
    assert table.asked(0) == "further"
    assert table.tray(0) == chips("green-2")
    table.does(answer)
    table.draws(0, "orange-1")
    assert table.asked(0) == "brew"
    assert table.pot(0) == {1: "yellow-1", space: "green-2", space + 1: "orange-1"}


@pytest.mark.rules("12.2", "8.11")
def test_with_movement_offered_a_mandrake_moved_plainly_doubles_the_next() -> None:
    table = brewing("yellow-1*2", books=BOOKS, options=OFFERED)
    table.does("plainly")
    table.draws(0, "white-1")
    table.does("further")
    assert table.pot(0) == {1: "yellow-1", 2: "yellow-1", 4: "white-1"}


@pytest.mark.rules("12.2", "10.1")
def test_a_crow_skull_uses_the_doubling_up_and_the_chip_after_it_moves_plainly() -> None:
    table = table_with("yellow-1 blue-1 green-2 white-1", books={"yellow": 2, "blue": 1})
    table.draws(0, "yellow-1")
    table.draws(0, "blue-1", then="green-2")
    table.does("pick green-2")
    assert table.pot(0) == {1: "yellow-1", 3: "blue-1", 5: "green-2"}


@pytest.mark.rules("12.2", "10.1")
def test_placed_through_a_crow_skull_it_doubles_the_next_chip() -> None:
    table = table_with("yellow-1 blue-1 green-2 white-1", books={"yellow": 2, "blue": 1})
    table.draws(0, "blue-1", then="yellow-1")
    table.does("pick yellow-1")
    table.draws(0, "green-2")
    assert table.pot(0) == {1: "blue-1", 2: "yellow-1", 6: "green-2"}


@pytest.mark.rules("12.2", "10.1")
def test_only_looked_at_it_doubles_nothing() -> None:
    table = table_with("yellow-1 blue-1 green-2 white-1", books={"yellow": 2, "blue": 1})
    table.draws(0, "blue-1", then="yellow-1")
    table.does("nothing")
    table.draws(0, "green-2")
    assert table.pot(0) == {1: "blue-1", 3: "green-2"}
