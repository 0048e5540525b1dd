"""Rooms without sockets in which time stands still."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.secrets.worlds import House, Times


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    """A time that goes on only when it is told to."""
    times = Times()
    monkeypatch.setattr("time.time_ns", lambda: times.now * 1_000_000)
    monkeypatch.setattr("time.time", lambda: times.now / 1_000)
    return times


@pytest.fixture
async def house(sqlite_url: str, times: Times) -> AsyncIterator[House]:
    """A worker with everybody known to it."""
    async with House.opened(sqlite_url) as house:
        yield house
