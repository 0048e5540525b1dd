"""Matches: the rows that were played, and what is needed to open a match quickly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, select

from stillroom.match.records.record import Result
from stillroom.server.store.columns import Statement, to_json
from stillroom.server.store.notices import announce
from stillroom.server.store.schema import rows, snapshots, stories
from stillroom.server.store.work import Owed, owe, settle


class StoredRow(NamedTuple):
    """A row, as it is kept."""

    number: int
    seat: int
    move: str | None
    undo: int | None
    digest: str
    request: str | None
    """The request with which a client sent it: the same one again is the same row."""
    person: str | None
    """Who sent it; None for a bot or the clock."""
    actor: str
    """Who decided: person, bot, stand-in or clock."""
    at_ms: int


class Snapshot(NamedTuple):
    """A match after one of its rows."""

    number: int
    content: bytes
    view: bytes
    """What a spectator sees, as JSON."""


@dataclass(frozen=True, slots=True)
class Commit:
    """New rows of a match, and what is different after them."""

    table_id: str
    expected_rows: int
    """How many rows there are before these."""
    rows: Sequence[StoredRow]
    waiting: Sequence[int]
    turn: int
    now: int | None
    """When something happened here; None for something that nobody else may know of."""
    stage: str = "playing"
    result: Result | None = None
    seat_clocks: Mapping[int, tuple[int, int | None]] | None = None
    """The reserve of a seat in milliseconds, and since when it is asked."""
    work_changed: bool = False
    work: tuple[int, int] | None = None
    """When the table needs its host, and until when that is claimed; None if it does not."""
    worker: str = ""
    """Who claims the work."""
    snapshot: tuple[bytes, bytes] | None = None
    """The match and a spectator's view, after the last of these rows."""
    story: bytes | None = None
    """A finished match, for reading under other rules."""


_COUNT_ON = Statement(
    'UPDATE tables SET "rows" = :rows, waiting = :waiting, turn = :turn, stage = :stage,'
    " result = :result, changed = COALESCE(:now, changed)"
    """ WHERE id = :table_id AND "rows" = :expected AND stage = 'playing'"""
)
_ADD_ROW = Statement(
    'INSERT INTO "rows"'
    " (table_id, number, seat, move, undo, digest, request, person, actor, at_ms) VALUES"
    " (:table_id, :number, :seat, :move, :undo, :digest, :request, :person, :actor, :at_ms)"
)
_SET_CLOCK = Statement(
    "UPDATE seats SET reserve_ms = :reserve_ms, asked_ms = :asked_ms"
    " WHERE table_id = :table_id AND seat = :seat"
)
_ADD_SNAPSHOT = Statement(
    "INSERT INTO snapshots (table_id, number, content, view)"
    " VALUES (:table_id, :number, :content, :view)"
)
_ADD_STORY = Statement("INSERT INTO stories (table_id, content) VALUES (:table_id, :content)")


def append(connection: Connection, commit: Commit) -> bool:
    """Adds rows to a match; False, with nothing written, if somebody else was faster."""
    table_id = commit.table_id
    number = commit.expected_rows + len(commit.rows)
    counted = _COUNT_ON.run(
        connection,
        {
            "rows": number,
            "waiting": to_json(commit.waiting),
            "turn": commit.turn,
            "stage": commit.stage,
            "result": to_json(commit.result),
            "now": commit.now,
            "table_id": table_id,
            "expected": commit.expected_rows,
        },
    )
    if counted != 1:
        return False
    for row in commit.rows:
        _ADD_ROW.run(connection, {"table_id": table_id, **row._asdict()})
    if commit.seat_clocks:
        set_clocks(connection, table_id, commit.seat_clocks)
    if commit.work_changed:
        _change_work(connection, commit)
    if commit.snapshot is not None:
        content, view = commit.snapshot
        kept = {"table_id": table_id, "number": number, "content": content, "view": view}
        _ADD_SNAPSHOT.run(connection, kept)
    if commit.story is not None:
        _ADD_STORY.run(connection, {"table_id": table_id, "content": commit.story})
    announce(connection, table_id, "rows", number)
    return True


def set_clocks(
    connection: Connection, table_id: str, clocks: Mapping[int, tuple[int, int | None]]
) -> None:
    """Sets what each seat has left of its reserve, and since when it is asked."""
    for seat, (reserve_ms, asked_ms) in sorted(clocks.items()):
        kept = {"reserve_ms": reserve_ms, "asked_ms": asked_ms}
        _SET_CLOCK.run(connection, {"table_id": table_id, "seat": seat, **kept})


def _change_work(connection: Connection, commit: Commit) -> None:
    if commit.work is None:
        settle(connection, commit.table_id)
    else:
        due_ms, until_ms = commit.work
        owe(connection, Owed(commit.table_id, due_ms, commit.worker, until_ms))


_ROW = [rows.c[name] for name in StoredRow._fields]
_SNAPSHOT = [snapshots.c[name] for name in Snapshot._fields]


def rows_after(connection: Connection, table_id: str, number: int) -> list[StoredRow]:
    """The rows after one of them, in their order; all after 0."""
    asked = select(*_ROW).where(rows.c.table_id == table_id, rows.c.number > number)
    return [StoredRow(*row) for row in connection.execute(asked.order_by(rows.c.number))]


def by_request(connection: Connection, table_id: str, request: str) -> list[StoredRow]:
    """The rows that came of a request."""
    asked = select(*_ROW).where(rows.c.table_id == table_id, rows.c.request == request)
    return [StoredRow(*row) for row in connection.execute(asked.order_by(rows.c.number))]


def last_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    """The newest snapshot of a match."""
    asked = select(*_SNAPSHOT).where(snapshots.c.table_id == table_id)
    found = connection.execute(asked.order_by(snapshots.c.number.desc()).limit(1)).first()
    return None if found is None else Snapshot(*found)


def snapshot_before(connection: Connection, table_id: str, number: int) -> Snapshot | None:
    """The newest snapshot of a match that is not of a later row."""
    asked = select(*_SNAPSHOT).where(snapshots.c.table_id == table_id, snapshots.c.number <= number)
    found = connection.execute(asked.order_by(snapshots.c.number.desc()).limit(1)).first()
    return None if found is None else Snapshot(*found)


def story(connection: Connection, table_id: str) -> bytes | None:
    """A finished match, for reading under other rules."""
    return connection.execute(
        select(stories.c.content).where(stories.c.table_id == table_id)
    ).scalar()


def finish(
    connection: Connection, table_id: str, number: int, story: bytes, snapshot: tuple[bytes, bytes]
) -> None:
    """Keeps what is needed to read a match that is over, and ends the work of its table."""
    content, view = snapshot
    if _has_no_story(connection, table_id):
        _ADD_STORY.run(connection, {"table_id": table_id, "content": story})
    latest = last_snapshot(connection, table_id)
    if latest is None or latest.number < number:
        kept = {"table_id": table_id, "number": number, "content": content, "view": view}
        _ADD_SNAPSHOT.run(connection, kept)
    settle(connection, table_id)


def _has_no_story(connection: Connection, table_id: str) -> bool:
    asked = select(stories.c.table_id).where(stories.c.table_id == table_id)
    return connection.execute(asked).first() is None
