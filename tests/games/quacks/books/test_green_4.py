"""15.4  Garden spiders, set 4: steps for rubies."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import costs, evaluated, on_sale

BOOKS = {"green": 4}
TUBES = {"test_tubes": 1}


@for_each(("chip", "price"), [("green-1", 4), ("green-2", 8), ("green-4", 14)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("green-1", turn=1, books=BOOKS)
    assert not on_sale("green-1", turn=1, books=BOOKS, supply={"green-1": 0})


@pytest.mark.rules("15.4")
def test_a_green_chip_on_the_next_to_last_place_is_worth_a_step_as_in_the_almanac() -> None:
    table = evaluated("green-1 white-2", books=BOOKS)
    assert table.asked(0) == "pay"
    assert table.open_to(0) == {"pay 0", "pay 1"}
    table.does("pay 1")
    assert (table.droplet(0), table.rubies(0)) == (1, 0)
    assert table.phase == "shopping"


@pytest.mark.rules("15.4")
def test_two_green_chips_are_worth_two_steps_and_not_three() -> None:
    table = evaluated("green-1*3", books=BOOKS, rubies=[5, 1])
    assert table.open_to(0) == {"pay 0", "pay 1", "pay 2"}
    table.does("pay 2")
    assert (table.droplet(0), table.rubies(0)) == (2, 3)


@pytest.mark.rules("15.4")
def test_a_player_may_pay_less_or_nothing() -> None:
    table = evaluated("green-1*2", books=BOOKS, rubies=[2, 1])
    other = table.copied()
    table.does("pay 0")
    assert (table.droplet(0), table.rubies(0)) == (0, 2)
    other.does("pay 1")
    assert (other.droplet(0), other.rubies(0)) == (1, 1)


@for_each("pot", ["green-4", "green-2 orange-1", "orange-1 green-4"])
@pytest.mark.rules("15.4")
def test_the_value_does_not_matter(pot: str) -> None:
    assert evaluated(pot, books=BOOKS, rubies=[4, 1]).open_to(0) == {"pay 0", "pay 1"}


@pytest.mark.rules("15.4", "22.1")
def test_without_rubies_nobody_is_asked() -> None:
    assert evaluated("green-1*2", books=BOOKS, rubies=[0, 1]).phase == "shopping"


@pytest.mark.rules("15.4")
def test_with_one_ruby_two_green_chips_are_worth_one_step() -> None:
    table = evaluated("green-1*2", books=BOOKS, rubies=[1, 1])
    assert table.open_to(0) == {"pay 0", "pay 1"}
    assert table.why("pay 2") == "15.4"


@pytest.mark.parametrize("pot", ["green-1 white-1*2", "white-1*2"])
@pytest.mark.rules("15.4", "22.1")
def test_without_a_green_chip_among_the_last_two_nobody_is_asked(pot: str) -> None:
    assert evaluated(pot, books=BOOKS, rubies=[4, 1]).phase == "shopping"


@pytest.mark.rules("15.4", "17.1")
def test_the_ruby_of_the_scoring_space_comes_too_late() -> None:
    """Q31."""
    table = evaluated("green-1", 3, books=BOOKS, rubies=[0, 1])
    assert table.space(0) == 5
    assert table.phase == "shopping"
    assert (table.rubies(0), table.droplet(0)) == (1, 3)


@pytest.mark.rules("15.4", "13.2")
def test_the_step_moves_no_chip_of_the_pot() -> None:
    table = evaluated("green-1", books=BOOKS)
    table.does("pay 1")
    assert table.pot(0) == {1: "green-1"}
    assert table.space(0) == 2


@pytest.mark.rules("15.4", "8.9")
def test_who_exploded_takes_part() -> None:
    table = evaluated("white-3*2 green-1 white-2", books=BOOKS)
    table.does("pay 1")
    assert (table.droplet(0), table.rubies(0)) == (1, 0)
    assert table.asked(0) == "exploded"


@pytest.mark.rules("15.4", "18.3", "1.9")
def test_a_droplet_at_its_end_takes_no_rubies() -> None:
    table = evaluated("green-1", 52, books=BOOKS)
    assert table.phase == "shopping"
    assert table.rubies(0) == 1


@pytest.mark.rules("15.4", "19.2", "19.3")
def test_with_test_tubes_each_step_is_chosen() -> None:
    """Q61."""
    table = evaluated("green-1*2", books=BOOKS, rubies=[2, 1], options=TUBES)
    table.does("pay 2")
    assert table.asked(0) == "step"
    assert table.open_to(0) == {"pot", "tube"}
    table.does("tube")
    assert (table.glass(0), table.rubies(0)) == (1, 1)
    table.does("pot")
    assert (table.glass(0), table.droplet(0)) == (1, 1)
    assert table.phase == "shopping"


@pytest.mark.rules("15.4", "19.4")
def test_on_the_last_glass_the_step_goes_into_the_pot() -> None:
    table = evaluated("green-1", books=BOOKS, glasses=[12, 0], options=TUBES)
    table.does("pay 1")
    assert (table.droplet(0), table.glass(0)) == (1, 12)
    assert table.phase == "shopping"


@pytest.mark.rules("15.4", "13.2")
def test_a_single_chip_is_not_counted_twice_when_the_droplet_has_moved() -> None:
    table = evaluated("green-1", 42, books=BOOKS, rubies=[4, 1], faces=["droplet"])
    assert table.open_to(0) == {"pay 0", "pay 1"}
