"""The contract of a game: the entries that every game has, as the kernel's loops call them.

The functions here only name the entries. Each engine puts the functions of the game in their
place when it is made for a game.
"""

from __future__ import annotations

from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow, Log
from stillroom.kernel.masks import Mask
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Foresight, Memory, Observation, Outcome, State


@rule
def begin(state: State, log: Log) -> None:
    """Sets up a match from `state.options` and `state.seats`, up to the first decision."""
    raise TypeError("a game provides it")


@rule
def legal(state: State, seat: int, mask: Mask) -> None:
    """Fills the mask of actions that are open to a seat now."""
    raise TypeError("a game provides it")


@rule
def apply(state: State, seat: int, action: int, log: Log) -> None:
    """Plays an action and all that follows by itself, until some seat must decide."""
    raise TypeError("a game provides it")


@rule
def outcome(state: State, result: Outcome) -> None:
    """The points and places at the end."""
    raise TypeError("a game provides it")


@rule
def redeal(state: State, seat: int) -> None:
    """Replaces what a seat cannot know by a fair guess, with the dice that are in the state."""
    raise TypeError("a game provides it")


@rule
def observe(state: State, seat: int, observation: Observation) -> None:
    """A seat's knowledge as numbers."""
    raise TypeError("a game provides it")


@rule
def foresee(state: State, seat: int, action: int, foresight: Foresight) -> None:
    """What a seat may know of the effect of an open action."""
    raise TypeError("a game provides it")


@rule
def reason(state: State, seat: int, action: int) -> int:
    """0 where the mask is 1, else the paragraph that forbids it, as chapter * 100 + number."""
    raise TypeError("a game provides it")


@rule
def decide(state: State, seat: int, policy: int, memory: Memory, dice: Dice) -> int:
    """The action that a bot chooses; `policy` says which bot. The dice are the bots' own."""
    raise TypeError("the bots of a game provide it")


@rule
def wants_events(policy: int) -> bool:
    """Whether a bot remembers events; where none does, nobody writes them down."""
    raise TypeError("the bots of a game provide it")


@rule
def remember(memory: Memory, event: EventRow) -> None:
    """A bot hears an event, cut to what its seat may know, and keeps of it what it likes."""
    raise TypeError("the bots of a game provide it")
