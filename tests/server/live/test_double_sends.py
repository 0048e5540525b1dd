"""Double sends: a request that comes twice is carried out once."""

from __future__ import annotations

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
    until,
)
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio


async def test_the_same_request_is_the_same_move(house: RunningServer, company: Company) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "elixir-mixer")
    async with together(*(clients := [Client(anna, table), Client(ben, table)])):
        client = by_turn(*clients)[0]
        moves = [card_to_take(client), "end-turn"]
        message = {"type": "play", "seat": client.eyes, "decision": 1, "moves": moves}
        first = await client.ask(message, "r1")
        again = await client.ask(message, "r1")
        assert first == again
        assert first["row"] == 2
    async with Client(client.guest, table) as back:
        assert await back.ask(message, "r1") == first, "also from another socket"
    rows = stored(house, lambda connection: match_rows.rows_after(connection, table, 0))
    assert [row.request for row in rows] == ["r1", "r1"]


async def test_a_burst_of_the_same_request_draws_once(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "quacks", options={"no_fortune_cards": 1})
    async with Client(anna, table) as client:
        message = {"type": "play", "request": "tap", "seat": 0, "decision": 1, "moves": ["draw"]}
        for _ in range(5):
            await client.send(message)
        answers = 0
        while answers < 5:
            answer = await client.take()
            assert answer["type"] != "refused"
            answers += answer["type"] == "accepted"
        assert client.view is not None
        assert client.view["row"] == 1


async def test_a_double_tap_with_two_requests_is_a_stale_second(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "quacks", options={"no_fortune_cards": 1})
    async with Client(anna, table) as client:
        message = {"type": "play", "seat": 0, "decision": 1, "moves": ["draw"]}
        await client.ask(message)
        with refuses("stale-decision"):
            await client.ask(message)
        await catch_up(client)
        assert client.view is not None
        assert client.view["row"] == 1


async def test_a_request_of_somebody_else_is_not_taken_for_mine(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "quacks", options={"no_fortune_cards": 1})
    async with together(first := Client(anna, table), second := Client(ben, table)):
        await first.play("draw", request="r1")
        await second.play("draw", request="r1")
        await catch_up(second)
        assert second.view is not None
        assert second.view["row"] == 2


async def test_an_undo_sent_twice_takes_back_once(house: RunningServer, company: Company) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "elixir-mixer")
    async with together(*(clients := [Client(anna, table), Client(ben, table)])):
        client = by_turn(*clients)[0]
        await client.play(card_to_take(client))
        taking_back = {"type": "undo", "seat": client.eyes}
        first = await client.ask(taking_back, "back")
        assert await client.ask(taking_back, "back") == first
        assert client.view is not None
        assert client.view["row"] == 2


async def test_a_proposal_sent_twice_is_one(house: RunningServer, company: Company) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "quacks", options={"no_fortune_cards": 1})
    async with together(first := Client(anna, table), second := Client(ben, table)):
        await first.play("draw")
        proposing = {"type": "propose", "topic": "undo", "seat": 0}
        for _ in range(2):
            await first.ask(proposing, "please")
        await until(second, lambda me: me.proposals)
        assert len(second.proposals) == 1
        voting = {"type": "vote", "proposal": second.proposals[0]["proposal"], "agree": True}
        for _ in range(2):
            await second.ask(voting, "yes")
        await catch_up(second)
        assert second.view is not None
        assert second.view["row"] == 2


async def test_an_agreement_of_one_sent_twice_is_carried_out_once(
    house: RunningServer, company: Company
) -> None:
    """Whoever plays alone for several people agrees at once."""
    anna = await company.come(house, "Anna")
    table = await hot_seat(anna, "quacks", options={"no_fortune_cards": 1})
    async with Client(anna, table, eyes=0) as client:
        await client.play("draw")
        await client.play("draw")
        proposing = {"type": "propose", "topic": "undo", "seat": 0}
        first = await client.ask(proposing, "please")
        assert await client.ask(proposing, "please") == first
        assert client.view is not None
        assert client.view["row"] == 3
