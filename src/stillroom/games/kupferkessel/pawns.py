"""The colours of the pawns. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kupferkessel import cards
from stillroom.games.kupferkessel.ids import Colour
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.tables import MOST_SEATS, THIRD_COLOUR
from stillroom.kernel.rules import rule


@rule
def colour_of(state: State, seat: int) -> int:
    """3.2  White, black, and the colour that the option gives to the third pawn."""
    if seat == 0:
        return Colour.WHITE
    if seat == 1:
        return Colour.BLACK
    return THIRD_COLOUR[state.options.third_colour]


@rule
def is_third_colour(state: State, card: int) -> bool:
    """3.7, 6.11  Whether a card has the colour of the third pawn, if there is one."""
    third = THIRD_COLOUR[state.options.third_colour]
    return state.seats == MOST_SEATS and cards.colour_of(card) == third
