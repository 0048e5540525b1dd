"""What forbids an action, in every game. That exactly the other actions are open is part of the
contract (`tests/contract/checks.py`).
"""

from __future__ import annotations

import pytest

from stillroom.games.registry import find, names
from stillroom.kernel import dice
from tests.cases import for_each


@for_each("name", names())
def test_a_number_that_is_no_action_is_an_error(name: str) -> None:
    game = find(name)
    state = game.new_state(game.fewest_seats)
    dice.seed(state.dice, 1, 0)
    game.play.begin(state, game.log())
    seat = state.waiting.index(1)
    for action in (-1, game.actions):
        with pytest.raises(AssertionError, match="action number"):
            game.play.apply(state, seat, action, game.log())
        with pytest.raises(AssertionError, match="action number"):
            game.play.reason(state, seat, action)
