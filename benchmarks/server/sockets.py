"""The far end of a WebSocket, which does no more than it must, so that the load stays light."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import cast

from websockets.frames import Frame, Opcode

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\n"
    "Host: 127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\n"
    "Connection: Upgrade\r\n"
    "Sec-WebSocket-Key: c3RpbGxyb29tLWxvYWQtMA==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    "{headers}\r\n"
)
END_OF_MESSAGE = b"\x00\x00\xff\xff\x03\x00"
"""What is left out at the end of a compressed message, and an empty last block."""
RAW = -15
LENGTH_IN_TWO_BYTES = 126
LENGTH_IN_EIGHT_BYTES = 127

Hear = Callable[["Socket", bytes], None]
"""Who listens is told on which socket a message came."""


def frame_at(data: bytes, start: int) -> tuple[int, int, int] | None:
    """First byte, begin and end of the payload of the frame there; none until all of it came."""
    begin = start + 2
    if len(data) < begin:
        return None
    length = data[start + 1]
    if length == LENGTH_IN_TWO_BYTES:
        begin += 2
        length = int.from_bytes(data[start + 2 : begin], "big")
    elif length == LENGTH_IN_EIGHT_BYTES:
        begin += 8
        length = int.from_bytes(data[start + 2 : begin], "big")
    end = begin + length
    return (data[start], begin, end) if end <= len(data) else None


class Socket(asyncio.Protocol):
    """One open socket; whole messages go to `hear` as they come, even before others know of it."""

    def __init__(self, handshake: bytes, hear: Hear) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._handshake = handshake
        self._hear = hear
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self._is_closing = False
        self.received = 0
        """The bytes of the last message as it came, perhaps compressed."""

    def send(self, message: bytes) -> None:
        """Sends a message of text."""
        self._write(Opcode.TEXT, message)

    def close(self) -> None:
        """Hangs up."""
        self._is_closing = True
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a WebSocket."""
        # The transports of uvloop are no heirs of those of asyncio.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        """Complains if it was the server that hung up."""
        lost = exc or ConnectionError("the server hung up")
        if not self.opened.done():
            self.opened.set_exception(lost)
        elif not self._is_closing:
            raise lost

    def data_received(self, data: bytes) -> None:
        """Hears every message that is whole and keeps the rest."""
        data = self._rest + data
        if not self.opened.done():
            head, end_of_head, data = data.partition(b"\r\n\r\n")
            if not end_of_head:
                self._rest = head
                return
            self._open(head)
            if self._is_closing:
                return
        start = 0
        while (frame := frame_at(data, start)) is not None:
            first_byte, begin, start = frame
            self._take(first_byte, data[begin:start])
        self._rest = data[start:]

    def _open(self, head: bytes) -> None:
        answer = head.split(b"\r\n", 1)[0].decode("latin-1")
        if answer.startswith("HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(f"no WebSocket there: {answer}"))
            self.close()

    def _take(self, first_byte: int, payload: bytes) -> None:
        match first_byte:
            case 0x81 | 0x82:
                self.received = len(payload)
                self._hear(self, payload)
            case 0xC1 | 0xC2:
                self.received = len(payload)
                self._hear(self, zlib.decompress(payload + END_OF_MESSAGE, RAW))
            case 0x89:
                self._write(Opcode.PONG, payload)
            case _:
                raise ConnectionError(f"a frame that begins with {first_byte:#x} was not expected")

    def _write(self, opcode: Opcode, payload: bytes) -> None:
        assert self._transport is not None
        self._transport.write(Frame(opcode, payload).serialize(mask=True))


async def open_socket(
    port: int, path: str, hear: Hear, headers: dict[str, str] | None = None
) -> Socket:
    """A socket to a server on this machine, once it is open."""
    lines = "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
    handshake = HANDSHAKE.format(path=path, port=port, headers=lines).encode("latin-1")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(handshake, hear), "127.0.0.1", port)
    await socket.opened
    return socket
