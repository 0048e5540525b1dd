"""A few questions of every kind that matches ask, put to every bot in plain Python."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stillroom.games.registry import names
from stillroom.kernel import choices, dice
from stillroom.kernel.dice import Dice
from tests.contract.settings import all_settings
from tests.contract.walking import Walk, walk_randomly, walk_with_bot
from tests.engines import searching

OF_A_KIND = {"elixir-mixer": 40, "quacks": 3}
"""So many questions of a kind are asked in a match, in the kettle games all of them."""
ALL = 1_000
SETTINGS = {"quacks": 12}
"""So many settings that lie far apart are played, in the other games three."""
KINDS = {"elixir-mixer": 5, "kupferkessel": 3, "glastonbury": 5, "quacks": 24}
"""How many kinds of questions are met."""


def kind_of(walk: Walk) -> int:
    """What a seat is asked."""
    state: Any = walk.state
    return choices.asked(state.players[walk.seat].pending)


def some_matches(game: str) -> Iterator[Iterator[Walk]]:
    """Matches of bots and by lot."""
    settings = [setting for setting in all_settings() if setting.game == game]
    apart = len(settings) // SETTINGS.get(game, 3)
    for number, setting in enumerate(settings[::apart]):
        yield walk_with_bot(setting, number, "greedy")
        yield walk_randomly(setting, number)


def some_questions(game: str) -> Iterator[Walk]:
    """A few of every kind from each match."""
    for walks in some_matches(game):
        asked: Counter[int] = Counter()
        for walk in walks:
            if not walk.state.over and asked[kind_of(walk)] < OF_A_KIND.get(game, ALL):
                asked[kind_of(walk)] += 1
                yield walk


def rolled(number: int) -> Dice:
    """Other dice each time, so that some bots slip."""
    its_dice = Dice()
    dice.seed(its_dice, number, 3)
    return its_dice


@pytest.mark.parametrize("game", names())
def test_every_bot_answers_with_an_open_action(game: str) -> None:
    """And so do the adviser of a master, and whoever plays imagined matches in a hurry."""
    master, kinds = searching(game).master, set()
    for number, walk in enumerate(some_questions(game)):
        kinds.add(kind_of(walk))
        seat, memory, program = walk.seat, walk.memories[walk.seat], walk.setting.program
        before, open_actions = walk.state.to_bytes(), list(walk.open_actions(seat))
        for policy in program.policies.values():
            answer = program.decide(walk.state, seat, policy, memory.copied(), rolled(number))
            assert answer in open_actions
        for known in (memory, program.memory()):
            guess = walk.state.copied()
            master.imagine(guess, seat, known.copied())
            assert master.advise(guess, seat, known.copied()) in open_actions
            assert master.hurry(guess, seat, known.copied(), rolled(number)) in open_actions
        assert master.trust(walk.state) > 0
        assert walk.state.to_bytes() == before, "a bot that thinks leaves the state alone"
    assert len(kinds) == KINDS[game]
