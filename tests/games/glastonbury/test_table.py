"""The table of the tests itself: it refuses what cannot be, and proves what it was told."""

from __future__ import annotations

import pytest

from tests.games.glastonbury.names import ACTION_OF, CARD_NAMES, PHRASE_OF
from tests.games.glastonbury.table import Table


def test_a_step_that_is_not_open_is_refused() -> None:
    with pytest.raises(AssertionError, match="stay is not open"):
        Table().stays()


def test_a_scripted_card_that_is_never_drawn_is_found() -> None:
    table = Table(line=["roots-1"], draws=["roots-2", "roots-3"])
    table.takes("roots-1")
    with pytest.raises(AssertionError, match="never drawn"):
        table.finished()


def test_a_card_that_the_script_does_not_foresee_is_found() -> None:
    with pytest.raises(AssertionError, match="does not foresee"):
        Table(line=["roots-1"], draws=[]).takes("roots-1")


def test_a_scripted_card_that_lies_elsewhere_is_refused() -> None:
    table = Table(line=["roots-1"], cauldron=["roots-2"], draws=["roots-2"])
    with pytest.raises(AssertionError, match="not in the draw pile"):
        table.takes("roots-1")


def test_a_scene_with_a_card_in_two_places_is_refused() -> None:
    with pytest.raises(ValueError, match="two places: roots-1"):
        Table(line=["roots-1"], cauldron=["roots-1"])


def test_a_scene_with_a_card_that_has_left_the_game_is_refused() -> None:
    with pytest.raises(ValueError, match="two places: mosses-1"):
        Table(seats=2, cauldron=["mosses-1"])


def test_a_scene_with_a_pile_says_where_the_other_cards_are() -> None:
    with pytest.raises(ValueError, match="`rest` must say"):
        Table(pile=["roots-1"])


def test_a_scene_at_a_corner_without_a_declinatio_is_refused() -> None:
    with pytest.raises(ValueError, match="without a Declinatio"):
        Table(stop=5)


def test_a_scene_with_gaps_and_a_pile_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"7\.3"):
        Table(gaps=[(2, 2)])


def test_a_scene_with_an_empty_line_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"8\.4"):
        Table(square={(2, 2): "roots-1"}, filled=False, pile=[], rest=2)


def test_a_spell_has_no_more_uses_than_are_printed_on_it() -> None:
    with pytest.raises(ValueError, match="no more than 2"):
        Table(spells={"accio-1": (0, 3)})


def test_every_action_has_one_phrase() -> None:
    assert sorted(ACTION_OF.values()) == list(range(276))
    assert {ACTION_OF[phrase]: phrase for phrase in ACTION_OF} == PHRASE_OF


def test_cards_are_named_in_the_order_of_their_numbers() -> None:
    assert CARD_NAMES[0] == "cat-whiskers-1"
    assert CARD_NAMES[71:75] == ("rat-tails-4", "immuto-1", "immuto-2", "accio-1")
    assert CARD_NAMES[83] == "vanesco-4"
