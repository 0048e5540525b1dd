"""Presets: choices of options with a name. Every game fills them in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Chosen: TypeAlias = Mapping[str, int]
"""Options that are not as printed, with their values."""

FIRST_GAME, AS_PRINTED, FULL_HOUSE, STRICT = "first-game", "as-printed", "full-house", "strict"
LESSON = "lesson"
"""A table where a game is learnt: its match begins in the set position of the lesson."""

BY_THE_BOOK = (AS_PRINTED, STRICT)
"""The presets that keep the letter of the book, at whatever pace people play."""


@dataclass(frozen=True)
class Presets:
    """How a game is usually played."""

    first_game: Chosen
    """The rulebook's setting up for a first match, with everything shown that helps."""
    full_house: Chosen
    """With everything that is in the box."""
    strict: Chosen
    """Nothing that a table without a computer would not show."""
    over_days: Chosen = field(default_factory=dict)
    """What is played otherwise where a match lasts for days, unless somebody chose it."""
    usual_seats: int = 3
    """How many play if nobody says otherwise."""

    @property
    def by_name(self) -> dict[str, Chosen]:
        """All presets, in the order in which they are offered."""
        return {
            FIRST_GAME: self.first_game,
            AS_PRINTED: {},
            FULL_HOUSE: self.full_house,
            STRICT: self.strict,
        }


def allows_hints(preset: str | None) -> bool:
    """Whether somebody may ask what a bot would play."""
    return preset != STRICT
