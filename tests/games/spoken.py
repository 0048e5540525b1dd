"""What is said to the games: words of their moves, texts that are none, and when they are said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from stillroom.games.messages import Message
from stillroom.games.moves import Move, Unreadable
from stillroom.games.registry import face_of
from tests.games.every_game import Table


class Spoken(NamedTuple):
    """What is said to one game."""

    vocabulary: Sequence[str]
    no_moves: Sequence[tuple[str, str]]
    """Texts that mean nothing, each with the message that says why."""
    situations: Sequence[Callable[[], Table]]
    """Tables at which seat 0 owes a decision."""


def problem(game: str, text: str) -> Message:
    """Why a text is no move."""
    with pytest.raises(Unreadable) as caught:
        face_of(game).grammar.actions_of(Move(text))
    return caught.value.message
