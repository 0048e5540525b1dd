"""The chat of a table: free among those invited, in phrases at a listed table, kept for later."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.live.meeting import arrive, enter, refuses, together, until
from tests.server.playing import Client, open_table, people_at_a_table, sit
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

LAST_TURN = {"no_fortune_cards": 1, "turn_limit": 1}


async def say(client: Client, text: str, request: str | None = None) -> None:
    """Says something in words of one's own."""
    await client.ask({"type": "say", "text": text}, request)


async def say_phrase(client: Client, phrase: str) -> None:
    """Says something ready-made."""
    await client.ask({"type": "say", "phrase": phrase})


def heard(client: Client) -> list[Any]:
    """What a client has heard, in order."""
    return [line["text"] or line["phrase"] for line in client.chat]


async def hears(client: Client, *words: str) -> None:
    """Waits until the last of some words is heard, and nothing else was."""
    await until(client, lambda me: words[-1] in heard(me))
    assert heard(client) == list(words)


async def test_those_who_are_invited_speak_freely(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await open_table(guests[0], "quacks", [{"kind": "person"}, {"kind": "open"}])
    await sit(guests[1], table)
    async with together(*(clients := [Client(guest, table["table"]) for guest in guests])):
        assert clients[0].table["free_chat"]
        await say(clients[0], "  Good evening,\n everybody ")
        await say_phrase(clients[1], "hello")
        for client in clients:
            await hears(client, "Good evening, everybody", "hello")
        line = clients[1].chat[0]
        assert (line["name"], line["person"], line["seat"]) == ("Anna", guests[0].person, 0)
    async with Client(guests[1], table["table"]) as back:
        assert back.chat == clients[1].chat, "the chat is kept with the table"


async def test_a_listed_table_speaks_in_phrases_until_all_allow_more(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests[:2], "quacks", listed=True)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second, watcher = clients
        with refuses("phrases-only"):
            await say(first, "Psst")
        await say_phrase(first, "well-brewed")
        await first.ask({"type": "allow-chat", "allow": True})
        with refuses("phrases-only"):
            await say(first, "Psst")
        with refuses("only-players"):
            await watcher.ask({"type": "allow-chat", "allow": True})
        await second.ask({"type": "allow-chat", "allow": True})
        await until(first, lambda me: me.table["free_chat"])
        await say(first, "Now we can talk")
        await hears(second, "well-brewed", "Now we can talk")
        await second.ask({"type": "allow-chat", "allow": False})
        with refuses("phrases-only"):
            await say(first, "Psst")


async def test_what_cannot_be_said_is_refused(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks")
    async with Client(guests[0], table) as client:
        for wrong, error in (
            ({}, "phrase-or-text"),
            ({"phrase": "hello", "text": "hello"}, "phrase-or-text"),
            ({"phrase": "abracadabra"}, "no-such-phrase"),
            ({"text": " \n "}, "no-words"),
            ({"text": "\u202e\x07"}, "no-words"),
            ({"text": "hello", "seat": 1}, "not-your-seat"),
        ):
            with refuses(error):
                await client.ask({"type": "say", **wrong})
        await say(client, "hello")
        await hears(client, "hello")


async def test_what_is_sent_twice_is_said_once(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        for _ in range(2):
            await say(clients[0], "once", "r1")
        await say(clients[1], "also once", "r1")
        await say(clients[0], "done")
        for client in clients:
            await hears(client, "once", "also once", "done")


async def test_watchers_talk_among_themselves_until_the_end(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 4)
    table = await people_at_a_table(guests[:2], "quacks", options=LAST_TURN)
    code = (await guests[0].get(f"/tables/{table}")).json()["code"]
    for guest in guests[2:]:
        await enter(guest, code)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second, *watchers = clients
        await say(watchers[0], "Anna will explode")
        await say(first, "I feel lucky")
        for watcher in watchers:
            await hears(watcher, "Anna will explode", "I feel lucky")
        await hears(second, "I feel lucky")
        async with Client(guests[1], table) as second:
            assert heard(second) == ["I feel lucky"], "coming again brings nothing either"
            dice = random.Random(4)
            await asyncio.gather(first.play_to_the_end(dice), second.play_to_the_end(dice))
            for client in (first, second):
                await hears(client, "I feel lucky", "Anna will explode")
            await say(second, "Ha")
            await hears(watchers[0], "Anna will explode", "I feel lucky", "Ha")
    async with Client(guests[0], table) as back:
        assert heard(back) == ["Anna will explode", "I feel lucky", "Ha"]


@pytest.mark.parametrize("way", ["muted", "blocked"])
async def test_whoever_is_muted_or_blocked_is_not_heard(
    way: str, house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests, "quacks")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second, third = clients
        await say(first, "before")
        await hears(second, "before")
        answer = await guests[1].put(f"/me/{way}/{guests[0].person}")
        assert answer.is_success, answer.text
        await say(first, "noise")
        await say(third, "sense")
        await hears(second, "before", "sense")
        await hears(third, "before", "noise", "sense")
        async with Client(guests[1], table) as back:
            assert heard(back) == ["sense"]
        answer = await guests[1].delete(f"/me/{way}/{guests[0].person}")
        assert answer.is_success, answer.text
        async with Client(guests[1], table) as back:
            assert heard(back) == ["before", "noise", "sense"]


async def test_nobody_who_comes_in_swallows_a_line(house: RunningServer, company: Company) -> None:
    """Whoever comes reads the chat; those who are here must hear it all the same."""
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests, "quacks")
    async with together(*(clients := [Client(guest, table) for guest in guests[:2]])):
        said = [str(number) for number in range(10)]

        async def come_and_go() -> None:
            for _ in range(10):
                async with Client(guests[2], table) as client:
                    assert heard(client) == said[: len(client.chat)]

        async def speak() -> None:
            for words in said:
                await say(clients[0], words)

        await asyncio.gather(come_and_go(), speak())
        for client in clients:
            await hears(client, *said)
