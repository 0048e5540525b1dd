"""The bots of Hot Kettle."""

from __future__ import annotations

from enum import IntEnum
from types import FunctionType
from typing import cast

from stillroom.kernel import choices, dice, state
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import ints, number, one
from stillroom.kernel.game import Game, Program
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS
from tests.kernel.toy import play
from tests.kernel.toy.ids import ACTIONS, Action, Choice, Happened
from tests.kernel.toy.state import (
    Foresight,
    Log,
    Mask,
    Observation,
    Options,
    Pending,
    Queue,
    State,
)

REMEMBERED = 32
"""How many of its first decisions a memory keeps."""


class Policy(IntEnum):
    """The bots by number."""

    RANDOM = 0
    CAUTIOUS = 1
    COUNTING = 2


class Memory(state.Memory):
    """What the bots keep: who was asked, in order, and what they heard."""

    mask: Mask = one(Mask)
    asked: list[int] = ints(REMEMBERED)
    decisions: int = number()
    events: int = number()
    """How many events they heard."""
    chips: list[int] = ints(SEATS)
    """The worth of the chips that they saw each seat draw."""


@rule
def decide(state: State, seat: int, policy: int, memory: Memory, dice: Dice) -> int:
    """The action that the bot of that number chooses."""
    if memory.decisions < REMEMBERED:
        memory.asked[memory.decisions] = seat
    memory.decisions += 1
    if choices.asked(state.players[seat].pending) == Choice.BURY and policy != Policy.RANDOM:
        return Action.KEEP
    match policy:
        case Policy.CAUTIOUS:
            return dare_if(state, state.players[seat].pot_size < 2)
        case Policy.COUNTING:
            return dare_if(state, memory.decisions % 3 != 0)
    return choose_by_lot(state, seat, memory.mask, dice)


@rule
def remember(memory: Memory, event: EventRow) -> None:
    """Counts events, and the chips that were drawn before its eyes."""
    memory.events += 1
    if event.kind == Happened.DREW:
        memory.chips[event.seat] += event.a


@rule
def dare_if(state: State, dares: bool) -> int:
    """Draws if it dares and can, else stops."""
    return Action.DRAW if dares and play.has_chips(state) else Action.STOP


@rule
def choose_by_lot(state: State, seat: int, mask: Mask, bot_dice: Dice) -> int:
    """Any open action."""
    play.legal(state, seat, mask)
    return mask.actions[dice.below(bot_dice, mask.length)]


GAME = Game(
    name="hot-kettle",
    rules_version=1,
    fewest_seats=2,
    most_seats=4,
    actions=ACTIONS,
    play=play,
    state=State,
    options=Options,
    mask=Mask,
    log=Log,
    foresight=Foresight,
    observation=Observation,
    pending=Pending,
    own_records=(Queue,),
)

PROGRAM = Program(
    game=GAME,
    decide=cast(FunctionType, decide),
    memory=Memory,
    policies={policy.name.lower(): int(policy) for policy in Policy},
    remember=cast(FunctionType, remember),
)
