"""Playouts: a match played on by bots from one moment, again and again with other dice.

Bots that never slip would always play alike where chance has little to say, and one card more or
less would decide everything. So a decision now and then is by lot, as among people.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol

from stillroom.kernel import dice, seats
from stillroom.kernel.dice import Dice
from stillroom.kernel.game import Program
from stillroom.kernel.loops import BOTS_STREAM
from stillroom.kernel.state import Outcome, State
from stillroom.match.records.verifying import Engine

SEED = 1
"""The same moment is always played on in the same ways."""
FIRST_PLACE = 1
JUDGES = ("expert", "greedy", "greedy-forgetful")
"""The bots that can play on, the best first; no game has all of them."""
BY_LOT = 0
"""The policy that chooses any open action."""
SLIPS = 12
"""One decision in so many is by lot."""
MOST_STEPS = 20_000
"""Bots that have not come to an end by then go round in circles, and nobody wins."""


class Playouts(Protocol):
    """Plays matches on in one engine; every engine comes to the same ends."""

    def wins(self, state: State, seat: int, streams: Iterable[int]) -> int:
        """How often a seat wins, with the dice of each stream; a shared first place is a win."""
        ...


def playouts_in(engine: Engine) -> Playouts:
    """How matches are played on in an engine."""
    return PlainPlayouts(engine) if engine.name == "plain" else CompiledPlayouts(engine)


def policy_of(program: Program) -> int:
    """The bot that plays on: the best of those that judge by what lies open alone.

    One that remembers would have to be told the whole match first.
    """
    simple = program.memory_program
    judges = (simple.policies[name] for name in JUDGES if name in simple.policies)
    return next(policy for policy in judges if not simple.is_told_events(policy))


class PlainPlayouts:
    """Playouts in plain Python."""

    def __init__(self, engine: Engine) -> None:
        # Nobody searches in a playout, and without an engine a search has nobody to ask.
        self._program = engine.program.memory_program
        self._policy = policy_of(self._program)
        self._memory = self._program.memory()
        self._log = self._program.game.log()
        self._log.muted = 1
        self._dice, self._outcome = Dice(), Outcome()

    def wins(self, state: State, seat: int, streams: Iterable[int]) -> int:
        """How often a seat wins, with the dice of each stream; a shared first place is a win."""
        return sum(self._wins(state.copied(), seat, stream) for stream in streams)

    def _wins(self, now: State, winner: int, stream: int) -> bool:
        play, decide = self._program.game.play, self._program.decide
        dice.seed(now.dice, SEED, stream)
        dice.seed(self._dice, SEED, stream + BOTS_STREAM)
        slips = Random(stream)
        seat = seats.previous_seat(now.start_seat, now.seats)
        for _ in range(MOST_STEPS):
            if now.over:
                play.outcome(now, self._outcome)
                return self._outcome.ranks[winner] == FIRST_PLACE
            seat = seats.next_waiting(now, seat)
            policy = self._policy if slips.random() * SLIPS >= 1 else BY_LOT
            action = decide(now, seat, policy, self._memory, self._dice)
            play.apply(now, seat, action, self._log)
        return False


class CompiledPlayouts:
    """Playouts in the compiled engine, step by step: only whole matches have a loop of their own
    there."""

    def __init__(self, engine: Engine) -> None:
        from stillroom.kernel.arrays import new_array

        program = engine.program
        self._entries = engine.entries
        self._policy = policy_of(program)
        self._first, self._states = (new_array(program.game.state, 1) for _ in range(2))
        self._logs, self._outcomes = new_array(program.game.log, 1), new_array(Outcome, 1)
        self._logs[0]["muted"] = 1
        self._memories, self._dice = new_array(program.memory, 1), new_array(Dice, 1)

    def wins(self, state: State, seat: int, streams: Iterable[int]) -> int:
        """How often a seat wins, with the dice of each stream; a shared first place is a win."""
        from stillroom.kernel.arrays import store

        store(self._first, 0, state)
        return sum(self._wins(state, seat, stream) for stream in streams)

    def _wins(self, first: State, winner: int, stream: int) -> bool:
        states, logs, memories = self._states, self._logs, self._memories
        decide, apply = self._entries["decide"], self._entries["apply"]
        states[0] = self._first[0]
        states[0]["dice"]["words"] = _words(stream)
        self._dice[0]["words"] = _words(stream + BOTS_STREAM)
        over, waiting, slips = states["over"], states[0]["waiting"], Random(stream)
        seat = first.start_seat
        for _ in range(MOST_STEPS):
            if over[0]:
                self._entries["outcome"](states, 0, self._outcomes)
                return bool(self._outcomes[0]["ranks"][winner] == FIRST_PLACE)
            while not waiting[seat]:
                seat = (seat + 1) % first.seats
            policy = self._policy if slips.random() * SLIPS >= 1 else BY_LOT
            apply(states, 0, seat, decide(states, 0, seat, policy, memories, self._dice), logs)
            seat = (seat + 1) % first.seats
        return False


def _words(stream: int) -> list[int]:
    """The words of dice that roll a stream."""
    rolled = Dice()
    dice.seed(rolled, SEED, stream)
    return rolled.words
