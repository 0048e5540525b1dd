"""Walking through matches in the plain engine, step by step, for the checks of the contract."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType

from stillroom.kernel import bot_events, dice, seats
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow, Log
from stillroom.kernel.fields import Field, Shape
from stillroom.kernel.masks import Mask
from stillroom.kernel.queues import Queue
from stillroom.kernel.records import Record, RecordType
from stillroom.kernel.state import Memory, State
from tests.contract.settings import Setting

FIELDS_WITH_CARDS: dict[RecordType, list[tuple[str, Field]]] = {}
"""For each record that was looked at, the fields in which cards can lie."""


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
    memories: list[Memory] = field(init=False)
    """What a bot at each seat would remember."""
    hears: bool = True
    """Whether these memories are fed; not where the bots have no use for them."""

    def __post_init__(self) -> None:
        self.memories = [self.setting.program.memory() for _ in range(self.setting.seats)]

    @property
    def play(self) -> ModuleType:
        """The entries of the game."""
        return self.setting.program.game.play

    def tell_bots(self) -> None:
        """The memory of every seat hears what happened, as that seat may know it."""
        program, heard = self.setting.program, EventRow()
        if program.remember is None or not self.hears:
            return
        for seat, memory in enumerate(self.memories):
            for row in self.log.rows[: self.log.length]:
                bot_events.cut_for(seat, row, heard)
                program.remember(memory, heard)

    def open_actions(self, seat: int) -> list[int]:
        """The actions that are open to a seat."""
        self.play.legal(self.state, seat, self.mask)
        return self.mask.actions[: self.mask.length]


def begin(setting: Setting, seed: int) -> Walk:
    """A match that has just begun."""
    game = setting.program.game
    state = setting.template()
    dice.seed(state.dice, seed, 0)
    log = game.log()
    game.play.begin(state, log)
    seat = seats.next_waiting(state, seats.previous_seat(state.start_seat, state.seats))
    walk = Walk(setting, state, seat, game.mask(), log)
    walk.tell_bots()
    return walk


def step(walk: Walk, action: int) -> None:
    """Plays an action and finds out who is asked next."""
    walk.log.length = 0
    walk.play.apply(walk.state, walk.seat, action, walk.log)
    walk.actions.append(action)
    walk.tell_bots()
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
    bot_dice = Dice()
    dice.seed(bot_dice, seed, 1)
    walk = begin(setting, seed)
    yield walk
    while not walk.state.over:
        policy = program.policies[bot]
        step(
            walk, program.decide(walk.state, walk.seat, policy, walk.memories[walk.seat], bot_dice)
        )
        yield walk


def cards_by_kind(state: State) -> list[int]:
    """The kinds of all cards in the bags, rows and queues of a state, in rising order."""
    found: list[int] = []
    _find_cards(state, found)
    return sorted(found)


def _find_cards(record: Record, found: list[int]) -> None:
    if isinstance(record, Queue):
        found += record.cards[: record.length]
        return
    for name, spec in _fields_with_cards(type(record)):
        value = getattr(record, name)
        if spec.of_cards:
            found += [card - 1 for card in (value if spec.length > 1 else [value]) if card]
        elif spec.shape is Shape.BAG:
            for kind, copies in enumerate(value):
                if copies:
                    found += [kind] * copies
        elif spec.shape is Shape.RECORD:
            _find_cards(value, found)
        else:
            for inner in value:
                _find_cards(inner, found)


def _fields_with_cards(record: RecordType) -> list[tuple[str, Field]]:
    """The fields in which cards can lie, so that nobody looks for them elsewhere."""
    if record not in FIELDS_WITH_CARDS:
        FIELDS_WITH_CARDS[record] = [
            (name, spec)
            for name, spec in record.fields.items()
            if spec.of_cards
            or spec.shape is Shape.BAG
            or (spec.record is not None and _can_hold_cards(spec.record))
        ]
    return FIELDS_WITH_CARDS[record]


def _can_hold_cards(record: type[Record]) -> bool:
    return issubclass(record, Queue) or bool(_fields_with_cards(record))
