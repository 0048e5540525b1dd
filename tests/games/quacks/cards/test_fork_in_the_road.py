"""5.1  A fork in the road: two steps for the droplet, or a purple chip."""

from __future__ import annotations

import pytest

from tests.games.quacks.table import Table

CARD = "fork-in-the-road"


@pytest.mark.rules("5.1", "3.6")
def test_everybody_chooses_at_the_same_time() -> None:
    table = Table(seats=3, turn=3, card=CARD)
    assert table.waiting == (0, 1, 2)
    for seat in range(3):
        assert table.asked(seat) == "fork"
        assert table.open_to(seat) == {"steps", "take purple-1"}


@pytest.mark.rules("5.1")
def test_the_droplet_moves_two_steps() -> None:
    table = Table(turn=3, card=CARD, droplets=[1, 0])
    table.does("steps", seat=0)
    assert table.droplet(0) == 3
    assert table.droplet(1) == 0
    assert table.bag(0)["purple-1"] == 0


@pytest.mark.rules("5.1", "4.5")
def test_the_purple_chip_goes_from_the_supply_into_the_bag() -> None:
    table = Table(turn=3, card=CARD)
    table.does("take purple-1", seat=1)
    assert table.bag(1)["purple-1"] == 1
    assert table.supply["purple-1"] == 14
    assert table.droplet(1) == 0


@pytest.mark.rules("5.1", "4.5")
def test_both_answers_count_in_the_brew_of_the_same_turn() -> None:
    table = Table(turn=3, card=CARD)
    table.does("steps", seat=0)
    table.does("take purple-1", seat=1)
    table.draws(0, "orange-1")
    table.draws(1, "purple-1")
    assert table.pot(0) == {3: "orange-1"}
    assert table.pot(1) == {1: "purple-1"}


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.rules("5.1", "3.3", "22.1")
def test_before_the_purple_book_is_out_all_move_without_being_asked(turn: int) -> None:
    table = Table(turn=turn, card=CARD)
    assert [table.droplet(seat) for seat in (0, 1)] == [2, 2]
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@pytest.mark.rules("5.1", "1.9", "22.1")
def test_a_sold_out_chip_is_not_offered() -> None:
    table = Table(turn=3, card=CARD, supply={"purple-1": 0})
    assert [table.droplet(seat) for seat in (0, 1)] == [2, 2]
    assert table.asked(0) == "brew"


@pytest.mark.rules("5.1", "3.6", "1.9")
def test_the_last_purple_chip_is_offered_from_the_start_player_on() -> None:
    table = Table(turn=3, card=CARD, start=1, supply={"purple-1": 1})
    assert table.waiting == (1,)
    assert table.why("steps", 0) == "3.6"
    table.does("take purple-1", seat=1)
    assert table.droplet(0) == 2, "the next player has no choice any more"


@pytest.mark.rules("5.1", "3.6")
def test_the_last_purple_chip_goes_on_to_the_next_player() -> None:
    table = Table(turn=3, card=CARD, start=1, supply={"purple-1": 1})
    table.does("steps", seat=1)
    assert table.waiting == (0,)
    assert table.open_to(0) == {"steps", "take purple-1"}


@pytest.mark.rules("5.1", "18.3")
def test_the_droplet_goes_no_further_than_the_last_space() -> None:
    table = Table(turn=3, card=CARD, droplets=[51, 0])
    table.does("steps", seat=0)
    assert table.droplet(0) == 52


@pytest.mark.rules("5.1", "1.9")
def test_steps_that_cannot_be_made_are_not_offered() -> None:
    table = Table(turn=3, card=CARD, droplets=[52, 0])
    assert table.bag(0)["purple-1"] == 1
    assert table.waiting == (1,)


@pytest.mark.rules("5.1", "19.2", "19.3")
def test_with_test_tubes_two_steps_are_two_choices() -> None:
    """Q61."""
    table = Table(turn=3, card=CARD, options={"test_tubes": 1})
    table.does("steps", seat=0)
    assert table.asked(0) == "step"
    assert table.open_to(0) == {"pot", "tube"}
    table.does("tube", seat=0)
    assert (table.glass(0), table.rubies(0)) == (1, 2)
    table.does("pot", seat=0)
    assert (table.glass(0), table.droplet(0)) == (1, 1)
    assert table.waiting == (1,)


@pytest.mark.rules("5.1", "19.4")
def test_on_the_last_glass_the_second_step_goes_into_the_pot_by_itself() -> None:
    """Q62."""
    table = Table(turn=3, card=CARD, glasses=[11, 0], options={"test_tubes": 1})
    table.does("steps", seat=0)
    table.does("tube", seat=0)
    assert (table.glass(0), table.droplet(0), table.points(0)) == (12, 1, 4)


@pytest.mark.rules("5.1", "3.3", "19.2")
def test_with_test_tubes_the_steps_are_chosen_before_the_book_is_out() -> None:
    table = Table(turn=1, card=CARD, options={"test_tubes": 1})
    assert [table.asked(seat) for seat in (0, 1)] == ["step", "step"]
    table.does("pot", seat=1)
    table.does("tube", seat=1)
    assert (table.droplet(1), table.glass(1)) == (1, 1)
    assert table.waiting == (0,)


@pytest.mark.rules("5.1", "1.9")
def test_who_can_get_neither_gets_nothing() -> None:
    table = Table(card="fork-in-the-road", turn=1, droplets=[52, 0])
    assert table.phase == "brewing"
    assert (table.droplet(0), table.droplet(1)) == (52, 2)
