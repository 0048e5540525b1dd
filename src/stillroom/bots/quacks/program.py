"""The bots that play The Quacks of Quedlinburg.

`random` plays any open action, `greedy` by the chance to explode and tables of worths;
`greedy-clumsy` often slips, `greedy-hasty` now and then; `expert` reckons by expectation over its
bag.
"""

from __future__ import annotations

from enum import IntEnum
from types import FunctionType
from typing import cast

from stillroom.bots import chance
from stillroom.bots.quacks.expert import decide_expertly
from stillroom.bots.quacks.greedy import decide_greedily
from stillroom.bots.quacks.thoughts import Memory
from stillroom.games.quacks import play as quacks
from stillroom.games.quacks.game import GAME
from stillroom.games.quacks.state import State
from stillroom.kernel.dice import Dice
from stillroom.kernel.game import Program
from stillroom.kernel.rules import rule

SLIPS_OF_CLUMSY = 4
"""One decision of the clumsy bot in so many is by lot."""
SLIPS_OF_HASTY = 16
"""One decision of the hasty bot in so many is."""
CHIPS_OF_EXPERT = 2
"""So many chips the expert thinks ahead."""


class Policy(IntEnum):
    """The bots by their numbers."""

    RANDOM = 0
    GREEDY_CLUMSY = 1
    """Greedy, with many slips."""
    GREEDY = 2
    EXPERT = 3
    GREEDY_HASTY = 4
    """Greedy, with some slips."""


@rule
def decide(state: State, seat: int, policy: int, memory: Memory, dice: Dice) -> int:
    """The action that the bot of that number chooses."""
    quacks.legal(state, seat, memory.mask)
    match policy:
        case Policy.RANDOM:
            return chance.choose(memory.mask, dice)
        case Policy.EXPERT:
            return decide_expertly(state, seat, CHIPS_OF_EXPERT, memory)
        case Policy.GREEDY_CLUMSY:
            if chance.slips(dice, SLIPS_OF_CLUMSY):
                return chance.choose(memory.mask, dice)
        case Policy.GREEDY_HASTY:
            if chance.slips(dice, SLIPS_OF_HASTY):
                return chance.choose(memory.mask, dice)
    return decide_greedily(state, seat, memory)


PROGRAM = Program(
    game=GAME,
    decide=cast(FunctionType, decide),
    memory=Memory,
    policies={policy.name.lower().replace("_", "-"): int(policy) for policy in Policy},
    frozen={"greedy-1": int(Policy.GREEDY)},
)
