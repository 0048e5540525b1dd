"""Clocks: the seconds of a decision run first, then the reserve."""

from __future__ import annotations

from stillroom.server.clocks import Reserve, shown
from stillroom.server.wire.live import SeatClock
from stillroom.server.wire.tables import Clock

CLOCK = Clock(reserve=60, decision=10)


def test_a_quick_answer_costs_nothing() -> None:
    reserve = Reserve(left=60_000)
    reserve.ask(1_000)
    reserve.answer(CLOCK, 10_999)
    assert reserve == Reserve(left=60_000, asked=None)


def test_what_a_decision_takes_beyond_its_seconds_is_gone_from_the_reserve() -> None:
    reserve = Reserve(left=60_000)
    reserve.ask(0)
    reserve.answer(CLOCK, 25_000)
    assert reserve.left == 45_000


def test_the_reserve_never_falls_below_nothing() -> None:
    reserve = Reserve(left=1_000)
    reserve.ask(0)
    reserve.answer(CLOCK, 99_000)
    assert reserve.left == 0


def test_a_bot_answers_when_both_are_used_up() -> None:
    reserve = Reserve(left=5_000)
    reserve.ask(100)
    assert reserve.due(CLOCK) == 15_100


def test_a_seat_that_is_not_asked_has_no_running_clock() -> None:
    assert Reserve(left=5_000).due(CLOCK) is None


def test_a_table_without_a_clock_shows_none() -> None:
    assert shown([Reserve(0), Reserve(0)], None) == []


def test_everybody_sees_every_clock() -> None:
    reserves = [Reserve(5_000, asked=0), Reserve(7_000)]
    assert shown(reserves, CLOCK) == [SeatClock(0, 5_000, 15_000), SeatClock(1, 7_000, None)]
