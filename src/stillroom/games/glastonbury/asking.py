"""What the seats are asked. A seat waits exactly while a choice of its own is pending."""

from __future__ import annotations

from stillroom.games.glastonbury.state import State
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


@rule
def ask(state: State, seat: int, choice: int, subject: int) -> None:
    """12.8  Asks a seat something."""
    choices.ask(state.players[seat].pending, choice, subject, 0)
    state.waiting[seat] = 1


@rule
def answered(state: State, seat: int) -> None:
    """12.8  A seat has answered; its answer counts at once."""
    choices.answered(state.players[seat].pending)
    state.waiting[seat] = 0
