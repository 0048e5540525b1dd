"""The terminal itself: a screen that is redrawn in place, or plain lines.

Scrollback is a memory, and hidden hands must not have one; the alternate screen leaves nothing
behind. Plain lines are for screen readers and pipes.
"""

from __future__ import annotations

import contextlib
import select
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TextIO

from rich.console import Console
from rich.text import Text

from stillroom.tui.lines import beside
from stillroom.tui.news import News, fitting

HOME, CLEAR_LINE, CLEAR_BELOW = "\x1b[H", "\x1b[K", "\x1b[J"
WIDE = 110
"""From this width on the log stands beside the board."""
LEFT_WIDTH = 78


@dataclass
class Frame:
    """What is shown: the board, what happened, what is asked, what can be typed."""

    board: list[Text]
    log: list[News]
    """Everything that happened, a sentence each; the terminal joins, breaks and leaves out."""
    asked: list[Text]
    """The prompt and the moves, and an answer to what was typed last."""
    fresh: list[Text] = field(default_factory=list)
    """The lines of the log that were not shown before, for those who only get lines."""
    is_new: bool = True
    """Whether the board has changed since it was shown last."""
    stays: bool = True
    """Whether somebody is asked, or the match is over; if not, lines tell only what happened."""


class Terminal(Protocol):
    """Where a match is shown and moves are typed."""

    is_plain: bool

    @property
    def width(self) -> int:
        """How many characters a line of the board may have."""
        ...

    @property
    def line_width(self) -> int:
        """How many characters a line of a list may have before it is cut."""
        ...

    @property
    def page_height(self) -> int | None:
        """How many lines a page may have; None where pages have no end."""
        ...

    @property
    def has_log_beside(self) -> bool:
        """Whether the log stands beside the board, and takes no lines away from the moves."""
        ...

    def show(self, frame: Frame) -> None:
        """Shows a frame."""
        ...

    def tell(self, lines: Sequence[Text]) -> None:
        """Shows lines and nothing else."""
        ...

    def ask(self, prompt: str) -> str | None:
        """What somebody types; None when nobody will type any more."""
        ...

    def pause(self, seconds: float) -> None:
        """Lets people read; Enter goes on at once."""
        ...

    def is_open(self) -> contextlib.AbstractContextManager[None]:
        """The time during which the terminal belongs to the match."""
        ...


