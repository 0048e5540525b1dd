"""A connection to a database, for what needs no writer and no listener."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine

from stillroom.server.store.engines import Address, writer_engine


@pytest.fixture(params=["sqlite", "postgres"])
def connection(request: pytest.FixtureRequest) -> Iterator[Connection]:
    """A connection to either kind of database, in a transaction that is taken back in the end."""
    engine: Engine = request.getfixturevalue(f"{request.param}_engine")
    with engine.connect() as begun:
        yield begun


@pytest.fixture(scope="session")
def sqlite_engine(spare_sqlite_url: str) -> Iterator[Engine]:
    """To a database on SQLite in which nothing lasts."""
    yield from _engine(spare_sqlite_url)


@pytest.fixture(scope="session")
def postgres_engine(spare_postgres_url: str) -> Iterator[Engine]:
    """To a database on PostgreSQL in which nothing lasts."""
    yield from _engine(spare_postgres_url)


def _engine(url: str) -> Iterator[Engine]:
    engine = writer_engine(Address(url), "NORMAL")
    yield engine
    engine.dispose()
