"""Views and events: what one seat, or a spectator, may know of a match."""

from __future__ import annotations

from typing import Any

import msgspec

from stillroom.games.decisions import Decision, Sheet
from stillroom.games.messages import Message


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as a seat sees it, with everything that a client needs to show it and to ask."""

    game: str
    seat: int | None
    """Who sees this; None for a spectator."""
    players: list[str]
    """The names of the players, by seat."""
    row: int
    """How many rows the match has so far."""
    waiting: list[int]
    """The seats that owe a decision."""
    prompt: Message
    """What is asked of the seat, or whom it waits for."""
    decision: Decision | None
    """What the seat has to decide; None while it owes nothing."""
    board: Any
    """Everything on the table, in the game's own struct."""
    practice: bool
    """Whether more was taken back than is allowed in earnest."""
    can_undo: bool
    """Whether the seat may take back a move now without asking anybody."""
    undo_makes_practice: bool
    """Whether taking back the seat's last move, agreed or not, would make the match practice."""
    sheet: Sheet | None
    """The scoring sheet; None while the match goes on."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened.

    >>> event = Event("drew", seat=1, details={"card": "blue-3"}, seen_by=1)
    >>> event.seen_from(1).details, event.seen_from(None).details
    ({'card': 'blue-3'}, {})
    """

    kind: str
    """The id of what happened."""
    seat: int | None
    """Whose doing it was."""
    details: dict[str, int | str]
    """What belongs to it, by name."""
    seen_by: int | None = None
    """The only seat that may know the details; None if everybody may."""

    def seen_from(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator, may know it."""
        if self.seen_by is None or self.seen_by == seat:
            return self
        return msgspec.structs.replace(self, details={})


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that are tried: what the seat would see after them. Nothing is stored."""

    moves: list[str]
    """The moves so far, the last one perhaps only begun."""
    words: list[Message]
    """The same moves as a button says them."""
    whole: bool
    """Whether all of them are whole, so that they could be played."""
    view: View
    """The match as it would be, with the decision that would follow."""
