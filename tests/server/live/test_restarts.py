"""Restarts: a table waits for days; whoever comes back finds everything as it was."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from stillroom.server.store import work
from tests.server.live.meeting import (
    arrive,
    by_turn,
    catch_up,
    closed,
    seen,
    stored,
    take_a_turn,
    together,
    until,
)
from tests.server.playing import Client, open_table, people_at_a_table, start
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

GOING_DOWN = 1012
BREW = {"no_fortune_cards": 1}


async def restart(inn: RunningServer) -> None:
    """The server ends in peace and starts again."""
    await asyncio.to_thread(inn.restart)


async def test_a_table_waits_for_days(inn: RunningServer, company: Company) -> None:
    anna, ben = await arrive(company, inn, 2)
    options = {"turn_limit": 8}
    table = await people_at_a_table([anna, ben], "elixir-mixer", pace="days", options=options)
    bots = await open_table(anna, "glastonbury", [{"kind": "bot"}] * 2)
    async with together(*(clients := [Client(anna, table), Client(ben, table)])):
        first, second = by_turn(*clients)
        await take_a_turn(first)
        await until(second, lambda me: me.decision is not None)
        assert second.decision is not None
        await second.draft(str(second.decision["moves"][1]["text"]))
        await second.ask({"type": "say", "text": "Until tomorrow"})
        await start(anna, bots["table"])
        closing = asyncio.gather(closed(first), closed(second))
        await restart(inn)
        assert list(await closing) == [GOING_DOWN, GOING_DOWN], (
            "whoever is here is told to come again"
        )
    back = Client(second.guest, table)
    back.after = second.welcome["row"]
    async with together(again := Client(first.guest, table), back):
        assert (again.view, back.view) == (first.view, second.view)
        assert back.welcome["missed"] == second.lines
        assert [line["text"] for line in back.chat] == ["Until tomorrow"]
        dice = random.Random(4)
        await asyncio.gather(again.play_to_the_end(dice), back.play_to_the_end(dice))
    async with Client(anna, bots["table"]) as watcher:
        # Bots go on by themselves.
        await watcher.until(decides=False)


async def test_what_is_sent_again_after_a_restart_is_the_same_move(
    inn: RunningServer, company: Company
) -> None:
    guests = await arrive(company, inn, 2)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    message = {"type": "play", "seat": 0, "decision": 1, "moves": ["draw"]}
    async with Client(guests[0], table) as client:
        first = await client.ask(message, "r1")
        pot = client.view["board"]["seats"][0]["pot"] if client.view else None
    await restart(inn)
    async with Client(guests[0], table) as back:
        assert await back.ask(message, "r1") == first
        assert back.view is not None
        assert back.view["row"] == 1
        assert back.view["board"]["seats"][0]["pot"] == pot


async def test_whoever_does_not_come_back_after_a_crash_is_away(
    inn: RunningServer, company: Company
) -> None:
    guests = await arrive(company, inn, 2)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        await catch_up(clients[0])
        await asyncio.to_thread(inn.kill)
    await restart(inn)
    async with Client(guests[0], table) as back:
        here, away = back.table["seats"]
        assert here["here"]
        assert here["away_since"] is None
        assert not away["here"]
        assert away["away_since"] is not None


async def test_proposals_and_stand_ins_outlive_a_restart(
    inn: RunningServer, company: Company
) -> None:
    guests = await arrive(company, inn, 3)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    async with together(*(clients := [Client(guest, table) for guest in guests[:2]])):
        first, second = clients
        await first.ask({"type": "propose", "topic": "stand-in", "seat": 2})
        await until(second, lambda me: me.proposals)
        proposal = second.proposals[0]["proposal"]
        await second.ask({"type": "vote", "proposal": proposal, "agree": True})
        await until(second, lambda me: seen(me)["waiting"] == [0, 1])
        await first.play("draw")
        await first.ask({"type": "propose", "topic": "undo", "seat": 0})
        await until(second, lambda me: me.proposals)
        before = second.proposals
    await restart(inn)
    async with together(*(clients := [Client(guest, table) for guest in guests[:2]])):
        first, second = clients
        assert second.proposals == before
        assert second.table["seats"][2]["stand_in"] is not None
        await second.ask({"type": "vote", "proposal": before[0]["proposal"], "agree": True})
        await until(first, lambda me: seen(me)["practice"])


async def test_the_time_in_which_no_server_ran_costs_nobody_anything(
    inn: RunningServer, company: Company
) -> None:
    guests = await arrive(company, inn, 2)
    clock = {"reserve": 3600, "decision": 1}
    table = await people_at_a_table(guests, "quacks", options=BREW, clock=clock)
    async with Client(guests[0], table) as client:
        before = client.clocks[0]["due"] - client.welcome["now"]
    await restart(inn)
    up = time.monotonic()
    async with Client(guests[0], table) as back:
        passed = 1000 * (time.monotonic() - up) + 1
        assert back.clocks[0]["due"] - back.welcome["now"] >= before - passed
        assert back.clocks[0]["reserve"] == 3_600_000
        now = int(back.welcome["now"])
        assert stored(inn, lambda connection: work.is_seen_to(connection, table, now))
