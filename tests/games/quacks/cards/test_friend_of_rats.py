"""5.13  Friend of the rats: a 4-chip, or a point for each rat tail."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.table import Table

CARD = "friend-of-rats"
EARLY = {"take green-4", "take blue-4", "take red-4"}
LATER = EARLY | {"take yellow-4"}


@pytest.mark.rules("5.13", "3.6")
def test_everybody_chooses_at_the_same_time() -> None:
    table = Table(seats=3, turn=4, card=CARD, points=[2, 20, 10])
    assert table.waiting == (0, 1, 2)
    assert table.asked(0) == "friend"
    assert table.open_to(0) == LATER | {"points"}
    assert table.open_to(2) == LATER | {"points"}


@pytest.mark.rules("5.13", "1.9")
def test_those_who_lead_are_offered_no_points() -> None:
    table = Table(turn=4, card=CARD, points=[2, 20])
    assert table.open_to(1) == LATER
    assert table.why("points", 1) == "1.9"


@pytest.mark.rules("5.13", "7.4")
def test_in_the_first_turn_there_are_no_tails_and_no_yellow_chips() -> None:
    table = Table(turn=1, card=CARD, points=[0, 20])
    assert table.open_to(0) == EARLY
    assert table.why("take yellow-4", 0) == "3.3"


@for_each("chip", ["green-4", "blue-4", "red-4", "yellow-4"])
@pytest.mark.rules("5.13", "4.5")
def test_a_chip_goes_from_the_supply_into_the_bag(chip: str) -> None:
    table = Table(turn=4, card=CARD, points=[2, 20])
    left = table.supply[chip]
    table.does(f"take {chip}", seat=0)
    assert table.bag(0)[chip] == 1
    assert table.supply[chip] == left - 1
    assert table.points(0) == 2


@for_each("chip", ["white-3", "green-2", "orange-1", "purple-1", "black-1"])
@pytest.mark.rules("5.13")
def test_other_chips_are_not_given(chip: str) -> None:
    table = Table(turn=4, card=CARD, points=[2, 20])
    assert table.why(f"take {chip}", 0) == "5.13"


@pytest.mark.rules("5.13", "7.1", "4.5")
def test_each_tail_is_a_point_and_then_the_tails_are_counted_anew() -> None:
    """Q54: from 2 to 20 there are seven tails, from 9 to 20 five."""
    table = Table(turn=4, card=CARD, points=[2, 20])
    table.does("points", seat=0)
    assert table.points(0) == 9
    table.does("take green-4", seat=1)
    assert table.tails(0) == 5
    assert table.space(0) == 6


@pytest.mark.rules("5.13", "7.2")
def test_who_takes_a_chip_keeps_all_tails() -> None:
    table = Table(turn=4, card=CARD, points=[2, 20])
    table.does("take red-4", seat=0)
    table.does("take red-4", seat=1)
    assert table.tails(0) == 7


@pytest.mark.rules("5.13", "4.3")
def test_the_points_of_one_player_do_not_change_those_of_another() -> None:
    """Q54: tails are those to which a player is entitled when the card is turned up."""
    table = Table(seats=3, turn=4, card=CARD, points=[0, 60, 40])
    table.does("points", seat=2)
    assert table.points(2) == 40 + 5 + 3, "five tails up to 50, and three from there to 60"
    table.does("points", seat=0)
    assert table.points(0) == 23 + 3


@pytest.mark.rules("5.13", "1.9")
def test_a_sold_out_chip_is_not_offered() -> None:
    table = Table(turn=4, card=CARD, points=[2, 20], supply={"blue-4": 0})
    assert table.open_to(0) == LATER - {"take blue-4"} | {"points"}
    assert table.why("take blue-4", 0) == "1.9"


@pytest.mark.rules("5.13", "3.6")
def test_the_last_chip_of_a_kind_is_offered_from_the_start_player_on() -> None:
    table = Table(turn=4, card=CARD, points=[2, 20], start=1, supply={"blue-4": 1})
    assert table.waiting == (1,)
    table.does("take blue-4", seat=1)
    assert table.open_to(0) == LATER - {"take blue-4"} | {"points"}


@pytest.mark.rules("5.13", "22.1")
def test_with_all_4_chips_sold_out_the_points_come_unasked() -> None:
    sold_out = dict.fromkeys(("green-4", "blue-4", "red-4", "yellow-4"), 0)
    table = Table(turn=4, card=CARD, points=[2, 20], supply=sold_out)
    assert [table.points(seat) for seat in (0, 1)] == [9, 20]
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@pytest.mark.rules("5.13", "22.1")
def test_who_leads_takes_the_only_4_chip_that_is_left_unasked() -> None:
    sold_out = dict.fromkeys(("green-4", "blue-4", "yellow-4"), 0)
    table = Table(turn=4, card=CARD, points=[20, 2], supply=sold_out)
    assert table.waiting == (1,)
    assert table.bag(0)["red-4"] == 1


@pytest.mark.rules("5.13", "4.5")
def test_the_chip_is_there_for_the_brew() -> None:
    table = Table(turn=2, card=CARD)
    table.does("take green-4", seat=0)
    table.does("take green-4", seat=1)
    table.draws(0, "green-4")
    assert table.pot(0) == {4: "green-4"}
