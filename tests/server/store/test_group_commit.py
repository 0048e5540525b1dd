"""Group commit: many jobs share a commit, and nobody pays for another's mistake."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from threading import Barrier

import psycopg
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from stillroom.server.store import people, tables
from stillroom.server.store.database import Database
from stillroom.server.store.engines import Address
from stillroom.server.store.writer import Stopped, Unreachable
from tests.server.store.making import (
    PATIENCE,
    a_commit,
    add_tables,
    append,
    held,
    opened,
    rows_of,
    until,
)

pytestmark = pytest.mark.anyio


def coming(name: str) -> Callable[[Connection], str]:
    """A job: somebody comes."""

    def job(connection: Connection) -> str:
        people.add(connection, name, name, True, "en", f"token-{name}", 1)
        return name

    return job


async def known(database: Database, name: str) -> bool:
    """Whether somebody came."""
    return await database.read(lambda c: people.load(c, name)) is not None


async def test_many_jobs_share_few_commits(database_url: str) -> None:
    names = [f"guest-{number}" for number in range(200)]
    async with opened(database_url) as database:
        before = database.commits
        async with held(database):
            writing = [asyncio.ensure_future(database.write(name, coming(name))) for name in names]
            await until(lambda: database.queued == len(names))
        assert await asyncio.gather(*writing) == names
        # The one that held the others back, and all of them together.
        assert database.commits - before == 2
        assert all([await known(database, name) for name in names])


async def test_more_jobs_than_a_commit_takes_are_still_all_done(sqlite_url: str) -> None:
    names = [f"guest-{number}" for number in range(700)]
    async with opened(sqlite_url) as database:
        before = database.commits
        async with held(database):
            writing = [asyncio.ensure_future(database.write("", coming(name))) for name in names]
            await until(lambda: database.queued == len(names))
        assert await asyncio.gather(*writing) == names
        assert 2 < database.commits - before < 10


async def test_a_job_that_raises_loses_only_its_own(database_url: str) -> None:
    def mistaken(connection: Connection) -> None:
        coming("half")(connection)
        raise LookupError("mistaken")

    async with opened(database_url) as database:
        async with held(database):
            writing = [
                asyncio.ensure_future(database.write(key, job))
                for key, job in (
                    ("1", coming("ann")),
                    ("2", mistaken),
                    ("3", coming("ann")),
                    ("4", coming("bob")),
                )
            ]
            await until(lambda: database.queued == len(writing))
        ann, half, ann_again, bob = await asyncio.gather(*writing, return_exceptions=True)
        assert (ann, bob) == ("ann", "bob")
        assert isinstance(half, LookupError)
        assert isinstance(ann_again, IntegrityError)
        assert await known(database, "ann")
        assert await known(database, "bob")
        assert not await known(database, "half")


async def test_a_job_that_raises_alone_leaves_nothing(database_url: str) -> None:
    def mistaken(connection: Connection) -> None:
        coming("half")(connection)
        raise LookupError("mistaken")

    async with opened(database_url) as database:
        with pytest.raises(LookupError, match="mistaken"):
            await database.write("", mistaken)
        assert not await known(database, "half")
        assert await database.write("", coming("ann")) == "ann"


def nothing_next(_: Connection) -> str:
    """A job that asks for what is not there."""
    return next(iter(()))


async def test_the_error_that_ends_iterations_reaches_its_own_writer_alone(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        async with held(database):
            stopping = asyncio.ensure_future(database.write("1", nothing_next))
            fine = asyncio.ensure_future(database.write("2", coming("ann")))
            await until(lambda: database.queued == 2)
        with pytest.raises(RuntimeError, match="StopIteration"):
            await stopping
        assert await fine == "ann"


async def test_jobs_of_a_commit_run_in_the_order_of_their_keys(sqlite_url: str) -> None:
    ran: list[str] = []

    def running(key: str) -> Callable[[Connection], None]:
        return lambda _: ran.append(key)

    async with opened(sqlite_url) as database:
        async with held(database):
            writing = [
                asyncio.ensure_future(database.write(key, running(key))) for key in ("c", "a", "b")
            ]
            await until(lambda: database.queued == len(writing))
        await asyncio.gather(*writing)
    assert ran == ["a", "b", "c"]


async def test_a_job_that_nobody_waits_for_any_more_is_still_written(database_url: str) -> None:
    async with opened(database_url) as database:
        async with held(database):
            given_up = asyncio.ensure_future(database.write("1", coming("ann")))
            kept = asyncio.ensure_future(database.write("2", coming("bob")))
            await until(lambda: database.queued == 2)
            given_up.cancel()
        assert await kept == "bob"
        assert await known(database, "ann")


async def test_stopping_finishes_what_is_queued(database_url: str) -> None:
    database = Database(database_url)
    await database.start()
    names = [f"guest-{number}" for number in range(50)]
    writing = [asyncio.ensure_future(database.write(name, coming(name))) for name in names]
    await asyncio.sleep(0)
    await database.stop()
    assert [job.result() for job in writing] == names
    async with opened(database_url) as again:
        assert all([await known(again, name) for name in names])


async def test_a_stopped_writer_takes_no_more_jobs(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    await database.start()
    stopping = asyncio.ensure_future(database.stop())
    await asyncio.sleep(0)
    with pytest.raises(Stopped):
        await database.write("", coming("ann"))
    await stopping
    with pytest.raises(Stopped):
        await database.write("", coming("ann"))
    with pytest.raises(Stopped):
        await known(database, "ann")


async def test_a_lost_connection_is_replaced_and_the_jobs_are_done(postgres_url: str) -> None:
    lost: list[int] = []

    def lose(connection: Connection) -> int:
        pid = backend(connection)
        if not lost:
            lost.append(pid)
            terminate(postgres_url, pid)
        return pid

    async with opened(postgres_url) as database:
        await add_tables(database, "a", "b")
        async with held(database):
            writing = [
                asyncio.ensure_future(append(database, a_commit("a", 1))),
                asyncio.ensure_future(database.write("aa", lose)),
                asyncio.ensure_future(append(database, a_commit("b", 1))),
            ]
            await until(lambda: database.queued == len(writing))
        first, writer, second = await asyncio.gather(*writing)
        assert (first, second) == (True, True)
        assert lost != [writer]
        assert [len(await rows_of(database, table)) for table in ("a", "b")] == [1, 1]


async def test_a_reader_that_lost_its_connection_gets_another(postgres_url: str) -> None:
    async with opened(postgres_url) as database:
        terminate(postgres_url, await database.read(backend))
        assert not await known(database, "ann")


async def test_a_database_out_of_reach_is_told_to_each_and_come_back_to(
    postgres_url: str, postgres_server: str
) -> None:
    name = Address(postgres_url).url.database
    async with opened(postgres_url) as database:
        with psycopg.connect(postgres_server, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
            )
            refused = await asyncio.gather(
                *(database.write(each, coming(each)) for each in ("ann", "bob")),
                return_exceptions=True,
            )
            assert [type(wrong) for wrong in refused] == [Unreachable, Unreachable]
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert await database.write("", coming("ann")) == "ann"


async def test_two_jobs_that_lock_each_other_out_are_both_done(postgres_url: str) -> None:
    """Whoever gives one key to a job that changes two tables may meet another worker half-way."""
    ran: list[str] = []
    both_have_begun = Barrier(2)

    def change_both(first: str, second: str) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            tables.change(connection, first, turn=1)
            ran.append(first)
            if ran.count(first) == 1:
                both_have_begun.wait(PATIENCE)
            tables.change(connection, second, turn=1)

        return job

    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await add_tables(one, "a", "b")
        await asyncio.gather(
            one.write("", change_both("a", "b")), other.write("", change_both("b", "a"))
        )
        assert len(ran) == 3
        found = [await one.read(partial(tables.load, table_id=t)) for t in ("a", "b")]
        assert [gathered.table.turn for gathered in found if gathered] == [1, 1]


def backend(connection: Connection) -> int:
    """The number of a connection, on the other side."""
    pid: int = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
    return pid


def terminate(url: str, pid: int) -> None:
    """Ends a connection from the other side."""
    with psycopg.connect(Address(url).conninfo, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(%s)", (pid,))
