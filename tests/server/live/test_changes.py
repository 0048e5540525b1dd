"""Changes: what a client is told is enough to have the new view, and little."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from stillroom.server.changes import changed, changes
from stillroom.server.wire.live import Change

names = st.text("abcdefgh-", min_size=1, max_size=3)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text("xyz", max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
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
