"""Positions that cannot be: cards lost or made, and fields that do not fit together."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.glastonbury_face.positions import WRONG
from tests.games.glastonbury_face.scenes import GAME
from tests.games.positions import assert_refused


@pytest.mark.rules("1.1", "1.4", "1.5", "3.1", "3.3", "3.6", "5.3", "5.6", "6.7", "7.3", "8.1")
@pytest.mark.rules("8.9", "8.10", "8.11", "9.3", "12.1", "12.4", "12.5", "12.6", "12.7", "12.8")
@for_each("name", WRONG)
def test_a_position_that_no_match_can_be_in_is_refused_and_the_field_is_named(name: str) -> None:
    assert_refused(GAME, WRONG[name])
