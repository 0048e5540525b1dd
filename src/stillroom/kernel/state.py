"""What the state of every game begins with, and the outcome that every game reports."""

from __future__ import annotations

from stillroom.kernel.dice import Dice
from stillroom.kernel.fields import INT32_MAX, Seen, flag, ints, number, one
from stillroom.kernel.records import Record

SEATS = 4
"""Arrays of seats are always so long; seats that do not take part stay 0."""


class State(Record):
    """The part of a match's state that the table, bots and loops know; games add the rest."""

    dice: Dice = one(Dice, seen=Seen.NOBODY)
    """The generator of this match."""
    seats: int = number(2, SEATS)
    """How many seats take part."""
    start_seat: int = number(0, SEATS - 1)
    """The seat of the start player."""
    turn: int = number()
    """The number of the turn, counted from 1; 0 before the match begins."""
    over: int = flag()
    """1 when the match has ended."""
    waiting: list[int] = ints(SEATS, 0, 1)
    """For each seat: 1 if it owes a decision."""


class Outcome(Record):
    """How a match ended."""

    scores: list[int] = ints(SEATS, -INT32_MAX)
    """The points of each seat."""
    ranks: list[int] = ints(SEATS, 0, SEATS)
    """The place of each seat, 1 for the winner; equal places leave a gap. 0 where nobody won."""


class Memory(Record):
    """What a bot keeps beside the state; a game's bots declare their own."""


class Foresight(Record):
    """What a seat may know of an action's effect; a game declares its own."""


class Observation(Record):
    """A seat's knowledge as numbers, for learners; a game declares its own."""
