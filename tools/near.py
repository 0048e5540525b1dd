"""Runs the tests that a change can affect: ``python -m tools.near [pytest's arguments]``.

The change is what differs from the last commit on main, committed or not. From there imports lead
to the tests, and the nearest tests run first. What is imported by its name (the games, their bots
and boards) and what is started as a process of its own is told here. Rules are asked for at the
table, and not again through a server or a browser; ``make test`` does that too.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import grimp

from stillroom import _HOMES
from stillroom.games.registry import FOLDERS
from tools.citations import ROOT
from tools.imports import distances
from tools.test_run import WORKERS

PACKAGES = ("stillroom", "tests", "tools", "benchmarks")
KETTLES = ("kupferkessel", "glastonbury")
FAR = ("tests.server", "tests.browser", "tests.web")
"""Tests that meet the rules only through a server."""
LAST = "tests.browser"
"""Tests that take longest are asked last, however near they are."""
ABOVE_THE_TABLE = ("stillroom.server", "stillroom.tui", "stillroom.cli", "stillroom.lab")
STARTED = {
    "tests.server.serving": "stillroom.server.process",
    "tests.tui.emulator": "stillroom.cli.__main__",
    "tests.test_cli": "stillroom.cli.__main__",
    "tools.check_coverage": "stillroom.kernel",
}
"""What these modules start as a process, or read as a file."""
PAGES = {
    "web/": ("tests/web", "tests/browser"),
    "docs/": ("tests/test_examples.py", "tests/tools"),
    "README.md": ("tests/test_examples.py",),
    "tests/playthroughs/": ("tests/playthroughs",),
    "tests/failures/": ("tests/contract/test_fuzzing.py",),
}
"""The tests that look at what is not Python."""


NO_TESTS = 5
"""What pytest answers when it has run no test."""


def main(arguments: Sequence[str]) -> int:
    """Runs the tests near to a change; 0 if all pass, or if there are none."""
    paths = changed()
    tests = near(paths)
    if not tests:
        print("nothing has changed that a test looks at")
        return 0
    about = [f"--about={game}" for game in sorted(games_of(paths))]
    print(f"{len(paths)} changed files, {len(tests)} test files or folders", *about, flush=True)
    command = [sys.executable, "-m", "pytest", *WORKERS, "--order=given", "-p", "no:pytest_cov"]
    status = subprocess.run(
        [*command, *about, *tests, *arguments], check=False, cwd=ROOT
    ).returncode
    return 0 if status == NO_TESTS else status


def changed() -> set[str]:
    """The files that differ from the last commit on main, in the working tree or in commits."""
    has_main = not subprocess.run(
        ["git", "rev-parse", "--quiet", "--verify", "main"],
        check=False,
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
    ).returncode
    [base] = _git("merge-base", "HEAD", "main") if has_main else ["HEAD"]
    listed = [*_git("diff", "--name-only", base)]
    return {*listed, *_git("ls-files", "--others", "--exclude-standard")}


def _git(*arguments: str) -> list[str]:
    told = subprocess.run(
        ["git", *arguments], check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    return told.stdout.splitlines()


def near(paths: Iterable[str]) -> list[str]:
    """The test files and folders that some changed files can affect, the nearest first."""
    paths = [*paths]
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    modules = {module for path in paths for module in modules_of(path, graph)}
    names = {*distances(modules, graph)}
    _add_imports_by_name(graph)
    found = distances(modules, graph)
    is_above = any(module.startswith(ABOVE_THE_TABLE) for module in modules)
    names |= {name for name in found if is_above or not name.startswith(FAR)}
    imported = sorted(
        filter(_is_test, names), key=lambda name: (name.startswith(LAST), found[name], name)
    )
    tests = [name.replace(".", "/") + ".py" for name in imported]
    return [*dict.fromkeys((*tests, *(test for path in paths for test in looking_at(path))))]


def modules_of(path: str, graph: grimp.ImportGraph) -> set[str]:
    """The modules that a file is: its own, or for words all of the package that says them."""
    place = Path(path)
    parts = place.parts[1:] if place.parts[0] == "src" else place.parts
    if place.suffix == ".ftl" and "text" in parts:
        package = ".".join(parts[: parts.index("text")])
        return {package, *graph.find_descendants(package)} & graph.modules
    if place.suffix == ".py":
        return {".".join((*parts[:-1], place.stem)).removesuffix(".__init__")} & graph.modules
    return set()


def looking_at(path: str) -> Iterator[str]:
    """The tests that look at a file which is not Python."""
    for start, tests in PAGES.items():
        if path.startswith(start) and not path.endswith(".py"):
            yield from tests


def games_of(paths: Iterable[str]) -> set[str]:
    """The games that a change is about; none if it is about more than games."""
    games: set[str] = set()
    for path in paths:
        named = [game for game, folder in FOLDERS.items() if folder in path or game in path]
        named = [*KETTLES] if not named and "kettles" in path else named
        if not named:
            return set()
        games |= {*named}
    return games


def _add_imports_by_name(graph: grimp.ImportGraph) -> None:
    """Adds to the imports those that are made by name, and what is started as a process."""
    for importer, imported in imports_by_name():
        if {importer, imported} <= graph.modules:
            graph.add_import(importer=importer, imported=imported)


def imports_by_name() -> Iterator[tuple[str, str]]:
    """Which module imports or starts which by its name."""
    for folder in FOLDERS.values():
        for part in ("game", "face", "presets", "notes", "lesson"):
            yield "stillroom.games.registry", f"stillroom.games.{folder}.{part}"
        yield "stillroom.bots.registry", f"stillroom.bots.{folder}.program"
        yield "stillroom.bots.registry", f"stillroom.bots.{folder}.master"
        yield "stillroom.tui.boards", f"stillroom.tui.boards.{folder}"
    for home in {*_HOMES.values()}:
        yield "stillroom", home
    yield from STARTED.items()


def _is_test(module: str) -> bool:
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
