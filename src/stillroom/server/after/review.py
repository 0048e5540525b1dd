"""Review: a match that is over, looked back upon, and played on from any of its moments."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import replace
from functools import partial
from threading import Event
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection

from stillroom.bots.levels import usual_level
from stillroom.bots.review import turning_point
from stillroom.games.afterwards import LuckSheet
from stillroom.games.presets import LESSON
from stillroom.games.registry import find
from stillroom.match.looking_back import luck_of, marks_of
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Seated
from stillroom.match.records.verifying import Engine
from stillroom.server.after.replay import Kept, check_eyes, kept_match, match_at
from stillroom.server.errors import BAD_REQUEST, CONFLICT, RefusedRequest
from stillroom.server.lobby.access import table_for
from stillroom.server.lobby.opening import Setting, fresh_table, setting_of
from stillroom.server.lobby.presenters import is_outdated
from stillroom.server.lobby.seat_rules import BOT_NAMES
from stillroom.server.opponents.bot_pool import Thinker
from stillroom.server.store import tables
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.tables import Gathered, SeatRow
from stillroom.server.wire.review import (
    MOST_ROWS,
    Afterwards,
    PlayOn,
    Review,
    TurningPoint,
)
from stillroom.server.wire.tables import Pace, SeatKind, Table

PATIENCE = 3.0
"""So many seconds somebody waits for a review before being told to ask again."""
MOST_REVIEWS = 500
"""So many turning points are kept by a worker; an older one is found again when it is asked for."""

Reviewed: TypeAlias = "tuple[str, int]"
"""A table and one of its seats."""


async def look_back(database: Database, person: Person, table_id: str) -> Afterwards:
    """The luck and the marked moments of a match that is over."""
    kept = await _kept(database, person, table_id)
    if is_outdated(kept.table):
        return Afterwards(LuckSheet(), [])
    return await asyncio.to_thread(_looked_back, kept)


def _looked_back(kept: Kept) -> Afterwards:
    match = match_at(kept, len(kept.record.rows))
    return Afterwards(luck_of(match), marks_of(match))


async def _kept(database: Database, person: Person, table_id: str, row: int = MOST_ROWS) -> Kept:
    """A match that is over, of a table of which somebody may know; with a row the match until then.

    Without one it is the whole match, which lies ready in its last snapshot.
    """
    reading = partial(kept_match, table_id=table_id, person_id=person.id, row=row)
    return await database.read(reading)


def _check_rules(kept: Kept) -> None:
    """Only a match of the rules of today can be played again."""
    if is_outdated(kept.table):
        found, here = kept.record.header.rules_version, find(kept.table.game).rules_version
        raise RefusedRequest(CONFLICT, "refused-other-rules", found=found, here=here)


# Review


class Reviews:
    """Where the turning points of matches are found: one at a time, off the event loop."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._one_at_a_time = asyncio.Lock()
        self._is_stopped = Event()
        self._working: dict[Reviewed, asyncio.Task[None]] = {}
        self._found: OrderedDict[Reviewed, TurningPoint | None] = OrderedDict()

    async def stop(self) -> None:
        """Ends everything; what is being looked for is not found any more."""
        self._is_stopped.set()
        working = list(self._working.values())
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    async def review(self, database: Database, person: Person, table_id: str, seat: int) -> Review:
        """The move that mattered most for a seat of a match that is over.

        Whoever asks waits for a moment, and then is told to ask again.
        """
        kept = await _kept(database, person, table_id)
        _check_rules(kept)
        check_eyes(seat, kept.record.header.seats)
        key = (table_id, seat)
        if key not in self._found:
            if key not in self._working:
                self._working[key] = asyncio.create_task(self._find(key, kept))
            task = self._working[key]
            await asyncio.wait({task}, timeout=PATIENCE)
            if not task.done():
                return Review(is_ready=False, turning_point=None)
            task.result()
        return Review(is_ready=True, turning_point=self._found[key])

    async def _find(self, key: Reviewed, kept: Kept) -> None:
        try:
            async with self._one_at_a_time:
                engine = self._thinker.engine(kept.table.game)
                found = await asyncio.to_thread(_turned, kept, key[1], engine, self._is_stopped)
            self._found[key] = found
            if len(self._found) > MOST_REVIEWS:
                self._found.popitem(last=False)
        finally:
            del self._working[key]


def _turned(kept: Kept, seat: int, engine: Engine, is_stopped: Event) -> TurningPoint | None:
    match = match_at(kept, len(kept.record.rows))
    found = turning_point(match, seat, engine, is_stopped)
    return None if found is None else TurningPoint(**vars(found))


# Playing on


async def play_on(database: Database, person: Person, table_id: str, wanted: PlayOn) -> Table:
    """Opens a table at which a match goes on from one of its moments, against bots.

    Its dice are sealed anew, and the opener adds to them as at any table before it starts.
    """
    kept = await _kept(database, person, table_id, wanted.row)
    _check_rules(kept)
    check_eyes(wanted.seat, kept.record.header.seats)
    rows = len(kept.record.rows)
    if wanted.row > rows:
        raise RefusedRequest(BAD_REQUEST, "refused-no-row", row=wanted.row, rows=rows)
    opened = await asyncio.to_thread(_from_moment, kept, person, wanted)

    def job(connection: Connection) -> Table:
        tables.add(connection, opened.table, opened.seats)
        return table_for(connection, opened.table.id, person.id)

    return await database.write(opened.table.id, job)


def _from_moment(kept: Kept, person: Person, wanted: PlayOn) -> Gathered:
    """A table whose match begins where another one was after a row."""
    then = match_at(kept, wanted.row)
    if then.result is not None:
        raise RefusedRequest(CONFLICT, "refused-nothing-left")
    seats = _seats(then.players, person, wanted.seat, kept.table.game)
    setting = _setting(setting_of(kept.table), then.options)
    table = fresh_table(setting, person.id, int(time.time()))
    match = Match.from_position(
        setting.game,
        then.position(),
        players=[Seated(seat.name, seat.bot) for seat in seats],
        dice=SealedDice(table.seal, [""] * len(seats), table.key),
    )
    header = msgspec.json.encode(match.record().header).decode()
    return Gathered(replace(table, header=header, previous_table=kept.table.id), seats)


def _setting(old: Setting, options: dict[str, int]) -> Setting:
    """The same game under the same options, for one person alone and without a clock."""
    return replace(
        old,
        preset=None if old.preset == LESSON else old.preset,
        options={name: value for name, value in options.items() if value},
        listed=False,
        pace=Pace.LIVE,
        clock=None,
    )


def _seats(players: list[Seated], person: Person, own: int, game: str) -> list[SeatRow]:
    """The person in one place, bots in all others: those that played keep theirs and their names,
    for people new ones sit down."""
    taken = {player.name.casefold() for player in players} | {person.name.casefold()}
    new_names = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    seats = []
    for seat, player in enumerate(players):
        is_person = player.bot is None or player.name.casefold() == person.name.casefold()
        if seat == own:
            seats.append(SeatRow(seat, SeatKind.PERSON, person.name, person.id))
        else:
            name = next(new_names) if is_person else player.name
            level = player.bot or usual_level(game)
            seats.append(SeatRow(seat, SeatKind.BOT, name, bot=level))
    return seats
