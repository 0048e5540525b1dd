"""What tests of the store are made of: open databases, tables, rows, and waiting for something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any

from sqlalchemy import Connection

from stillroom.server.store import match_rows, tables
from stillroom.server.store.database import Database
from stillroom.server.store.match_rows import Commit, StoredRow
from stillroom.server.store.notices import Notice
from stillroom.server.store.tables import SeatRow, TableRow

PATIENCE = 30.0
"""Seconds after which something that should happen is given up."""


@asynccontextmanager
async def opened(url: str, *, worker: str = "", redis_url: str = "") -> AsyncIterator[Database]:
    """A database that is started, and stopped in the end."""
    database = Database(url, worker=worker, redis_url=redis_url)
    await database.start()
    try:
        yield database
    finally:
        await database.stop()


class Ears:
    """Keeps what a worker hears."""

    def __init__(self, database: Database) -> None:
        self.heard: list[Notice] = []
        database.on_notices = self.heard.extend

    async def hear(self, *words: object) -> None:
        """Waits until a notice with these words has been heard."""
        await until(lambda: any(notice[: len(words)] == words for notice in self.heard))


async def until(condition: Callable[[], bool]) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came to be"
        await asyncio.sleep(0.005)


@asynccontextmanager
async def held(database: Database) -> AsyncIterator[None]:
    """Holds the writer back, so that everything written meanwhile waits for the same commit."""
    begun, released = Event(), Event()

    def hold(_: Connection) -> None:
        begun.set()
        released.wait(PATIENCE)

    holding = asyncio.ensure_future(database.write("", hold))
    await until(begun.is_set)
    try:
        yield
    finally:
        released.set()
        await holding


def a_table(table_id: str = "t", **changes: Any) -> TableRow:
    """A table at which a match is played."""
    table = TableRow(
        id=table_id,
        code=f"code-{table_id}",
        game="elixir-mixer",
        stage="playing",
        preset=None,
        options={"limit": 3},
        listed=False,
        pace="live",
        clock=None,
        opener="ann",
        key="the secret of the dice",
        seal="seal",
        header=None,
        rules_version=1,
        created=1,
        changed=1,
    )
    return replace(table, **changes)


def two_seats() -> list[SeatRow]:
    """A person and a bot."""
    return [SeatRow(0, "person", "Ann", "ann"), SeatRow(1, "bot", "Bot", bot="greedy")]


async def add_tables(database: Database, *table_ids: str) -> None:
    """Opens tables at which matches are played."""
    for table_id in table_ids:
        table = a_table(table_id)
        adding = partial(tables.add, table=table, new_seats=two_seats())
        await database.write(table_id, adding)


def a_row(number: int, request: str | None = None) -> StoredRow:
    """A row of a match."""
    return StoredRow(number, 0, "draw", None, f"{number:x}", request, "ann", "person", number)


def a_commit(table_id: str, number: int, request: str | None = None) -> Commit:
    """One more row of a match, its number-th."""
    return Commit(table_id, number - 1, [a_row(number, request)], [1], number, now=number)


async def append(database: Database, commit: Commit) -> bool:
    """Adds rows to a match."""
    return await database.write(commit.table_id, lambda c: match_rows.append(c, commit))


async def rows_of(database: Database, table_id: str) -> list[StoredRow]:
    """All rows of a match."""
    return await database.read(lambda c: match_rows.rows_after(c, table_id, 0))
