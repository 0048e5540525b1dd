"""Where compiled rules are kept, so that a game is built once and then loaded.

The name of a game's folder carries a hash of everything a build depends on: the sources of the
kernel, of the game and of its bots, the build flags, and the versions of the compilers. An
edited rule is in another folder and never runs stale; an edit of one game leaves the builds of
the others alone.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from stillroom.kernel.game import Program

COMPLETE = "complete"
"""The file that says that every entry of a game is in the folder."""
KEPT_DAYS = 30
"""Folders of older sources are removed when nobody has used them for so long."""


def base_folder() -> Path:
    """The folder of all builds: $STILLROOM_CACHE, or the usual place for caches of this user."""
    chosen = os.environ.get("STILLROOM_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "stillroom" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "stillroom"


def sources_of(program: Program) -> list[Path]:
    """The files whose words decide what a build of a game does."""
    kernel = Path(__file__).parent
    game = Path(str(program.game.play.__file__)).parent
    bots = Path(program.decide.__code__.co_filename)
    return [
        *sorted(kernel.glob("*.py")),
        *sorted(game.glob("*.py")),
        *sorted(bots.parent.glob("*.py")),
    ]


def folder_for(program: Program, flags: Mapping[str, object], versions: tuple[str, ...]) -> Path:
    """The folder of one build of one game."""
    content = hashlib.sha256()
    for path in sources_of(program):
        content.update(path.name.encode())
        content.update(path.read_bytes())
    content.update(repr((sorted(flags.items()), versions, platform.machine())).encode())
    return base_folder() / f"{program.game.name}-{content.hexdigest()[:16]}"


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
