"""The host: all tables that are open in this worker, and the work that the store has for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial

import structlog
from sqlalchemy import Connection

from stillroom.games.registry import face_of, names
from stillroom.server import metrics
from stillroom.server.clock import now_ms
from stillroom.server.live import chat
from stillroom.server.live.connection import NOBODY
from stillroom.server.live.room import LEASE, Room
from stillroom.server.live.scheduler import Work
from stillroom.server.opponents.bot_pool import Thinker
from stillroom.server.settings import Settings
from stillroom.server.store import people, talk, work
from stillroom.server.store.database import Database
from stillroom.server.store.notices import Notice

SWEEP_SECONDS = 1.0
"""How often a worker looks for work that nobody does."""
BEAT_SECONDS = 5.0
"""How often a worker says that it is alive."""
KEPT_SECONDS = 60.0
"""How long a room stays open that nobody needs."""
MOST_CLAIMED = 50
"""How many tables a worker takes over at a time."""
GOING_DOWN = 1012
"""The close code that tells clients to come again."""

log = structlog.get_logger(__name__)


class Host:
    """A worker's rooms."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.database = database
        self.thinker = Thinker(compiled=settings.compiled_bots)
        self.limits = settings.limits
        """Whether clients that send too much are slowed down."""
        self._tempo = settings.tempo
        self._patience = settings.patience
        self._rooms: dict[str, Room] = {}
        self._works: dict[str, Work] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_stopping = False

    async def start(self) -> None:
        """Begins to listen, to look for work, and to make the compiled engine ready."""
        await self._learn_games()
        self.database.on_notices = self._hear
        worker = self.database.worker
        if not self.database.is_postgres:
            await self.database.write("", work.begin_alone)
        await self.database.write("", partial(work.beat, worker=worker, now_ms=now_ms()))
        self.thinker.start()
        self._run(self._sweep())
        self._run(self._beat())

    async def stop(self) -> None:
        """Sends everybody away, who shall come again, and ends all work here."""
        self._is_stopping = True
        for room in self._rooms.values():
            for attendant in list(room.outbox.attendants):
                attendant.close(GOING_DOWN)
        for seen_to in self._works.values():
            seen_to.stop()
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with suppress(asyncio.CancelledError):
                await task
        await self.thinker.stop()
        worker = self.database.worker
        await self.database.write("", partial(talk.forget_worker, worker=worker))

    async def _learn_games(self) -> None:
        """Loads the rules and faces of all games, so that nobody waits for them later."""
        for game in names():
            await asyncio.to_thread(face_of, game)

    # Rooms

    async def room(self, table: str) -> Room | None:
        """The room of a table, opened if need be; None if there is no such table."""
        found = self._rooms.get(table)
        if found is None:
            lock = self._opening.setdefault(table, asyncio.Lock())
            async with lock:
                found = self._rooms.get(table) or await self._open(table)
            if not lock.locked():
                self._opening.pop(table, None)
        if found is not None:
            found.used = time.monotonic()
        return found

    async def _open(self, table: str) -> Room | None:
        room = await Room.opened(self.database, table)
        if room is not None:
            room.patience = self._patience
            self._rooms[table] = room
            self._works[table] = seen_to = Work(room, self.thinker, self._tempo)
            metrics.open_tables.inc()
            async with room.lock:
                # What was told while the room was being opened was told to nobody.
                await room.catch_up()
                await room.reload()
                if room.is_forsaken and seen_to.due() is not None:
                    await seen_to.claim()
        return room

    def _close_unused(self) -> None:
        """Closes rooms in which nobody is and nothing is to be done."""
        long_ago = time.monotonic() - KEPT_SECONDS
        for table, room in list(self._rooms.items()):
            is_empty = not room.outbox.attendants and not room.lock.locked()
            if is_empty and room.used < long_ago and self._works[table].is_idle:
                self._works.pop(table).stop()
                del self._rooms[table]
                metrics.open_tables.dec()

    # Notices

    def _hear(self, notices: list[Notice]) -> None:
        for notice in notices:
            if notice.kind == "all":
                for room in list(self._rooms.values()):
                    self._run(self._read_anew(room))
            elif notice.kind == "devices":
                self._run(self._turn_out(notice.table))
            elif notice.table in self._rooms:
                self._hear_in(self._rooms[notice.table], notice)
            elif notice.kind == "table" and notice.worker == self.database.worker:
                self._run(self._see_to(notice.table))

    def _hear_in(self, room: Room, notice: Notice) -> None:
        is_own = notice.worker == self.database.worker
        if notice.kind == "rows" and notice.number > room.number:
            self._run(self._in_room(room, room.catch_up))
        elif notice.kind == "table":
            self._run(self._reload(room, is_own=is_own))
        elif notice.kind == "chat" and notice.number > room.chat_number:
            self._run(self._in_room(room, partial(chat.hear, room)))
        elif notice.kind == "sockets":
            self._run(self._in_room(room, room.sockets_changed))
        elif notice.kind == "proposals" and not is_own:
            self._run(self._in_room(room, room.proposals_changed))

    async def _in_room(self, room: Room, change: Callable[[], Awaitable[object]]) -> None:
        async with room.lock:
            await change()

    async def _reload(self, room: Room, *, is_own: bool) -> None:
        """Somebody sat down or the match began: whose worker wrote that sees to the work, too."""
        async with room.lock:
            await room.reload()
            await chat.hear_watchers(room)
            if is_own and room.match is not None and room.match.result is None:
                await self._works[room.id].claim()

    async def _turn_out(self, person: str) -> None:
        """Somebody is no longer known on some devices: what is open there is closed."""
        known = await self.database.read(partial(people.devices_of, person_id=person))
        for room in self._rooms.values():
            for attendant in room.outbox.attendants:
                if attendant.person.id == person and attendant.device not in known:
                    attendant.close(NOBODY)

    async def _read_anew(self, room: Room) -> None:
        """Notices may have been lost: everything is read again."""
        async with room.lock:
            await room.catch_up()
            await room.reload()
            await room.sockets_changed()
            await room.proposals_changed()
            await chat.hear(room)
            await chat.hear_watchers(room)

    async def _see_to(self, table: str) -> None:
        """A table that nobody has open here was changed from here: bots may have to begin."""
        room = await self.room(table)
        if room is not None and room.match is not None and room.match.result is None:
            async with room.lock:
                await self._works[table].claim()

    # Work

    async def _sweep(self) -> None:
        while True:
            try:
                await self._take_over()
                self._close_unused()
            except Exception:
                log.exception("sweep-failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _take_over(self) -> None:
        """Takes over the work of tables whose worker does not do it."""
        now = now_ms()
        found = await self.database.read(partial(work.overdue, now_ms=now, limit=MOST_CLAIMED))
        for owed in found:
            claiming = partial(
                work.claim,
                table_id=owed.table_id,
                worker=self.database.worker,
                old_until=owed.until_ms,
                until_ms=now + LEASE,
            )
            if await self.database.write(owed.table_id, claiming):
                self._run(self._resume(owed.table_id))

    async def _resume(self, table: str) -> None:
        """Goes on where another worker, or this server before it was started again, stopped."""
        room = await self.room(table)
        if room is None:
            return
        async with room.lock:
            await room.catch_up()
            if room.match is None:
                # It may have begun without anybody here having heard of it yet.
                await room.reload()
            await self._works[table].claim()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.database.write("", self._say_alive)
            except Exception:
                log.exception("beat-failed")

    def _say_alive(self, connection: Connection) -> None:
        work.beat(connection, self.database.worker, now_ms())
        work.clear_sockets_of_dead_workers(connection, now_ms())

    def _run(self, doing: Coroutine[None, None, None]) -> None:
        if self._is_stopping:
            doing.close()
            return
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("task-failed", exc_info=wrong)
