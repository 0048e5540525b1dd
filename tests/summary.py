"""What a run of tests cost: the seconds of each test and the memory of each process.

They are kept for whoever sums up several runs (tools/test_run.py), and for the next run, which
begins with the slow files (tests/order.py).
"""

from __future__ import annotations

import resource
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.order import KEPT

MEGABYTE = 1 << 20
RESOURCE_UNIT = 1 if sys.platform == "darwin" else 1 << 10
"""Bytes in which this system tells how much memory a process had."""


@dataclass
class Summary:
    """The cost of one run."""

    seconds: dict[str, float] = field(default_factory=dict)
    """Of each test, with what was set up and taken down for it."""
    outcomes: dict[str, int] = field(default_factory=dict)
    """How many tests passed, failed and were skipped."""
    megabytes: list[int] = field(default_factory=list)
    """The most that each process of the run had at a time."""


class Bookkeeper:
    """Keeps the books of a run, in the process that leads it."""

    def __init__(self, path: Path | None) -> None:
        self.summary = Summary()
        self._path = path

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Adds what one part of a test took; a test has passed once it was called."""
        seconds = self.summary.seconds
        seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed or report.skipped or report.when == "call":
            outcomes = self.summary.outcomes
            outcomes[report.outcome] = outcomes.get(report.outcome, 0) + 1

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:  # noqa: ANN401
        """Takes down what a process had, which it tells as it ends."""
        told = getattr(node, "workeroutput", {})
        self.summary.megabytes.append(told.get("megabytes", 0))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Keeps the books for the next run, and where they were asked for."""
        if not self.summary.megabytes:
            self.summary.megabytes.append(peak())
        self._keep_seconds(session.config)
        if self._path is not None:
            keep(self.summary, self._path)

    def _keep_seconds(self, config: pytest.Config) -> None:
        """Remembers what whole files took; a run of some tests of a file says nothing of it."""
        cache = getattr(config, "cache", None)
        if cache is None or config.option.keyword or config.option.markexpr:
            return
        taken: defaultdict[str, float] = defaultdict(float)
        for test, seconds in self.summary.seconds.items():
            taken[test.partition("::")[0]] += seconds
        cache.set(KEPT, {**cache.get(KEPT, {}), **taken})


def keep(summary: Summary, path: Path) -> None:
    """Writes down what a run cost."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(summary))


def kept(path: Path) -> Summary:
    """What a run cost that has written it down; one that was broken off has not, and failed."""
    if not path.exists():
        return Summary(outcomes={"failed": 1}, megabytes=[0])
    return msgspec.json.decode(path.read_bytes(), type=Summary)


def peak() -> int:
    """The most megabytes that this process, or one of those it started, has had at a time."""
    asked = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    most = max(resource.getrusage(who).ru_maxrss for who in asked)
    return most * RESOURCE_UNIT // MEGABYTE


def pytest_addoption(parser: pytest.Parser) -> None:
    """Whoever sums up several runs says where each keeps its cost."""
    told = "keep what the run cost in this file"
    parser.addoption("--summary", type=Path, metavar="FILE", help=told)


def pytest_configure(config: pytest.Config) -> None:
    """The process that leads a run keeps its books."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Bookkeeper(config.option.summary), "bookkeeper")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process that is led by another tells it how much memory it had."""
    told = getattr(session.config, "workeroutput", None)
    if told is not None:
        told["megabytes"] = peak()
