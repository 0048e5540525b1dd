"""The private notes of people beside a match."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from sqlalchemy import Connection

from stillroom.match import notes
from stillroom.match.match import Match
from stillroom.match.records.record import Header
from stillroom.server.errors import CONFLICT, RefusedRequest
from stillroom.server.lobby.access import load_for_update, load_visible
from stillroom.server.lobby.presenters import is_outdated
from stillroom.server.lobby.seat_rules import own_seat
from stillroom.server.store import talk
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.tables import TableRow
from stillroom.server.wire.tables import Notes, Stage


async def read_notes(database: Database, person: Person, table_id: str, seat: int) -> Notes:
    """What somebody has written down at an own seat."""

    def job(connection: Connection) -> tuple[TableRow, list[str]]:
        gathered = load_visible(connection, table_id, person.id)
        own_seat(gathered, seat, person.id)
        return gathered.table, talk.notes_of(connection, table_id, seat)

    table, lines = await database.read(job)
    await asyncio.to_thread(_check_notes, table)
    return Notes(lines)


async def write_notes(
    database: Database, person: Person, table_id: str, seat: int, written: Notes
) -> Notes:
    """Writes down notes of an own seat, in the place of those that were there."""
    lines = list(notes.Notes(written.lines).lines)
    gathered = await database.read(partial(load_visible, table_id=table_id, person_id=person.id))
    await asyncio.to_thread(_check_notes, gathered.table)

    def job(connection: Connection) -> None:
        gathered = load_for_update(connection, table_id, person.id)
        own_seat(gathered, seat, person.id)
        if gathered.table.stage != Stage.PLAYING:
            raise RefusedRequest(CONFLICT, "refused-table-over")
        talk.set_notes(connection, table_id, seat, lines)

    await database.write(table_id, job)
    return Notes(lines)


def _check_notes(table: TableRow) -> None:
    """Whether notes are kept depends on the options of the match."""
    if table.header is None or table.stage == Stage.GATHERING:
        raise RefusedRequest(CONFLICT, "refused-not-started")
    if is_outdated(table) or not _keeps_notes(table.header):
        raise RefusedRequest(CONFLICT, "refused-no-notes")


def _keeps_notes(header: str) -> bool:
    return Match(msgspec.json.decode(header, type=Header)).keeps_notes
