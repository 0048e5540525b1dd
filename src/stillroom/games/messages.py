"""Messages: what a game has to say, before it is words in a language.

A game names a message of its catalogue and the arguments to put in. Whoever shows it, a terminal or
a browser, looks the words up in the language of its reader.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Argument: TypeAlias = "int | str | Message | list[Message]"
"""A number, an id, a message inside the message such as the name of a card, or several of these."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A message of a catalogue with its arguments.

    >>> Message("event-won", {"points": 8}, seat=2)
    Message(id='event-won', arguments={'points': 8}, seat=2)
    """

    id: str
    """The name of the message in the catalogue."""
    arguments: dict[str, Argument] = {}
    """What is put into the message, by name."""
    seat: int | None = None
    """The player of whom the message speaks. The words call the reader "you", others by name."""
