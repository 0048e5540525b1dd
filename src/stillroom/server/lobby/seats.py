"""Sitting down at a table, standing up, and whom the opener wants where."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, replace

import msgspec
from sqlalchemy import Connection

from stillroom.bots.levels import usual_level
from stillroom.match.records.record import Header
from stillroom.server.clock import now_ms
from stillroom.server.errors import CONFLICT, RefusedRequest
from stillroom.server.lobby.access import load_for_update, table_for
from stillroom.server.lobby.lifecycle import check_gathering, check_opener, need_host, players_of
from stillroom.server.lobby.seat_rules import (
    check_name,
    check_wanted,
    free_seat,
    level_of,
    own_seat,
    seat_at,
    with_named_bots,
)
from stillroom.server.people.names import fit_name
from stillroom.server.store import tables, talk
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.tables import Gathered, SeatRow
from stillroom.server.wire.tables import AddedBits, ChangedSeat, SeatKind, Sitting, Stage, Table

IN_USE = (Stage.GATHERING, Stage.PLAYING)
"""The stages in which people sit down and stand up."""


async def sit(database: Database, person: Person, table_id: str, sitting: Sitting) -> Table:
    """Somebody takes a seat: before the match a free one, then one of a bot.

    Several people at one device each take a seat, with a name of their own. To sit down twice with
    the own name is to sit down once.
    """
    name = person.name if sitting.name is None else fit_name(sitting.name)

    def job(connection: Connection) -> Table:
        gathered = load_for_update(connection, table_id, person.id)
        _check_in_use(gathered)
        if not _sits_already(gathered, person, sitting):
            _take(connection, gathered, person.id, name, sitting)
        return table_for(connection, table_id, person.id)

    return await database.write(table_id, job)


def _check_in_use(gathered: Gathered) -> None:
    if gathered.table.stage not in IN_USE:
        raise RefusedRequest(CONFLICT, "refused-table-over")


def _sits_already(gathered: Gathered, person: Person, sitting: Sitting) -> bool:
    """Whether somebody asks again for the seat that is the own one; refuses a second own seat."""
    own = [seat.seat for seat in gathered.seats if seat.person == person.id]
    if own and sitting.name is not None:
        _check_second(gathered, person)
    if not own or sitting.name is not None:
        return False
    if sitting.seat is not None and sitting.seat not in own:
        raise RefusedRequest(CONFLICT, "refused-already-sitting")
    return True


def _check_second(gathered: Gathered, person: Person) -> None:
    """Against other people nobody looks into the cards of a bot and stands up again."""
    others = {seat.person for seat in gathered.seats} - {None, person.id}
    if gathered.table.stage == Stage.PLAYING and others:
        raise RefusedRequest(CONFLICT, "refused-second-seat")


def _take(
    connection: Connection, gathered: Gathered, person_id: str, name: str, sitting: Sitting
) -> None:
    seat = free_seat(gathered, sitting.seat)
    is_asked = seat.seat in gathered.table.waiting and gathered.table.clock is not None
    taken = replace(
        seat,
        kind=SeatKind.PERSON,
        name=name,
        person=person_id,
        bot=None,
        # The dice of a match that has begun are what they are.
        bits=sitting.bits if gathered.table.stage == Stage.GATHERING else seat.bits,
        away_since=None,
        asked_ms=now_ms() if is_asked else None,
    )
    check_name(gathered.seats, taken)
    _keep(connection, gathered, taken)


async def leave(database: Database, person: Person, table_id: str, number: int) -> None:
    """Somebody stands up; before the match the opener may also send somebody away.

    Once the match has begun, a bot of the usual level plays on in the place of who leaves.
    """

    def job(connection: Connection) -> None:
        gathered = load_for_update(connection, table_id, person.id)
        _check_in_use(gathered)
        seat = seat_at(gathered, number)
        is_opener = gathered.table.opener == person.id
        if gathered.table.stage == Stage.PLAYING:
            own_seat(gathered, number, person.id)
            _hand_to_bot(connection, gathered, seat)
        elif seat.person == person.id or (is_opener and seat.person is not None):
            _keep(connection, gathered, SeatRow(number, SeatKind.OPEN))
            _pass_on(connection, gathered, seat)
        else:
            raise RefusedRequest(CONFLICT, "refused-not-your-seat")
        if seat.person == person.id:
            tables.visit(connection, table_id, person.id)

    await database.write(table_id, job)


def _hand_to_bot(connection: Connection, gathered: Gathered, seat: SeatRow) -> None:
    bot = SeatRow(
        seat.seat,
        SeatKind.BOT,
        bot=usual_level(gathered.table.game),
        bits=seat.bits,
        reserve_ms=seat.reserve_ms,
    )
    _keep(connection, gathered, bot)
    # Whoever takes the seat later has notes of the own.
    talk.set_notes(connection, gathered.table.id, seat.seat, [])
    need_host(connection, gathered.table.id)


def _pass_on(connection: Connection, gathered: Gathered, left: SeatRow) -> None:
    """An opener who leaves hands the table to the next person; without one it is closed."""
    table = gathered.table
    people = [
        seat.person for seat in gathered.seats if seat.person is not None and seat.seat != left.seat
    ]
    if table.opener != left.person or table.opener in people:
        return
    if people:
        tables.change(connection, table.id, opener=people[0])
    else:
        tables.change(connection, table.id, stage=Stage.CLOSED, changed=int(time.time()))


async def change_seat(
    database: Database, person: Person, table_id: str, number: int, changed: ChangedSeat
) -> Table:
    """The opener chooses who a seat is for at which no person sits."""

    def job(connection: Connection) -> Table:
        gathered = load_for_update(connection, table_id, person.id)
        check_opener(gathered, person)
        check_gathering(gathered)
        seat = seat_at(gathered, number)
        if seat.person is not None:
            raise RefusedRequest(CONFLICT, "refused-seat-taken")
        game, kind = gathered.table.game, changed.kind
        check_wanted(game, kind, changed.bot)
        name = seat.name if seat.kind == kind else ""
        wanted = SeatRow(number, kind, name, bot=level_of(game, kind, changed.bot))
        _keep(connection, gathered, wanted)
        return table_for(connection, table_id, person.id)

    return await database.write(table_id, job)


async def add_bits(database: Database, person: Person, table_id: str, added: AddedBits) -> Table:
    """Somebody adds random bits to the dice, once for each own seat and before the match."""

    def job(connection: Connection) -> Table:
        gathered = load_for_update(connection, table_id, person.id)
        seat = own_seat(gathered, added.seat, person.id)
        if seat.bits != added.bits:
            check_gathering(gathered)
            if seat.bits is not None:
                raise RefusedRequest(CONFLICT, "refused-bits-added")
            _keep(connection, gathered, replace(seat, bits=added.bits))
        return table_for(connection, table_id, person.id)

    return await database.write(table_id, job)


def _keep(connection: Connection, gathered: Gathered, seat: SeatRow) -> None:
    """Keeps a seat as it is now, also in the header of a match that has begun."""
    table = gathered.table
    seats = with_named_bots(
        [seat if other.seat == seat.seat else other for other in gathered.seats]
    )
    before, after = asdict(gathered.seats[seat.seat]), asdict(seats[seat.seat])
    columns = {name: value for name, value in after.items() if value != before[name]}
    if columns:
        tables.change_seat(connection, table.id, seat.seat, **columns)
    if table.stage == Stage.PLAYING:
        assert table.header is not None, "a match that has begun has a header"
        tables.change(connection, table.id, header=_reseated(table.header, seats))


def _reseated(header: str, seats: Sequence[SeatRow]) -> str:
    """The header of a match with those who sit there now."""
    read = msgspec.json.decode(header, type=Header)
    return msgspec.json.encode(msgspec.structs.replace(read, players=players_of(seats))).decode()
