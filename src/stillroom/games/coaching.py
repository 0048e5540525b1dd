"""Coaching: notes that tell a newcomer something when it matters, and the lesson of a game.

A game declares its notes as data. A note has its moment: the first decision of a choice, or the
first time that something is told. It belongs to a thing on the table, beside which a client shows
it. The same notes are told in the first match of a game and in its lesson, which is a match that
begins in a set position, so that its moments come soon.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import msgspec

from stillroom.games.messages import Message

MOST_NOTES = 8
"""So many notes a game has at most."""
MOST_WORDS = 20
"""So many words a note has at most, in every language."""


class Thing(StrEnum):
    """What a note stands beside; where a client does not show the thing, at the prompt."""

    PROMPT = "prompt"
    SEATS = "seats"
    HAND = "hand"
    MARKET = "market"
    ELIXIRS = "elixirs"
    BONUSES = "bonuses"
    LINE = "line"
    CAULDRON = "cauldron"
    PAWN = "pawn"
    OUTCOMES = "outcomes"
    """The few outcomes of a choice, or the buttons that are pressed again and again."""
    POT = "pot"
    RAT_STONE = "rat-stone"
    WHITE_SUM = "white-sum"
    BOOKS = "books"
    RUBIES = "rubies"


class CoachNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A note, and its moment: a choice, or something that is told. Of those with the same moment
    the first comes the first time, the second the second time, and so on."""

    words: Message
    beside: Thing
    choice: str | None = None
    """The choice at whose decision it is told."""
    told: list[str] = []
    """The messages after any of which it is told, by their ids: what happened, as the log says."""
    anybody: bool = False
    """Whether that may have happened to anybody; if not, it must have happened to the reader."""


@dataclass(frozen=True)
class Lesson:
    """Where the lesson of a game begins: after some moves of a match with a seed.

    The person sits at seat 0; bots have the other seats. From there on the dice are drawn as in any
    match.
    """

    seats: int
    seed: int
    moves: tuple[str, ...]
    """What is played before: seat and move, such as ``1 take blue-3``."""
    notes: tuple[str, ...]
    """The ids of the notes whose moments come soon; after the last of them the lesson is over."""
    options: Mapping[str, int] = field(default_factory=dict)
