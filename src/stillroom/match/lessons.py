"""Lessons: the match in which a game is learnt, from the position that the game has set for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from stillroom.games import registry
from stillroom.games.coaching import Lesson
from stillroom.games.messages import Argument, Message
from stillroom.match.errors import WrongSetup
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Seated
from stillroom.match.setup import game_of


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; raises WrongSetup if it has none."""
    lesson = registry.lesson_of(game_of(game).name)
    if lesson is None:
        raise WrongSetup(Message("setup-no-lesson", {"game": game}))
    return lesson


def check_lesson_seats(game: str, seats: int) -> None:
    """The lesson must be for so many."""
    lesson = lesson_of(game)
    if seats != lesson.seats:
        wrong: dict[str, Argument] = {"game": game, "seats": lesson.seats, "found": seats}
        raise WrongSetup(Message("setup-lesson-seats", wrong))


def lesson_match(
    game: str,
    *,
    players: Sequence[Seated | str] | None = None,
    dice: SealedDice | None = None,
) -> Match:
    """A match from the position of the lesson, with fair dice of its own like any other.

    >>> match = lesson_match("elixir-mixer", players=["Ada", "Ben"])
    >>> match.waiting, match.view(0).board.seats[0].hand
    ((0,), ['purple-5', 'green-6', 'red-3', 'red-5', 'wild'])
    """
    if players is not None:
        check_lesson_seats(game, len(players))
    return Match.from_position(game, _position(game), players=players, dice=dice)


@cache
def _position(game: str) -> dict[str, Any]:
    """The position after the moves of the lesson."""
    lesson = lesson_of(game)
    match = new_match(game, lesson.seats, lesson.options, lesson.seed)
    for text in lesson.moves:
        seat, _, move = text.partition(" ")
        match.play(int(seat), move)
    return match.position()
