"""5.5  One gift of three: a black chip, a 2-chip, or three rubies."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.table import Table

CARD = "one-gift"
EARLY = {"rubies", "take black-1", "take green-2", "take blue-2", "take red-2"}


@pytest.mark.rules("5.5", "3.6")
def test_everybody_chooses_at_the_same_time() -> None:
    table = Table(seats=4, turn=2, card=CARD)
    assert table.waiting == (0, 1, 2, 3)
    for seat in range(4):
        assert table.asked(seat) == "gift"
        assert table.open_to(seat) == EARLY | {"take yellow-2"}


@pytest.mark.rules("5.5")
def test_three_rubies() -> None:
    table = Table(turn=1, card=CARD, rubies=[1, 4])
    table.does("rubies", seat=1)
    assert [table.rubies(seat) for seat in (0, 1)] == [1, 7]


@for_each("chip", ["black-1", "green-2", "blue-2", "red-2", "yellow-2"])
@pytest.mark.rules("5.5", "1.9", "4.5")
def test_a_chip_goes_from_the_supply_into_the_bag(chip: str) -> None:
    table = Table(turn=5, card=CARD)
    before = table.supply[chip]
    table.does(f"take {chip}", seat=0)
    assert table.bag(0)[chip] == 1
    assert table.supply[chip] == before - 1
    assert table.rubies(0) == 1


@pytest.mark.rules("5.5", "3.3")
def test_yellow_chips_wait_for_their_book() -> None:
    table = Table(turn=1, card=CARD)
    assert table.open_to(0) == EARLY
    assert table.why("take yellow-2", 0) == "3.3"


@for_each("chip", ["white-2", "white-1", "orange-1", "green-1", "red-4", "purple-1"])
@pytest.mark.rules("5.5")
def test_no_white_chip_and_no_other_value_is_given(chip: str) -> None:
    table = Table(turn=5, card=CARD)
    assert table.why(f"take {chip}", 0) == "5.5"


@pytest.mark.rules("5.5", "1.9")
def test_a_sold_out_chip_is_not_offered() -> None:
    table = Table(turn=1, card=CARD, supply={"red-2": 0})
    assert table.waiting == (0, 1)
    assert table.open_to(0) == EARLY - {"take red-2"}
    assert table.why("take red-2", 0) == "1.9"


@pytest.mark.rules("5.5", "22.1")
def test_who_can_take_only_rubies_is_not_asked() -> None:
    sold_out = dict.fromkeys(("black-1", "green-2", "blue-2", "red-2"), 0)
    table = Table(turn=1, card=CARD, supply=sold_out)
    assert [table.rubies(seat) for seat in (0, 1)] == [4, 4]
    assert table.asked(0) == "brew"


@pytest.mark.rules("5.5", "3.6")
def test_the_last_chip_of_a_kind_is_offered_from_the_start_player_on() -> None:
    table = Table(seats=3, turn=1, card=CARD, start=1, supply={"green-2": 2})
    assert table.waiting == (1,)
    table.does("take green-2", seat=1)
    assert table.waiting == (2,)
    table.does("take green-2", seat=2)
    assert table.waiting == (0,)
    assert table.open_to(0) == EARLY - {"take green-2"}


@pytest.mark.rules("5.5", "3.6")
def test_when_a_kind_is_there_for_all_the_others_nobody_waits_any_more() -> None:
    table = Table(seats=3, turn=1, card=CARD, supply={"green-2": 2})
    table.does("rubies", seat=0)
    assert table.waiting == (1, 2)


@pytest.mark.rules("5.5", "1.8", "1.9")
def test_of_twenty_rubies_none_are_offered_when_none_are_left() -> None:
    """Q45."""
    table = Table(turn=4, card=CARD, rubies=[10, 10], options={"twenty_rubies": 1})
    assert not table.can("rubies", 0)
    assert table.why("rubies", 0) == "1.9"


@pytest.mark.rules("5.5", "4.2", "4.5")
def test_the_gift_is_given_before_the_brew() -> None:
    table = Table(turn=2, card=CARD)
    table.does("take yellow-2", seat=0)
    assert table.phase == "fortune"
    table.does("rubies", seat=1)
    assert table.phase == "brewing"
    table.draws(0, "yellow-2")
    assert table.pot(0) == {2: "yellow-2"}


@pytest.mark.rules("5.5", "1.8", "1.9")
def test_where_there_is_no_gift_at_all_nobody_is_asked() -> None:
    gone = dict.fromkeys(("black-1", "green-2", "blue-2", "red-2", "yellow-2"), 0)
    table = Table(
        card="one-gift", turn=3, rubies=[10, 10], supply=gone, options={"twenty_rubies": 1}
    )
    assert table.phase == "brewing"
    assert [table.rubies(seat) for seat in range(2)] == [10, 10]
