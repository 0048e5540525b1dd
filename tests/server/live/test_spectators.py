"""Spectators: they see what the table sees, are counted, and change nothing."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.live.meeting import arrive, catch_up, closed, enter, refuses, together, until
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

NO_TABLE = 4004


async def test_a_spectator_sees_no_hand(house: RunningServer, company: Company) -> None:
    anna, ben, dora = await arrive(company, house, 3)
    options = {"turn_limit": 20}
    table = await people_at_a_table([anna, ben], "elixir-mixer", listed=True, options=options)
    async with together(
        *(players := [Client(anna, table), Client(ben, table)]),
        watcher := Client(dora, table, eyes=0),
    ):
        assert watcher.eyes is None, "whoever has no seat has no other eyes"
        assert watcher.table["code"] is None
        dice = random.Random(9)
        playing = asyncio.gather(*(player.play_to_the_end(dice) for player in players))
        while not watcher.is_over:
            assert watcher.view is not None
            assert watcher.view["decision"] is None
            assert {seat["hand"] is None for seat in watcher.view["board"]["seats"]} == {True}
            await watcher.take()
        await playing
        drawn = [event for event in watcher.events if event["kind"] == "drew"]
        assert all("card" not in event["details"] for event in drawn)


async def test_spectators_are_counted_and_not_named(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 4)
    table = await people_at_a_table(guests[:2], "quacks", listed=True)
    async with Client(guests[0], table) as first:
        assert first.table["watchers"] == 0
        async with together(Client(guests[2], table), Client(guests[3], table)):
            await until(first, lambda me: me.table["watchers"] == 2)
            told = b"".join(first.received).decode()
            assert guests[2].person not in told
            assert "Dora" not in told
        await until(first, lambda me: me.table["watchers"] == 0)
        async with Client(guests[1], table):
            await until(first, lambda me: me.table["seats"][1]["here"])
            assert first.table["watchers"] == 0


async def test_a_spectator_changes_nothing(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(
        guests[:2], "quacks", listed=True, options={"no_fortune_cards": 1}
    )
    async with together(first := Client(guests[0], table), watcher := Client(guests[2], table)):
        await first.play("draw")
        for message in (
            {"type": "play", "seat": 0, "decision": 2, "moves": ["draw"]},
            {"type": "draft", "seat": 0, "decision": 2, "moves": ["stop"]},
            {"type": "undo", "seat": 0},
            {"type": "hint", "seat": 0},
        ):
            with refuses("not-your-seat"):
                await watcher.ask(message)
        await catch_up(first)
        assert first.view is not None
        assert first.view["row"] == 1


async def test_a_private_table_is_watched_with_its_code(
    house: RunningServer, company: Company
) -> None:
    anna, ben, dora = await arrive(company, house, 3)
    table = await people_at_a_table([anna, ben], "quacks")
    for unknown in (table, "there-is-no-such-tbl"):
        async with dora.socket(unknown) as socket:
            await socket.send('{"type": "hello"}')
            stranger = Client(dora, unknown)
            stranger.socket = socket
            assert await closed(stranger) == NO_TABLE
    code = (await anna.get(f"/tables/{table}")).json()["code"]
    await enter(dora, code)
    async with Client(dora, table) as watcher:
        assert watcher.view is not None
        assert watcher.eyes is None
