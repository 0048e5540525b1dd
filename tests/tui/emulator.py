"""The real program in a real pseudo-terminal, with an emulator that looks at its screen."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Self

import pyte

from stillroom.match.records.record import MatchRecord

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds after which a program that does not answer has failed."""
QUESTION = re.compile(r"\? (?:for help|pour l’aide|für Hilfe) > ")
PAGE = re.compile(r"Enter to go on|Entrée pour continuer|Enter, um fortzufahren|Enter when only")
OWN_TERMINAL = """
import fcntl, os, signal, sys, termios
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
    signal.signal(number, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Makes the pseudo-terminal the one whose keys send signals, and becomes the program.

What a run in the background ignores, a program at a terminal does not.
"""


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of somebody who speaks English at a terminal with colours."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "COV_", "COVERAGE", "PYTHON"))
        and name not in {"NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"}
    }
    return {
        **inherited,
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "STILLROOM_HOME": str(home),
        "TERM": "xterm-256color",
        "LANG": "en_GB.UTF-8",
        "INPUTRC": os.devnull,
        **more,
    }


def kept(home: Path) -> MatchRecord:
    """The one match that is kept."""
    [path] = (home / "matches").iterdir()
    return MatchRecord.load(path)


def mine(home: Path) -> list[str | None]:
    """The moves of the person so far."""
    return [row.move for row in kept(home).rows if row.seat == 0]


class Program:
    """``stillroom`` with some words, in a terminal of some size."""

    def __init__(
        self, words: Sequence[str], home: Path, columns: int = 80, rows: int = 24, **env: str
    ) -> None:
        self._outside, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL, "-m", "stillroom.cli", *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment(home, **env),
            cwd=home,
            start_new_session=True,
        )
        os.close(inside)
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.written = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Closes the terminal from outside."""
        with contextlib.suppress(OSError):
            os.close(self._outside)

    @property
    def text(self) -> str:
        """Everything that was ever written, with its escapes."""
        return self.written.decode(errors="replace")

    @property
    def lines(self) -> list[str]:
        """The lines that are to be seen."""
        return [line.rstrip() for line in self._screen.display]

    @property
    def questions(self) -> int:
        """How often a move was asked."""
        return len(QUESTION.findall(self.text))

    @property
    def pages(self) -> int:
        """How often Enter was asked for."""
        return len(PAGE.findall(self.text))

    def resize(self, columns: int, rows: int, shown: Callable[[], bool]) -> None:
        """Changes the size of the window, until what is then to be seen is there.

        Whoever pulls at a corner changes it many times; a change that comes just when a key is
        dealt with is noticed with the next one.
        """
        self._screen.resize(rows, columns)
        fcntl.ioctl(self._outside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.wait_for(lambda: shown() or self._pulled())

    def _pulled(self) -> bool:
        """The size has changed once more."""
        self._process.send_signal(signal.SIGWINCH)
        return False

    def type(self, keys: str) -> None:
        """Presses keys."""
        os.write(self._outside, keys.encode())

    def read(self, seconds: float) -> bool:
        """Reads what is written within some time; False when there will be no more."""
        ready, _, _ = select.select([self._outside], [], [], seconds)
        if not ready:
            return True
        try:
            chunk = os.read(self._outside, 65536)
        except OSError:
            return False
        self.written += chunk
        self._stream.feed(chunk)
        return bool(chunk)

    def wait_for(self, what: Callable[[], bool]) -> None:
        """Reads until something is to be seen; fails when it does not come."""
        deadline = time.monotonic() + PATIENCE
        while not what():
            is_open = self.read(0.05)
            assert is_open or what(), f"the program has ended:\n{self._last_words()}"
            assert time.monotonic() < deadline, f"it never came:\n{self._last_words()}"

    def wait_for_text(self, text: str) -> None:
        """Reads until a text is to be seen."""
        self.wait_for(lambda: text in "\n".join(self.lines))

    def quiet(self, seconds: float = 0.3) -> None:
        """Reads until nothing was written for a while."""
        before = -1
        while before != len(self.written):
            before = len(self.written)
            self.read(seconds)

    def answer(self, typed: str) -> None:
        """Types a line and waits for the next question or page."""
        before = self.questions + self.pages
        self.type(f"{typed}\r")
        self.wait_for(lambda: self.questions + self.pages > before)

    def turn_pages(self) -> None:
        """Presses Enter until a move is asked, or the terminal is to be passed on."""
        while not self.questions and "Enter when only" not in "\n".join(self.lines):
            self.answer("")

    def ended(self) -> int:
        """Reads to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.read(0.05):
            if self._process.poll() is not None and not self._more():
                break
            assert time.monotonic() < deadline, f"it does not end:\n{self._last_words()}"
        return self._process.wait(PATIENCE)

    def left(self) -> int:
        """The exit code of a program whose terminal is gone."""
        return self._process.wait(PATIENCE)

    def _more(self) -> bool:
        ready, _, _ = select.select([self._outside], [], [], 0)
        return bool(ready)

    def _last_words(self) -> str:
        return "\n".join(self.lines)

    def numbers(self) -> list[int]:
        """The numbers that can be typed now."""
        return sorted({int(number) for number in re.findall(r"\[(\d+)\]", "\n".join(self.lines))})


def after_the_screen(text: str) -> str:
    """What is written after the alternate screen was left."""
    return text.rpartition("\x1b[?1049l")[2]


@contextlib.contextmanager
def started(
    words: str, home: Path, columns: int = 80, rows: int = 24, **env: str
) -> Iterator[Program]:
    """A program at its first question; the page for newcomers is turned."""
    with Program(words.split(), home, columns, rows, **env) as program:
        program.wait_for(lambda: program.pages + program.questions > 0)
        program.turn_pages()
        yield program
