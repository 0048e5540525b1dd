"""Undo: free up to the last barrier, by agreement beyond it, never across a curtain."""

from __future__ import annotations

import random

import pytest

from tests.server.live.meeting import (
    arrive,
    by_turn,
    card_to_take,
    catch_up,
    hot_seat,
    refuses,
    seen,
    together,
    turn_to,
    until,
)
from tests.server.playing import Client, open_table, people_at_a_table, start
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

BREW = {"no_fortune_cards": 1}


async def undo(client: Client, seat: int | None = None) -> None:
    """Takes back the last move of a seat."""
    await client.ask({"type": "undo", "seat": client.eyes if seat is None else seat})


async def ask_for_undo(client: Client) -> None:
    """Asks all others whether the last move may be taken back."""
    await client.ask({"type": "propose", "topic": "undo", "seat": client.eyes})


async def answer_proposal(client: Client, *, agree: bool) -> None:
    """Answers the first open proposal, once it is there."""
    await until(client, lambda me: me.proposals)
    number = client.proposals[0]["proposal"]
    await client.ask({"type": "vote", "proposal": number, "agree": agree})


async def test_what_showed_nothing_is_taken_back_freely(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        client, other = by_turn(*clients)
        assert client.view is not None
        board = client.view["board"]
        await client.play(card_to_take(client))
        assert client.view["can_undo"]
        await undo(client)
        assert client.view["board"] == board
        assert not client.view["practice"]
        assert client.decision is not None
        assert client.decision["choice"] == "pick"
        await catch_up(other)
        assert [line["id"] for line in other.lines] == ["event-took", "event-undone"]
        assert other.view is not None
        assert other.view["board"]["market"] == board["market"]


async def test_what_was_drawn_is_not_taken_back_freely(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    async with Client(guests[0], table) as client:
        with refuses("cannot-undo"):
            await undo(client)
        await client.play("draw")
        assert client.view is not None
        assert not client.view["can_undo"]
        with refuses("cannot-undo"):
            await undo(client)
        with refuses("not-your-seat"):
            await undo(client, seat=1)


async def test_all_agree_and_the_move_is_taken_back(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second, third = clients
        await first.play("draw")
        await ask_for_undo(first)
        await until(third, lambda me: me.proposals)
        proposal = third.proposals[0]
        assert (proposal["topic"], proposal["seat"], proposal["by"]) == ("undo", 0, 0)
        assert (proposal["agreed"], proposal["asked"]) == ([0], [1, 2])
        await answer_proposal(second, agree=True)
        await catch_up(first)
        assert first.view is not None
        assert first.view["row"] == 1, "one has not answered yet"
        await answer_proposal(third, agree=True)
        for client in clients:
            await until(client, lambda me: seen(me)["practice"])
            await until(client, lambda me: not me.proposals)
            assert client.view is not None
            assert client.view["row"] == 2
            assert client.view["board"]["seats"][0]["pot"] == []


@pytest.mark.parametrize("who", ["the proposer", "somebody else"])
async def test_one_who_does_not_agree_ends_the_proposal(
    who: str, house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second = clients
        await first.play("draw")
        await ask_for_undo(first)
        await answer_proposal(first if who == "the proposer" else second, agree=False)
        for client in clients:
            await catch_up(client)
            assert client.proposals == []
            assert client.view is not None
            assert client.view["row"] == 1
        with refuses("no-proposal"):
            await second.ask({"type": "vote", "proposal": 1, "agree": True})


async def test_whoever_moves_on_asks_no_longer(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second = clients
        await first.play("draw")
        await ask_for_undo(first)
        await until(second, lambda me: me.proposals)
        old = second.proposals[0]["proposal"]
        await second.play("draw")
        assert len(second.proposals) == 1, "another seat's move changes nothing"
        await first.play("draw")
        await until(second, lambda me: not me.proposals)
        await ask_for_undo(first)
        with refuses("no-proposal"):
            await second.ask({"type": "vote", "proposal": old, "agree": True})
        await catch_up(second)
        assert second.view is not None
        assert second.view["row"] == 3


async def test_a_watcher_has_no_say(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests[:2], "quacks", options=BREW, listed=True)
    async with together(first := Client(guests[0], table), watcher := Client(guests[2], table)):
        await first.play("draw")
        await ask_for_undo(first)
        with refuses("no-proposal"):
            await answer_proposal(watcher, agree=True)
        with refuses("only-players"):
            await watcher.ask({"type": "propose", "topic": "undo", "seat": 0})


async def test_nobody_asks_for_the_move_of_another(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", options=BREW)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second = clients
        await first.play("draw")
        with refuses("not-your-seat"):
            await second.ask({"type": "propose", "topic": "undo", "seat": 0})


async def test_alone_against_bots_an_undo_makes_the_match_practice(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house)
    table = await people_at_a_table([anna], "quacks", bots=1, options=BREW)
    async with Client(anna, table) as client:
        await client.play("draw")
        assert client.view is not None
        assert client.view["can_undo"]
        assert not client.view["practice"]
        await undo(client)
        assert client.view["practice"]
        assert client.view["board"]["seats"][0]["pot"] == []


async def test_at_one_device_an_undo_needs_nobody_where_nothing_is_secret(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house)
    table = await hot_seat(anna, "quacks", options=BREW)
    async with Client(anna, table, eyes=0) as client:
        await client.play("draw")
        await turn_to(client, 1)
        await client.play("draw")
        await turn_to(client, 0)
        await ask_for_undo(client)
        assert client.view is not None
        assert client.view["row"] == 3
        assert client.view["practice"]


async def test_no_undo_crosses_the_curtain(house: RunningServer, company: Company) -> None:
    anna = await company.come(house)
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ada"}, {"kind": "bot"}]
    table = (await open_table(anna, "elixir-mixer", seats))["table"]
    await start(anna, table)
    dice = random.Random(2)
    async with Client(anna, table) as client:
        movers: list[int] = []
        while movers[-1:] != [1] or 0 not in movers or await whoever_is_asked(client) == 1:
            await turn_to(client, await whoever_is_asked(client))
            await client.play(await client.whole_move(dice))
            movers.append(client.eyes or 0)
        # Anna, Ada and the bot have had a turn, and it is Anna's again.
        await turn_to(client, 0)
        with refuses("curtain"):
            await ask_for_undo(client)
        await turn_to(client, 1)
        await ask_for_undo(client)
        assert client.view is not None
        assert client.view["practice"]


async def whoever_is_asked(client: Client) -> int:
    """Which of the two people at the device is asked next; a bot's turn is waited for."""
    await until(client, lambda me: me.view and set(seen(me)["waiting"]) & {0, 1})
    assert client.view is not None
    return int(client.view["waiting"][0])
