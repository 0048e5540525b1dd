"""How fast is it? Everything in one run on one machine, so that the ratios mean something.

Random play with masks: every decision asks for all open actions and plays one of them by lot. The
checksum is over the last states of the matches that were timed, so that two runs can be seen to
have done the same work. After that bots think and play, as ``benchmarks/bots.py`` says. Each run
adds a line to ``benchmarks/history.jsonl``.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import bots as thinking
from benchmarks import open_spiel_side
from stillroom.bots.players import BotPlayer
from stillroom.bots.registry import program
from stillroom.games.registry import names
from stillroom.kernel.compiled import CompiledEngine
from stillroom.kernel.engines import MissingEngine, cuda_engine
from stillroom.kernel.loops import Plan
from stillroom.kernel.plain import PlainEngine
from stillroom.match.match import new_match
from stillroom.match.records.fair_dice import SeededDice

HISTORY = Path(__file__).parent / "history.jsonl"
RIVAL = "crazy_eights"
"""The C++ game of OpenSpiel that stands beside ours as the measure."""
FLOORS = {"plain": 30_000, "compiled, 1 thread": 3_000_000, "cuda": 60_000_000}
"""Decisions per second that must be reached."""
FLOORS_OF_QUACKS = {"plain": 20_000, "compiled, 1 thread": 1_500_000, "cuda": 60_000_000}
"""The game with the most rules may be slower."""
IMPORT = "import stillroom and its table, s"
HELP = "stillroom --help, s"
MOST_SECONDS = {IMPORT: 0.3, HELP: 0.5}
"""Times that must not be exceeded."""
ROUNDS = 3


class Row(NamedTuple):
    """One figure: who played what, how much of it, how fast."""

    who: str
    what: str
    decisions: int
    seconds: float
    checksum: int

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


def best_of(rounds: int, work: Callable[[], tuple[int, int]], who: str, what: str) -> Row:
    """The fastest of some rounds of the same work: the others were disturbed."""
    rows = []
    for _ in range(rounds):
        start = time.perf_counter()
        decisions, checksum = work()
        rows.append(Row(who, what, decisions, time.perf_counter() - start, checksum))
    assert len({row.checksum for row in rows}) == 1, "the same work gives the same checksum"
    return max(rows, key=lambda row: row.speed)


def random_plan(seed: int) -> Plan:
    """Every seat played by lot."""
    plan = Plan()
    plan.seed = seed
    return plan


def checksum_of(digests: list[int]) -> int:
    """One number for all last states in their order."""
    total = 0
    for digest in digests:
        total = (total * 1_000_003 + digest) & ((1 << 62) - 1)
    return total


def our_rows(game: str, seats: int, seed: int) -> list[Row]:
    """The engines on one game."""
    bots = program(game)
    template, plan = bots.game.new_state(seats), random_plan(seed)
    plain, compiled = PlainEngine(bots), CompiledEngine(bots)
    what = f"{game}, {seats} seats"

    def in_plain() -> tuple[int, int]:
        played = plain.play(template, plan, 0, 60)
        digests = [one.last_digest for one in played]
        return sum(one.decisions for one in played), checksum_of(digests)

    def in_compiled(threads: int) -> tuple[int, int]:
        played = compiled.play(template, plan, 0, 10_000, threads)
        return int(played["decisions"].sum()), checksum_of(played["last_digest"].tolist())

    rows = [best_of(ROUNDS, in_plain, "plain", what)]
    for threads in (1, 2):
        who = f"compiled, {threads} thread{'s' if threads > 1 else ''}"
        rows.append(best_of(ROUNDS, partial(in_compiled, threads), who, what))
    rows.append(table_row(game, seats, seed))
    rows += cuda_rows(game, seats, seed)
    return rows


def table_row(game: str, seats: int, seed: int) -> Row:
    """Whole moves of greedy bots at a table: checked, told, kept with their digests."""

    def at_table() -> tuple[int, int]:
        moves, digests = 0, []
        for number in range(10):
            match = new_match(game, seats, dice=SeededDice(seed, number))
            bots = [BotPlayer(game, "greedy", seed) for _ in range(seats)]
            while match.result is None:
                seat = match.waiting[0]
                match.play(seat, bots[seat].choose(match, seat))
                moves += 1
            digests.append(int(match.record().rows[-1].digest, 16))
        return moves, checksum_of(digests)

    return best_of(ROUNDS, at_table, "table, moves of greedy bots", f"{game}, {seats} seats")


def cuda_rows(game: str, seats: int, seed: int) -> list[Row]:
    """The cuda engine, where there is a GPU."""
    bots = program(game)
    try:
        engine = cuda_engine(bots)
    except MissingEngine as missing:
        print(f"cuda: not measured. {missing}")
        return []
    template, plan = bots.game.new_state(seats), random_plan(seed)
    engine.play(template, plan, 0, 1)

    def on_gpu() -> tuple[int, int]:
        played = engine.play(template, plan, 0, 400_000)
        return int(played["decisions"].sum()), checksum_of(played["last_digest"].tolist())

    return [best_of(ROUNDS, on_gpu, "cuda", f"{game}, {seats} seats")]


def rival_rows(seconds: float, seed: int) -> list[Row]:
    """OpenSpiel on this machine, best of as many rounds as ours."""
    best: dict[str, Row] = {}
    for _ in range(ROUNDS):
        for one in open_spiel_side.measure(seconds, seed):
            row = Row(f"OpenSpiel {one.kind}", one.name, one.decisions, one.seconds, one.checksum)
            if one.name not in best or best[one.name].speed < row.speed:
                best[one.name] = row
    return list(best.values())


def in_child(code: str, cache: str) -> float:
    """What a fresh process prints: a number of seconds."""
    environment = {**os.environ, "STILLROOM_CACHE": cache}
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return float(told.stdout)


def starting_times() -> dict[str, float]:
    """How long it takes to begin: import, help, the first build of a game, loading it later."""
    imports = (
        "import sys, time; a = time.perf_counter(); import stillroom; stillroom.new_match;"
        "print(time.perf_counter() - a); assert 'numpy' not in sys.modules"
    )
    helps = (
        "import subprocess, sys, time; a = time.perf_counter();"
        "subprocess.run([sys.executable, '-m', 'stillroom.cli', '--help'], capture_output=True,"
        " check=True); print(time.perf_counter() - a)"
    )
    build = (
        "import time; from stillroom.bots.registry import program;"
        "from stillroom.kernel.compiled import CompiledEngine;"
        "a = time.{clock}(); CompiledEngine(program({game!r})); print(time.{clock}() - a)"
    )
    times: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as cache:
        times[IMPORT] = min(in_child(imports, cache) for _ in range(5))
        times[HELP] = min(in_child(helps, cache) for _ in range(5))
        for game in names():
            cold = build.format(clock="process_time", game=game)
            warm = build.format(clock="perf_counter", game=game)
            times[f"{game}: first build, CPU s"] = in_child(cold, cache)
            times[f"{game}: from the cache, s"] = min(in_child(warm, cache) for _ in range(3))
    return times


def report(rows: list[Row], times: dict[str, float]) -> list[str]:
    """The table of a run, with the ratio of everything to the rival."""
    rival = next(row.speed for row in rows if row.what == RIVAL)
    lines = [
        f"| who | what | decisions | decisions/s | to OpenSpiel's C++ {RIVAL} | checksum |",
        "| --- | --- | ---: | ---: | ---: | --- |",
    ]
    lines += [
        f"| {row.who} | {row.what} | {row.decisions:,} | {row.speed:,.0f} "
        f"| {row.speed / rival:.2f} | {row.checksum:016x} |"
        for row in rows
    ]
    lines += ["", "| start | |", "| --- | ---: |"]
    lines += [f"| {what} | {seconds:.2f} |" for what, seconds in times.items()]
    return lines


def floors_missed(rows: list[Row], times: dict[str, float]) -> list[str]:
    """The figures that are below what must be reached, and the times that are above."""
    rival = next(row.speed for row in rows if row.what == RIVAL)
    missed = []
    for row in rows:
        floors = FLOORS_OF_QUACKS if row.what.startswith("quacks") else FLOORS
        floor = float(floors.get(row.who, 0))
        if row.who == "compiled, 1 thread":
            floor = max(floor, rival)
        if row.speed < floor:
            missed.append(f"{row.who} on {row.what}: {row.speed:,.0f}, at least {floor:,.0f}")
    for what, most in MOST_SECONDS.items():
        if times[what] > most:
            missed.append(f"{what}: {times[what]:.2f}, at most {most}")
    return missed


def remember(
    rows: list[Row], times: dict[str, float], figures: thinking.Figures, seed: int
) -> None:
    """Adds the run to the history."""
    line: dict[str, Any] = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "seed": seed,
        "python": platform.python_version(),
        "processor": platform.machine(),
        "rows": [{**row._asdict(), "checksum": f"{row.checksum:016x}"} for row in rows],
        "times": times,
        **figures.to_json_document(),
    }
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps(line) + "\n")


def main() -> None:
    """Measures, prints, remembers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game of OpenSpiel")
    arguments = parser.parse_args()
    rows: list[Row] = []
    for game in names():
        rules = program(game).game
        for seats in range(rules.fewest_seats, rules.most_seats + 1):
            rows += our_rows(game, seats, arguments.seed)
    rows += rival_rows(arguments.seconds, arguments.seed)
    figures = thinking.measure(arguments.seed, ROUNDS)
    times = starting_times()
    print(f"seed {arguments.seed}, best of {ROUNDS} rounds, random play with masks\n")
    print("\n".join([*report(rows, times), "", *thinking.report(figures)]))
    remember(rows, times, figures, arguments.seed)
    missed = [*floors_missed(rows, times), *thinking.floors_missed(figures)]
    if missed:
        sys.exit("too slow: " + "; ".join(missed))


if __name__ == "__main__":
    main()
