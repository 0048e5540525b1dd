"""Another match of the same people, each one seat further."""

from __future__ import annotations

import pytest

from stillroom.server.lobby import lifecycle, seats
from stillroom.server.store.database import Database
from stillroom.server.wire.tables import Clock, NewTable, Pace, SeatKind, Sitting, Stage
from tests.server.visitors import come, enter, load, open_table, play_out, refuses, seat

pytestmark = pytest.mark.anyio

BITS = "0123456789abcdef" * 2


async def test_a_rematch_is_the_same_table_with_seats_rotated(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    new = NewTable(
        "kupferkessel",
        [seat("person"), seat("bot:random"), seat("open")],
        "full-house",
        options={"third_colour": 1},
        listed=True,
        pace=Pace.DAYS,
        clock=Clock(600, 60),
    )
    old = await lifecycle.open_table(database, ada, new)
    await seats.sit(database, ben, old.table, Sitting(seat=2, bits=BITS))
    await lifecycle.start(database, ada, old.table)
    await play_out(database, old.table)
    again = await lifecycle.rematch(database, ben, old.table)
    assert again.stage == Stage.GATHERING
    assert [found.name for found in again.seats] == ["Ben", "Ada", "Anise"]
    assert [found.bot for found in again.seats] == [None, None, "random"]
    assert [found.person for found in again.seats] == [ben.id, ada.id, None]
    kept = ("game", "preset", "options", "listed", "pace", "clock")
    assert all(getattr(again, name) == getattr(old, name) for name in kept)
    assert (again.opener, again.mine) == (ben.id, True)
    assert again.seal != old.seal
    assert again.code != old.code
    assert not any(found.added_bits for found in again.seats)
    seen = await lifecycle.look_at(database, ada, old.table)
    assert seen.next_table == again.table
    assert (await load(database, again.table)).table.previous_table == old.table
    assert (await lifecycle.rematch(database, ada, old.table)).table == again.table
    assert (await lifecycle.start(database, ben, again.table)).stage == Stage.PLAYING
    with refuses("no-rematch"):
        await lifecycle.rematch(database, cleo, old.table)


async def test_there_is_no_rematch_of_a_running_match(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "bot")
    with refuses("no-rematch"):
        await lifecycle.rematch(database, ada, table.table)
    await lifecycle.start(database, ada, table.table)
    with refuses("no-rematch"):
        await lifecycle.rematch(database, ada, table.table)
    with refuses("no-table"):
        await lifecycle.rematch(database, ben, table.table)


async def test_a_rematch_that_was_given_up_can_be_asked_for_again(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "kupferkessel", "person", "bot")
    await lifecycle.start(database, ada, table.table)
    await play_out(database, table.table)
    first = await lifecycle.rematch(database, ada, table.table)
    await lifecycle.give_up(database, ada, first.table)
    second = await lifecycle.rematch(database, ada, table.table)
    assert second.table != first.table
    assert (await lifecycle.look_at(database, ada, table.table)).next_table == second.table


async def test_whoever_was_invited_may_follow(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    table = await open_table(database, ada, "kupferkessel", "person", "bot")
    await enter(database, ben, table)
    await lifecycle.start(database, ada, table.table)
    await play_out(database, table.table)
    again = await lifecycle.rematch(database, ada, table.table)
    seated = await seats.sit(database, ben, again.table, Sitting())
    assert [found.kind for found in seated.seats] == [SeatKind.PERSON] * 2
    with refuses("no-table"):
        await lifecycle.look_at(database, cleo, again.table)
