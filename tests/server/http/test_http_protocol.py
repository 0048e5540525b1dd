"""HTTP from strangers: a head without an end, and one that never comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from stillroom.server.http import http_protocol
from stillroom.server.http.http_protocol import MOST_HEAD, StrictHttp

pytestmark = pytest.mark.anyio
PATIENCE = 30.0
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
HEAD = b"GET / HTTP/1.1\r\nHost: here\r\n"


async def answering(_: Message, receive: Receive, send: Send) -> None:
    """Tells how long the body was."""
    length, more = 0, True
    while more:
        part = await receive()
        length, more = length + len(part["body"]), part["more_body"]
    body = str(length).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def connection() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server with such an application."""
    config, state = Config(answering, http=StrictHttp, log_config=None), ServerState()
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: StrictHttp(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    yield reader, writer
    writer.close()
    server.close()


async def answer_to(request: bytes) -> bytes:
    """The first line of the answer to a request, sent in pieces of 8 kB."""
    async with connection() as (reader, writer):
        try:
            for start in range(0, len(request), 8192):
                writer.write(request[start : start + 8192])
                await writer.drain()
        except ConnectionError:
            pass
        return await asyncio.wait_for(reader.readline(), PATIENCE)


async def test_a_usual_request_is_answered() -> None:
    assert b"200" in await answer_to(HEAD + b"Cookie: stillroom=" + b"x" * 4000 + b"\r\n\r\n")


async def test_a_long_body_is_no_long_head() -> None:
    body = b"x" * (3 * MOST_HEAD)
    head = HEAD + b"Content-Length: %d\r\n\r\n" % len(body)
    assert b"200" in await answer_to(head + body)


@pytest.mark.parametrize("line", [b"X: " + b"x" * 100 + b"\r\n", b"x"])
async def test_a_head_without_end_is_refused(line: bytes) -> None:
    many = line * (4 * MOST_HEAD // len(line))
    assert b"400" in await answer_to(HEAD + (b"" if line[:1] == b"X" else b"X: ") + many)


@pytest.mark.parametrize("begun", [b"", b"GET /", HEAD])
async def test_a_head_that_does_not_come_is_not_waited_for(
    begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.05)
    async with connection() as (reader, writer):
        writer.write(begun)
        # Who was heard too late is reset.
        with suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""


async def test_a_second_request_on_the_same_connection_is_held_to_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with connection() as (reader, writer):
        for _ in range(2):
            writer.write(HEAD + b"\r\n")
            assert b"200" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n0"), PATIENCE)
        monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.05)
        writer.write(b"GET /")
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
