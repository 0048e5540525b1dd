"""A database, as one worker uses it.

These tests are of what is built on the store, and only their races need a database of either kind.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from stillroom.server.store.database import Database
from tests.server.tables.visitors import opened


@pytest.fixture
async def database(usual_url: str) -> AsyncIterator[Database]:
    """A fresh database."""
    async with opened(usual_url) as database:
        yield database
