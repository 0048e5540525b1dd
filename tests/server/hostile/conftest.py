"""A table at which honest people play while the server is attacked."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.hostile.scenes import Scene
from tests.server.serving import Company, RunningServer


@pytest.fixture
async def scene(house: RunningServer, company: Company) -> AsyncIterator[Scene]:
    """A table that must be unharmed when the test is over."""
    scene = await Scene.set(house, company)
    yield scene
    await scene.check_unharmed()
