"""Windows: a person plays in one window at a time, and the newest one counts."""

from __future__ import annotations

import pytest

from tests.server.live.meeting import arrive, catch_up, closed, together, until
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

ELSEWHERE = 4009


async def test_the_older_window_is_told_that_there_is_another(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", options={"no_fortune_cards": 1})
    async with together(old := Client(guests[0], table), other := Client(guests[1], table)):
        async with Client(guests[0], table) as new:
            assert await closed(old) == ELSEWHERE
            await new.play("draw")
            await catch_up(other)
            assert other.table["seats"][0]["here"]
            assert other.table["seats"][0]["away_since"] is None, "nobody has been away"
        await until(other, lambda me: not me.table["seats"][0]["here"])


async def test_the_same_person_may_sit_at_several_tables(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    tables = [
        await people_at_a_table(guests, "quacks", options={"no_fortune_cards": 1}) for _ in range(2)
    ]
    async with together(*(clients := [Client(guests[0], table) for table in tables])):
        for client in clients:
            await client.play("draw")


async def test_two_windows_of_a_spectator_count_once(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests[:2], "quacks", listed=True)
    first, old, new = (Client(guests[place], table) for place in (0, 2, 2))
    async with together(first, old, new):
        assert await closed(old) == ELSEWHERE
        assert new.table["watchers"] == 1
        await catch_up(first)
        assert first.table["watchers"] == 1
