"""16.4  Ghost's breath, set 4: a chip of the pot for a higher one."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import costs, evaluated, first_turn_on_sale, on_sale
from tests.games.quacks.names import chips

BOOKS = {"purple": 4, "blue": 3}
ONE_TO_TWO = "swap green-1 for green-2"
TWO_TO_FOUR = "swap green-2 for green-4"
ONE_TO_FOUR = "swap green-1 for green-4"


@pytest.mark.rules("1.6", "1.7", "17.4")
def test_the_price() -> None:
    assert costs("purple-1", 11, BOOKS)


@pytest.mark.rules("3.3", "17.5", "1.9")
def test_they_are_on_sale_from_turn_3_on_until_they_are_sold_out() -> None:
    assert first_turn_on_sale("purple-1", BOOKS) == 3
    assert not on_sale("purple-1", books=BOOKS, supply={"purple-1": 0})


@pytest.mark.rules("16.4", "8.10")
def test_with_one_a_1_chip_may_be_traded_in_for_a_2_chip_of_its_colour() -> None:
    table = evaluated("purple-1 green-1", books=BOOKS)
    assert table.asked(0) == "upgrade"
    assert table.open_to(0) == {"nothing", ONE_TO_TWO}
    table.does(ONE_TO_TWO)
    assert table.bag(0) == chips("white-1 green-2")
    assert table.pot(0) == {1: "purple-1"}
    assert (table.supply["green-1"], table.supply["green-2"]) == (15, 9)
    assert table.phase == "shopping"


@for_each(
    ("purple", "offered"),
    [
        (1, {ONE_TO_TWO}),
        (2, {ONE_TO_TWO, TWO_TO_FOUR}),
        (3, {ONE_TO_TWO, TWO_TO_FOUR, ONE_TO_FOUR}),
        (4, {ONE_TO_TWO, TWO_TO_FOUR, ONE_TO_FOUR}),
    ],
)
@pytest.mark.rules("16.4")
def test_more_of_them_open_higher_trades_and_lower_ones_stay(
    purple: int, offered: set[str]
) -> None:
    """Q35."""
    table = evaluated(f"green-1 green-2 purple-1*{purple}", books=BOOKS)
    assert table.open_to(0) == {"nothing", *offered}


@pytest.mark.rules("16.4")
def test_with_three_a_1_chip_becomes_a_4_chip() -> None:
    table = evaluated("green-1 purple-1*3", books=BOOKS)
    table.does(ONE_TO_FOUR)
    assert table.bag(0) == chips("white-1 green-4")
    assert (table.supply["green-1"], table.supply["green-4"]) == (15, 12)


@pytest.mark.rules("16.4")
def test_with_two_and_no_2_chip_a_1_chip_may_be_traded_in_as_in_the_almanac() -> None:
    table = evaluated("green-1 purple-1*2", books=BOOKS)
    assert table.open_to(0) == {"nothing", ONE_TO_TWO}


@pytest.mark.rules("16.4")
def test_with_four_only_one_trade_is_made_as_in_the_almanac() -> None:
    table = evaluated("green-1*2 purple-1*4", books=BOOKS)
    table.does(ONE_TO_FOUR)
    assert table.phase == "shopping"
    assert sorted(table.pot(0).values()) == ["green-1", *["purple-1"] * 4]


@pytest.mark.rules("16.4")
def test_green_blue_red_and_yellow_chips_can_be_traded_in() -> None:
    table = evaluated("green-1 blue-1 red-1 yellow-1 purple-1", books=BOOKS)
    assert table.open_to(0) == {
        "nothing",
        ONE_TO_TWO,
        "swap blue-1 for blue-2",
        "swap red-1 for red-2",
        "swap yellow-1 for yellow-2",
    }
    table.does("swap yellow-1 for yellow-2")
    assert table.bag(0) == chips("white-1 yellow-2")


@pytest.mark.rules("16.4", "22.1")
def test_other_colours_cannot() -> None:
    """Q35."""
    assert evaluated("white-1 white-2 orange-1 black-1 purple-1", books=BOOKS).phase == "shopping"


@pytest.mark.rules("16.4")
def test_chips_of_the_bag_and_4_chips_cannot_be_traded_in() -> None:
    bags = {0: "purple-1 red-4 blue-1 white-1"}
    assert evaluated("red-4 purple-1", books=BOOKS, bags=bags).phase == "shopping"


@pytest.mark.rules("16.4")
def test_what_the_pot_does_not_hold_or_allow_is_refused() -> None:
    table = evaluated("green-1 purple-1", books=BOOKS)
    assert table.why("swap red-1 for red-2") == "16.4"
    assert table.why(ONE_TO_FOUR) == "16.4"


@pytest.mark.rules("16.4")
def test_the_player_may_decline() -> None:
    table = evaluated("green-1 purple-1", books=BOOKS)
    table.does("nothing")
    assert table.pot(0) == {1: "green-1", 2: "purple-1"}
    assert table.bag(0) == chips("white-1")
    assert table.phase == "shopping"


@pytest.mark.rules("16.4", "1.9", "22.1")
def test_a_sold_out_chip_is_not_offered() -> None:
    """Q47."""
    table = evaluated("green-1 red-1 purple-1", books=BOOKS, supply={"green-2": 0})
    assert table.open_to(0) == {"nothing", "swap red-1 for red-2"}
    assert table.why(ONE_TO_TWO) == "1.9"
    assert evaluated("green-1 purple-1", books=BOOKS, supply={"green-2": 0}).phase == "shopping"


@pytest.mark.rules("16.4", "17.2", "17.4")
def test_the_scoring_space_stays_even_when_the_last_chip_is_traded_in() -> None:
    """Q35."""
    table = evaluated("orange-1*7 purple-1 green-1", books=BOOKS)
    table.does(ONE_TO_TWO)
    assert table.space(0) == 10
    assert table.points(0) == 2
    assert table.can("buy black-1"), "ten coins"


@pytest.mark.rules("16.4", "22.1")
def test_without_a_purple_chip_in_the_pot_nobody_is_asked() -> None:
    table = evaluated("green-1", books=BOOKS, bags={0: "green-1 purple-1 white-1"})
    assert table.phase == "shopping"


@pytest.mark.rules("16.4", "8.9")
def test_who_exploded_takes_part() -> None:
    table = evaluated("purple-1 green-1 white-3*2 white-2", books=BOOKS)
    table.does(ONE_TO_TWO)
    assert table.bag(0) == chips("white-1 green-2")
    assert table.asked(0) == "exploded"
