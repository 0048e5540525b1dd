"""Tables as readers may see them: the one place where what is stored becomes what is shown."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

import msgspec

from stillroom.games import registry
from stillroom.server.store.tables import Gathered, SeatRow, TableRow
from stillroom.server.wire.tables import Clock, Listing, Nudge, Pace, Seat, SeatKind, Stage, Table

DAY = 24 * 3600
"""Seconds until somebody at the same match may be nudged again."""


@dataclass(frozen=True)
class Presence:
    """Who has a table open now."""

    here: frozenset[str] = frozenset()
    """The ids of all people who do."""

    def watchers(self, gathered: Gathered) -> int:
        """How many of them have no seat there: they watch."""
        return len(self.here - {seat.person for seat in gathered.seats})


def as_table(gathered: Gathered, reader: str | None, presence: Presence) -> Table:
    """A table, as a reader may see it."""
    table = gathered.table
    is_opener = reader is not None and table.opener == reader
    is_known = is_opener or sits_at(gathered, reader)
    return Table(
        table=table.id,
        game=table.game,
        stage=Stage(table.stage),
        preset=table.preset,
        options=table.options,
        listed=table.listed,
        pace=Pace(table.pace),
        clock=clock_of(table),
        code=table.code if is_known else None,
        seats=_seats(gathered, reader, presence),
        opener=table.opener,
        mine=is_opener,
        free_chat=has_free_chat(gathered),
        seal=table.seal,
        watchers=presence.watchers(gathered),
        created=table.created,
        changed=table.changed,
        patience=table.patience,
        nudge=nudge_of(table),
        rules_version=table.rules_version,
        outdated=is_outdated(table),
        next_table=table.next_table,
        result=table.result,
    )


def as_listing(
    gathered: Gathered,
    reader: str | None,
    presence: Presence,
    muted: Collection[str] = frozenset(),
) -> Listing:
    """A table in a list, as a reader may see it who does not want to hear from some people."""
    table = gathered.table
    return Listing(
        table=table.id,
        game=table.game,
        stage=Stage(table.stage),
        listed=table.listed,
        pace=Pace(table.pace),
        seats=_seats(gathered, reader, presence),
        my_decision=waits_for(gathered, reader),
        turn=table.turn,
        created=table.created,
        changed=table.changed,
        nudge=nudge_for(gathered, muted),
        result=table.result,
    )


def sits_at(gathered: Gathered, person_id: str | None) -> bool:
    """Whether somebody has a seat at a table."""
    return person_id is not None and any(seat.person == person_id for seat in gathered.seats)


def waits_for(gathered: Gathered, person_id: str | None) -> bool:
    """Whether a match waits for a decision of somebody for whom no bot plays."""
    if person_id is None or gathered.table.stage != Stage.PLAYING:
        return False
    waiting = set(gathered.table.waiting)
    return any(
        seat.person == person_id and seat.stand_in is None and seat.seat in waiting
        for seat in gathered.seats
    )


def nudge_of(table: TableRow) -> Nudge | None:
    """The last nudge of a match; after a day it is forgotten."""
    if table.nudged is None or table.nudged_by is None or time.time() >= table.nudged + DAY:
        return None
    return Nudge(table.nudged_by, table.nudged, table.nudged + DAY)


def nudge_for(gathered: Gathered, muted: Collection[str]) -> Nudge | None:
    """The same for a reader who does not want to hear from some people."""
    nudge = nudge_of(gathered.table)
    is_muted = nudge is not None and gathered.seats[nudge.seat].person in muted
    return None if is_muted else nudge


def has_free_chat(gathered: Gathered) -> bool:
    """Whether people may write what they like: among those invited, or where all allow it."""
    people = [seat for seat in gathered.seats if seat.person is not None]
    is_allowed = bool(people) and all(seat.allows_chat for seat in people)
    return is_allowed or not gathered.table.listed


def is_outdated(table: TableRow) -> bool:
    """Whether the match of a table is of other rules than those of today."""
    if table.stage == Stage.GATHERING:
        return False
    if table.game not in registry.names():
        return True
    return table.rules_version != registry.find(table.game).rules_version


def clock_of(table: TableRow) -> Clock | None:
    """The clock of a table."""
    return None if table.clock is None else msgspec.convert(table.clock, Clock)


def _seats(gathered: Gathered, reader: str | None, presence: Presence) -> list[Seat]:
    return [_seat(seat, reader, presence) for seat in gathered.seats]


def _seat(seat: SeatRow, reader: str | None, presence: Presence) -> Seat:
    return Seat(
        seat=seat.seat,
        kind=SeatKind(seat.kind),
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        stand_in=seat.stand_in,
        mine=reader is not None and seat.person == reader,
        here=seat.person is not None and seat.person in presence.here,
        away_since=seat.away_since,
        added_bits=seat.bits is not None,
        allows_chat=seat.allows_chat,
    )
