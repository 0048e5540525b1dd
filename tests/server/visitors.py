"""People who come to tables, and matches that are over quickly."""

from __future__ import annotations

import random
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection

from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Header
from stillroom.server.after.story import story_of
from stillroom.server.errors import RefusedRequest
from stillroom.server.lobby import invitations, lifecycle
from stillroom.server.store import match_rows, people, tables
from stillroom.server.store.database import Database
from stillroom.server.store.match_rows import Commit, StoredRow
from stillroom.server.store.people import Person
from stillroom.server.store.stored_match import as_row
from stillroom.server.store.tables import Gathered
from stillroom.server.wire.tables import Invitation, NewSeat, NewTable, SeatKind, Stage, Table

NOW = 1_700_000_000
ROWS_IN_A_SNAPSHOT = 10
UNDONE_ROW = 3
MANY = 1_000_000
KEY = bytes(range(32))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database, as one worker uses it."""
    database = Database(url)
    await database.start()
    try:
        yield database
    finally:
        await database.stop()


async def come(database: Database, *names: str) -> list[Person]:
    """People come as guests."""
    guests = [Person(secrets.token_urlsafe(12), name, True, "en", False) for name in names]
    for guest in guests:
        await database.write(guest.id, partial(_add, guest=guest, token=secrets.token_hex(32)))
    return guests


def _add(connection: Connection, guest: Person, token: str) -> None:
    people.add(connection, guest.id, guest.name, True, guest.language, token, NOW)


def seat(text: str) -> NewSeat:
    """A seat by a word: ``person``, ``person:Ada``, ``bot``, ``bot:random`` or ``open``."""
    kind, _, more = text.partition(":")
    named = {"bot": more or None} if kind == SeatKind.BOT else {"name": more or None}
    return NewSeat(SeatKind(kind), **named)


ALL_ARE_ASKED = {"quacks": {"no_fortune_cards": 1}}
"""Options with which every seat is asked at first: some Fortune cards ask one seat alone."""


def new_table(game: str, *seats: str) -> NewTable:
    """A table that somebody wants to open."""
    return NewTable(game, [seat(text) for text in seats], options=ALL_ARE_ASKED.get(game, {}))


async def open_table(database: Database, opener: Person, game: str, *seats: str) -> Table:
    """Opens a private table."""
    return await lifecycle.open_table(database, opener, new_table(game, *seats))


async def enter(database: Database, person: Person, table: Table) -> Table:
    """Somebody comes with the code that the opener has told."""
    assert table.code is not None
    return await invitations.enter(database, person, Invitation(table.code))


async def load(database: Database, table_id: str) -> Gathered:
    """A table as it is kept."""
    gathered = await database.read(lambda connection: tables.load(connection, table_id))
    assert gathered is not None
    return gathered


async def load_match(database: Database, table_id: str) -> Match:
    """The match of a table."""
    header = (await load(database, table_id)).table.header
    assert header is not None
    rows = await database.read(lambda connection: match_rows.rows_after(connection, table_id, 0))
    played = [as_row(row) for row in rows]
    return Match.from_rows(msgspec.json.decode(header, type=Header), played)


async def start(database: Database, opener: Person, table_id: str) -> Table:
    """Starts a match whose dice are the same every time."""
    dice = SealedDice.fresh(0, KEY)
    await database.write(
        table_id, lambda c: tables.change(c, table_id, key=dice.key, seal=dice.seal)
    )
    return await lifecycle.start(database, opener, table_id)


async def play_out(database: Database, table_id: str, *, undo: bool = False) -> Match:
    """Plays a match to its end by lot, as a host would keep it; with `undo` one move goes back."""
    return await play_on(database, table_id, rows=MANY, undo=undo)


async def play_on(database: Database, table_id: str, *, rows: int, undo: bool = False) -> Match:
    """Plays a match by lot until it has so many rows or is over."""
    match, dice = await load_match(database, table_id), random.Random(7)
    while not is_over(match) and len(match.rows) < rows:
        first = len(match.rows)
        while not is_over(match) and len(match.rows) < min(rows, first + ROWS_IN_A_SNAPSHOT):
            if undo and len(match.rows) == UNDONE_ROW:
                match.undo(match.rows[-1].seat, agreed=True)
            else:
                chosen = dice.choice(match.waiting)
                match.play(chosen, dice.choice(match.moves(chosen)))
        await _keep(database, table_id, match, first)
    return match


def is_over(match: Match) -> bool:
    """Whether a match has ended."""
    return match.result is not None


async def _keep(database: Database, table_id: str, match: Match, first: int) -> None:
    snapshot = (match.snapshot(), msgspec.json.encode(match.view(None)))
    commit = Commit(
        table_id=table_id,
        expected_rows=first,
        rows=[
            StoredRow(row.number, row.seat, row.move, row.undo, row.digest, None, None, "bot", NOW)
            for row in match.rows[first:]
        ],
        waiting=match.waiting,
        turn=match.turn,
        now=NOW,
        stage=Stage.OVER if is_over(match) else Stage.PLAYING,
        result=match.result,
        snapshot=snapshot if len(match.rows) == first + ROWS_IN_A_SNAPSHOT else None,
        story=story_of(match) if is_over(match) else None,
    )
    assert await database.write(table_id, lambda connection: match_rows.append(connection, commit))


@contextmanager
def refuses(error: str) -> Iterator[None]:
    """What is done here is refused."""
    with pytest.raises(RefusedRequest) as wrong:
        yield
    assert wrong.value.error == error
