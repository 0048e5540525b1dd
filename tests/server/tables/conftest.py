"""A database of either kind, and a server with guests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from stillroom.server.store.database import Database
from tests.server.serving import company, house, server
from tests.server.tables.visitors import opened

__all__ = ["company", "house", "server"]


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A fresh database of either kind."""
    async with opened(database_url) as database:
        yield database
