"""Pages of different sets that meet in the evaluation."""

from __future__ import annotations

import pytest

from tests.games.quacks.books.pages import brewing, evaluated
from tests.games.quacks.names import chips
from tests.games.quacks.table import Table

SEVEN = "white-3*2 white-1"
TUBES = {"test_tubes": 1}


def placing(chips: str, beside: str, books: dict[str, int]) -> Table:
    """Seat 0 has stopped with these chips, placed a toadstool, and all others have stopped."""
    table = brewing(chips, books=books, asides={0: beside})
    table.all_stop()
    table.does(f"place {beside}", "done")
    return table


# --- the order: black, green, purple


@pytest.mark.rules("14.3", "14.1", "15.4")
def test_the_ruby_of_black_pays_for_green_4() -> None:
    """Q24."""
    table = evaluated("black-1 green-1", books={"green": 4}, rubies=[0, 1])
    assert table.asked(0) == "pay"
    assert table.open_to(0) == {"pay 0", "pay 1"}
    table.does("pay 1")
    assert (table.droplet(0), table.rubies(0)) == (2, 0)


@pytest.mark.rules("14.3", "14.1", "15.4", "19.3")
def test_with_test_tubes_the_ruby_of_the_first_glass_pays_too() -> None:
    table = evaluated("black-1 green-1*2", books={"green": 4}, rubies=[0, 1], options=TUBES)
    assert table.asked(0) == "step"
    table.does("tube")
    assert table.asked(0) == "pay"
    assert table.open_to(0) == {"pay 0", "pay 1", "pay 2"}
    table.does("pay 2", "tube", "pot")
    assert (table.glass(0), table.droplet(0), table.rubies(0), table.points(0)) == (2, 1, 0, 1)


@pytest.mark.rules("14.3", "15.4", "16.1")
def test_the_ruby_of_purple_1_comes_too_late_for_green_4() -> None:
    """Q24."""
    table = evaluated("purple-1*2 green-1", books={"green": 4, "purple": 1}, rubies=[0, 1])
    assert table.asked(0) == "ghost"
    table.does("tier 2")
    assert table.phase == "shopping"
    assert table.rubies(0) == 1


@pytest.mark.rules("14.3", "15.2", "16.1")
def test_green_2_is_asked_before_purple_1() -> None:
    table = evaluated("purple-1 green-1", books={"green": 2, "purple": 1})
    assert table.asked(0) == "spider"
    table.does("nothing")
    assert table.asked(0) == "ghost"


@pytest.mark.rules("14.3", "15.1", "16.2")
def test_purple_chips_handed_in_later_still_are_the_last_two_for_green_1() -> None:
    """Q28, Q33."""
    table = evaluated("green-1 purple-1*2", books={"green": 1, "purple": 2})
    assert table.rubies(0) == 1
    table.does("tier 2")
    assert table.rubies(0) == 1


@pytest.mark.rules("14.3", "15.1", "16.4")
def test_green_1_counts_a_chip_that_purple_4_trades_in_afterwards() -> None:
    table = evaluated("purple-1 green-1", books={"green": 1, "purple": 4})
    assert table.rubies(0) == 2
    table.does("swap green-1 for green-2")
    assert table.rubies(0) == 2


@pytest.mark.rules("14.3", "3.6")
def test_the_start_player_carries_out_all_chips_first() -> None:
    table = brewing(
        "purple-1 green-1",
        books={"green": 2, "purple": 1},
        start=1,
        bags={1: "purple-1 green-1 white-1"},
    )
    table.brews(1, "purple-1 green-1")
    table.all_stop()
    assert table.asked(1) == "spider"
    table.does("take orange-1", seat=1)
    assert table.asked(1) == "ghost"


# --- toadstools placed last


@pytest.mark.rules("11.2", "15.1")
def test_a_placed_toadstool_is_a_last_chip_for_green_1() -> None:
    """Q28."""
    books = {"red": 2, "green": 1}
    assert evaluated("green-1 white-1", books=books).rubies(0) == 2
    assert placing("green-1 white-1", "red-1", books).rubies(0) == 1
    assert placing("white-1 green-1", "red-1", books).rubies(0) == 2


@pytest.mark.rules("11.2", "15.2")
def test_a_placed_toadstool_is_a_last_chip_for_green_2() -> None:
    books = {"red": 2, "green": 2}
    assert evaluated("green-1 white-1", books=books).asked(0) == "spider"
    assert placing("green-1 white-1", "red-1", books).phase == "shopping"


@pytest.mark.rules("11.2", "15.3")
def test_a_placed_toadstool_is_the_chip_that_green_3_moves() -> None:
    table = placing(f"{SEVEN} green-1", "red-1", {"red": 2, "green": 3})
    assert table.pot(0)[9] == "red-1"
    table.does("slide")
    assert table.pot(0) == {3: "white-3", 6: "white-3", 7: "white-1", 8: "green-1", 10: "red-1"}
    assert table.space(0) == 11


@pytest.mark.rules("11.2", "15.4")
def test_a_placed_toadstool_is_a_last_chip_for_green_4() -> None:
    books = {"red": 2, "green": 4}
    assert evaluated("green-1 white-1", books=books).asked(0) == "pay"
    assert placing("green-1 white-1", "red-1", books).phase == "shopping"


