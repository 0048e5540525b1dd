"""The boards of the games as lines of text, one module for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import TypeAlias, cast

from rich.text import Text

from stillroom.games.registry import folder_of
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.news import TURN_BY_TURN, Telling

Numbers: TypeAlias = Mapping[str, int]
"""The number to type for a piece on the board, by the id of the piece."""
Draw: TypeAlias = Callable[[View, Words, Numbers, int], list[Text]]
"""Draws a view in words, with the numbers of its pieces, in lines of some width."""


Page: TypeAlias = Callable[[View, Words], list[Text]]
"""Tells something about a view that can be asked for."""


def module_of(game: str) -> ModuleType:
    """The module with the board of a game."""
    return import_module(f"stillroom.tui.boards.{folder_of(game)}")


def board_of(game: str) -> Draw:
    """Who draws the board of a game."""
    return cast(Draw, module_of(game).draw)


def telling_of(game: str) -> Telling:
    """How the news of a game are told."""
    return cast(Telling, getattr(module_of(game), "TELLING", TURN_BY_TURN))


def pages_of(game: str) -> Mapping[str, Page]:
    """The pages that only this game has, by their commands."""
    return cast(Mapping[str, Page], getattr(module_of(game), "PAGES", {}))


def told_on_board(view: View) -> tuple[str, ...]:
    """How the names of pieces begin whose moves the board tells with all that they bring."""
    tells = getattr(module_of(view.game), "tells", None)
    return () if tells is None else cast(tuple[str, ...], tells(view))
