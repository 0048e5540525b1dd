"""The games by name. A game's rules are imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from stillroom.games.sentences import Narrator
from stillroom.kernel.game import Game

FOLDERS = {"elixir-mixer": "elixir_mixer"}
"""The games on the command line and in records, each with the folder of its rules."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(FOLDERS)


def find(name: str) -> Game:
    """The game of a name; raises ValueError with the names that there are."""
    if name not in FOLDERS:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(FOLDERS)}")
    return cast(Game, import_module(f"stillroom.games.{FOLDERS[name]}.game").GAME)


def narrator(name: str, listener: int | None) -> Narrator:
    """Who turns the events of a game into sentences for a listener; None is a spectator."""
    find(name)
    module = import_module(f"stillroom.games.{FOLDERS[name]}.narration")
    return cast(Narrator, module.Narrator(listener))
