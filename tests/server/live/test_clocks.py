"""Clocks: the seconds of a decision run first, then the reserve."""

from __future__ import annotations

from stillroom.match.match import new_match
from stillroom.server.live.clocks import Reserve, after, as_seat_clocks, as_stored, clocks_to_store
from stillroom.server.store.tables import SeatRow
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
    assert as_seat_clocks([Reserve(0), Reserve(0)], None) == []


def test_everybody_sees_every_clock() -> None:
    reserves = [Reserve(5_000, asked=0), Reserve(7_000)]
    assert as_seat_clocks(reserves, CLOCK) == [
        SeatClock(0, 5_000, 15_000),
        SeatClock(1, 7_000, None),
    ]


def test_clocks_are_kept_and_go_on_where_they_were() -> None:
    reserves = [Reserve(5_000, asked=700), Reserve(7_000)]
    assert clocks_to_store(reserves, CLOCK) == {0: (5_000, 700), 1: (7_000, None)}
    assert clocks_to_store(reserves, None) is None
    seats = [
        SeatRow(0, "person", reserve_ms=5_000, asked_ms=700),
        SeatRow(1, "person", reserve_ms=7_000),
    ]
    assert as_stored(seats, [0], now=9_000, is_running=True) == reserves


def test_while_no_worker_saw_to_them_they_stood_still() -> None:
    seats = [SeatRow(0, "person", reserve_ms=5_000, asked_ms=700)]
    assert as_stored(seats, [0], now=9_000, is_running=False) == [Reserve(5_000, asked=9_000)]


def test_whoever_answers_pays_and_is_asked_anew() -> None:
    before = new_match("quacks", seats=3, options={"no_fortune_cards": 1}, seed=7)
    ahead = before.copied()
    ahead.play(0, "draw")
    ahead.play(1, "draw")
    reserves = [Reserve(60_000, asked=0) for _ in range(3)]
    # A bot sits at seat 1.
    following = after(reserves, CLOCK, {0}, before, ahead, now=15_000)
    assert following == [
        Reserve(55_000, asked=15_000),
        Reserve(60_000, asked=15_000),
        Reserve(60_000, asked=0),
    ]
    ahead.play(0, "stop")
    assert after(reserves, CLOCK, {0}, before, ahead, now=1)[0] == Reserve(60_000, asked=None)
