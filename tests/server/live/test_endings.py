"""Endings: what everybody is told when a match is over, and what remains of it."""

from __future__ import annotations

import asyncio
import random

import pytest

from stillroom.match.records.record import MatchRecord
from stillroom.server.store import match_rows, work
from tests.server.live.meeting import arrive, refuses, stored, together, until
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio


async def test_a_finished_match_is_told_and_kept(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests[:2], "glastonbury", bots=1, listed=True)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        dice = random.Random(12)
        await asyncio.gather(*(client.play_to_the_end(dice) for client in clients[:2]))
        for client in clients:
            await until(client, lambda me: me.table["stage"] == "over")
            assert client.table["result"] is not None
        last = [client.view for client in clients]
        for message in (
            {"type": "play", "seat": 0, "decision": 1, "moves": ["done"]},
            {"type": "undo", "seat": 0},
            {"type": "propose", "topic": "undo", "seat": 0},
        ):
            with refuses("match-over"):
                await clients[0].ask(message)
    await until_told(house, table)
    for guest, view in zip(guests, last, strict=True):
        async with Client(guest, table) as back:
            assert back.view == view, "the end stays readable"
    await check_what_remains(house, table, guests[2])


async def until_told(house: RunningServer, table: str) -> None:
    """Waits until the story of a match is stored."""
    async with asyncio.timeout(30):
        while stored(house, lambda connection: match_rows.story(connection, table)) is None:
            await asyncio.sleep(0.02)


async def check_what_remains(house: RunningServer, table: str, guest: Guest) -> None:
    """Nothing is left to do, and everything can be read, also by who only watched."""
    assert stored(house, lambda connection: work.owed_by(connection, table)) is None
    snapshot = stored(house, lambda connection: match_rows.last_snapshot(connection, table))
    rows = stored(house, lambda connection: match_rows.rows_after(connection, table, 0))
    assert snapshot is not None
    assert snapshot.number == len(rows)
    record = await guest.get(f"/tables/{table}/record")
    assert record.is_success, record.text
    assert len(MatchRecord.from_bytes(record.content).rows) == len(rows)
    proof = (await guest.get(f"/tables/{table}/proof")).json()
    assert proof["moves"] == len(rows)
    replay = (await guest.get(f"/tables/{table}/replay?after={len(rows) - 1}")).json()
    assert replay["rows"] == len(rows)
    assert replay["frames"][0]["view"]["sheet"] is not None


async def test_until_the_end_everything_stays_secret(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "glastonbury")
    for what in ("record", "proof", "replay"):
        answer = await guests[0].get(f"/tables/{table}/{what}")
        assert answer.json()["error"] == "not-over"


async def test_open_proposals_end_with_the_match(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    options = {"no_fortune_cards": 1, "turn_limit": 1}
    table = await people_at_a_table(guests, "quacks", options=options)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second = clients
        await first.play("draw")
        await first.play("stop")
        await first.ask({"type": "propose", "topic": "undo", "seat": 0})
        await until(second, lambda me: me.proposals)
        dice = random.Random(1)
        await asyncio.gather(first.play_to_the_end(dice), second.play_to_the_end(dice))
        for client in clients:
            await until(client, lambda me: not me.proposals)
