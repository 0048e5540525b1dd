"""Seats and turn order."""

from __future__ import annotations

import pytest

from stillroom.kernel import seats
from stillroom.kernel.state import State


def waiting(*flags: int) -> State:
    state = State()
    state.seats = len(flags)
    state.waiting[: len(flags)] = flags
    return state


@pytest.mark.parametrize("taken", [2, 3, 4])
def test_turns_go_round_clockwise(taken: int) -> None:
    order = [0]
    for _ in range(taken):
        order.append(seats.next_seat(order[-1], taken))
    assert order == [*range(taken), 0]


@pytest.mark.parametrize("taken", [2, 3, 4])
def test_the_seat_before_is_the_one_after_which_a_seat_comes(taken: int) -> None:
    for seat in range(taken):
        assert seats.next_seat(seats.previous_seat(seat, taken), taken) == seat
        assert seats.previous_seat(seats.next_seat(seat, taken), taken) == seat


def test_the_next_waiting_seat_is_looked_for_clockwise() -> None:
    state = waiting(1, 0, 1, 0)
    assert [seats.next_waiting(state, after) for after in range(4)] == [2, 2, 0, 0]


def test_a_seat_that_alone_waits_comes_after_itself() -> None:
    assert seats.next_waiting(waiting(0, 1, 0), 1) == 1


def test_seats_that_do_not_take_part_are_passed_over() -> None:
    state = waiting(1, 1)
    state.waiting[2] = state.waiting[3] = 1
    assert seats.next_waiting(state, 1) == 0


def test_nobody_waits_when_a_match_is_over() -> None:
    state = waiting(0, 0)
    state.over = 1
    assert seats.next_waiting(state, 0) == -1


def test_a_match_that_goes_on_without_anybody_waiting_is_an_error() -> None:
    with pytest.raises(AssertionError, match="a match that is not over waits for somebody"):
        seats.next_waiting(waiting(0, 0, 0), 0)
