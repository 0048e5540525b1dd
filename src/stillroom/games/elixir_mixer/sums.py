"""Sums of cards: which sums some cards can make, and which card can come next on the way to one.

A set of sums is a whole number whose bit n says that the sum n can be made. Sums above 17 do not
matter in this game and are dropped.
"""

from __future__ import annotations

from stillroom.games.elixir_mixer.ids import KINDS, Action, Colour, Kind
from stillroom.games.elixir_mixer.state import Mask
from stillroom.games.elixir_mixer.tables import COLOUR, VALUE, VALUES_OF_A_COLOUR
from stillroom.kernel import masks
from stillroom.kernel.rules import rule

ONLY_ZERO = 1
"""The sums of no cards at all."""
UP_TO_17 = (1 << 18) - 1


@rule
def can_make(sums: int, total: int) -> bool:
    """Whether a sum is among some sums."""
    return (sums >> total) & 1 == 1


@rule
def with_cards(sums: int, value: int, copies: int) -> int:
    """The sums that can be made when some cards of one value are added."""
    for _ in range(copies):
        sums |= sums << value
    return sums & UP_TO_17


@rule
def sums_of_all(cards: list[int]) -> int:
    """The sums that cards of any colours can make."""
    sums = ONLY_ZERO
    for kind in range(KINDS):
        if cards[kind]:
            sums = with_cards(sums, VALUE[kind], cards[kind])
    return sums


@rule
def sums_of_colour(cards: list[int], colour: int) -> int:
    """4.2  The sums that cards of one colour and wild cards can make."""
    sums = with_cards(ONLY_ZERO, VALUE[Kind.WILD], cards[Kind.WILD])
    lowest = colour * VALUES_OF_A_COLOUR
    for kind in range(lowest, lowest + VALUES_OF_A_COLOUR):
        if cards[kind]:
            sums = with_cards(sums, VALUE[kind], cards[kind])
    return sums


@rule
def suits(kind: int, colour: int) -> bool:
    """4.2, 5.7  Whether a card may be used for a colour; everything suits ANY."""
    return colour == Colour.ANY or COLOUR[kind] == colour or kind == Kind.WILD


@rule
def sums_up_to(cards: list[int], colour: int, highest: int) -> int:
    """9.1  The sums that suitable cards can make, up to a kind and with it."""
    sums = ONLY_ZERO
    for kind in range(highest + 1):
        if cards[kind] and suits(kind, colour):
            sums = with_cards(sums, VALUE[kind], cards[kind])
    return sums


@rule
def can_come_next(cards: list[int], colour: int, owed: int, highest: int, named: int) -> bool:
    """9.1  Whether naming a kind now can still lead to the exact sum."""
    if named > highest or not cards[named] or not suits(named, colour) or VALUE[named] > owed:
        return False
    sums = with_cards(sums_up_to(cards, colour, named - 1), VALUE[named], cards[named] - 1)
    return can_make(sums, owed - VALUE[named])


@rule
def offer_next(cards: list[int], colour: int, owed: int, highest: int, mask: Mask) -> None:
    """9.1  Opens every card that can come next on the way to the exact sum, in one walk.

    Cards are named from the highest kind down, so the rest of the sum must come from lower kinds
    and from further copies of the same kind: just the sums that the walk has gathered on its way.
    """
    sums = ONLY_ZERO
    for kind in range(highest + 1):
        if cards[kind] and suits(kind, colour):
            value = VALUE[kind]
            sums = with_cards(sums, value, cards[kind] - 1)
            if value <= owed and can_make(sums, owed - value):
                masks.allow(mask, Action.CARD + kind)
            sums = with_cards(sums, value, 1)
