"""Positions that cannot be: chips lost or made, and fields that do not fit together."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.positions import assert_refused
from tests.games.quacks_face.saying import GAME
from tests.games.quacks_face.wrong_positions import WRONG


@pytest.mark.rules("1.1", "1.2", "2.1", "3.1", "4.1", "4.6", "7.1", "8.2", "8.4", "8.6", "9.2")
@for_each("name", WRONG)
def test_a_position_that_no_match_can_be_in_is_refused_and_the_field_is_named(name: str) -> None:
    assert_refused(GAME, WRONG[name])
