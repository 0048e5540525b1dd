"""What people have seen of a match, so that whoever comes back is told what happened since."""

from __future__ import annotations

from stillroom.server.live.connection import Attendant
from stillroom.server.live.room import Room


def look_away(room: Room, attendant: Attendant, *, hidden: bool) -> None:
    """Somebody looks away from the table, whose window stays open, or back at it."""
    attendant.seen_row = row_seen(room, attendant) if hidden else None


def row_seen(room: Room, attendant: Attendant) -> int | None:
    """The last row that somebody has seen from a seat; None from no seat, or before the match."""
    if room.match is None or attendant.eyes is None:
        return None
    return room.match.row(attendant.eyes) if attendant.seen_row is None else attendant.seen_row


def leave(room: Room, attendant: Attendant) -> int | None:
    """Somebody goes; the last row that was seen, to be stored."""
    row, key = row_seen(room, attendant), (attendant.person.id, attendant.eyes)
    if row is not None:
        # Whoever comes again at once may be faster than the store.
        room.seen[key] = max(row, room.seen.get(key, row))
    return row


def seen_before(room: Room, newcomer: Attendant) -> int | None:
    """The last row that somebody who comes has seen, perhaps in a window that is still open."""
    person, eyes = newcomer.person.id, newcomer.eyes
    if eyes is None:
        return None
    windows = [
        row_seen(room, other)
        for other in room.outbox.attendants
        if other.person.id == person and other.eyes == eyes
    ]
    rows = [room.gathered.seats[eyes].seen_row, room.seen.get((person, eyes)), *windows]
    return max((row for row in rows if row is not None), default=None)
