"""5.3  The poor box: a ruby for those with the fewest rubies."""

from __future__ import annotations

import pytest

from tests.games.quacks.table import Table

CARD = "poor-box"


def rubies(table: Table) -> list[int]:
    """What the players have now."""
    return [table.rubies(seat) for seat in range(table.state.seats)]


@pytest.mark.rules("5.3")
def test_who_has_the_fewest_gains_a_ruby() -> None:
    table = Table(seats=3, turn=2, card=CARD, rubies=[3, 1, 2])
    assert rubies(table) == [3, 2, 2]


@pytest.mark.rules("5.3", "4.3")
def test_all_who_have_the_fewest_gain_one() -> None:
    table = Table(seats=4, turn=2, card=CARD, rubies=[0, 1, 0, 4])
    assert rubies(table) == [1, 1, 1, 4]


@pytest.mark.rules("5.3", "2.6")
def test_in_the_first_turn_everybody_gains_one() -> None:
    table = Table(seats=3, turn=1, card=CARD)
    assert rubies(table) == [2, 2, 2]


@pytest.mark.rules("5.3", "22.1")
def test_nobody_is_asked() -> None:
    table = Table(turn=1, card=CARD)
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@pytest.mark.rules("5.3", "1.8")
def test_of_twenty_rubies_one_that_is_not_there_is_not_gained() -> None:
    """Q45."""
    table = Table(turn=4, card=CARD, rubies=[15, 5], options={"twenty_rubies": 1})
    assert rubies(table) == [15, 5]


@pytest.mark.rules("5.3", "1.8", "3.6")
def test_the_last_of_twenty_rubies_goes_to_the_first_after_the_start_player() -> None:
    table = Table(
        seats=3, turn=4, card=CARD, start=1, rubies=[1, 17, 1], options={"twenty_rubies": 1}
    )
    assert rubies(table) == [1, 17, 2]


@pytest.mark.rules("5.3", "1.8")
def test_without_the_option_rubies_are_not_limited() -> None:
    table = Table(turn=4, card=CARD, rubies=[25, 20])
    assert rubies(table) == [25, 21]
