"""Moments in which a notice, or the work of a table, could be lost."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

from stillroom.server.live.host import Host
from stillroom.server.live.room import Room
from stillroom.server.settings import Settings
from stillroom.server.store import work
from stillroom.server.store.database import Database
from stillroom.server.store.work import Owed
from tests.server.kills.victim import troubles
from tests.server.playing import open_table as open_table_of
from tests.server.serving import Company, RunningServer
from tests.server.store.making import a_commit, add_tables, append
from tests.server.visitors import come, open_table, opened, play_on, start

pytestmark = pytest.mark.anyio

OWED = Owed("t", due_ms=5, worker="other", until_ms=10)


@asynccontextmanager
async def room_beside(
    database: Database,
    table: str,
    meanwhile: Callable[[], Awaitable[object]],
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Room]:
    """A room, beside whose opening something happens while nobody knows of the room yet."""
    reading = Room.opened

    async def interrupted(database: Database, table: str) -> Room | None:
        room = await reading(database, table)
        await meanwhile()
        return room

    monkeypatch.setattr(Room, "opened", interrupted)
    host = Host(Settings(database="", compiled_bots=False), database)
    room = await host.room(table)
    assert room is not None
    yield room
    await host.stop()


async def test_a_match_that_starts_while_its_room_is_opened_is_seen(
    usual_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(usual_url) as database:
        (ann,) = await come(database, "Ann")
        table = (await open_table(database, ann, "quacks", "person", "bot")).table
        starting = partial(start, database, ann, table)
        async with room_beside(database, table, starting, monkeypatch) as room:
            assert room.match is not None


async def test_rows_that_are_stored_while_a_room_is_opened_are_there(
    usual_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(usual_url) as database:
        (ann,) = await come(database, "Ann")
        table = (await open_table(database, ann, "quacks", "person", "bot")).table
        await start(database, ann, table)
        playing = partial(play_on, database, table, rows=3)
        async with room_beside(database, table, playing, monkeypatch) as room:
            assert room.number == 3


@pytest.mark.parametrize("claimed", [None, Owed("t", due_ms=1, worker="late", until_ms=2)])
async def test_who_knows_fewer_rows_cannot_say_what_a_table_needs(
    database_url: str, claimed: Owed | None
) -> None:
    async with opened(database_url) as database:
        await add_tables(database, "t")
        await append(database, a_commit("t", 1))
        await database.write("t", partial(work.owe, owed=OWED))
        claiming = partial(work.see_to, table_id="t", owed=claimed)
        assert not await database.write("t", partial(claiming, rows=0))
        assert await database.read(partial(work.owed_by, table_id="t")) == OWED
        assert await database.write("t", partial(claiming, rows=1))
        assert await database.read(partial(work.owed_by, table_id="t")) == claimed


async def test_whoever_goes_before_the_first_word_is_no_error(
    server: RunningServer, company: Company
) -> None:
    anna = await company.come(server, "Anna")
    table = await open_table_of(anna, "quacks", [{"kind": "person"}, {"kind": "bot"}])
    async with anna.socket(table["table"]):
        pass
    server.stop()
    assert not troubles(server.log)
