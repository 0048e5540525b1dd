"""The table of the tests itself: it refuses what cannot be, and proves what it was told."""

from __future__ import annotations

import pytest

from tests.games.kupferkessel.names import ACTION_OF, PHRASE_OF, cells_of
from tests.games.kupferkessel.table import Table


def test_a_scene_lies_as_it_is_told() -> None:
    table = Table(
        line="roots-2 ? mould-3",
        lines={"row-1": "cat-hair-1 vines-1"},
        cauldrons={1: "pumpkin-4 pumpkin-3"},
        under="wax-dolls-4 wax-dolls-3",
        out="frog-slime-1",
    )
    assert table.square[0, 1] == "roots-2"
    assert table.square[2, 1] == "mould-3"
    assert (table.square[1, 0], table.square[1, 1]) == ("cat-hair-1", "vines-1")
    assert table.cauldron_of(1) == ("pumpkin-4", "pumpkin-3")
    assert (table.top_of(1), table.top_of(0)) == ("pumpkin-3", "wax-dolls-1")
    assert table.under == ("wax-dolls-4", "wax-dolls-3")
    assert table.out_of_game == ("frog-slime-1",)
    assert (table.active, table.asked, table.stops) == (0, "take", [1, 10])


def test_the_cells_of_a_line_are_told_from_the_top_and_from_the_left() -> None:
    assert cells_of("column-2") == [(row, 2) for row in range(6)]
    assert cells_of("row-4") == [(4, column) for column in range(6)]
    assert cells_of("row-0") == [(0, column) for column in range(1, 5)]


def test_a_step_that_is_not_open_is_refused() -> None:
    with pytest.raises(AssertionError, match="use is not open"):
        Table(line="roots-1").uses()


def test_a_scripted_card_that_is_never_drawn_is_found() -> None:
    table = Table(line="roots-1", draws="vines-1 vines-3")
    table.takes("roots-1")
    with pytest.raises(AssertionError, match="never drawn"):
        table.finished()


def test_a_card_that_the_script_does_not_foresee_is_found() -> None:
    with pytest.raises(AssertionError, match="does not foresee"):
        Table(line="roots-1", draws="").takes("roots-1")


def test_a_scripted_card_that_lies_elsewhere_is_refused() -> None:
    with pytest.raises(AssertionError, match="not in the pile"):
        Table(line="roots-1 vines-1", draws="vines-1").takes("roots-1")


def test_a_scene_with_a_card_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="only once"):
        Table(line="roots-1", cauldrons={0: "roots-1"})
    with pytest.raises(ValueError, match="no card"):
        Table(line="roots-5")


def test_a_scene_with_two_cards_in_one_cell_is_refused() -> None:
    with pytest.raises(ValueError, match="one cell"):
        Table(line="? roots-1", lines={"row-1": "? vines-1"})


def test_a_scene_says_where_all_cards_are() -> None:
    with pytest.raises(ValueError, match="`rest` must say"):
        Table(pile="roots-1")
    with pytest.raises(ValueError, match="pile must be told"):
        Table(rest="out", draws="roots-1")


def test_a_scene_with_gaps_although_the_pile_has_cards_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"7\.1"):
        Table(line="roots-1 -")


def test_a_scene_in_which_the_match_is_over_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"8\.1"):
        Table(lines={"row-2": "- - - - - -"}, pile="", rest="cauldrons")


def test_a_scene_at_a_corner_is_refused() -> None:
    with pytest.raises(ValueError, match="corner"):
        Table(pawns=[5, 10])


def test_every_action_has_one_phrase() -> None:
    assert sorted(ACTION_OF.values()) == list(range(60))
    assert {ACTION_OF[phrase]: phrase for phrase in ACTION_OF} == PHRASE_OF
