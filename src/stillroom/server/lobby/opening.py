"""Opening a table: its id, its invite code, its sealed dice, its seats."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

import msgspec

from stillroom.games.presets import FIRST_GAME, LESSON
from stillroom.match.lessons import check_lesson_seats
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.setup import check_seats, checked_options, game_of
from stillroom.server.lobby.catalogue import chosen_options
from stillroom.server.lobby.invitations import new_code
from stillroom.server.lobby.presenters import DAY, clock_of
from stillroom.server.lobby.seat_rules import new_seats
from stillroom.server.store.people import Person
from stillroom.server.store.tables import Gathered, SeatRow, TableRow
from stillroom.server.wire.tables import Clock, NewTable, Pace, SeatKind, Stage

ID_BYTES = 12
DAYS_PATIENCE = 2 * DAY
"""Seconds that somebody may be gone from a table over days, if nobody says otherwise."""


@dataclass(frozen=True)
class Setting:
    """What a table is opened with, and what its rematch keeps."""

    game: str
    preset: str | None
    options: dict[str, int]
    listed: bool
    pace: Pace
    clock: Clock | None
    patience: int | None


def drawn_up(opener: Person, new: NewTable, now: int) -> Gathered:
    """A new table with its seats; raises an error that names what cannot be."""
    check_seats(game_of(new.game), len(new.seats))
    if new.preset == LESSON:
        check_lesson_seats(new.game, sum(seat.kind != SeatKind.OPEN for seat in new.seats))
    setting = Setting(
        game=new.game,
        preset=new.preset,
        options=chosen_options(new.game, new.preset, new.options, new.pace),
        listed=new.listed,
        pace=new.pace,
        clock=new.clock,
        patience=new.patience or (DAYS_PATIENCE if new.pace == Pace.DAYS else None),
    )
    seats = new_seats(new.game, new.seats, opener)
    return Gathered(fresh_table(setting, opener.id, now), seats)


def drawn_up_again(over: Gathered, opener: str, now: int) -> Gathered:
    """A table for another match of the same people: everybody moves on by one seat."""
    old = over.table
    setting = after_lesson(setting_of(old))
    checked_options(game_of(old.game), setting.options)
    last, before = over.seats[-1:], over.seats[:-1]
    seats = [fresh_seat(number, seat) for number, seat in enumerate([*last, *before])]
    table = replace(fresh_table(setting, opener, now), previous_table=old.id)
    return Gathered(table, seats)


def setting_of(table: TableRow) -> Setting:
    """What a table was opened with."""
    return Setting(
        game=table.game,
        preset=table.preset,
        options=table.options,
        listed=table.listed,
        pace=Pace(table.pace),
        clock=clock_of(table),
        patience=table.patience,
    )


def after_lesson(setting: Setting) -> Setting:
    """What a rematch is played with: after a lesson comes a first game."""
    if setting.preset != LESSON:
        return setting
    options = chosen_options(setting.game, FIRST_GAME, {}, setting.pace)
    return replace(setting, preset=FIRST_GAME, options=options)


def fresh_table(setting: Setting, opener: str, now: int) -> TableRow:
    """A table that nobody has sat down at, with a key of its own."""
    dice = SealedDice.fresh(seats=0)
    return TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        code=new_code(),
        game=setting.game,
        stage=Stage.GATHERING,
        preset=setting.preset,
        options=setting.options,
        listed=setting.listed,
        pace=setting.pace,
        clock=None if setting.clock is None else msgspec.to_builtins(setting.clock),
        opener=opener,
        key=dice.key,
        seal=dice.seal,
        header=None,
        rules_version=game_of(setting.game).rules_version,
        created=now,
        changed=now,
        patience=setting.patience,
    )


def fresh_seat(number: int, seat: SeatRow) -> SeatRow:
    """A seat at a new table for who sits at an old one."""
    return SeatRow(number, SeatKind(seat.kind), seat.name, seat.person, seat.bot)
