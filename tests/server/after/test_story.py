"""The story so far: whoever asks is told it again, as far as it may still be heard."""

from __future__ import annotations

import random

import pytest

from tests.server.live.meeting import (
    arrive,
    hot_seat,
    play_rows,
    together,
    turn_to,
    turn_to_whoever_is_asked,
)
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

TELL = {"type": "tell"}


async def test_whoever_asks_is_told_everything_so_far(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        before = (await clients[0].ask(TELL))["lines"]
        await play_rows(clients, 6, random.Random(3))
        told = (await clients[0].ask(TELL))["lines"]
        assert told == before + clients[0].lines
        assert not clients[0].welcome["forgets"]


async def test_where_something_must_be_remembered_the_story_fades(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "kupferkessel")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        mover = await play_rows(clients, 20, random.Random(4))
        told = (await mover.ask(TELL))["lines"]
        assert mover.welcome["forgets"]
        takes = [line["id"] for line in told if line["id"].startswith("event-took")]
        assert takes.count("event-took") < takes.count("event-took-unseen"), "but for the tops"
        assert sum(line["id"] == "event-took" for line in mover.lines) == len(takes)


async def test_behind_the_curtain_nothing_is_told(house: RunningServer, company: Company) -> None:
    anna = await company.come(house)
    table = await hot_seat(anna, "elixir-mixer")
    async with Client(anna, table) as client:
        await turn_to_whoever_is_asked(client)
        await client.play("draw")
        assert (await client.ask(TELL))["lines"]
        await turn_to(client, None)
        assert (await client.ask(TELL))["lines"] == []
