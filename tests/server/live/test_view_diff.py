"""Changes: what a client is told is enough to have the new view, and little."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stillroom.games.registry import names
from stillroom.match.match import new_match
from stillroom.match.view import View
from stillroom.server.live.view_diff import changed, changes
from stillroom.server.wire.live import Change

fields = st.text("abcdefgh-", min_size=1, max_size=3)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text("xyz", max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(fields, inner, max_size=3),
    max_leaves=12,
)


@given(values, values)
def test_changes_lead_from_one_view_to_the_other(before: Any, after: Any) -> None:
    told = changes(before, after)
    assert changed(deepcopy(before), told) == after


@given(values)
def test_nothing_is_told_of_what_stays(view: Any) -> None:
    assert changes(view, deepcopy(view)) == []


def test_only_the_innermost_place_is_told() -> None:
    before = {"board": {"seats": [{"points": 1}, {"points": 2}]}, "row": 1}
    after = {"board": {"seats": [{"points": 1}, {"points": 5}]}, "row": 1}
    assert changes(before, after) == [Change("board.seats.1.points", 5)]


def test_a_list_that_grows_is_told_whole() -> None:
    assert changes({"pot": [1]}, {"pot": [1, 2]}) == [Change("pot", [1, 2])]


@pytest.mark.parametrize("game", names())
def test_changes_of_views_lead_from_one_to_the_other_as_they_travel(game: str) -> None:
    match = new_match(game, seats=2, seed=5)
    dice = random.Random(5)
    while match.result is None and len(match.rows) < 120:
        before = [match.view(eyes) for eyes in (0, 1, None)]
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.moves(seat)))
        for eyes, old in zip((0, 1, None), before, strict=True):
            now = match.view(eyes)
            sent = msgspec.json.decode(msgspec.json.encode(changes(old, now)), type=list[Change])
            assert changed(travelled(old), sent) == travelled(now)


def travelled(view: View) -> Any:  # any JSON
    """A view as a client has it."""
    return msgspec.json.decode(msgspec.json.encode(view))
