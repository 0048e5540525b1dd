"""6.3  Twice the glitter: one ruby more for a ruby on the scoring space."""

from __future__ import annotations

import pytest

from tests.games.quacks.cards.brews import explodes, stops_after
from tests.games.quacks.table import Table

CARD = "twice-the-glitter"
TO_A_RUBY = "white-1*4"
"""The last chip lies on space 4, and the scoring space 5 shows a ruby."""


@pytest.mark.rules("6.3", "17.1")
def test_a_ruby_on_the_scoring_space_brings_one_more() -> None:
    table = Table(seats=3, card=CARD, faces=["droplet", "droplet"])
    stops_after(table, 0, TO_A_RUBY)
    stops_after(table, 1, "orange-1")
    stops_after(table, 2, TO_A_RUBY)
    assert [table.rubies(seat) for seat in range(3)] == [3, 1, 3]


@pytest.mark.rules("6.3", "8.9", "17.3")
def test_it_comes_exploded_or_not_before_points_or_coins_are_chosen() -> None:
    """Q56."""
    table = Table(card=CARD, faces=["droplet"])
    explodes(table, 0)
    stops_after(table, 1, "orange-1")
    assert table.asked(0) == "exploded"
    assert (table.space(0), table.rubies(0)) == (9, 3)


@pytest.mark.rules("6.3", "17.1")
def test_the_spoon_shows_no_ruby() -> None:
    table = Table(turn=8, card=CARD, droplets=[51, 0], faces=["droplet"])
    table.draws(0, "orange-1")
    stops_after(table, 1, "orange-1")
    assert table.rubies(0) == 1


@pytest.mark.rules("6.3", "10.3")
def test_a_ruby_of_a_crow_skull_is_not_doubled() -> None:
    bag = "white-1*4 white-2*2 white-3 blue-1 orange-1"
    table = Table(card=CARD, books={"blue": 3}, bags={0: bag}, faces=["droplet"])
    stops_after(table, 0, "white-1*4 blue-1 white-2")
    stops_after(table, 1, "orange-1")
    assert (table.space(0), table.rubies(0)) == (8, 2)


@pytest.mark.rules("6.3", "15.1")
def test_rubies_of_garden_spiders_are_not_doubled() -> None:
    table = Table(card=CARD, faces=["droplet"])
    stops_after(table, 0, "white-1*3 green-1")
    stops_after(table, 1, "orange-1")
    assert table.rubies(0) == 1 + 1 + 2


@pytest.mark.rules("6.3", "1.8")
def test_of_twenty_rubies_no_more_are_gained_than_are_there() -> None:
    table = Table(
        turn=4, card=CARD, rubies=[10, 9], faces=["droplet"], options={"twenty_rubies": 1}
    )
    stops_after(table, 0, TO_A_RUBY)
    stops_after(table, 1, "orange-1")
    assert table.rubies(0) == 11


@pytest.mark.rules("6.3", "18.1")
def test_both_rubies_can_be_spent_in_the_same_turn() -> None:
    table = Table(card=CARD, rubies=[0, 0], faces=["droplet"])
    stops_after(table, 0, TO_A_RUBY)
    stops_after(table, 1, "orange-1")
    table.goes_to("spending")
    table.does("pot", seat=0)
    assert (table.rubies(0), table.droplet(0)) == (0, 2)
