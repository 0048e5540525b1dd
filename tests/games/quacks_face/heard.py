"""What the tests of stories read: events made by hand, and what is heard of them."""

from __future__ import annotations

from collections.abc import Iterable

from stillroom.games.quacks.ids import Happened
from stillroom.games.quacks.narration import Narrator
from stillroom.kernel.events import EVERYBODY, EventRow
from tests.games.quacks_face.saying import say


def event(kind: Happened, *numbers: int, seat: int = 1, seen_by: int = EVERYBODY) -> EventRow:
    """An event of a seat, the second one unless told."""
    row = EventRow()
    row.kind, row.seat, row.seen_by = kind, seat, seen_by
    row.a, row.b, row.c, row.d = (*numbers, 0, 0, 0, 0)[:4]
    return row


def covered(kind: Happened, *numbers: int, seat: int = 1) -> EventRow:
    """An event of a covered brew."""
    a, b, c = (*numbers, 0, 0, 0)[:3]
    return event(Happened.COVERED, a, b, c, kind, seat=seat, seen_by=seat)


def told(events: Iterable[EventRow], listener: int | None = None) -> list[str]:
    """What somebody hears of some events, one after another."""
    narrator = Narrator(listener)
    heard = [narrator.hear(row) for row in events]
    return [say(message, listener) for message in heard if message is not None]
