"""Boards of whole matches, drawn for whoever looks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

import pytest
from rich.text import Text

from stillroom.bots.players import BotPlayer
from stillroom.match.match import new_match
from stillroom.match.records.record import Seated
from stillroom.match.view import View
from stillroom.match.words import LANGUAGES
from stillroom.tui.boards import board_of
from stillroom.tui.entries import entries_of, numbers_of
from stillroom.tui.playing import words_for
from tests.tui.scripted import GAME

NAMES = ["Ada", "Borage", "Clove", "Dill"]
LONGEST_NAMES = [f"{name}{'-' * (20 - len(name))}" for name in NAMES]

Table: TypeAlias = tuple[object, ...]


def in_languages(tables: Iterable[Table], fullest: Table) -> list[object]:
    """Tables with the longest words, which are German, and the fullest one in every language.

    All others are for a soak.
    """
    return [
        pytest.param(*table, language, marks=[] if is_needed else pytest.mark.soak)
        for table in tables
        for language in LANGUAGES
        for is_needed in [language == "de" or table == fullest]
    ]


def drawn(view: View, language: str = "en", width: int = 79) -> list[Text]:
    """The lines of a board, with the numbers of what can be typed."""
    words = words_for(GAME, language)
    numbers = {}
    if view.decision is not None:
        assert view.seat is not None
        numbers = numbers_of(entries_of(view.decision, words, view.players, view.seat))
    return board_of(GAME)(view, words, numbers, width)


@cache
def greedy_views(seats: int, names: tuple[str, ...]) -> list[View]:
    """A whole match of greedy bots, through the eyes of who is asked and of a spectator."""
    players = [Seated(name, "greedy") for name in names[:seats]]
    match = new_match(GAME, players=players, seed=11)
    bots = [BotPlayer(GAME, "greedy", seat) for seat in range(seats)]
    views = []
    while match.result is None:
        seat = match.waiting[0]
        views += [match.view(seat), match.view(None)]
        match.play(seat, bots[seat].choose(match, seat))
    return [*views, match.view(0)]
