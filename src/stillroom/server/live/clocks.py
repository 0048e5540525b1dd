"""Clocks: a reserve for the match and some seconds for each decision.

The seconds of a decision run first, then the reserve. At zero a bot answers that one decision. A
seat that is not asked, or for which a bot plays, has no running clock.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from stillroom.match.match import Match
from stillroom.server.store.tables import SeatRow
from stillroom.server.wire.live import SeatClock
from stillroom.server.wire.tables import Clock

SECOND = 1000
"""Times are in milliseconds since 1970."""


@dataclass
class Reserve:
    """What a seat has left, and since when it is asked."""

    left: int
    """Milliseconds of the reserve that were left when the seat was asked."""
    asked: int | None = None
    """Since when the seat owes a decision; None while it owes none."""

    def due(self, clock: Clock) -> int | None:
        """When a bot answers for the seat."""
        if self.asked is None:
            return None
        return self.asked + clock.decision * SECOND + self.left

    def ask(self, now: int) -> None:
        """The seat owes a new decision from now on."""
        self.asked = now

    def answer(self, clock: Clock, now: int) -> None:
        """The decision is answered: what it took beyond its own seconds is gone."""
        if self.asked is not None:
            beyond = now - self.asked - clock.decision * SECOND
            self.left = max(0, self.left - max(0, beyond))
        self.asked = None


def as_stored(
    seats: Sequence[SeatRow], waiting: Collection[int], now: int, *, is_running: bool
) -> list[Reserve]:
    """The clocks as they were stored.

    While a worker sees to the table they run on. If none does, a seat that owes a decision is asked
    anew: the time in which no server ran does not count.
    """
    reserves = []
    for seat in seats:
        since = seat.asked_ms if is_running and seat.asked_ms is not None else now
        reserves.append(Reserve(seat.reserve_ms, since if seat.seat in waiting else None))
    return reserves


def after(
    reserves: Sequence[Reserve],
    clock: Clock | None,
    paying: Collection[int],
    before: Match,
    ahead: Match,
    now: int,
) -> list[Reserve]:
    """The clocks after a match went on: whoever answered has paid, whoever is asked anew begins."""
    following = []
    for seat, reserve in enumerate(reserves):
        later = Reserve(reserve.left, reserve.asked)
        if seat in paying and clock is not None:
            later.answer(clock, now)
        if ahead.decision(seat) != before.decision(seat) or seat not in ahead.waiting:
            later.asked = None
        if seat in ahead.waiting and later.asked is None:
            later.ask(now)
        following.append(later)
    return following


def clocks_to_store(
    reserves: Sequence[Reserve], clock: Clock | None
) -> dict[int, tuple[int, int | None]] | None:
    """The clocks, as they are stored; None at a table without."""
    if clock is None:
        return None
    return {seat: (reserve.left, reserve.asked) for seat, reserve in enumerate(reserves)}


def as_seat_clocks(reserves: list[Reserve], clock: Clock | None) -> list[SeatClock]:
    """The clocks of all seats; none at a table without."""
    if clock is None:
        return []
    return [
        SeatClock(seat, reserve.left, reserve.due(clock)) for seat, reserve in enumerate(reserves)
    ]
