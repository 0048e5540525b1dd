"""The life of a table: opened, started, given up, and opened again for another match.

Everything that changes a table is one job of the store, with its checks inside, so that two people
who do something at once are answered one after the other.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import msgspec
from sqlalchemy import Connection

from stillroom.games.presets import LESSON
from stillroom.games.registry import face_of
from stillroom.match.errors import MatchError
from stillroom.match.lessons import lesson_match
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Header, Seated
from stillroom.match.records.snapshots import position_in
from stillroom.server.clock import now_ms
from stillroom.server.errors import CONFLICT, FORBIDDEN, RefusedRequest, no_such_table
from stillroom.server.lobby.access import (
    load_for_update,
    load_visible,
    lock,
    table_for,
)
from stillroom.server.lobby.invitations import let_visitors_follow
from stillroom.server.lobby.opening import (
    drawn_up,
    drawn_up_again,
    fresh_table,
    setting_of,
)
from stillroom.server.lobby.presenters import clock_of, is_outdated, sits_at
from stillroom.server.store import match_rows, tables, work
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.tables import Gathered, SeatRow
from stillroom.server.store.work import Owed
from stillroom.server.wire.tables import NewTable, SeatKind, Stage, Table

SECOND = 1000


# Opening


async def open_table(database: Database, person: Person, new: NewTable) -> Table:
    """Opens a table, at which the opener sits if a seat is for a person."""
    opened = await asyncio.to_thread(drawn_up, person, new, int(time.time()))

    def job(connection: Connection) -> Table:
        tables.add(connection, opened.table, opened.seats)
        return table_for(connection, opened.table.id, person.id)

    return await database.write(opened.table.id, job)


async def look_at(database: Database, person: Person, table_id: str) -> Table:
    """A table as it is now."""
    return await database.read(partial(table_for, table_id=table_id, person_id=person.id))


async def give_up(database: Database, person: Person, table_id: str) -> None:
    """The opener gives up a table before its match has begun."""
    now = int(time.time())

    def job(connection: Connection) -> None:
        gathered = load_for_update(connection, table_id, person.id)
        check_opener(gathered, person)
        check_gathering(gathered)
        tables.change(connection, table_id, stage=Stage.CLOSED, changed=now)

    await database.write(table_id, job)


def check_opener(gathered: Gathered, person: Person) -> None:
    """Some things only the opener of a table may do."""
    if gathered.table.opener != person.id:
        raise RefusedRequest(FORBIDDEN, "refused-not-opener")


def check_gathering(gathered: Gathered) -> None:
    """Some things can only be done before the match has begun."""
    if gathered.table.stage == Stage.PLAYING:
        raise RefusedRequest(CONFLICT, "refused-table-started")
    if gathered.table.stage != Stage.GATHERING:
        raise RefusedRequest(CONFLICT, "refused-table-over")


# Starting


async def start(database: Database, person: Person, table_id: str) -> Table:
    """The opener starts the match; starting twice starts once."""
    gathered = await database.read(partial(load_visible, table_id=table_id, person_id=person.id))
    # What a game needs is loaded before the one thread that writes would have to wait for it.
    await asyncio.to_thread(face_of, gathered.table.game)

    def job(connection: Connection) -> Table:
        gathered = load_for_update(connection, table_id, person.id)
        check_opener(gathered, person)
        if gathered.table.stage != Stage.PLAYING:
            check_gathering(gathered)
            _begin(connection, gathered)
        return table_for(connection, table_id, person.id)

    return await database.write(table_id, job)


def _begin(connection: Connection, gathered: Gathered) -> None:
    """Open seats are left out, the others move up, and the match is set up."""
    table = gathered.table
    sitting = [seat for seat in gathered.seats if seat.kind != SeatKind.OPEN]
    kept_free = sum(seat.kind == SeatKind.PERSON and seat.person is None for seat in sitting)
    if kept_free:
        raise RefusedRequest(CONFLICT, "refused-seats-wait", seats=kept_free)
    match = _set_up(Gathered(table, sitting))
    if len(sitting) < len(gathered.seats):
        left_out = [seat.seat for seat in gathered.seats if seat not in sitting]
        tables.remove_seats(connection, table.id, left_out)
        tables.renumber_seats(connection, table.id, [seat.seat for seat in sitting])
    _set_going(connection, Gathered(table, sitting), match)


def _set_up(gathered: Gathered) -> Match:
    """A new match; a lesson begins in its position, as does a match that goes on from a moment."""
    table, players = gathered.table, players_of(gathered.seats)
    dice = SealedDice(table.seal, [seat.bits or "" for seat in gathered.seats], table.key)
    if table.header is not None:
        begun = msgspec.json.decode(table.header, type=Header)
        if len(players) != begun.seats:
            raise RefusedRequest(CONFLICT, "refused-seats-of-moment", seats=begun.seats)
        return Match.from_position(table.game, begun.position, players=players, dice=dice)
    if table.preset == LESSON:
        return lesson_match(table.game, players=players, dice=dice)
    return new_match(table.game, options=table.options, players=players, dice=dice)


def players_of(seats: Sequence[SeatRow]) -> list[Seated]:
    """Who sits where, as the match knows them."""
    return [Seated(seat.name, seat.bot) for seat in seats]


def _set_going(connection: Connection, gathered: Gathered, match: Match) -> None:
    """Keeps a match that has just been set up, and sees to it that somebody moves."""
    table, now = gathered.table, now_ms()
    clock = clock_of(table)
    header = match.record().header
    tables.start(
        connection,
        table.id,
        msgspec.json.encode(header).decode(),
        header.rules_version,
        turn=match.turn,
        waiting=list(match.waiting),
        changed=now // SECOND,
    )
    if clock is not None:
        reserve = clock.reserve * SECOND
        for number, seat in enumerate(gathered.seats):
            is_asked = number in match.waiting and seat.kind == SeatKind.PERSON
            asked = now if is_asked else None
            tables.change_seat(connection, table.id, number, reserve_ms=reserve, asked_ms=asked)
    if clock is not None or any(header.players[seat].bot for seat in match.waiting):
        need_host(connection, table.id)


def need_host(connection: Connection, table_id: str) -> None:
    """A table has something to do at once, for whichever worker finds it first."""
    work.owe(connection, Owed(table_id, due_ms=now_ms(), worker="", until_ms=0))


# Going on


async def rematch(database: Database, person: Person, table_id: str) -> Table:
    """Another match of the same people; whoever asks second is led to the same table."""
    gathered = await database.read(partial(load_visible, table_id=table_id, person_id=person.id))
    if gathered.table.stage != Stage.OVER or not sits_at(gathered, person.id):
        raise RefusedRequest(CONFLICT, "refused-no-rematch")
    new = await asyncio.to_thread(drawn_up_again, gathered, person.id, int(time.time()))

    def job(connection: Connection) -> Table:
        over = load_for_update(connection, table_id, person.id)
        standing = _standing(connection, over)
        if standing is not None:
            return table_for(connection, standing, person.id)
        tables.add(connection, new.table, new.seats)
        let_visitors_follow(connection, table_id, new.table.id)
        tables.change(connection, table_id, next_table=new.table.id)
        return table_for(connection, new.table.id, person.id)

    return await database.write(table_id, job)


def _standing(connection: Connection, over: Gathered) -> str | None:
    """The table at which a match goes on already; None if there is none, or it was given up."""
    if over.table.next_table is None:
        return None
    following = tables.load(connection, over.table.next_table)
    if following is None or following.table.stage == Stage.CLOSED:
        return None
    return following.table.id


async def continued(database: Database, gathered: Gathered) -> str:
    """A match of other rules goes on under those of today: the id of the table where it does.

    It goes on from the last snapshot, or from the beginning if there is none yet, with a key of its
    own. The old table is closed.
    """
    table_id = gathered.table.id
    await asyncio.to_thread(face_of, gathered.table.game)

    def job(connection: Connection) -> str:
        lock(connection, table_id)
        old = tables.load(connection, table_id)
        if old is None:
            raise no_such_table()
        standing = _standing(connection, old)
        if standing is not None:
            return standing
        if old.table.stage != Stage.PLAYING or not is_outdated(old.table):
            raise RefusedRequest(CONFLICT, "refused-cannot-carry-on")
        return _carry_over(connection, old)

    return await database.write(table_id, job)


def _carry_over(connection: Connection, old: Gathered) -> str:
    now = now_ms() // SECOND
    new = replace(
        fresh_table(setting_of(old.table), old.table.opener, now), previous_table=old.table.id
    )
    seats = [
        replace(seat, bits=None, reserve_ms=0, asked_ms=None, seen_row=None) for seat in old.seats
    ]
    dice = SealedDice(new.seal, [""] * len(seats), new.key)
    snapshot = match_rows.last_snapshot(connection, old.table.id)
    try:
        if snapshot is None:
            match = _set_up(Gathered(new, seats))
        else:
            position = position_in(snapshot.content)
            match = Match.from_position(new.game, position, players=players_of(seats), dice=dice)
    except MatchError:
        raise RefusedRequest(CONFLICT, "refused-cannot-carry-on") from None
    tables.add(connection, new, seats)
    let_visitors_follow(connection, old.table.id, new.id)
    _set_going(connection, Gathered(new, seats), match)
    tables.change(connection, old.table.id, stage=Stage.CLOSED, next_table=new.id, changed=now)
    work.settle(connection, old.table.id)
    return new.id
