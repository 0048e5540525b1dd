"""Stale decisions: a move answers the decision it names, whatever other seats do meanwhile."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.live.meeting import arrive, play_out, seen, together
from tests.server.playing import Client, Refusal, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio


async def test_four_people_brew_at_once_and_nobody_is_refused(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 4)
    table = await people_at_a_table(guests, "quacks")
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        playing = [play_out(client, random.Random(seed)) for seed, client in enumerate(clients)]
        answers = await asyncio.gather(*playing)
        assert min(answers) > 20
        boards = [seen(client)["board"] for client in clients]
        assert boards == [boards[0]] * 4


async def test_another_seats_move_does_not_make_mine_stale(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "quacks", options={"no_fortune_cards": 1})
    async with together(first := Client(anna, table), second := Client(ben, table)):
        for _ in range(2):
            await second.play("draw")
        # The first client has not even read what the other has done.
        answer = await first.play("draw")
        assert answer["row"] == 3


async def test_a_late_answer_is_told_which_decision_is_open(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "quacks", options={"no_fortune_cards": 1})
    async with Client(anna, table) as client:
        late = {"type": "play", "seat": 0, "decision": 1, "moves": ["draw"]}
        await client.ask(late)
        with pytest.raises(Refusal) as wrong:
            await client.ask(late)
        assert wrong.value.refusal["decision"] == 2
        with pytest.raises(Refusal) as wrong:
            await client.ask({**late, "type": "draft"})
        assert (wrong.value.error, wrong.value.refusal["decision"]) == ("stale-decision", 2)
