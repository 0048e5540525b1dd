"""A worker's rooms without sockets: what is posted to somebody is kept, byte by byte."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from stillroom.match.match import Match
from stillroom.server.clock import now_ms
from stillroom.server.http.routes import live
from stillroom.server.live.commands import answer
from stillroom.server.live.connection import Attendant
from stillroom.server.live.host import Host
from stillroom.server.live.room import Room
from stillroom.server.live.view_diff import changes
from stillroom.server.settings import Settings
from stillroom.server.store import match_rows, people, tables, work
from stillroom.server.store.database import Database
from stillroom.server.store.match_rows import Commit, StoredRow
from stillroom.server.store.people import Person
from stillroom.server.store.tables import SeatRow, TableRow
from stillroom.server.wire.live import ClientMessage, Hello
from stillroom.server.wire.tables import Clock

NAMES = ("Anise", "Borage", "Clove", "Dill")
"""Who sits at the seats of every table."""
WATCHER = "Watcher"
SECOND = 1000


@dataclass
class Times:
    """A time in milliseconds since 1970."""

    now: int = 1_800_000_000_000

    def pass_by(self, seconds: int) -> None:
        """Lets some seconds go by."""
        self.now += seconds * SECOND


def person(name: str) -> Person:
    """Somebody whose id is known."""
    return Person(f"id-of-{name}", name, is_named=True, language="en", has_recovery=False)


@dataclass(eq=False)
class Window:
    """Somebody who has a table open."""

    host: Host
    room: Room
    attendant: Attendant
    received: list[bytes] = field(default_factory=list)
    """Everything that was posted, the id of the table taken out."""

    async def send(self, message: ClientMessage) -> None:
        """Sends a message and lets everything happen that comes of it."""
        await answer(self.room, self.host.thinker, self.attendant, message)

    async def leave(self) -> None:
        """Closes the window."""
        self.take()
        await live._leave(self.room, self.attendant)

    def take(self) -> list[bytes]:
        """What was posted since the last time."""
        fresh = []
        while not self.attendant.outgoing.empty():
            content = self.attendant.outgoing.get_nowait()
            plain = content if isinstance(content, bytes) else b"closed: %d" % content
            fresh.append(plain.replace(self.room.id.encode(), b"THE-TABLE"))
        self.received += fresh
        return fresh

    def messages(self) -> list[dict[str, Any]]:
        """What was posted since the last time, read."""
        return [msgspec.json.decode(content) for content in self.take()]


class House:
    """The rooms of one worker."""

    def __init__(self, database: Database, host: Host) -> None:
        self.database = database
        self.host = host
        self._forever = set(host._tasks)
        self._number = 0

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: str) -> AsyncIterator[House]:
        """A worker that runs, with everybody known to it."""
        database = Database(url, worker="worker")
        await database.start()
        host = Host(Settings(database=url, tempo=0, limits=False, compiled_bots=False), database)
        await host.start()
        house = cls(database, host)
        try:
            for name in (*NAMES, WATCHER):
                await database.write(name, partial(_come, name=name))
            yield house
        finally:
            await host.stop()
            await database.stop()

    async def table(self, match: Match, clock: Clock | None = None) -> Room:
        """A table at which a match is under way."""
        self._number += 1
        table_id = f"table-{self._number:08}"
        await self.database.write(table_id, partial(_lay, table_id, match, clock))
        await self.settled()
        room = await self.host.room(table_id)
        assert room is not None
        return room

    async def enter(
        self, room: Room, name: str, after: int | None = None, eyes: int | None = None
    ) -> Window:
        """Somebody opens a table."""
        attendant = Attendant(person(name), secrets.token_urlsafe(12))
        window = Window(self.host, room, attendant)
        await live._enter(self.host, room, attendant, Hello(after, eyes))
        await self.settled()
        return window

    async def settled(self) -> None:
        """Waits until everything has happened that is going to happen by itself."""
        while True:
            # However much time has gone by, the worker is alive.
            await self.database.write("", partial(work.beat, worker="worker", now_ms=now_ms()))
            for _ in range(3):
                await asyncio.sleep(0)
            busy = [task for task in self.host._tasks if task not in self._forever]
            if not busy:
                return
            await asyncio.wait(busy)


def _come(connection: Connection, name: str) -> None:
    people.add(connection, person(name).id, name, True, "en", f"token of {name}", 1)


def _lay(
    table_id: str,
    match: Match,
    clock: Clock | None,
    connection: Connection,
) -> None:
    record = match.record()
    dice = record.header.dice
    now = now_ms()
    table = TableRow(
        id=table_id,
        code=f"code of {table_id}",
        game=match.game,
        stage="playing",
        preset=None,
        options=match.options,
        listed=True,
        pace="live",
        clock=None if clock is None else msgspec.to_builtins(clock),
        opener=person(NAMES[0]).id,
        key=getattr(dice, "key", ""),
        seal="the seal",
        header=msgspec.json.encode(record.header).decode(),
        rules_version=record.header.rules_version,
        created=now // SECOND,
        changed=now // SECOND,
        turn=match.turn,
        waiting=list(match.waiting),
    )
    reserve = 0 if clock is None else clock.reserve * SECOND
    seats = [
        SeatRow(seat, "person", name, person(name).id, reserve_ms=reserve)
        for seat, name in enumerate(NAMES[: match.seats])
    ]
    tables.add(connection, table, seats)
    if record.rows:
        match_rows.append(connection, _commit(table_id, match, now))


def _commit(table_id: str, match: Match, now: int) -> Commit:
    rows = [
        StoredRow(row.number, row.seat, row.move, row.undo, row.digest, None, None, "person", now)
        for row in match.rows
    ]
    return Commit(
        table_id=table_id,
        expected_rows=0,
        rows=rows,
        waiting=list(match.waiting),
        turn=match.turn,
        now=now // SECOND,
    )


def check_alike(one: Sequence[bytes], other: Sequence[bytes]) -> None:
    """What was told in two worlds must be the same, byte by byte; says where it is not."""
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            places = [str(place) for place in changes(*map(msgspec.json.decode, (mine, theirs)))]
            raise AssertionError("\n".join(["told apart by", *places, mine.decode()[:200]]))
    assert len(one) == len(other), "in one of the worlds more was told"
