"""A server with the built client, and visitors with browsers of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

from tests.browser.dealing import QUICK_REVIEWS, SAME_NAMES
from tests.browser.visiting import SECONDS, Visits
from tests.server.dealing import SAME_DICE
from tests.server.serving import RunningServer

ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]
"""Containers have neither a sandbox of their own nor much shared memory."""
expect.set_options(timeout=SECONDS * 1000)
"""A computer that is busy with other tests takes its time for everything."""
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio."""
    return "asyncio"


@contextmanager
def serving(folder: Path) -> Iterator[RunningServer]:
    """A server that serves the client, with bots that do not pause and dice that a test knows."""
    if not (files("stillroom.server") / "client" / "index.html").is_file():
        pytest.fail("the client is not built; make test builds it first")
    database = f"sqlite:///{folder / 'stillroom.db'}"
    before = SAME_DICE + SAME_NAMES + QUICK_REVIEWS
    with RunningServer(database, folder, before=before) as running:
        yield running


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Chromium, without a window."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed here, so the tests in the browser did not run")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for all tests of this process: people there do not know of each other."""
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium for all tests: every visitor has a context of its own, as if it were another."""
    async with chromium() as browser:
        yield browser


@pytest.fixture
async def visits(browser: Browser, server: RunningServer) -> AsyncIterator[Visits]:
    """Visitors; at the end none of them may have met an error."""
    visits = Visits(browser, server)
    yield visits
    await visits.end()
