"""Who may know of a table, and what lists show to whom."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from sqlalchemy import Connection

from stillroom.server.lobby import invitations, lifecycle, lists, seats
from stillroom.server.lobby.access import may_see
from stillroom.server.store import people, tables, talk, work
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.talk import SocketRow
from stillroom.server.wire.tables import Invitation, NewTable, Sitting, Stage, Table
from tests.server.visitors import (
    come,
    enter,
    load,
    new_table,
    open_table,
    play_out,
    refuses,
    seat,
)

pytestmark = pytest.mark.anyio


async def open_listed(database: Database, opener: Person, *seats: str) -> Table:
    """Opens a table that the lobby shows."""
    new = NewTable("quacks", [seat(text) for text in seats], listed=True)
    return await lifecycle.open_table(database, opener, new)


async def block(database: Database, person: Person, other: Person, kind: str = "block") -> None:
    """Somebody blocks somebody."""
    await database.write(person.id, lambda c: people.relate(c, person.id, other.id, kind))


async def open_socket(database: Database, person: Person, table_id: str) -> None:
    """Somebody has a table open, at a worker that is alive."""
    now = time.time_ns() // 1_000_000
    row = SocketRow(f"{person.id}-{table_id}", table_id, person.id, database.worker, now)
    await database.write("", lambda c: work.beat(c, database.worker, now))
    await database.write(table_id, lambda c: talk.open_socket(c, row))


async def change(database: Database, table_id: str, **columns: object) -> None:
    """Changes a table behind everybody's back."""
    await database.write(table_id, lambda c: tables.change(c, table_id, **columns))


# Tables


async def test_whoever_sits_opened_or_entered_may_know_of_a_private_table(
    database: Database,
) -> None:
    ada, ben, cleo, dora = await come(database, "Ada", "Ben", "Cleo", "Dora")
    table = await open_table(database, ada, "quacks", "open", "open")
    for guest in (ben, cleo):
        await enter(database, guest, table)
    await seats.sit(database, ben, table.table, Sitting())
    kept = await load(database, table.table)

    async def sees(person: Person) -> bool:
        return await database.read(lambda connection: may_see(connection, kept, person.id))

    assert [await sees(person) for person in (ada, ben, cleo, dora)] == [True, True, True, False]


