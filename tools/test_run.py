"""Runs all tests and tells what they cost: ``python -m tools.test_run [pytest's arguments]``.

The tests whose job is to run every line of the rules are counted; counting makes plain Python four
times slower, so all others run by themselves, without the plugin that counts.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tests.summary import Summary, kept
from tools.citations import ROOT

COUNTED = ("tests/kernel", "tests/games", "tests/bots/rules")
"""The tests that must run every line and branch of the rules."""
KEPT = ROOT / "build" / "tests"
"""Where the runs keep what they cost."""
WORKERS = ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")
SLOWEST = 20
MOST_MEGABYTES = 1_500
"""What a process that runs tests may have at a time; more shows that something was built in it."""


def main(arguments: Sequence[str]) -> int:
    """Runs the counted tests and the others, whatever comes of the first; 0 if all is well."""
    statuses = [
        run("counted", [*COUNTED, "--cov", "--cov-report=", *arguments]),
        run("others", [*uncounted(), "-p", "no:pytest_cov", *arguments]),
        subprocess.run([sys.executable, "-m", "tools.check_coverage"], check=False).returncode,
    ]
    books = [kept(book_of(name)) for name in ("counted", "others")]
    for line in told(books):
        print(line)
    if max(peaks(books)) > MOST_MEGABYTES:
        print(f"a process of the tests had more than {MOST_MEGABYTES} MB")
        statuses.append(1)
    return max(statuses)


def run(name: str, arguments: Iterable[str]) -> int:
    """Runs some tests; their cost is kept under a name."""
    book = book_of(name)
    book.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", *WORKERS, f"--summary={book}", *arguments]
    return subprocess.run(command, check=False, cwd=ROOT).returncode


def book_of(name: str) -> Path:
    """Where a run keeps what it cost."""
    return KEPT / f"{name}.json"


def uncounted() -> list[str]:
    """Tells pytest to leave out what is counted."""
    return [f"--ignore={folder}" for folder in COUNTED]


def told(books: Sequence[Summary]) -> list[str]:
    """Minutes by folder, the slowest tests, the memory, and how many tests passed."""
    seconds = {test: taken for book in books for test, taken in book.seconds.items()}
    outcomes = sum((Counter(book.outcomes) for book in books), Counter[str]())
    return [
        "",
        "minutes of all processes by folder",
        *(f"{taken / 60:7.1f}  {folder}" for folder, taken in slowest(by_folder(seconds))),
        f"{sum(seconds.values()) / 60:7.1f}  all",
        "",
        f"seconds of the {SLOWEST} slowest tests",
        *(f"{taken:7.1f}  {test}" for test, taken in slowest(seconds)[:SLOWEST]),
        "",
        f"most memory of a process: {max(peaks(books)):,} MB",
        *passed(outcomes),
    ]


def by_folder(seconds: Mapping[str, float]) -> dict[str, float]:
    """What the tests of each folder took together."""
    folders: defaultdict[str, float] = defaultdict(float)
    for test, taken in seconds.items():
        folders["/".join(Path(test.partition("::")[0]).parts[:2])] += taken
    return folders


def slowest(seconds: Mapping[str, float]) -> list[tuple[str, float]]:
    """Names with their seconds, the most first."""
    return sorted(seconds.items(), key=lambda each: each[1], reverse=True)


def peaks(books: Iterable[Summary]) -> list[int]:
    """The most megabytes of each process of all runs."""
    return [megabytes for book in books for megabytes in book.megabytes]


def passed(outcomes: Counter[str]) -> list[str]:
    """The closing line, which counts the tests of all runs."""
    kinds = ("passed", "failed", "skipped")
    return [", ".join(f"{outcomes[kind]} {kind}" for kind in kinds)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
