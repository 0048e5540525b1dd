"""Migrations: every database comes to the same schema, which is the one that the program knows."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from stillroom.server.store.database import Database
from stillroom.server.store.engines import Address, writer_engine
from stillroom.server.store.migrating import NewerSchema, migrate, upgrade
from stillroom.server.store.schema import NEWEST, metadata
from stillroom.server.store.tables import load
from tests.server.store.making import add_tables, opened, rows_of

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """The address of a database without any schema."""
    return str(request.getfixturevalue(f"empty_{request.param}_url"))


# Not as it was written down: a column that was added later stands behind the constraints there.
TABLES_OF_SQLITE = """
    SELECT name, ncol, wr FROM pragma_table_list
    WHERE schema = 'main' AND name NOT LIKE '%alembic%' AND name NOT LIKE 'sqlite%'
"""
COLUMNS_OF_SQLITE = """
    SELECT tables.name, columns.*
    FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE '%alembic%'
"""
FOREIGN_KEYS_OF_SQLITE = """
    SELECT tables.name, keys.*
    FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS keys
    WHERE tables.type = 'table' AND tables.name NOT LIKE '%alembic%'
"""
INDEXES_OF_SQLITE = """
    SELECT tables.name, indexes.name, indexes."unique", indexes.origin, columns.seqno, columns.name
    FROM sqlite_master AS tables, pragma_index_list(tables.name) AS indexes,
        pragma_index_info(indexes.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE '%alembic%'
"""
COLUMNS_OF_POSTGRES = """
    SELECT table_name, ordinal_position, column_name, data_type, is_nullable, column_default
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'alembic_version'
"""
INDEXES_OF_POSTGRES = """
    SELECT tablename, indexdef FROM pg_indexes
    WHERE schemaname = 'public' AND tablename <> 'alembic_version'
"""
CONSTRAINTS_OF_POSTGRES = """
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conname NOT LIKE 'alembic%'
"""
QUESTIONS = {
    "sqlite": [
        TABLES_OF_SQLITE,
        COLUMNS_OF_SQLITE,
        FOREIGN_KEYS_OF_SQLITE,
        INDEXES_OF_SQLITE,
    ],
    "postgresql": [COLUMNS_OF_POSTGRES, INDEXES_OF_POSTGRES, CONSTRAINTS_OF_POSTGRES],
}


A_PERSON = """
    INSERT INTO people (id, name, language, created, seen) VALUES ('p', 'Ada', 'en', 1, 1)
"""
A_TABLE = """
    INSERT INTO tables
    (id, code, game, stage, options, pace, opener, "key", seal, rules_version, created, changed)
    VALUES ('t', 'c', 'quacks', 'gathering', '{}', 'days', 'p', 'k', 's', 1, 1, 1)
"""
A_SEAT = """
    INSERT INTO seats (table_id, seat, kind, name, person) VALUES ('t', 0, 'person', 'Ada', 'p')
"""


def shape(engine: Engine) -> list[str]:
    """Everything that the database itself knows of its schema, one line for each thing."""
    with engine.connect() as connection:
        return sorted(
            repr(line)
            for question in QUESTIONS[engine.dialect.name]
            for line in connection.execute(text(question))
        )


def test_migrations_and_metadata_make_the_same_schema(empty_url: str) -> None:
    engine = writer_engine(Address(empty_url), "NORMAL")
    metadata.create_all(engine)
    by_metadata = shape(engine)
    metadata.drop_all(engine)
    assert shape(engine) == []
    migrate(engine)
    assert shape(engine) == by_metadata
    assert len(by_metadata) > len(metadata.tables)
    engine.dispose()


def test_what_was_stored_under_the_first_schema_is_kept(empty_url: str) -> None:
    engine = writer_engine(Address(empty_url), "NORMAL")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(text(A_PERSON))
        connection.execute(text(A_TABLE))
        connection.execute(text(A_SEAT))
    migrate(engine)
    with engine.connect() as connection:
        found = load(connection, "t")
    assert found is not None
    assert (found.table.code, found.table.patience, found.table.nudged) == ("c", None, None)
    assert [(seat.person, seat.seen_row) for seat in found.seats] == [("p", None)]
    engine.dispose()


def test_alembic_finds_no_difference_either(empty_url: str) -> None:
    engine = writer_engine(Address(empty_url), "NORMAL")
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_newest_schema_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "stillroom.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


async def test_a_database_that_is_opened_again_keeps_everything(empty_url: str) -> None:
    async with opened(empty_url) as database:
        await add_tables(database, "t")
    async with opened(empty_url) as database:
        with pytest.raises(Exception, match=r"(?i)unique"):
            await add_tables(database, "t")


async def test_workers_that_start_at_once_make_one_schema(empty_url: str) -> None:
    workers = [Database(empty_url) for _ in range(4)]
    await asyncio.gather(*(worker.start() for worker in workers))
    assert await rows_of(workers[-1], "t") == []
    await asyncio.gather(*(worker.stop() for worker in workers))


async def test_a_newer_schema_is_refused_and_left_alone(database_url: str) -> None:
    async with opened(database_url) as database:
        await add_tables(database, "t")
        await database.write(
            "", lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = 'from-2099'")
        )
    engine = writer_engine(Address(database_url), "NORMAL")
    before = shape(engine)
    newer = Database(database_url)
    with pytest.raises(NewerSchema) as refused:
        await newer.start()
    assert "from-2099" in str(refused.value)
    assert NEWEST in str(refused.value)
    assert "newer version" in str(refused.value)
    assert shape(engine) == before
    with engine.connect() as connection:
        version = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
        assert version.scalar_one() == "from-2099"
        assert connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one() == 1
    engine.dispose()
