"""Lists of tables: the lobby, and everybody's own matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, select

from stillroom.server.clock import now_ms
from stillroom.server.lobby.access import blocking
from stillroom.server.lobby.presenters import Presence, as_listing, waits_for
from stillroom.server.store import people, schema, tables
from stillroom.server.store.database import Database
from stillroom.server.store.tables import Gathered
from stillroom.server.store.work import ALIVE_MS
from stillroom.server.wire.tables import Listing, Stage

MOST_LISTED = 50
"""So many tables the lobby shows."""
MOST_FINISHED = 50
"""So many of somebody's matches that are over are listed beside those that are not."""
MOST_UNFINISHED = 200


async def lobby(database: Database, person_id: str | None) -> list[Listing]:
    """The tables that anybody may see: first those that gather, then those that play."""
    return await database.read(partial(_lobby, person_id=person_id))


def _lobby(connection: Connection, person_id: str | None) -> list[Listing]:
    found = tables.listed(connection, MOST_LISTED, [Stage.GATHERING])
    found += tables.listed(connection, MOST_LISTED - len(found), [Stage.PLAYING])
    if person_id is not None:
        openers = {gathered.table.opener for gathered in found}
        closed = blocking(connection, openers, person_id)
        found = [gathered for gathered in found if gathered.table.opener not in closed]
    return _listed(connection, found, person_id)


async def matches_of(database: Database, person_id: str) -> list[Listing]:
    """The tables at which somebody sits: first those that wait for a decision of that person."""
    return await database.read(partial(_matches_of, person_id=person_id))


def _matches_of(connection: Connection, person_id: str) -> list[Listing]:
    unfinished = [Stage.PLAYING, Stage.GATHERING]
    found = tables.of_person(connection, person_id, MOST_UNFINISHED, unfinished)
    found += tables.of_person(connection, person_id, MOST_FINISHED, [Stage.OVER])
    found.sort(key=lambda gathered: _urgency(gathered, person_id))
    return _listed(connection, found, person_id)


def _urgency(gathered: Gathered, person_id: str) -> int:
    """What waits for somebody comes first, then what goes on, then what may begin."""
    if waits_for(gathered, person_id):
        return 0
    return 1 + (Stage.PLAYING, Stage.GATHERING, Stage.OVER).index(Stage(gathered.table.stage))


def _listed(connection: Connection, found: Sequence[Gathered], reader: str | None) -> list[Listing]:
    here = _people_here(connection, [gathered.table.id for gathered in found])
    muted = {} if reader is None else people.relations(connection, reader)
    return [
        as_listing(gathered, reader, Presence(frozenset(here.get(gathered.table.id, ()))), muted)
        for gathered in found
    ]


def _people_here(connection: Connection, table_ids: Sequence[str]) -> dict[str, set[str]]:
    """Who has each of some tables open, at workers that are alive."""
    sockets, workers = schema.sockets, schema.workers
    alive = workers.c.seen_ms >= now_ms() - ALIVE_MS
    asked = (
        select(sockets.c.table_id, sockets.c.person)
        .join(workers, workers.c.id == sockets.c.worker)
        .where(sockets.c.table_id.in_(table_ids), alive)
    )
    here: dict[str, set[str]] = {}
    for table_id, person in connection.execute(asked):
        here.setdefault(table_id, set()).add(person)
    return here