class FullScreen:
    """The alternate screen, redrawn in place."""

    is_plain = False

    def __init__(self, console: Console, source: TextIO = sys.stdin) -> None:
        self._console = console
        self._source = source
        self.is_shown = False
        """Whether the alternate screen is there."""
        self._draw_again: Callable[[], None] = _draw_nothing

    @property
    def width(self) -> int:
        """How many characters a line of the board may have."""
        return min(LEFT_WIDTH, self._console.width - 1)

    @property
    def line_width(self) -> int:
        """How many characters a line of a list may have."""
        return self.width

    @property
    def page_height(self) -> int:
        """How many lines a page may have."""
        return max(self._console.height - 2, 1)

    @property
    def has_log_beside(self) -> bool:
        """Whether there is room beside the board."""
        return self._console.width >= WIDE

    @contextlib.contextmanager
    def is_open(self) -> Iterator[None]:
        """Changes to the alternate screen and back, whatever happens.

        People can edit what they type, but nobody finds there what somebody else has typed.
        """
        with contextlib.suppress(ImportError):
            import readline

            readline.set_auto_history(False)
        self._console.set_alt_screen(True)
        self.is_shown = True
        try:
            yield
        finally:
            self.is_shown = False
            self._console.set_alt_screen(False)

    def show(self, frame: Frame) -> None:
        """Shows a frame: the log beside the board where there is room, else between."""
        self._draw_again = partial(self.show, frame)
        if self.has_log_beside:
            self._draw(self._wide(frame))
        else:
            self._draw(self._narrow(frame))

    def _wide(self, frame: Frame) -> list[Text]:
        height = self._console.height - 1
        left = [*frame.board, Text(), *frame.asked][-height:]
        room = self._console.width - LEFT_WIDTH - 4
        return beside(left, fitting(frame.log, height, room), LEFT_WIDTH)

    def _narrow(self, frame: Frame) -> list[Text]:
        height = self._console.height - 1
        room = height - len(frame.board) - len(frame.asked) - 2
        log = fitting(frame.log, room, self.width)
        lines = [*frame.board, Text(), *log]
        if log:
            lines.append(Text())
        return [*lines, *frame.asked][-height:]

    def tell(self, lines: Sequence[Text]) -> None:
        """Shows lines and nothing else; before the match begins they just follow the others."""
        if self.is_shown:
            self._draw_again = partial(self.tell, lines)
            self._draw(lines)
        else:
            for line in lines:
                self._console.print(line)

    def _draw(self, lines: Sequence[Text]) -> None:
        with self._console.capture() as drawn:
            for line in lines:
                self._console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
        text = drawn.get().replace("\n", f"{CLEAR_LINE}\n")
        self._console.file.write(f"{HOME}{text}{CLEAR_BELOW}")
        self._console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """What somebody types; what was typed before the question was there does not count."""
        _forget_typed(self._source)
        try:
            with self._drawn_again_when_resized(prompt):
                return input(prompt)
        except EOFError:
            return None

    @contextlib.contextmanager
    def _drawn_again_when_resized(self, prompt: str) -> Iterator[None]:
        """Keeps the screen whole while somebody thinks and changes the size of the window.

        A change that comes while it is drawn waits; drawn within each other they would leave parts.
        """

        def draw(_signal: int, _frame: object) -> None:
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGWINCH})
            try:
                self._draw_again()
                self._console.file.write(prompt + _typed_so_far())
                self._console.file.flush()
            finally:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGWINCH})

        if not hasattr(signal, "SIGWINCH"):
            yield
            return
        before = signal.signal(signal.SIGWINCH, draw)
        try:
            yield
        finally:
            signal.signal(signal.SIGWINCH, before)

    def pause(self, seconds: float) -> None:
        """Waits, unless Enter is pressed."""
        ready, _, _ = select.select([self._source], [], [], seconds)
        if ready:
            self._source.readline()


class PlainLines:
    """Lines only, each once, from top to bottom."""

    is_plain = True
    width = 78
    line_width = 1000
    """Lines that are read by programs or read aloud are not cut."""
    page_height = None
    has_log_beside = False

    def __init__(self, console: Console, source: TextIO = sys.stdin) -> None:
        self._console = console
        self._source = source

    @contextlib.contextmanager
    def is_open(self) -> Iterator[None]:
        """Nothing has to be put back."""
        yield

    def show(self, frame: Frame) -> None:
        """What is new: what happened; and where it stays, the board when it has changed."""
        self.tell(frame.fresh)
        if frame.stays:
            board = [line for line in frame.board if line.plain.strip()] if frame.is_new else []
            self.tell([*board, *frame.asked])

    def tell(self, lines: Sequence[Text]) -> None:
        """Prints lines."""
        for line in lines:
            self._console.print(line, soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """The next line, or None at the end of the input."""
        self._console.file.write(prompt)
        self._console.file.flush()
        typed = self._source.readline()
        if not self._source.isatty():
            self._console.file.write("\n")
        return typed.rstrip("\n") if typed else None

    def pause(self, seconds: float) -> None:
        """Nobody has to wait for lines."""


def terminal_for(*, plain: bool) -> Terminal:
    """The screen of this process; plain lines where it is no terminal."""
    console = Console(highlight=False, markup=False, emoji=False)
    if plain or not console.is_terminal or not sys.stdin.isatty() or console.is_dumb_terminal:
        return PlainLines(Console(highlight=False, markup=False, emoji=False, no_color=True))
    return FullScreen(console)


def _draw_nothing() -> None:
    """Nothing was shown yet."""


def _typed_so_far() -> str:
    """What stands on the line that is being typed."""
    with contextlib.suppress(ImportError):
        import readline

        return readline.get_line_buffer()
    return ""


def _forget_typed(source: TextIO) -> None:
    """Throws away what was typed while nothing was asked, so that no key answers by accident."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import termios

        termios.tcflush(source.fileno(), termios.TCIFLUSH)
