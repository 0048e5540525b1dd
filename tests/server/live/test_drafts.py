"""Drafts: moves are tried out first; nothing is stored and nobody else hears of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stillroom.server.store import match_rows
from tests.server.live.meeting import (
    arrive,
    by_turn,
    card_to_take,
    catch_up,
    hot_seat,
    refuses,
    stored,
    together,
    told,
    turn_to_whoever_is_asked,
)
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

BASKETS = {"elixir-mixer": "pick", "quacks": "shop"}
"""A choice of each game in which a move is put together from pieces."""
MANY_CHIPS = 5


def begun(decision: dict[str, Any]) -> list[str]:
    """The moves of a decision that are only beginnings."""
    return [move["text"] for move in decision["moves"] if not move.get("whole", True)]


@pytest.mark.parametrize("game", BASKETS)
async def test_a_basket_is_put_together_without_anybody_hearing(
    game: str, house: RunningServer, company: Company
) -> None:
    """One device plays both seats while somebody watches."""
    anna, dora = await arrive(company, house, 2)
    table = await hot_seat(anna, game, listed=True)
    async with together(client := Client(anna, table), watcher := Client(dora, table)):
        await turn_to_whoever_is_asked(client)
        while not has_basket(client, BASKETS[game]):
            await client.play(await move_towards_a_full_purse(client))
            await turn_to_whoever_is_asked(client)
        await try_a_basket(client, watcher, house)


def has_basket(client: Client, choice: str) -> bool:
    """Whether pieces can be put together now."""
    assert client.decision is not None, "no match ends without shopping"
    return client.decision["choice"] == choice and bool(begun(client.decision))


async def move_towards_a_full_purse(client: Client) -> str:
    """Brews a good deal, so that there is something to spend; in other games anything will do."""
    assert client.view is not None
    assert client.decision is not None
    texts = [move["text"] for move in client.decision["moves"]]
    if client.decision["choice"] == "brew" and "draw" in texts:
        chips = len(client.view["board"]["seats"][client.eyes]["pot"])
        return "draw" if chips < MANY_CHIPS else "stop"
    return "coins" if "coins" in texts else await client.whole_move(random.Random(1))


async def try_a_basket(client: Client, watcher: Client, house: RunningServer) -> None:
    """Puts a move together; afterwards everything is as it was, for everybody."""
    assert client.decision is not None
    await catch_up(watcher)
    before, heard = client.view, told(watcher)
    rows = _rows(house, client.table_id)
    draft = await client.draft(begun(client.decision)[0])
    assert not draft["whole"]
    assert draft["view"]["decision"]["basket"]["ways"] > 0
    assert draft["view"]["decision"]["number"] == client.decision["number"]
    await catch_up(client)
    await catch_up(watcher)
    assert client.view == before
    assert told(watcher) == heard
    assert _rows(house, client.table_id) == rows


def _rows(house: RunningServer, table: str) -> int:
    return len(stored(house, lambda connection: match_rows.rows_after(connection, table, 0)))


async def test_a_basket_is_played_whole_or_not_at_all(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        client, other = by_turn(*clients)
        card = card_to_take(client)
        draft = await client.draft(card)
        assert draft["whole"]
        assert draft["view"]["decision"]["choice"] == "mix"
        with refuses("illegal-move"):
            await client.play(card, "end-turn", card)
        await catch_up(client)
        assert client.view is not None
        assert client.view["row"] == 0, "the first two were not played either"
        assert (await client.play(card, "end-turn"))["row"] == 2
        await catch_up(other)
        assert other.lines[0]["id"] == "event-took"


async def test_what_would_show_something_cannot_be_tried(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", options={"no_fortune_cards": 1})
    async with Client(guests[0], table) as client:
        with refuses("cannot-draft"):
            await client.draft("draw")
        with refuses("malformed-move"):
            await client.draft("drink it")


async def test_nobody_tries_moves_of_another_seat(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", options={"no_fortune_cards": 1})
    async with Client(guests[0], table) as client:
        with refuses("not-your-seat"):
            await client.ask({"type": "draft", "seat": 1, "decision": 1, "moves": ["stop"]})
