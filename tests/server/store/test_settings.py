"""How databases are opened: with which settings, for whom, and at which addresses."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from stillroom.server.store import people
from stillroom.server.store.database import Database
from stillroom.server.store.engines import Address
from tests.server.store.making import a_commit, add_tables, append, opened, rows_of

pytestmark = pytest.mark.anyio

SETTINGS = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")


def settings(connection: Connection) -> dict[str, object]:
    """Some settings of SQLite."""
    return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in SETTINGS}


@pytest.mark.parametrize(("synchronous", "number"), [("NORMAL", 1), ("FULL", 2)])
async def test_sqlite_keeps_what_is_committed(
    sqlite_url: str, synchronous: str, number: int
) -> None:
    database = Database(sqlite_url, synchronous=synchronous)
    await database.start()
    found = await database.write("", settings)
    reading = await database.read(settings)
    await database.stop()
    assert found == {
        "journal_mode": "wal",
        "synchronous": number,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }
    assert reading["journal_mode"] == "wal"
    assert reading["busy_timeout"] == 10_000


async def test_whoever_opens_a_new_file_while_another_writes_to_it_waits(
    empty_sqlite_url: str,
) -> None:
    with closing(sqlite3.connect(Address(empty_sqlite_url).url.database or "")) as other:
        other.executescript("CREATE TABLE seen (number INTEGER); BEGIN IMMEDIATE")
        database = Database(empty_sqlite_url)
        starting = asyncio.create_task(database.start())
        # SQLite itself waits for whoever writes, but not when it shall begin to write ahead.
        done, _ = await asyncio.wait([starting], timeout=0.3)
        assert not done
        other.rollback()
        await starting
        await database.stop()


def test_there_is_no_other_way_to_be_synchronous(sqlite_url: str) -> None:
    with pytest.raises(ValueError, match="one of NORMAL, FULL"):
        Database(sqlite_url, synchronous="NORMAL; DROP TABLE people")


async def test_the_file_and_its_folder_are_made_for_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "house" / "cellar" / "stillroom.db"
    async with opened(f"sqlite:///{path}") as database:
        await add_tables(database, "t")
        files = list(path.parent.iterdir())
        assert {file.name for file in files} == {
            "stillroom.db",
            "stillroom.db-shm",
            "stillroom.db-wal",
        }
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


async def test_a_database_in_memory_is_read_and_written(tmp_path: Path) -> None:
    async with opened("sqlite://") as database:
        await add_tables(database, "t")
        assert await append(database, a_commit("t", 1))
        assert not await append(database, a_commit("t", 1))
        assert len(await rows_of(database, "t")) == 1


async def test_readers_cannot_write(database_url: str) -> None:
    async with opened(database_url) as database:
        with pytest.raises(DBAPIError, match=r"(?i)read.?only"):
            await database.read(lambda c: people.add(c, "p", "Ann", True, "en", "token", 1))


async def test_a_reader_sees_one_moment(database_url: str) -> None:
    async with opened(database_url) as database:
        await add_tables(database, "t")
        loop = asyncio.get_running_loop()

        def count_twice(connection: Connection) -> list[object]:
            counting = 'SELECT count(*) FROM "rows"'
            first = connection.exec_driver_sql(counting).scalar_one()
            writing = asyncio.run_coroutine_threadsafe(append(database, a_commit("t", 1)), loop)
            assert writing.result()
            return [first, connection.exec_driver_sql(counting).scalar_one()]

        assert await database.read(count_twice) == [0, 0]
        assert len(await rows_of(database, "t")) == 1


async def test_workers_have_names_of_their_own(sqlite_url: str) -> None:
    assert Database(sqlite_url, worker="one").worker == "one"
    assert Database(sqlite_url).worker != Database(sqlite_url).worker


@pytest.mark.parametrize(
    ("url", "driver", "is_postgres", "is_memory"),
    [
        ("sqlite://", "sqlite", False, True),
        ("sqlite:///:memory:", "sqlite", False, True),
        ("sqlite:////var/lib/stillroom.db", "sqlite", False, False),
        ("postgresql://ann:secret@host:5433/db", "postgresql+psycopg", True, False),
        ("postgres://ann:secret@host/db", "postgresql+psycopg", True, False),
        ("postgresql+psycopg://host/db", "postgresql+psycopg", True, False),
    ],
)
def test_addresses(url: str, driver: str, is_postgres: bool, is_memory: bool) -> None:
    address = Address(url)
    assert address.url.drivername == driver
    assert (address.is_postgres, address.is_memory) == (is_postgres, is_memory)


def test_postgres_own_library_gets_the_password() -> None:
    conninfo = Address("postgresql+psycopg://ann:se%40cret@host:5433/db").conninfo
    assert conninfo == "postgresql://ann:se%40cret@host:5433/db"


@pytest.mark.parametrize("url", ["mysql://host/db", "nonsense", ""])
def test_other_addresses_are_refused_without_telling_secrets(url: str) -> None:
    with pytest.raises(ValueError, match=r"sqlite:///.*postgresql://"):
        Address(url)
