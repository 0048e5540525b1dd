"""The description of a game, and of a game with its bots."""

from __future__ import annotations

import pytest

from stillroom.kernel import contract, queues, state
from stillroom.kernel.game import CONTRACT
from stillroom.kernel.records import RecordError
from tests.kernel.toy import play
from tests.kernel.toy.bots import GAME, PROGRAM, Memory, decide
from tests.kernel.toy.state import Queue, State


def test_a_new_state_has_its_seats_and_options_and_nothing_else() -> None:
    made = GAME.new_state(3, {"one_round": 1})
    expected = State()
    expected.seats = 3
    expected.options.one_round = 1
    assert made == expected


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_seats_that_the_game_has_not_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"hot-kettle has 2 to 4 seats, not {seats}"):
        GAME.new_state(seats)


def test_an_unknown_option_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="no option 'rounds'; its options are one_round"):
        GAME.new_state(2, {"rounds": 1})


def test_an_option_out_of_its_range_is_refused() -> None:
    with pytest.raises(RecordError, match="one_round is 2; it must be from 0 to 1"):
        GAME.new_state(2, {"one_round": 2})


def test_the_lengths_of_bags_are_those_of_the_bags_in_the_state() -> None:
    assert GAME.bag_lengths == (3,)


def test_the_games_own_functions_stand_for_those_of_the_contract() -> None:
    for name in CONTRACT:
        assert PROGRAM.stands_for[getattr(contract, name)] is getattr(play, name)
    assert PROGRAM.stands_for[contract.decide] is decide


def test_the_games_own_records_stand_for_those_of_the_kernel() -> None:
    assert PROGRAM.stands_for[state.State] is State
    assert PROGRAM.stands_for[state.Memory] is Memory
    assert PROGRAM.stands_for[queues.Queue] is Queue


def test_bots_are_found_by_name() -> None:
    assert PROGRAM.policy_numbers(["cautious", "random", "cautious"]) == [1, 0, 1]


def test_an_unknown_bot_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="no bot 'clever'; its bots are random, cautious"):
        PROGRAM.policy_numbers(["random", "clever"])
