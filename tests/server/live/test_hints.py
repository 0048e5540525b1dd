"""Hints: what a bot would play that sees what the seat sees now; not at strict tables."""

from __future__ import annotations

import pytest

from tests.server.live.meeting import arrive, by_turn, catch_up, refuses, together, told
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["elixir-mixer", "glastonbury", "kupferkessel", "quacks"])
async def test_a_hint_is_a_move_that_can_be_played(
    game: str, house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, game)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        client, other = by_turn(*clients)
        await catch_up(other)
        before = told(other)
        hinted = await client.ask({"type": "hint", "seat": client.eyes})
        assert hinted["words"]["id"]
        await catch_up(other)
        assert told(other) == before, "nobody else hears of it"
        await client.play(hinted["move"])


async def test_a_strict_table_gives_none(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", preset="strict")
    async with Client(guests[0], table) as client:
        with refuses("no-hints"):
            await client.ask({"type": "hint", "seat": 0})


async def test_a_seat_that_is_not_asked_gets_none(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        waiting = by_turn(*clients)[1]
        with refuses("nothing-to-decide"):
            await waiting.ask({"type": "hint", "seat": waiting.eyes})
