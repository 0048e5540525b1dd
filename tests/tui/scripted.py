"""A scripted terminal: what is typed is known beforehand, and all that is shown is kept."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.text import Text

from stillroom.match.match import Match, new_match
from stillroom.match.records.record import MatchRecord, Seated
from stillroom.tui import saves
from stillroom.tui.session import Session
from stillroom.tui.terminal import Frame, PlainLines

GAME = "elixir-mixer"
BOTS = (Seated("Borage", "greedy"), Seated("Clove", "greedy"), Seated("Dill", "greedy"))
NUMBER = re.compile(r"\[(\d+)\]")

Typist: TypeAlias = "Callable[[Scripted], str | None]"
"""Somebody who looks at the terminal and types; None is the end of the input."""


@dataclass
class Shown:
    """What was to be seen at one time."""

    lines: list[str]
    """All of it: a page, or the board and what is asked."""
    frame: Frame | None = None
    """The frame, if it was one; pages have none."""
    question: str | None = None
    """What was asked below it, the last time that something was."""
    typed: str | None = None

    @property
    def text(self) -> str:
        """All lines together."""
        return "\n".join(self.lines)

    @property
    def numbers(self) -> list[int]:
        """The numbers that can be typed, as far as they are shown."""
        return sorted({int(number) for number in NUMBER.findall(self.text)})

    @property
    def asked(self) -> list[str]:
        """The lines below the board."""
        return [] if self.frame is None else [line.plain for line in self.frame.asked]

    @property
    def is_question(self) -> bool:
        """Whether it is a board under which a move was asked."""
        return self.frame is not None and self.question is not None and "? " in self.question

    @property
    def log(self) -> list[str]:
        """Everything that has happened, a sentence each."""
        return [] if self.frame is None else [told.text for told in self.frame.log]


@dataclass
class Scripted:
    """A terminal at which somebody types what was written down, and then nothing more."""

    typed: Iterable[str] | Typist = ()
    width: int = 79
    line_width: int = 79
    page_height: int | None = 22
    shown: list[Shown] = field(default_factory=list)
    pauses: list[float] = field(default_factory=list)
    is_open_now: bool = False
    is_plain: bool = False
    has_log_beside: bool = False

    def __post_init__(self) -> None:
        self._typist = self.typed if callable(self.typed) else _reader(self.typed)

    def show(self, frame: Frame) -> None:
        """Keeps a frame."""
        assert self.is_open_now, "a board is shown only while the terminal is open"
        self.shown.append(Shown([line.plain for line in (*frame.board, *frame.asked)], frame))

    def tell(self, lines: Sequence[Text]) -> None:
        """Keeps a page."""
        self.shown.append(Shown([line.plain for line in lines]))

    def ask(self, prompt: str) -> str | None:
        """What the script says."""
        self.shown[-1].question = prompt
        self.shown[-1].typed = self._typist(self)
        return self.shown[-1].typed

    def pause(self, seconds: float) -> None:
        """Nobody waits."""
        self.pauses.append(seconds)

    @contextlib.contextmanager
    def is_open(self) -> Iterator[None]:
        """The time of the match."""
        self.is_open_now = True
        try:
            yield
        finally:
            self.is_open_now = False

    @property
    def last(self) -> Shown:
        """What is to be seen now."""
        return self.shown[-1]

    @property
    def frames(self) -> list[Shown]:
        """All boards that were shown."""
        return [shown for shown in self.shown if shown.frame is not None]

    @property
    def questions(self) -> list[Shown]:
        """All boards under which a move was asked."""
        return [shown for shown in self.shown if shown.is_question]


def _reader(typed: Iterable[str]) -> Typist:
    script = iter(typed)
    return lambda _: next(script, None)


def first_number(terminal: Scripted) -> str:
    """Somebody who always types 1: draws, mixes from the best cards, ends the turn."""
    return "1" if terminal.last.frame is not None else ""


def by_lot(seed: int) -> Typist:
    """Somebody who types any number that is shown, but takes what brings a point."""
    chooser = random.Random(seed)

    def choose(terminal: Scripted) -> str:
        numbers = terminal.last.numbers
        if terminal.last.frame is None or not numbers:
            return ""
        telling = [line for line in terminal.last.asked if "1" in NUMBER.sub("", line)]
        best = [NUMBER.findall(line)[0] for line in telling if line.startswith("[")]
        return best[0] if best and chooser.random() < 0.5 else str(chooser.choice(numbers))

    return choose


def script(first: Iterable[str], then: Typist = first_number) -> Typist:
    """Types some lines, one for each move that is asked, and goes on in another way."""
    lines = iter(first)

    def choose(terminal: Scripted) -> str | None:
        if terminal.last.frame is None:
            return ""
        typed = next(lines, None)
        return then(terminal) if typed is None else typed

    return choose


def new(*people: str, bots: int = 0, seed: int = 7) -> Match:
    """A match of some people against greedy bots, with seeded dice."""
    players = [*(Seated(name) for name in people), *BOTS[:bots]]
    return new_match(GAME, players=players, seed=seed)


@dataclass
class Sitting:
    """A match that was played at a scripted terminal until it was over or nobody typed on."""

    match: Match
    path: Path
    terminal: Scripted
    session: Session
    is_over: bool

    @property
    def kept(self) -> MatchRecord:
        """What is in the file."""
        return MatchRecord.load(self.path)

    @property
    def moves(self) -> list[str | None]:
        """The moves of the record; None for an undo."""
        return [row.move for row in self.match.record().rows]


def sit_down(
    match: Match,
    typed: Iterable[str] | Typist,
    *,
    language: str = "en",
    is_first: bool = False,
    tempo: str = "none",
    width: int = 79,
) -> Sitting:
    """Lets a match be played at a scripted terminal."""
    path = saves.new_path(match.game)
    terminal = Scripted(typed, width)
    session = Session(match, path, terminal, language, tempo, is_first=is_first)
    is_over = session.run()
    return Sitting(match, path, terminal, session, is_over)


def printed_lines(
    match: Match, typed: Iterable[str], *, language: str = "en", is_first: bool = False
) -> list[str]:
    """What a terminal of plain lines prints while these lines are typed."""
    console = Console(file=StringIO(), highlight=False, markup=False, emoji=False, no_color=True)
    source = StringIO("".join(f"{line}\n" for line in typed))
    terminal = PlainLines(console, source)
    path = saves.new_path(match.game)
    Session(match, path, terminal, language, "none", is_first=is_first).run()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()
