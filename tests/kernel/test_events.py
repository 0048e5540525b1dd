"""The event log."""

from __future__ import annotations

import pytest

from stillroom.kernel import events
from stillroom.kernel.events import EVERYBODY, EventRow
from stillroom.kernel.fields import many


class Log(events.Log):
    """A log as a game sizes it."""

    rows: list[EventRow] = many(EventRow, 2)


def written(log: events.Log) -> list[list[int]]:
    """Kind, seat, a, b, c, d, seen_by of each row."""
    return [list(row.numbers()) for row in log.rows[: log.length]]


def test_what_is_told_is_for_everybody() -> None:
    log = Log()
    events.tell(log, 4, 1, 10, -20, 30, 40)
    assert written(log) == [[4, 1, 10, -20, 30, 40, EVERYBODY]]


def test_what_is_whispered_is_for_its_seat_alone() -> None:
    log = Log()
    events.whisper(log, 4, 2, 10, 20, 30, 40)
    assert written(log) == [[4, 2, 10, 20, 30, 40, 2]]


def test_a_row_may_be_for_another_seat_than_its_own() -> None:
    log = Log()
    events.write(log, 4, 2, 10, 20, 30, 40, 3)
    assert written(log) == [[4, 2, 10, 20, 30, 40, 3]]


def test_the_earliest_event_comes_first() -> None:
    log = Log()
    events.tell(log, 1, 0, 0, 0, 0, 0)
    events.whisper(log, 2, 0, 0, 0, 0, 0)
    assert [row[0] for row in written(log)] == [1, 2]


def test_a_full_log_takes_no_event() -> None:
    log = Log()
    events.tell(log, 1, 0, 0, 0, 0, 0)
    events.tell(log, 2, 0, 0, 0, 0, 0)
    with pytest.raises(AssertionError, match="more events than its log can hold"):
        events.tell(log, 3, 0, 0, 0, 0, 0)
    assert [row[0] for row in written(log)] == [1, 2]


def test_a_muted_log_writes_nothing_and_never_fills_up() -> None:
    log = Log()
    log.muted = 1
    for _ in range(5):
        events.tell(log, 1, 0, 0, 0, 0, 0)
        events.whisper(log, 1, 0, 0, 0, 0, 0)
    assert written(log) == []


def test_a_cleared_log_has_room_again() -> None:
    log = Log()
    events.tell(log, 1, 0, 7, 7, 7, 7)
    events.tell(log, 2, 0, 7, 7, 7, 7)
    events.clear(log)
    assert written(log) == []
    events.tell(log, 3, 1, 0, 0, 0, 0)
    assert written(log) == [[3, 1, 0, 0, 0, 0, EVERYBODY]]


def test_clearing_leaves_a_muted_log_muted() -> None:
    log = Log()
    log.muted = 1
    events.clear(log)
    assert log.muted


def test_an_empty_log_leaves_a_digest_as_it_was() -> None:
    assert events.mix_into(Log(), 12345) == 12345


def test_the_digest_of_a_log_tells_rows_and_their_order() -> None:
    digests = set()
    for kinds in ((), (1,), (2,), (1, 2), (2, 1), (1, 1)):
        log = Log()
        for kind in kinds:
            events.tell(log, kind, 0, 0, 0, 0, 0)
        digests.add(events.mix_into(log, 7))
    assert len(digests) == 6


def test_the_digest_of_a_log_tells_who_may_see_it() -> None:
    open_log, secret_log = Log(), Log()
    events.tell(open_log, 1, 0, 5, 0, 0, 0)
    events.whisper(secret_log, 1, 0, 5, 0, 0, 0)
    assert events.mix_into(open_log, 0) != events.mix_into(secret_log, 0)


def test_what_lies_beyond_the_length_is_not_digested() -> None:
    fresh, used = Log(), Log()
    events.tell(used, 9, 0, 0, 0, 0, 0)
    events.clear(used)
    for log in (fresh, used):
        events.tell(log, 1, 0, 0, 0, 0, 0)
    assert events.mix_into(fresh, 0) == events.mix_into(used, 0)
