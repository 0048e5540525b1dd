"""Connections that only cost: those who do not read, do not answer, or never finish a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from stillroom.server.http.http_protocol import StrictHttp
from stillroom.server.http.websocket_protocol import FrugalSockets
from tests.server.hostile.raw import SMALL, TEXT, Raw, frame
from tests.server.hostile.scenes import Scene, until_open
from tests.server.playing import Client
from tests.server.serving import RunningServer

pytestmark = pytest.mark.anyio

PATIENCE = 30.0
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MUCH_MEMORY = 32 * 1024
"""Kilobytes that no single client may cost."""


class Pouring:
    """An application that sends without end, or only listens, until nobody is there any more."""

    def __init__(self, *, pours: bool) -> None:
        self.ended = asyncio.Event()
        self._pours = pours

    async def __call__(
        self, _: dict[str, Any], receive: Callable[[], Any], send: Callable[[Any], Any]
    ) -> None:
        """Serves one socket."""
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while self._pours:
                await send({"type": "websocket.send", "text": "x" * 65_536})
            while (await receive())["type"] != "websocket.disconnect":
                pass
        except OSError:
            pass
        self.ended.set()


@asynccontextmanager
async def served(app: Pouring, **settings: Any) -> AsyncIterator[int]:
    """An application on a free port, as the server runs its own; the port."""
    config = Config(app, http=StrictHttp, ws=FrugalSockets, log_config=None, **settings)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(
        lambda: StrictHttp(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()
        for task in list(state.tasks):
            task.cancel()
        await asyncio.gather(*state.tasks, return_exceptions=True)
        await listening.wait_closed()


async def test_who_never_reads_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stillroom.server.http.websocket_protocol.SLOW_SECONDS", 0.05)
    app = Pouring(pours=True)
    async with served(app) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=SMALL)
        writer.write(HANDSHAKE)
        await asyncio.wait_for(app.ended.wait(), PATIENCE)
        writer.close()


async def test_who_reads_slowly_but_reads_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stillroom.server.http.websocket_protocol.SLOW_SECONDS", PATIENCE)
    app = Pouring(pours=True)
    async with served(app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=SMALL)
        writer.write(HANDSHAKE)
        for _ in range(50):
            assert len(await asyncio.wait_for(reader.readexactly(65_536), PATIENCE)) == 65_536
        assert not app.ended.is_set()
        writer.close()
        await asyncio.wait_for(app.ended.wait(), PATIENCE)


async def test_who_does_not_answer_pings_is_cut_off() -> None:
    app = Pouring(pours=False)
    async with served(app, ws_ping_interval=0.05, ws_ping_timeout=0.05) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE)
        await asyncio.wait_for(app.ended.wait(), PATIENCE)
        writer.close()


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
async def test_who_never_finishes_a_head_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr("stillroom.server.http.http_protocol.HEAD_SECONDS", 0.05)
    async with served(Pouring(pours=False)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        # Who was heard too late is reset.
        with suppress(ConnectionResetError):
            assert b"200" not in await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()


async def test_who_takes_nothing_of_what_it_asks_for_costs_little_and_only_itself(
    scene: Scene,
) -> None:
    """Whole views without end, of which none is read."""
    before = memory(scene.server)
    async with Raw(scene.ben, scene.table, room=SMALL) as raw:
        await raw.open()
        await until_open(scene, 1)
        for _ in range(20):
            await raw.send(frame(TEXT, b'{"type":"look","seat":1}') * 100)
        await until_open(scene, 0)
        assert memory(scene.server) < before + MUCH_MEMORY
        async with Client(scene.anna, scene.table) as anna:
            assert anna.view is not None


def memory(server: RunningServer) -> int:
    """Kilobytes that a server takes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1])
