"""Why can't I: the reason for a move that is not open, to the one who asks, and to nobody else."""

from __future__ import annotations

import pytest

from tests.server.live.meeting import arrive, by_turn, catch_up, refuses, together, told
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

PARAGRAPHS = {"elixir-mixer": "3.1", "glastonbury": "5.1", "kupferkessel": "5.1", "quacks": "8.3"}
"""What forbids the move below."""


def closed_move(client: Client) -> str:
    """A move that is not open at first; in the kettle games a card of another line."""
    assert client.view is not None
    assert client.decision is not None
    if client.view["game"] in {"elixir-mixer", "quacks"}:
        return {"elixir-mixer": "mix blue", "quacks": "stop"}[client.view["game"]]
    offered = {piece for move in client.decision["moves"] for piece in move["pieces"]}
    square = client.view["board"]["square"]
    return f"take {next(card for card in square if card and f'card {card}' not in offered)}"


def why(client: Client, *moves: str) -> dict[str, object]:
    return {"type": "why", "seat": client.eyes, "moves": list(moves)}


@pytest.mark.parametrize("game", PARAGRAPHS)
async def test_the_paragraph_is_told_to_the_one_who_asks(
    game: str, house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    options = {"no_fortune_cards": 1} if game == "quacks" else {}
    table = await people_at_a_table(guests, game, options=options)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        client, other = by_turn(*clients)
        await catch_up(other)
        before = told(other), client.view
        refusal = (await client.ask(why(client, closed_move(client))))["refusal"]
        assert (refusal["error"], refusal["paragraph"]) == ("illegal-move", PARAGRAPHS[game])
        assert refusal["message"]["arguments"]["reason"]["id"].startswith("why-")
        await catch_up(other)
        assert (told(other), client.view) == before, "nothing has changed, and nobody heard of it"


async def test_whoever_waits_hears_whose_turn_it_is(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        asked, waiting = by_turn(*clients)
        refusal = (await waiting.ask(why(waiting, "draw")))["refusal"]
        assert refusal["paragraph"] == "2.4"
        assert refusal["message"]["arguments"]["reason"]["seat"] == asked.eyes


async def test_nothing_forbids_what_is_open(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        client = by_turn(*clients)[0]
        assert (await client.ask(why(client, "draw")))["refusal"] is None


async def test_nobody_asks_for_the_seat_of_another(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        client, other = clients
        with refuses("not-your-seat"):
            await client.ask(why(other, "draw"))
        with refuses("malformed-move"):
            await client.ask(why(client, "dance"))
