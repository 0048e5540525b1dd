"""The build of Hot Kettle that all tests share, and programs that tell what they made of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from stillroom.kernel import build_cache
from tests.kernel import fresh

REPORT = """
import json
from stillroom.kernel.engines import compiled_engine, plain_engine
from stillroom.kernel.loops import Plan
from tests.kernel.toy.bots import PROGRAM

plan = Plan()
plan.seed, plan.digests = 11, 1
template = PROGRAM.game.new_state(3)
engine = compiled_engine(PROGRAM)
print(json.dumps({
    "compiled": engine.play(template, plan, 0, 5)["all_digests"].tolist(),
    "plain": [played.all_digests for played in plain_engine(PROGRAM).play(template, plan, 0, 5)],
    "builds": list(engine.builds.values()),
}))
"""


@dataclass(frozen=True)
class Report:
    """What a program tells of the compiled engine: results of both engines, builds of each rule."""

    compiled: list[int]
    plain: list[int]
    builds: list[int]


@dataclass(frozen=True)
class Built:
    """A cache that two programs filled at the same time, and what each of them told."""

    cache: Path
    builder: Report
    other: Report


def report(cache: Path, folders: tuple[Path, ...] = fresh.HERE) -> Report:
    """What a program tells that uses a cache."""
    return Report(**json.loads(fresh.run(REPORT, folders, cache)))


def shared_build(folder: Path) -> Built:
    """The build in a folder; whoever comes first has it made."""
    cache, kept = folder / "cache", folder / "reports.json"
    with build_cache.locked(folder):
        if not kept.exists():
            programs = [fresh.start(REPORT, cache=cache) for _ in range(2)]
            told = [json.loads(fresh.printed_by(program)) for program in programs]
            kept.write_text(json.dumps(told))
    reports = [Report(**told) for told in json.loads(kept.read_text())]
    other, builder = sorted(reports, key=lambda report: len(report.builds))
    return Built(cache, builder, other)
