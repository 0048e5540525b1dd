"""Other rules: a match whose rules have changed is read as it was, and goes on when all agree."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from sqlalchemy import Connection, update

from stillroom.match.records.record import Header
from stillroom.server.store import match_rows, schema, tables
from stillroom.server.store.database import Database
from tests.server.live.meeting import arrive, play_rows, refuses, stored, together, until
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio

SNAPSHOT_ROWS = 50


async def outdate(inn: RunningServer, *table_ids: str) -> None:
    """While the server is closed, the rules of some matches become those of another time."""

    def job(connection: Connection) -> None:
        for table in table_ids:
            gathered = tables.load(connection, table)
            assert gathered is not None
            assert gathered.table.header is not None
            header = msgspec.json.decode(gathered.table.header, type=Header)
            old = msgspec.structs.replace(header, rules_version=0)
            columns = {"header": msgspec.json.encode(old).decode(), "rules_version": 0}
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(columns)
            )

    await asyncio.to_thread(inn.stop)
    database = Database(inn.settings.database)
    await database.start()
    await database.write("", job)
    await database.stop()
    await asyncio.to_thread(inn.start)


async def test_a_match_of_other_rules_goes_on_when_all_agree(
    inn: RunningServer, company: Company
) -> None:
    guests = await arrive(company, inn, 3)
    table = await people_at_a_table(guests[:2], "quacks", listed=True, options={"turn_limit": 8})
    over = await people_at_a_table(
        guests[:2], "quacks", listed=True, options={"no_fortune_cards": 1, "turn_limit": 1}
    )
    async with together(*(clients := [Client(guest, table) for guest in guests[:2]])):
        await play_rows(clients, SNAPSHOT_ROWS + 3, random.Random(5))
    ends = await play_out(guests[:2], over)
    await outdate(inn, table, over)
    snapshot = stored(inn, lambda connection: match_rows.last_snapshot(connection, table))
    assert snapshot is not None
    kept = msgspec.json.decode(snapshot.view)

    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second, watcher = clients
        for client in clients:
            assert client.table["outdated"]
            assert client.table["stage"] == "playing"
            assert client.eyes is None
            assert client.view == kept, "what a spectator last saw"
            assert client.welcome["row"] == SNAPSHOT_ROWS
        for message in (
            {"type": "play", "seat": 0, "decision": 1, "moves": ["draw"]},
            {"type": "draft", "seat": 0, "decision": 1, "moves": ["stop"]},
            {"type": "undo", "seat": 0},
            {"type": "hint", "seat": 0},
            {"type": "propose", "topic": "undo", "seat": 0},
        ):
            with refuses("outdated"):
                await first.ask(message)
        with refuses("only-players"):
            await watcher.ask({"type": "propose", "topic": "carry-on", "seat": 0})
        await first.ask({"type": "propose", "topic": "carry-on", "seat": 0})
        await until(second, lambda me: me.proposals)
        assert second.proposals[0]["asked"] == [1]
        number = second.proposals[0]["proposal"]
        await second.ask({"type": "vote", "proposal": number, "agree": True})
        for client in clients:
            await until(client, lambda me: me.table["next_table"])
            assert client.table["stage"] == "closed"
        following = first.table["next_table"]

    async with together(*(clients := [Client(guest, following) for guest in guests])):
        first, second, watcher = clients
        assert not first.table["outdated"]
        assert watcher.view is not None
        assert watcher.view["board"] == kept["board"], "it goes on where the snapshot was taken"
        assert [client.eyes for client in clients] == [0, 1, None]
        dice = random.Random(6)
        await asyncio.gather(first.play_to_the_end(dice), second.play_to_the_end(dice))

    async with Client(guests[2], over) as reader:
        assert reader.table["outdated"]
        assert reader.view == ends, "the end of a finished match stays readable"
        with refuses("only-players"):
            await reader.ask({"type": "propose", "topic": "carry-on", "seat": 0})
    async with Client(guests[0], over) as reader:
        with refuses("cannot-carry-on"):
            await reader.ask({"type": "propose", "topic": "carry-on", "seat": 0})


async def play_out(guests: list[Guest], table: str) -> object:
    """Plays a match to its end; what a spectator sees then."""
    dice = random.Random(7)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        await asyncio.gather(*(client.play_to_the_end(dice) for client in clients))
        view = clients[0].view
    assert view is not None
    return {**view, "seat": None}


async def test_a_match_of_todays_rules_need_not_be_carried_on(
    inn: RunningServer, company: Company
) -> None:
    guests = await arrive(company, inn, 2)
    table = await people_at_a_table(guests, "quacks")
    async with Client(guests[0], table) as client:
        assert not client.table["outdated"]
        with refuses("not-outdated"):
            await client.ask({"type": "propose", "topic": "carry-on", "seat": 0})
