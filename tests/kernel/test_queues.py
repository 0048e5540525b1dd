"""The queue under a pile."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stillroom.kernel import queues
from stillroom.kernel.fields import ints


class Queue(queues.Queue):
    """A queue as a game sizes it."""

    cards: list[int] = ints(3, 0, 9)


def queue_of(*cards: int) -> Queue:
    queue = Queue()
    for card in cards:
        queues.put_under(queue, card)
    return queue


def test_a_card_goes_under_those_that_lie_there() -> None:
    queue = queue_of(7, 5)
    assert queue.length == 2
    assert queue.cards == [7, 5, 0]


def test_the_first_card_put_there_comes_up_first() -> None:
    queue = queue_of(7, 5, 9)
    assert [queues.take_up(queue) for _ in range(3)] == [7, 5, 9]


def test_nothing_is_left_behind_where_a_card_lay() -> None:
    queue = queue_of(7, 5)
    queues.take_up(queue)
    assert queue == queue_of(5)
    queues.take_up(queue)
    assert queue == Queue()


def test_a_full_queue_takes_no_card() -> None:
    queue = queue_of(1, 2, 3)
    with pytest.raises(AssertionError, match="the queue under the pile is full"):
        queues.put_under(queue, 4)
    assert queue == queue_of(1, 2, 3)


def test_an_empty_queue_gives_no_card() -> None:
    with pytest.raises(AssertionError, match="nothing lies under the pile"):
        queues.take_up(Queue())


def test_a_queue_of_the_kernel_has_no_room_before_a_game_sizes_it() -> None:
    with pytest.raises(AssertionError, match="full"):
        queues.put_under(queues.Queue(), 1)


@given(st.lists(st.one_of(st.none(), st.integers(0, 9))))
def test_a_queue_does_what_a_list_does(steps: list[int | None]) -> None:
    """A number is put under; None takes the next one up."""
    queue, model = Queue(), list[int]()
    for card in steps:
        if card is not None and len(model) < 3:
            queues.put_under(queue, card)
            model.append(card)
        elif card is None and model:
            assert queues.take_up(queue) == model.pop(0)
        assert queue.cards == [*model, *[0] * (3 - len(model))]
        assert queue.length == len(model)
