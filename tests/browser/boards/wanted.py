"""What is wanted of a position, and the way by which a match comes to one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec

from stillroom.match.match import Match, new_match
from stillroom.match.view import View

MOST_MATCHES = 200
STOP = "stop"


class Unreached(AssertionError):
    """No match came to such a position, or the way to it leads elsewhere by now."""


class Way(msgspec.Struct, frozen=True):
    """How a match comes to a position."""

    seed: int
    moves: int


def is_any(_view: View) -> bool:
    """Any position will do."""
    return True


@dataclass(frozen=True)
class Wanted:
    """A position in which seat 0 is asked something, and sees what a test needs."""

    game: str
    choice: str
    fits: Callable[[View], bool] = is_any
    options: dict[str, int] = field(default_factory=dict)
    seats: int = 2

    def is_met(self, match: Match) -> bool:
        """Whether a match is there."""
        view = match.view(0)
        decision = view.decision
        return decision is not None and decision.choice == self.choice and self.fits(view)

    def moments(self, seed: int) -> Iterator[Match]:
        """A match before each of its moves; in every other one nobody stops who may go on."""
        match = new_match(self.game, seats=self.seats, options=self.options, seed=seed)
        dice = random.Random(seed)
        while match.result is None:
            yield match
            seat = dice.choice(match.waiting)
            moves = match.moves(seat)
            bold = [move for move in moves if move.verb != STOP] if seed % 2 else moves
            match.play(seat, dice.choice(bold or moves))

    def found(self) -> Way:
        """The way to the first such position."""
        for seed in range(MOST_MATCHES):
            for moves, match in enumerate(self.moments(seed)):
                if self.is_met(match):
                    return Way(seed, moves)
        asked = f"{self.game}: nobody was asked {self.choice!r}"
        raise Unreached(f"{asked} in {MOST_MATCHES} matches")
