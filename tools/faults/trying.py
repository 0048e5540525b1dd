"""Trying faults: each is put into a copy of the sources, and the tests are asked.

There are two copies below ``build/faults``: the last commit, and an old one to compare it with. The
last commit is asked with ``make near``, and with all tests if those miss the fault. The old one is
asked once, with the tests that import the changed module. What came of it is kept at once, so that
a later call goes on where this one was stopped.
"""

from __future__ import annotations

import hashlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from tools.citations import ROOT
from tools.faults import Fault, applied, path_of
from tools.faults.before import before
from tools.test_run import WORKERS

COMPARED = "b1ca650"
"""The last commit with the suite that this one has to match."""
COPIES = ROOT / "build" / "faults"
RESULTS = Path(__file__).with_name("results.json")
MOST_SECONDS = 3_600.0
"""A suite that takes longer has met a fault that makes something wait for ever: it is found."""
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
"""What pytest says of a test that has failed."""
CLIENT_TESTS = ("tests/web", "tests/browser")


class Answer(msgspec.Struct, frozen=True):
    """What some tests said to a fault."""

    is_caught: bool
    by: str
    """The first test that failed, or what else did not go on; empty if nothing did."""
    seconds: float


class Result(msgspec.Struct):
    """What all suites said to a fault."""

    fault: str
    """A digest of the fault: a fault that is written anew is tried anew."""
    compared: Answer | None = None
    near: Answer | None = None
    whole: Answer | None = None
    """All tests; they are asked only if those nearby have missed it."""

    @property
    def is_caught(self) -> bool:
        """Whether the suite of today finds the fault."""
        return any(answer is not None and answer.is_caught for answer in (self.near, self.whole))


class Results:
    """What is known so far, in a file."""

    def __init__(self, path: Path = RESULTS) -> None:
        self._path = path
        known = path.read_bytes() if path.exists() else b"{}"
        self._results = msgspec.json.decode(known, type=dict[str, Result])

    def of(self, fault: Fault) -> Result:
        """What is known of a fault as it is written now."""
        known = self._results.get(fault.name)
        if known is None or known.fault != digest(fault):
            known = Result(digest(fault))
        return known

    def keep(self, fault: Fault, result: Result) -> None:
        """Writes down what came of a fault."""
        self._results[fault.name] = result
        text = msgspec.json.format(msgspec.json.encode(self._results), indent=1)
        self._path.write_bytes(text + b"\n")


def digest(fault: Fault) -> str:
    """A short name for a fault just as it is written, wherever that is."""
    return hashlib.sha256(f"{fault.old}\0{fault.new}".encode()).hexdigest()[:12]


class Copy:
    """The sources of a commit with a set-up of their own, in which faults are tried."""

    def __init__(self, name: str, commit: str) -> None:
        self.root = COPIES / name
        self._environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("MAKE")},
            "STILLROOM_CACHE": str(COPIES / "engines"),
            "NO_COLOR": "1",
        }
        if not self.root.exists():
            _git(ROOT, "worktree", "prune")
            _git(ROOT, "worktree", "add", "--detach", str(self.root), commit)
        _git(self.root, "checkout", "--force", "--detach", commit)
        if not self.answer("make", ".venv/.stamp-dev", CLIENT):
            raise SystemExit(f"{self.root} could not be set up")

    def ask(self, fault: Fault, *commands: Sequence[str]) -> Answer:
        """Puts a fault in, gives commands until one fails, and takes the fault out again."""
        path = path_of(fault, self.root)
        path.write_text(applied(fault, self.root), encoding="utf-8")
        start = time.monotonic()
        try:
            answers = (self.answer(*command) for command in commands)
            failed = next((each for each in answers if not each), None)
        finally:
            _git(self.root, "checkout", "--force", "--", ".")
        seconds = round(time.monotonic() - start, 1)
        return Answer(failed is not None, "" if failed is None else failed.first, seconds)

    def answer(self, *command: str) -> Told:
        """Gives a command and tells how it ended; one that does not end is ended."""
        process = subprocess.Popen(
            command,
            cwd=self.root,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=MOST_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return Told(-1, f"no end after {MOST_SECONDS:.0f} s")
        return Told(process.returncode, output)


CLIENT = "src/stillroom/server/client/index.html"


class Told(msgspec.Struct, frozen=True):
    """How a command ended, and what it printed."""

    status: int
    output: str

    def __bool__(self) -> bool:
        return self.status == 0

    @property
    def first(self) -> str:
        """The first test that failed; where none is named, the last line."""
        found = FAILED.search(self.output)
        return found[1] if found else self.output.strip().rpartition("\n")[2][:120]


def try_all(faults: Sequence[Fault]) -> Iterator[tuple[Fault, str, Answer]]:
    """Asks suite after suite about each fault; what is known of one already is not asked again.

    All tests are asked last, and only about faults that those nearby have missed.
    """
    results = Results()
    now = Copy("now", _git(ROOT, "rev-parse", "HEAD").strip())
    compared = Copy("compared", COMPARED)
    suites: dict[str, Callable[[Fault], Answer]] = {
        "near": lambda fault: now.ask(fault, ["make", "near", "ARGS=-x"]),
        "compared": lambda fault: _asked_before(before(fault), compared),
        "whole": lambda fault: now.ask(fault, [*_python(now), "-m", "tools.test_run", "-x"]),
    }
    for suite, ask in suites.items():
        for fault in faults:
            result = results.of(fault)
            if getattr(result, suite) is not None or (suite == "whole" and result.is_caught):
                continue
            answer = ask(fault)
            setattr(result, suite, answer)
            results.keep(fault, result)
            yield fault, suite, answer


def _asked_before(fault: Fault, copy: Copy) -> Answer:
    return copy.ask(fault, *_old_tests(fault, copy))


def _old_tests(fault: Fault, copy: Copy) -> list[list[str]]:
    """The commands that ask the suite which is compared with this one."""
    if fault.is_of_client:
        tests = [*CLIENT_TESTS]
        first = [["make", CLIENT]]
    else:
        reach = [sys.executable, "-m", "tools.faults.reach", str(copy.root), fault.module]
        tests = subprocess.run(
            reach, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True
        ).stdout.split()
        first = []
    pytest = [*_python(copy), "-m", "pytest", "-x", *WORKERS, "--no-cov", *tests]
    return [*first, *([pytest] if tests else [])]


def _python(copy: Copy) -> list[str]:
    return [str(copy.root / ".venv" / "bin" / "python")]


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], check=True, cwd=root, stdout=subprocess.PIPE, text=True
    ).stdout


def table(areas: Mapping[str, Sequence[Fault]]) -> Iterator[str]:
    """How many faults of each area which suite has found of those it was asked about."""
    results = Results()
    yield "| area | faults | before | `make near` | all tests, if those have missed it |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    every: list[Result] = []
    for area, faults in areas.items():
        tried = [results.of(fault) for fault in faults]
        every += tried
        yield _row(area, tried)
    yield _row("all", every)


def _row(title: str, results: Sequence[Result]) -> str:
    suites = (
        [result.compared for result in results],
        [result.near for result in results],
        [result.whole for result in results],
    )
    return " | ".join([f"| {title}", str(len(results)), *map(_found, suites)]) + " |"


def _found(answers: Sequence[Answer | None]) -> str:
    """How many faults were found, of how many that were asked about."""
    asked = [answer for answer in answers if answer is not None]
    return f"{sum(answer.is_caught for answer in asked)} of {len(asked)}" if asked else ""
