"""What the search needs to know of a game: each master provides it.

In an engine the functions here stand for those of the game's own master.
"""

from __future__ import annotations

from stillroom.kernel import state
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.rules import rule
from stillroom.kernel.state import State


class BotMemory(state.Memory):
    """What the bots of a game remember that do not search; a game has its own."""


@rule
def decide_otherwise(
    state: State, seat: int, policy: int, memory: BotMemory, bot_dice: Dice
) -> int:
    """What a bot that does not search decides."""
    raise TypeError("the bots of a game provide it")


@rule
def remember_otherwise(memory: BotMemory, event: EventRow) -> None:
    """What a bot that does not search keeps of an event."""
    raise TypeError("the bots of a game provide it")


@rule
def wants_events_otherwise(policy: int) -> bool:
    """Whether a bot that does not search listens."""
    raise TypeError("the bots of a game provide it")


@rule
def imagine(state: State, seat: int, known: BotMemory) -> None:
    """Guesses what the seat does not know, with the dice that are in the state."""
    raise TypeError("the master of a game provides it")


@rule
def advise(state: State, seat: int, thoughts: BotMemory) -> int:
    """What is good in an imagined match, where everything lies open."""
    raise TypeError("the master of a game provides it")


@rule
def hurry(state: State, seat: int, thoughts: BotMemory, bot_dice: Dice) -> int:
    """What is likely to be decided there, at a glance: so matches are played to their end."""
    raise TypeError("the master of a game provides it")


@rule
def trust(state: State) -> int:
    """How much the adviser's decision is preferred before it was tried; 1,000 is a win."""
    raise TypeError("the master of a game provides it")


@rule
def plans_past_dice() -> bool:
    """Whether decisions after a roll are in the tree; if not, the adviser takes them."""
    raise TypeError("the master of a game provides it")


@rule
def is_searched(seat: int, mover: int) -> bool:
    """Whether the decisions of another seat are in the tree; if not, the adviser takes them."""
    raise TypeError("the master of a game provides it")
