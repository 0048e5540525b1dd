"""A program that appends rows to many tables and says which were acknowledged, until it is killed.

Its arguments are the address of the database and the ids of the tables.
"""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial

from stillroom.server.store import match_rows, tables
from stillroom.server.store.database import Database
from stillroom.server.store.match_rows import Commit, StoredRow


async def play_on(database: Database, table_id: str) -> None:
    """Appends row after row, from where the match stands."""
    gathered = await database.read(lambda c: tables.load(c, table_id))
    assert gathered is not None
    number = gathered.table.rows
    while True:
        number += 1
        row = StoredRow(number, 0, "draw", None, f"{number:x}", None, None, "bot", number)
        commit = Commit(table_id, number - 1, [row], [0], number, now=number)
        assert await database.write(table_id, partial(match_rows.append, commit=commit))
        os.write(1, f"{table_id} {number}\n".encode())


async def main(url: str, *table_ids: str) -> None:
    """Plays at all tables at once."""
    database = Database(url)
    await database.start()
    await asyncio.gather(*(play_on(database, table_id) for table_id in table_ids))


asyncio.run(main(*sys.argv[1:]))
