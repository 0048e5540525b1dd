"""Where compiled rules are kept, so that a game is built once and then loaded.

The name of a game's folder carries a hash of everything a build depends on: the sources of the
kernel, of the game and of its bots, the build flags, and the versions of the compilers. An
edited rule is in another folder and never runs stale; an edit of one game leaves the builds of
the others alone.
"""

from __future__ import annotations

import ast
import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from stillroom.kernel.binding import leaves_first
from stillroom.kernel.game import Program

COMPLETE = "complete"
"""The file that says that every entry of a game is in the folder."""
KEPT_DAYS = 30
"""Folders of older sources are removed when nobody has used them for so long."""
BUILD_FLAGS: dict[str, Any] = {"nogil": True, "boundscheck": True}
"""Bounds checks stay on: they cost little, and a rule that reads beside an array must not go on."""


def base_folder() -> Path:
    """The folder of all builds: $STILLROOM_CACHE, or the usual place for caches of this user."""
    chosen = os.environ.get("STILLROOM_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "stillroom" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "stillroom"


def sources_of(program: Program) -> set[Path]:
    """The files whose words decide what a build of a game does.

    The kernel, the entries of the game, its bots, and whatever of the same house these import. What
    a game says and shows is not among them: other words need no other build.
    """
    kernel = Path(__file__).parent
    play = program.game.play
    rules = leaves_first(
        [program.decide, program.remember_rule(), program.wants_events_rule()], program.of_bots()
    )
    # How the bots are put together is said where the kind of program is.
    to_read = {Path(str(made.__file__)) for made in (play, sys.modules[type(program).__module__])}
    to_read |= {Path(rule.__code__.co_filename) for rule in rules}
    files = {*kernel.glob("*.py")}
    while to_read:
        path = to_read.pop()
        if path not in files and path.suffix == ".py":
            files.add(path)
            to_read |= {*imported_by(path, house=play.__name__.partition(".")[0])}
    return files


def imported_by(path: Path, house: str) -> Iterator[Path]:
    """The files of the modules of one package that a file imports, by name or names from them."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        names = [alias.name for alias in getattr(node, "names", [])]
        if isinstance(node, ast.ImportFrom):
            names = [str(node.module), *(f"{node.module}.{name}" for name in names)]
        elif not isinstance(node, ast.Import):
            continue
        for name in names:
            if name.partition(".")[0] == house and name in sys.modules:
                yield Path(str(sys.modules[name].__file__))


def folder_for(program: Program, flags: Mapping[str, object], versions: tuple[str, ...]) -> Path:
    """The folder of one build of one game."""
    sources = sorted(
        (path.name, hashlib.sha256(path.read_bytes()).hexdigest()) for path in sources_of(program)
    )
    depends_on = (sources, sorted(flags.items()), versions, platform.machine())
    name = hashlib.sha256(repr(depends_on).encode()).hexdigest()[:16]
    return base_folder() / f"{program.game.name}-{name}"


def versions() -> tuple[str, ...]:
    """What a build depends on besides its sources; told without importing a compiler."""
    llvm: Any = import_module("llvmlite.binding")
    return (
        f"numba {version('numba')}",
        f"numpy {version('numpy')}",
        f"python {sys.implementation.cache_tag}",
        f"processor {llvm.get_host_cpu_name()}",
    )


def is_built(program: Program) -> bool:
    """Whether a complete build of a game is there for these sources and compilers."""
    if not any(base_folder().glob(f"{program.game.name}-*/{COMPLETE}")):
        return False
    return (folder_for(program, BUILD_FLAGS, versions()) / COMPLETE).exists()


@contextmanager
def locked(folder: Path) -> Iterator[bool]:
    """Holds a folder against other processes; tells whether a complete build is in it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield (folder / COMPLETE).exists()


def mark_complete(folder: Path) -> None:
    """Says that the build is whole, and removes builds of older sources that nobody uses."""
    (folder / COMPLETE).touch()
    game = folder.name.rpartition("-")[0]
    for other in folder.parent.glob(f"{game}-*"):
        mark = other / COMPLETE
        if other == folder or not mark.exists():
            continue
        if time.time() - mark.stat().st_mtime > KEPT_DAYS * 86400:
            shutil.rmtree(other, ignore_errors=True)
