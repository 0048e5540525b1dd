"""Reconnecting: whoever leaves and comes back finds the same table, and is told what was missed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.live.meeting import (
    arrive,
    by_turn,
    catch_up,
    hot_seat,
    play_rows,
    take_a_turn,
    together,
    turn_to_whoever_is_asked,
)
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio

KETTLES = ["glastonbury", "kupferkessel"]
MOST_DECISIONS = 60
TOOK, TOOK_UNSEEN = "event-took", "event-took-unseen"
SPELLS = {"vanesco-0", "perluceo-0", "accio-0", "declinatio-0", "immuto-0"}
"""Cards of Glastonbury that lie beside the cauldron, for everybody to see."""


async def test_whoever_comes_back_is_told_what_was_missed(
    house: RunningServer, company: Company
) -> None:
    anna, ben, dora, emil = await arrive(company, house, 4)
    table = await people_at_a_table([anna, ben], "elixir-mixer", listed=True)
    stays, leaves = Client(dora, table), Client(emil, table)
    async with together(*(players := [Client(anna, table), Client(ben, table)]), stays, leaves):
        first, second = by_turn(*players)
        await second.__aexit__(None, None, None)
        await leaves.__aexit__(None, None, None)
        await take_a_turn(first)
        await catch_up(stays)
        back, back_again = Client(second.guest, table), Client(emil, table)
        back.after, back_again.after = second.welcome["row"], leaves.welcome["row"]
        async with together(back, back_again):
            assert back_again.welcome["missed"] == stays.lines
            assert back.welcome["missed"] == stays.lines
            assert stays.lines[0]["id"] == TOOK
            assert back.decision is not None
            assert back_again.view == stays.view


async def test_whoever_has_seen_everything_missed_nothing(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house)
    table = await hot_seat(anna, "quacks", options={"no_fortune_cards": 1})
    async with Client(anna, table, eyes=0) as client:
        answer = await client.play("draw")
    again = Client(anna, table, eyes=0)
    again.after = answer["row"]
    async with again:
        assert again.welcome["missed"] == []
        assert again.welcome["row"] == answer["row"] == 1
    async with Client(anna, table, eyes=0) as fresh:
        assert fresh.welcome["missed"] == [], "a client that has nothing looks at the board"


@pytest.mark.parametrize("game", ["elixir-mixer", *KETTLES, "quacks"])
async def test_a_reload_finds_the_same_decision_without_the_draft(
    game: str, house: RunningServer, company: Company
) -> None:
    """One device plays all seats, so that nothing can happen between two looks."""
    anna = await company.come(house, "Anna")
    table = await hot_seat(anna, game, preset="full-house")
    dice, met = random.Random(5), set()
    client = await Client(anna, table).__aenter__()
    for _ in range(MOST_DECISIONS):
        if client.is_over:
            break
        await turn_to_whoever_is_asked(client)
        assert client.decision is not None
        move, before = await client.whole_move(dice), client.view
        if client.decision["choice"] not in met:
            met.add(client.decision["choice"])
            await client.__aexit__(None, None, None)
            client = await Client(anna, table, eyes=client.eyes).__aenter__()
            assert client.view == before
        await client.play(move)
    await client.__aexit__(None, None, None)
    assert met


@pytest.mark.parametrize("game", KETTLES)
async def test_what_was_covered_is_not_told_again(
    game: str, house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, game)
    await play_until_the_second_has_answered(guests, table)
    again = Client(guests[1], table)
    again.after = -1
    async with again:
        assert again.view is not None
        tops = [seat["top"] for seat in again.view["board"]["seats"]]
    takes = [line for line in again.welcome["missed"] if line["id"] in {TOOK, TOOK_UNSEEN}]
    named = [card_of(line) for line in takes if line["id"] == TOOK]
    assert len(takes) >= 10, "both have taken many cards"
    assert set(named) <= {*tops, *SPELLS}, "only what everybody can see now has a name"


async def play_until_the_second_has_answered(guests: list[Guest], table: str) -> None:
    """Plays some turns, so that everything is old for the second seat."""
    dice, rows = random.Random(11), 20
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        while await play_rows(clients, rows, dice) is not clients[1]:
            rows += 1


def card_of(line: dict[str, Any]) -> str:
    """The card that a line names."""
    card = line["arguments"]["card"]["arguments"]
    return f"{card['ingredient']}-{card['value']}"
