"""Matches of every game by lot, for what all games promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from stillroom.kernel.state import State
from tests.games.elixir_mixer import matches as elixir_mixer
from tests.games.glastonbury import matches as glastonbury
from tests.games.kupferkessel import matches as kupferkessel
from tests.games.quacks import matches as quacks


class Table(Protocol):
    """A table of any game."""

    @property
    def state(self) -> State: ...


class Setting(NamedTuple):
    """A game as it is played."""

    game: str
    seats: int
    options: Mapping[str, int] = {}


def step_by_step(setting: Setting, seed: int) -> Iterator[Table]:
    """A match, shown before the first step and after every one; its dice come from the seed.

    Players who seek something play every other match, where the game has such.
    """
    game, seats, options = setting
    match game:
        case "elixir-mixer":
            return elixir_mixer.step_by_step(seats, seed, greedy=seed % 2 == 1, **options)
        case "kupferkessel":
            return kupferkessel.step_by_step(seats, seed, eager=seed % 2 == 1, **options)
        case "glastonbury":
            return glastonbury.step_by_step(seats, seed, **options)
        case _:
            return quacks.step_by_step(seats, seed, **options)
