"""Who may know of a table. To everybody else it is as if there were none."""

from __future__ import annotations

import re
from collections.abc import Collection

from sqlalchemy import Connection, select

from stillroom.server.clock import now_ms
from stillroom.server.errors import no_such_table
from stillroom.server.lobby.presenters import Presence, as_table, sits_at
from stillroom.server.store import schema, tables, talk
from stillroom.server.store.tables import Gathered
from stillroom.server.wire.tables import Table

ID = re.compile("[0-9A-Za-z_-]{1,40}")
BLOCK = "block"
"""The kind of relation to somebody who may not sit at one's tables."""


def may_see(connection: Connection, gathered: Gathered, person_id: str) -> bool:
    """Whether somebody may know of a table: it is the own one, listed, or entered with its code.

    Whoever has a seat keeps it, even if the opener blocks that person afterwards.
    """
    table = gathered.table
    if table.opener == person_id or sits_at(gathered, person_id):
        return True
    if blocking(connection, {table.opener}, person_id):
        return False
    return table.listed or tables.has_visited(connection, table.id, person_id)


def blocking(connection: Connection, openers: Collection[str], person_id: str) -> set[str]:
    """Those of some people who have blocked somebody."""
    relations = schema.relations
    asked = select(relations.c.person).where(
        relations.c.person.in_(openers),
        relations.c.other == person_id,
        relations.c.kind == BLOCK,
    )
    return set(connection.execute(asked).scalars())


def load_visible(connection: Connection, table_id: str, person_id: str) -> Gathered:
    """A table of which somebody may know; refuses any other as if there were none."""
    gathered = tables.load(connection, _id(table_id))
    if gathered is None or not may_see(connection, gathered, person_id):
        raise no_such_table()
    return gathered


def load_for_update(connection: Connection, table_id: str, person_id: str) -> Gathered:
    """The same for a job that changes the table: until its commit nobody else can."""
    lock(connection, _id(table_id))
    return load_visible(connection, table_id, person_id)


def lock(connection: Connection, table_id: str) -> None:
    """Keeps other workers from changing a table until the commit."""
    locking = select(schema.tables.c.id).where(schema.tables.c.id == table_id)
    connection.execute(locking.with_for_update())


def _id(text: str) -> str:
    """An id that could be one; the database need not see anything else."""
    if ID.fullmatch(text) is None:
        raise no_such_table()
    return text


def table_for(connection: Connection, table_id: str, person_id: str) -> Table:
    """A table as it is now, for somebody who may know of it."""
    gathered = load_visible(connection, table_id, person_id)
    sockets = talk.sockets_of_table(connection, table_id, now_ms())
    presence = Presence(frozenset(socket.person for socket in sockets))
    return as_table(gathered, person_id, presence)
