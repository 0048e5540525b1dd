"""How fast every engine is on this machine, in a few seconds.

The work of an engine is the same on every machine, and so is its digest: whoever measures the same
version of Stillroom gets the same digests. All engines begin with the same matches, so each is
compared with the plain engine, in speed and in results.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from stillroom import __version__
from stillroom.games.registry import names
from stillroom.kernel import engines
from stillroom.kernel.engines import MissingEngine
from stillroom.lab.formats import number
from stillroom.lab.report import Report
from stillroom.lab.simulate import Simulation, available_cores, play_in, ready_engine

if TYPE_CHECKING:
    from rich.table import Table

    from stillroom.lab.simulate import Engine
    from stillroom.match.words import Words

SEATS = 3
BOTS = ("random", "greedy")
MATCHES = {"plain": 10, "compiled": 1_000, "cuda": 400_000}
"""How many matches an engine plays: some tenths of a second of work, and enough for a GPU."""
ROUNDS = 3
"""The fastest of so many rounds counts; the others were disturbed."""
SHOWN_OF_A_DIGEST = 12
"""So many letters tell two digests apart in a table."""

IMPORT = """
import time
start = time.perf_counter()
import stillroom
print(time.perf_counter() - start)
"""
LOAD = """
import time
from stillroom.bots.registry import program
from stillroom.kernel.engines import engine
wanted = program({game!r})
start = time.perf_counter()
engine("compiled", wanted)
print(time.perf_counter() - start)
"""


class Doing(Enum):
    """What a bench is at."""

    READYING = "getting an engine ready"
    MEASURING = "measuring an engine"
    STARTING = "measuring how fast things start"


class Step(NamedTuple):
    """What is done next, and how much is done."""

    done: int
    of: int
    doing: Doing
    game: str = ""
    engine: str = ""


Progress: TypeAlias = Callable[[Step], None]


@dataclass(frozen=True)
class Figure:
    """One engine at one kind of work, beside the plain engine."""

    report: Report
    times_plain: float
    """How many times as fast it is."""
    agrees: bool
    """Whether its first matches ended as they did there."""

    def to_json_document(self) -> dict[str, Any]:
        """The figure for programs."""
        simulation = self.report.simulation
        return {
            "game": simulation.game,
            "bot": simulation.bots[0],
            "seats": len(simulation.bots),
            "engine": simulation.engine,
            "threads": simulation.threads,
            "matches": simulation.matches,
            "decisions": self.report.decisions,
            "seconds": self.report.seconds,
            "decisions_per_second": self.report.decisions_per_second,
            "times_plain": self.times_plain,
            "agrees": self.agrees,
            "digest": self.report.digest,
        }


@dataclass
class Measurements:
    """All that was measured."""

    figures: list[Figure] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)
    """The engines that are not there, with the reasons."""
    import_seconds: float = 0.0
    """How long ``import stillroom`` takes."""
    load_seconds: dict[str, float] = field(default_factory=dict)
    """How long the compiled engine of each game takes to load once it has been built."""

    def plain_report(self, simulation: Simulation) -> Report | None:
        """How the plain engine did with the same bots; None before it was measured."""
        for figure in self.figures:
            other = figure.report.simulation
            same_work = (other.game, other.bots) == (simulation.game, simulation.bots)
            if other.engine == "plain" and same_work:
                return figure.report
        return None

    def to_json_document(self) -> dict[str, Any]:
        """The measurements for programs."""
        return {
            "stillroom": __version__,
            "python": platform.python_version(),
            "processor": platform.machine(),
            "cores": available_cores(),
            "figures": [figure.to_json_document() for figure in self.figures],
            "missing": [
                {"engine": engine, "reason": reason} for engine, reason in self.missing.items()
            ],
            "import_seconds": self.import_seconds,
            "load_seconds": self.load_seconds,
        }


def _silent(step: Step) -> None:
    """Nobody watches."""


def measure(progress: Progress = _silent) -> Measurements:
    """Measures every game in every engine, the plain engine first, and how fast they start.

    The compiled engine builds a game once, which takes half a minute; from then on it is loaded.
    """
    made = Measurements()
    works = list(product(names(), engines.NAMES))
    steps = len(works) + 1
    for done, (game, engine) in enumerate(works):
        progress(Step(done, steps, Doing.READYING, game, engine))
        try:
            ready = ready_engine(_simulation(game, engine, BOTS[0], threads=1))
        except MissingEngine as missing:
            made.missing[engine] = str(missing)
            continue
        progress(Step(done, steps, Doing.MEASURING, game, engine))
        for threads, bot in product(_threads(engine), BOTS):
            report = _best_report(ready, _simulation(game, engine, bot, threads))
            made.figures.append(_beside_plain(report, made))
    progress(Step(len(works), steps, Doing.STARTING))
    _measure_start(made)
    return made


def _simulation(game: str, engine: str, bot: str, threads: int) -> Simulation:
    """The work of an engine: the same bot at every seat."""
    return Simulation(game, (bot,) * SEATS, MATCHES[engine], engine, threads=threads)


def _threads(engine: str) -> list[int]:
    """The numbers of threads to measure: for the compiled engine, one and all cores."""
    return sorted({1, available_cores()}) if engine == "compiled" else [1]


def _best_report(engine: Engine, simulation: Simulation) -> Report:
    """The fastest of some rounds of the same work."""
    rounds = (play_in(engine, simulation, block=simulation.matches) for _ in range(ROUNDS))
    return min(rounds, key=lambda report: report.seconds)


def _beside_plain(report: Report, made: Measurements) -> Figure:
    """A report compared with that of the plain engine, which has played fewer matches."""
    plain = made.plain_report(report.simulation) or report
    return Figure(
        report,
        times_plain=report.decisions_per_second / plain.decisions_per_second,
        agrees=report.results.digest(plain.simulation.matches) == plain.digest,
    )


def _measure_start(made: Measurements) -> None:
    """Measures in fresh processes what a person waits for before anything is played."""
    made.import_seconds = min(_printed_by(IMPORT) for _ in range(ROUNDS))
    if "compiled" not in made.missing:
        made.load_seconds = {game: _printed_by(LOAD.format(game=game)) for game in names()}


def _printed_by(code: str) -> float:
    """The number of seconds that a program prints, run by a Python with the same packages."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def tables(made: Measurements, words: Words) -> list[Table]:
    """The measurements for people: speeds, how fast things start, and what is missing."""
    shown = [_speeds(made, words), _starts(made, words)]
    return [*shown, _missing(made, words)] if made.missing else shown


