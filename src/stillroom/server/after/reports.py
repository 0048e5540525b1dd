"""Reports of other people, for whoever runs the server."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from stillroom.server.errors import NOT_FOUND, RefusedRequest
from stillroom.server.lobby.access import load_for_update
from stillroom.server.store import talk
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.tables import Gathered
from stillroom.server.store.talk import ReportRow
from stillroom.server.wire.tables import Report

REPORTED_LINES = 50
"""So many lines of the chat go with a report."""


async def report(database: Database, person: Person, table_id: str, made: Report) -> None:
    """Keeps what somebody tells of another person at a table, with the last lines of the chat."""
    now = int(time.time())
    words = "".join(letter for letter in made.words if letter.isprintable() or letter == "\n")

    def job(connection: Connection) -> None:
        gathered = load_for_update(connection, table_id, person.id)
        lines = talk.last_chat(connection, table_id, REPORTED_LINES)
        speakers = {line.person for line in lines}
        if made.person not in speakers | _sitting(gathered):
            raise RefusedRequest(NOT_FOUND, "refused-nobody-there")
        chat = [line._asdict() for line in lines]
        kept = ReportRow(table_id, person.id, made.person, words, chat, now)
        talk.add_report(connection, kept)

    await database.write(table_id, job)


def _sitting(gathered: Gathered) -> set[str]:
    return {seat.person for seat in gathered.seats if seat.person is not None}
