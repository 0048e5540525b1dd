"""Positions that cannot be: cards lost or made, and fields that do not fit together."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.elixir_mixer.positions import WRONG
from tests.games.positions import assert_refused

GAME = "elixir-mixer"


@pytest.mark.rules("1.1", "1.2", "1.3", "2.1", "2.4", "3.1", "4.1", "4.3", "5.1", "5.5", "6.1")
@pytest.mark.rules("6.2", "7.1", "7.3", "8.2", "8.3")
@for_each("name", WRONG)
def test_a_position_that_no_match_can_be_in_is_refused_and_the_field_is_named(name: str) -> None:
    assert_refused(GAME, WRONG[name])
