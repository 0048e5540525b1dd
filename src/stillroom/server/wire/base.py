"""What all types of the wire share."""

from __future__ import annotations

import msgspec

from stillroom.games.messages import Message


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of the wire: unknown fields are refused, and nothing changes once it is made."""


class Refusal(Wire, frozen=True):
    """Why something was not done, and what would be right."""

    error: str
    """What kind of error it is, such as ``stale-decision``."""
    message: Message
    """The same in a message of the catalogues."""
    text: str
    """The message in the language of the reader."""
    game: str | None = None
    """The game whose catalogue has the words, if they are not the table's own."""
    paragraph: str | None = None
    """The paragraph of the rules that forbids a move."""
    decision: int | None = None
    """The decision that is open now, for an answer that came too late."""
