"""Whole matches over the socket, by clients that know no rules."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.live.meeting import arrive, seen
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

GAMES = ["elixir-mixer", "kupferkessel", "glastonbury", "quacks"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_against_bots_is_played_to_the_end(
    game: str, house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    table = await people_at_a_table([anna], game, bots=1)
    async with Client(anna, table) as client:
        await client.play_to_the_end(random.Random(7))
        assert client.view is not None
        assert len(client.view["sheet"]["lines"]) > 0
    proof = await anna.get(f"/tables/{table}/proof")
    assert proof.is_success, proof.text
    assert proof.json()["moves"] > 0
    record = await anna.get(f"/tables/{table}/record")
    assert record.is_success


@pytest.mark.parametrize("game", ["elixir-mixer", "glastonbury", "quacks"])
async def test_three_people_see_one_match(
    game: str, house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 3)
    watcher = await company.come(house, "Dora")
    table = await people_at_a_table(guests, game, listed=True)
    clients = [Client(guest, table) for guest in (*guests, watcher)]
    for client in clients:
        await client.__aenter__()
    try:
        playing = [
            client.play_to_the_end(random.Random(seed)) for seed, client in enumerate(clients[:-1])
        ]
        await asyncio.gather(*playing, clients[-1].until(decides=False))
        assert [client.eyes for client in clients] == [0, 1, 2, None]
        sheets = [seen(client)["sheet"] for client in clients]
        assert sheets == [sheets[0]] * 4
    finally:
        for client in clients:
            await client.__aexit__(None, None, None)
