"""Clocks that run: seconds for each decision, then the reserve, then a bot answers that one."""

from __future__ import annotations

import pytest

from stillroom.server.store import match_rows
from stillroom.server.store.match_rows import StoredRow
from tests.server.live.meeting import arrive, catch_up, seen, stored, together, until
from tests.server.playing import Client, open_table, people_at_a_table, sit, start
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

BREW = {"no_fortune_cards": 1}
SHORT = {"reserve": 0, "decision": 1}
LONG = {"reserve": 3600, "decision": 1}


def rows_of(house: RunningServer, table: str) -> list[StoredRow]:
    """Everything that was played at a table."""
    return stored(house, lambda connection: match_rows.rows_after(connection, table, 0))


async def test_at_zero_a_bot_answers_exactly_one_decision(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    seats = [{"kind": "person"}, {"kind": "open"}]
    opened = await open_table(guests[0], "elixir-mixer", seats, clock=SHORT)
    await sit(guests[1], opened)
    table = opened["table"]
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        # Everybody is there before the clock runs.
        await start(guests[0], table)
        for client in clients:
            await until(client, lambda me: me.view is not None)
        slow = next(client for client in clients if client.decision is not None)
        assert slow.view is not None
        assert slow.decision is not None
        number, seat = slow.decision["number"], slow.eyes
        clock = slow.clocks[seat or 0]
        assert clock["due"] > slow.welcome["now"]
        await until(slow, lambda me: seen(me)["row"] == 1)
        row = rows_of(house, table)[0]
        assert (row.seat, row.actor, row.person) == (seat, "clock", None)
        if slow.decision is not None:
            assert slow.decision["number"] == number + 1
            assert slow.clocks[seat or 0]["due"] > clock["due"], "the next one has its own time"


async def test_whoever_is_quick_loses_nothing(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    clock = {"reserve": 100, "decision": 3600}
    table = await people_at_a_table(guests, "quacks", clock=clock, options=BREW)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second = clients
        await first.play("draw")
        await catch_up(second)
        for client in clients:
            assert [clock["reserve"] for clock in client.clocks] == [100_000, 100_000]
            assert all(clock["due"] is not None for clock in client.clocks)
        await first.play("stop")
        assert first.clocks[0]["due"] is None, "nothing is asked of this seat"
        assert first.clocks[1]["due"] is not None


async def test_the_reserve_is_used_after_the_seconds_of_the_decision(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "quacks", clock=LONG, options=BREW)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        first, second = clients
        # The clock of the table itself: until a second and a little more have passed.
        over = first.clocks[0]["due"] - 3_600_000
        while first.welcome["now"] <= over:
            await first.__aexit__(None, None, None)
            first = await Client(guests[0], table).__aenter__()
            assert first.clocks[0]["due"] - 3_600_000 == over, "coming again gains no time"
        await first.play("draw")
        assert 3_500_000 < first.clocks[0]["reserve"] < 3_600_000
        assert first.clocks[1]["reserve"] == 3_600_000
        await catch_up(second)
        assert second.clocks == first.clocks
        await first.__aexit__(None, None, None)


async def test_a_match_with_clocks_and_bots_plays_itself_to_the_end(
    house: RunningServer, company: Company
) -> None:
    """Nobody comes: the clock answers for the person, and the bots for themselves."""
    anna = await company.come(house)
    options = {"turn_limit": 3}
    table = await people_at_a_table([anna], "glastonbury", bots=2, clock=SHORT, options=options)
    async with Client(anna, table) as client:
        await client.until(decides=False)
    actors = {(row.seat, row.actor) for row in rows_of(house, table)}
    assert actors == {(0, "clock"), (1, "bot"), (2, "bot")}


async def test_a_stand_in_needs_no_clock(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 2)
    clock = {"reserve": 3600, "decision": 3600}
    table = await people_at_a_table(guests, "quacks", clock=clock, options=BREW)
    async with Client(guests[0], table) as client:
        await client.ask({"type": "propose", "topic": "stand-in", "seat": 1})
        await until(client, lambda me: seen(me)["waiting"] == [0])
        assert client.clocks[1]["reserve"] == 3_600_000
    assert {row.actor for row in rows_of(house, table)} == {"stand-in"}
