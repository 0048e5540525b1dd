"""A running server, its guests, and a table at which honest people play while it is attacked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.hostile.scenes import Scene
from tests.server.serving import Company, RunningServer, company

__all__ = ["company"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that bears all these attacks, one after the other."""
    folder = tmp_path_factory.mktemp("house")
    with RunningServer(f"sqlite:///{folder / 'stillroom.db'}", folder) as running:
        yield running


@pytest.fixture
async def scene(house: RunningServer, company: Company) -> AsyncIterator[Scene]:
    """A table that must be unharmed when the test is over."""
    scene = await Scene.set(house, company)
    yield scene
    await scene.check_unharmed()
