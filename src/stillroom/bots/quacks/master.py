"""The master of The Quacks of Quedlinburg: what it imagines, and how matches may go on."""

from __future__ import annotations

from stillroom.bots.quacks.expert import decide_expertly
from stillroom.bots.quacks.thoughts import Memory
from stillroom.bots.search.policy import UNDOUBTED, own_are_searched, until_dice
from stillroom.games.quacks import play
from stillroom.games.quacks.ids import Phase
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import TURNS
from stillroom.kernel.dice import Dice
from stillroom.kernel.rules import rule

is_searched = own_are_searched
plans_past_dice = until_dice
TRUST_IN_LAST_TURN = 2_000
TRUST_IN_SHOP = 20_000
"""Outside of brewing in the turns before: the more luck is to come, the more a mean has to show."""
CHIPS_OF_ADVICE = 3
CHIPS_IN_LAST_TURN = 2
CHIPS_AT_A_GLANCE = 1
"""How many chips are thought ahead: in earnest, and in matches that are only imagined."""
ADVISER = "expert"
"""The bot that decides where there is no time to search."""
SIMULATIONS = {"master": 60, "grand-master": 2_000}
"""How many matches each of them imagines before it decides."""


@rule
def trust(state: State) -> int:
    """How much the adviser's decision is preferred before it was tried; 1,000 is a win.

    What is bought stays in the bag for all turns to come. One draw more or less does not, and the
    expert reckons with it exactly: only in the last turn is there something better than points.
    """
    if state.turn == TURNS:
        return TRUST_IN_LAST_TURN
    return UNDOUBTED if state.phase == Phase.BREWING else TRUST_IN_SHOP


@rule
def imagine(state: State, seat: int, known: Memory) -> None:
    """All that a seat knows is in the state."""
    play.redeal(state, seat)


@rule
def advise(state: State, seat: int, thoughts: Memory) -> int:
    """The decision of the expert, with all the time that it wants."""
    play.legal(state, seat, thoughts.mask)
    return decide_expertly(state, seat, CHIPS_OF_ADVICE, thoughts)


@rule
def hurry(state: State, seat: int, thoughts: Memory, bot_dice: Dice) -> int:
    """The decision of the expert at a glance; in the last turn, which soon ends, a second one."""
    play.legal(state, seat, thoughts.mask)
    ahead = CHIPS_IN_LAST_TURN if state.turn == TURNS else CHIPS_AT_A_GLANCE
    return decide_expertly(state, seat, ahead, thoughts)
