"""Starting a match, and what a seat becomes while it runs."""

from __future__ import annotations

import msgspec
import pytest

from stillroom.games.registry import names
from stillroom.match.errors import WrongSetup
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Header, Seated
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.store import talk, work
from stillroom.server.store.database import Database
from stillroom.server.store.notices import Notice
from stillroom.server.wire.tables import Clock, NewTable, SeatKind, Sitting, Stage
from tests.server.visitors import (
    come,
    enter,
    load,
    load_match,
    open_table,
    play_out,
    refuses,
    seat,
)

pytestmark = pytest.mark.anyio

BITS = "0123456789abcdef" * 2
BREWING = {"no_fortune_cards": 1}


async def header_of(database: Database, table_id: str) -> Header:
    """The header of a match that has begun."""
    text = (await load(database, table_id)).table.header
    assert text is not None
    return msgspec.json.decode(text, type=Header)


# Starting


async def test_open_seats_are_left_out_and_the_others_move_up(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "open", "bot:random", "person", "open")
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting(seat=3, bits=BITS))
    started = await lifecycle.start(database, ada, table.table)
    assert [seat.seat for seat in started.seats] == [0, 1, 2]
    assert [seat.name for seat in started.seats] == ["Anise", "Ada", "Ben"]
    header = await header_of(database, table.table)
    assert header.players == [Seated("Anise", "random"), Seated("Ada"), Seated("Ben")]
    kept = (await load(database, table.table)).table
    assert header.dice == SealedDice(table.seal, ["", "", BITS], kept.key)


@pytest.mark.parametrize("game", names())
async def test_a_started_match_waits_for_its_first_decision(database: Database, game: str) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, game, "person", "person:Bea")
    await lifecycle.start(database, ada, table.table)
    kept, match = (await load(database, table.table)).table, await load_match(database, table.table)
    assert kept.waiting == list(match.waiting)
    assert (kept.turn, kept.rows, kept.stage) == (match.turn, 0, Stage.PLAYING)
    assert match.seal == table.seal


async def test_starting_twice_starts_once(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "quacks", "person", "bot")
    first = await lifecycle.start(database, ada, table.table)
    header = await header_of(database, table.table)
    assert await lifecycle.start(database, ada, table.table) == first
    assert await header_of(database, table.table) == header


async def test_a_match_starts_only_with_everybody_for_whom_a_seat_is_kept(
    database: Database,
) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "person", "bot")
    with refuses("seats-wait"):
        await lifecycle.start(database, ada, table.table)
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting())
    with refuses("not-opener"):
        await lifecycle.start(database, ben, table.table)
    await lifecycle.start(database, ada, table.table)


async def test_a_match_needs_enough_players(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "quacks", "person", "open", "open")
    with pytest.raises(WrongSetup):
        await lifecycle.start(database, ada, table.table)
    kept = await load(database, table.table)
    assert (kept.table.stage, len(kept.seats)) == (Stage.GATHERING, 3)


async def test_where_a_bot_is_asked_first_the_host_is_needed(database: Database) -> None:
    [ada] = await come(database, "Ada")
    # Without Fortune cards, which may ask one seat alone, a round begins by asking all.
    bots, people = [
        await lifecycle.open_table(database, ada, NewTable("quacks", seats, options=BREWING))
        for seats in ([seat("person"), seat("bot")], [seat("person"), seat("person:Bea")])
    ]
    for table in (bots, people):
        await lifecycle.start(database, ada, table.table)
    owed = await database.read(lambda connection: work.overdue(connection, 2**53, 10))
    assert [found.table_id for found in owed] == [bots.table]


async def test_the_clocks_of_those_who_are_asked_run_from_the_start(database: Database) -> None:
    [ada] = await come(database, "Ada")
    seats = [seat("person"), seat("bot"), seat("person:Bea")]
    new = NewTable("quacks", seats, options=BREWING, clock=Clock(60, 10))
    table = await lifecycle.open_table(database, ada, new)
    await lifecycle.start(database, ada, table.table)
    kept = (await load(database, table.table)).seats
    assert [found.reserve_ms for found in kept] == [60_000] * 3
    assert [found.asked_ms is not None for found in kept] == [True, False, True]


