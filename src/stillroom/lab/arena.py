"""The arena: bots meet, all against all or all against one, and how strong they are is told.

Two bots meet in a pairing. With two seats it is a duel; with more, one bot sits among several of
the other. The bots move on by one seat from match to match, and as many matches as there are seats
roll the same dice: so no bot is lucky with its seat, and less often with its bag. Those matches are
a deal, and the interval of a share takes each deal as one trial, because its matches are alike.

A match that somebody wins alone is a share of 1; a first place that is shared is shared equally,
and so is a match that nobody wins.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from statistics import fmean, variance
from typing import Any, TypeAlias

from stillroom.lab import simulate
from stillroom.lab.ratings import Rating, Ratings
from stillroom.lab.report import Report
from stillroom.lab.results import Results
from stillroom.lab.simulate import Simulation
from stillroom.lab.tallies import wilson_interval

Progress: TypeAlias = Callable[[int, int, str], None]
"""Is told how many matches are done, of how many, and which bots play now."""
FEWEST_BOTS = 2


@dataclass(frozen=True)
class Arena:
    """Who meets whom. A wrong value is a ValueError that says what would be right."""

    game: str
    bots: tuple[str, ...]
    """The bots that are to be measured, each named once."""
    matches: int
    """The matches of each pairing; whole deals are played, so there may be a few more."""
    seats: int = 2
    engine: str = "compiled"
    seed: int = 1
    options: dict[str, int] = field(default_factory=dict)
    threads: int = field(default_factory=simulate.available_cores)
    against: str | None = None
    """The bot that all of them meet, and nobody else; None if they meet each other."""

    def __post_init__(self) -> None:
        if len(self.everybody) < FEWEST_BOTS:
            raise ValueError(f"at least {FEWEST_BOTS} bots must meet, not {len(self.everybody)}")
        if twice := {bot for bot in self.everybody if self.everybody.count(bot) > 1}:
            raise ValueError(f"name each bot once; {', '.join(sorted(twice))} came twice")
        for pairing in self.pairings:
            self.simulation(*pairing)

    @property
    def everybody(self) -> tuple[str, ...]:
        """All bots that meet somebody."""
        return self.bots if self.against is None else (*self.bots, self.against)

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Each bot with the one that all meet, or with each other.

        At more than two seats those who meet each other sit among several of the other in turn.
        """
        if self.against is not None:
            return [(bot, self.against) for bot in self.bots]
        duels = list(combinations(self.bots, 2))
        if self.seats == FEWEST_BOTS:
            return duels
        return [pairing for one, other in duels for pairing in ((one, other), (other, one))]

    @property
    def deals(self) -> int:
        """How often dice are rolled anew for a pairing."""
        return math.ceil(self.matches / self.seats)

    def simulation(self, bot: str, rival: str) -> Simulation:
        """The matches of one pairing."""
        return Simulation(
            game=self.game,
            bots=(bot, *(rival,) * (self.seats - 1)),
            matches=self.deals * self.seats,
            engine=self.engine,
            seed=self.seed,
            options=self.options,
            threads=self.threads,
            duplicate=True,
        )


@dataclass(frozen=True)
class Pairing:
    """What came of the matches of one bot with another."""

    bot: str
    rival: str
    report: Report

    @property
    def deals(self) -> list[float]:
        """The share of the bot in each deal."""
        shares = shares_of(self.report.results)
        seats = self.report.results.seats
        return [fmean(shares[first : first + seats]) for first in range(0, len(shares), seats)]

    @property
    def share(self) -> float:
        """The share of the matches that the bot won."""
        return fmean(self.deals)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share.

        It is Wilson's, for as many independent matches as would vary like these deals: of deals
        that always end alike nothing more is known than of matches that do.
        """
        share, deals = self.share, self.deals
        matches = float(len(self.report.results))
        spread = variance(deals) / len(deals) if len(deals) > 1 else 0.0
        if spread > 0:
            matches = share * (1 - share) / spread
        return wilson_interval(share * matches, matches)

    @property
    def points(self) -> tuple[float, float]:
        """The mean of the points of the bot, and of its rivals."""
        own, *others = (tally.points[0] for tally in self.report.by_listed_bot)
        return own, fmean(others)


@dataclass(frozen=True)
class Standings:
    """What came of an arena."""

    arena: Arena
    pairings: list[Pairing]
    ratings: dict[str, Rating]
    """The ratings of all bots, the strongest first."""

    @property
    def seconds(self) -> float:
        """How long the playing took."""
        return sum(pairing.report.seconds for pairing in self.pairings)

    def to_json_document(self) -> dict[str, Any]:
        """The standings for programs."""
        arena = self.arena
        return {
            "game": arena.game,
            "seats": arena.seats,
            "engine": arena.engine,
            "seed": arena.seed,
            "options": arena.simulation(*arena.pairings[0]).all_options,
            "seconds": self.seconds,
            "pairings": [_document(pairing) for pairing in self.pairings],
            "ratings": [
                {"bot": bot, "mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal}
                for bot, rating in self.ratings.items()
            ],
        }


def _document(pairing: Pairing) -> dict[str, Any]:
    own, rivals = pairing.points
    return {
        "bot": pairing.bot,
        "rival": pairing.rival,
        "matches": len(pairing.report.results),
        "share": pairing.share,
        "share_ci": [*pairing.interval],
        "points_mean": own,
        "rival_points_mean": rivals,
        "unfinished": pairing.report.unfinished,
        "digest": pairing.report.digest,
    }


def shares_of(results: Results) -> list[float]:
    """Of each match, the share of the bot that is listed first."""
    shares = []
    for match, seat in enumerate(results.first_seats):
        places = [column[match] for column in results.places]
        best = min(places)
        shares.append(1 / places.count(best) if places[seat] == best else 0.0)
    return shares


def _silent(done: int, of: int, pairing: str) -> None:
    """Nobody watches."""


def play(arena: Arena, progress: Progress = _silent) -> Standings:
    """Plays all pairings, one after the other.

    Raises MissingEngine where the engine lacks something, and MissingRatings without openskill.
    """
    ratings = Ratings(arena.everybody)
    whole = len(arena.pairings) * arena.deals * arena.seats
    played: list[Pairing] = []
    engines: dict[int, simulate.Engine] = {}
    for bot, rival in arena.pairings:
        before, name = whole * len(played) // len(arena.pairings), f"{bot} – {rival}"
        simulation = arena.simulation(bot, rival)
        # Bots that search need another program than the others, and so another engine.
        made_for = id(simulation.program)
        engine = engines.get(made_for) or simulate.ready_engine(simulation)
        engines[made_for] = engine

        def tell(done: int, before: int = before, name: str = name) -> None:
            progress(before + done, whole, name)

        played.append(Pairing(bot, rival, simulate.play_in(engine, simulation, tell)))
    for match in range(arena.deals * arena.seats):
        for pairing in played:
            ratings.add(pairing.bot, pairing.rival, pairing.report.results, match)
    return Standings(arena, played, ratings.standing)
