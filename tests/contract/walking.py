"""Walking through matches in the plain engine, step by step, for the checks of the contract."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType

from stillroom.kernel import dice, seats
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import Log
from stillroom.kernel.fields import Shape
from stillroom.kernel.masks import Mask
from stillroom.kernel.records import Record
from stillroom.kernel.state import State
from tests.contract.settings import Setting


@dataclass
class Walk:
    """A match that is under way: its state, who is asked, what is open, what just happened."""

    setting: Setting
    state: State
    seat: int
    mask: Mask
    log: Log
    actions: list[int] = field(default_factory=list)
    """The actions played so far."""

    @property
    def play(self) -> ModuleType:
        """The entries of the game."""
        return self.setting.program.game.play

    def open_actions(self, seat: int) -> list[int]:
        """The actions that are open to a seat."""
        self.play.legal(self.state, seat, self.mask)
        return self.mask.actions[: self.mask.length]


def begin(setting: Setting, seed: int) -> Walk:
    """A match that has just begun."""
    game = setting.program.game
    state = setting.template()
    dice.seed(state.dice, seed, 0)
    game.play.begin(state)
    seat = seats.next_waiting(state, seats.previous_seat(state.start_seat, state.seats))
    return Walk(setting, state, seat, game.mask(), game.log())


def step(walk: Walk, action: int) -> None:
    """Plays an action and finds out who is asked next."""
    walk.log.length = 0
    walk.play.apply(walk.state, walk.seat, action, walk.log)
    walk.actions.append(action)
    if not walk.state.over:
        walk.seat = seats.next_waiting(walk.state, walk.seat)


def walk_randomly(setting: Setting, seed: int) -> Iterator[Walk]:
    """A random match, seen before the first decision and after every one."""
    chooser = random.Random(seed)
    walk = begin(setting, seed)
    yield walk
    while not walk.state.over:
        step(walk, chooser.choice(walk.open_actions(walk.seat)))
        yield walk


def walk_with_bot(setting: Setting, seed: int, bot: str) -> Iterator[Walk]:
    """A match that a bot plays on all seats."""
    program = setting.program
    memories = [program.memory() for _ in range(setting.seats)]
    bot_dice = Dice()
    dice.seed(bot_dice, seed, 1)
    walk = begin(setting, seed)
    yield walk
    while not walk.state.over:
        policy = program.policies[bot]
        step(walk, program.decide(walk.state, walk.seat, policy, memories[walk.seat], bot_dice))
        yield walk


def cards_by_kind(state: State) -> list[int]:
    """How many cards of each kind there are, in all bags of a state together."""
    return [sum(copies) for copies in zip(*_bags_of(state), strict=True)]


def _bags_of(record: Record) -> Iterator[list[int]]:
    for name, spec in type(record).fields.items():
        value = getattr(record, name)
        if spec.shape is Shape.BAG:
            yield value
        elif spec.shape is Shape.RECORD:
            yield from _bags_of(value)
        elif spec.shape is Shape.RECORDS:
            for inner in value:
                yield from _bags_of(inner)
