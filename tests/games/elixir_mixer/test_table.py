"""The table of the tests itself: it refuses what cannot be, and proves what it was told."""

from __future__ import annotations

import pytest

from tests.games.elixir_mixer.names import ACTION_OF, PHRASE_OF
from tests.games.elixir_mixer.table import Table


def test_a_step_that_is_not_open_is_refused() -> None:
    with pytest.raises(AssertionError, match="end turn is not open"):
        Table(hand=["red-1"]).ends_turn()


def test_a_scripted_card_that_is_never_drawn_is_found() -> None:
    table = Table(hand=["red-1"], draws=["red-2", "red-3"])
    table.draws()
    with pytest.raises(AssertionError, match="never drawn"):
        table.finished()


def test_a_card_that_the_script_does_not_foresee_is_found() -> None:
    with pytest.raises(AssertionError, match="does not foresee"):
        Table(hand=["red-1"], draws=[]).draws()


def test_a_scripted_card_that_lies_elsewhere_is_refused() -> None:
    with pytest.raises(AssertionError, match="not in the draw pile"):
        Table(hand=["red-1"], market=["wild", "wild"], draws=["wild"]).draws()


def test_a_scene_with_too_many_cards_of_a_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="only two of"):
        Table(hand=["red-1", "red-1"], market=["red-1"])


def test_a_scene_with_an_owned_elixir_in_its_pile_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot lie in its pile"):
        Table(elixirs={0: ["red-11"]}, showing={"red": 11})


def test_a_scene_that_is_won_already_is_refused() -> None:
    with pytest.raises(ValueError, match="has won already"):
        Table(showing={"red": 16, "blue": 15})


def test_a_scene_says_where_all_cards_are() -> None:
    with pytest.raises(ValueError, match="`rest` must say"):
        Table(draw_pile=["red-1"])


def test_every_action_has_one_phrase() -> None:
    assert sorted(ACTION_OF.values()) == list(range(116))
    assert {ACTION_OF[phrase]: phrase for phrase in ACTION_OF} == PHRASE_OF
