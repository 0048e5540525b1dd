"""Stand-ins: a bot plays for somebody who is gone, if all agree, and until that person is back."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.live.meeting import arrive, catch_up, play_out, refuses, seen, together, until
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

BREW = {"no_fortune_cards": 1}


async def ask_for_stand_in(client: Client, seat: int) -> None:
    """Asks all who are here whether a bot may play for a seat."""
    await client.ask({"type": "propose", "topic": "stand-in", "seat": seat})


def seat_of(client: Client, seat: int) -> dict[str, object]:
    """A seat, as a client was told of it."""
    found: dict[str, object] = client.table["seats"][seat]
    return found


async def test_a_bot_plays_on_for_somebody_who_is_gone(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests, "quacks", options={**BREW, "turn_limit": 2})
    first, second = Client(guests[0], table), Client(guests[1], table)
    async with together(first, second):
        await ask_for_stand_in(first, 2)
        await until(second, lambda me: me.proposals)
        assert second.proposals[0]["asked"] == [1], "whoever is gone cannot be asked"
        assert seat_of(first, 2)["stand_in"] is None
        number = second.proposals[0]["proposal"]
        await second.ask({"type": "vote", "proposal": number, "agree": True})
        for client in (first, second):
            await until(client, lambda me: seat_of(me, 2)["stand_in"])
            await until(client, lambda me: 2 not in seen(me)["waiting"])
        assert seat_of(first, 2)["name"] == "Cleo", "the seat stays Cleo's"
        async with Client(guests[2], table) as back:
            assert seat_of(back, 2)["stand_in"] is None
            await until(first, lambda me: seat_of(me, 2)["stand_in"] is None)
            played = await asyncio.gather(
                *(play_out(client, random.Random(1)) for client in (first, second, back))
            )
            assert all(played), "everybody was asked again"


async def test_whoever_comes_back_plays_at_once(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    for _ in range(2):
        async with Client(guests[0], table) as first:
            await ask_for_stand_in(first, 1)
            await until(first, lambda me: me.decision is not None)
            assert seat_of(first, 1)["stand_in"] == "greedy"
        async with Client(guests[1], table) as second:
            assert seat_of(second, 1)["stand_in"] is None
            if second.decision is None:
                # It is the turn of the one who has just gone.
                await ask_for_stand_in(second, 0)
            await until(second, lambda me: me.decision is not None)
            await second.play(await second.whole_move(random.Random(1)))


async def test_nobody_is_replaced_who_is_here(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", bots=1, options=BREW, listed=True)
    watcher = await company.come(house)
    async with together(
        first := Client(guests[0], table),
        second := Client(guests[1], table),
        third := Client(watcher, table),
    ):
        for seat in (0, 1, 2):
            with refuses("not-gone"):
                await ask_for_stand_in(first, seat)
        with refuses("no-seat"):
            await ask_for_stand_in(first, 3)
        with refuses("only-players"):
            await ask_for_stand_in(third, 1)
        await second.__aexit__(None, None, None)
        await until(first, lambda me: not seat_of(me, 1)["here"])
        assert seat_of(first, 1)["away_since"] is not None
        await ask_for_stand_in(first, 1)
        with refuses("not-gone"):
            await ask_for_stand_in(first, 1)


async def test_a_proposal_ends_when_the_person_is_back(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    async with together(first := Client(guests[0], table), second := Client(guests[1], table)):
        await ask_for_stand_in(first, 2)
        await until(second, lambda me: me.proposals)
        number = second.proposals[0]["proposal"]
        with refuses("already-proposed"):
            await ask_for_stand_in(second, 2)
        async with Client(guests[2], table) as back:
            assert back.proposals == []
            await until(second, lambda me: not me.proposals)
            with refuses("no-proposal"):
                await second.ask({"type": "vote", "proposal": number, "agree": True})
            await catch_up(back)
            assert seat_of(back, 2)["stand_in"] is None


async def test_after_the_end_nobody_needs_a_stand_in(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", options={**BREW, "turn_limit": 1})
    async with Client(guests[0], table) as first:
        async with Client(guests[1], table) as second:
            dice = random.Random(1)
            await asyncio.gather(first.play_to_the_end(dice), second.play_to_the_end(dice))
        await until(first, lambda me: not seat_of(me, 1)["here"])
        with refuses("match-over"):
            await ask_for_stand_in(first, 1)


async def test_somebody_who_is_gone_for_a_moment_is_not_gone(
    gatehouse: RunningServer, company: Company
) -> None:
    """There, others may propose a bot only after an hour."""
    guests = await arrive(company, gatehouse, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    async with Client(guests[0], table) as client:
        with refuses("not-gone"):
            await ask_for_stand_in(client, 1)
