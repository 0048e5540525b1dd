"""A match that is over, looked back upon: how lucky everybody was, and the moments worth marking.

While a match goes on, none of this is told: luck is read from bags and piles that nobody sees.
"""

from __future__ import annotations

import msgspec

from stillroom.games.afterwards import LuckSheet, MarkKind
from stillroom.games.messages import Message
from stillroom.match.errors import NotOver
from stillroom.match.history import BEGINNING
from stillroom.match.seen import SeenMatch


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment that the slider of a replay shows."""

    row: int
    kind: MarkKind
    words: Message
    """What happened there."""


def luck_of(match: SeenMatch) -> LuckSheet:
    """What chance gave everybody, against what it gives on average; raises NotOver.

    Moves that were taken back do not count.

    >>> import stillroom
    >>> luck_of(stillroom.new_match("elixir-mixer", seats=2, seed=7))
    Traceback (most recent call last):
    stillroom.match.errors.NotOver: The match is not over: its luck stays secret until then.
    """
    check_over(match)
    history = match.history
    return history.rules.face.luck(match.seats, history.retraced())


def marks_of(match: SeenMatch) -> list[Mark]:
    """The moments that a replay marks, in their order; raises NotOver."""
    check_over(match)
    history = match.history
    face = history.rules.face
    narrator = face.narrator(None)
    found = []
    for row, _, event in history.happened(None, BEGINNING):
        words = narrator.hear(event) if history.may_hear(None, event) else None
        kind = face.mark(event)
        if words is not None and kind is not None:
            found.append(Mark(row, kind, words))
    return found


def check_over(match: SeenMatch) -> None:
    """Raises NotOver while a match goes on."""
    if match.result is None:
        raise NotOver(Message("error-not-over"))
