"""Several people at one device: a curtain where a seat has secrets, and nowhere else."""

from __future__ import annotations

import random

import pytest

from tests.server.live.meeting import (
    arrive,
    by_turn,
    catch_up,
    hot_seat,
    refuses,
    seen,
    together,
    turn_to,
    turn_to_whoever_is_asked,
    until,
)
from tests.server.playing import Client, open_table, sit, start
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

SECRETS = {
    "elixir-mixer": True,
    "glastonbury": False,
    "kupferkessel": False,
    "quacks": False,
}
"""Whether the seats of a match have secrets from its beginning, as printed."""


TURNS = {"elixir-mixer": 20, "glastonbury": 0, "kupferkessel": 0, "quacks": 0}
"""Where chance alone plays, Elixir Mixer takes hundreds of turns."""


@pytest.mark.parametrize("game", SECRETS)
async def test_one_device_plays_both_seats_to_the_end(
    game: str, house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    table = await hot_seat(anna, game, options={"turn_limit": TURNS[game]})
    dice = random.Random(8)
    async with Client(anna, table) as client:
        assert client.welcome["curtain"] is SECRETS[game]
        assert client.eyes == (None if SECRETS[game] else 0)
        assert [seat["mine"] for seat in client.table["seats"]] == [True, True]
        assert [seat["name"] for seat in client.table["seats"]] == ["Anna", "Ada"]
        while not client.is_over:
            await turn_to_whoever_is_asked(client)
            await client.play(await client.whole_move(dice))
        assert client.view is not None
        assert client.view["sheet"] is not None
    told = b"".join(client.received)
    assert SECRETS[game] or b'"curtain":false' in told
    if game == "quacks":
        assert b'"curtain":true' in told, "in the last turn all choose at once"


@pytest.mark.parametrize("game", ["glastonbury", "kupferkessel"])
async def test_recipes_bring_the_curtain(game: str, house: RunningServer, company: Company) -> None:
    anna = await company.come(house, "Anna")
    table = await hot_seat(anna, game, options={"recipes": 1})
    async with Client(anna, table) as client:
        assert client.welcome["curtain"]
        assert client.eyes is None


async def test_behind_the_curtain_only_the_board_is_seen(
    house: RunningServer, company: Company
) -> None:
    """Anna and Ada share a device; Ben has one of his own."""
    anna, ben = await arrive(company, house, 2)
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ada"}, {"kind": "open"}]
    table = await open_table(anna, "elixir-mixer", seats)
    await sit(ben, table)
    await start(anna, table["table"])
    dice = random.Random(6)
    device, other = Client(anna, table["table"]), Client(ben, table["table"])
    async with together(device, other):
        assert device.view is not None
        assert device.view["decision"] is None
        assert [seat["hand"] for seat in device.view["board"]["seats"]] == [None] * 3
        await turn_to(device, 1)
        assert device.eyes == 1
        assert [bool(seat["hand"]) for seat in device.view["board"]["seats"]] == [
            False,
            True,
            False,
        ]
        await turn_to(device, None)
        assert [seat["hand"] for seat in device.view["board"]["seats"]] == [None] * 3
        while device.view["waiting"] != [2]:
            await turn_to_whoever_is_asked(device)
            await device.play(await device.whole_move(dice))
        await turn_to(device, None)
        device.lines.clear()
        device.events.clear()
        await until(other, lambda me: me.decision is not None)
        answer = await other.play(await other.whole_move(dice))
        await until(device, lambda me: seen(me)["row"] == answer["row"])
        assert device.lines == device.events == [], "nothing is told while nobody may listen"


async def test_whoever_takes_the_device_hears_what_happened_meanwhile(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    table = await hot_seat(anna, "elixir-mixer")
    dice = random.Random(6)
    async with Client(anna, table) as client:
        await turn_to_whoever_is_asked(client)
        first = client.eyes
        while client.decision is not None:
            await client.play(await client.whole_move(dice))
        told = [line["id"] for line in client.lines]
        await turn_to(client, None)
        client.lines.clear()
        await turn_to_whoever_is_asked(client)
        assert client.eyes == 1 - (first or 0)
        assert [line["id"] for line in client.lines] == told


async def test_nobody_opens_the_eyes_of_a_stranger(house: RunningServer, company: Company) -> None:
    anna, ben, cleo = await arrive(company, house, 3)
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ada"}, {"kind": "open"}]
    table = await open_table(anna, "elixir-mixer", seats, listed=True)
    await sit(ben, table)
    await start(anna, table["table"])
    for guest, wrong, own in ((anna, 2, None), (ben, 0, 2), (cleo, 0, None), (cleo, None, None)):
        async with Client(guest, table["table"], eyes=wrong) as client:
            assert client.eyes == own
            before = client.view
            await client.send({"type": "look", "seat": wrong})
            message = await client.take()
            while message["type"] == "table":
                message = await client.take()
            assert message["type"] == "refused"
            await catch_up(client)
            assert client.view == before


async def test_people_at_one_device_speak_with_names_of_their_own(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    table = await hot_seat(anna, "quacks")
    async with Client(anna, table) as client:
        await client.ask({"type": "say", "phrase": "hello", "seat": 1})
        await client.ask({"type": "say", "phrase": "thanks"})
        await until(client, lambda me: len(me.chat) == 2)
        assert [(line["name"], line["seat"]) for line in client.chat] == [("Ada", 1), ("Anna", 0)]
        with refuses("not-your-seat"):
            await client.ask({"type": "say", "phrase": "hello", "seat": 2})


async def test_a_device_may_play_beside_another(house: RunningServer, company: Company) -> None:
    anna, ben = await arrive(company, house, 2)
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = await open_table(anna, "elixir-mixer", [*seats, {"kind": "person", "name": "Ada"}])
    await sit(ben, table)
    await start(anna, table["table"])
    async with together(
        device := Client(anna, table["table"], eyes=2), other := Client(ben, table["table"])
    ):
        assert device.eyes == 2, "whoever says which eyes are wanted gets them at once"
        assert other.eyes == 1
        assert len(by_turn(device, other)) == 2
