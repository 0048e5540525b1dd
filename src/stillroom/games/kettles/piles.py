"""The draw pile of the kettle games: unseen cards, and beneath them those put under the pile."""

from __future__ import annotations

from stillroom.kernel import bags
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
def is_used_up(pile: Pile) -> bool:
    """Whether no card is left, neither unseen nor put under the pile."""
    return pile.under.length == 0 and bags.is_empty(pile.unseen)
