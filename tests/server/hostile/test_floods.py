"""Floods, with the usual limits: whoever sends too much is slowed down, and nobody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stillroom.server.http.guards.limits import INVITED
from stillroom.server.live.connection import AT_ONCE
from tests.server.hostile.raw import Raw, handshake
from tests.server.hostile.scenes import Scene, moves, until_open, whose_turn
from tests.server.live.meeting import closed
from tests.server.playing import Client
from tests.server.serving import RunningServer

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that slows down whoever asks too often."""
    folder = tmp_path_factory.mktemp("limited")
    url = f"sqlite:///{folder / 'stillroom.db'}"
    with RunningServer(url, folder, limits=True) as running:
        yield running


async def plays_meanwhile(scene: Scene) -> None:
    """Anna and Ben are not kept from playing."""
    async with scene.players() as clients:
        await moves(await whose_turn(*clients))


async def test_who_floods_is_slowed_down_and_then_sent_away(scene: Scene) -> None:
    async with Client(scene.wanda, scene.table) as wanda:
        with suppress(ConnectionClosed):
            for _ in range(40 * AT_ONCE):
                await wanda.send({"type": "ping"})
        await plays_meanwhile(scene)
        assert await closed(wanda) == 4029
    answers = Counter(str(msgspec.json.decode(told)["type"]) for told in wanda.received)
    assert answers["pong"] >= AT_ONCE
    assert answers["refused"] > 0


async def test_who_comes_again_and_again_has_one_window(scene: Scene) -> None:
    """A storm of reconnects, many of which do not wait for an answer."""
    async with AsyncExitStack() as leaving:
        storm = [
            await leaving.enter_async_context(Raw(scene.wanda, scene.table)) for _ in range(30)
        ]
        await asyncio.gather(*(raw.open() for raw in storm))
        await plays_meanwhile(scene)
        await until_open(scene, 1)
        table = (await scene.anna.get(f"/tables/{scene.table}")).json()
        assert table["watchers"] == 1
    await until_open(scene, 0)


async def test_half_open_connections_keep_nobody_out(scene: Scene) -> None:
    async with AsyncExitStack() as leaving:
        for number in range(60):
            raw = await leaving.enter_async_context(Raw(scene.eve, scene.table))
            head = handshake(scene.eve, f"/api/tables/{scene.table}/live")
            # Nothing at all, half a head, a socket without a hello, half a body.
            body = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"
            await raw.send((b"", head[: len(head) // 2], head, body)[number % 4])
        await plays_meanwhile(scene)
        await until_open(scene, 0)


async def test_codes_cannot_be_tried_out(scene: Scene) -> None:
    tries = [await scene.eve.post("/invitations", {"code": f"{0:012}"})]
    # Meanwhile the allowance fills up again, slowly.
    while tries[-1].status_code == 404 and len(tries) < 10 * INVITED.at_once:
        tries.append(await scene.eve.post("/invitations", {"code": f"{len(tries):012}"}))
    assert len(tries) > INVITED.at_once // 2
    assert tries[-1].status_code == 429
    assert int(tries[-1].headers["Retry-After"]) > 0
    assert (await scene.eve.get("/me")).is_success, "all else is as it was"
