"""Chapter 3: the nine turns, and what goes on at the same time."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.names import chips
from tests.games.quacks.table import Table

# --- 3.1 and 3.2 the turns and their parts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("3.1")
def test_a_match_has_nine_turns(seats: int) -> None:
    began: list[int] = []
    ended: list[int] = []
    for table in step_by_step(seats, seed=11):
        began += [int(event[2]) for event in table.heard("turn-began")]
        ended += [int(event[2]) for event in table.heard("turn-ended")]
    assert began == ended == list(range(1, 10))
    assert table.over


@pytest.mark.rules("3.2", "3.1")
def test_the_parts_of_a_turn_come_in_their_order() -> None:
    """Seven on the dot acts between brewing and the die; everything else is in the evaluation."""
    table = Table(card="seven-on-the-dot", turn=2, points=[8, 7], droplets=[2, 7], rubies=[4, 1])
    assert [event[0] for event in table.told] == [
        *("turn-began", "book-out", "card-turned", "counted-tails"),
    ]
    table.brews(0, "white-3 white-2 white-2")
    table.brews(1, "orange-1 green-1")
    table.will_roll("one-point")
    table.stops(0)
    table.stops(1)
    assert [event[0] for event in table.told] == [
        "stopped",
        "moved-droplet",
        *("rolled", "gained-points"),
        *("gained-rubies", "gained-points", "gained-points"),
    ]
    assert table.phase == "shopping"
    table.does("done", seat=0)
    table.does("done", seat=1)
    assert (table.phase, table.turn, table.waiting) == ("spending", 2, (0, 1))
    table.does("done", seat=0)
    table.does("done", seat=1)
    assert (table.phase, table.turn) == ("brewing", 3)


@pytest.mark.rules("3.2")
def test_the_turn_of_the_rulebook_with_nina_and_lucas() -> None:
    """Nina explodes on 19 and takes the coins; Lucas scores 15 with a ruby. Each loses a coin."""
    bags = {0: "white-3*2 white-2 orange-1", 1: "orange-1 white-1"}
    table = Table(droplets=[13, 13], bags=bags, faces=["ruby"])
    table.brews(0, "white-3 orange-1 white-2 white-3")
    table.brews(1, "orange-1 white-1")
    assert (table.exploded(0), table.space(0), table.space(1)) == (True, 23, 16)
    assert table.asked(0) == "exploded"
    assert table.rubies(1) == 1 + 1 + 1
    table.does("coins", seat=0)
    assert (table.points(0), table.points(1)) == (0, 3)
    table.does("buy blue-2", "buy green-2", seat=0)
    assert table.heard("shopped") == [("shopped", 0, 1, 0, 0, 0)]
    table.does("buy green-4", "done", seat=1)
    assert table.heard("shopped") == [("shopped", 1, 1, 0, 0, 0)]
    table.does("done", seat=1)
    assert table.turn == 2
    assert table.bag(0) == chips("white-3*2 white-2 orange-1 green-2 blue-2")
    assert table.bag(1) == chips("orange-1 white-1 green-4")


# --- 3.3 the books


@for_each(("turn", "yellow", "purple"), [(1, False, False), (2, True, False), (3, True, True)])
@pytest.mark.rules("3.3")
def test_the_yellow_book_comes_out_in_turn_2_the_purple_one_in_turn_3(
    turn: int, yellow: bool, purple: bool
) -> None:
    table = Table(turn=turn, droplets=[30, 0], faces=["one-point"])
    table.all_stop()
    colours = {phrase.split()[-1].split("-")[0] for phrase in table.open_to(0)}
    assert {"orange", "green", "blue", "red", "black"} <= colours
    assert ("yellow" in colours, "purple" in colours) == (yellow, purple)
    assert table.why("buy yellow-1", 0) == ("" if yellow else "3.3")
    assert table.why("buy purple-1", 0) == ("" if purple else "3.3")


@for_each(("turn", "book"), [(1, []), (2, [3]), (3, [4]), (4, []), (9, [])])
@pytest.mark.rules("3.3")
def test_a_book_is_laid_out_before_its_turn_and_before_the_card(turn: int, book: list[int]) -> None:
    table = Table(turn=turn, card="pumpkin-fair")
    names = [event[0] for event in table.told]
    assert [event[2] for event in table.heard("book-out")] == book
    assert names[-1] == "card-turned"


@pytest.mark.rules("3.3", "5.5")
def test_chips_of_a_book_that_is_not_out_are_not_taken_for_a_card() -> None:
    """Q29."""
    table = Table(turn=1, card="one-gift")
    assert "take yellow-2" not in table.open_to(0)
    assert table.why("take yellow-2", 0) == "3.3"
    assert "take yellow-2" in Table(turn=2, card="one-gift").open_to(0)


# --- 3.4 the white chip of turn 6


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("3.4")
def test_before_turn_6_and_its_card_every_bag_gets_a_white_chip(seats: int) -> None:
    """Q69."""
    table = Table(seats=seats, turn=6, card="pumpkin-fair")
    assert [event[0] for event in table.told] == [
        *("turn-began", *("white-added",) * seats, "card-turned"),
    ]
    for seat in range(seats):
        assert table.bag(seat) == chips("white-1*5 white-2*2 white-3 orange-1 green-1")
    assert table.supply["white-1"] == 20 - 5 * seats


@for_each("turn", [2, 5, 7, 9])
@pytest.mark.rules("3.4")
def test_in_no_other_turn(turn: int) -> None:
    table = Table(turn=turn)
    assert table.heard("white-added") == []


@pytest.mark.rules("3.4", "5.12")
def test_the_chip_of_turn_6_is_there_for_its_card() -> None:
    table = Table(turn=6, card="clean-sweep", bags={0: "white-3*2 orange-1"})
    table.does("remove white-1", seat=0)
    assert table.bag(0) == chips("white-3*2 orange-1")


# --- 3.5 the start player


@for_each(("seats", "start", "following"), [(2, 0, 1), (3, 2, 0), (4, 1, 2)])
@pytest.mark.rules("3.5")
def test_the_next_player_clockwise_begins_the_next_turn(
    seats: int, start: int, following: int
) -> None:
    table = Table(seats=seats, start=start)
    table.free_draws()
    assert table.state.start_seat == start
    while table.turn == 1:
        assert table.state.start_seat == start
        table.plainly(table.waiting[0])
    assert table.state.start_seat == following


# --- 3.6 at the same time, or in seat order


@pytest.mark.rules("3.6")
def test_choices_of_a_card_that_cannot_touch_each_other_are_asked_together() -> None:
    """Q66."""
    table = Table(seats=3, turn=3, card="fork-in-the-road")
    assert (table.waiting, table.phase) == ((0, 1, 2), "fortune")
    table.does("steps", seat=2)
    table.does("take purple-1", seat=0)
    assert (table.waiting, table.phase) == ((1,), "fortune")
    table.does("steps", seat=1)
    assert table.phase == "brewing"


@pytest.mark.rules("3.6")
def test_with_too_few_chips_for_all_the_choice_goes_in_seat_order() -> None:
    """Q66."""
    table = Table(seats=3, turn=3, card="fork-in-the-road", start=1, supply={"purple-1": 2})
    assert table.waiting == (1,)
    assert table.why("take purple-1", 0) == "3.6"
    table.does("take purple-1", seat=1)
    assert table.waiting == (2,)
    table.does("take purple-1", seat=2)
    assert table.phase == "brewing"
    assert table.droplet(0) == 2


@pytest.mark.rules("3.6")
def test_a_kind_that_is_sold_out_holds_up_nobody() -> None:
    table = Table(seats=3, turn=3, card="ruby-trade", supply={"blue-1": 0})
    assert table.waiting == (0, 1, 2)


@pytest.mark.rules("3.6", "17.3")
def test_points_or_coins_is_asked_of_all_at_the_same_time() -> None:
    bags = dict.fromkeys((0, 1), "white-3 white-2*2 white-1*3")
    table = Table(seats=3, bags=bags, faces=["one-point"], start=2)
    table.brews(0, "white-3 white-2*2 white-1")
    table.brews(1, "white-3 white-2*2 white-1")
    table.all_stop()
    assert (table.waiting, table.phase) == ((0, 1), "points")


@pytest.mark.rules("3.6", "18.1")
def test_spending_rubies_is_asked_of_all_at_the_same_time() -> None:
    table = Table(seats=3, rubies=[2, 5, 1], faces=["one-point"] * 3, start=1)
    table.goes_to("spending")
    assert (table.waiting, table.phase) == ((0, 1), "spending")


@pytest.mark.rules("3.6", "17.6")
def test_shopping_begins_with_the_start_player_and_goes_clockwise() -> None:
    table = Table(seats=3, start=1, droplets=[5, 6, 7], faces=["one-point"])
    table.all_stop()
    assert (table.phase, table.waiting) == ("shopping", (1,))
    assert table.why("buy orange-1", 0) == "3.6"
    table.does("done", seat=1)
    assert table.waiting == (2,)
    table.does("done", seat=2)
    assert table.waiting == (0,)


@pytest.mark.rules("3.4", "1.9")
def test_without_white_chips_in_the_supply_none_is_added() -> None:
    table = Table(turn=6, supply={"white-1": 0})
    assert table.bag(0)["white-1"] == 4
    assert table.supply["white-1"] == 0
