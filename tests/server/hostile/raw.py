"""Sockets without manners: every byte that goes over the wire is the attacker's own."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from types import TracebackType
from typing import Self

from stillroom.server.http.guards import cookies
from tests.server.serving import READY_SECONDS, Guest

TEXT, BINARY, CLOSE, PING, CONTINUATION = 1, 2, 8, 9, 0
MASK = b"\x00\x00\x00\x00"
"""A mask that leaves everything as it is."""
SMALL = 4096
"""Bytes that the system keeps for somebody who does not read."""


def frame(kind: int, content: bytes, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame of a WebSocket, as clients send it."""
    first = kind | (0x80 if last else 0)
    mask = 0x80 if masked else 0
    if len(content) < 126:
        head = struct.pack("!BB", first, mask | len(content))
    elif len(content) < 2**16:
        head = struct.pack("!BBH", first, mask | 126, len(content))
    else:
        head = struct.pack("!BBQ", first, mask | 127, len(content))
    return head + (MASK if masked else b"") + content


def handshake(guest: Guest, path: str, **headers: str) -> bytes:
    """The request that makes a connection a WebSocket."""
    usual = {
        "Host": guest.server.url.removeprefix("http://"),
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Origin": guest.server.url,
        "Cookie": f"{cookies.NAME}={guest.token}",
    }
    lines = [f"{name}: {value}" for name, value in {**usual, **headers}.items()]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()


class Raw:
    """A connection over which anything can be sent; within ``async with`` it is open."""

    def __init__(self, guest: Guest, table: str, *, room: int | None = None) -> None:
        self.guest = guest
        self.table = table
        self._room = room
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def __aenter__(self) -> Self:
        plain = socket.socket()
        if self._room is not None:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self._room)
        plain.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(plain, ("127.0.0.1", self.guest.server.settings.port))
        self.reader, self.writer = await asyncio.open_connection(sock=plain, limit=SMALL)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.writer.transport.abort()

    async def open(self, hello: bytes = b'{"type":"hello"}') -> None:
        """Becomes a WebSocket and says hello."""
        self.writer.write(handshake(self.guest, f"/api/tables/{self.table}/live"))
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), READY_SECONDS)
        assert b" 101 " in head, head
        if hello:
            self.writer.write(frame(TEXT, hello))

    async def send(self, content: bytes) -> None:
        """Sends bytes, and waits until the system has taken them."""
        self.writer.write(content)
        await self.writer.drain()

    async def next_frame(self) -> tuple[int, bytes]:
        """The next frame from the server."""
        first, second = await self.reader.readexactly(2)
        length = second & 0x7F
        if length >= 126:
            size, form = (2, "!H") if length == 126 else (8, "!Q")
            (length,) = struct.unpack(form, await self.reader.readexactly(size))
        return first & 0x0F, await self.reader.readexactly(length)

    async def close_code(self) -> int | None:
        """The code with which the server closes the socket; None if it just goes."""
        async with asyncio.timeout(READY_SECONDS):
            while True:
                try:
                    kind, content = await self.next_frame()
                except (asyncio.IncompleteReadError, ConnectionError):
                    return None
                if kind == CLOSE:
                    return int.from_bytes(content[:2])
