"""5.4  The lightest hand: five chips each, and a blue 2-chip for the lowest total."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG, Scene
from tests.games.quacks.table import Table

CARD = "lightest-hand"
FIVE = "white-1*3 orange-1 green-1"
NINE = "white-3 white-2*2 white-1*2"


def shown(*hands: str, **scene: Unpack[Scene]) -> Table:
    """A table at which the card is turned up, and each player draws these chips."""
    scene["card"] = CARD
    table = Table(**scene)
    for seat, hand in enumerate(hands):
        table.will_draw(seat, hand)
    assert table.asked(0) == "brew"
    table.finished()
    return table


def blues(table: Table) -> list[int]:
    """How many blue 2-chips each bag holds."""
    return [table.bag(seat)["blue-2"] for seat in range(table.state.seats)]


def rubies(table: Table) -> list[int]:
    """How many rubies each player has."""
    return [table.rubies(seat) for seat in range(table.state.seats)]


@pytest.mark.rules("5.4")
def test_the_lowest_total_gains_a_blue_chip_and_the_others_a_ruby() -> None:
    table = shown(NINE, FIVE, NINE, seats=3)
    assert (blues(table), rubies(table)) == ([0, 1, 0], [2, 1, 2])
    assert table.supply["blue-2"] == 9


@pytest.mark.rules("5.4")
def test_all_with_the_lowest_total_gain_a_blue_chip() -> None:
    table = shown(FIVE, NINE, FIVE, seats=3)
    assert (blues(table), rubies(table)) == ([1, 0, 1], [1, 2, 1])


@pytest.mark.rules("5.4")
def test_with_the_same_totals_nobody_gains_a_ruby() -> None:
    table = shown(FIVE, "white-1*4 orange-1")
    assert (blues(table), rubies(table)) == ([1, 1], [1, 1])


@pytest.mark.rules("5.4")
def test_white_chips_count_with_their_values() -> None:
    """Q49."""
    coloured = "white-1*4 white-2*2 white-3 green-2 orange-1*5"
    table = shown("white-3 white-1*4", "green-2 orange-1*4", bags={1: coloured})
    assert blues(table) == [0, 1]


@pytest.mark.rules("5.4")
def test_five_chips_can_be_lighter_than_fewer_chips() -> None:
    table = shown("white-3 blue-4", FIVE, turn=4, bags={0: "white-3 blue-4"})
    assert blues(table) == [0, 1]
    assert table.bag(0) == chips("white-3 blue-4")


@pytest.mark.rules("5.4")
def test_a_bag_with_fewer_chips_is_drawn_to_its_last() -> None:
    """Q49."""
    table = shown("white-2 white-1 orange-1", FIVE, bags={0: "white-2 white-1 orange-1"})
    assert blues(table) == [1, 0]


@pytest.mark.rules("5.4", "4.4")
def test_all_chips_go_back_into_the_bag() -> None:
    table = shown(NINE, FIVE)
    assert table.bag(0) == chips(START_BAG)
    assert table.bag(1) == chips(f"{START_BAG} blue-2")
    assert not table.tray(0)


@pytest.mark.rules("5.4", "4.4")
def test_drawn_chips_do_nothing_and_make_no_pot_explode() -> None:
    hand = "white-3*2 white-2 blue-4 red-4"
    table = shown(hand, FIVE, turn=4, bags={0: f"{hand} white-1*4"})
    assert table.pot(0) == {}
    assert not table.exploded(0)
    assert table.brewing(0)


@pytest.mark.rules("5.4", "4.5")
def test_the_blue_chip_is_there_for_the_brew() -> None:
    table = shown(FIVE, NINE)
    table.draws(0, "blue-2", then="white-1*2")
    assert table.pot(0) == {2: "blue-2"}


@pytest.mark.rules("5.4", "1.9")
def test_a_sold_out_blue_chip_is_lost() -> None:
    """Q47."""
    table = shown(FIVE, NINE, supply={"blue-2": 0})
    assert (blues(table)[0], rubies(table)) == (0, [1, 2])


@pytest.mark.rules("5.4", "1.9")
def test_a_ruby_comes_for_a_sold_out_chip_by_an_option() -> None:
    table = shown(FIVE, NINE, supply={"blue-2": 0}, options={"ruby_for_sold_out": 1})
    assert (blues(table)[0], rubies(table)) == (0, [2, 2])


@pytest.mark.rules("5.4", "3.6", "1.9")
def test_the_last_blue_chip_goes_to_the_first_after_the_start_player() -> None:
    table = shown(FIVE, NINE, FIVE, seats=3, start=1, supply={"blue-2": 1})
    assert blues(table)[:2] == [0, 0]
    assert table.supply["blue-2"] == 0


@pytest.mark.rules("5.4", "22.1")
def test_nobody_is_asked() -> None:
    table = shown(FIVE, NINE)
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]
    assert table.phase == "brewing"


@pytest.mark.rules("5.4")
def test_everybody_sees_the_chips_and_their_total() -> None:
    table = shown(FIVE, NINE, FIVE, seats=3, start=1)
    totals = [(row[1], row[2]) for row in table.heard("totalled")]
    assert totals == [(1, 9), (2, 5), (0, 5)]
    assert [row[1] for row in table.heard("showed")] == [1] * 5 + [2] * 5 + [0] * 5
