"""Thinking in time: by a clock that a test holds in its hand."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

import pytest

from stillroom.bots.minds import A_MOMENT, MOST_AT_ONCE, Mind, PlainMind, decided_in_time, mind_of
from stillroom.bots.players import BotPlayer
from stillroom.bots.search.ismcts import GOES_ON, SEARCHES, simulations_of
from stillroom.kernel.events import EventRow
from stillroom.kernel.state import Memory, State
from stillroom.match.match import new_match
from tests.bots.thinking import is_a_question, rolled
from tests.contract.settings import Setting
from tests.contract.walking import Walk, walk_randomly
from tests.engines import compiled, plain_searching, searching

GAME = "kupferkessel"


class Clock:
    """A clock that stands still unless somebody thinks."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        """The time now."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that bots look at."""
    held = Clock()
    monkeypatch.setattr(time, "monotonic", held.monotonic)
    return held


class Slow:
    """A mind for which every simulation takes the same time; it keeps what it was asked."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.policies: list[int] = []
        self._clock, self.seconds = clock, seconds

    @property
    def memory(self) -> Memory:
        """Nothing."""
        return Memory()

    def remember(self, events: Iterable[EventRow]) -> None:
        """Hears nothing."""

    def forget(self) -> None:
        """Has nothing to forget."""

    def clear(self) -> None:
        """Has nothing to let go of."""

    def thought(self) -> None:
        """Has not thought."""

    def decide(self, state: State, seat: int, policy: int) -> int:
        """Answers with the number of answers so far."""
        assert state.seats > seat
        self.policies.append(policy)
        self._clock.now += self.seconds * simulations_of(policy)
        return len(self.policies)


def decided(mind: Slow, policy: int, until: float) -> int:
    """What it answers about some state."""
    held: Mind = mind
    return decided_in_time(held, new_match(GAME, 2, seed=1).history.state, 0, policy, until)


@pytest.mark.parametrize("simulations", [1, 2, 7, 400, 5_000])
def test_with_time_enough_exactly_so_many_matches_are_imagined(
    simulations: int, clock: Clock
) -> None:
    """It begins anew once, and then goes on with its thoughts to the last one."""
    mind = Slow(clock, 0.0001)
    assert decided(mind, SEARCHES + simulations, clock.now + 1e6) == len(mind.policies)
    assert sum(map(simulations_of, mind.policies)) == simulations
    first, *more = mind.policies
    assert SEARCHES < first < GOES_ON
    assert all(policy > GOES_ON for policy in more)


@pytest.mark.parametrize("seconds", [0.00001, 0.001, 0.015, 0.3])
def test_a_master_stops_soon_after_the_moment(seconds: float, clock: Clock) -> None:
    """At most one portion later, which takes a few moments, or one match where these are slow."""
    mind, until = Slow(clock, seconds), clock.now + 1.0
    assert decided(mind, SEARCHES + 10**6, until) == len(mind.policies)
    assert until <= clock.now <= until + max(2 * A_MOMENT, seconds) + 1e-6
    assert max(map(simulations_of, mind.policies)) <= MOST_AT_ONCE


def test_a_master_that_is_held_up_thinks_in_smaller_portions(clock: Clock) -> None:
    """Others may begin to think meanwhile: then every match takes longer."""
    mind, until = Slow(clock, 0.0001), clock.now + 2.0
    quick = mind.decide

    def held_up(state: State, seat: int, policy: int) -> int:
        if clock.now > until - 1.9:
            mind.seconds = 0.002
        return quick(state, seat, policy)

    mind.decide = held_up  # type: ignore[method-assign]  # the same mind, on a busier machine
    decided(mind, SEARCHES + 10**6, until)
    assert clock.now <= until + 2 * A_MOMENT + 1e-6


@pytest.mark.parametrize("late", [0.0, 1.0, 1_000.0])
def test_who_has_no_time_left_imagines_one_match(late: float, clock: Clock) -> None:
    """So there is always an answer."""
    mind = Slow(clock, 0.01)
    assert decided(mind, SEARCHES + 400, clock.now - late) == 1
    assert mind.policies == [SEARCHES + 1]


def test_without_an_end_a_master_thinks_at_once(clock: Clock) -> None:
    """And a bot that does not search is never interrupted."""
    mind = Slow(clock, 0.01)
    decided(mind, SEARCHES + 400, math.inf)
    decided(mind, 1, clock.now - 1)
    assert mind.policies == [SEARCHES + 400, 1]


def asked() -> Walk:
    """A match in which somebody has a choice."""
    return next(walk for walk in walk_randomly(Setting(GAME, 2), 4) if is_a_question(walk))


def test_time_enough_is_as_good_as_no_end(clock: Clock) -> None:
    """The same answer and the same thought, in portions or at once; the clock stands still."""
    walk, thoughts = asked(), []
    for until in (math.inf, clock.now + 1):
        mind = PlainMind(searching(GAME), rolled(1))
        action = decided_in_time(mind, walk.state, walk.seat, SEARCHES + 60, until)
        thoughts.append((action, mind.thought(), mind.memory))
    assert thoughts[0] == thoughts[1]
    thought = thoughts[0][1]
    assert thought is not None
    assert thought.simulations == 60


def test_interrupted_after_any_portion_the_answer_is_open(clock: Clock) -> None:
    """Whenever the time is over, one of the open actions is played."""
    walk = asked()
    for moments in range(6):
        until = clock.now + moments - 0.5

        class Ticking(PlainMind):
            """A mind for which every portion takes a second."""

            def decide(self, state: State, seat: int, policy: int) -> int:
                """Decides, and a second is over."""
                clock.now += 1
                return super().decide(state, seat, policy)

        mind = Ticking(searching(GAME), rolled(1))
        action = decided_in_time(mind, walk.state, walk.seat, SEARCHES + 10**6, until)
        assert action in walk.open_actions(walk.seat)
        thought = mind.thought()
        assert thought is not None
        assert thought.simulations == max(moments, 1)


def test_a_thought_is_let_go_of() -> None:
    """What is told about a move was thought about that move."""
    walk, mind = asked(), mind_of(searching(GAME), rolled(1), plain_searching(GAME))
    assert mind.thought() is None
    mind.decide(walk.state, walk.seat, SEARCHES + 4)
    assert mind.thought() is not None
    mind.clear()
    assert mind.thought() is None


@pytest.mark.compiled
def test_both_engines_tell_the_same_thought() -> None:
    """How many matches were imagined, and how many of a thousand were won."""
    walk, told = asked(), []
    for engine in (plain_searching(GAME), compiled(GAME)):
        mind = mind_of(searching(GAME), rolled(1), engine)
        mind.decide(walk.state, walk.seat, SEARCHES + 60)
        told.append(mind.thought())
        mind.clear()
        assert mind.thought() is None
    assert told[0] == told[1]
    assert told[0] is not None
    assert told[0].next_won is not None


@pytest.mark.compiled
def test_a_master_in_a_hurry_plays_a_move_that_is_open(clock: Clock) -> None:
    """At a table, with no time left at all, in either engine."""
    for engine in (plain_searching(GAME), compiled(GAME)):
        match = new_match(GAME, 2, seed=3)
        bots = [BotPlayer(GAME, "master", seat, engine=engine) for seat in range(2)]
        for _ in range(12):
            seat = match.waiting[0]
            move = bots[seat].choose(match, seat, clock.now - 1)
            assert move in match.moves(seat)
            match.play(seat, move)
