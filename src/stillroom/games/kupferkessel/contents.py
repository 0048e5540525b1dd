"""What lies in a cauldron, as a set of cards: bit n of the number says that card n is in it."""

from __future__ import annotations

from stillroom.games.kettles import cauldrons
from stillroom.games.kupferkessel.ids import INGREDIENTS, VALUES
from stillroom.games.kupferkessel.state import Cauldron
from stillroom.games.kupferkessel.tables import VALUE
from stillroom.kernel.rules import rule


@rule
def cards_in(cauldron: Cauldron) -> int:
    """9.1  The cards that count: those that lie in the cauldron."""
    cards = 0
    for place in range(cauldron.height):
        cards |= 1 << cauldrons.card_at(cauldron, place)
    return cards


@rule
def holds(cards: int, card: int) -> bool:
    """Whether a card is among some cards."""
    return (cards >> card) & 1 == 1


@rule
def cards_of_ingredient(cards: int, ingredient: int) -> int:
    """How many of some cards are of one ingredient."""
    number = 0
    for card in range(ingredient * VALUES, (ingredient + 1) * VALUES):
        if holds(cards, card):
            number += 1
    return number


@rule
def value_of_ingredient(cards: int, ingredient: int) -> int:
    """The values of all cards of one ingredient together."""
    total = 0
    for card in range(ingredient * VALUES, (ingredient + 1) * VALUES):
        if holds(cards, card):
            total += VALUE[card]
    return total


@rule
def cards_of_value(cards: int, value: int) -> int:
    """How many of some cards have a value."""
    number = 0
    for ingredient in range(INGREDIENTS):
        if holds(cards, ingredient * VALUES + value - 1):
            number += 1
    return number
