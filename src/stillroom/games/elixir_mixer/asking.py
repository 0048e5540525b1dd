"""What the active seat is asked. A seat waits exactly while a choice of its own is pending."""

from __future__ import annotations

from stillroom.games.elixir_mixer.ids import Colour, Kind
from stillroom.games.elixir_mixer.state import State
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


@rule
def ask(state: State, choice: int, subject: int) -> None:
    """Asks the active seat something, before what it was asked already."""
    choices.ask(state.players[state.active_seat].pending, choice, subject, 0)
    state.waiting[state.active_seat] = 1


@rule
def answered(state: State) -> None:
    """The active seat has answered what it was asked last."""
    pending = state.players[state.active_seat].pending
    choices.answered(pending)
    if pending.depth == 0:
        state.waiting[state.active_seat] = 0


@rule
def ask_for_cards(state: State, choice: int, subject: int, owed: int) -> None:
    """Asks for the cards of a trade, a mix or a discard, one by one."""
    basket = state.basket
    basket.owed = owed
    basket.highest = Kind.WILD
    basket.cards = 0
    basket.colour = Colour.ANY
    basket.colours_differ = 0
    ask(state, choice, subject)


@rule
def all_named(state: State) -> None:
    """The cards that were asked for have been named; the basket is put away."""
    basket = state.basket
    basket.owed = 0
    basket.highest = 0
    basket.cards = 0
    basket.colour = 0
    basket.colours_differ = 0
    answered(state)
