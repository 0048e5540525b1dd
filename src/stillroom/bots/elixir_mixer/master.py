"""The master of Elixir Mixer: what it imagines, and how it believes that matches go on."""

from __future__ import annotations

from stillroom.bots import chance
from stillroom.bots.elixir_mixer.program import Memory, decide_greedily
from stillroom.bots.search.policy import all_are_searched, far_ahead
from stillroom.games.elixir_mixer import play
from stillroom.games.elixir_mixer.state import State
from stillroom.kernel.dice import Dice
from stillroom.kernel.rules import rule

is_searched = all_are_searched
plans_past_dice = far_ahead
SLIPS = 12
"""One decision in so many is by lot."""
ADVISER = "greedy"
"""The bot that decides where there is no time to search."""
SIMULATIONS = {"master": 300, "grand-master": 3_000}
"""How many matches each of them imagines before it decides."""


@rule
def trust(state: State) -> int:
    """How much the adviser's decision is preferred before it was tried; 1,000 is a win."""
    return 10_000


@rule
def imagine(state: State, seat: int, known: Memory) -> None:
    """All that a seat knows is in the state."""
    play.redeal(state, seat)


@rule
def advise(state: State, seat: int, thoughts: Memory) -> int:
    """The greedy decision."""
    play.legal(state, seat, thoughts.mask)
    return decide_greedily(state, seat, thoughts)


@rule
def hurry(state: State, seat: int, thoughts: Memory, bot_dice: Dice) -> int:
    """The greedy decision, and a slip now and then."""
    play.legal(state, seat, thoughts.mask)
    if chance.slips(bot_dice, SLIPS):
        return chance.choose(thoughts.mask, bot_dice)
    return decide_greedily(state, seat, thoughts)
