"""Pages of different sets that meet while brewing."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import brewing, table_with
from tests.games.quacks.names import chips

SIX = "white-3*2"
"""With a white 2-chip more the pot explodes."""

# --- doubling and further movement


@for_each(("pumpkins", "space"), [(0, 3), (1, 6), (3, 10)])
@pytest.mark.rules("12.2", "11.1")
def test_yellow_2_doubles_the_bonus_of_red_1(pumpkins: int, space: int) -> None:
    """Q17."""
    table = brewing(f"orange-1*{pumpkins} yellow-1 red-1", books={"yellow": 2, "red": 1})
    assert table.pot(0)[space] == "red-1"


@for_each(("pumpkins", "space"), [(0, 3), (1, 5), (3, 8)])
@pytest.mark.rules("12.2", "11.1")
def test_by_the_option_yellow_2_doubles_only_the_value_of_red_1(pumpkins: int, space: int) -> None:
    """Q17."""
    table = brewing(
        f"orange-1*{pumpkins} yellow-1 red-1",
        books={"yellow": 2, "red": 1},
        options={"doubles_value_only": 1},
    )
    assert table.pot(0)[space] == "red-1"


@pytest.mark.rules("12.2", "11.3")
def test_a_doubled_white_chip_moves_red_3_further_by_its_value_alone() -> None:
    table = brewing("yellow-1 white-2 red-1", books={"yellow": 2, "red": 3})
    assert table.pot(0) == {1: "yellow-1", 5: "white-2", 8: "red-1"}


@pytest.mark.rules("12.2", "11.3")
def test_after_white_and_yellow_2_red_3_is_doubled_without_a_bonus() -> None:
    table = brewing("white-2 yellow-1 red-1", books={"yellow": 2, "red": 3})
    assert table.pot(0) == {2: "white-2", 3: "yellow-1", 5: "red-1"}


@pytest.mark.parametrize(("value_only", "space"), [(0, 6), (1, 5)])
@pytest.mark.rules("12.2", "11.4")
def test_yellow_2_doubles_the_two_spaces_of_red_4(value_only: int, space: int) -> None:
    """Q17."""
    table = brewing(
        "red-1 yellow-1 white-1",
        books={"yellow": 2, "red": 4},
        options={"doubles_value_only": value_only},
    )
    assert table.pot(0) == {1: "red-1", 2: "yellow-1", space: "white-1"}
    assert table.white(0) == 1


@pytest.mark.parametrize(("value_only", "space"), [(0, 5), (1, 4)])
@pytest.mark.rules("12.2", "6.10")
def test_yellow_2_doubles_the_pumpkin_fair(value_only: int, space: int) -> None:
    """Q17."""
    table = brewing(
        "yellow-1 orange-1",
        books={"yellow": 2},
        card="pumpkin-fair",
        options={"doubles_value_only": value_only},
    )
    assert table.pot(0) == {1: "yellow-1", space: "orange-1"}


@pytest.mark.parametrize(("answer", "space"), [("further", 6), ("plainly", 3)])
@pytest.mark.rules("8.11", "12.2", "11.1")
def test_with_movement_offered_bonus_and_doubling_are_one_question(answer: str, space: int) -> None:
    """Q7."""
    table = brewing(
        "orange-1 yellow-1 red-1",
        books={"yellow": 2, "red": 1},
        options={"movement_offered": 1},
    )
    table.does(answer)
    assert table.asked(0) == "brew"
    assert table.pot(0) == {1: "orange-1", 2: "yellow-1", space: "red-1"}


@pytest.mark.rules("12.2", "10.3")
def test_a_doubled_crow_skull_acts_where_it_comes_to() -> None:
    table = brewing("yellow-1 blue-1", 2, books={"yellow": 2, "blue": 3})
    assert table.pot(0) == {3: "yellow-1", 5: "blue-1"}
    assert table.rubies(0) == 2


@pytest.mark.rules("12.2", "10.1")
def test_yellow_2_chosen_through_a_doubled_crow_skull_doubles_the_next() -> None:
    table = table_with("yellow-1*2 blue-1 orange-1 white-1", books={"yellow": 2, "blue": 1})
    table.draws(0, "yellow-1")
    table.draws(0, "blue-1", then="yellow-1")
    table.does("pick yellow-1")
    table.draws(0, "orange-1")
    assert table.pot(0) == {1: "yellow-1", 3: "blue-1", 4: "yellow-1", 6: "orange-1"}


# --- toadstools beside the pot


@pytest.mark.parametrize(("uses_nothing", "space"), [(0, 2), (1, 3)])
@pytest.mark.rules("11.2", "12.2")
def test_red_2_laid_aside_uses_up_a_doubling(uses_nothing: int, space: int) -> None:
    """Q17."""
    table = brewing(
        "yellow-1 red-1 orange-1",
        books={"yellow": 2, "red": 2},
        options={"aside_uses_nothing": uses_nothing},
    )
    assert table.pot(0) == {1: "yellow-1", space: "orange-1"}
    assert table.aside(0) == chips("red-1")


@pytest.mark.parametrize("uses_nothing", [0, 1])
@pytest.mark.rules("11.2", "12.2")
def test_red_2_placed_after_stopping_is_never_doubled(uses_nothing: int) -> None:
    """Q15."""
    table = brewing(
        "yellow-1 red-2",
        books={"yellow": 2, "red": 2},
        options={"aside_uses_nothing": uses_nothing},
    )
    table.stops(0)
    table.does("place red-2")
    assert table.pot(0) == {1: "yellow-1", 3: "red-2"}


@pytest.mark.rules("11.2", "12.2")
def test_red_2_of_an_earlier_turn_is_not_doubled_either() -> None:
    table = brewing("yellow-1", books={"yellow": 2, "red": 2}, asides={0: "red-2"})
    table.stops(0)
    table.does("place red-2")
    assert table.pot(0) == {1: "yellow-1", 3: "red-2"}


@pytest.mark.parametrize(("uses_nothing", "protected"), [(0, 0), (1, 1)])
@pytest.mark.rules("11.2", "10.2")
def test_red_2_laid_aside_uses_up_a_step_of_a_protection(uses_nothing: int, protected: int) -> None:
    """Q12."""
    table = brewing(
        f"{SIX} blue-1 red-1 white-2",
        books={"blue": 2, "red": 2},
        options={"aside_uses_nothing": uses_nothing},
    )
    assert table.heard("exploded") == [("exploded", 0, 8, 7, protected, 0)]


@pytest.mark.rules("11.2", "10.2")
def test_a_protection_lasts_over_a_toadstool_laid_aside() -> None:
    """Q12."""
    table = brewing(f"{SIX} blue-2 red-1 white-2", books={"blue": 2, "red": 2})
    assert table.heard("exploded") == [("exploded", 0, 8, 7, 1, 0)]


@pytest.mark.rules("11.2", "10.2")
def test_a_toadstool_returned_while_brewing_uses_up_nothing() -> None:
    table = brewing(
        f"{SIX} blue-1",
        books={"blue": 2, "red": 2},
        bags={0: f"{SIX} blue-1 white-2 white-1"},
        asides={0: "red-1"},
    )
    table.does("return red-1")
    table.draws(0, "white-2")
    assert table.heard("exploded") == [("exploded", 0, 8, 7, 1, 0)]


@pytest.mark.rules("11.2", "10.1")
def test_red_2_chosen_through_a_crow_skull_is_laid_aside() -> None:
    """Q15."""
    table = table_with("blue-2 red-4 orange-1 white-1", books={"blue": 1, "red": 2})
    table.draws(0, "blue-2", then="red-4 orange-1")
    table.does("pick red-4")
    assert table.pot(0) == {2: "blue-2"}
    assert table.aside(0) == chips("red-4")
    assert table.bag(0) == chips("orange-1 white-1")
    assert table.asked(0) == "brew"


@pytest.mark.rules("11.2", "10.1")
def test_red_2_not_chosen_goes_back_into_the_bag() -> None:
    table = table_with("blue-2 red-4 orange-1 white-1", books={"blue": 1, "red": 2})
    table.draws(0, "blue-2", then="red-4 orange-1")
    table.does("pick orange-1")
    assert table.aside(0) == chips("")
    assert table.bag(0) == chips("red-4 white-1")


@pytest.mark.rules("12.1", "11.2")
def test_red_2_laid_aside_between_white_and_yellow_1_leaves_nothing_to_put_back() -> None:
    """Q21: the chip drawn directly before was red."""
    table = brewing("white-1 red-1 yellow-1", books={"yellow": 1, "red": 2})
    assert table.asked(0) == "brew"
    assert table.pot(0) == {1: "white-1", 2: "yellow-1"}


@pytest.mark.rules("11.2", "12.3", "8.8")
def test_a_pot_with_a_placed_toadstool_keeps_its_white_sum() -> None:
    table = brewing(f"yellow-1 {SIX} white-2", books={"yellow": 3, "red": 2}, asides={0: "red-1"})
    table.stops(0)
    table.does("place red-1")
    assert table.white(0) == 8
    assert not table.exploded(0)


# --- white chips that go back, and what comes after them


@pytest.mark.parametrize("answer", ["put-back", "leave"])
@pytest.mark.rules("12.1", "11.3")
def test_after_yellow_1_the_mandrake_lies_last_for_red_3(answer: str) -> None:
    table = brewing(
        "white-1 white-2 yellow-1",
        books={"yellow": 1, "red": 3},
        bags={0: "white-1*2 white-2 yellow-1 red-1"},
    )
    table.does(answer)
    table.draws(0, "red-1")
    assert table.pot(0)[5] == "red-1"


@pytest.mark.rules("12.1", "11.4")
def test_yellow_1_puts_back_a_white_1_that_red_4_moved_two_spaces() -> None:
    table = brewing("red-1 white-1 yellow-1", books={"yellow": 1, "red": 4})
    table.does("put-back")
    assert table.pot(0) == {1: "red-1", 4: "yellow-1"}
    assert table.white(0) == 0


@pytest.mark.rules("11.3", "10.1")
def test_red_3_chosen_through_a_crow_skull_has_the_skull_before_it() -> None:
    table = table_with("white-2 blue-1 red-1 white-1", books={"blue": 1, "red": 3})
    table.draws(0, "white-2")
    table.draws(0, "blue-1", then="red-1")
    table.does("pick red-1")
    assert table.pot(0) == {2: "white-2", 3: "blue-1", 4: "red-1"}


# --- limits and protection


@pytest.mark.rules("12.3", "10.2", "17.3")
def test_a_pot_with_yellow_3_explodes_under_protection_above_8() -> None:
    table = brewing(f"yellow-1 {SIX} blue-1 white-3", books={"yellow": 3, "blue": 2})
    assert table.heard("exploded") == [("exploded", 0, 9, 8, 1, 0)]


@pytest.mark.rules("12.3", "10.1", "8.6")
def test_a_white_chip_chosen_through_a_crow_skull_is_tested_against_the_higher_limit() -> None:
    table = table_with(f"yellow-1 {SIX} blue-1 white-2 white-1", books={"yellow": 3, "blue": 1})
    table.brews(0, f"yellow-1 {SIX}")
    table.draws(0, "blue-1", then="white-2")
    table.does("pick white-2")
    assert table.white(0) == 8
    assert not table.exploded(0)


@pytest.mark.rules("12.4", "10.4")
def test_the_further_movement_of_yellow_4_moves_what_comes_after_it() -> None:
    table = brewing("yellow-1 blue-2", 1, books={"yellow": 4, "blue": 4})
    assert table.pot(0) == {3: "yellow-1", 5: "blue-2"}
    assert table.points(0) == 2
