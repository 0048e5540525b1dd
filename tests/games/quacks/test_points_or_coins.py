"""Paragraph 17.3: whose pot exploded chooses points or coins."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.ids import Cause
from tests.cases import for_each
from tests.games.quacks.evaluation import brew, brewed, gains, seats_of
from tests.games.quacks.names import chips, chips_in_order
from tests.games.quacks.table import Table
from tests.referee import quacks as referee
from tests.referee.quacks import Pot

NINA = Pot(23, exploded=True)
NINA_WITH_A_RUBY = Pot(24, exploded=True)
LUCAS = Pot(16)
LOW = Pot(2)
"""Two coins buy nothing."""


# --- Nina and Lucas of the rulebook


@pytest.mark.rules("13.1", "17.1", "17.2", "17.3", "17.4", "17.5", "17.7")
def test_nina_and_lucas_evaluate_as_in_the_rulebook() -> None:
    table = brewed(NINA, LUCAS)
    assert seats_of(table.heard("rolled")) == [1]
    assert table.rubies(1) == 1
    assert (table.asked(0), table.open_to(0)) == ("exploded", {"points", "coins"})
    table.does("coins", seat=0)
    assert (table.points(0), table.points(1)) == (0, 3)
    table.does("buy blue-2", "buy green-2", seat=0)
    assert ("shopped", 0, 1, 0, 0, 0) in table.told
    table.does("buy green-4", "done", seat=1)
    assert ("shopped", 1, 1, 0, 0, 0) in table.told
    nina = table.bag(0) - chips("white-1*4 white-2*2 white-3 orange-1 green-1")
    lucas = table.bag(1) - chips("white-1*4 white-2*2 white-3 orange-1*2 green-1")
    assert (nina, lucas) == (chips("green-2 blue-2"), chips("green-4"))


@pytest.mark.rules("17.3")
def test_nina_may_take_the_5_points_instead_and_then_buys_nothing() -> None:
    table = brewed(NINA, LUCAS)
    table.does("points", seat=0)
    assert table.points(0) == 5
    assert table.state.players[0].coins == 0
    assert set(table.waiting) == {1}
    assert table.asked(1) == "shop"


# --- who is asked, and when


@pytest.mark.rules("17.3", "22.1")
def test_who_did_not_explode_is_not_asked() -> None:
    table = brewed(Pot(24), LUCAS)
    assert table.points(0) == 5
    assert table.asked(0) == "shop"
    assert table.asked(1) == ""


@pytest.mark.rules("17.3", "17.1")
def test_the_choice_comes_after_the_ruby_of_the_space() -> None:
    table = brewed(NINA_WITH_A_RUBY, LOW)
    assert table.asked(0) == "exploded"
    assert table.rubies(0) == 1
    assert table.points(0) == 0


@pytest.mark.rules("17.3", "3.6")
def test_all_who_exploded_choose_at_the_same_time() -> None:
    """Q66."""
    table = brewed(NINA, LUCAS, Pot(12, exploded=True), start=1)
    assert set(table.waiting) == {0, 2}
    assert {table.asked(0), table.asked(2)} == {"exploded"}
    table.does("points", seat=2)
    assert set(table.waiting) == {0}
    table.does("coins", seat=0)
    assert [table.points(seat) for seat in (0, 1, 2)] == [0, 3, 2]


@pytest.mark.rules("17.3")
def test_nothing_is_bought_before_everybody_has_chosen() -> None:
    table = brewed(NINA, LUCAS, start=1)
    assert set(table.waiting) == {0}
    assert table.why("buy orange-1", seat=1)
    table.does("coins", seat=0)
    assert set(table.waiting) == {1}
    assert table.can("buy orange-1", seat=1)


@pytest.mark.rules("17.3")
def test_the_choice_is_told_to_everybody() -> None:
    table = brewed(NINA, LUCAS)
    table.does("coins", seat=0)
    assert [event[:3] for event in table.heard("chose")] == [("chose", 0, 2)]


@for_each("space", [9, 13, 24, 30, 52, 53])
@pytest.mark.rules("17.3", "17.2", "17.4")
def test_either_pays_in_full(space: int) -> None:
    pot = Pot(space, exploded=True)
    table = brewed(pot, LOW)
    table.does("points", seat=0)
    assert gains(table, "gained-points", Cause.SPACE)[:1] == [(0, referee.points(space))]
    table = brewed(pot, LOW)
    table.does("coins", seat=0)
    assert table.points(0) == 0
    assert table.state.players[0].coins == referee.coins(space)


@pytest.mark.rules("17.3", "22.1")
def test_nothing_but_points_or_coins_is_open() -> None:
    table = brewed(NINA, LUCAS)
    assert table.open_to(0) == {"points", "coins"}
    assert table.why("rubies", seat=0)
    assert table.why("done", seat=0)


# --- protected explosions

PROTECTED = "white-3 white-2*2 white-1 orange-1 green-1 blue-1"


def protected() -> Table:
    """Seat 0 has exploded under the protection of a crow skull, seat 1 reached two coins."""
    table = Table(
        books={"blue": 2}, bags={0: PROTECTED}, droplets=[10, 0], rubies=[0, 0], faces=["pumpkin"]
    )
    plan = chips_in_order("white-3 white-2*2 blue-1 white-1")
    brew(table, plan, ["orange-1", "stop"])
    return table


@pytest.mark.rules("17.3", "10.2")
def test_a_protected_explosion_pays_points_and_coins() -> None:
    """Q38."""
    table = protected()
    assert (table.exploded(0), table.space(0)) == (True, 20)
    assert table.points(0) == referee.points(20)
    assert (table.asked(0), table.state.players[0].coins) == ("shop", referee.coins(20))
    assert table.rubies(0) == 1


# --- the last turn


@pytest.mark.parametrize(("takes", "points"), [("points", 5), ("coins", 3)])
@pytest.mark.rules("17.3", "20.1")
def test_in_the_last_turn_coins_are_points_five_by_five(takes: str, points: int) -> None:
    """Q39."""
    table = brewed(NINA, LOW, turn=9)
    assert table.open_to(0) == {"points", "coins"}
    table.does(takes, seat=0)
    assert table.over
    assert table.points(0) == points
