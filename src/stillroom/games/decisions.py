"""Decisions: what a seat is asked and everything a client needs to ask it well.

A client that knows no rules draws these: the prompt, the kind of decision, the open moves with
their words and previews, and the move that is likeliest.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from stillroom.games.messages import Message


class DecisionKind(StrEnum):
    """How a decision is made, whatever it is about."""

    PICK = "pick"
    """A piece on the board."""
    PRESS = "press"
    """The same few buttons again and again."""
    CHOOSE = "choose"
    """One of a few outcomes."""
    COUNT = "count"
    """A number."""
    BASKET = "basket"
    """Pieces put together and then confirmed."""
    LOOK = "look"
    """Something private is shown until it is closed."""


class OpenMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move that is open to a seat, or the beginning of one."""

    text: str
    """The move, or its beginning, as the table reads it."""
    words: Message
    """What a button says."""
    pieces: list[str]
    """The ids of the pieces on which the move lives, such as ``market blue-3``."""
    whole: bool = True
    """Whether it can be played as it is; if not, pieces are missing."""
    preset: str | None = None
    """The whole move that a client offers first, where only a beginning is named."""
    preset_words: Message | None = None
    """What a button says for that move."""
    preview: list[Message] = []
    """What the seat may know of its effect."""


class Basket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is being put together."""

    text: str
    """The beginning of the move with the pieces chosen so far."""
    chosen: list[str]
    """The pieces chosen so far."""
    have: int
    """What they come to: a sum, or a number of pieces."""
    need: int
    """What they must come to."""
    ways: int
    """How many whole moves begin with them."""


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat is asked."""

    choice: str
    """The id of the choice in the rules of the game."""
    kind: DecisionKind
    prompt: Message
    """The question in words."""
    moves: list[OpenMove]
    """What is open."""
    likely: str | None = None
    """The text of the move that is likeliest: an open one, or a whole one that begins like one."""
    standing: bool = False
    """Whether the likely move is what nearly everybody wants, so that a person may let it be played
    without being asked."""
    basket: Basket | None = None
    """The move that is being put together, if any."""
    number: int = 0
    """The number of the decision among those of its seat; a move names it."""


class SheetLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the scoring sheet."""

    words: Message
    """What the points are for."""
    points: list[int | None]
    """The points of each seat; None where a seat has nothing that could count."""

    def points_of(self, seat: int) -> int:
        """What the line adds to the sum of a seat."""
        return self.points[seat] or 0


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scoring sheet of a match that is over."""

    why: Message
    """Who won and why, in one sentence."""
    lines: list[SheetLine]
    """Line by line, the sum last."""
