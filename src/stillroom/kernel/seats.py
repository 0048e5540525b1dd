"""Seats and turn order. Seats are counted clockwise from 0."""

from __future__ import annotations

from stillroom.kernel.rules import rule
from stillroom.kernel.state import State


@rule
def next_seat(seat: int, seats: int) -> int:
    """The seat to the left: clockwise the next."""
    return (seat + 1) % seats


@rule
def previous_seat(seat: int, seats: int) -> int:
    """The seat to the right."""
    return (seat + seats - 1) % seats


@rule
def next_waiting(state: State, after: int) -> int:
    """The first seat clockwise after another that owes a decision; that one itself comes last."""
    seat = after
    for _ in range(state.seats):
        seat = next_seat(seat, state.seats)
        if state.waiting[seat]:
            return seat
    assert state.over, "a match that is not over waits for somebody"
    return -1
