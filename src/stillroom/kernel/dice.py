"""The generator: xoshiro128++ of Blackman and Vigna, the same numbers in every engine.

Four words of 32 bits are kept in int64, and every step masks to 32 bits, because unsigned and
32-bit arithmetic mean different things in plain Python, in NumPy and in compiled code.
"""

from __future__ import annotations

from stillroom.kernel.fields import Seen, words
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule

MASK = 0xFFFFFFFF
STIRS = 20
"""Steps after which every bit of a seed has reached every word."""
BOUND_LIMIT = 1 << 30
"""Above any bound of a roll, so that a product with a word stays within 63 bits."""


class Dice(Record):
    """A generator's state. Whoever sees it knows every roll to come, so nobody does."""

    words: list[int] = words(4, seen=Seen.NOBODY)
    """Four words of 32 bits, never all 0."""


@rule
def rotate_left(word: int, distance: int) -> int:
    """A 32-bit word turned left by some bits."""
    return ((word << distance) | (word >> (32 - distance))) & MASK


@rule
def next_word(dice: Dice) -> int:
    """The next 32 random bits."""
    first, second, third, fourth = dice.words[0], dice.words[1], dice.words[2], dice.words[3]
    result = (rotate_left((first + fourth) & MASK, 7) + first) & MASK
    third ^= first
    fourth ^= second
    dice.words[0] = first ^ fourth
    dice.words[1] = second ^ third
    dice.words[2] = third ^ ((second << 9) & MASK)
    dice.words[3] = rotate_left(fourth, 11)
    return result


@rule
def below(dice: Dice, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely: Lemire's multiplication with rejection."""
    assert 0 < bound < BOUND_LIMIT, "a bounded draw needs a bound from 1 to 2**30 - 1"
    product = next_word(dice) * bound
    if (product & MASK) < bound:
        assert has_seed(dice), "dice that were never seeded roll nothing"
        too_low = (0x100000000 - bound) % bound
        while (product & MASK) < too_low:
            product = next_word(dice) * bound
    return product >> 32


@rule
def has_seed(dice: Dice) -> bool:
    """Whether the words are not all 0, from which the generator would never come away."""
    return (dice.words[0] | dice.words[1] | dice.words[2] | dice.words[3]) != 0


@rule
def scramble(word: int) -> int:
    """A 32-bit word in which each bit of the input changes about half of the bits."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK
    return word ^ (word >> 16)


@rule
def seed(dice: Dice, number: int, stream: int) -> None:
    """Sets the words from a seed and the number of a stream: one stream for each match.

    Every step can be undone, so two different pairs never begin alike.
    """
    dice.words[0] = scramble((number & MASK) ^ 0x9E3779B9)
    dice.words[1] = scramble((number >> 32) ^ 0x243F6A88)
    dice.words[2] = scramble((stream & MASK) ^ 0xB7E15162)
    dice.words[3] = scramble((stream >> 32) ^ 0x7F4A7C15)
    if not has_seed(dice):
        dice.words[0] = 1
    for _ in range(STIRS):
        next_word(dice)
