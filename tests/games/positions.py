"""Positions that can be, and others one number away from them that cannot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import pytest

from stillroom.kernel.state import State
from stillroom.match.errors import BadPosition
from stillroom.match.match import Match
from stillroom.match.words import LANGUAGES

Build: TypeAlias = Callable[[], State]
Wrong: TypeAlias = tuple[Build, Mapping[str, int], str]
"""A position, the numbers that are changed in it, and how the field begins that is named then."""


def assert_can_be(game: str, build: Build) -> None:
    """A match can go on from a position, and everybody sees it."""
    match = Match.from_position(game, build().to_dict(), seed=1)
    for viewer in (None, 0, 1):
        match.view(viewer)
    assert all(match.moves(seat) for seat in match.waiting)


def assert_refused(game: str, wrong: Wrong) -> None:
    """A position that cannot be is refused in every language, with the field that is wrong."""
    build, changes, field = wrong
    state = build()
    for path, value in changes.items():
        _change(state, path, value)
    with pytest.raises(BadPosition) as caught:
        Match.from_position(game, state.to_dict(), seed=1)
    assert caught.value.field
    assert caught.value.field.startswith(field), caught.value.field
    assert caught.value.field in str(caught.value)
    assert len({caught.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)


def _change(state: State, path: str, value: int) -> None:
    """Sets one number, such as ``players[0].points``."""
    *steps, last = path.replace("]", "").replace("[", ".").split(".")
    place: Any = state
    for step in steps:
        place = place[int(step)] if step.isdigit() else getattr(place, step)
    if last.isdigit():
        place[int(last)] = value
    else:
        setattr(place, last, value)
