"""Things done at the same moment: two people get two seats, or one of them a clear refusal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from functools import partial
from typing import Any

import pytest

from stillroom.server.errors import RefusedRequest
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.store import tables
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.wire.tables import AddedBits, Sitting, Stage, Table
from tests.server.visitors import come, enter, load, open_table, opened, play_out

pytestmark = pytest.mark.anyio

TIMES = 5


@pytest.fixture(params=["sqlite", "postgres"])
async def houses(request: pytest.FixtureRequest) -> AsyncIterator[list[Database]]:
    """A database as two workers use it; SQLite has but one."""
    url = str(request.getfixturevalue(f"{request.param}_url"))
    async with opened(url) as one:
        if request.param == "sqlite":
            yield [one, one]
        else:
            async with opened(url) as other:
                yield [one, other]


async def at_once(*doings: Awaitable[Any]) -> tuple[list[Any], list[str]]:
    """What comes of things done at once: the answers, and what was refused."""
    answers = await asyncio.gather(*doings, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, RefusedRequest)]
    given = [answer for answer in answers if not isinstance(answer, BaseException)]
    assert len(refused) + len(given) == len(answers), answers
    return given, sorted(answer.error for answer in refused)


async def gathered(houses: list[Database], *seats: str) -> tuple[Table, list[Person]]:
    """A table at which Ada sits, and others with its code."""
    guests = await come(houses[0], "Ada", "Ben", "Cleo", "Dora", "Emil")
    table = await open_table(houses[0], guests[0], "quacks", *seats)
    for guest in guests[1:]:
        await enter(houses[0], guest, table)
    return table, guests


async def test_the_last_seat_goes_to_one(houses: list[Database]) -> None:
    for _ in range(TIMES):
        table, [_, *guests] = await gathered(houses, "person", "open")
        given, refused = await at_once(
            *(
                seats.sit(houses[number % 2], guest, table.table, Sitting())
                for number, guest in enumerate(guests)
            )
        )
        assert len(given) == 1
        assert refused == ["table-full"] * 3
        found = (await load(houses[0], table.table)).seats
        assert found[1].person in {guest.id for guest in guests}


async def test_two_who_sit_down_at_once_get_two_seats(houses: list[Database]) -> None:
    for _ in range(TIMES):
        table, [_, *guests] = await gathered(houses, "person", "open", "bot", "open")
        given, refused = await at_once(
            *(
                seats.sit(house, guest, table.table, Sitting())
                for house, guest in zip(houses, guests, strict=False)
            )
        )
        assert (len(given), refused) == (2, [])
        found = (await load(houses[0], table.table)).seats
        assert {found[1].person, found[3].person} == {guests[0].id, guests[1].id}


async def test_of_two_with_one_name_one_sits_down(houses: list[Database]) -> None:
    for _ in range(TIMES):
        table, [_, *guests] = await gathered(houses, "person", "open", "open")
        given, refused = await at_once(
            *(
                seats.sit(house, guest, table.table, Sitting(name=name))
                for house, guest, name in zip(houses, guests, ("Rosa", "ROSA"), strict=False)
            )
        )
        assert (len(given), refused) == (1, ["name-taken"])


async def test_who_clicks_twice_has_one_seat(houses: list[Database]) -> None:
    for _ in range(TIMES):
        table, [_, ben, *_] = await gathered(houses, "person", "open", "open", "open")
        given, refused = await at_once(
            *(seats.sit(house, ben, table.table, Sitting()) for house in (*houses, *houses))
        )
        assert (len(given), refused) == (4, [])
        found = (await load(houses[0], table.table)).seats
        assert [seat.person for seat in found].count(ben.id) == 1


async def test_a_match_started_twice_at_once_starts_once(houses: list[Database]) -> None:
    for _ in range(TIMES):
        table, [ada, *_] = await gathered(houses, "person", "bot", "open")
        given, refused = await at_once(
            *(lifecycle.start(house, ada, table.table) for house in (*houses, *houses))
        )
        assert refused == []
        assert all(answer == given[0] for answer in given)
        kept = await load(houses[0], table.table)
        assert (kept.table.stage, len(kept.seats)) == (Stage.PLAYING, 2)


async def test_sitting_down_and_starting_fit_together(houses: list[Database]) -> None:
    for _ in range(TIMES):
        table, [ada, ben, *_] = await gathered(houses, "person", "open", "person:Bea")
        given, refused = await at_once(
            seats.sit(houses[0], ben, table.table, Sitting(seat=1)),
            lifecycle.start(houses[1], ada, table.table),
        )
        kept = await load(houses[0], table.table)
        assert kept.table.stage == Stage.PLAYING
        assert [seat.seat for seat in kept.seats] == list(range(len(kept.seats)))
        # Either he was faster and plays, or his seat was gone and another was there.
        sits = ben.id in {seat.person for seat in kept.seats}
        assert sits == (len(given) == 2)
        assert refused in ([], ["seat-taken"])


async def test_bits_are_added_once(houses: list[Database]) -> None:
    table, [ada, *_] = await gathered(houses, "person", "bot")
    given, refused = await at_once(
        *(
            seats.add_bits(house, ada, table.table, AddedBits(0, digit * 32))
            for house, digit in zip(houses, "ab", strict=True)
        )
    )
    assert (len(given), refused) == (1, ["bits-added"])


async def test_two_who_want_a_rematch_meet_at_one_table(houses: list[Database]) -> None:
    ada, ben = await come(houses[0], "Ada", "Ben")
    table = await open_table(houses[0], ada, "kupferkessel", "person", "open")
    await enter(houses[0], ben, table)
    await seats.sit(houses[0], ben, table.table, Sitting())
    await lifecycle.start(houses[0], ada, table.table)
    await play_out(houses[0], table.table)
    given, refused = await at_once(
        *(
            lifecycle.rematch(house, person, table.table)
            for house, person in zip((*houses, *houses), (ada, ben, ada, ben), strict=True)
        )
    )
    assert refused == []
    assert len({answer.table for answer in given}) == 1
    own = await houses[0].read(lambda connection: tables.of_person(connection, ada.id, 10))
    assert len(own) == 2


async def test_two_workers_carry_a_match_on_at_one_table(houses: list[Database]) -> None:
    for _ in range(TIMES):
        table, [ada, *_] = await gathered(houses, "person", "bot")
        await lifecycle.start(houses[0], ada, table.table)
        outdate = partial(tables.change, table_id=table.table, rules_version=0)
        await houses[0].write(table.table, outdate)
        old = await load(houses[0], table.table)
        given, refused = await at_once(*(lifecycle.continued(house, old) for house in houses))
        assert refused == []
        assert len(set(given)) == 1
