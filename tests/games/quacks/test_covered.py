"""Chapter 9: turn 9 brewed covered."""

from __future__ import annotations

from typing import Unpack

import pytest

from stillroom.games.quacks.state import Observation
from tests.games.quacks.names import chips
from tests.games.quacks.scene import Scene
from tests.games.quacks.table import Table


def covered(**scene: Unpack[Scene]) -> Table:
    """Turn 9, brewed covered."""
    scene["turn"] = 9
    scene["options"] = {"stir": 2, **scene.get("options", {})}
    return Table(**scene)


# --- 9.5 alone, in any time


@pytest.mark.rules("9.1", "9.5")
def test_each_player_brews_alone_in_any_time() -> None:
    """Q67."""
    table = covered(seats=3)
    table.brews(2, "white-1 white-2 orange-1")
    table.stops(2)
    table.brews(0, "white-3")
    assert (table.waiting, table.pot(1)) == ((0, 1), {})
    assert table.pot(2) == {1: "white-1", 3: "white-2", 4: "orange-1"}


@pytest.mark.parametrize("turn", [1, 8])
@pytest.mark.rules("9.1", "9.5")
def test_only_turn_9_is_covered(turn: int) -> None:
    table = Table(turn=turn, options={"stir": 2})
    table.brews(0, "white-1")
    assert table.told_to(1)[0] == ("drew", 0, "white-1", 0, 0, 0)


@pytest.mark.rules("9.5")
def test_the_player_hears_everything_of_the_own_brew() -> None:
    table = covered(droplets=[4, 0])
    table.brews(0, "white-1")
    assert table.told_to(0) == [
        ("covered", 0, "white-1", 0, 0, "drew"),
        ("covered", 0, "white-1", 5, 1, "placed"),
    ]


# --- 9.5 and 9.6 what the others see


def hidden_from(table: Table, seat: int) -> None:
    """Proves that the last verb told a seat nothing but that something happened."""
    told = table.told_to(seat)
    assert {event[0] for event in told} <= {"covered"}
    assert {event[2:] for event in told} <= {(0, 0, 0, 0)}


@pytest.mark.rules("9.5", "9.6", "21.2")
def test_others_hear_nothing_of_what_is_drawn() -> None:
    table = covered()
    for chip in ("white-3", "white-2", "white-2", "white-1"):
        table.draws(0, chip)
        hidden_from(table, 1)
    assert table.exploded(0)


@pytest.mark.rules("9.5", "9.6", "21.2")
def test_others_see_what_a_player_had_before_the_brew() -> None:
    """Pot, bag, rubies, points, flask and toadstools, each after it has changed."""
    books = {"red": 2, "blue": 3}
    bags = {0: "white-1*2 blue-1 red-1 orange-1"}
    table = covered(books=books, bags=bags, droplets=[4, 0], asides={0: "red-4"})
    before = seen(table)
    for chip in ("blue-1", "red-1", "white-1"):
        table.draws(0, chip)
        assert seen(table) == before
    for phrase in ("flask", "return red-4"):
        table.does(phrase, seat=0)
        hidden_from(table, 1)
        assert seen(table) == before
    assert (table.rubies(0), table.flask(0), table.aside(0)) == (2, False, chips("red-1"))
    assert (before.rubies[1], before.flasks[1], before.asides[3:6]) == (1, 1, [0, 0, 1])
    assert before.reached[1] == 4


@pytest.mark.rules("9.5", "9.6", "10.4")
def test_points_of_a_covered_brew_are_not_seen() -> None:
    table = covered(books=4, bags={0: "blue-4 orange-1 white-1"}, droplets=[1, 0], points=[7, 7])
    before = seen(table)
    table.draws(0, "blue-4")
    hidden_from(table, 1)
    assert table.points(0) == 11
    assert seen(table) == before
    assert before.points[:2] == [7, 7]


@pytest.mark.rules("9.6", "7.3")
def test_a_rat_stone_that_steps_back_is_not_seen() -> None:
    table = covered(points=[16, 20])
    before = seen(table)
    table.does("rats 1", seat=0)
    hidden_from(table, 1)
    assert seen(table) == before


