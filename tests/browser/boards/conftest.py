"""Boards of the client, drawn without a server."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser

from tests.browser.boards.house import House


@pytest.fixture(scope="session")
async def quiet_house(browser: Browser) -> AsyncIterator[House]:
    """Pages for all tests of a process."""
    house = House(browser)
    yield house
    await house.end()


@pytest.fixture
async def house(quiet_house: House) -> AsyncIterator[House]:
    """The same pages; at the end of a test nobody may have met an error."""
    yield quiet_house
    await quiet_house.tidy()
