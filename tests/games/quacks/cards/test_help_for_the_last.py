"""5.10  Help for the last: a green 1-chip for those with the fewest points."""

from __future__ import annotations

import pytest

from tests.games.quacks.table import Table

CARD = "help-for-the-last"


def greens(table: Table) -> list[int]:
    """How many green 1-chips each bag holds."""
    return [table.bag(seat)["green-1"] for seat in range(table.state.seats)]


@pytest.mark.rules("5.10")
def test_who_has_the_fewest_points_gains_a_green_chip() -> None:
    table = Table(seats=3, turn=4, card=CARD, points=[9, 5, 6])
    assert greens(table) == [1, 2, 1]


@pytest.mark.rules("5.10", "4.3")
def test_all_with_the_fewest_points_gain_one() -> None:
    table = Table(seats=4, turn=4, card=CARD, points=[5, 9, 5, 5])
    assert greens(table) == [2, 1, 2, 2]


@pytest.mark.rules("5.10")
def test_in_the_first_turn_everybody_gains_one() -> None:
    table = Table(seats=4, turn=1, card=CARD)
    assert greens(table) == [2, 2, 2, 2]


@pytest.mark.rules("5.10", "22.1")
def test_nobody_is_asked() -> None:
    table = Table(turn=4, card=CARD, points=[9, 5])
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@pytest.mark.rules("5.10", "1.4")
def test_laps_count() -> None:
    table = Table(turn=8, card=CARD, points=[51, 49])
    assert greens(table) == [1, 2]


@pytest.mark.rules("5.10", "1.9")
def test_a_sold_out_chip_is_lost() -> None:
    table = Table(turn=4, card=CARD, points=[0, 5], supply={"green-1": 0})
    assert greens(table)[0] == 1
    assert table.rubies(0) == 1


@pytest.mark.rules("5.10", "1.9")
def test_a_ruby_comes_for_a_sold_out_chip_by_an_option() -> None:
    table = Table(
        turn=4,
        card=CARD,
        points=[0, 5],
        supply={"green-1": 0},
        options={"ruby_for_sold_out": 1},
    )
    assert greens(table)[0] == 1
    assert [table.rubies(seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rules("5.10", "1.9", "3.6")
def test_the_last_chip_goes_to_the_first_after_the_start_player() -> None:
    table = Table(seats=3, turn=4, card=CARD, start=1, points=[0, 5, 0], supply={"green-1": 1})
    assert greens(table)[:2] == [1, 1]
    assert table.supply["green-1"] == 0


@pytest.mark.rules("5.10", "4.5")
def test_the_chip_is_there_for_the_brew() -> None:
    table = Table(turn=4, card=CARD, points=[5, 5])
    table.brews(0, "green-1*2")
    assert table.pot(0) == {1: "green-1", 2: "green-1"}
