"""The boards of the games as lines of text, one module for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TypeAlias, cast

from rich.text import Text

from stillroom.games.registry import folder_of
from stillroom.table.view import View
from stillroom.table.words import Words

Numbers: TypeAlias = Mapping[str, int]
"""The number to type for a piece on the board, by the id of the piece."""
Draw: TypeAlias = Callable[[View, Words, Numbers, int], list[Text]]
"""Draws a view in words, with the numbers of its pieces, in lines of some width."""


def board_of(game: str) -> Draw:
    """Who draws the board of a game."""
    return cast(Draw, import_module(f"stillroom.tui.boards.{folder_of(game)}").draw)
