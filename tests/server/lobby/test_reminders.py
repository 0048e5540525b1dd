"""Play over days: what waits for somebody, nudges, what was missed, and bots after a long time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from typing import Any

import httpx
import pytest

from stillroom.server.store.tables import load
from tests.server.live.meeting import (
    arrive,
    by_turn,
    catch_up,
    hot_seat,
    refuses,
    stored,
    take_a_turn,
    together,
    until,
)
from tests.server.playing import Client, open_table, people_at_a_table, sit, start
from tests.server.serving import READY_SECONDS, Company, Guest, RunningServer

pytestmark = pytest.mark.anyio

DAY = 24 * 3600
PERSON, OPEN = {"kind": "person"}, {"kind": "open"}


def write(server: RunningServer, statement: str, *values: object) -> None:
    """Changes what stands in the store: time that nobody can wait for."""
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as connection:
        connection.execute(statement, values)
    connection.close()


async def is_away(server: RunningServer, table: str, seat: int) -> None:
    """Waits until it is stored that somebody has gone."""
    async with asyncio.timeout(READY_SECONDS):
        while (found := stored(server, partial(load, table_id=table))) is not None:
            if found.seats[seat].away_since is not None:
                return
            await asyncio.sleep(0.02)


async def duel(company: Company, house: RunningServer, **more: Any) -> tuple[str, Guest, Guest]:
    """A match over days; whoever is asked comes first."""
    guests = await arrive(company, house, 2)
    table = await people_at_a_table(guests, "elixir-mixer", pace="days", **more)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        asked, waits = by_turn(*clients)
    return table, asked.guest, waits.guest


async def waiting(guest: Guest) -> list[dict[str, Any]]:
    """What waits for somebody."""
    answer = await guest.get("/me/waiting")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def nudge(guest: Guest, table: str) -> httpx.Response:
    """Somebody nudges."""
    return await guest.post(f"/tables/{table}/nudge")


async def listing(guest: Guest, table: str) -> dict[str, Any]:
    """A table among somebody's own matches."""
    matches = (await guest.get("/me/matches")).json()
    return next(match for match in matches if match["table"] == table)


# What waits


async def test_what_waits_for_somebody_is_told(house: RunningServer, company: Company) -> None:
    table, asked, waits = await duel(company, house)
    assert await waiting(waits) == []
    [found] = await waiting(asked)
    assert (found["table"], found["game"], found["nudged_by"]) == (table, "elixir-mixer", "")
    assert abs(found["since"] - time.time()) < 60
    async with Client(asked, table) as client:
        await take_a_turn(client)
    assert await waiting(asked) == []
    assert [found["table"] for found in await waiting(waits)] == [table]


