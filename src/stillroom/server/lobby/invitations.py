"""Invitations: the code of a table, and those who come with it."""

from __future__ import annotations

import re
import secrets
from functools import partial

from sqlalchemy import Connection, insert, literal, select

from stillroom.server.errors import no_such_table
from stillroom.server.lobby.access import may_see, table_for
from stillroom.server.store import schema, tables
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.wire.tables import Invitation, Table

CODE_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""Without letters and figures that are taken for each other."""
CODE_GROUPS, GROUP = 4, 4
"""A code has 78 random bits: nobody guesses it, and somebody can read it out."""
MISREAD = str.maketrans("oil", "011")
"""Codes of older tables have a 0 and a 1 among their figures."""


def new_code() -> str:
    """A code for an invite link."""
    groups = range(CODE_GROUPS)
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in groups)


def read_code(text: str) -> str:
    """A code as it was made, however somebody has typed it.

    >>> read_code(" 7K3Q mOsw9-ylb")
    '7k3q-m0sw-9y1b'
    """
    letters = re.sub("[^0-9a-z]", "", text.lower()).translate(MISREAD)
    return "-".join(letters[place : place + GROUP] for place in range(0, len(letters), GROUP))


async def enter(database: Database, person: Person, invitation: Invitation) -> Table:
    """Somebody comes with an invite code, and may know of the table from now on."""
    code = read_code(invitation.code)
    table_id = await database.read(partial(tables.by_code, code=code))
    if table_id is None:
        raise no_such_table()

    def job(connection: Connection) -> Table:
        gathered = tables.load(connection, table_id)
        if gathered is not None and not may_see(connection, gathered, person.id):
            tables.visit(connection, table_id, person.id)
        # One who is blocked may not see the table even so, and then has not visited it either.
        return table_for(connection, table_id, person.id)

    return await database.write(table_id, job)


def let_visitors_follow(connection: Connection, old_id: str, new_id: str) -> None:
    """Whoever entered a table with its code may know where it goes on."""
    visits = schema.visits
    following = select(literal(new_id), visits.c.person).where(visits.c.table_id == old_id)
    connection.execute(insert(visits).from_select(["table_id", "person"], following))