async def test_rooms_hear_of_every_change(database: Database) -> None:
    heard: list[Notice] = []
    database.on_notices = heard.extend
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "open")
    await enter(database, ben, table)
    for change in (
        lambda: seats.sit(database, ben, table.table, Sitting()),
        lambda: lifecycle.start(database, ada, table.table),
        lambda: seats.leave(database, ben, table.table, 1),
    ):
        heard.clear()
        await change()
        await database.read(lambda _: None)
        assert (table.table, "table") in {(notice.table, notice.kind) for notice in heard}


# The seats of a running match


async def test_somebody_takes_the_seat_of_a_bot_in_a_running_match(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "person:Bea", "bot", "bot")
    await lifecycle.start(database, ada, table.table)
    await enter(database, ben, table)
    before = await header_of(database, table.table)
    with refuses("seat-taken"):
        await seats.sit(database, ben, table.table, Sitting(seat=1))
    seated = await seats.sit(database, ben, table.table, Sitting(seat=3, bits=BITS))
    assert seated.seats[3].mine
    assert not seated.seats[3].added_bits, "the dice were fixed at the start"
    after = await header_of(database, table.table)
    assert after.players == [*before.players[:3], Seated("Ben")]
    assert after.dice == before.dice
    match = await play_out(database, table.table)
    assert match.names == ["Ada", "Bea", "Anise", "Ben"]


async def test_a_running_match_without_bots_has_no_free_seat(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "person:Bea")
    await lifecycle.start(database, ada, table.table)
    await enter(database, ben, table)
    with refuses("table-full"):
        await seats.sit(database, ben, table.table, Sitting())


async def test_a_clock_runs_for_who_takes_the_seat_of_a_bot_that_is_asked(
    database: Database,
) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    new = NewTable("quacks", [seat("person"), seat("bot")], options=BREWING, clock=Clock(60, 10))
    table = await lifecycle.open_table(database, ada, new)
    await lifecycle.start(database, ada, table.table)
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting())
    taken = (await load(database, table.table)).seats[1]
    assert taken.asked_ms is not None
    assert taken.reserve_ms == 60_000


async def test_a_bot_plays_on_for_who_leaves_a_running_match(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "kupferkessel", "person", "open")
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting(bits=BITS))
    await lifecycle.start(database, ada, table.table)
    await database.write(table.table, lambda c: talk.set_notes(c, table.table, 1, ["two newts"]))
    with refuses("not-your-seat"):
        await seats.leave(database, ada, table.table, 1)
    await seats.leave(database, ben, table.table, 1)
    left = (await load(database, table.table)).seats[1]
    assert (left.kind, left.name, left.person) == (SeatKind.BOT, "Anise", None)
    assert (left.bot, left.bits) == ("greedy-hazy", BITS)
    header = await header_of(database, table.table)
    assert header.players == [Seated("Ada"), Seated("Anise", "greedy-hazy")]
    owed = await database.read(lambda connection: work.owed_by(connection, table.table))
    assert owed is not None
    notes = await database.read(lambda connection: talk.notes_of(connection, table.table, 1))
    assert notes == [], "they are not for whoever comes next"
    seen = await lifecycle.look_at(database, ben, table.table)
    assert seen.stage == Stage.PLAYING, "who has left may still watch"


async def test_nobody_sits_down_when_the_match_is_over(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "kupferkessel", "person", "bot")
    await lifecycle.start(database, ada, table.table)
    await enter(database, ben, table)
    await play_out(database, table.table)
    for done in (
        seats.sit(database, ben, table.table, Sitting()),
        seats.leave(database, ada, table.table, 0),
        lifecycle.start(database, ada, table.table),
    ):
        with refuses("table-over"):
            await done
