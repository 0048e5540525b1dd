"""Seats that change hands while the table is open: at the start, in the middle, and afterwards."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.live.meeting import arrive, catch_up, play_out, refuses, seen, together, until
from tests.server.playing import Client, open_table, people_at_a_table, sit, start
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

LAST_TURN = {"no_fortune_cards": 1, "turn_limit": 1}


def hands(client: Client) -> list[bool]:
    """Which hands of Elixir Mixer a client sees."""
    assert client.view is not None
    return [seat["hand"] is not None for seat in client.view["board"]["seats"]]


async def test_everybody_sees_the_match_begin(house: RunningServer, company: Company) -> None:
    anna, ben, dora = await arrive(company, house, 3)
    seats = [{"kind": "open"}, {"kind": "person"}, {"kind": "open"}]
    table = await open_table(anna, "elixir-mixer", seats, listed=True)
    clients = [Client(guest, table["table"]) for guest in (anna, ben, dora)]
    async with together(*clients):
        assert [client.view for client in clients] == [None] * 3
        for message in ({"type": "play", "seat": 1, "decision": 1, "moves": ["draw"]},):
            with refuses("not-started"):
                await clients[0].ask(message)
        answer = await ben.post(f"/tables/{table['table']}/seats", {"seat": 2})
        assert answer.is_success, answer.text
        await until(clients[0], lambda me: me.table["seats"][2]["name"] == "Ben")
        await start(anna, table["table"])
        for client in clients:
            await until(client, lambda me: me.view is not None)
            await until(client, lambda me: me.table["stage"] == "playing")
        assert [client.eyes for client in clients] == [0, 1, None], "the others moved up"
        assert [hands(client) for client in clients] == [
            [True, False],
            [False, True],
            [False, False],
        ]


async def test_a_watcher_takes_the_seat_of_a_bot(house: RunningServer, company: Company) -> None:
    anna, ben = await arrive(company, house, 2)
    options = {"turn_limit": 12}
    table = await people_at_a_table([anna], "elixir-mixer", 1, listed=True, options=options)
    async with together(first := Client(anna, table), second := Client(ben, table)):
        assert (hands(second), second.table["watchers"]) == ([False, False], 1)
        answer = await ben.post(f"/tables/{table}/seats", {})
        assert answer.is_success, answer.text
        await until(second, lambda me: me.eyes == 1)
        await until(second, lambda me: me.table["watchers"] == 0)
        assert hands(second) == [False, True]
        assert second.view is not None
        assert second.view["players"] == ["Anna", "Ben"]
        await until(first, lambda me: seen(me)["players"] == ["Anna", "Ben"])
        dice = random.Random(3)
        await asyncio.gather(first.play_to_the_end(dice), second.play_to_the_end(dice))
    record = await anna.get(f"/tables/{table}/record")
    assert '"Ben"' in record.text
    proof = await anna.get(f"/tables/{table}/proof")
    assert proof.is_success, proof.text


async def test_whoever_stands_up_sees_no_more_than_a_watcher(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "elixir-mixer", options={"turn_limit": 12})
    async with together(first := Client(anna, table), second := Client(ben, table)):
        assert hands(second) == [False, True]
        answer = await ben.delete(f"/tables/{table}/seats/1")
        assert answer.is_success, answer.text
        await until(second, lambda me: me.eyes is None)
        assert hands(second) == [False, False]
        with refuses("not-your-seat"):
            await second.ask({"type": "hint", "seat": 1})
        # A bot plays on for whoever has left.
        await until(first, lambda me: me.table["seats"][1]["bot"])
        await first.play_to_the_end(random.Random(3))


async def test_a_person_who_takes_a_seat_back_from_a_bot_is_asked(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "quacks", options={**LAST_TURN, "turn_limit": 2})
    async with together(first := Client(anna, table), second := Client(ben, table)):
        assert (await ben.delete(f"/tables/{table}/seats/1")).is_success
        await until(second, lambda me: me.eyes is None and seen(me)["waiting"] == [0])
        assert (await ben.post(f"/tables/{table}/seats", {"seat": 1})).is_success
        await until(second, lambda me: me.eyes == 1)
        answers = await asyncio.gather(
            play_out(first, random.Random(1)), play_out(second, random.Random(2))
        )
        assert all(answers)


async def test_a_rematch_rotates_the_seats(house: RunningServer, company: Company) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "quacks", bots=1, options=LAST_TURN)
    async with together(*(clients := [Client(anna, table), Client(ben, table)])):
        with_dice = [client.play_to_the_end(random.Random(3)) for client in clients]
        await asyncio.gather(*with_dice)
        answers = await asyncio.gather(
            *(each.post(f"/tables/{table}/rematch") for each in (anna, ben))
        )
        following = {answer.json()["table"] for answer in answers}
        assert len(following) == 1, "whoever asks second is led to the same table"
        for client in clients:
            await until(client, lambda me: me.table["next_table"] in following)
    new = following.pop()
    await start(anna if answers[0].json()["mine"] else ben, new)
    async with together(*(clients := [Client(anna, new), Client(ben, new)])):
        assert [client.eyes for client in clients] == [1, 2]
        assert names(clients[0].table)[1:] == ["Anna", "Ben"]
        assert clients[0].table["options"] == {**LAST_TURN}
        await asyncio.gather(*(client.play_to_the_end(random.Random(3)) for client in clients))


def names(table: dict[str, Any]) -> list[str]:
    """Who sits at a table, in order."""
    return [seat["name"] for seat in table["seats"]]


async def test_a_table_that_is_given_up_tells_those_who_wait(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await open_table(anna, "quacks", [{"kind": "person"}, {"kind": "open"}])
    await sit(ben, table)
    async with Client(ben, table["table"]) as client:
        assert (await anna.delete(f"/tables/{table['table']}")).is_success
        await until(client, lambda me: me.table["stage"] == "closed")
        await catch_up(client)
        assert client.view is None
