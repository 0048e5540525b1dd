"""5.11  Rats twice over: rat tails count double in this turn."""

from __future__ import annotations

import pytest

from tests.games.quacks.table import Table

CARD = "plague-of-rats"


@pytest.mark.rules("5.11", "7.1", "7.2")
def test_tails_count_double() -> None:
    table = Table(seats=3, turn=4, card=CARD, points=[0, 5, 4], droplets=[3, 0, 0])
    assert [table.tails(seat) for seat in range(3)] == [4, 0, 2]
    assert table.space(0) == 3 + 4 + 1


@pytest.mark.rules("5.11", "7.1")
def test_those_who_lead_have_none() -> None:
    table = Table(seats=3, turn=4, card=CARD, points=[5, 5, 1])
    assert [table.tails(seat) for seat in range(3)] == [0, 0, 4]


@pytest.mark.rules("5.11", "7.4")
def test_in_the_first_turn_there_are_no_rats() -> None:
    table = Table(turn=1, card=CARD, points=[0, 5])
    assert table.tails(0) == 0
    assert table.space(0) == 1


@pytest.mark.rules("5.11", "7.3")
def test_any_smaller_number_can_be_used() -> None:
    table = Table(turn=4, card=CARD, points=[0, 5])
    assert {f"rats {tails}" for tails in range(4)} <= table.open_to(0)
    assert not table.can("rats 4", 0), "four are used already"
    table.does("rats 3", seat=0)
    table.draws(0, "white-1")
    assert table.pot(0) == {4: "white-1"}


@pytest.mark.rules("5.11", "7.2")
def test_the_rat_stone_goes_no_further_than_the_last_space() -> None:
    table = Table(turn=9, card=CARD, points=[0, 60], droplets=[20, 0])
    assert table.space(0) == 53


@pytest.mark.rules("5.11", "7.1")
def test_it_counts_in_this_turn_only() -> None:
    table = Table(turn=4, card=CARD, points=[0, 5], faces=["ruby"])
    table.brews(0, "white-1")
    table.stops(0)
    table.draws(1, "white-1")
    table.stops(1)
    table.goes_to("spending")
    while table.turn == 4:
        table.plainly(table.waiting[0])
    ahead, behind = table.points(1), table.points(0)
    assert (behind, ahead) == (1, 5), "the points of space 6 for one, and none for the other"
    assert table.tails(0) == 2
