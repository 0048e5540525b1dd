"""What the active seat is asked. A seat waits exactly while a choice of its own is pending."""

from __future__ import annotations

from stillroom.games.kupferkessel.state import State
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


@rule
def ask(state: State, choice: int, card: int) -> None:
    """11.1  Asks the active seat one thing; the card is the one just taken, or 0 before a take."""
    choices.ask(state.players[state.active_seat].pending, choice, card, 0)
    state.waiting[state.active_seat] = 1


@rule
def answered(state: State) -> None:
    """11.4  The active seat has answered, and what is named counts at once."""
    choices.answered(state.players[state.active_seat].pending)
    state.waiting[state.active_seat] = 0
