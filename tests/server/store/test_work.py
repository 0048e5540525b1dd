"""Work: what tables owe, and which worker sees to it."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection

from stillroom.server.store import tables, talk, work
from stillroom.server.store.talk import SocketRow
from stillroom.server.store.work import Owed
from tests.server.store.making import a_table, add_tables, opened


@pytest.fixture
def working(connection: Connection) -> Connection:
    """A connection to a database with some tables."""
    for table_id in ("a", "b", "c"):
        tables.add(connection, a_table(table_id), [])
    return connection


def test_work_is_owed_until_it_is_settled(working: Connection) -> None:
    assert work.owed_by(working, "a") is None
    work.owe(working, Owed("a", 1_700_000_000_000, "w", 1_700_000_005_000))
    work.owe(working, Owed("a", 10, "x", 20))
    work.owe(working, Owed("b", 11, "w", 21))
    assert work.owed_by(working, "a") == Owed("a", 10, "x", 20)
    work.settle(working, "a")
    assert work.owed_by(working, "a") is None
    assert work.owed_by(working, "b") == Owed("b", 11, "w", 21)


def test_claims_that_have_ended_are_overdue_the_oldest_first(working: Connection) -> None:
    a, b, c = Owed("a", 1, "w", 30), Owed("b", 1, "w", 10), Owed("c", 1, "w", 20)
    for owed in (a, b, c):
        work.owe(working, owed)
    assert work.overdue(working, 10, 5) == []
    assert work.overdue(working, 30, 5) == [b, c]
    assert work.overdue(working, 31, 5) == [b, c, a]
    assert work.overdue(working, 31, 1) == [b]


def test_a_claim_is_taken_over_by_one(working: Connection) -> None:
    work.owe(working, Owed("a", 5, "dead", 10))
    assert work.claim(working, "a", "one", old_until=10, until_ms=50)
    assert not work.claim(working, "a", "other", old_until=10, until_ms=60)
    assert not work.claim(working, "b", "one", old_until=10, until_ms=50)
    assert work.owed_by(working, "a") == Owed("a", 5, "one", 50)
    assert work.overdue(working, 20, 5) == []


@pytest.mark.anyio
async def test_two_workers_never_claim_the_same(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        await add_tables(one, *"abcdefgh")
        for table_id in "abcdefgh":
            await one.write(table_id, partial(work.owe, owed=Owed(table_id, 1, "dead", 2)))
        claiming = partial(work.claim, worker="w", old_until=2, until_ms=9)
        claimed = await asyncio.gather(
            *(
                worker.write(table_id, partial(claiming, table_id=table_id))
                for table_id in "abcdefgh"
                for worker in (one, other)
            )
        )
        assert [claimed[place : place + 2].count(True) for place in range(0, 16, 2)] == [1] * 8


def test_the_only_worker_takes_everything_over(working: Connection) -> None:
    work.beat(working, "before", 1_000)
    talk.open_socket(working, SocketRow("s", "a", "ann", "before", 1))
    work.owe(working, Owed("a", 5, "before", 1_000_000))
    work.begin_alone(working)
    work.beat(working, "before", 1_000)
    assert talk.sockets_of_table(working, "a", 1_000) == []
    assert work.overdue(working, 6, 5) == [Owed("a", 5, "before", 5)]