async def test_everybody_may_know_of_a_listed_table_but_not_its_code(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_listed(database, ada, "person", "open")
    seen = await lifecycle.look_at(database, ben, table.table)
    assert (seen.code, seen.mine) == (None, False)
    seated = await seats.sit(database, ben, table.table, Sitting())
    assert seated.code == table.code


async def test_to_somebody_blocked_by_the_opener_there_is_no_table(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    private = await open_table(database, ada, "quacks", "person", "open")
    await enter(database, ben, private)
    listed = await open_listed(database, ada, "person", "open")
    await block(database, ada, ben)
    for table in (private, listed):
        for asked in (
            lifecycle.look_at(database, ben, table.table),
            seats.sit(database, ben, table.table, Sitting()),
            invitations.enter(database, ben, Invitation(table.code or "")),
            lifecycle.start(database, ben, table.table),
        ):
            with refuses("no-table"):
                await asked
    assert await lists.lobby(database, ben.id) == []
    assert len(await lists.lobby(database, None)) == 1


async def test_blocking_goes_one_way_and_muting_hides_no_table(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    table = await open_listed(database, ada, "person", "open", "open")
    await block(database, ben, ada)
    await block(database, ada, cleo, "mute")
    for guest in (ben, cleo):
        await seats.sit(database, guest, table.table, Sitting())


async def test_somebody_blocked_who_sits_keeps_the_seat_until_sent_away(
    database: Database,
) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_listed(database, ada, "person", "open")
    await seats.sit(database, ben, table.table, Sitting())
    await block(database, ada, ben)
    await lifecycle.look_at(database, ben, table.table)
    await seats.leave(database, ada, table.table, 1)
    with refuses("no-table"):
        await lifecycle.look_at(database, ben, table.table)


async def test_somebody_blocked_can_leave(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_listed(database, ada, "person", "open")
    await seats.sit(database, ben, table.table, Sitting())
    await block(database, ada, ben)
    await seats.leave(database, ben, table.table, 1)
    assert (await load(database, table.table)).seats[1].person is None


async def test_who_is_here_and_who_watches(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    table = await open_listed(database, ada, "person", "open", "bot")
    await seats.sit(database, ben, table.table, Sitting())
    for guest in (ada, cleo):
        await open_socket(database, guest, table.table)
    seen = await lifecycle.look_at(database, ben, table.table)
    assert [found.here for found in seen.seats] == [True, False, False]
    assert seen.watchers == 1
    [listing] = await lists.lobby(database, ben.id)
    assert [found.here for found in listing.seats] == [True, False, False]


async def test_free_chat_needs_everybody_at_a_listed_table(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    assert (await open_table(database, ada, "quacks", "person", "open")).free_chat
    table = await open_listed(database, ada, "person", "open")
    await seats.sit(database, ben, table.table, Sitting())

    async def allow(seat: int) -> bool:
        columns = {"allows_chat": True}
        await database.write(
            table.table, lambda c: tables.change_seat(c, table.table, seat, **columns)
        )
        return (await lifecycle.look_at(database, ada, table.table)).free_chat

    assert not table.free_chat
    assert [await allow(0), await allow(1)] == [False, True]


# The lobby


async def test_the_lobby_shows_gathering_tables_first_and_private_ones_never(
    database: Database,
) -> None:
    [ada] = await come(database, "Ada")
    opened = [await open_listed(database, ada, "person", "bot") for _ in range(5)]
    await open_table(database, ada, "quacks", "person", "bot")
    for number, table in enumerate(opened):
        if number % 2:
            await lifecycle.start(database, ada, table.table)
        await change(database, table.table, changed=number)
    await lifecycle.give_up(database, ada, opened[0].table)
    lobby = await lists.lobby(database, None)
    assert [listing.table for listing in lobby] == [opened[n].table for n in (4, 2, 3, 1)]
    stages = [listing.stage for listing in lobby]
    assert stages == [Stage.GATHERING] * 2 + [Stage.PLAYING] * 2
    assert not any(
        listing.my_decision or found.mine for listing in lobby for found in listing.seats
    )


async def test_the_lobby_has_an_end(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_listed(database, ada, "person", "bot")
    kept = await load(database, table.table)

    def fill(connection: Connection) -> None:
        for number in range(lists.MOST_LISTED + 5):
            stage = Stage.PLAYING if number < 10 else Stage.GATHERING
            row = replace(kept.table, id=f"t{number}", code=f"c{number}", stage=stage)
            tables.add(connection, row, kept.seats)

    await database.write("", fill)
    lobby = await lists.lobby(database, ada.id)
    assert len(lobby) == lists.MOST_LISTED
    assert [listing.stage for listing in lobby].count(Stage.GATHERING) == 46


# My matches


async def test_what_waits_for_me_comes_first(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    seats = ("person", "person:Bea")
    mine = [await open_table(database, ada, "kupferkessel", *seats) for _ in range(4)]
    over, waiting, gathers, plays = (table.table for table in mine)
    for number, table in enumerate((over, waiting, plays)):
        await lifecycle.start(database, ada, table)
        await change(database, table, changed=number)
    await play_out(database, over)
    await change(database, plays, waiting=[])
    await open_table(database, ben, "quacks", "person", "bot")
    given_up = await open_table(database, ada, "quacks", "person", "bot")
    await lifecycle.give_up(database, ada, given_up.table)
    found = await lists.matches_of(database, ada.id)
    assert [listing.table for listing in found] == [waiting, plays, gathers, over]
    assert [listing.my_decision for listing in found] == [True, False, False, False]
    assert found[-1].result is not None
    assert found[0].turn == 1


async def test_a_decision_is_not_mine_while_a_bot_stands_in(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "quacks", "person", "bot")
    await lifecycle.start(database, ada, table.table)
    [listing] = await lists.matches_of(database, ada.id)
    assert listing.my_decision
    await database.write(
        table.table, lambda c: tables.change_seat(c, table.table, 0, stand_in="greedy")
    )
    [listing] = await lists.matches_of(database, ada.id)
    assert not listing.my_decision


async def test_an_old_match_that_waits_is_not_lost_among_finished_ones(
    database: Database,
) -> None:
    [ada] = await come(database, "Ada")
    old = await lifecycle.open_table(database, ada, new_table("quacks", "person", "bot"))
    await lifecycle.start(database, ada, old.table)
    await change(database, old.table, changed=1)
    kept = await load(database, old.table)

    def fill(connection: Connection) -> None:
        for number in range(lists.MOST_FINISHED + 5):
            row = replace(kept.table, id=f"t{number}", code=f"c{number}", stage=Stage.OVER)
            tables.add(connection, replace(row, changed=100), kept.seats)

    await database.write("", fill)
    found = await lists.matches_of(database, ada.id)
    assert found[0].table == old.table
    assert len(found) == 1 + lists.MOST_FINISHED
