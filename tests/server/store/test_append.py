"""Appending: rows are added in their order, once, whoever is faster."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import psycopg
import pytest

from stillroom.match.records.record import Result
from stillroom.server.store import match_rows, tables, work
from stillroom.server.store.database import Database
from stillroom.server.store.engines import Address
from stillroom.server.store.match_rows import Snapshot, StoredRow
from stillroom.server.store.tables import Gathered
from stillroom.server.store.work import Owed
from tests.server.store.making import (
    Ears,
    a_commit,
    a_row,
    add_tables,
    append,
    opened,
    rows_of,
)

pytestmark = pytest.mark.anyio


async def loaded(database: Database, table_id: str) -> Gathered:
    """A table and its seats."""
    gathered = await database.read(lambda c: tables.load(c, table_id))
    assert gathered is not None
    return gathered


async def test_rows_are_read_as_they_were_written(database_url: str) -> None:
    first = StoredRow(1, 0, "take blue-3", None, "a1", "r1", "ann", "person", 1_700_000_000_123)
    second = StoredRow(2, 1, None, 1, "b2", None, None, "stand-in", 1_700_000_000_456)
    third = a_row(3, "r3")
    commit = replace(a_commit("t", 1), rows=[first, second], waiting=[0, 1], turn=4, now=99)
    async with opened(database_url) as database:
        await add_tables(database, "t")
        assert await append(database, commit)
        assert await append(database, a_commit("t", 3, "r3"))
        assert await rows_of(database, "t") == [first, second, third]
        assert await database.read(lambda c: match_rows.rows_after(c, "t", 1)) == [second, third]
        assert await database.read(lambda c: match_rows.by_request(c, "t", "r1")) == [first]
        assert await database.read(lambda c: match_rows.by_request(c, "t", "r2")) == []
        assert await database.read(lambda c: match_rows.by_request(c, "u", "r1")) == []


async def test_the_table_tells_how_far_the_match_is(database_url: str) -> None:
    commit = replace(a_commit("t", 1), waiting=[0, 1], turn=4, now=99)
    async with opened(database_url) as database:
        await add_tables(database, "t", "u")
        assert await append(database, commit)
        table = (await loaded(database, "t")).table
        assert (table.rows, table.waiting, table.turn, table.changed) == (1, [0, 1], 4, 99)
        assert (table.stage, table.result) == ("playing", None)
        assert (await loaded(database, "u")).table.rows == 0


async def test_whoever_was_slower_writes_nothing(database_url: str) -> None:
    slower = replace(
        a_commit("t", 1, "slower"),
        turn=77,
        seat_clocks={0: (5, None)},
        work_changed=True,
        work=(1, 2),
        snapshot=(b"state", b"view"),
        story=b"story",
    )
    async with opened(database_url) as database:
        await add_tables(database, "t")
        assert await append(database, a_commit("t", 1, "faster"))
        before = await loaded(database, "t")
        ears = Ears(database)
        assert not await append(database, slower)
        assert await loaded(database, "t") == before
        assert [row.request for row in await rows_of(database, "t")] == ["faster"]
        assert await database.read(lambda c: match_rows.last_snapshot(c, "t")) is None
        assert await database.read(lambda c: match_rows.story(c, "t")) is None
        assert await database.read(lambda c: work.owed_by(c, "t")) is None
        assert await append(database, a_commit("t", 2))
        await ears.hear("t", "rows", 2)
        assert [notice.number for notice in ears.heard] == [2]


@pytest.mark.parametrize("stage", ["gathering", "over", "closed"])
async def test_nothing_is_added_where_no_match_is_played(database_url: str, stage: str) -> None:
    async with opened(database_url) as database:
        await add_tables(database, "t")
        await database.write("t", lambda c: tables.change(c, "t", stage=stage))
        assert not await append(database, a_commit("t", 1))
        assert not await append(database, a_commit("nowhere", 1))
        assert await rows_of(database, "t") == []


async def test_a_match_ends_with_its_result_and_its_story(database_url: str) -> None:
    result = Result(scores=[10, 7], ranks=[1, 2])
    last = replace(a_commit("t", 1), stage="over", result=result, story=b"story", waiting=[])
    async with opened(database_url) as database:
        await add_tables(database, "t")
        assert await append(database, last)
        table = (await loaded(database, "t")).table
        assert (table.stage, table.result, table.waiting) == ("over", result, [])
        assert await database.read(lambda c: match_rows.story(c, "t")) == b"story"
        assert not await append(database, a_commit("t", 2))


async def test_snapshots_are_found_by_number(database_url: str) -> None:
    async with opened(database_url) as database:
        await add_tables(database, "t", "u")
        for number in (1, 2, 3):
            taken = (f"state {number}".encode(), f"view {number}".encode())
            commit = replace(a_commit("t", number), snapshot=taken if number != 2 else None)
            assert await append(database, commit)
        first = Snapshot(1, b"state 1", b"view 1")
        third = Snapshot(3, b"state 3", b"view 3")
        assert await database.read(lambda c: match_rows.last_snapshot(c, "t")) == third
        for number, expected in ((0, None), (1, first), (2, first), (3, third), (9, third)):
            finding = partial(match_rows.snapshot_before, table_id="t", number=number)
            assert await database.read(finding) == expected
        assert await database.read(lambda c: match_rows.last_snapshot(c, "u")) is None


async def test_clocks_and_work_are_changed_with_the_rows(database_url: str) -> None:
    asked = replace(
        a_commit("t", 1),
        seat_clocks={1: (60_000, None), 0: (50_000, 1_700_000_000_000)},
        work_changed=True,
        work=(1_700_000_000_500, 1_700_000_005_000),
        worker="w",
    )
    moved = replace(asked, expected_rows=1, rows=[a_row(2)], work=(7, 8), seat_clocks=None)
    untouched = replace(moved, expected_rows=2, rows=[a_row(3)], work_changed=False, work=None)
    done = replace(untouched, expected_rows=3, rows=[a_row(4)], work_changed=True)
    async with opened(database_url) as database:
        await add_tables(database, "t")
        owed = []
        for commit in (asked, moved, untouched, done):
            assert await append(database, commit)
            owed.append(await database.read(lambda c: work.owed_by(c, "t")))
        assert owed == [
            Owed("t", 1_700_000_000_500, "w", 1_700_000_005_000),
            Owed("t", 7, "w", 8),
            Owed("t", 7, "w", 8),
            None,
        ]
        seats = (await loaded(database, "t")).seats
        assert [(seat.reserve_ms, seat.asked_ms) for seat in seats] == [
            (50_000, 1_700_000_000_000),
            (60_000, None),
        ]


async def test_two_workers_racing_lose_no_row_and_write_none_twice(database_url: str) -> None:
    places = [f"table-{number}" for number in range(10)]
    each = 15
    async with opened(database_url) as one, opened(database_url) as other:
        await add_tables(one, *places)
        await asyncio.gather(
            *(
                race(database, place, who, each)
                for place in places
                for who, database in (("one", one), ("other", other))
            )
        )
        expected = {f"{who} {number}" for who in ("one", "other") for number in range(each)}
        for place in places:
            rows = await rows_of(one, place)
            assert [row.number for row in rows] == list(range(1, 2 * each + 1))
            assert {row.request for row in rows} == expected
            assert (await loaded(other, place)).table.rows == 2 * each
    if Address(database_url).is_postgres:
        assert deadlocks(database_url) == 0


async def race(database: Database, table_id: str, who: str, rows: int) -> None:
    """Adds rows to a match to which somebody else adds rows at the same time."""
    for number in range(rows):
        while True:
            known = (await loaded(database, table_id)).table.rows
            if await append(database, a_commit(table_id, known + 1, f"{who} {number}")):
                break


def deadlocks(url: str) -> int:
    """How often two transactions waited for each other."""
    with psycopg.connect(Address(url).conninfo, autocommit=True) as connection:
        counted = connection.execute(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        ).fetchone()
    assert counted is not None
    return int(counted[0])
