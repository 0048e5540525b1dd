"""A match of other rules that is not over goes on under those of today."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import Connection, update

from stillroom.games.registry import names
from stillroom.match.match import Match
from stillroom.match.records.snapshots import Body, Snapshot
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.store import match_rows, schema, tables, work
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.wire.tables import Clock, NewTable, SeatKind, Sitting, Stage
from tests.server.visitors import (
    come,
    enter,
    load,
    load_match,
    play_on,
    refuses,
    seat,
)

pytestmark = pytest.mark.anyio

BITS = "0123456789abcdef" * 2


async def begun(database: Database, game: str, ada: Person, ben: Person) -> str:
    """A running match of two people, with clocks."""
    new = NewTable(game, [seat("person"), seat("open")], clock=Clock(60, 10))
    table = await lifecycle.open_table(database, ada, new)
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting(bits=BITS))
    await lifecycle.start(database, ada, table.table)
    return table.table


async def outdate(database: Database, table_id: str) -> None:
    """The rules change."""
    await database.write(table_id, lambda c: tables.change(c, table_id, rules_version=0))


@pytest.mark.parametrize("game", names())
async def test_a_match_goes_on_from_its_last_snapshot(database: Database, game: str) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    old = await begun(database, game, ada, ben)
    await database.write(old, lambda c: tables.visit(c, old, cleo.id))
    match = await play_on(database, old, rows=12)
    await outdate(database, old)
    new = await lifecycle.continued(database, await load(database, old))
    snapshot = await database.read(lambda c: match_rows.last_snapshot(c, old))
    assert snapshot is not None
    then = Match.from_rows(match.record().header, match.rows[: snapshot.number])
    following = await load_match(database, new)
    without_dice = [{**m.position(), "dice": None} for m in (following, then)]
    assert without_dice[0] == without_dice[1]
    assert following.names == ["Ada", "Ben"]
    assert following.seal != match.seal
    kept = await load(database, new)
    assert (kept.table.stage, kept.table.previous_table) == (Stage.PLAYING, old)
    assert kept.table.waiting == list(following.waiting)
    assert [found.reserve_ms for found in kept.seats] == [60_000] * 2
    for reader in (ben, cleo):
        closed = await lifecycle.look_at(database, reader, old)
        assert (closed.stage, closed.next_table) == (Stage.CLOSED, new)
        assert (await lifecycle.look_at(database, reader, new)).stage == Stage.PLAYING
    assert await database.read(lambda c: work.owed_by(c, old)) is None
    assert len((await play_on(database, new, rows=20)).rows) == 20


async def test_a_match_without_a_snapshot_begins_again(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    old = await begun(database, "quacks", ada, ben)
    await outdate(database, old)
    new = await lifecycle.continued(database, await load(database, old))
    assert (await load_match(database, new)).turn == 1
    kinds = [found.kind for found in (await load(database, new)).seats]
    assert kinds == [SeatKind.PERSON] * 2


async def test_agreeing_twice_leads_to_one_table(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    old = await begun(database, "quacks", ada, ben)
    await outdate(database, old)
    gathered = await load(database, old)
    new = await lifecycle.continued(database, gathered)
    assert await lifecycle.continued(database, gathered) == new


async def test_a_match_of_the_rules_of_today_has_no_need_to_carry_on(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    old = await begun(database, "quacks", ada, ben)
    with refuses("cannot-carry-on"):
        await lifecycle.continued(database, await load(database, old))


def cut_off(content: bytes) -> bytes:
    """A snapshot that is none any more."""
    return content[:-1]


def garbled(content: bytes) -> bytes:
    """A snapshot whose body cannot be read."""
    return with_body(content, b"nothing")


def of_fewer_fields(content: bytes) -> bytes:
    """A snapshot from before the state got another field."""
    read = msgspec.msgpack.decode(content, type=Snapshot)
    body = msgspec.msgpack.decode(zlib.decompress(read.body), type=Body)
    shorter = msgspec.structs.replace(body, state=body.state[:-4])
    return with_body(content, zlib.compress(msgspec.msgpack.encode(shorter)))


def of_other_pieces(content: bytes) -> bytes:
    """A snapshot of a state that the rules of today do not allow."""
    read = msgspec.msgpack.decode(content, type=Snapshot)
    body = msgspec.msgpack.decode(zlib.decompress(read.body), type=Body)
    strange = msgspec.structs.replace(body, state=bytes(len(body.state)))
    return with_body(content, zlib.compress(msgspec.msgpack.encode(strange)))


def with_body(content: bytes, body: bytes) -> bytes:
    """A snapshot with another body."""
    read = msgspec.msgpack.decode(content, type=Snapshot)
    return msgspec.msgpack.encode(msgspec.structs.replace(read, body=body))


@pytest.mark.parametrize("damaged", [cut_off, garbled, of_fewer_fields, of_other_pieces])
async def test_what_cannot_go_on_stays_as_it_is(
    database: Database, damaged: Callable[[bytes], bytes]
) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    old = await begun(database, "quacks", ada, ben)
    await play_on(database, old, rows=12)
    await outdate(database, old)

    def damage(connection: Connection) -> None:
        kept = match_rows.last_snapshot(connection, old)
        assert kept is not None
        connection.execute(update(schema.snapshots).values(content=damaged(kept.content)))

    await database.write(old, damage)
    with refuses("cannot-carry-on"):
        await lifecycle.continued(database, await load(database, old))
    assert (await load(database, old)).table.stage == Stage.PLAYING
    own = await database.read(lambda c: tables.of_person(c, ada.id, 10))
    assert [found.table.id for found in own] == [old]
