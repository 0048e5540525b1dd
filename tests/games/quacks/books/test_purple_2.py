"""16.2  Ghost's breath, set 2: purple chips are handed in."""

from __future__ import annotations

import pytest

from tests.games.quacks.books.pages import (
    costs,
    evaluated,
    first_turn_on_sale,
    next_turn,
    on_sale,
)
from tests.games.quacks.names import chips

BOOKS = {"purple": 2}


@pytest.mark.rules("1.6", "1.7", "17.4")
def test_the_price() -> None:
    assert costs("purple-1", 12, BOOKS)


@pytest.mark.rules("3.3", "17.5", "1.9")
def test_they_are_on_sale_from_turn_3_on_until_they_are_sold_out() -> None:
    assert first_turn_on_sale("purple-1", BOOKS) == 3
    assert not on_sale("purple-1", books=BOOKS, supply={"purple-1": 0})


@pytest.mark.rules("16.2", "8.10", "1.9")
def test_one_is_worth_a_black_chip_a_point_and_a_ruby() -> None:
    table = evaluated("purple-1", books=BOOKS)
    assert table.asked(0) == "ghost"
    assert table.open_to(0) == {"tier 0", "tier 1"}
    table.does("tier 1")
    assert table.bag(0) == chips("white-1 black-1")
    assert (table.points(0), table.rubies(0), table.droplet(0)) == (1, 2, 0)
    assert (table.supply["purple-1"], table.supply["black-1"]) == (15, 17)
    assert table.pot(0) == {}


@pytest.mark.rules("16.2")
def test_two_are_worth_a_green_1_a_blue_2_three_points_and_a_step() -> None:
    table = evaluated("purple-1*2", books=BOOKS)
    table.does("tier 2")
    assert table.bag(0) == chips("white-1 green-1 blue-2")
    assert (table.points(0), table.rubies(0), table.droplet(0)) == (3, 1, 1)
    assert table.supply["purple-1"] == 15


@pytest.mark.rules("16.2")
def test_three_are_worth_a_yellow_4_six_points_a_ruby_and_two_steps() -> None:
    table = evaluated("purple-1*3", books=BOOKS)
    table.does("tier 3")
    assert table.bag(0) == chips("white-1 yellow-4")
    assert (table.points(0), table.rubies(0), table.droplet(0)) == (6, 2, 2)
    assert table.supply["purple-1"] == 15


@pytest.mark.rules("16.2")
def test_of_four_three_are_handed_in_and_only_once_as_in_the_almanac() -> None:
    """Q33."""
    table = evaluated("orange-1 purple-1*4", books=BOOKS)
    assert table.open_to(0) == {"tier 0", "tier 1", "tier 2", "tier 3"}
    table.does("tier 3")
    assert table.phase == "shopping"
    assert sorted(table.pot(0).values()) == ["orange-1", "purple-1"]
    assert table.supply["purple-1"] == 14


@pytest.mark.rules("16.2")
def test_the_bonus_for_two_is_not_paid_twice() -> None:
    table = evaluated("orange-1 purple-1*4", books=BOOKS)
    table.does("tier 2")
    assert table.phase == "shopping"
    assert table.bag(0) == chips("white-1 green-1 blue-2")


@pytest.mark.rules("16.2")
def test_fewer_may_be_handed_in_or_none() -> None:
    table = evaluated("purple-1*3", books=BOOKS)
    none = table.copied()
    table.does("tier 1")
    assert list(table.pot(0).values()) == ["purple-1", "purple-1"]
    assert table.bag(0) == chips("white-1 black-1")
    none.does("tier 0")
    assert len(none.pot(0)) == 3
    assert (none.points(0), none.rubies(0), none.droplet(0)) == (0, 1, 0)
    assert none.bag(0) == chips("white-1")


@pytest.mark.rules("16.2")
def test_more_than_there_are_cannot_be_handed_in() -> None:
    assert evaluated("purple-1", books=BOOKS).why("tier 2") == "16.2"


@pytest.mark.rules("16.2", "17.7")
def test_they_are_handed_in_for_good() -> None:
    table = evaluated("orange-1 purple-1", books=BOOKS)
    table.does("tier 1")
    next_turn(table)
    assert table.bag(0) == chips("white-1 orange-1 black-1")


@pytest.mark.rules("16.2", "17.2", "17.4")
def test_the_scoring_space_stays() -> None:
    """Q33."""
    table = evaluated("orange-1*8 purple-1", books=BOOKS)
    table.does("tier 1")
    assert table.space(0) == 10
    assert table.points(0) == 1 + 2
    assert table.can("buy black-1"), "ten coins"


@pytest.mark.parametrize(("instead", "rubies"), [(0, 2), (1, 3)])
@pytest.mark.rules("16.2", "1.9")
def test_a_sold_out_chip_is_lost_and_the_rest_is_paid(instead: int, rubies: int) -> None:
    """Q47: with the option, a ruby comes in its place."""
    options = {"ruby_for_sold_out": instead}
    table = evaluated("purple-1", books=BOOKS, supply={"black-1": 0}, options=options)
    table.does("tier 1")
    assert (table.points(0), table.rubies(0)) == (1, rubies)
    assert table.bag(0) == chips("white-1")
    assert table.supply["purple-1"] == 15


@pytest.mark.rules("16.2", "1.9")
def test_of_two_rewards_one_may_be_sold_out() -> None:
    table = evaluated("purple-1*2", books=BOOKS, supply={"blue-2": 0})
    table.does("tier 2")
    assert table.bag(0) == chips("white-1 green-1")
    assert (table.points(0), table.droplet(0)) == (3, 1)


@pytest.mark.rules("16.2", "22.1")
def test_without_a_purple_chip_in_the_pot_nobody_is_asked() -> None:
    assert evaluated("white-1", books=BOOKS).phase == "shopping"


@pytest.mark.rules("16.2", "8.9")
def test_who_exploded_takes_part() -> None:
    table = evaluated("purple-1 white-3*2 white-2", books=BOOKS)
    table.does("tier 1")
    assert table.points(0) == 1
    assert table.bag(0) == chips("white-1 black-1")
    assert table.asked(0) == "exploded"


@pytest.mark.rules("16.2", "19.2", "19.3")
def test_with_test_tubes_two_steps_are_two_choices() -> None:
    """Q61."""
    table = evaluated("purple-1*3", books=BOOKS, options={"test_tubes": 1})
    table.does("tier 3")
    assert table.asked(0) == "step"
    table.does("tube")
    assert (table.glass(0), table.rubies(0)) == (1, 1 + 1 + 1)
    assert table.asked(0) == "step"
    table.does("tube")
    assert (table.glass(0), table.points(0)) == (2, 6 + 1)
    assert table.droplet(0) == 0
    assert table.phase == "shopping"
