"""What came of a simulation: as a document for programs, as tables for people.

A win is a first place, alone or shared, so the wins of all bots may be more than the matches. A
match without a winner, stopped by the turn limit, is unfinished: a win for nobody, but a match for
everybody who sat in it, and its points count.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from stillroom.lab.formats import number, win_rate
from stillroom.lab.results import Results
from stillroom.lab.tallies import Tally, mean_and_sd, together

if TYPE_CHECKING:
    from rich.table import Table

    from stillroom.lab.simulate import Simulation
    from stillroom.match.words import Words


@dataclass(frozen=True)
class Report:
    """The matches of a simulation and what they show."""

    simulation: Simulation
    results: Results
    seconds: float
    """How long the playing took, without getting the engine ready."""

    @property
    def decisions(self) -> int:
        """The decisions of all matches."""
        return sum(self.results.decisions)

    @property
    def decisions_per_second(self) -> float:
        """The speed of the engine."""
        return self.decisions / self.seconds

    @property
    def unfinished(self) -> int:
        """The matches without a winner."""
        return self.results.unfinished

    @cached_property
    def digest(self) -> str:
        """SHA-256 over the digests of the last states in order of match."""
        return self.results.digest()

    @property
    def turns(self) -> tuple[float, float]:
        """The mean of the turns of a match and their standard deviation."""
        return mean_and_sd(Counter(self.results.turns))

    @cached_property
    def _tallies(self) -> dict[tuple[int, int], Tally]:
        return self.results.tallies()

    @property
    def by_listed_bot(self) -> list[Tally]:
        """A tally for each bot in the list of bots, wherever it sat."""
        return [
            together(tally for (bot, _), tally in self._tallies.items() if bot == listed)
            for listed in range(len(self.simulation.bots))
        ]

    @property
    def by_bot(self) -> dict[str, Tally]:
        """A tally for each name: bots of the same name together, each seat counted for itself.

        Only one of them wins a match as a rule, so the interval of a win rate is rather too wide.
        """
        listed = list(zip(self.simulation.bots, self.by_listed_bot, strict=True))
        return {name: together(tally for bot, tally in listed if bot == name) for name, _ in listed}

    @property
    def by_seat(self) -> list[Tally]:
        """A tally for each seat at the table, whoever sat there."""
        return [
            together(tally for (_, seat), tally in self._tallies.items() if seat == taken)
            for taken in range(len(self.simulation.bots))
        ]

    def to_json_document(self) -> dict[str, Any]:
        """The report for programs."""
        turns_mean, turns_sd = self.turns
        bots = self.simulation.bots
        return {
            "game": self.simulation.game,
            "engine": self.simulation.engine,
            "matches": self.simulation.matches,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "decisions_per_second": self.decisions_per_second,
            "unfinished": self.unfinished,
            "seats": [
                {"bot": bots[listed], "seat": listed, **_figures(tally)}
                for listed, tally in enumerate(self.by_listed_bot)
            ],
            "digest": self.digest,
            "seed": self.simulation.seed,
            "options": self.simulation.all_options,
            "rotated": self.simulation.rotate,
            "turns_mean": turns_mean,
            "turns_sd": turns_sd,
            "by_bot": [
                {"bot": name, "played": tally.played, **_figures(tally)}
                for name, tally in self.by_bot.items()
            ],
            "by_seat": [
                {"seat": seat, **_figures(tally)} for seat, tally in enumerate(self.by_seat)
            ],
        }


def _figures(tally: Tally) -> dict[str, Any]:
    """What is told of everybody."""
    points_mean, points_sd = tally.points
    return {
        "wins": tally.wins,
        "win_rate": tally.win_rate,
        "win_rate_ci": [*tally.win_rate_ci],
        "points_mean": points_mean,
        "points_sd": points_sd,
    }


def tables(report: Report, words: Words) -> list[Table]:
    """The report for people: by bot, by seat, and the matches as a whole."""
    by_seat = {str(seat): tally for seat, tally in enumerate(report.by_seat, start=1)}
    return [
        _standings(words, words.format("lab-by-bot"), words.format("lab-bot"), report.by_bot),
        _standings(words, words.format("lab-by-seat"), words.format("lab-seat"), by_seat),
        _whole(report, words),
    ]


def _standings(words: Words, title: str, who: str, tallies: dict[str, Tally]) -> Table:
    """A row for each of several bots or seats."""
    from rich.table import Table

    table = Table(title=title)
    table.add_column(who)
    table.add_column(words.format("lab-played"), justify="right")
    table.add_column(words.format("lab-wins"), justify="right")
    table.add_column(words.format("lab-win-rate"), justify="right", no_wrap=True)
    table.add_column(words.format("lab-points-mean"), justify="right")
    table.add_column(words.format("lab-points-sd"), justify="right")
    for name, tally in tallies.items():
        points_mean, points_sd = tally.points
        table.add_row(
            name,
            number(words, tally.played),
            number(words, tally.wins),
            win_rate(words, tally),
            number(words, points_mean, 2),
            number(words, points_sd, 2),
        )
    return table


def _whole(report: Report, words: Words) -> Table:
    """How many matches there were, how long they were and how fast they went."""
    from rich.table import Table

    matches = report.simulation.matches
    turns_mean, turns_sd = report.turns
    table = Table(
        title=words.format("lab-matches-of", game=report.simulation.game), show_header=False
    )
    table.add_column()
    table.add_column(justify="right", overflow="fold")
    table.add_row(words.format("lab-matches"), number(words, matches))
    table.add_row(words.format("lab-unfinished"), number(words, report.unfinished))
    table.add_row(words.format("lab-turns-mean"), number(words, turns_mean, 1))
    table.add_row(words.format("lab-turns-sd"), number(words, turns_sd, 1))
    table.add_row(words.format("lab-decisions-mean"), number(words, report.decisions / matches, 1))
    table.add_row(words.format("lab-seed"), str(report.simulation.seed))
    table.add_row(words.format("lab-engine"), report.simulation.engine)
    table.add_row(words.format("lab-seconds"), number(words, report.seconds, 2))
    table.add_row(
        words.format("lab-decisions-per-second"), number(words, report.decisions_per_second)
    )
    table.add_row(words.format("lab-digest"), report.digest)
    return table
