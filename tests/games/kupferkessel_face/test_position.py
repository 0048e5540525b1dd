"""Positions that cannot be: cards lost or made, and fields that do not fit together."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.kupferkessel_face.positions import WRONG
from tests.games.kupferkessel_face.saying import GAME
from tests.games.positions import assert_refused


@pytest.mark.rules("1.1", "3.1", "3.5", "3.7", "3.8", "3.9", "4.4", "5.1", "5.2", "5.4", "6.4")
@pytest.mark.rules("6.6", "6.8", "6.9", "7.1", "7.3", "7.5", "8.1", "8.2", "8.6", "9.18", "11.1")
@for_each("name", WRONG)
def test_a_position_that_no_match_can_be_in_is_refused_and_the_field_is_named(name: str) -> None:
    assert_refused(GAME, WRONG[name])
