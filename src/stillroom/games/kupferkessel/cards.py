"""What a card is: its ingredient, its colour and its symbol, by the numbers of rules.md."""

from __future__ import annotations

from stillroom.games.kupferkessel.ids import VALUES, Symbol
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.tables import (
    COLOUR_OF,
    SYMBOL_OF_TWO,
    SYMBOL_OF_TWO_IF_ALL_HAVE,
    VALUE,
    VALUE_WITH_SYMBOL,
)
from stillroom.kernel.rules import rule


@rule
def ingredient_of(card: int) -> int:
    """1.1  The ingredient of a card."""
    return card // VALUES


@rule
def colour_of(card: int) -> int:
    """1.2  The colour of a card."""
    return COLOUR_OF[ingredient_of(card)]


@rule
def symbol_of(state: State, card: int) -> int:
    """1.4, 1.5  What a card carries."""
    if VALUE[card] != VALUE_WITH_SYMBOL:
        return Symbol.NONE
    if state.options.all_twos_have_symbols:
        return SYMBOL_OF_TWO_IF_ALL_HAVE[ingredient_of(card)]
    return SYMBOL_OF_TWO[ingredient_of(card)]
