"""What people keep beside a match: private notes, and reports for whoever runs the server."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import msgspec
from sqlalchemy import Connection

from stillroom.server.access import held, seen
from stillroom.server.errors import CONFLICT, NOT_FOUND, Refused
from stillroom.server.seating import own_seat
from stillroom.server.showing import is_outdated
from stillroom.server.store import talk
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.tables import Gathered, TableRow
from stillroom.server.store.talk import ReportRow
from stillroom.server.wire.tables import Notes, Report, Stage
from stillroom.table import notes
from stillroom.table.match import Match
from stillroom.table.record import Header

REPORTED_LINES = 50
"""So many lines of the chat go with a report."""


# Notes


async def read_notes(database: Database, person: Person, table_id: str, seat: int) -> Notes:
    """What somebody has written down at an own seat."""

    def job(connection: Connection) -> tuple[TableRow, list[str]]:
        gathered = seen(connection, table_id, person.id)
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
    gathered = await database.read(partial(seen, table_id=table_id, person_id=person.id))
    await asyncio.to_thread(_check_notes, gathered.table)

    def job(connection: Connection) -> None:
        gathered = held(connection, table_id, person.id)
        own_seat(gathered, seat, person.id)
        if gathered.table.stage != Stage.PLAYING:
            raise Refused(CONFLICT, "refused-table-over")
        talk.set_notes(connection, table_id, seat, lines)

    await database.write(table_id, job)
    return Notes(lines)


def _check_notes(table: TableRow) -> None:
    """Whether notes are kept depends on the options of the match."""
    if table.header is None or table.stage == Stage.GATHERING:
        raise Refused(CONFLICT, "refused-not-started")
    if is_outdated(table) or not _keeps_notes(table.header):
        raise Refused(CONFLICT, "refused-no-notes")


def _keeps_notes(header: str) -> bool:
    return Match(msgspec.json.decode(header, type=Header)).keeps_notes


# Reports


async def report(database: Database, person: Person, table_id: str, made: Report) -> None:
    """Keeps what somebody tells of another person at a table, with the last lines of the chat."""
    now = int(time.time())
    words = "".join(letter for letter in made.words if letter.isprintable() or letter == "\n")

    def job(connection: Connection) -> None:
        gathered = held(connection, table_id, person.id)
        lines = talk.last_chat(connection, table_id, REPORTED_LINES)
        speakers = {line.person for line in lines}
        if made.person not in speakers | _sitting(gathered):
            raise Refused(NOT_FOUND, "refused-nobody-there")
        chat = [line._asdict() for line in lines]
        kept = ReportRow(table_id, person.id, made.person, words, chat, now)
        talk.add_report(connection, kept)

    await database.write(table_id, job)


def _sitting(gathered: Gathered) -> set[str]:
    return {seat.person for seat in gathered.seats if seat.person is not None}
