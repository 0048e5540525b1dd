"""A bar that moves on a terminal, on standard error. In a pipe there is none, and no word of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from stillroom.lab import arena, bench, simulate
from stillroom.lab.arena import Arena
from stillroom.lab.bench import Doing, Step
from stillroom.lab.simulate import Simulation

if TYPE_CHECKING:
    from stillroom.match.words import Words

Move: TypeAlias = Callable[[int, int, str], None]
"""Moves a bar: how much is done, of how much, and what is done now."""


@contextmanager
def matches_bar(simulation: Simulation, words: Words) -> Iterator[simulate.Progress]:
    """Shows how many matches of a simulation are played."""
    game, engine, matches = simulation.game, simulation.engine, simulation.matches
    with _bar() as move:

        def show(done: int) -> None:
            move(done, matches, words.format("lab-playing", game=game))

        move(0, matches, words.format("lab-readying", game=game, engine=engine))
        yield show


@contextmanager
def arena_bar(meeting: Arena, words: Words) -> Iterator[arena.Progress]:
    """Shows which bots meet and how many of all matches are played."""
    with _bar() as move:

        def show(done: int, of: int, pairing: str) -> None:
            move(done, of, words.format("lab-meeting", game=meeting.game, pairing=pairing))

        move(0, 1, words.format("lab-readying", game=meeting.game, engine=meeting.engine))
        yield show


@contextmanager
def bench_bar(words: Words) -> Iterator[bench.Progress]:
    """Shows which engine is measured."""
    with _bar() as move:

        def show(step: Step) -> None:
            move(step.done, step.of, _told(step, words))

        yield show


def _told(step: Step, words: Words) -> str:
    match step.doing:
        case Doing.READYING:
            return words.format("lab-readying", game=step.game, engine=step.engine)
        case Doing.MEASURING:
            return words.format("lab-measuring", game=step.game, engine=step.engine)
        case Doing.STARTING:
            return words.format("lab-starting")


@contextmanager
def _bar() -> Iterator[Move]:
    if not sys.stderr.isatty():
        yield _stay
        return
    from rich import progress
    from rich.console import Console

    columns = (
        progress.SpinnerColumn(),
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
    )
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("")

        def move(done: int, of: int, doing: str) -> None:
            shown.update(task, completed=done, total=of, description=doing)

        yield move


def _stay(done: int, of: int, doing: str) -> None:
    """There is no terminal."""
