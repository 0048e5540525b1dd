"""The writer: one thread with one connection that commits what is waiting, many jobs at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from stillroom.server.store.columns import driver_of
from stillroom.server.store.notices import Notice, Notices, announced, set_announced, take_announced

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST_JOBS = 256
"""How many jobs share a commit at most."""


class Stopped(RuntimeError):
    """The database is not open: it takes no jobs yet, or no more."""


class Waiting(NamedTuple):
    """A job that waits for its commit."""

    key: str
    job: Job[Any]
    future: asyncio.Future[Any]


class Done(NamedTuple):
    """What came of a job."""

    future: asyncio.Future[Any]
    value: Any = None
    wrong: Exception | None = None


class Unreachable(Exception):
    """The database cannot be reached now."""


Outcome = tuple[list[Done], list[Notice]]


class Writer:
    """Runs jobs in batches, each batch in one transaction."""

    def __init__(
        self,
        engine: Engine,
        worker: str,
        notices: Notices,
        committed: Callable[[list[Notice]], None],
        count_jobs: Callable[[int], None],
    ) -> None:
        self.commits = 0
        """How many transactions were committed."""
        self._engine = engine
        self._worker = worker
        self._notices = notices
        self._committed = committed
        self._count_jobs = count_jobs
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._is_ending = False
        self._thread = Thread(target=self._run, name="stillroom-writer", daemon=True)
        self._thread.start()

    @property
    def queued(self) -> int:
        """How many jobs wait for a transaction."""
        return self._queue.qsize()

    def submit(self, key: str, job: Job[T]) -> asyncio.Future[T]:
        """Queues a job; its future has the result once that is committed."""
        if self._is_ending:
            raise Stopped
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Waiting(key, job, future))
        return future

    async def stop(self) -> None:
        """Carries out what is queued, then closes the connection."""
        self._is_ending = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        """What the thread does."""
        goes_on = True
        while goes_on:
            batch, goes_on = self._next_batch()
            if batch:
                self._tell(*self._carry_out(batch))
        self._drop_connection()

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        """All jobs that wait, or the first that comes; and whether more may follow.

        Sorted by their keys, so that two workers lock the same tables in the same order.
        """
        batch: list[Waiting] = []
        goes_on = True
        try:
            waiting = self._queue.get()
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == MOST_JOBS:
                    break
                waiting = self._queue.get_nowait()
            else:
                goes_on = False
        except Empty:
            pass
        batch.sort(key=_key)
        return batch, goes_on

    def _carry_out(self, batch: Sequence[Waiting]) -> Outcome:
        """Commits the jobs together; where the database fails them all, each alone."""
        try:
            return self._commit_all(batch)
        except Exception:  # noqa: BLE001  # whatever it was, one job alone may have caused it
            self._drop_connection()
        done: list[Done] = []
        notices: list[Notice] = []
        for position, waiting in enumerate(batch):
            try:
                of_this, told = self._commit_all([waiting])
            except Unreachable as wrong:
                done += [Done(other.future, wrong=wrong) for other in batch[position:]]
                break
            except Exception as wrong:  # noqa: BLE001  # it belongs to whoever waits for the job
                self._drop_connection()
                done.append(Done(waiting.future, wrong=wrong))
            else:
                done += of_this
                notices += told
        return done, notices

    def _commit_all(self, batch: Sequence[Waiting]) -> Outcome:
        """Commits the jobs in one transaction; one that raises loses only its own."""
        try:
            return self._commit(batch, _run)
        except Exception as wrong:
            if self._is_of_database(wrong):
                raise
            if len(batch) == 1:
                return [Done(batch[0].future, wrong=wrong)], []
        # Savepoints cost as much as a move, so they are made only when one is needed.
        return self._commit(batch, self._run_apart)

    def _commit(
        self, batch: Sequence[Waiting], run: Callable[[Connection, Waiting], Done]
    ) -> Outcome:
        connection = self._connected()
        take_announced(connection, self._worker)
        with connection.begin():
            done = [run(connection, waiting) for waiting in batch]
            notices = take_announced(connection, self._worker)
            self._notices.before_commit(connection, notices)
        self.commits += 1
        self._count_jobs(len(batch))
        return done, notices

    def _run_apart(self, connection: Connection, waiting: Waiting) -> Done:
        """Runs a job so that it can be taken back without the others of its transaction."""
        driver = driver_of(connection)
        told_before = announced(connection)
        driver.execute("SAVEPOINT job")
        try:
            done = _run(connection, waiting)
            driver.execute("RELEASE SAVEPOINT job")
        except Exception as wrong:
            if self._is_of_database(wrong):
                raise
            driver.execute("ROLLBACK TO SAVEPOINT job")
            driver.execute("RELEASE SAVEPOINT job")
            set_announced(connection, told_before)
            return Done(waiting.future, wrong=wrong)
        return done

    def _is_of_database(self, wrong: Exception) -> bool:
        """Whether the database itself failed, or two workers were in each other's way."""
        operational = (
            Unreachable,
            OperationalError,
            self._engine.dialect.loaded_dbapi.OperationalError,
        )
        return isinstance(wrong, operational) or (
            isinstance(wrong, DBAPIError) and wrong.connection_invalidated
        )

    def _connected(self) -> Connection:
        if self._connection is None:
            try:
                self._connection = self._engine.connect()
            except DBAPIError as wrong:
                raise Unreachable from wrong
        return self._connection

    def _drop_connection(self) -> None:
        """Closes the connection; the next transaction opens a fresh one."""
        if self._connection is None:
            return
        if self._engine.dialect.name == "postgresql":
            # It may be broken, so that nothing more can be asked of it.
            self._connection.invalidate()
        with suppress(DBAPIError):
            self._connection.close()
        self._connection = None

    def _tell(self, done: list[Done], notices: list[Notice]) -> None:
        # A loop that is closed has nobody who waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._resolve, done, notices)

    def _resolve(self, done: list[Done], notices: list[Notice]) -> None:
        """Lets those go on who wait, and after them tells the notices."""
        for future, value, wrong in done:
            if future.done():
                continue
            if wrong is None:
                future.set_result(value)
            else:
                future.set_exception(_carried(wrong))
        if notices:
            self._loop.call_soon(self._committed, notices)


def _run(connection: Connection, waiting: Waiting) -> Done:
    return Done(waiting.future, waiting.job(connection))


def _carried(wrong: Exception) -> Exception:
    """What a future can carry: everything but the one error that ends iterations."""
    return RuntimeError("a job raised StopIteration") if isinstance(wrong, StopIteration) else wrong


def _key(waiting: Waiting) -> str:
    return waiting.key
