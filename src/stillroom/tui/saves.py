"""Kept matches: every match is a file from its first move on, and is offered again."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from stillroom.match.errors import MatchError
from stillroom.match.match import Match
from stillroom.match.records.record import MatchRecord

SUFFIX = ".stillroom"
NOTES_SUFFIX = ".notes"
VARIABLE = "STILLROOM_HOME"
SECONDS_DIGITS = 6
"""The last part of a name is the time of day in so many digits, unless a shorter number follows."""


def home() -> Path:
    """The folder of this person's matches; the environment may name another."""
    return Path(os.environ.get(VARIABLE) or user_data_path("stillroom")) / "matches"


def new_path(game: str) -> Path:
    """A new file for a match of a game, named by the time."""
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    started = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = folder / f"{game}-{started}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{game}-{started}-{number}{SUFFIX}"
        number += 1
    return path


def notes_path(path: Path) -> Path:
    """The file for the notes of the people who play a match, beside its own."""
    return path.with_suffix(NOTES_SUFFIX)


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Holds a match while it is played; says whether nobody else was playing it.

    Two terminals that played on from one file would write over each other's moves. The system lets
    go of the file when a program ends, however it ends.
    """
    folder = path.parent.with_name("held")
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / path.stem).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def has_any(game: str) -> bool:
    """Whether there is any match of a game, over or not."""
    return any(home().glob(f"{game}-*{SUFFIX}"))


def any_other(game: str, path: Path) -> bool:
    """Whether there is any match of a game beside this one, over or not."""
    return any(other != path for other in home().glob(f"{game}-*{SUFFIX}"))


def unfinished(game: str) -> list[tuple[Path, Match]]:
    """The matches of a game that wait for somebody, the latest first.

    A file that cannot be read, is of other rules, or is played at another terminal now, is left
    where it is and not offered.
    """
    found = []
    for path in sorted(home().glob(f"{game}-*{SUFFIX}"), key=_age, reverse=True):
        try:
            record = MatchRecord.load(path)
            if record.result is None and _is_free(path):
                found.append((path, Match.from_record(record)))
        except (MatchError, OSError):
            continue
    return found


def _is_free(path: Path) -> bool:
    with locked(path) as is_free:
        return is_free


def _age(path: Path) -> tuple[str, int]:
    """The time in the name of a file, and its number among those of the same second."""
    time, _, number = path.stem.rpartition("-")
    is_numbered = number.isdecimal() and len(number) < SECONDS_DIGITS
    return (time, int(number)) if is_numbered else (path.stem, 1)
