"""What remains of a match that is over: its luck, its marked moments, its turning point."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from stillroom.games.afterwards import LuckSheet
from stillroom.games.messages import Message
from stillroom.match.looking_back import Mark
from stillroom.server.wire.base import Wire

MOST_ROWS = 1_000_000


class Afterwards(Wire, frozen=True):
    """A match that is over, looked back upon."""

    luck: LuckSheet
    marks: list[Mark]
    """The moments that a replay marks; none in a match of other rules."""


class TurningPoint(Wire, frozen=True):
    """The move of a seat that mattered most."""

    row: int
    seat: int
    why: Message
    """What was played, and what it changed, in one sentence."""
    before: int
    """The chance to win before it, of 100."""
    after: int
    by_chance: bool
    """Whether it was rather what came than what was chosen."""
    playouts: int
    """How many matches, played on by bots, each chance was counted from."""


class Review(Wire, frozen=True):
    """The one move that mattered most for a seat."""

    is_ready: bool
    """Whether it was found by now; if not, ask again in a moment."""
    turning_point: TurningPoint | None
    """None until it is ready, and for a seat that never moved."""


class PlayOn(Wire, frozen=True):
    """Somebody wants to play on from a moment of a match that is over."""

    row: Annotated[int, Meta(ge=0, le=MOST_ROWS)]
    """After which row; 0 is the beginning."""
    seat: Annotated[int, Meta(ge=0, le=3)]
    """In whose place; bots take the others."""
