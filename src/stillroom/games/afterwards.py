"""What a game tells of a match that is over: its luck, and the moments worth marking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

import msgspec

from stillroom.games.messages import Message
from stillroom.kernel.events import EventRow
from stillroom.kernel.state import State

AnyState = TypeVar("AnyState", bound=State)


class MarkKind(StrEnum):
    """Kinds of moments that the slider of a replay marks."""

    TURN = "turn"
    """A turn begins."""
    EXPLOSION = "explosion"
    GAIN = "gain"
    """Something is done that counts, such as an elixir."""
    CORNER = "corner"
    """A turn without a card."""


class LuckLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One figure of the luck sheet, for each seat."""

    words: Message
    """What is counted."""
    had: list[int]
    """What chance gave."""
    expected: list[float]
    """What it gives on average, from the chances before each roll."""


class LuckSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How lucky everybody was in a match that is over."""

    lines: list[LuckLine] = []
    note: Message | None = None
    """Why there is nothing to count, where the luck of a game is nobody's own."""


@dataclass(frozen=True)
class Retraced(Generic[AnyState]):
    """One action of a match that is over, played again."""

    row: int
    """The row of the move to which it belongs."""
    before: AnyState
    seat: int
    action: int
    events: Sequence[EventRow]


class Tally:
    """One line of the luck sheet while it is counted."""

    def __init__(self, seats: int) -> None:
        self.had = [0] * seats
        self.expected = [0.0] * seats

    def add(self, seat: int, had: int, expected: float) -> None:
        """A roll of a seat: what it gave, and what it gives on average."""
        self.had[seat] += had
        self.expected[seat] += expected

    def line(self, words: Message) -> LuckLine:
        """What was counted."""
        return LuckLine(words, self.had, [round(each, 2) for each in self.expected])


def mean(bag: Sequence[int], worth: Iterable[int]) -> float:
    """What one piece out of a bag is worth on average, each being equally likely.

    >>> mean([4, 2, 1], [1, 2, 3])
    1.5714285714285714
    """
    total = sum(count * each for count, each in zip(bag, worth, strict=True))
    return total / sum(bag)


def no_luck(_seats: int, _actions: Iterable[Retraced[State]]) -> LuckSheet:
    """A game whose luck nobody counts."""
    return LuckSheet()


def no_marks(_event: EventRow) -> MarkKind | None:
    """A game in which no moment is marked."""
    return None
