"""Sockets that send little, remember nothing, and let nobody hold them up.

Updates are JSON and shrink to a third. Each message is compressed by itself, so that an idle socket
keeps no dictionary: compressing with what was sent before would cost every socket 40 kB.

A stranger may send what is no text, ping without end, cut a message into countless pieces, or never
read what it is sent. Each of these ends the socket and costs nobody else anything.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

WINDOW_BITS = 12
"""Messages are seldom larger than the 4 kB that this remembers."""
SHORTEST = 200
"""Bytes from which on compressing a message is worth the time."""
QUICKLY = {"level": 1, "memLevel": 5}
LARGE = 4 * 1024
THOROUGHLY = {"level": 6, "memLevel": 5}
"""Where dozens of moves are open, they are alike: a search for that pays, at a few microseconds."""
MOST_UNSENT = 128 * 1024
"""Bytes that the system keeps for a client that does not read."""
SLOW_SECONDS = 20.0
"""How long a client may let more than that wait."""
MOST_PIECES = 64
"""Pieces of one message; browsers send it in one."""
MOST_PINGS, PING_SECONDS = 20, 1.0
"""How many pings may come at once, and how long it takes until there may be one more."""


class Deflate(PerMessageDeflate):
    """Compression that leaves alone what is short already, and takes pains with what is large."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it travels."""
        size = len(frame.data)
        self.compress_settings = THOROUGHLY if size > LARGE else QUICKLY
        return super().encode(frame) if size >= SHORTEST else frame


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with each client on how messages are compressed."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and the compression."""
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, Deflate(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            plain.compress_settings,
        )


class FrugalSockets(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that is sparing, also with patience."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:  # noqa: ANN401
        super().__init__(*arguments, **settings)
        compressed = DeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=QUICKLY,
        )
        self.conn = ServerProtocol(
            extensions=[compressed],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self._deadline: asyncio.TimerHandle | None = None
        self._pings_until = 0.0
        """When all pings so far would have come, had there been one at a time."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection becomes a socket."""
        super().connection_made(transport)
        plain: socket.socket = transport.get_extra_info("socket")
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)

    # Those who do not read

    def pause_writing(self) -> None:
        """Too much waits to be sent."""
        super().pause_writing()
        self._deadline = self.loop.call_later(SLOW_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads on."""
        self._forgive()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._forgive()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """The client has not answered a ping, and does not read a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()

    def _forgive(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # Those who send what nobody should

    def handle_ping(self) -> None:
        """Answers a ping, but not without end."""
        now = self.loop.time()
        self._pings_until = max(self._pings_until, now) + PING_SECONDS
        if self._pings_until > now + MOST_PINGS * PING_SECONDS:
            self._end(CloseCode.POLICY_VIOLATION)
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Takes one more piece of a message, but not without end."""
        if len(self.frames) == MOST_PIECES:
            self._end(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hands a message on, unless it is a text that is none."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._end(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def _end(self, code: CloseCode) -> None:
        """Ends the socket because of what came."""
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def _is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
