"""The database: jobs are written by one thread and read by a few, never on the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from stillroom.server.store.engines import READERS, Address, reader_engine, writer_engine
from stillroom.server.store.migrating import migrate
from stillroom.server.store.notices import (
    LocalNotices,
    Notice,
    Notices,
    PostgresNotices,
    RedisNotices,
)
from stillroom.server.store.writer import Stopped, Writer

T = TypeVar("T")
SYNCHRONOUS = ("NORMAL", "FULL")


class Database:
    """A database, as one worker uses it."""

    def __init__(
        self,
        url: str,
        *,
        synchronous: str = "NORMAL",
        worker: str = "",
        redis_url: str = "",
        count_jobs: Callable[[int], None] = lambda _: None,
    ) -> None:
        """A database that is not open yet; `count_jobs` hears how many jobs shared each commit."""
        if synchronous not in SYNCHRONOUS:
            raise ValueError(f"synchronous is one of {', '.join(SYNCHRONOUS)}, not {synchronous!r}")
        self.worker = worker or secrets.token_urlsafe(9)
        """The id of this process, in notices and claims."""
        self.on_notices: Callable[[list[Notice]], None] = lambda _: None
        """Called on the event loop: with the own notices right after those go on who waited for
        the commit, and with those of other workers when they are heard."""
        self._address = Address(url)
        self.is_postgres = self._address.is_postgres
        self._synchronous = synchronous
        self._count_jobs = count_jobs
        self._notices = self._choose_notices(redis_url)
        self._engines: list[Engine] = []
        self._readers: ThreadPoolExecutor | None = None
        self._writer: Writer | None = None
        self._tellings: set[asyncio.Task[None]] = set()

    def _choose_notices(self, redis_url: str) -> Notices:
        if redis_url:
            return RedisNotices(redis_url, self.worker)
        if self.is_postgres:
            return PostgresNotices(self._address.conninfo, self.worker)
        return LocalNotices()

    async def start(self) -> None:
        """Brings the database to the newest schema, then begins to read, write and listen."""
        writer = await asyncio.to_thread(writer_engine, self._address, self._synchronous)
        self._engines = [writer]
        try:
            await asyncio.to_thread(migrate, writer)
            await self._notices.start(self._hear)
        except BaseException:
            await self.stop()
            raise
        self._engines.append(reader_engine(self._address))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="stillroom-reader")
        self._writer = Writer(writer, self.worker, self._notices, self._tell, self._count_jobs)

    async def stop(self) -> None:
        """Finishes what is queued, then closes everything."""
        if self._writer is not None:
            await self._writer.stop()
            # The notices of the last commit are told after those who waited for it.
            await asyncio.sleep(0)
        if self._tellings:
            await asyncio.wait(self._tellings)
        await self._notices.stop()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.shutdown)
        for engine in self._engines:
            await asyncio.to_thread(engine.dispose)
        self._engines = []
        self._writer = self._readers = None

    async def write(self, key: str, job: Callable[[Connection], T]) -> T:
        """Runs a job that writes, and returns when what it wrote is committed.

        Jobs that wait at the same time share a commit, in the order of their keys; one that raises
        loses only its own. A job may run twice, so it must do nothing but ask the connection.
        """
        if self._writer is None:
            raise Stopped
        return await self._writer.submit(key, job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Runs a job that only reads; all it reads is of one moment."""
        if self._address.is_memory:
            return await self.write("", job)
        if self._readers is None:
            raise Stopped
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        return 0 if self._writer is None else self._writer.commits

    @property
    def queued(self) -> int:
        """How many jobs wait for a transaction."""
        return 0 if self._writer is None else self._writer.queued

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._engines[-1].connect() as connection:
            return job(connection)

    def _hear(self, notice: Notice) -> None:
        # Not at once: whatever goes wrong there must not end the listening.
        asyncio.get_running_loop().call_soon(self.on_notices, [notice])

    def _tell(self, notices: list[Notice]) -> None:
        telling = asyncio.create_task(self._notices.after_commit(notices))
        self._tellings.add(telling)
        telling.add_done_callback(self._tellings.discard)
        self.on_notices(notices)