@pytest.mark.rules("9.6")
def test_others_see_whether_a_player_still_brews() -> None:
    table = covered()
    table.draws(0, "white-1")
    assert (table.observed_by(1).brewing[1], table.observed_by(1).waiting[1]) == (1, 1)
    table.stops(0)
    hidden_from(table, 1)
    assert (table.observed_by(1).brewing[1], table.observed_by(1).waiting[1]) == (0, 0)


@pytest.mark.rules("9.6")
def test_others_do_not_see_why_a_player_brews_no_more() -> None:
    """Stopped, exploded and a full pot look alike."""
    stopped, exploded, full = covered(), covered(), covered(options={"may_stop_at_once": 1})
    stopped.brews(0, "white-1")
    stopped.stops(0)
    exploded.brews(0, "white-3 white-2*2 white-1")
    full.stops(0)
    assert seen(stopped) == seen(exploded) == seen(full)


@pytest.mark.rules("9.6", "21.1")
def test_the_own_brew_is_seen_by_its_player() -> None:
    table = covered()
    table.brews(0, "white-3 orange-1")
    own = table.observed_by(0)
    assert (own.reached[0], own.white[0]) == (4, 3)
    assert (own.pots[2], own.pots[3]) == (1, 1)
    assert (own.bags[2], own.bags[3]) == (0, 0)


def seen(table: Table) -> Observation:
    """What seat 1 sees."""
    return table.observed_by(1)


@pytest.mark.rules("9.5", "9.6", "6.8")
def test_a_fresh_start_in_a_covered_brew_is_not_seen() -> None:
    table = covered(card="fresh-start")
    before = seen(table)
    table.brews(0, "white-1*3 white-2*2")
    assert table.asked(0) == "again"
    table.does("again", seat=0)
    hidden_from(table, 1)
    assert seen(table) == before
    assert table.pot(0) == {}


# --- 9.7 uncovering


@pytest.mark.rules("9.7")
def test_when_all_have_stopped_everything_is_uncovered() -> None:
    bags = {1: "white-3*2 white-2 orange-1"}
    table = covered(seats=3, bags=bags, faces=["one-point"], rubies=[0, 0, 0])
    table.brews(0, "white-1 white-2")
    table.brews(1, "white-3 white-3 white-2")
    table.brews(2, "orange-1 green-1 white-3")
    table.stops(0)
    assert table.heard("uncovered") == []
    table.stops(2)
    assert table.told_to(0)[1:] == table.told_to(1)[1:] == table.told_to(2)[1:]
    assert table.heard("uncovered") == [
        ("uncovered", 0, 4, 3, 0, 0),
        ("uncovered", 1, 9, 8, 1, 0),
        ("uncovered", 2, 6, 3, 0, 0),
    ]
    assert table.observed_by(0).reached[:3] == [3, 8, 5]
    assert table.observed_by(0).exploded[:3] == [0, 1, 0]


@pytest.mark.rules("9.7", "10.2")
def test_a_protected_explosion_is_uncovered_as_such() -> None:
    bags = {0: "white-3*2 white-2 blue-1 orange-1"}
    table = covered(books=2, bags=bags, faces=["one-point"])
    table.brews(0, "white-3 white-3 blue-1 white-2")
    table.all_stop()
    assert ("uncovered", 0, 10, 8, 2, 0) in table.told


@pytest.mark.rules("9.7", "11.2")
def test_toadstools_are_decided_while_it_is_covered() -> None:
    table = covered(books=2, asides={0: "red-2"}, faces=["one-point"])
    table.brews(0, "white-1")
    table.stops(0)
    assert table.asked(0) == "aside"
    before = seen(table)
    table.does("place red-2", seat=0)
    hidden_from(table, 1)
    assert seen(table) == before
    table.does("done", seat=0)
    table.all_stop()
    assert ("uncovered", 0, 4, 1, 0, 0) in table.told


@pytest.mark.rules("9.7")
def test_after_it_everything_is_told_openly() -> None:
    table = covered(faces=["one-point"], droplets=[3, 0])
    table.all_stop()
    after = table.told[[event[0] for event in table.told].index("uncovered") :]
    assert "covered" not in {event[0] for event in after}
    assert ("rolled", 0, 0, 0, 0, 0) in after
