"""The mask of open actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stillroom.kernel import masks
from stillroom.kernel.fields import ints

ACTIONS = 6


class Mask(masks.Mask):
    """A mask as a game sizes it."""

    is_open: list[int] = ints(ACTIONS, 0, 1)
    actions: list[int] = ints(ACTIONS)


def mask_of(*actions: int) -> Mask:
    mask = Mask()
    for action in actions:
        masks.allow(mask, action)
    return mask


def test_a_new_mask_has_every_action_closed() -> None:
    assert mask_of().length == 0
    assert mask_of().is_open == [0] * ACTIONS


def test_an_allowed_action_is_open_and_listed() -> None:
    mask = mask_of(1, 4)
    assert mask.is_open == [0, 1, 0, 0, 1, 0]
    assert mask.actions[: mask.length] == [1, 4]


def test_all_actions_may_be_open_at_once() -> None:
    mask = mask_of(*range(ACTIONS))
    assert mask.is_open == [1] * ACTIONS
    assert mask.actions == list(range(ACTIONS))


def test_a_cleared_mask_has_every_action_closed_again() -> None:
    mask = mask_of(0, 3, 5)
    masks.clear(mask)
    assert mask.length == 0
    assert mask.is_open == [0] * ACTIONS


@pytest.mark.parametrize("action", [2, 1, -1])
def test_an_action_out_of_order_or_opened_twice_is_refused(action: int) -> None:
    mask = mask_of(0, 2)
    with pytest.raises(AssertionError, match="rising order"):
        masks.allow(mask, action)


def test_an_action_beyond_the_last_is_refused() -> None:
    with pytest.raises(IndexError):
        masks.allow(Mask(), ACTIONS)


@given(st.lists(st.sets(st.integers(0, ACTIONS - 1))))
def test_a_mask_tells_the_last_question_whatever_was_asked_before(
    questions: list[set[int]],
) -> None:
    mask = Mask()
    for open_actions in questions:
        masks.clear(mask)
        for action in sorted(open_actions):
            masks.allow(mask, action)
        assert mask.actions[: mask.length] == sorted(open_actions)
        assert {action for action in range(ACTIONS) if mask.is_open[action]} == open_actions


@given(st.lists(st.integers(0, ACTIONS - 1), unique=True))
def test_actions_that_come_in_no_order_are_put_in_order(opened: list[int]) -> None:
    mask = Mask()
    for action in opened:
        masks.allow_in_order(mask, action)
    assert mask.actions[: mask.length] == sorted(opened)
    assert [action for action in range(ACTIONS) if mask.is_open[action]] == sorted(opened)


def test_no_action_is_opened_twice() -> None:
    mask = mask_of(0, 3)
    with pytest.raises(AssertionError, match="opened once"):
        masks.allow_in_order(mask, 3)
