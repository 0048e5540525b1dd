"""6.10  Pumpkin fair: every orange chip moves one space further."""

from __future__ import annotations

import pytest

from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table

CARD = "pumpkin-fair"
DOUBLING = {"yellow": 2}


@pytest.mark.rules("6.10", "8.11")
def test_an_orange_chip_moves_two_spaces_by_itself() -> None:
    table = Table(card=CARD, bags={0: f"{START_BAG} orange-1"})
    table.brews(0, "orange-1 white-1 orange-1")
    assert table.pot(0) == {2: "orange-1", 3: "white-1", 5: "orange-1"}


@pytest.mark.rules("6.10")
def test_it_counts_for_everybody() -> None:
    table = Table(seats=3, card=CARD)
    for seat in range(3):
        table.draws(seat, "orange-1")
        assert table.pot(seat) == {2: "orange-1"}


@pytest.mark.rules("6.10")
def test_other_chips_move_their_values() -> None:
    bag = "white-1*4 white-2*2 white-3 green-2 purple-1 black-1"
    table = Table(turn=4, card=CARD, bags={0: bag})
    table.brews(0, "white-1 green-2 purple-1 black-1 white-3")
    assert list(table.pot(0)) == [1, 3, 4, 5, 8]


@pytest.mark.rules("6.10", "12.2")
def test_after_a_mandrake_the_bonus_is_doubled_too() -> None:
    """Q17."""
    table = Table(turn=4, card=CARD, books=DOUBLING, bags={0: f"{START_BAG} yellow-1"})
    table.brews(0, "yellow-1 orange-1")
    assert table.pot(0) == {1: "yellow-1", 5: "orange-1"}


@pytest.mark.rules("6.10", "12.2")
def test_by_an_option_only_the_value_is_doubled() -> None:
    table = Table(
        turn=4,
        card=CARD,
        books=DOUBLING,
        bags={0: f"{START_BAG} yellow-1"},
        options={"doubles_value_only": 1},
    )
    table.brews(0, "yellow-1 orange-1")
    assert table.pot(0) == {1: "yellow-1", 4: "orange-1"}


@pytest.mark.rules("6.10", "11.1")
def test_for_toadstools_an_orange_chip_is_still_one_chip() -> None:
    bag = f"{START_BAG} orange-1*2 red-1*2"
    table = Table(turn=4, card=CARD, bags={0: bag})
    table.brews(0, "orange-1*2 red-1")
    assert table.pot(0) == {2: "orange-1", 4: "orange-1", 6: "red-1"}
    table.brews(0, "orange-1 red-1")
    assert table.pot(0)[8] == "orange-1"
    assert table.pot(0)[11] == "red-1"


@pytest.mark.rules("6.10", "10.1")
def test_an_orange_chip_through_a_crow_skull_moves_further() -> None:
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-1"})
    table.draws(0, "blue-1", then="orange-1")
    table.does("pick orange-1", seat=0)
    assert table.pot(0) == {1: "blue-1", 3: "orange-1"}


@pytest.mark.rules("6.10", "8.11")
def test_by_an_option_the_player_is_asked() -> None:
    table = Table(card=CARD, options={"movement_offered": 1})
    table.draws(0, "orange-1")
    assert table.asked(0) == "further"
    assert table.open_to(0) == {"further", "plainly"}
    other = table.copied()
    table.does("further", seat=0)
    assert table.pot(0) == {2: "orange-1"}
    other.does("plainly", seat=0)
    assert other.pot(0) == {1: "orange-1"}


@pytest.mark.rules("6.10", "8.5")
def test_the_last_space_stays_the_last_one() -> None:
    table = Table(turn=8, card=CARD, droplets=[51, 0])
    table.draws(0, "orange-1")
    assert table.pot(0) == {52: "orange-1"}
    assert not table.brewing(0)
