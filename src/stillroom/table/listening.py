"""Listening: a match as one listener hears it, piece by piece while it goes on.

`SeenMatch.events` and `SeenMatch.story` tell the same from any row on, for who comes back. Whoever
stays hears each thing once, and in a time that does not grow with the match.
"""

from __future__ import annotations

import msgspec

from stillroom.games.messages import Message
from stillroom.table.history import BEGINNING
from stillroom.table.seen import SeenMatch, undone
from stillroom.table.view import Event


class Heard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has heard since the last time."""

    row: int
    """The last row, as the listener counts rows."""
    events: list[Event]
    """What happened and stands."""
    lines: list[Message]
    """The same in messages of the catalogue, and what was taken back."""


class Listener:
    """A seat, or a spectator, who listens to one match.

    >>> import stillroom
    >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
    >>> listener = Listener(match, 1)
    >>> listener.catch_up()
    >>> _ = match.play(0, "take blue-3")
    >>> listener.news().events
    [Event(kind='took', seat=0, details={'card': 'blue-3'}, seen_by=None)]
    >>> listener.news().events
    []
    """

    def __init__(self, match: SeenMatch, seat: int | None) -> None:
        """Somebody who has heard nothing yet; None is a spectator."""
        match.check_listener(seat)
        self.match = match
        """The match that is listened to; whoever plays on copies sets the newest one."""
        self._seat = seat
        self._row = BEGINNING
        self._rows = 0
        """How many rows there were at the last time, secret ones as well."""
        self._undos = 0
        self._begin_again()

    def _begin_again(self) -> None:
        """Forgets what was taken back; what is told depends on what came before."""
        self._narrator = self.match.history.rules.face.narrator(self._seat)
        self._known = BEGINNING
        """How many of the standing moves were heard."""

    def catch_up(self) -> None:
        """Comes to the present without being told anything."""
        self.news()

    def news(self) -> Heard:
        """What came since the last time; a listener who has not caught up hears everything."""
        history = self.match.history
        if history.undos != self._undos:
            self._begin_again()
        events: list[Event] = []
        lines: list[tuple[int, Message]] = []
        for row, event in history.told(self._seat, self._known):
            message = self._narrator.hear(event)
            if row > self._row:
                events.append(history.rules.event(event).seen_from(self._seat))
                lines += [(row, message)] if message is not None else []
        if history.undos != self._undos:
            lines += [
                (history.as_counted_by(self._seat, row.number), undone(row.seat))
                for row in history.rows[self._rows :]
                if row.undo is not None
            ]
            lines.sort(key=lambda line: line[0])
        self._known, self._rows, self._undos = len(history.played), len(history.rows), history.undos
        self._row = self.match.row(self._seat)
        return Heard(self._row, events, [message for _, message in lines])
