"""The event log: what happened, as typed rows, enough to animate and to narrate every change."""

from __future__ import annotations

from stillroom.kernel.fields import INT32_MAX, SIZED_BY_THE_GAME, flag, many, number
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule

EVERYBODY = -1
"""In `Event.seen_by`: the numbers are for all to see."""


class EventRow(Record):
    """One thing that happened. That it happened is public; its numbers may be for one seat only."""

    kind: int = number()
    """What happened: a member of the game's own enum."""
    seat: int = number(-1, 3)
    """Whose doing it was; -1 for nobody's."""
    a: int = number(-INT32_MAX)
    """The first number; what it means depends on the kind."""
    b: int = number(-INT32_MAX)
    """The second number."""
    c: int = number(-INT32_MAX)
    """The third number."""
    d: int = number(-INT32_MAX)
    """The fourth number."""
    seen_by: int = number(EVERYBODY, 3)
    """The one seat that may see the numbers, or EVERYBODY."""


class Log(Record):
    """The events of one step. A game declares `rows` again with the most that a step can write."""

    length: int = number()
    """How many rows are written."""
    muted: int = flag()
    """1 while nobody listens: rows are not written."""
    rows: list[EventRow] = many(EventRow, SIZED_BY_THE_GAME)
    """The rows, the earliest first."""


@rule
def clear(log: Log) -> None:
    """Makes room for the events of the next step."""
    log.length = 0


@rule
def write(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int, seen_by: int) -> None:
    """Adds one row."""
    if log.muted:
        return
    assert log.length < len(log.rows), "a step wrote more events than its log can hold"
    event = log.rows[log.length]
    event.kind = kind
    event.seat = seat
    event.a = a
    event.b = b
    event.c = c
    event.d = d
    event.seen_by = seen_by
    log.length += 1


@rule
def tell(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Something happened, and everybody may know all of it."""
    write(log, kind, seat, a, b, c, d, EVERYBODY)


@rule
def whisper(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Something happened; the numbers are for that seat alone."""
    write(log, kind, seat, a, b, c, d, seat)


@rule
def mix_into(log: Log, so_far: int) -> int:
    """The digest of the rows that are written."""
    for i in range(log.length):
        so_far = EventRow.digest(log.rows[i], so_far)
    return so_far
