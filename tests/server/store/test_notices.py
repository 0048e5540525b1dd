"""Notices: each worker hears what the others have committed, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
import pytest
import redis
from sqlalchemy import Connection
from structlog.testing import capture_logs

from stillroom.server.store.engines import Address
from stillroom.server.store.notices import (
    CHANNEL,
    EVERYTHING,
    LONGEST_PAYLOAD,
    Notice,
    announce,
    payloads,
    read_payload,
)
from tests.server.store.making import (
    Ears,
    a_commit,
    add_tables,
    append,
    held,
    opened,
    rows_of,
    until,
)
from tests.server.store.services import free_port, running_redis

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["over PostgreSQL", "over Redis beside SQLite", "over Redis"])
def shared(request: pytest.FixtureRequest) -> tuple[str, str]:
    """The addresses of a database and of a Redis that two workers share."""
    beside_sqlite = request.param == "over Redis beside SQLite"
    database_url = request.getfixturevalue("sqlite_url" if beside_sqlite else "postgres_url")
    by_redis = request.param != "over PostgreSQL"
    return database_url, request.getfixturevalue("redis_url") if by_redis else ""


def telling(*words: str) -> Callable[[Connection], None]:
    """A job that tells a notice about each of some tables."""

    def job(connection: Connection) -> None:
        for word in words:
            announce(connection, word, "table")

    return job


def telling_and_failing(*words: str) -> Callable[[Connection], None]:
    """A job that tells notices and is taken back."""

    def job(connection: Connection) -> None:
        telling(*words)(connection)
        raise LookupError

    return job


async def test_a_worker_hears_what_another_committed(shared: tuple[str, str]) -> None:
    url, redis_url = shared
    async with (
        opened(url, worker="one", redis_url=redis_url) as one,
        opened(url, worker="other", redis_url=redis_url) as other,
    ):
        await add_tables(one, "t")
        ears = Ears(other)
        assert await append(one, a_commit("t", 1))
        await ears.hear("t", "rows", 1, "one")
        # Whoever hears of a row can read it.
        assert len(await rows_of(other, "t")) == 1


async def test_nobody_hears_of_what_was_taken_back(shared: tuple[str, str]) -> None:
    url, redis_url = shared
    async with (
        opened(url, worker="one", redis_url=redis_url) as one,
        opened(url, worker="other", redis_url=redis_url) as other,
    ):
        own, others = Ears(one), Ears(other)
        with pytest.raises(LookupError):
            await one.write("", telling_and_failing("alone"))
        async with held(one):
            writing = [
                asyncio.ensure_future(one.write("1", telling("before"))),
                asyncio.ensure_future(one.write("2", telling_and_failing("among others"))),
                asyncio.ensure_future(one.write("3", telling("after"))),
            ]
            await until(lambda: one.queued == len(writing))
        await asyncio.gather(*writing, return_exceptions=True)
        await one.write("", telling("last"))
        expected = ["before", "after", "last"]
        for ears in (own, others):
            await ears.hear("last")
            assert [notice.table for notice in ears.heard] == expected


async def test_a_worker_hears_its_own_notices_once(shared: tuple[str, str]) -> None:
    url, redis_url = shared
    async with (
        opened(url, worker="one", redis_url=redis_url) as one,
        opened(url, worker="other", redis_url=redis_url) as other,
    ):
        own, others = Ears(one), Ears(other)
        await one.write("", telling("mine"))
        await others.hear("mine")
        # This one comes back on the same way, later than the own one would.
        await other.write("", telling("yours"))
        await own.hear("yours")
        assert own.heard == [
            Notice("mine", "table", 0, "one"),
            Notice("yours", "table", 0, "other"),
        ]


async def test_those_who_waited_go_on_before_the_notices_are_told(sqlite_url: str) -> None:
    order: list[str] = []
    async with opened(sqlite_url) as database:
        database.on_notices = lambda _: order.append("told")

        async def write() -> None:
            await database.write("", telling("t"))
            order.append("written")

        await asyncio.gather(write(), write())
        await until(lambda: "told" in order)
    assert order[0] == "written"


async def test_the_same_notice_told_twice_is_heard_once(database_url: str) -> None:
    async with opened(database_url) as database:
        ears = Ears(database)
        await database.write("", telling("a", "b", "a"))
        await ears.hear("b")
        assert [notice.table for notice in ears.heard] == ["a", "b"]


async def test_more_notices_than_one_message_takes_all_arrive(shared: tuple[str, str]) -> None:
    url, redis_url = shared
    places = [f"a table with a rather long name and the number {number}" for number in range(500)]
    async with (
        opened(url, redis_url=redis_url) as one,
        opened(url, redis_url=redis_url) as other,
    ):
        ears = Ears(other)
        await one.write("", telling(*places))
        await ears.hear(places[-1])
        assert [notice.table for notice in ears.heard] == places


async def test_a_host_that_fails_at_one_notice_hears_the_next(shared: tuple[str, str]) -> None:
    url, redis_url = shared
    heard: list[str] = []
    failed: list[str] = []
    loop = asyncio.get_running_loop()

    def fail_at_first(notices: list[Notice]) -> None:
        heard.extend(notice.table for notice in notices)
        if len(heard) == 1:
            raise LookupError

    async with (
        opened(url, redis_url=redis_url) as one,
        opened(url, redis_url=redis_url) as other,
    ):
        other.on_notices = fail_at_first
        usual = loop.get_exception_handler()
        loop.set_exception_handler(lambda _, context: failed.append(repr(context["exception"])))
        await one.write("", telling("first"))
        await until(lambda: heard == ["first"])
        await one.write("", telling("second"))
        await until(lambda: heard == ["first", "second"])
        loop.set_exception_handler(usual)
    assert failed == ["LookupError()"]


async def test_a_listener_that_was_cut_off_comes_back_and_reads_everything_anew(
    postgres_url: str,
) -> None:
    async with opened(postgres_url, worker="one") as one, opened(postgres_url) as other:
        mine, ears = Ears(one), Ears(other)
        with psycopg.connect(Address(postgres_url).conninfo, autocommit=True) as connection:
            ended = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = current_database() AND query = 'LISTEN {CHANNEL}'"
            ).fetchall()
        assert len(ended) == 2
        for each in (mine, ears):
            await each.hear(*EVERYTHING)
        await one.write("", telling("t"))
        await ears.hear("t", "table", 0, "one")


async def test_a_listener_that_redis_cut_off_comes_back_and_reads_everything_anew(
    sqlite_url: str, redis_url: str
) -> None:
    async with (
        opened(sqlite_url, worker="one", redis_url=redis_url) as one,
        opened(sqlite_url, redis_url=redis_url) as other,
    ):
        ears = Ears(other)
        with redis.Redis.from_url(redis_url) as client:
            assert client.execute_command("CLIENT", "KILL", "TYPE", "pubsub") == 2
        await ears.hear(*EVERYTHING)
        await one.write("", telling("t"))
        await ears.hear("t", "table", 0, "one")


async def test_writing_goes_on_without_redis_and_is_told_when_it_is_back(
    sqlite_url: str, tmp_path: Path
) -> None:
    port = free_port()
    async with AsyncExitStack() as workers:
        with running_redis(tmp_path, port) as redis_url:
            one, other = [
                await workers.enter_async_context(
                    opened(sqlite_url, worker=worker, redis_url=redis_url)
                )
                for worker in ("one", "other")
            ]
            ears = Ears(other)
        with capture_logs() as logs:
            await one.write("", telling("muted"))
            await until(lambda: any(line["event"] == "notices-untold" for line in logs))
        with running_redis(tmp_path, port):
            await ears.hear(*EVERYTHING)
            await one.write("", telling("t"))
            await ears.hear("t", "table", 0, "one")
            assert "muted" not in {notice.table for notice in ears.heard}


async def test_a_redis_that_is_gone_keeps_nobody_from_stopping(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as workers:
        with running_redis(tmp_path, free_port()) as redis_url:
            worker = opened(sqlite_url, redis_url=redis_url)
            database = await workers.enter_async_context(worker)
        await database.write("", telling("muted"))


def test_a_payload_is_never_longer_than_postgres_takes() -> None:
    notices = [Notice(f"Käse {number}", "rows", number, "w") for number in range(1000)]
    pieces = list(payloads(notices))
    assert all(len(piece.encode()) <= LONGEST_PAYLOAD + 100 for piece in pieces)
    assert len(pieces) < 20
    assert [notice for piece in pieces for notice in read_payload(piece)] == notices
    assert list(payloads([])) == []


@pytest.mark.parametrize("payload", ["", "nonsense", "[[1]]", '{"table": "t"}', b"\xff"])
async def test_a_message_that_nobody_understands_may_have_been_anything(
    payload: str | bytes,
) -> None:
    assert read_payload(payload) == [EVERYTHING]
