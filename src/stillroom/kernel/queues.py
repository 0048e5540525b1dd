"""The queue under a pile: known cards that lie beneath the hidden ones and come up last.

A hidden pile is a bag; a card put under it goes to the end of this queue. When the bag is used
up, the queue gives its cards in the order in which they were put there.
"""

from __future__ import annotations

from stillroom.kernel.fields import SIZED_BY_THE_GAME, Seen, ints, number
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule


class Queue(Record):
    """Cards under a pile, the next one first. A game declares `cards` again with its length."""

    length: int = number()
    """How many cards lie in the queue."""
    cards: list[int] = ints(SIZED_BY_THE_GAME, seen=Seen.NOBODY)
    """Their kinds, the next to come up first; 0 beyond the length."""


@rule
def put_under(queue: Queue, card: int) -> None:
    """Lays a card beneath everything that is there."""
    assert queue.length < len(queue.cards), "the queue under the pile is full"
    queue.cards[queue.length] = card
    queue.length += 1


@rule
def take_up(queue: Queue) -> int:
    """Takes the uppermost card of the queue."""
    assert queue.length > 0, "nothing lies under the pile"
    card = queue.cards[0]
    queue.length -= 1
    for i in range(queue.length):
        queue.cards[i] = queue.cards[i + 1]
    queue.cards[queue.length] = 0
    return card
