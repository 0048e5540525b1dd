"""The games by name. A game's rules are imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from stillroom.kernel.game import Game

if TYPE_CHECKING:
    from stillroom.games.coaching import CoachNote, Lesson
    from stillroom.games.face import Face
    from stillroom.games.presets import Presets

FOLDERS = {
    "elixir-mixer": "elixir_mixer",
    "kupferkessel": "kupferkessel",
    "glastonbury": "glastonbury",
    "quacks": "quacks",
}
"""The games on the command line and in records, each with the folder of its rules."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(FOLDERS)


def folder_of(name: str) -> str:
    """The folder of a game; raises ValueError with the names of the games that there are."""
    if name not in FOLDERS:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(FOLDERS)}")
    return FOLDERS[name]


def find(name: str) -> Game:
    """The rules of a game by its name."""
    return cast(Game, import_module(f"stillroom.games.{folder_of(name)}.game").GAME)


def face_of(name: str) -> Face:
    """How a game shows itself to the table: its moves, views, questions and words."""
    return cast("Face", import_module(f"stillroom.games.{folder_of(name)}.face").FACE)


def presets_of(name: str) -> Presets:
    """How a game is usually played: choices of its options with a name."""
    return cast("Presets", import_module(f"stillroom.games.{folder_of(name)}.presets").PRESETS)


def notes_of(name: str) -> tuple[CoachNote, ...]:
    """What a newcomer to a game is told, each thing when it matters."""
    notes = import_module(f"stillroom.games.{folder_of(name)}.notes").NOTES
    return cast("tuple[CoachNote, ...]", notes)


def lesson_of(name: str) -> Lesson | None:
    """Where the lesson of a game begins; None for a game without one."""
    lesson = import_module(f"stillroom.games.{folder_of(name)}.lesson").LESSON
    return cast("Lesson | None", lesson)
