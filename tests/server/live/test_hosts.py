"""Two hosts of one database: what people do at both of them at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

from stillroom.server.live.commands import answer
from stillroom.server.live.connection import Attendant
from stillroom.server.live.host import Host
from stillroom.server.live.room import Room
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.settings import Settings
from stillroom.server.store import match_rows, talk
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.wire.live import ClientMessage, Play, Propose, Topic, Undo, Vote
from stillroom.server.wire.tables import Clock, NewTable, Sitting
from tests.server.visitors import come, enter, seat

pytestmark = pytest.mark.anyio

BREW = {"no_fortune_cards": 1}


@asynccontextmanager
async def hosted(url: str) -> AsyncIterator[Host]:
    """A worker of its own."""
    database = Database(url)
    await database.start()
    host = Host(Settings(database=url, tempo=0, compiled_bots=False), database)
    await host.start()
    try:
        yield host
    finally:
        await host.stop()
        await database.stop()


@pytest.fixture
async def hosts(postgres_url: str) -> AsyncIterator[list[Host]]:
    """Two workers of one PostgreSQL database."""
    async with hosted(postgres_url) as one, hosted(postgres_url) as other:
        yield [one, other]


async def brewing(
    hosts: list[Host], people: int, clock: Clock | None = None
) -> tuple[str, list[Person]]:
    """A match of Quacks that has just begun, and who plays."""
    database = hosts[0].database
    guests = await come(database, *("Anna", "Ben", "Cleo", "Dora")[:people])
    sitting = [seat("person"), *[seat("open")] * (people - 1)]
    new = NewTable("quacks", sitting, options=BREW, clock=clock)
    table = await lifecycle.open_table(database, guests[0], new)
    for guest in guests[1:]:
        await enter(database, guest, table)
        await seats.sit(database, guest, table.table, Sitting())
    await lifecycle.start(database, guests[0], table.table)
    return table.table, guests


class At:
    """Somebody who has a table open at a host."""

    def __init__(self, host: Host, room: Room, person: Person) -> None:
        self.host = host
        self.room = room
        self.attendant = Attendant(person, f"socket of {person.name}")

    @classmethod
    async def sitting(cls, host: Host, table: str, person: Person) -> At:
        """Somebody comes."""
        room = await host.room(table)
        assert room is not None
        came = cls(host, room, person)
        async with room.lock:
            room.open_first_eyes(came.attendant, None)
            room.outbox.add(came.attendant)
        return came

    async def ask(self, message: ClientMessage) -> dict[str, Any]:
        """What is answered to a request."""
        await answer(self.room, self.host.thinker, self.attendant, message)
        while True:
            content = self.attendant.outgoing.get_nowait()
            assert isinstance(content, bytes)
            told: dict[str, Any] = msgspec.json.decode(content)
            if told["type"] in {"accepted", "refused"}:
                return told


async def test_one_request_at_both_hosts_is_one_move(hosts: list[Host]) -> None:
    table, (anna, _) = await brewing(hosts, 2)
    both = [await At.sitting(host, table, anna) for host in hosts]
    for number in range(1, 5):
        message = Play(f"r{number}", 0, number, ["draw"])
        answers = await asyncio.gather(*(window.ask(message) for window in both))
        if answers[0]["type"] == "refused":
            break
        assert [told["row"] for told in answers] == [number, number]
    rows = await hosts[0].database.read(partial(match_rows.rows_after, table_id=table, number=0))
    assert len({row.request for row in rows}) == len(rows) > 1


async def test_people_at_both_hosts_move_at_the_same_moment(hosts: list[Host]) -> None:
    table, people = await brewing(hosts, 4)
    sitting = [await At.sitting(hosts[place % 2], table, each) for place, each in enumerate(people)]
    draws = [
        window.ask(Play(f"r{place}", place, 1, ["draw"])) for place, window in enumerate(sitting)
    ]
    answers = await asyncio.gather(*draws)
    assert {told["type"] for told in answers} == {"accepted"}
    rows = await hosts[0].database.read(partial(match_rows.rows_after, table_id=table, number=0))
    assert sorted(row.seat for row in rows) == [0, 1, 2, 3]


async def test_votes_at_both_hosts_all_count(hosts: list[Host]) -> None:
    table, people = await brewing(hosts, 4)
    sitting = [await At.sitting(hosts[place % 2], table, each) for place, each in enumerate(people)]
    await sitting[0].ask(Play("draw", 0, 1, ["draw"]))
    await sitting[0].ask(Propose("please", Topic.UNDO, 0))
    (proposal,) = await hosts[0].database.read(partial(talk.proposals_of_table, table_id=table))
    votes = [window.ask(Vote("yes", proposal.number, True)) for window in sitting[1:]]
    answers = await asyncio.gather(*votes)
    assert {told["type"] for told in answers} == {"accepted"}
    rows = await hosts[0].database.read(partial(match_rows.rows_after, table_id=table, number=0))
    assert [row.undo for row in rows] == [None, 1], "it was taken back, and once"


async def test_a_vote_counts_where_the_move_has_not_been_heard_of(
    hosts: list[Host], postgres_url: str
) -> None:
    table, (anna, ben) = await brewing(hosts, 2)
    database = Database(postgres_url)
    await database.start()
    # A host that was not started hears of nothing.
    deaf = Host(Settings(database=postgres_url, tempo=0, compiled_bots=False), database)
    at_table, elsewhere = (
        await At.sitting(hosts[0], table, anna),
        await At.sitting(deaf, table, ben),
    )
    await at_table.ask(Play("draw", 0, 1, ["draw"]))
    await at_table.ask(Propose("please", Topic.UNDO, 0))
    (proposal,) = await database.read(partial(talk.proposals_of_table, table_id=table))
    assert (await elsewhere.ask(Vote("yes", proposal.number, True)))["type"] == "accepted"
    rows = await database.read(partial(match_rows.rows_after, table_id=table, number=0))
    assert [row.undo for row in rows] == [None, 1]
    await database.stop()


async def test_an_undo_at_both_hosts_is_one(hosts: list[Host]) -> None:
    table, (anna, _) = await brewing(hosts, 2)
    both = [await At.sitting(host, table, anna) for host in hosts]
    await both[0].ask(Play("draw", 0, 1, ["draw"]))
    await both[0].ask(Play("stop", 0, 2, ["stop"]))
    answers = await asyncio.gather(*(window.ask(Undo("back", 0)) for window in both))
    assert [told["type"] for told in answers] == ["accepted"] * 2
    rows = await hosts[0].database.read(partial(match_rows.rows_after, table_id=table, number=0))
    assert [row.undo for row in rows] == [None, None, 2]


async def test_clocks_are_the_same_at_both_hosts(hosts: list[Host]) -> None:
    table, people = await brewing(hosts, 2, Clock(reserve=60, decision=3600))
    both = [await At.sitting(host, table, anna) for host, anna in zip(hosts, people, strict=True)]
    for place, window in enumerate(both):
        await window.ask(Play(f"r{place}", place, 1, ["draw"]))
    rooms = [window.room for window in both]
    for room in rooms:
        async with room.lock:
            await room.catch_up()
    assert rooms[0].clocks_for(None) == rooms[1].clocks_for(None)
    assert [clock.reserve for clock in rooms[0].clocks_for(None)] == [60_000, 60_000]
