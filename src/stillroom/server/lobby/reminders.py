"""Reminders over days: what waits for somebody, and how others remind that person of it."""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from functools import partial

from sqlalchemy import Connection

from stillroom.server.errors import CONFLICT, FORBIDDEN, RefusedRequest
from stillroom.server.lobby.access import load_for_update, table_for
from stillroom.server.lobby.presenters import nudge_for, nudge_of, sits_at, waits_for
from stillroom.server.store import people, tables
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.tables import Gathered
from stillroom.server.wire.tables import Pace, Stage, Table, Waiting

MOST_WAITING = 200
HOUR = 3600


async def waiting_for(database: Database, person_id: str) -> list[Waiting]:
    """The matches that wait for somebody, where another person waits too or that last for days."""
    return await database.read(partial(_waiting_for, person_id=person_id))


def _waiting_for(connection: Connection, person_id: str) -> list[Waiting]:
    playing = tables.of_person(connection, person_id, MOST_WAITING, [Stage.PLAYING])
    muted = people.relations(connection, person_id)
    return [
        _as_waiting(gathered, muted)
        for gathered in playing
        if waits_for(gathered, person_id) and _matters(gathered, person_id)
    ]


def _matters(gathered: Gathered, person_id: str) -> bool:
    """Whether anybody minds: a match among bots that was left waits for ever and for nobody."""
    return gathered.table.pace == Pace.DAYS or bool(_others(gathered, person_id))


def _others(gathered: Gathered, person_id: str) -> list[int]:
    """The seats of other people for whom no bot plays."""
    return [
        seat.seat
        for seat in gathered.seats
        if seat.person not in {None, person_id} and seat.stand_in is None
    ]


def _as_waiting(gathered: Gathered, muted: Collection[str]) -> Waiting:
    table, nudge = gathered.table, nudge_for(gathered, muted)
    is_new = nudge is not None and nudge.at >= table.changed
    return Waiting(
        table=table.id,
        game=table.game,
        turn=table.turn,
        since=table.changed,
        nudged_by=gathered.seats[nudge.seat].name if nudge is not None and is_new else "",
    )


async def nudge(database: Database, person: Person, table_id: str) -> Table:
    """Somebody who waits reminds those for whom a match waits, once a day."""

    def job(connection: Connection) -> Table:
        gathered = load_for_update(connection, table_id, person.id)
        _check(gathered, person)
        by = next(seat.seat for seat in gathered.seats if seat.person == person.id)
        tables.change(connection, table_id, nudged=int(time.time()), nudged_by=by)
        return table_for(connection, table_id, person.id)

    return await database.write(table_id, job)


def _check(gathered: Gathered, person: Person) -> None:
    """A nudge must be from somebody who waits, for somebody else, and the first of its day.

    Whether one of the others has answered already is not asked: who moves covered moves unseen.
    """
    if not sits_at(gathered, person.id):
        raise RefusedRequest(FORBIDDEN, "refused-only-players")
    if gathered.table.stage != Stage.PLAYING:
        raise RefusedRequest(CONFLICT, "refused-not-playing")
    if waits_for(gathered, person.id):
        raise RefusedRequest(CONFLICT, "refused-nudge-oneself")
    if not _others(gathered, person.id):
        raise RefusedRequest(CONFLICT, "refused-nudge-nobody")
    last = nudge_of(gathered.table)
    if last is not None:
        hours = math.ceil((last.again - time.time()) / HOUR)
        raise RefusedRequest(CONFLICT, "refused-nudged", hours=max(hours, 1))
