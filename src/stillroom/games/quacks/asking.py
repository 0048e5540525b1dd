"""What a seat is asked. A seat waits exactly while a choice of its own is pending."""

from __future__ import annotations

from stillroom.games.quacks.state import State
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


@rule
def ask(state: State, seat: int, choice: int, a: int, b: int) -> None:
    """Asks a seat something, before what it was asked already."""
    choices.ask(state.players[seat].pending, choice, a, b)
    state.waiting[seat] = 1


@rule
def answered(state: State, seat: int) -> None:
    """A seat has answered what it was asked last."""
    pending = state.players[seat].pending
    choices.answered(pending)
    if pending.depth == 0:
        state.waiting[seat] = 0


@rule
def nothing_more(state: State, seat: int) -> None:
    """Everything that a seat was asked is done with."""
    while state.players[seat].pending.depth > 0:
        choices.answered(state.players[seat].pending)
    state.waiting[seat] = 0


@rule
def second_number(state: State, seat: int) -> int:
    """The second number of the choice to answer now."""
    pending = state.players[seat].pending
    assert pending.depth > 0, "no choice is pending"
    return pending.choices[pending.depth - 1].b


@rule
def somebody_waits(state: State) -> bool:
    """Whether any seat owes a decision."""
    for seat in range(state.seats):
        if state.waiting[seat]:
            return True
    return False
