"""A bare ASGI application on uvicorn: the most that any server of this kind can do in Python.

A message to a table, of which nothing is read, is answered to everybody there by one of the size of
an update. ``python -m benchmarks.server.echo --port 8000 --size 1000`` serves it on this machine
alone and prints the port; with ``--seconds 5`` it is measured instead.
"""

from __future__ import annotations

import argparse
import socket
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import AbstractContextManager
from typing import Any

import uvicorn

from benchmarks.server.figures import PeerFigures
from benchmarks.server.load import Server, Table, measure, serving
from benchmarks.server.sockets import open_socket

UPDATE_BYTES = 1000
MOVE = (
    b'{"type":"move","table":"3f9c2a7d51e84b06","decision":17,"id":"8c41d2f0",'
    b'"move":"trade blue-7 for yellow-6 purple-1"}'
)
"""As large as a move of ours."""

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Echo:
    """The application: who sits at which table, and the one update that everybody gets."""

    def __init__(self, size: int) -> None:
        self._tables: dict[str, list[Send]] = {}
        self._update = {"type": "websocket.send", "bytes": b"." * size}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serves one socket until it is closed."""
        assert scope["type"] == "websocket"
        await receive()
        await send({"type": "websocket.accept"})
        table = self._tables.setdefault(scope["path"], [])
        table.append(send)
        try:
            while (await receive())["type"] == "websocket.receive":
                for send_to_seat in table:
                    await send_to_seat(self._update)
        finally:
            table.remove(send)


def serve(port: int, size: int) -> None:
    """Serves until it is told to end, with the settings of our own server."""
    listening = socket.create_server(("127.0.0.1", port), backlog=2048)
    config = uvicorn.Config(
        Echo(size),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
    )
    print(listening.getsockname()[1], flush=True)
    uvicorn.Server(config).run(sockets=[listening])


class EchoTable(Table):
    """A table at the echo."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._path = f"/{number}"

    async def open(self, port: int) -> None:
        """Opens a socket for every seat."""
        for _ in range(self.seats):
            self.sockets.append(await open_socket(port, self._path, self.seen))

    def next_move(self) -> bytes:
        """The same message every time."""
        return MOVE


def measure_echo(tables: int, seconds: float, size: int = UPDATE_BYTES) -> PeerFigures:
    """Measures the echo with updates of a size."""

    def start() -> AbstractContextManager[Server]:
        command = [sys.executable, "-m", "benchmarks.server.echo", "--size", str(size)]
        return serving(command)

    return measure(
        start, lambda _port, count: [EchoTable(n) for n in range(count)], tables, seconds
    )


def main() -> None:
    """Serves the echo, or measures it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0, as usual, takes a free one")
    parser.add_argument("--size", type=int, default=UPDATE_BYTES, help="bytes of an update")
    parser.add_argument("--tables", type=int, default=50, help="tables to measure with")
    parser.add_argument("--seconds", type=float, help="measure for so long, instead of serving")
    arguments = parser.parse_args()
    if arguments.seconds is None:
        serve(arguments.port, arguments.size)
    else:
        print(measure_echo(arguments.tables, arguments.seconds, arguments.size))


if __name__ == "__main__":
    main()
