"""The plain engine: the rules as they are, over plain records, with the standard library only."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

from stillroom.kernel import entries
from stillroom.kernel.binding import rebind, uses_any
from stillroom.kernel.game import Program
from stillroom.kernel.loops import Plan, Played
from stillroom.kernel.state import State
from stillroom.kernel.writing import in_engines


class PlainEngine:
    """Plays one game by calling its rules directly."""

    name = "plain"

    def __init__(self, program: Program) -> None:
        self.program = program
        bound = _bound_to(program)
        self.entries = {entry.__name__: bound(entry) for entry in entries.ENTRIES}

    def play(self, template: State, plan: Plan, first: int, count: int) -> list[Played]:
        """Plays the matches number ``first`` to ``first + count - 1`` of a plan."""
        played = [Played() for _ in range(count)]
        benches = [self.program.bench()]
        self.entries["play_matches"]([template], [plan], first, played, 0, count, 0, benches)
        return played


def _bound_to(program: Program) -> Callable[[Any], Any]:
    """Copies entries of the kernel, with the game's own functions in place of the contract's."""
    as_written = {in_engine: function for function, in_engine in in_engines.items()}

    found: dict[FunctionType, bool] = {}

    @cache
    def copy_of(function: FunctionType) -> Any:
        if uses_any(function, program.stands_for, found):
            return rebind(function, program.stands_for, copy_of, tuple)
        return as_written.get(function, function)

    return copy_of
