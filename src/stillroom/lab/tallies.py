"""Counting how matches ended: wins, points, and how sure one can be of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import NormalDist

CONFIDENCE = 0.95
"""How often an interval is meant to hold the true win rate."""
DEVIATIONS = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""So many standard deviations to either side hold that share of a normal distribution: 1.96."""


def wilson_interval(wins: float, matches: float) -> tuple[float, float]:
    """The 95 % interval of a win rate by Wilson's score method.

    Unlike the textbook interval it stays within 0 and 1, and it is honest after few matches and for
    bots that nearly always or hardly ever win.
    """
    if not 0 <= wins <= matches or matches < 1:
        raise ValueError(f"{wins} wins in {matches} matches are no win rate")
    rate, squared = wins / matches, DEVIATIONS**2
    middle = (rate + squared / (2 * matches)) / (1 + squared / matches)
    spread = math.sqrt(rate * (1 - rate) / matches + squared / (4 * matches**2))
    reach = DEVIATIONS * spread / (1 + squared / matches)
    low = 0.0 if wins == 0 else middle - reach
    high = 1.0 if wins == matches else middle + reach
    return low, high


def mean_and_sd(counts: Counter[int]) -> tuple[float, float]:
    """The mean of counted numbers and their sample standard deviation, 0 for a single number.

    The sums are whole numbers of any size, so the order of the matches leaves no trace in them.
    """
    many = counts.total()
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    if many == 1:
        return float(total), 0.0
    return total / many, math.sqrt((many * squares - total * total) / (many * (many - 1)))


@dataclass(frozen=True)
class Tally:
    """How often somebody ended a match with which points at which place."""

    counts: Counter[tuple[int, int]] = field(default_factory=Counter)
    """The number of matches for each pair of points and place."""

    @property
    def played(self) -> int:
        """How often a seat was taken in a match."""
        return self.counts.total()

    @property
    def wins(self) -> int:
        """How many matches ended at the first place, alone or shared."""
        return sum(count for (_, place), count in self.counts.items() if place == 1)

    @property
    def win_rate(self) -> float:
        """The share of matches that were won; a match without a winner is won by nobody."""
        return self.wins / self.played

    @property
    def win_rate_ci(self) -> tuple[float, float]:
        """The 95 % interval of the win rate."""
        return wilson_interval(self.wins, self.played)

    @property
    def points(self) -> tuple[float, float]:
        """The mean of the points and their standard deviation."""
        counts: Counter[int] = Counter()
        for (points, _), count in self.counts.items():
            counts[points] += count
        return mean_and_sd(counts)


def together(tallies: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    whole = Tally()
    for tally in tallies:
        whole.counts.update(tally.counts)
    return whole
