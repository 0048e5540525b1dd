"""One server for each SQLite file: two would not hear of each other's moves."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from stillroom.server.settings import Settings


class AlreadyHeld(Exception):
    """Another server has the database."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        """Where that server is."""


@contextmanager
def acquire(settings: Settings) -> Iterator[Callable[[str], None]]:
    """Holds the database while it is served, and lets the server note its address; raises
    AlreadyHeld.

    The system lets go of the file when a program ends, however it ends.
    """
    file = settings.sqlite_file
    if file is None:
        yield lambda _: None
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.with_name(f"{file.name}.server").open("a+") as note:
        try:
            fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            note.seek(0)
            raise AlreadyHeld(note.read() or settings.address) from None
        note.truncate(0)

        def write(address: str) -> None:
            note.write(address)
            note.flush()

        yield write
