"""The table of the tests itself: it refuses what cannot be, and proves what it was told."""

from __future__ import annotations

import pytest

from tests.games.quacks.names import ACTION_OF, PHRASE_OF, chips, chips_in_order
from tests.games.quacks.scene import check_consistent
from tests.games.quacks.table import Table


def test_a_step_that_is_not_open_is_refused() -> None:
    with pytest.raises(AssertionError, match="stop is not open"):
        Table().stops(0)


def test_a_chip_that_nobody_has_told_is_not_drawn() -> None:
    with pytest.raises(AssertionError, match="does not foresee"):
        Table().does("draw", seat=0)


def test_a_chip_that_is_not_in_the_bag_is_not_drawn() -> None:
    with pytest.raises(AssertionError, match="black-1 is not in the bag of seat 0"):
        Table().draws(0, "black-1")


def test_a_face_that_nobody_has_told_is_not_rolled() -> None:
    with pytest.raises(AssertionError, match="the die is rolled"):
        Table().all_stop()


def test_a_chip_that_is_told_and_never_drawn_is_found() -> None:
    table = Table()
    table.will_draw(0, "white-1 white-2")
    table.does("draw", seat=0)
    with pytest.raises(AssertionError, match=r"never came: \['white-2'\]"):
        table.finished()


def test_a_scene_with_more_chips_than_the_box_has_is_refused() -> None:
    with pytest.raises(ValueError, match="there are not 9 of white-2 left"):
        Table(bags={0: "white-2*9"})
    with pytest.raises(ValueError, match="there are not 99 of green-2 left"):
        Table(supply={"green-2": 99})


def test_chips_that_a_scene_takes_away_are_in_the_last_bag() -> None:
    table = Table(seats=3, supply={"green-2": 3})
    assert (table.supply["green-2"], table.bag(2)["green-2"]) == (3, 7)


def test_a_scene_with_an_unknown_chip_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no chip white-4"):
        Table(bags={0: "white-4"})


def test_a_chip_that_is_lost_is_found() -> None:
    table = Table()
    table.state.players[0].bag[0] -= 1
    with pytest.raises(AssertionError, match=r"1\.1"):
        check_consistent(table.state)


def test_a_pot_that_differs_from_its_spaces_is_found() -> None:
    table = Table()
    table.brews(0, "white-1")
    table.state.players[0].spaces[1] = 0
    with pytest.raises(AssertionError, match=r"8\.2"):
        check_consistent(table.state)


def test_the_card_and_the_earlier_ones_are_out_of_the_deck() -> None:
    state = Table(turn=4, card="thick-walls").state
    assert (sum(state.deck), state.card) == (24 - 4, 16 + 1)


def test_words_and_numbers_are_the_same() -> None:
    assert all(PHRASE_OF[action] == phrase for phrase, action in ACTION_OF.items())
    assert chips_in_order("white-1*2 red-4") == ["white-1", "white-1", "red-4"]
    assert chips("white-1*2 red-4")["white-1"] == 2
