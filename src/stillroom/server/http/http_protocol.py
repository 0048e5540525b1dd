"""HTTP from strangers: the head of a request is short and comes soon.

The parser itself would wait for the end of a head for ever and keep whatever comes until then.
"""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 64 * 1024
"""Bytes that a head may have; one that comes in a single piece may be as long as the piece."""
HEAD_SECONDS = 20.0
"""How long a connection may take to say what it wants."""


class StrictHttp(HttpToolsProtocol):
    """A connection of a browser, until it ends or becomes a socket."""

    _deadline: asyncio.TimerHandle | None = None
    _head_bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody calls, and has to say something."""
        super().connection_made(cast("asyncio.Transport", transport))
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._had_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads on; a head that is too long by now is refused."""
        super().data_received(data)
        if self._deadline is not None:
            self._head_bytes += len(data)
            if self._head_bytes > MOST_HEAD:
                self._had_head()
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self._had_head()
        super().on_headers_complete()

    def _await_head(self) -> None:
        self._had_head()
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _had_head(self) -> None:
        self._head_bytes = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
