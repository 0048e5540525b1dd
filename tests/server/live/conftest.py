"""The running server and its guests, for all tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import RunningServer, company, server

__all__ = ["company", "house", "inn", "server"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that all tests of this folder share; each brings guests and tables of its own."""
    folder = tmp_path_factory.mktemp("house")
    with RunningServer(f"sqlite:///{folder / 'stillroom.db'}", folder) as running:
        yield running


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that any test may close for a while; nobody's table is hurt by it."""
    folder = tmp_path_factory.mktemp("inn")
    with RunningServer(f"sqlite:///{folder / 'stillroom.db'}", folder) as running:
        yield running
