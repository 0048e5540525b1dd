"""5.12  A clean sweep: four points, or a white 1-chip less."""

from __future__ import annotations

import pytest

from tests.games.quacks.table import Table

CARD = "clean-sweep"


@pytest.mark.rules("5.12", "3.6")
def test_everybody_chooses_at_the_same_time() -> None:
    table = Table(seats=3, turn=1, card=CARD)
    assert table.waiting == (0, 1, 2)
    for seat in range(3):
        assert table.asked(seat) == "sweep"
        assert table.open_to(seat) == {"points", "remove white-1"}


@pytest.mark.rules("5.12")
def test_four_points() -> None:
    table = Table(turn=2, card=CARD, points=[3, 9])
    table.does("points", seat=1)
    assert [table.points(seat) for seat in (0, 1)] == [3, 13]
    assert table.bag(1)["white-1"] == 4


@pytest.mark.rules("5.12")
def test_a_white_chip_goes_to_the_supply_for_good() -> None:
    """Q53."""
    table = Table(turn=2, card=CARD, points=[3, 9])
    left = table.supply["white-1"]
    table.does("remove white-1", seat=0)
    assert table.bag(0)["white-1"] == 3
    assert table.supply["white-1"] == left + 1
    assert table.points(0) == 3


@pytest.mark.rules("5.12", "22.1")
def test_who_has_no_white_1_chip_takes_the_points_unasked() -> None:
    table = Table(turn=2, card=CARD, bags={0: "white-2*2 white-3*2 orange-1"})
    assert table.points(0) == 4
    assert table.waiting == (1,)


@pytest.mark.rules("5.12", "4.5", "7.1")
def test_the_points_change_the_rat_tails_of_the_turn() -> None:
    """From 0 to 5 there are two tails, from 4 to 5 one."""
    table = Table(turn=2, card=CARD, points=[0, 5])
    table.does("points", seat=0)
    table.does("remove white-1", seat=1)
    assert table.tails(0) == 1


@pytest.mark.rules("5.12", "4.5", "7.1")
def test_the_points_of_the_leader_bring_tails_to_the_others() -> None:
    table = Table(turn=2, card=CARD, points=[0, 0])
    table.does("points", seat=1)
    table.does("remove white-1", seat=0)
    assert [table.tails(seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rules("5.12", "3.4")
def test_the_white_chip_of_turn_six_comes_before_the_card() -> None:
    """Q69."""
    table = Table(turn=6, card=CARD, bags={0: "white-2*2 white-3*2 orange-1"})
    assert table.waiting == (0, 1)
    table.does("remove white-1", seat=0)
    assert table.bag(0)["white-1"] == 0


@pytest.mark.rules("5.12", "1.1")
def test_the_removed_chip_is_missing_in_the_brew() -> None:
    table = Table(turn=1, card=CARD)
    table.does("remove white-1", seat=0)
    table.does("remove white-1", seat=1)
    table.brews(0, "white-1*3")
    assert table.bag(0)["white-1"] == 0
    assert table.white(0) == 3
