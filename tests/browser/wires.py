"""The wire between a page and its table, which a test can cut, mend and disturb."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page, WebSocketRoute

Disturb = Callable[[dict[str, Any]], dict[str, Any] | None]
"""What becomes of a move on its way to the server; None for one that is lost."""


class Wire:
    """A wire that hands on everything both ways, but for what a test does to it."""

    def __init__(self, disturb: Disturb = lambda message: message) -> None:
        self._disturb = disturb
        self._ends: list[WebSocketRoute] = []
        self._is_cut = False

    async def lay(self, page: Page) -> None:
        """Puts itself between the page and the server."""
        await page.route_web_socket("**/api/tables/*/live", self._join)

    async def _join(self, page: WebSocketRoute) -> None:
        if self._is_cut:
            await page.close()
            return
        server = page.connect_to_server()
        self._ends = [page, server]
        page.on_message(lambda text: self._hand_on(server, str(text)))

    def _hand_on(self, server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        sent = self._disturb(message) if message["type"] == "play" else message
        if sent is not None:
            server.send(json.dumps(sent))

    async def cut(self) -> None:
        """The connection is lost, and cannot be had again before it is mended."""
        self._is_cut = True
        for end in self._ends:
            await end.close()

    def mend(self) -> None:
        """The next attempt to connect succeeds."""
        self._is_cut = False
