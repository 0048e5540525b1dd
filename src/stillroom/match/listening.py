"""Listening: a match as one listener hears it, piece by piece while it goes on.

`SeenMatch.events` and `SeenMatch.story` tell the same from any row on, for who comes back. Whoever
stays hears each thing once, and in a time that does not grow with the match.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from stillroom.games.messages import Message
from stillroom.kernel.events import EventRow
from stillroom.match.history import BEGINNING
from stillroom.match.seen import SeenMatch, undone
from stillroom.match.view import Event


class Heard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has heard since the last time."""

    row: int
    """The last row, as the listener counts rows."""
    events: list[Event]
    """What happened and stands."""
    lines: list[Message]
    """The same in messages of the catalogue, and what was taken back."""


class Line(NamedTuple):
    """Something that was heard, in a message of the catalogue."""

    row: int
    """The row with which it came, as the listener counts rows."""
    message: Message


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
        told, lines = self._listen()
        event = self.match.history.rules.event
        events = [event(row).seen_from(self._seat) for row in told]
        return Heard(self._row, events, [line.message for line in lines])

    def lines(self) -> list[Line]:
        """The same in messages alone, each with its row."""
        return self._listen()[1]

    def _listen(self) -> tuple[list[EventRow], list[Line]]:
        """Comes to the present: the events since the last time, and what they are in messages."""
        history = self.match.history
        if history.undos != self._undos:
            self._begin_again()
        events: list[EventRow] = []
        lines: list[Line] = []
        for row, event in history.events_for(self._seat, self._known):
            message = self._narrator.hear(event)
            if row > self._row:
                events.append(event)
                lines += [Line(row, message)] if message is not None else []
        if history.undos != self._undos:
            lines += [
                Line(history.as_counted_by(self._seat, row.number), undone(row.seat))
                for row in history.rows[self._rows :]
                if row.undo is not None
            ]
            lines.sort(key=lambda line: line.row)
        self._known, self._rows, self._undos = len(history.played), len(history.rows), history.undos
        self._row = self.match.row(self._seat)
        return events, lines


class Story:
    """All that a seat, or a spectator, has heard of a match, for whoever shows all of it.

    It goes on as the match does. Where something was taken back, or has to be remembered, it is
    told anew, and then it may be another one; what comes before the first difference stands.

    >>> import stillroom
    >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
    >>> story = Story(match, 1)
    >>> _ = match.play(0, "take blue-3")
    >>> story.go_on(), [line.message.id for line in story.lines]
    (0, ['event-took'])
    >>> _ = match.play(0, "end-turn")
    >>> story.go_on(), [line.message.id for line in story.lines]
    (1, ['event-took', 'event-turn-ended'])
    """

    def __init__(self, match: SeenMatch, seat: int | None) -> None:
        """A story of which nothing was told yet; None is a spectator."""
        self._match = match
        self._seat = seat
        self._undos = 0
        self._listener = Listener(match, seat)
        self.lines: list[Line] = []
        """What was told, in its order."""

    def go_on(self) -> int:
        """Comes to the present; how many of the lines are the same as the last time."""
        undos = self._match.history.undos
        if undos == self._undos and not self._match.forgets:
            stands = len(self.lines)
            self.lines += self._listener.lines()
            return stands
        self._undos = undos
        self._listener = Listener(self._match, self._seat)
        before, self.lines = self.lines, self._listener.lines()
        return _same_at_first(before, self.lines)


def _same_at_first(before: list[Line], after: list[Line]) -> int:
    """How many lines two stories begin with alike."""
    both = enumerate(zip(before, after, strict=False))
    differs = (place for place, (one, other) in both if one != other)
    return next(differs, min(len(before), len(after)))
