"""Many matches between bots, in any engine, with the same results in each.

Match number *n* rolls the *n*-th stream of the seed, or as many matches as there are seats roll the
same one. So the results depend neither on the engine nor on the number of threads, nor on how many
matches are played at a time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeAlias, cast

from stillroom.bots import registry
from stillroom.kernel import engines
from stillroom.kernel.fields import WORD_MAX
from stillroom.kernel.game import Program
from stillroom.kernel.loops import Plan, Played
from stillroom.kernel.plain import PlainEngine
from stillroom.kernel.state import State
from stillroom.lab.report import Report
from stillroom.lab.results import Results

if TYPE_CHECKING:
    from stillroom.kernel.arrays import RecordArray
    from stillroom.kernel.compiled import CompiledEngine
    from stillroom.kernel.cuda import CudaEngine

    Engine: TypeAlias = PlainEngine | CompiledEngine | CudaEngine

Progress: TypeAlias = Callable[[int], None]
"""Is told how many matches are done; first 0, when the engine is ready."""

TURN_LIMIT = "turn_limit"
TURNS_ENOUGH = 10_000
"""The turn limit where none is given. The longest of 150,000 matches by lot has 1,445 turns, so a
match that comes so far goes round in circles: the limit stops it and decides nothing."""
FIRST_BLOCK = {"plain": 1, "compiled": 1, "cuda": 400_000}
"""How many matches each thread plays before the first news of progress: few, for a match can be
slow. A GPU plays so many at once, and fewer take as long as the longest of them."""
SECONDS_OF_A_BLOCK = 0.5
"""Blocks grow until they take so long: progress moves often, and starting them costs nothing."""


def available_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Simulation:
    """What to play. A wrong value is a ValueError that says what would be right."""

    game: str
    bots: tuple[str, ...]
    """A bot for each seat, by name."""
    matches: int
    engine: str = "plain"
    seed: int = 1
    options: dict[str, int] = field(default_factory=dict)
    """The options of the game. Where it has a turn limit and none is given, a generous one holds;
    a limit of 0 lets a match go on for as long as it takes."""
    threads: int = field(default_factory=available_cores)
    """Only the compiled engine uses more than one."""
    rotate: bool = True
    """Whether the bots move on by one seat from match to match, so that each sits everywhere."""
    duplicate: bool = False
    """Whether as many matches as there are seats roll the same dice."""

    def __post_init__(self) -> None:
        if self.matches < 1:
            raise ValueError(f"there must be at least 1 match, not {self.matches}")
        if self.threads < 1:
            raise ValueError(f"there must be at least 1 thread, not {self.threads}")
        if not 0 <= self.seed <= WORD_MAX:
            raise ValueError(f"a seed is a number from 0 to {WORD_MAX}, not {self.seed}")
        if self.engine not in engines.NAMES:
            known = ", ".join(engines.NAMES)
            raise ValueError(f"there is no engine {self.engine!r}; the engines are {known}")
        self.template()
        self.plan()

    @cached_property
    def program(self) -> Program:
        """The game with its bots."""
        return registry.program_for(self.game, self.bots)

    @property
    def all_options(self) -> dict[str, int]:
        """The options that are given, and the turn limit."""
        if TURN_LIMIT in self.program.game.options.fields:
            return {TURN_LIMIT: TURNS_ENOUGH, **self.options}
        return self.options

    def template(self) -> State:
        """The state that every match begins from."""
        return self.program.game.new_state(len(self.bots), self.all_options)

    def plan(self) -> Plan:
        """Which bots play, and from which seed."""
        plan = Plan()
        policies = self.program.policy_numbers(list(self.bots))
        plan.seed, plan.rotate, plan.duplicate = self.seed, int(self.rotate), int(self.duplicate)
        plan.policies[: len(policies)] = policies
        return plan


def _silent(done: int) -> None:
    """Nobody watches."""


def simulate(
    simulation: Simulation, progress: Progress = _silent, block: int | None = None
) -> Report:
    """Plays all matches of a simulation, ``block`` at a time or as many as suit the engine.

    Raises MissingEngine where the engine lacks something.
    """
    return play_in(ready_engine(simulation), simulation, progress, block)


def ready_engine(simulation: Simulation) -> Engine:
    """The engine of a simulation, ready to play at full speed.

    A GPU builds its loop when it first plays, so a match is played there that nobody counts.
    """
    engine = engines.engine(simulation.engine, simulation.program)
    if engine.name == "cuda":
        _player(engine, simulation)(0, 1)
    return engine


def play_in(
    engine: Engine, simulation: Simulation, progress: Progress = _silent, block: int | None = None
) -> Report:
    """Plays all matches of a simulation in an engine that is ready. Only the playing is timed."""
    if engine.program is not simulation.program:
        raise ValueError(f"the engine was made for other bots than {', '.join(simulation.bots)}")
    play = _player(engine, simulation)
    results, seconds = Results(len(simulation.bots)), 0.0
    least = simulation.threads if engine.name == "compiled" else 1
    count = block or least * FIRST_BLOCK[simulation.engine]
    progress(0)
    while len(results) < simulation.matches:
        count = min(count, simulation.matches - len(results))
        start = time.perf_counter()
        played = play(len(results), count)
        took = time.perf_counter() - start
        seconds += took
        results.add(played)
        progress(len(results))
        count = block or _next_block(count, took, least)
    return Report(simulation, results, seconds)


def _player(
    engine: Engine, simulation: Simulation
) -> Callable[[int, int], list[Played] | RecordArray]:
    """Plays some matches: takes the number of the first, and how many."""
    template, plan = simulation.template(), simulation.plan()
    if engine.name == "compiled":
        compiled = cast("CompiledEngine", engine)
        return partial(compiled.play, template, plan, threads=simulation.threads)
    return partial(engine.play, template, plan)


def _next_block(count: int, took: float, least: int) -> int:
    """How many matches to play next, after some that took so many seconds.

    However slow they are, every thread has one to play.
    """
    if took < SECONDS_OF_A_BLOCK:
        return 2 * count
    if took > 4 * SECONDS_OF_A_BLOCK:
        return max(least, count // 2)
    return count
