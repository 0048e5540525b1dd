"""A connection to a fresh database, for what needs no writer and no listener."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from stillroom.server.store.engines import Address, writer_engine
from stillroom.server.store.migrating import migrate


@pytest.fixture
def connection(database_url: str) -> Iterator[Connection]:
    """A connection in a transaction, to either kind of database."""
    engine = writer_engine(Address(database_url), "NORMAL")
    migrate(engine)
    with engine.begin() as begun:
        yield begun
    engine.dispose()
