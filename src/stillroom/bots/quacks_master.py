"""The master of The Quacks of Quedlinburg: what it imagines, and how matches may go on."""

from __future__ import annotations

from stillroom.bots.quacks_expert import decide_expertly
from stillroom.bots.quacks_thoughts import Memory
from stillroom.bots.searched import UNDOUBTED, own_are_searched, until_dice
from stillroom.games.quacks import play
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import TURNS
from stillroom.kernel.dice import Dice
from stillroom.kernel.rules import rule

is_searched = own_are_searched
plans_past_dice = until_dice
TRUST = (2_000, 20_000, UNDOUBTED)
"""By the turns that come after this one: where many come, luck hides what a decision is worth."""
ADVISER = "expert"
"""The bot that decides where there is no time to search."""
SIMULATIONS = {"master": 60, "grand-master": 1_000}
"""How many matches each of them imagines before it decides."""


@rule
def trust(state: State) -> int:
    """How much the adviser's decision is preferred before it was tried; 1,000 is a win.

    The fewer turns are left, the less is left to luck, and the more a simulation tells.
    """
    limit = state.options.turn_limit
    last = min(limit, TURNS) if limit else TURNS
    return TRUST[min(last - state.turn, len(TRUST) - 1)]


@rule
def imagine(state: State, seat: int, known: Memory) -> None:
    """All that a seat knows is in the state."""
    play.redeal(state, seat)


@rule
def advise(state: State, seat: int, thoughts: Memory) -> int:
    """The decision of the expert."""
    play.legal(state, seat, thoughts.mask)
    return decide_expertly(state, seat, thoughts)


@rule
def hurry(state: State, seat: int, thoughts: Memory, bot_dice: Dice) -> int:
    """The same: the chips that are drawn differ enough from match to match."""
    return advise(state, seat, thoughts)
