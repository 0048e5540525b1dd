"""Seats and names: what must fit together before anything of it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from stillroom.bots.levels import check_level, usual_level
from stillroom.games.messages import Argument, Message
from stillroom.match.errors import WrongSeat
from stillroom.server.errors import BAD_REQUEST, CONFLICT, RefusedRequest
from stillroom.server.people.names import fit_name
from stillroom.server.store.people import Person
from stillroom.server.store.tables import Gathered, SeatRow
from stillroom.server.wire.tables import NewSeat, SeatKind, Stage

BOT_NAMES = ("Anise", "Borage", "Clove", "Dill", "Fennel", "Lovage", "Mint", "Rue")
"""The names of bots; so many that one is free at every table."""


def new_seats(game: str, wanted: Sequence[NewSeat], opener: Person) -> list[SeatRow]:
    """The seats of a new table, in their order.

    The first for a person without a name is the opener's; others without one are kept free for
    whoever comes. Named people sit at the opener's device.
    """
    seats: list[SeatRow] = []
    has_own = False
    for number, new in enumerate(wanted):
        check_wanted(game, new.kind, new.bot)
        if new.name is not None and new.kind != SeatKind.PERSON:
            raise RefusedRequest(BAD_REQUEST, "refused-name-for-nobody")
        is_own = new.kind == SeatKind.PERSON and new.name is None and not has_own
        has_own = has_own or is_own
        name = opener.name if is_own else "" if new.name is None else fit_name(new.name)
        person = opener.id if name else None
        seats.append(SeatRow(number, new.kind, name, person, level_of(game, new.kind, new.bot)))
    for seat in seats:
        check_name(seats, seat)
    return with_named_bots(seats)


def check_wanted(game: str, kind: SeatKind, bot: str | None) -> None:
    """A level belongs to a bot, and the game must have it."""
    if bot is not None and kind != SeatKind.BOT:
        raise RefusedRequest(BAD_REQUEST, "refused-level-for-nobody")
    if bot is not None:
        check_level(game, bot)


def level_of(game: str, kind: SeatKind, bot: str | None) -> str | None:
    """The level of a bot, the usual one if nobody named any; None for other kinds of seats."""
    return (bot or usual_level(game)) if kind == SeatKind.BOT else None


def check_name(seats: Iterable[SeatRow], sitting: SeatRow) -> None:
    """Nobody else at a table may have the name of somebody who sits there."""
    name = sitting.name.casefold()
    others = (seat for seat in seats if seat.seat != sitting.seat)
    if name and any(seat.name.casefold() == name for seat in others):
        raise RefusedRequest(CONFLICT, "refused-name-taken", name=sitting.name)


def with_named_bots(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The same seats, each bot without a name with a free one."""
    taken = {seat.name.casefold() for seat in seats}
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    return [
        replace(seat, name=next(free)) if seat.kind == SeatKind.BOT and not seat.name else seat
        for seat in seats
    ]


def seat_at(gathered: Gathered, number: int) -> SeatRow:
    """A seat by its number; raises WrongSeat if there is none."""
    for seat in gathered.seats:
        if seat.seat == number:
            return seat
    found: dict[str, Argument] = {"seat": str(number), "last": len(gathered.seats) - 1}
    raise WrongSeat(Message("error-no-such-seat", found))


def own_seat(gathered: Gathered, number: int, person_id: str) -> SeatRow:
    """A seat of somebody; refuses the seats of others."""
    seat = seat_at(gathered, number)
    if seat.person != person_id:
        raise RefusedRequest(CONFLICT, "refused-not-your-seat")
    return seat


def free_seat(gathered: Gathered, number: int | None) -> SeatRow:
    """The seat that somebody may take: the one named, or the best of all.

    First those kept for a person, then open ones, then those of bots; once the match has begun,
    only those of bots are left.
    """
    if number is None:
        free = sorted(filter(lambda seat: _is_free(gathered, seat), gathered.seats), key=_welcome)
        if not free:
            raise RefusedRequest(CONFLICT, "refused-table-full")
        return free[0]
    seat = seat_at(gathered, number)
    if not _is_free(gathered, seat):
        raise RefusedRequest(CONFLICT, "refused-seat-taken")
    return seat


def _is_free(gathered: Gathered, seat: SeatRow) -> bool:
    if gathered.table.stage == Stage.PLAYING:
        return seat.kind == SeatKind.BOT
    return seat.person is None


def _welcome(seat: SeatRow) -> int:
    return (SeatKind.PERSON, SeatKind.OPEN, SeatKind.BOT).index(SeatKind(seat.kind))
