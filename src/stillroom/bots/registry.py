"""The bots of each game, together with the game: what an engine is made for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from stillroom.games import registry
from stillroom.kernel.game import Program


def program(game: str) -> Program:
    """A game with its bots; raises ValueError with the names of the games that there are."""
    registry.find(game)
    return cast(Program, import_module(f"stillroom.bots.{registry.FOLDERS[game]}").PROGRAM)
