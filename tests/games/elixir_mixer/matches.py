"""Whole matches, played by the bots in the plain engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stillroom.bots.elixir_mixer.program import Memory, Policy, decide
from stillroom.games.elixir_mixer import play
from stillroom.games.elixir_mixer.ids import Colour, Happened, Kind
from stillroom.games.elixir_mixer.state import Log
from stillroom.kernel import dice, events
from stillroom.kernel.dice import Dice
from tests.games.elixir_mixer.names import PHRASE_OF, word
from tests.games.elixir_mixer.table import Table
from tests.referee.elixir_mixer import Mix, multiset

BOTS_STREAM = 1


class Played(NamedTuple):
    """A match that is over, and the elixirs that were mixed in it."""

    table: Table
    history: list[Mix]


def step_by_step(seats: int, seed: int, *, greedy: bool, **options: int) -> Iterator[Table]:
    """A match, shown before the first step and after every one; its dice come from the seed."""
    table = Table.begun(seats, seed, **options)
    bot_dice, memory = Dice(), Memory()
    dice.seed(bot_dice, seed, BOTS_STREAM)
    policy = Policy.GREEDY if greedy else Policy.RANDOM
    yield table
    while not table.over:
        table.does(PHRASE_OF[decide(table.state, table.active, policy, memory, bot_dice)])
        yield table


def played(seats: int, seed: int, *, greedy: bool, **options: int) -> Played:
    """A match, played to its end without looking at the steps, so that there can be many."""
    table = Table.begun(seats, seed, **options)
    state, log, bot_dice, memory = table.state, Log(), Dice(), Memory()
    dice.seed(bot_dice, seed, BOTS_STREAM)
    policy = Policy.GREEDY if greedy else Policy.RANDOM
    history: list[Mix] = []
    used: list[str] = []
    while not state.over:
        turn, seat = state.turn, state.active_seat
        events.clear(log)
        play.apply(state, seat, decide(state, seat, policy, memory, bot_dice), log)
        for event in log.rows[: log.length]:
            match event.kind:
                case Happened.USED:
                    used.append(word(Kind(event.a)))
                case Happened.MIXED:
                    colour = word(Colour(event.a))
                    history.append(Mix(turn, event.seat, colour, event.b, multiset(used)))
                    used = []
                case Happened.MIXED_ELIXIR:
                    history.append(Mix(turn, event.seat, None, 17, multiset(used)))
                    used = []
    return Played(table, history)
