"""6.5  A neighbour's loss: a 2-chip for the player after a pot that exploded."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.cards.brews import explodes, stops_after
from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table

CARD = "neighbours-loss"
EARLY = {"take green-2", "take blue-2", "take red-2"}


def brewed(table: Table, *exploding: int) -> Table:
    """Everybody brews; some explode, the others stop after a chip."""
    for seat in range(table.state.seats):
        if seat in exploding:
            explodes(table, seat)
        else:
            stops_after(table, seat, "orange-1")
    return table


@pytest.mark.rules("6.5")
def test_the_next_player_clockwise_takes_a_2_chip() -> None:
    table = brewed(Table(seats=3, turn=2, card=CARD), 0)
    assert (table.phase, table.waiting, table.asked(1)) == ("after-brewing", (1,), "loss")
    assert table.open_to(1) == EARLY | {"take yellow-2"}


@pytest.mark.rules("6.5")
def test_the_first_seat_sits_after_the_last_one() -> None:
    table = brewed(Table(seats=4, turn=2, card=CARD), 3)
    assert table.waiting == (0,)


@pytest.mark.rules("6.5", "1.9")
def test_the_chip_goes_into_the_bag_at_once() -> None:
    table = brewed(Table(turn=2, card=CARD, faces=["ruby"]), 0)
    table.does("take yellow-2", seat=1)
    assert table.bag(1) == chips(START_BAG) - chips("orange-1") + chips("yellow-2")
    assert table.supply["yellow-2"] == 5


@pytest.mark.rules("6.5", "4.2")
def test_it_comes_when_all_have_stopped() -> None:
    table = Table(seats=3, card=CARD)
    explodes(table, 0)
    stops_after(table, 1, "orange-1")
    assert table.waiting == (2,), "nobody chooses while somebody brews"


@pytest.mark.rules("6.5", "3.6")
def test_for_each_exploded_pot_there_is_a_chip() -> None:
    table = brewed(Table(seats=4, card=CARD), 0, 2)
    assert table.waiting == (1, 3)


@pytest.mark.rules("6.5", "8.9")
def test_who_exploded_too_may_take_a_chip() -> None:
    table = brewed(Table(seats=3, card=CARD), 0, 1)
    assert table.waiting == (1, 2)


@pytest.mark.rules("6.5")
def test_of_two_players_each_is_the_neighbour_of_the_other() -> None:
    table = brewed(Table(card=CARD), 0, 1)
    assert table.waiting == (0, 1)
    table.does("take red-2", seat=0)
    table.does("take blue-2", seat=1)
    assert (table.bag(0)["red-2"], table.bag(1)["blue-2"]) == (1, 1)


@pytest.mark.rules("6.5")
def test_when_no_pot_exploded_nobody_is_asked() -> None:
    table = brewed(Table(card=CARD, faces=["ruby", "ruby"]))
    assert table.phase != "after-brewing"
    assert table.heard("gained-chip") == []


@pytest.mark.rules("6.5", "10.2")
def test_a_protected_explosion_counts() -> None:
    """Q57."""
    table = Table(turn=4, card=CARD, books={"blue": 2}, bags={0: f"{START_BAG} blue-1"})
    table.brews(0, "white-3 white-2*2 blue-1 white-1")
    stops_after(table, 1, "orange-1")
    assert table.waiting == (1,)
    assert table.asked(1) == "loss"


@pytest.mark.rules("6.5", "3.3")
def test_yellow_chips_wait_for_their_book() -> None:
    table = brewed(Table(turn=1, card=CARD), 0)
    assert table.open_to(1) == EARLY
    assert table.why("take yellow-2", 1) == "3.3"


@for_each("chip", ["white-2", "orange-1", "green-4", "purple-1", "black-1"])
@pytest.mark.rules("6.5")
def test_other_chips_are_not_taken(chip: str) -> None:
    table = brewed(Table(turn=4, card=CARD), 0)
    assert table.why(f"take {chip}", 1) == "6.5"


@pytest.mark.rules("6.5", "1.9")
def test_a_sold_out_chip_is_not_offered() -> None:
    table = brewed(Table(turn=4, card=CARD, supply={"red-2": 0}), 0)
    assert not table.can("take red-2", 1)
    assert table.why("take red-2", 1) == "1.9"


@pytest.mark.rules("6.5", "22.1")
def test_the_only_chip_that_is_left_is_taken_by_itself() -> None:
    sold_out = dict.fromkeys(("green-2", "blue-2", "yellow-2"), 0)
    table = brewed(Table(turn=4, card=CARD, supply=sold_out, faces=["ruby"]), 0)
    assert table.bag(1)["red-2"] == 1
    assert table.phase != "after-brewing"


@pytest.mark.rules("6.5", "1.9")
def test_when_all_2_chips_are_sold_out_nothing_is_taken() -> None:
    sold_out = dict.fromkeys(("green-2", "blue-2", "red-2", "yellow-2"), 0)
    table = brewed(Table(turn=4, card=CARD, supply=sold_out, faces=["ruby"]), 0)
    assert table.phase != "after-brewing"


@pytest.mark.rules("6.5", "3.6")
def test_the_last_chip_of_a_kind_is_offered_from_the_start_player_on() -> None:
    table = brewed(Table(seats=4, turn=4, card=CARD, start=2, supply={"red-2": 1}), 0, 2)
    assert table.waiting == (3,)
    table.does("take red-2", seat=3)
    assert table.waiting == (1,)
    assert table.open_to(1) == {"take green-2", "take blue-2", "take yellow-2"}


@pytest.mark.rules("6.5", "3.2")
def test_it_comes_before_the_bonus_die() -> None:
    table = brewed(Table(seats=3, card=CARD, faces=["ruby", "ruby"]), 0)
    assert [table.rubies(seat) for seat in range(3)] == [1, 1, 1]
    table.does("take red-2", seat=1)
    assert [table.rubies(seat) for seat in range(3)] == [2, 2, 2]
