"""Workers: four people and a spectator at one table, on different workers, see one match."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from stillroom.server.store import match_rows, schema
from tests.server.live.meeting import arrive, closed, play_out, seen, stored, until
from tests.server.playing import Client, open_table, sit, start
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio

ELSEWHERE = 4009
MOST_TRIES = 300
"""Two workers share one port; so often somebody comes again to meet a certain one."""


@pytest.fixture(params=["hotel", "hotel_over_redis"])
def twins(request: pytest.FixtureRequest) -> RunningServer:
    """A server with two workers on PostgreSQL, whose notices PostgreSQL or Redis carries."""
    server: RunningServer = request.getfixturevalue(request.param)
    return server


@pytest.fixture
def hotel_over_redis(redis_url: str, postgres_url: str, tmp_path: Path) -> Iterator[RunningServer]:
    """A hotel whose notices Redis carries."""
    with RunningServer(postgres_url, tmp_path, workers=2, redis=redis_url) as running:
        yield running


async def workers_of(hotel: RunningServer, guest: Guest, table: str) -> list[str]:
    """The ids of both workers: of those whom somebody meets who comes again and again."""
    met: set[str] = set()
    for _ in range(MOST_TRIES):
        async with Client(guest, table) as client:
            met.add(worker_of(hotel, client))
        if len(met) == 2:
            return sorted(met)
    raise AssertionError("nobody ever meets a second worker")


def worker_of(hotel: RunningServer, client: Client) -> str:
    """The worker at which somebody has last opened a table."""
    sockets = schema.sockets
    asked = select(sockets.c.worker).where(
        sockets.c.person == client.guest.person, sockets.c.table_id == client.table_id
    )
    newest = asked.order_by(sockets.c.opened_ms.desc()).limit(1)
    return str(stored(hotel, lambda connection: connection.execute(newest).scalar_one()))


@asynccontextmanager
async def at_worker(
    hotel: RunningServer, guest: Guest, table: str, worker: str
) -> AsyncIterator[Client]:
    """Somebody opens a table at a certain worker."""
    for _ in range(MOST_TRIES):
        async with Client(guest, table) as client:
            if worker_of(hotel, client) == worker:
                yield client
                return
    raise AssertionError("nobody ever meets that worker")


async def test_four_people_and_a_spectator_on_two_workers(
    twins: RunningServer, company: Company
) -> None:
    guests = await arrive(company, twins, 5)
    seats = [{"kind": "person"}, *[{"kind": "open"}] * 3]
    options = {"no_fortune_cards": 1}
    opened = await open_table(guests[0], "quacks", seats, listed=True, options=options)
    for guest in guests[1:4]:
        await sit(guest, opened)
    table = opened["table"]
    workers = await workers_of(twins, guests[0], table)
    await open_a_window_at_the_other_worker(twins, guests[4], table, workers)
    async with AsyncExitStack() as leaving:
        clients = [
            await leaving.enter_async_context(at_worker(twins, guest, table, workers[number % 2]))
            for number, guest in enumerate(guests)
        ]
        assert Counter(worker_of(twins, client) for client in clients) == {
            workers[0]: 3,
            workers[1]: 2,
        }
        await begin_together(clients)
        message = {"type": "play", "seat": 0, "decision": 1, "moves": ["draw"]}
        first = await clients[0].ask(message, "r1")
        moved = at_worker(twins, guests[0], table, workers[1])
        clients[0] = await leaving.enter_async_context(moved)
        assert await clients[0].ask(message, "r1") == first, "as if no answer had come"
        await play_together(clients)
    rows = stored(twins, lambda connection: match_rows.by_request(connection, table, "r1"))
    assert len(rows) == 1
    proof = await guests[4].get(f"/tables/{table}/proof")
    assert proof.is_success, proof.text


async def open_a_window_at_the_other_worker(
    hotel: RunningServer, guest: Guest, table: str, workers: list[str]
) -> None:
    """A window is closed though the newer one is at another worker."""
    for _ in range(MOST_TRIES):
        first = at_worker(hotel, guest, table, workers[0])
        async with first as old, Client(guest, table) as new:
            assert await closed(old) == ELSEWHERE
            if worker_of(hotel, new) == workers[1]:
                return
    raise AssertionError("nobody ever meets the other worker")


async def begin_together(clients: list[Client]) -> None:
    """Everybody is here, sees the match begin, and hears what is said."""
    for client in clients:
        await until(client, lambda me: sum(seat["here"] for seat in me.table["seats"]) == 4)
        await until(client, lambda me: me.table["watchers"] == 1)
    await start(clients[0].guest, clients[0].table_id)
    for client in clients:
        await until(client, lambda me: me.view is not None)
    assert [client.eyes for client in clients] == [0, 1, 2, 3, None]
    await clients[1].ask({"type": "say", "phrase": "hello"})
    for client in clients:
        await until(client, lambda me: me.chat)


async def play_together(clients: list[Client]) -> None:
    """The whole match; in the end all have seen the same."""
    *players, watcher = clients
    playing = [play_out(player, random.Random(seed)) for seed, player in enumerate(players)]
    await asyncio.gather(*playing, watcher.until(decides=False))
    for client in clients:
        await until(client, lambda me: me.table["stage"] == "over")
    for client in players:
        assert seen(client)["sheet"] == seen(watcher)["sheet"]
        assert seen(client)["board"] == seen(watcher)["board"]
        assert client.table["result"] == watcher.table["result"]
