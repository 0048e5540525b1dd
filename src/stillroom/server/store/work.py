"""Work: tables that need their host, and the workers that are alive to do it."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, exists, select, true, update

from stillroom.server.store.columns import Statement
from stillroom.server.store.notices import announce
from stillroom.server.store.schema import seats, sockets, tables, work, workers

ALIVE_MS = 20_000
"""How long ago a worker may have been seen that counts as alive."""


class Owed(NamedTuple):
    """A table that needs its host: for a bot's move, or for a clock."""

    table_id: str
    due_ms: int
    worker: str
    """Who claims it."""
    until_ms: int
    """When the claim ends and any worker may take it over."""


_OWED = [work.c[name] for name in Owed._fields]
_BEAT = Statement(
    "INSERT INTO workers (id, seen_ms) VALUES (:worker, :now_ms)"
    " ON CONFLICT (id) DO UPDATE SET seen_ms = excluded.seen_ms"
)
_OWE = Statement(
    "INSERT INTO work (table_id, due_ms, worker, until_ms)"
    " VALUES (:table_id, :due_ms, :worker, :until_ms)"
    " ON CONFLICT (table_id) DO UPDATE SET"
    " due_ms = excluded.due_ms, worker = excluded.worker, until_ms = excluded.until_ms"
)
_SETTLE = Statement("DELETE FROM work WHERE table_id = :table_id")


def beat(connection: Connection, worker: str, now_ms: int) -> None:
    """A worker says that it is alive."""
    _BEAT.run(connection, {"worker": worker, "now_ms": now_ms})


def owe(connection: Connection, owed: Owed) -> None:
    """A table needs its host, as said here and no longer as said before."""
    _OWE.run(connection, owed._asdict())


def settle(connection: Connection, table_id: str) -> None:
    """A table needs its host no longer."""
    _SETTLE.run(connection, {"table_id": table_id})


def see_to(connection: Connection, table_id: str, rows: int, owed: Owed | None) -> bool:
    """Says what a table with so many rows needs; whether it still has so many.

    If it has more, whoever stored them has said what it needs since.
    """
    asked = select(tables.c.rows).where(tables.c.id == table_id)
    if connection.execute(asked.with_for_update()).scalar() != rows:
        return False
    if owed is None:
        settle(connection, table_id)
    else:
        owe(connection, owed)
    return True


def owed_by(connection: Connection, table_id: str) -> Owed | None:
    """What a table needs its host for, if it does."""
    found = connection.execute(select(*_OWED).where(work.c.table_id == table_id)).first()
    return None if found is None else Owed(*found)


def is_seen_to(connection: Connection, table_id: str, now_ms: int) -> bool:
    """Whether a worker that is alive has claimed a table."""
    claimed = (
        select(work.c.table_id)
        .join(workers, workers.c.id == work.c.worker)
        .where(work.c.table_id == table_id, workers.c.seen_ms >= now_ms - ALIVE_MS)
    )
    return connection.execute(claimed).first() is not None


def overdue(connection: Connection, now_ms: int, limit: int) -> list[Owed]:
    """The tables whose claim has ended, the longest ago first."""
    asked = select(*_OWED).where(work.c.until_ms < now_ms).order_by(work.c.until_ms).limit(limit)
    return [Owed(*found) for found in connection.execute(asked)]


def claim(
    connection: Connection, table_id: str, worker: str, old_until: int, until_ms: int
) -> bool:
    """A worker takes a table over if nobody else has; whether it did."""
    claimed = connection.execute(
        update(work)
        .where(work.c.table_id == table_id, work.c.until_ms == old_until)
        .values(worker=worker, until_ms=until_ms)
    )
    return claimed.rowcount == 1


def clear_sockets_of_dead_workers(connection: Connection, now_ms: int) -> None:
    """Forgets the workers that are gone, and their sockets."""
    alive = select(workers.c.id).where(workers.c.seen_ms >= now_ms - ALIVE_MS)
    _note_away(connection, sockets.c.worker.not_in(alive))
    left = delete(sockets).where(sockets.c.worker.not_in(alive)).returning(sockets.c.table_id)
    for table_id in connection.execute(left).scalars():
        announce(connection, table_id, "sockets")
    connection.execute(delete(workers).where(workers.c.seen_ms < now_ms - ALIVE_MS))


def _note_away(connection: Connection, is_broken: ColumnElement[bool]) -> None:
    """Whoever had a table open on a socket that broke, and on no other, is away from now on."""
    own = (sockets.c.table_id == seats.c.table_id, sockets.c.person == seats.c.person)
    connection.execute(
        update(seats)
        .where(exists().where(*own, is_broken), ~exists().where(*own, ~is_broken))
        .values(away_since=int(time.time()))
    )


def begin_alone(connection: Connection) -> None:
    """The only worker begins: all others are gone, with their sockets and their claims."""
    _note_away(connection, true())
    connection.execute(delete(sockets))
    connection.execute(delete(workers))
    connection.execute(update(work).values(until_ms=work.c.due_ms))