async def test_a_match_among_bots_waits_for_nobody_but_oneself(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    bots = [PERSON, {"kind": "bot"}]
    live = await open_table(anna, "quacks", bots, options={"no_fortune_cards": 1})
    over_days = await open_table(anna, "quacks", bots, options={"no_fortune_cards": 1}, pace="days")
    for table in (live, over_days):
        await start(anna, table["table"])
    assert (await listing(anna, live["table"]))["my_decision"]
    assert [found["table"] for found in await waiting(anna)] == [over_days["table"]]


async def test_a_stranger_has_nothing_that_waits(house: RunningServer, company: Company) -> None:
    assert (await company.stranger(house).get("/me/waiting")).status_code == 401


# Nudges


async def test_somebody_who_waits_nudges_once_a_day(house: RunningServer, company: Company) -> None:
    table, asked, waits = await duel(company, house)
    nudged = await nudge(waits, table)
    assert nudged.status_code == 200
    told = nudged.json()["nudge"]
    assert nudged.json()["seats"][told["seat"]]["name"] == waits.name
    assert told["again"] - told["at"] == DAY
    assert (await listing(asked, table))["nudge"] == told
    assert [found["nudged_by"] for found in await waiting(asked)] == [waits.name]
    again = await nudge(waits, table)
    assert (again.status_code, again.json()["error"]) == (409, "nudged")
    assert "24 hours" in again.json()["text"]
    write(house, "UPDATE tables SET nudged = nudged - ? WHERE id = ?", DAY, table)
    assert (await listing(asked, table))["nudge"] is None
    assert (await nudge(waits, table)).status_code == 200


async def test_a_nudge_is_told_at_the_open_table_and_ends_with_a_move(
    house: RunningServer, company: Company
) -> None:
    table, asked, waits = await duel(company, house)
    async with Client(asked, table) as client:
        # A nudge in the second of the last move would count for what came after it.
        write(house, "UPDATE tables SET changed = changed - 5 WHERE id = ?", table)
        await nudge(waits, table)
        await until(client, lambda me: me.table["nudge"])
        write(house, "UPDATE tables SET nudged = nudged - 5 WHERE id = ?", table)
        await take_a_turn(client)
    async with Client(waits, table) as other:
        await take_a_turn(other)
    assert [found["nudged_by"] for found in await waiting(asked)] == [""]
    assert (await nudge(waits, table)).json()["error"] == "nudged"


async def test_a_nudge_of_somebody_who_is_muted_is_not_heard(
    house: RunningServer, company: Company
) -> None:
    table, asked, waits = await duel(company, house)
    assert (await asked.put(f"/me/muted/{waits.person}")).is_success
    assert (await nudge(waits, table)).status_code == 200
    assert [found["nudged_by"] for found in await waiting(asked)] == [""]
    assert (await listing(asked, table))["nudge"] is None
    assert (await listing(waits, table))["nudge"] is not None


async def test_only_one_of_two_nudges_at_once_counts(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests, "elixir-mixer", pace="days")
    clients = [Client(guest, table) for guest in guests]
    async with together(*clients):
        waits = [client.guest for client in clients if client.decision is None]
    answers = [await nudge(guest, table) for guest in waits]
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_who_may_not_nudge_is_told_why(house: RunningServer, company: Company) -> None:
    table, asked, _ = await duel(company, house)
    assert (await nudge(asked, table)).json()["error"] == "nudge-oneself"
    stranger = await company.come(house, "Stranger")
    assert (await nudge(stranger, table)).status_code == 404
    assert (await nudge(company.stranger(house), table)).status_code == 401
    strange = {"Origin": "https://elsewhere.example"}
    assert (await asked.post(f"/tables/{table}/nudge", headers=strange)).status_code == 403


async def test_watchers_and_lonely_players_nudge_nobody(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    listed = await open_table(anna, "elixir-mixer", [PERSON, OPEN], listed=True)
    assert (await nudge(anna, listed["table"])).json()["error"] == "not-playing"
    await sit(ben, listed)
    await start(anna, listed["table"])
    dora = await company.come(house, "Dora")
    assert (await nudge(dora, listed["table"])).json()["error"] == "only-players"
    alone = await open_table(anna, "kupferkessel", [PERSON, {"kind": "bot"}])
    await start(anna, alone["table"])
    error = (await nudge(anna, alone["table"])).json()["error"]
    assert error in {"nudge-oneself", "nudge-nobody"}


# Since you were here


async def test_another_device_tells_what_happened_since_the_last_visit(
    house: RunningServer, company: Company
) -> None:
    table, asked, waits = await duel(company, house)
    async with Client(asked, table) as client:
        await take_a_turn(client)
        told = client.lines
    async with Client(waits, table) as back:
        assert back.welcome["missed"] == told
        assert back.after is None, "the client has nothing of the match"
    async with Client(waits, table) as again:
        assert again.welcome["missed"] == []


async def test_what_happens_while_nobody_looks_at_an_open_window_was_missed(
    house: RunningServer, company: Company
) -> None:
    table, asked, waits = await duel(company, house)
    async with Client(waits, table) as desk:
        await desk.send({"type": "ping", "hidden": True})
        await until(desk, lambda me: b'"pong"' in me.received[-1])
        async with Client(asked, table) as client:
            await take_a_turn(client)
            told = client.lines
        async with Client(waits, table) as phone:
            assert phone.welcome["missed"] == told
        async with Client(waits, table) as again:
            assert again.welcome["missed"] == []


async def test_who_looks_at_one_window_has_missed_nothing_in_another(
    house: RunningServer, company: Company
) -> None:
    table, asked, waits = await duel(company, house)
    async with Client(waits, table) as desk:
        async with Client(asked, table) as client:
            await take_a_turn(client)
        await until(desk, lambda me: me.decision is not None)
        async with Client(waits, table) as phone:
            assert phone.welcome["missed"] == []


async def test_whoever_was_never_here_has_missed_nothing(
    house: RunningServer, company: Company
) -> None:
    anna, ben = await arrive(company, house, 2)
    table = await people_at_a_table([anna, ben], "elixir-mixer", pace="days")
    for guest in (anna, ben):
        async with Client(guest, table) as client:
            assert client.welcome["missed"] == []
            if client.decision is not None:
                await take_a_turn(client)


async def test_what_one_seat_has_seen_is_not_what_the_other_has(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    table = await hot_seat(anna, "quacks", options={"no_fortune_cards": 1}, pace="days")
    for eyes in (0, 1):
        async with Client(anna, table, eyes=eyes) as client:
            await client.play("draw")
    async with Client(anna, table, eyes=0) as first:
        assert [line["seat"] for line in first.welcome["missed"]] == [1]
    async with Client(anna, table, eyes=1) as second:
        assert second.welcome["missed"] == []


async def test_who_takes_a_seat_has_seen_nothing_of_who_left_it(
    house: RunningServer, company: Company
) -> None:
    anna, ben, cleo = await arrive(company, house, 3)
    opened = await open_table(anna, "quacks", [PERSON, OPEN], options={"no_fortune_cards": 1})
    await sit(ben, opened)
    await start(anna, opened["table"])
    async with Client(ben, opened["table"]) as client:
        await client.play("draw")
    await ben.delete(f"/tables/{opened['table']}/seats/1")
    await sit(cleo, opened)
    async with Client(cleo, opened["table"]) as client:
        assert client.welcome["missed"] == []


# Bots after a long time


async def test_a_table_over_days_is_patient(house: RunningServer, company: Company) -> None:
    table, asked, waits = await duel(company, house)
    async with Client(waits, table) as client:
        assert client.table["patience"] == 2 * DAY
        seat = next(seat["seat"] for seat in client.table["seats"] if not seat["mine"])
        proposing = {"type": "propose", "topic": "stand-in", "seat": seat}
        with refuses("not-gone"):
            await client.ask(proposing)
        await is_away(house, table, seat)
        gone = "UPDATE seats SET away_since = away_since - ? WHERE table_id = ? AND seat = ?"
        write(house, gone, 2 * DAY, table, seat)
    async with Client(waits, table) as client:
        await client.ask(proposing)
        await until(client, lambda me: me.decision is not None)
        assert client.table["seats"][seat]["stand_in"]
    async with Client(asked, table) as back:
        assert back.table["seats"][seat]["stand_in"] is None


async def test_at_a_table_over_days_those_are_asked_who_are_away_for_a_while(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 3)
    table = await people_at_a_table(guests, "elixir-mixer", pace="days", patience=3600)
    for guest in guests:
        async with Client(guest, table) as client:
            await catch_up(client)
    await is_away(house, table, 2)
    gone = "UPDATE seats SET away_since = away_since - 7200 WHERE table_id = ? AND seat = 2"
    write(house, gone, table)
    async with Client(guests[0], table) as first:
        await first.ask({"type": "propose", "topic": "stand-in", "seat": 2})
        await until(first, lambda me: me.proposals)
        assert first.proposals[0]["asked"] == [1]
    async with Client(guests[1], table) as second:
        number = second.proposals[0]["proposal"]
        await second.ask({"type": "vote", "proposal": number, "agree": True})
        await until(second, lambda me: me.table["seats"][2]["stand_in"])


async def test_the_time_is_set_by_who_opens_the_table(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    opened = await open_table(anna, "quacks", [PERSON, OPEN], patience=86_400)
    assert opened["patience"] == 86_400
    usual = await open_table(anna, "quacks", [PERSON, OPEN])
    assert usual["patience"] is None
    for wrong in (0, 59, 2_592_001, "1", -1):
        answer = await anna.post(
            "/tables", {"game": "quacks", "seats": [PERSON, OPEN], "patience": wrong}
        )
        assert answer.status_code == 400, wrong
