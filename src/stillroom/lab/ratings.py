"""Ratings: how strong bots are, as one number and how sure it is, after Plackett and Luce.

The model is openskill's. Everybody begins at 25 with a deviation of 25/3. Several bots of one name
at a table are rated as if they were several, and what came of it is shared among them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any, NamedTuple

from stillroom.lab.results import Results


class MissingRatings(ImportError):
    """Ratings are computed by a package that is not there."""


class Rating(NamedTuple):
    """How strong a bot is, and how sure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A strength that a bot has almost certainly: three deviations below the mean."""
        return self.mu - 3 * self.sigma


class Ratings:
    """The ratings of several bots, match after match."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        if find_spec("openskill") is None:
            raise MissingRatings(
                "Ratings are computed by openskill, which is not installed here. "
                "pip install 'stillroom[fast]' adds it."
            )
        self._model: Any = import_module("openskill.models").PlackettLuce()
        beginner = self._model.rating()
        self._ratings = dict.fromkeys(bots, Rating(beginner.mu, beginner.sigma))

    @property
    def standing(self) -> dict[str, Rating]:
        """All ratings, the strongest first."""
        ordered = sorted(self._ratings.items(), key=lambda each: -each[1].mu)
        return dict(ordered)

    def add(self, bot: str, rival: str, results: Results, match: int) -> None:
        """One more match of a bot with one or several rivals of one name."""
        first = results.first_seats[match]
        names = [rival] * results.seats
        names[first] = bot
        places = [column[match] for column in results.places]
        teams = [[self._model.create_rating([*self._ratings[name]])] for name in names]
        rated = [team[0] for team in self._model.rate(teams, ranks=places)]
        for name in (bot, rival):
            own = [each for each, seat in zip(rated, names, strict=True) if seat == name]
            self._ratings[name] = Rating(
                fmean(each.mu for each in own), fmean(each.sigma for each in own)
            )
