"""16.1  Ghost's breath, set 1: points, a ruby, a step."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import costs, evaluated, first_turn_on_sale, on_sale

BOOKS = {"purple": 1}
TUBES = {"test_tubes": 1}


@pytest.mark.rules("1.6", "1.7", "17.4")
def test_the_price() -> None:
    assert costs("purple-1", 9, BOOKS)


@pytest.mark.rules("3.3", "17.5", "1.9")
def test_they_are_on_sale_from_turn_3_on_until_they_are_sold_out() -> None:
    assert first_turn_on_sale("purple-1", BOOKS) == 3
    assert not on_sale("purple-1", books=BOOKS, supply={"purple-1": 0})


@for_each(
    ("pot", "highest", "points", "rubies", "steps"),
    [
        ("purple-1", 1, 1, 0, 0),
        ("purple-1*2", 2, 1, 1, 0),
        ("purple-1*3", 3, 2, 0, 1),
        ("orange-1 purple-1*4", 3, 2, 0, 1),
        ("orange-1 purple-1*5", 3, 2, 0, 1),
    ],
)
@pytest.mark.rules("16.1", "8.10")
def test_each_number_has_its_bonus(
    pot: str, highest: int, points: int, rubies: int, steps: int
) -> None:
    table = evaluated(pot, books=BOOKS)
    of_the_space = 1 if table.space(0) >= 6 else 0
    assert table.asked(0) == "ghost"
    assert table.open_to(0) == {f"tier {tier}" for tier in range(highest + 1)}
    table.does(f"tier {highest}")
    assert table.points(0) == points + of_the_space
    assert table.rubies(0) == 1 + rubies
    assert table.droplet(0) == steps
    assert table.phase == "shopping"


@pytest.mark.rules("16.1")
def test_the_bonus_for_two_may_be_taken_with_three_as_in_the_almanac() -> None:
    """Q32."""
    table = evaluated("purple-1*3", books=BOOKS)
    table.does("tier 2")
    assert (table.points(0), table.rubies(0), table.droplet(0)) == (1, 2, 0)


@for_each("pot", ["purple-1", "purple-1*2", "purple-1*3"])
@pytest.mark.rules("16.1")
def test_none_may_be_taken(pot: str) -> None:
    table = evaluated(pot, books=BOOKS)
    table.does("tier 0")
    assert (table.points(0), table.rubies(0), table.droplet(0)) == (0, 1, 0)


@pytest.mark.rules("16.1")
def test_a_higher_bonus_is_not_open() -> None:
    table = evaluated("purple-1*2", books=BOOKS)
    assert table.why("tier 3") == "16.1"


@pytest.mark.rules("16.1")
def test_it_does_not_matter_where_they_lie() -> None:
    table = evaluated("purple-1 white-1 purple-1 orange-1", books=BOOKS)
    assert table.open_to(0) == {"tier 0", "tier 1", "tier 2"}


@pytest.mark.rules("16.1", "22.1")
def test_without_a_purple_chip_in_the_pot_nobody_is_asked() -> None:
    table = evaluated("white-1", books=BOOKS, bags={0: "white-1 purple-1*3"})
    assert table.phase == "shopping"


@pytest.mark.rules("16.1")
def test_the_chips_stay_the_player_s_own() -> None:
    table = evaluated("purple-1*2", books=BOOKS)
    table.does("tier 2")
    assert table.pot(0) == {1: "purple-1", 2: "purple-1"}


@pytest.mark.rules("16.1", "8.9", "17.3")
def test_who_exploded_takes_part() -> None:
    table = evaluated("purple-1 white-3*2 white-2", books=BOOKS)
    table.does("tier 1")
    assert table.points(0) == 1
    assert table.asked(0) == "exploded"


@pytest.mark.parametrize(("answer", "ends"), [("pot", (1, 0, 1)), ("tube", (0, 1, 2))])
@pytest.mark.rules("16.1", "19.2", "19.3")
def test_with_test_tubes_the_step_is_chosen(answer: str, ends: tuple[int, int, int]) -> None:
    """Q61."""
    table = evaluated("purple-1*3", books=BOOKS, options=TUBES)
    table.does("tier 3")
    assert table.asked(0) == "step"
    table.does(answer)
    assert (table.droplet(0), table.glass(0), table.rubies(0)) == ends
    assert table.points(0) == 2
