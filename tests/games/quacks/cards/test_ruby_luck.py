"""6.2  Ruby luck: two points for a ruby on the scoring space."""

from __future__ import annotations

import pytest

from tests.games.quacks.cards.brews import explodes, stops_after
from tests.games.quacks.table import Table

CARD = "ruby-luck"
TO_A_RUBY = "white-1*4"
"""The last chip lies on space 4; the scoring space 5 shows a ruby and pays no points."""


@pytest.mark.rules("6.2", "17.1")
def test_a_ruby_on_the_scoring_space_also_brings_two_points() -> None:
    table = Table(card=CARD, faces=["droplet"])
    stops_after(table, 0, TO_A_RUBY)
    stops_after(table, 1, "orange-1")
    assert [table.points(seat) for seat in (0, 1)] == [2, 0]
    assert [table.rubies(seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rules("6.2", "17.2")
def test_the_points_of_the_space_are_paid_besides() -> None:
    """Space 9 shows a ruby and a point."""
    table = Table(card=CARD, faces=["droplet"])
    stops_after(table, 0, "white-3 white-2*2 orange-1")
    stops_after(table, 1, "orange-1")
    assert (table.points(0), table.rubies(0)) == (3, 2)


@pytest.mark.parametrize("answer", ["points", "coins"])
@pytest.mark.rules("6.2", "8.9", "17.3")
def test_it_comes_exploded_or_not_before_points_or_coins_are_chosen(answer: str) -> None:
    """Q56."""
    table = Table(card=CARD, faces=["droplet"])
    explodes(table, 0)
    stops_after(table, 1, "orange-1")
    assert table.asked(0) == "exploded"
    assert (table.space(0), table.points(0), table.rubies(0)) == (9, 2, 2)
    table.does(answer, seat=0)
    assert table.points(0) == (3 if answer == "points" else 2)


@pytest.mark.rules("6.2", "17.1")
def test_the_spoon_shows_no_ruby() -> None:
    table = Table(turn=8, card=CARD, droplets=[51, 0], faces=["droplet"])
    table.draws(0, "orange-1")
    stops_after(table, 1, "orange-1")
    assert (table.points(0), table.rubies(0)) == (15, 1)


@pytest.mark.rules("6.2", "10.3")
def test_a_ruby_of_a_crow_skull_brings_no_points() -> None:
    bag = "white-1*4 white-2*2 white-3 blue-1 orange-1"
    table = Table(card=CARD, books={"blue": 3}, bags={0: bag}, faces=["droplet"])
    stops_after(table, 0, "white-1*4 blue-1 white-2")
    stops_after(table, 1, "orange-1")
    assert table.pot(0)[5] == "blue-1"
    assert (table.space(0), table.rubies(0), table.points(0)) == (8, 2, 1)