@pytest.mark.rules("11.2", "16.4")
def test_a_placed_toadstool_may_be_traded_in_for_purple_4() -> None:
    table = placing("purple-1", "red-1", {"red": 2, "purple": 4})
    table.does("swap red-1 for red-2")
    assert table.bag(0) == chips("white-1 red-2")
    assert table.space(0) == 3


@pytest.mark.rules("11.2", "16.4")
def test_a_toadstool_that_stays_beside_the_pot_may_not() -> None:
    table = brewing("purple-1", books={"red": 2, "purple": 4}, asides={0: "red-1"})
    table.all_stop()
    table.does("done")
    assert table.phase == "shopping"


# --- the white chip that a mandrake put back


@pytest.mark.parametrize(("answer", "rubies"), [("put-back", 2), ("leave", 1)])
@pytest.mark.rules("12.1", "15.1")
def test_what_yellow_1_put_back_is_none_of_the_last_two(answer: str, rubies: int) -> None:
    """Q28: the last two that still lie there."""
    table = brewing("green-1 white-1 yellow-1", books={"yellow": 1, "green": 1})
    table.does(answer)
    table.all_stop()
    assert table.rubies(0) == rubies


@pytest.mark.parametrize(("answer", "asked"), [("put-back", "shop"), ("leave", "slide")])
@pytest.mark.rules("12.1", "15.3")
def test_what_yellow_1_put_back_does_not_count_for_the_7_of_green_3(
    answer: str, asked: str
) -> None:
    table = brewing(f"green-1 {SEVEN} yellow-1", books={"yellow": 1, "green": 3})
    table.does(answer)
    table.all_stop()
    assert table.asked(0) == asked


@pytest.mark.rules("12.3", "15.3")
def test_a_higher_limit_of_yellow_3_does_not_change_the_7_of_green_3() -> None:
    """Q30."""
    books = {"yellow": 3, "green": 3}
    assert evaluated(f"yellow-1 green-1 {SEVEN}", books=books).asked(0) == "slide"
    pot = "yellow-1 green-1 white-3*2 white-2"
    assert evaluated(pot, books=books).phase == "shopping"


# --- chips that slide


@pytest.mark.parametrize(("acts", "rubies"), [(0, 1), (1, 2)])
@pytest.mark.rules("15.3", "10.3")
def test_a_crow_skull_of_blue_3_that_slides_does_not_act_unless_by_the_option(
    acts: int, rubies: int
) -> None:
    """Q30: it slides from 12 to 16, which shows a ruby."""
    table = evaluated(
        f"green-4 {SEVEN} blue-1",
        books={"green": 3, "blue": 3},
        options={"slid_skull_acts": acts},
    )
    table.does("slide")
    assert table.pot(0)[16] == "blue-1"
    assert table.rubies(0) == rubies


@pytest.mark.parametrize(("acts", "points"), [(0, 3), (1, 4)])
@pytest.mark.rules("15.3", "10.4")
def test_a_crow_skull_of_blue_4_that_slides_does_not_act_unless_by_the_option(
    acts: int, points: int
) -> None:
    """Q30: it slides from 12 to 16; space 17 pays 3 points."""
    table = evaluated(
        f"green-4 {SEVEN} blue-1",
        books={"green": 3, "blue": 4},
        options={"slid_skull_acts": acts},
    )
    table.does("slide")
    assert table.points(0) == points


@pytest.mark.parametrize("acts", [0, 1])
@pytest.mark.rules("15.3", "10.1")
def test_a_crow_skull_of_blue_1_looks_at_nothing_when_it_slides(acts: int) -> None:
    table = brewing(
        f"green-4 {SEVEN}",
        books={"green": 3, "blue": 1},
        bags={0: f"green-4 {SEVEN} blue-1 white-1*2"},
        options={"slid_skull_acts": acts},
    )
    table.draws(0, "blue-1", then="white-1")
    table.does("nothing")
    table.all_stop()
    table.does("slide")
    assert table.pot(0)[16] == "blue-1"
    assert table.phase == "shopping"


@pytest.mark.rules("15.3", "10.3", "17.1")
def test_who_does_not_slide_keeps_the_ruby_of_the_scoring_space() -> None:
    table = evaluated(f"green-4 {SEVEN} blue-1", books={"green": 3, "blue": 3})
    assert table.space(0) == 13
    table.does("nothing")
    assert table.rubies(0) == 2


@pytest.mark.parametrize(("answer", "points"), [("slide", 1 + 2), ("nothing", 0 + 2)])
@pytest.mark.rules("15.3", "16.3")
def test_a_purple_chip_that_slid_counts_on_its_new_space_for_purple_3(
    answer: str, points: int
) -> None:
    """Q34: from space 9 to space 10; the spaces after both pay 2 points."""
    table = evaluated(f"green-1 {SEVEN} purple-1", books={"green": 3, "purple": 3})
    table.does(answer)
    assert table.points(0) == points


# --- exploded pots


@pytest.mark.rules("10.2", "14.3", "17.3")
def test_under_the_protection_of_blue_2_everything_is_carried_out_and_paid() -> None:
    table = evaluated(
        "black-1 purple-1 white-3*2 blue-2 green-1 white-2",
        books={"blue": 2, "green": 1, "purple": 1},
    )
    assert table.exploded(0)
    assert (table.droplet(0), table.rubies(0)) == (1, 1 + 1 + 1)
    table.does("tier 1")
    assert table.space(0) == 14
    assert table.points(0) == 1 + 3
    assert table.asked(0) == "shop"
