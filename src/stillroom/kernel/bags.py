"""Bags of counts: how many there are of each kind. A hidden pile is a bag; it has no order."""

from __future__ import annotations

from stillroom.kernel.dice import Dice, below
from stillroom.kernel.rules import rule


@rule
def count(bag: list[int]) -> int:
    """How many are in the bag."""
    total = 0
    for copies in bag:
        total += copies
    return total


@rule
def is_empty(bag: list[int]) -> bool:
    """Whether nothing is in the bag."""
    return count(bag) == 0


@rule
def nth_kind(bag: list[int], n: int) -> int:
    """The kind of the n-th one, counted from 0 through the kinds in their order."""
    assert 0 <= n < count(bag), "a place in a bag is from 0 to its count - 1"
    kind = 0
    while n >= bag[kind]:
        n -= bag[kind]
        kind += 1
    return kind


@rule
def draw(bag: list[int], dice: Dice) -> int:
    """Takes one out at random, each equally likely, and returns its kind."""
    kind = nth_kind(bag, below(dice, count(bag)))
    bag[kind] -= 1
    return kind


@rule
def pour(target: list[int], source: list[int]) -> None:
    """Moves everything from one bag into another."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0
