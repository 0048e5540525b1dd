"""The exact odds of a first brew in The Quacks of Quedlinburg, by trying every draw.

It shares no code and no table with the game. A bag of the first turn holds only chips that do
nothing while brewing, so a brew is a walk: each chip lies its value further, and white chips that
add up to more than 7 end it. Nobody uses a flask here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from tests.referee import quacks

LIMIT = 7


class Brew(NamedTuple):
    """A pot while it is filled, and when it is done."""

    chips: int = 0
    last: int = 0
    white: int = 0

    @property
    def exploded(self) -> bool:
        return self.white > LIMIT

    @property
    def space(self) -> int:
        return quacks.scoring_space(self.last)

    def with_chip(self, chip: str) -> Brew:
        value = quacks.value(chip)
        white = value if quacks.colour(chip) == "white" else 0
        return Brew(self.chips + 1, self.last + value, self.white + white)


Policy = Callable[[Brew], bool]
"""Whether a player stops here; one chip is drawn in any case (R02)."""
Odds = dict[Brew, Fraction]


def white_at_least(sum_of_whites: int, brew: Brew) -> bool:
    return brew.white >= sum_of_whites


def chips_at_least(number: int, brew: Brew) -> bool:
    return brew.chips >= number


def until_white(sum_of_whites: int) -> Policy:
    """Draws until the white chips add up to so much."""
    return partial(white_at_least, sum_of_whites)


def until_chips(number: int) -> Policy:
    """Draws so many chips."""
    return partial(chips_at_least, number)


def odds(stops: Policy, bag: Mapping[str, int] = quacks.START_BAG, droplet: int = 0) -> Odds:
    """How a brew ends, with the exact probability of every end."""
    found: Odds = {}
    _brew_on(Brew(0, droplet, 0), Counter(bag), Fraction(1), stops, found)
    return found


def _brew_on(brew: Brew, bag: Counter[str], chance: Fraction, stops: Policy, found: Odds) -> None:
    is_done = brew.exploded or (brew.chips > 0 and stops(brew)) or not bag.total()
    if is_done:
        found[brew] = found.get(brew, Fraction(0)) + chance
        return
    for chip, copies in bag.items():
        if copies:
            rest = bag - Counter([chip])
            _brew_on(brew.with_chip(chip), rest, chance * copies / bag.total(), stops, found)


def of_spaces(ends: Odds) -> dict[int, Fraction]:
    """The odds of each scoring space."""
    return _gathered({brew: brew.space for brew in ends}, ends)


def of_white_sums(ends: Odds) -> dict[int, Fraction]:
    """The odds of each white sum."""
    return _gathered({brew: brew.white for brew in ends}, ends)


def of_explosion(ends: Odds) -> Fraction:
    """The probability that the pot explodes."""
    return sum((chance for brew, chance in ends.items() if brew.exploded), Fraction(0))


def _gathered(groups: Mapping[Brew, int], ends: Odds) -> dict[int, Fraction]:
    gathered: dict[int, Fraction] = {}
    for brew, chance in ends.items():
        group = groups[brew]
        gathered[group] = gathered.get(group, Fraction(0)) + chance
    return gathered
