"""The bots of each game, together with the game: what an engine is made for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import cast

from stillroom.bots.search.masters import with_master
from stillroom.games import registry
from stillroom.kernel.game import Program


def program(game: str) -> Program:
    """A game with its bots; raises ValueError with the names of the games that there are."""
    registry.find(game)
    return cast(Program, import_module(f"stillroom.bots.{registry.FOLDERS[game]}.program").PROGRAM)


@cache
def search_program(game: str) -> Program:
    """A game with its bots and its master, who needs room for a tree."""
    plain = program(game)
    master = import_module(f"stillroom.bots.{registry.FOLDERS[game]}.master")
    return with_master(plain, master)


def program_for(game: str, bots: Iterable[str]) -> Program:
    """The smallest program of a game in which some bots can play."""
    plain = program(game)
    needs_no_tree = {*plain.policies, *plain.frozen}.issuperset(bots)
    return plain if needs_no_tree else search_program(game)
