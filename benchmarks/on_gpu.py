"""The cuda engine on the GPU of this machine: equal to the CPU, and how fast.

Needs NumPy, Numba, numba-cuda and a GPU, and nothing else: run it from a checkout with
``PYTHONPATH=src python -m benchmarks.on_gpu --seed 1``.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from itertools import product

import numpy as np

from stillroom.bots.registry import program
from stillroom.games.registry import names
from stillroom.kernel.compiled import CompiledEngine
from stillroom.kernel.cuda import CudaEngine, gpu_name
from stillroom.kernel.game import Program
from stillroom.kernel.loops import Plan
from stillroom.kernel.state import State
from tests.contract.settings import variant_settings

COMPARED_BOTS = ("random", "greedy")
FAST_MATCHES = 400_000
"""Enough that the end, when threads run out of matches, weighs little."""


def plan_for(game: Program, bot: str, seed: int, *, digests: bool) -> Plan:
    """Every seat played by the same bot."""
    plan = Plan()
    plan.seed = seed
    plan.policies[:] = game.policy_numbers([bot] * 4)
    plan.digests = int(digests)
    return plan


def compare(
    game: Program, on_gpu: CudaEngine, on_cpu: CompiledEngine, seed: int, matches: int
) -> list[dict[str, object]]:
    """Plays the same matches of every variant on both and on two grids; raises if any differs."""
    rows: list[dict[str, object]] = []
    wanted_settings = [setting for setting in variant_settings() if setting.game == game.game.name]
    for setting, bot in product(wanted_settings, COMPARED_BOTS):
        template = setting.template()
        plan = plan_for(game, bot, seed, digests=True)
        wanted = on_cpu.play(template, plan, 0, matches, threads=os.cpu_count() or 1)
        for blocks in (None, 7):
            count = matches if blocks is None else matches // 10
            got = on_gpu.play(template, plan, 0, count, blocks=blocks)
            unequal = np.flatnonzero(got != wanted[:count])
            if unequal.size:
                raise SystemExit(f"{setting}, {bot}: match {unequal[0]} differs")
        checksum = int(np.bitwise_xor.reduce(wanted["all_digests"]))
        rows.append(
            {
                "setting": str(setting),
                "bot": bot,
                "matches": matches,
                "steps": int(wanted["decisions"].sum()),
                "played_again": on_gpu.matches_played_again,
                "checksum": f"{checksum:016x}",
            }
        )
    return rows


def measure(game: Program, on_gpu: CudaEngine, seed: int, matches: int) -> list[dict[str, object]]:
    """Decisions per second, the copying of the results included."""
    rows: list[dict[str, object]] = []
    for bot in COMPARED_BOTS:
        for seats in range(game.game.fewest_seats, game.game.most_seats + 1):
            template: State = game.game.new_state(seats)
            plan = plan_for(game, bot, seed, digests=False)
            on_gpu.play(template, plan, 0, 1000)
            start = time.perf_counter()
            played = on_gpu.play(template, plan, 0, matches)
            seconds = time.perf_counter() - start
            decisions = int(played["decisions"].sum())
            checksum = int(np.bitwise_xor.reduce(played["last_digest"]))
            rows.append(
                {
                    "bot": bot,
                    "seats": seats,
                    "matches": matches,
                    "decisions": decisions,
                    "seconds": round(seconds, 3),
                    "decisions_per_second": round(decisions / seconds),
                    "checksum": f"{checksum:016x}",
                }
            )
    return rows


def main() -> None:
    """Prints one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=10_000, help="matches to compare")
    parser.add_argument("--fast-matches", type=int, default=FAST_MATCHES, help="matches to time")
    parser.add_argument("--games", default=",".join(names()))
    arguments = parser.parse_args()
    report: dict[str, object] = {
        "gpu": gpu_name(),
        "python": platform.python_version(),
        "numpy": np.__version__,
    }
    for name in arguments.games.split(","):
        game = program(name)
        start = time.perf_counter()
        on_gpu = CudaEngine(game)
        on_gpu.play(game.game.new_state(2), plan_for(game, "random", 1, digests=False), 0, 1)
        built = time.perf_counter() - start
        report[name] = {
            "rules": len(on_gpu.builds),
            "builds": sum(on_gpu.builds.values()),
            "build_seconds": round(built, 1),
            "equal": compare(game, on_gpu, CompiledEngine(game), arguments.seed, arguments.matches),
            "speed": measure(game, on_gpu, arguments.seed, arguments.fast_matches),
        }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
