"""Talk: the chat, proposals, notes and reports of a table, and who has it open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from stillroom.server.store import schema
from stillroom.server.store.columns import Statement, to_json
from stillroom.server.store.notices import announce
from stillroom.server.store.schema import chat, notes, reports, sockets, workers
from stillroom.server.store.work import ALIVE_MS


class SaidLine(NamedTuple):
    """Something that somebody said, as it is kept."""

    number: int
    at: int
    person: str
    name: str
    seat: int | None
    watcher: bool
    phrase: str | None
    text: str | None
    request: str | None


class ProposalRow(NamedTuple):
    """Something on which people are to agree, as it is kept."""

    number: int
    topic: str
    seat: int
    by_seat: int
    agreed: list[int]
    """The seats that have agreed."""


class SocketRow(NamedTuple):
    """Somebody has a table open."""

    id: str
    table_id: str
    person: str
    worker: str
    opened_ms: int


@dataclass(frozen=True, slots=True)
class ReportRow:
    """Somebody asks whoever runs the server to look at a chat."""

    table_id: str
    person: str
    about: str
    words: str
    chat: list[dict[str, Any]]
    at: int


_LINE = [chat.c[name] for name in SaidLine._fields]


def add_chat(connection: Connection, table_id: str, line: SaidLine) -> SaidLine:
    """Adds a line to the chat and gives it its number; a double send is the line that was kept."""
    _lock(connection, table_id)
    if line.request is not None:
        asked = select(*_LINE).where(
            chat.c.table_id == table_id,
            chat.c.person == line.person,
            chat.c.request == line.request,
        )
        kept = connection.execute(asked).first()
        if kept is not None:
            return SaidLine(*kept)
    highest = select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
    number = (connection.execute(highest).scalar() or 0) + 1
    numbered = line._replace(number=number)
    connection.execute(insert(chat).values(table_id=table_id, **numbered._asdict()))
    announce(connection, table_id, "chat", number)
    return numbered


def chat_after(connection: Connection, table_id: str, number: int) -> list[SaidLine]:
    """The lines after one of them, in their order."""
    asked = select(*_LINE).where(chat.c.table_id == table_id, chat.c.number > number)
    return [SaidLine(*line) for line in connection.execute(asked.order_by(chat.c.number))]


def last_chat(connection: Connection, table_id: str, count: int) -> list[SaidLine]:
    """The last lines, in their order."""
    asked = select(*_LINE).where(chat.c.table_id == table_id)
    found = connection.execute(asked.order_by(chat.c.number.desc()).limit(count))
    return [SaidLine(*line) for line in found][::-1]


def add_proposal(
    connection: Connection, table_id: str, topic: str, seat: int, by_seat: int, least: int = 1
) -> ProposalRow:
    """Adds a proposal, to which its maker has agreed; its number is at least what is said."""
    _lock(connection, table_id)
    kept = schema.proposals
    highest = select(func.max(kept.c.number)).where(kept.c.table_id == table_id)
    number = max(least, (connection.execute(highest).scalar() or 0) + 1)
    made = ProposalRow(number, topic, seat, by_seat, [by_seat])
    values = {**made._asdict(), "table_id": table_id, "agreed": to_json(made.agreed)}
    connection.execute(insert(kept).values(values))
    announce(connection, table_id, "proposals", number)
    return made


def proposals_of_table(connection: Connection, table_id: str) -> list[ProposalRow]:
    """The open proposals of a table, the oldest first."""
    kept = schema.proposals
    asked = select(*(kept.c[name] for name in ProposalRow._fields))
    found = connection.execute(asked.where(kept.c.table_id == table_id).order_by(kept.c.number))
    return [
        ProposalRow(**{**row._asdict(), "agreed": msgspec.json.decode(row.agreed)}) for row in found
    ]


def change_proposal(
    connection: Connection, table_id: str, number: int, agreed: Sequence[int]
) -> bool:
    """Sets who has agreed; whether the proposal is still open."""
    kept = schema.proposals
    changed = connection.execute(
        update(kept)
        .where(kept.c.table_id == table_id, kept.c.number == number)
        .values(agreed=to_json(agreed))
    )
    announce(connection, table_id, "proposals", number)
    return changed.rowcount == 1


def remove_proposals(
    connection: Connection, table_id: str, numbers: Sequence[int] | None = None
) -> int:
    """Removes some proposals, or all; how many there were."""
    kept = schema.proposals
    removing = delete(kept).where(kept.c.table_id == table_id)
    if numbers is not None:
        removing = removing.where(kept.c.number.in_(numbers))
    removed = connection.execute(removing).rowcount
    if removed:
        announce(connection, table_id, "proposals")
    return removed


_SET_NOTES = Statement(
    "INSERT INTO notes (table_id, seat, lines) VALUES (:table_id, :seat, :lines)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET lines = excluded.lines"
)


def notes_of(connection: Connection, table_id: str, seat: int) -> list[str]:
    """What a seat has written down."""
    asked = select(notes.c.lines).where(notes.c.table_id == table_id, notes.c.seat == seat)
    lines = connection.execute(asked).scalar()
    return [] if lines is None else msgspec.json.decode(lines, type=list[str])


def set_notes(connection: Connection, table_id: str, seat: int, lines: Sequence[str]) -> None:
    """Writes down what a seat has noted, in the place of what was there."""
    values = {"table_id": table_id, "seat": seat, "lines": to_json(lines)}
    _SET_NOTES.run(connection, values)


def add_report(connection: Connection, made: ReportRow) -> None:
    """Keeps a report with the chat that it is about."""
    connection.execute(
        insert(reports).values(
            table_id=made.table_id,
            person=made.person,
            about=made.about,
            words=made.words,
            chat=to_json(made.chat),
            at=made.at,
        )
    )


def open_socket(connection: Connection, socket: SocketRow) -> None:
    """Somebody opens a table."""
    connection.execute(insert(sockets).values(socket._asdict()))
    announce(connection, socket.table_id, "sockets")


def close_socket(connection: Connection, socket_id: str) -> None:
    """Somebody closes a table."""
    closed = connection.execute(
        delete(sockets).where(sockets.c.id == socket_id).returning(sockets.c.table_id)
    ).scalar()
    if closed is not None:
        announce(connection, closed, "sockets")


def sockets_of_table(connection: Connection, table_id: str, now_ms: int) -> list[SocketRow]:
    """Who has a table open, at workers that are alive."""
    asked = (
        select(*(sockets.c[name] for name in SocketRow._fields))
        .join(workers, workers.c.id == sockets.c.worker)
        .where(sockets.c.table_id == table_id, workers.c.seen_ms >= now_ms - ALIVE_MS)
    )
    found = connection.execute(asked.order_by(sockets.c.opened_ms, sockets.c.id))
    return [SocketRow(*socket) for socket in found]


def forget_worker(connection: Connection, worker: str) -> None:
    """A worker is gone, and all its sockets."""
    closed = connection.execute(
        delete(sockets).where(sockets.c.worker == worker).returning(sockets.c.table_id)
    ).scalars()
    for table_id in closed:
        announce(connection, table_id, "sockets")
    connection.execute(delete(workers).where(workers.c.id == worker))


def _lock(connection: Connection, table_id: str) -> None:
    """Holds a table until the commit, so that two workers do not give the same number."""
    locking = select(schema.tables.c.id).where(schema.tables.c.id == table_id)
    connection.execute(locking.with_for_update())