def _speeds(made: Measurements, words: Words) -> Table:
    """A row for each figure."""
    from rich.table import Table

    table = Table(title=words.format("lab-speeds", seats=SEATS))
    for heading in ("lab-game", "lab-bot", "lab-engine"):
        table.add_column(words.format(heading))
    for heading in ("lab-threads", "lab-decisions-per-second", "lab-times-plain"):
        table.add_column(words.format(heading), justify="right")
    for heading in ("lab-digest", "lab-agrees"):
        table.add_column(words.format(heading))
    for figure in made.figures:
        simulation = figure.report.simulation
        table.add_row(
            simulation.game,
            simulation.bots[0],
            simulation.engine,
            number(words, simulation.threads),
            number(words, figure.report.decisions_per_second),
            number(words, figure.times_plain, 1),
            figure.report.digest[:SHOWN_OF_A_DIGEST],
            words.format("lab-yes") if figure.agrees else words.format("lab-no"),
        )
    return table


def _starts(made: Measurements, words: Words) -> Table:
    """How long one waits before anything is played."""
    from rich.table import Table

    table = Table(title=words.format("lab-starts"))
    table.add_column()
    table.add_column(words.format("lab-seconds"), justify="right")
    table.add_row("import stillroom", number(words, made.import_seconds, 3))
    for game, seconds in made.load_seconds.items():
        table.add_row(words.format("lab-load", game=game), number(words, seconds, 2))
    return table


def _missing(made: Measurements, words: Words) -> Table:
    """The engines that are not there."""
    from rich.table import Table
    from rich.text import Text

    table = Table(title=words.format("lab-missing"))
    table.add_column(words.format("lab-engine"))
    table.add_column(words.format("lab-reason"))
    for engine, reason in made.missing.items():
        # As it is: a reason names an extra in brackets, which would be taken for a style.
        table.add_row(engine, Text(reason))
    return table
