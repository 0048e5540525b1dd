"""5.6  A ruby's worth: a 1-chip for a ruby, once."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.table import Table

CARD = "ruby-trade"
EARLY = {"nothing", "take orange-1", "take green-1", "take blue-1", "take red-1"}


@pytest.mark.rules("5.6", "3.6")
def test_everybody_with_a_ruby_is_asked_at_the_same_time() -> None:
    table = Table(seats=3, turn=2, card=CARD)
    assert table.waiting == (0, 1, 2)
    for seat in range(3):
        assert table.asked(seat) == "trade"
        assert table.open_to(seat) == EARLY | {"take yellow-1"}


@for_each("chip", ["orange-1", "green-1", "blue-1", "red-1", "yellow-1"])
@pytest.mark.rules("5.6", "4.5")
def test_a_ruby_is_paid_for_a_chip(chip: str) -> None:
    table = Table(turn=4, card=CARD, rubies=[3, 1])
    held, left = table.bag(0)[chip], table.supply[chip]
    table.does(f"take {chip}", seat=0)
    assert table.rubies(0) == 2
    assert (table.bag(0)[chip], table.supply[chip]) == (held + 1, left - 1)


@pytest.mark.rules("5.6")
def test_it_is_done_only_once() -> None:
    """Q50."""
    table = Table(turn=4, card=CARD, rubies=[3, 1])
    table.does("take red-1", seat=0)
    assert table.waiting == (1,)
    table.does("take red-1", seat=1)
    assert table.phase == "brewing"


@pytest.mark.rules("5.6")
def test_nobody_has_to() -> None:
    table = Table(turn=4, card=CARD, rubies=[3, 1])
    table.does("nothing", seat=0)
    assert table.rubies(0) == 3
    assert table.waiting == (1,)


@pytest.mark.rules("5.6", "22.1")
def test_who_has_no_ruby_is_not_asked() -> None:
    table = Table(seats=3, turn=4, card=CARD, rubies=[0, 2, 0])
    assert table.waiting == (1,)


@pytest.mark.rules("5.6", "22.1")
def test_without_any_ruby_the_brew_begins() -> None:
    table = Table(turn=4, card=CARD, rubies=[0, 0])
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@pytest.mark.rules("5.6", "3.3")
def test_yellow_chips_wait_for_their_book() -> None:
    table = Table(turn=1, card=CARD)
    assert table.open_to(0) == EARLY
    assert table.why("take yellow-1", 0) == "3.3"


@for_each("chip", ["white-1", "purple-1", "black-1", "green-2", "blue-4"])
@pytest.mark.rules("5.6")
def test_other_chips_cannot_be_had(chip: str) -> None:
    """Q50."""
    table = Table(turn=4, card=CARD)
    assert table.why(f"take {chip}", 0) == "5.6"


@pytest.mark.rules("5.6", "1.9")
def test_a_sold_out_chip_is_not_offered() -> None:
    table = Table(turn=4, card=CARD, supply={"blue-1": 0})
    assert table.waiting == (0, 1)
    assert not table.can("take blue-1", 0)
    assert table.why("take blue-1", 0) == "1.9"


@pytest.mark.rules("5.6", "1.9", "22.1")
def test_when_all_1_chips_are_sold_out_nobody_is_asked() -> None:
    sold_out = dict.fromkeys(("orange-1", "green-1", "blue-1", "red-1"), 0)
    table = Table(turn=1, card=CARD, supply=sold_out)
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]
    assert table.rubies(0) == 1


@pytest.mark.rules("5.6", "3.6")
def test_the_last_chip_of_a_kind_is_offered_from_the_start_player_on() -> None:
    table = Table(turn=4, card=CARD, start=1, supply={"blue-1": 1})
    assert table.waiting == (1,)
    table.does("take blue-1", seat=1)
    assert not table.can("take blue-1", 0)
    assert table.can("take red-1", 0)


@pytest.mark.rules("5.6", "3.6")
def test_who_has_no_ruby_could_take_none_of_the_last_chips() -> None:
    table = Table(seats=3, turn=4, card=CARD, rubies=[1, 0, 1], supply={"blue-1": 2})
    assert table.waiting == (0, 2)
