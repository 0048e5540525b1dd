"""Elixir Mixer as if cards taken from the market had to be remembered: a game that forgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from stillroom.games.elixir_mixer.ids import Happened
from stillroom.games.face import Face
from stillroom.games.registry import face_of
from stillroom.kernel.events import EventRow
from stillroom.kernel.state import SEATS, State
from tests.match.tables import GAME

NOBODY_HERE = SEATS - 1
"""A seat that does not take part: with it nobody sees the numbers of an event."""


def faded(state: State, events: Sequence[EventRow]) -> list[EventRow]:
    """A card that was taken is told like one that was drawn unseen, until the match is over."""
    told = [event.copied() for event in events]
    for event in told:
        if event.kind == Happened.TOOK and not state.over:
            event.kind, event.seen_by = Happened.DREW, NOBODY_HERE
            event.a = event.b = event.c = event.d = 0
    return told


def forget(monkeypatch: pytest.MonkeyPatch, *, notes: bool = False) -> Face:
    """Lets all matches forget that are begun from now on; at most three may sit at a table."""
    face = replace(face_of(GAME), faded=faded, forgets=lambda _: True, keeps_notes=lambda _: notes)
    monkeypatch.setattr("stillroom.match.playing.face_of", lambda _: face)
    return face
