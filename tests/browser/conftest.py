"""A server with the built client, and visitors with browsers of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from tests.browser.visiting import Visits
from tests.server.serving import RunningServer

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio."""
    return "asyncio"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that serves the client, with bots that do not pause."""
    if not (files("stillroom.server") / "client" / "index.html").is_file():
        pytest.fail("the client is not built; make test builds it first")
    with RunningServer(f"sqlite:///{tmp_path / 'stillroom.db'}", tmp_path) as running:
        yield running


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Chromium, without a window."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed here, so the tests in the browser did not run")
    async with async_playwright() as playwright:
        # Containers have neither a sandbox of their own nor much shared memory.
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        await browser.close()


@pytest.fixture
async def visits(browser: Browser, server: RunningServer) -> AsyncIterator[Visits]:
    """Visitors; at the end none of them may have met an error."""
    visits = Visits(browser, server)
    yield visits
    await visits.end()
