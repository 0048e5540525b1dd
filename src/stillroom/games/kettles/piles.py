"""The draw pile of the kettle games: unseen cards, and beneath them those put under the pile."""

from __future__ import annotations

from stillroom.kernel import bags
from stillroom.kernel.dice import Dice, below
from stillroom.kernel.fields import SIZED_BY_THE_GAME, Seen, bag, one
from stillroom.kernel.queues import Queue
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule


class Pile(Record):
    """The draw pile. A game declares both parts again with its own sizes."""

    unseen: list[int] = bag(SIZED_BY_THE_GAME, seen=Seen.NOBODY)
    """The cards that nobody has seen, by number, without any order."""
    under: Queue = one(Queue)
    """The cards that were put under the pile, the next to come up first."""


@rule
def size(pile: Pile) -> int:
    """How many cards the pile has."""
    return bags.count(pile.unseen) + pile.under.length


@rule
def has_unseen(pile: Pile) -> bool:
    """Whether a card is left that nobody has seen; the first one found tells it."""
    for copies in pile.unseen:
        if copies:
            return True
    return False


@rule
def is_used_up(pile: Pile) -> bool:
    """Whether no card is left, neither unseen nor put under the pile."""
    return pile.under.length == 0 and not has_unseen(pile)


@rule
def draw(pile: Pile, dice: Dice) -> int:
    """Takes an unseen card out at random, each equally likely, and returns its number.

    Each card is there once or not at all. So any number is rolled until a card is found that is
    there; counting all cards twice for each draw would take several times as long.
    """
    assert has_unseen(pile), "no unseen card is left"
    card = below(dice, len(pile.unseen))
    while not pile.unseen[card]:
        card = below(dice, len(pile.unseen))
    pile.unseen[card] = 0
    return card
