"""Chapter 20: the last turn and the end."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.cases import for_each
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.scene import Scene
from tests.games.quacks.table import Table


def last_turn(**scene: Unpack[Scene]) -> Table:
    """Turn 9, in which everybody draws a white 1-chip and stops; the first face is one point."""
    scene["turn"] = 9
    scene.setdefault("faces", ["one-point"] * 4)
    table = Table(**scene)
    for seat in range(table.state.seats):
        table.draws(seat, "white-1")
    table.all_stop()
    return table


def explode_against_four_chips(table: Table) -> None:
    """Seat 0 explodes with 8, while seat 1 draws four white 1-chips and stops."""
    for chip in ("white-3", "white-2", "white-2", "white-1"):
        table.draws(0, chip)
        table.draws(1, "white-1")
    table.stops(1)


# --- 20.1 coins and rubies are points


@for_each(
    ("space", "printed", "coins"),
    [(3, 0, 0), (4, 0, 0), (6, 1, 1), (9, 1, 1), (10, 2, 2), (15, 3, 3), (31, 7, 4), (52, 14, 6)],
)
@pytest.mark.rules("20.1", "17.2")
def test_in_turn_9_each_five_coins_are_a_point(space: int, printed: int, coins: int) -> None:
    """Q39, Q68."""
    table = last_turn(droplets=[space - 2, 51], rubies=[0, 0])
    assert table.over
    assert table.points(0) == printed + coins


@pytest.mark.rules("20.1", "8.5")
def test_the_spoon_is_worth_15_and_7_points() -> None:
    table = Table(turn=9, droplets=[51, 0], rubies=[0, 0], faces=["one-point"])
    table.draws(0, "white-1")
    table.draws(1, "white-1")
    table.stops(1)
    assert table.points(0) == 1 + 15 + 7


@for_each(("rubies", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (20, 10)])
@pytest.mark.rules("20.1")
def test_at_the_end_each_two_rubies_are_a_point(rubies: int, points: int) -> None:
    """Q39, Q68."""
    table = last_turn(rubies=[rubies, 0], droplets=[0, 5])
    assert table.points(0) == points
    assert table.rubies(0) == rubies % 2


@pytest.mark.rules("20.1", "17.1")
def test_rubies_of_the_last_turn_count() -> None:
    table = last_turn(rubies=[1, 0], droplets=[3, 10])
    assert table.points(0) == 0 + 1 + 1


@pytest.mark.rules("20.1")
def test_coins_and_rubies_are_exchanged_separately() -> None:
    """Four coins and one ruby are nothing."""
    table = last_turn(rubies=[1, 0], droplets=[2, 10])
    assert (table.points(0), table.rubies(0)) == (0, 1)


@pytest.mark.rules("20.1")
def test_nothing_is_bought_in_turn_9() -> None:
    table = last_turn(droplets=[30, 20])
    assert table.over
    assert table.heard("bought", "shopped") == []


@pytest.mark.parametrize(("answer", "points"), [("points", 3), ("coins", 2)])
@pytest.mark.rules("20.1", "17.3")
def test_a_pot_that_exploded_pays_points_or_coins_also_in_turn_9(answer: str, points: int) -> None:
    """On space 14 there are 3 points, or 14 coins for 2."""
    table = Table(turn=9, rubies=[0, 0], droplets=[5, 0], faces=["ruby"])
    explode_against_four_chips(table)
    assert (table.space(0), table.asked(0)) == (14, "exploded")
    table.does(answer, seat=0)
    assert table.over
    assert table.points(0) == points


@pytest.mark.parametrize("turn", [1, 8])
@pytest.mark.rules("20.1")
def test_in_no_other_turn_coins_and_rubies_are_points(turn: int) -> None:
    table = Table(turn=turn, rubies=[6, 0], droplets=[4, 0], faces=["ruby"])
    table.goes_to("spending")
    table.does("done", seat=0)
    assert table.turn == turn + 1
    assert (table.points(0), table.rubies(0)) == (1, 7)


# --- 20.2 what cannot be paid for


@pytest.mark.rules("20.2")
def test_neither_droplet_nor_flask_is_asked_for_in_turn_9() -> None:
    table = last_turn(rubies=[9, 0], flasks=[0, 1])
    assert table.over
    assert (table.droplet(0), table.flask(0)) == (0, False)


@pytest.mark.rules("20.2", "20.1", "19.6")
def test_with_test_tubes_only_these_can_be_paid_for() -> None:
    """What is left is exchanged afterwards."""
    table = last_turn(rubies=[5, 0], flasks=[0, 1], droplets=[0, 5], options={"test_tubes": 1})
    assert (table.asked(0), table.open_to(0)) == ("spend", {"tube", "done"})
    assert table.why("pot", 0) == table.why("refill", 0) == "20.2"
    table.does("tube", seat=0)
    assert (table.glass(0), table.rubies(0)) == (1, 5 - 2 + 1)
    table.does("tube", seat=0)
    assert (table.glass(0), table.points(0)) == (2, 1)
    table.does("done", seat=0)
    assert table.over
    assert (table.points(0), table.rubies(0)) == (1 + 1, 0)


@pytest.mark.rules("20.2", "19.6")
def test_by_an_option_not_even_these() -> None:
    options = {"test_tubes": 1, "no_last_glass": 1}
    table = last_turn(rubies=[5, 0], droplets=[0, 5], options=options)
    assert table.over
    assert table.points(0) == 2


# --- 20.3 and 20.4 who wins


@pytest.mark.rules("20.3")
def test_who_has_most_points_wins() -> None:
    table = last_turn(seats=3, points=[30, 44, 12], rubies=[0, 0, 0], droplets=[0, 0, 5])
    assert table.result().ranks == [2, 1, 3]
    assert table.result().scores == [table.points(seat) for seat in range(3)]
    assert table.heard("won") == [("won", 1, table.points(1), 1, 0, 0)]


@pytest.mark.rules("20.3")
def test_before_the_end_nobody_has_a_place() -> None:
    table = Table(turn=9, points=[3, 0])
    assert not table.over
    assert table.result().ranks == [0, 0]


@pytest.mark.rules("20.4")
def test_of_those_with_the_same_points_the_fuller_pot_wins() -> None:
    """Q40. Seat 0 has a rat tail, rolls, and gains a point each from space 7 and its coins."""
    table = last_turn(points=[10, 12], rubies=[0, 0], droplets=[4, 3])
    assert table.result().scores == [13, 13]
    assert (table.space(0), table.space(1)) == (7, 5)
    assert table.result().ranks == [1, 2]
    assert table.heard("won") == [("won", 0, 13, 1, 0, 0)]


@pytest.mark.rules("20.4", "1.3")
def test_spaces_with_the_same_number_are_different_spaces() -> None:
    """Spaces 16 and 15 both show 15 and are both worth 3 and 3 points; one has a ruby."""
    table = last_turn(points=[9, 10], rubies=[0, 0], droplets=[14, 13])
    assert table.result().scores == [16, 16]
    assert table.result().ranks == [1, 2]


@pytest.mark.rules("20.4")
def test_an_exploded_pot_counts_for_that_as_well() -> None:
    """Q40."""
    table = Table(turn=9, rubies=[0, 0], points=[6, 5], faces=["one-point"])
    explode_against_four_chips(table)
    assert (table.space(0), table.space(1)) == (9, 5)
    table.does("points", seat=0)
    assert table.result().scores == [6 + 1, 5 + 1 + 1]
    assert table.result().ranks == [1, 2]


@pytest.mark.rules("20.4")
def test_if_that_is_the_same_too_they_share_the_place() -> None:
    table = last_turn(seats=3, points=[19, 20, 20], rubies=[0, 0, 0])
    assert table.result().scores == [20, 21, 21]
    assert table.result().ranks == [3, 1, 1]
    assert table.heard("won") == [("won", 1, 21, 2, 0, 0), ("won", 2, 21, 2, 0, 0)]


@pytest.mark.rules("20.4")
def test_a_shared_place_leaves_a_gap() -> None:
    table = last_turn(seats=4, points=[20, 20, 12, 11], rubies=[0] * 4, droplets=[0, 0, 0, 0])
    assert table.result().ranks == [1, 1, 3, 4]


# --- 20.5 the points turn by turn


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rules("20.5")
def test_the_points_of_each_turn_are_kept(seats: int) -> None:
    at_the_end: dict[int, list[int]] = {0: [0] * seats}
    for table in step_by_step(seats, seed=seats, books=3):
        at_the_end[table.turn] = [table.points(seat) for seat in range(seats)]
    for seat in range(seats):
        of_turns = table.state.players[seat].turn_points
        for turn in range(1, 10):
            assert sum(of_turns[:turn]) <= at_the_end[turn][seat]
        assert sum(of_turns) == table.points(seat)
        assert min(of_turns) >= 0


@pytest.mark.rules("20.5")
def test_the_points_of_a_turn_are_those_of_card_die_and_pot() -> None:
    table = Table(turn=3, card="clean-sweep", points=[9, 9], faces=["two-points"], droplets=[20, 0])
    table.does("points", seat=0)
    table.does("points", seat=1)
    table.goes_to("shopping")
    assert table.state.players[0].turn_points == [9, 0, 4 + 2 + 5, 0, 0, 0, 0, 0, 0]


# --- 20.6 the turn limit


@pytest.mark.rules("20.6")
def test_a_match_with_a_turn_limit_is_abandoned_after_that_turn() -> None:
    table = Table(turn=3, points=[30, 12], options={"turn_limit": 3}, faces=["ruby"] * 2)
    table.goes_to("spending")
    while not table.over:
        assert table.turn == 3
        table.plainly(table.waiting[0])
    assert table.heard("abandoned") == [("abandoned", -1, 3, 0, 0, 0)]
    assert table.heard("won") == []
    assert table.result().ranks == [0, 0]
    assert table.result().scores == [table.points(0), table.points(1)]


@pytest.mark.rules("20.6")
def test_before_the_limit_the_match_goes_on() -> None:
    table = Table(turn=2, options={"turn_limit": 3}, faces=["ruby"] * 2)
    while table.turn == 2:
        table.plainly(table.waiting[0])
    assert (table.turn, table.over) == (3, False)


@for_each("limit", [0, 9, 20])
@pytest.mark.rules("20.6", "20.3", "3.1")
def test_a_limit_beyond_the_last_turn_changes_nothing(limit: int) -> None:
    table = last_turn(points=[30, 12], options={"turn_limit": limit})
    assert table.over
    assert table.result().ranks == [1, 2]
