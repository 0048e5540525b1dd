"""The cauldrons of the kettle games: cards one upon another, of which only the top one is in sight.

Cards are kept as their number and one more, so that 0 is no card.
"""

from __future__ import annotations

from stillroom.kernel.fields import INT32_MAX, SIZED_BY_THE_GAME, Seen, card, number, row
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule

NO_CARD = 0


class Cauldron(Record):
    """The cards of one player. A game declares `buried` again with the most there can be."""

    height: int = number()
    """How many cards lie in the cauldron."""
    top: int = card(INT32_MAX)
    """The top card, which everybody sees; 0 while there is none."""
    buried: list[int] = row(SIZED_BY_THE_GAME, INT32_MAX, seen=Seen.NOBODY)
    """The cards beneath the top card, the lowest first; 0 above them."""


@rule
def top_card(cauldron: Cauldron) -> int:
    """The number of the card on top."""
    assert cauldron.height > 0, "an empty cauldron has no top card"
    return cauldron.top - 1


@rule
def put(cauldron: Cauldron, taken: int) -> None:
    """A card goes onto the cauldron and covers the one that was on top."""
    if cauldron.height > 0:
        cauldron.buried[cauldron.height - 1] = cauldron.top
    cauldron.top = taken + 1
    cauldron.height += 1


@rule
def lose_top(cauldron: Cauldron) -> int:
    """The top card leaves; the one beneath it, if any, comes to light."""
    lost = top_card(cauldron)
    cauldron.height -= 1
    cauldron.top = NO_CARD
    if cauldron.height > 0:
        cauldron.top = cauldron.buried[cauldron.height - 1]
        cauldron.buried[cauldron.height - 1] = NO_CARD
    return lost


@rule
def card_at(cauldron: Cauldron, place: int) -> int:
    """The number of a card by its place, counted from 0 at the bottom."""
    assert 0 <= place < cauldron.height, "a place in a cauldron is from 0 to its height - 1"
    if place == cauldron.height - 1:
        return cauldron.top - 1
    return cauldron.buried[place] - 1
