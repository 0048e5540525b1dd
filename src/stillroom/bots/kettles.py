"""What the bots of both kettle games share: remembering cauldrons, and what a set may come to.

A bot remembers cauldrons as it has seen them grow and shrink. Its span says how far down it recalls
them: 0 is the top card alone, which everybody sees, and `PERFECT` is every card.
"""

from __future__ import annotations

from enum import IntEnum

from stillroom.games.kettles import cauldrons
from stillroom.games.kettles.cauldrons import NO_CARD, Cauldron
from stillroom.games.kettles.sets import BONUS_OF_FOUR, FOUR_ALIKE, PAIR, THREE_ALIKE
from stillroom.kernel.rules import rule

PERFECT = 1000
"""The span of a bot that forgets nothing."""
POINT = 4
"""Worth is counted in quarters of a point."""


class Policy(IntEnum):
    """The bots by number: one by lot, and the greedy one with more or less memory."""

    RANDOM = 0
    GREEDY = 1
    """Forgets nothing."""
    GREEDY_FORGETFUL = 2
    """Knows the top cards alone."""
    GREEDY_HAZY = 3
    """Recalls the last few cards of each cauldron."""
    GREEDY_WATCHFUL = 4
    """Recalls many."""


SPAN = (0, PERFECT, 0, 3, 8)
"""How many cards beneath each top card a bot recalls, by the number of its policy."""


@rule
def saw_taken(cauldron: Cauldron, taken: int, covered: int) -> None:
    """Somebody lays a card onto a cauldron; the card that it covers may not be remembered yet.

    Both are as events tell them: the number and one more, 0 for no card.
    """
    if cauldron.height == 0 and covered != NO_CARD:
        cauldrons.put(cauldron, covered - 1)
    cauldrons.put(cauldron, taken - 1)


@rule
def saw_lost(cauldron: Cauldron, came_to_light: int) -> None:
    """A cauldron loses its top card, and perhaps another one comes to light."""
    if cauldron.height > 0:
        cauldrons.lose_top(cauldron)
    if cauldron.height == 0 and came_to_light != NO_CARD:
        cauldrons.put(cauldron, came_to_light - 1)


@rule
def saw_top(cauldron: Cauldron, top: int) -> None:
    """A bot sees a top card; if it has not heard of it, it knows nothing of what lies beneath."""
    if cauldron.top != top:
        while cauldron.height > 0:
            cauldrons.lose_top(cauldron)
        cauldrons.put(cauldron, top - 1)


@rule
def cards_beneath(cauldron: Cauldron, top: int) -> int:
    """How many remembered cards lie beneath a top card that everybody sees.

    In the middle of its own move a bot has not yet heard of the card that it has just taken.
    """
    return cauldron.height - 1 if cauldron.top == top else cauldron.height


@rule
def worth_of_set(cards: int, total: int, reachable: int, doubled: int) -> int:
    """What a set may come to, in quarters of a point, when so many of its cards can still come.

    A single card costs half if it can still become three, a pair is worth half of what a third card
    would make of it, and three cards hope a little for the fourth.
    """
    worth = 2 * total if doubled else total
    if cards >= FOUR_ALIKE:
        return POINT * (worth + BONUS_OF_FOUR)
    if cards == THREE_ALIKE:
        return POINT * worth + (BONUS_OF_FOUR if reachable > 0 else 0)
    if cards == PAIR:
        return 2 * worth if reachable > 0 else 0
    if cards == 1:
        return -2 * worth if reachable > 1 else -POINT * worth
    return 0


@rule
def worth_of_one_more(cards: int, total: int, value: int, reachable: int, doubled: int) -> int:
    """What one card more, of so many that can still come, adds to a set."""
    after = worth_of_set(cards + 1, total + value, reachable - 1, doubled)
    return after - worth_of_set(cards, total, reachable, doubled)


@rule
def worth_of_one_less(cards: int, total: int, value: int, reachable: int, doubled: int) -> int:
    """What a set loses with one of its cards."""
    without_it = worth_of_set(cards - 1, total - value, reachable, doubled)
    return worth_of_set(cards, total, reachable, doubled) - without_it
