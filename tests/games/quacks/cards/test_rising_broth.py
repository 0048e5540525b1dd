"""5.2  Rising broth: every droplet moves a step."""

from __future__ import annotations

import pytest

from tests.games.quacks.table import Table

CARD = "rising-broth"


@pytest.mark.rules("5.2")
def test_every_droplet_moves_a_step_by_itself() -> None:
    table = Table(seats=3, turn=2, card=CARD, droplets=[0, 4, 9])
    assert [table.droplet(seat) for seat in range(3)] == [1, 5, 10]
    assert [table.asked(seat) for seat in range(3)] == ["brew"] * 3


@pytest.mark.rules("5.2", "4.2", "8.2")
def test_the_step_counts_in_the_brew_of_the_same_turn() -> None:
    table = Table(turn=1, card=CARD)
    table.draws(0, "white-2")
    assert table.pot(0) == {3: "white-2"}


@pytest.mark.rules("5.2", "7.2")
def test_the_rats_stand_after_the_moved_droplet() -> None:
    table = Table(turn=2, card=CARD, points=[0, 5])
    assert table.space(0) == 1 + 2 + 1
    assert table.space(1) == 1 + 1


@pytest.mark.rules("5.2", "18.3")
def test_a_droplet_at_its_end_stays() -> None:
    table = Table(turn=5, card=CARD, droplets=[52, 51])
    assert [table.droplet(seat) for seat in (0, 1)] == [52, 52]


@pytest.mark.rules("5.2", "19.2")
def test_with_test_tubes_everybody_chooses_a_droplet() -> None:
    table = Table(turn=1, card=CARD, options={"test_tubes": 1})
    assert table.waiting == (0, 1)
    table.does("tube", seat=0)
    table.does("pot", seat=1)
    assert (table.glass(0), table.droplet(0), table.rubies(0)) == (1, 0, 2)
    assert (table.glass(1), table.droplet(1), table.rubies(1)) == (0, 1, 1)


@pytest.mark.rules("5.2", "19.4", "22.1")
def test_whose_test_tubes_are_full_is_not_asked() -> None:
    """Q62."""
    table = Table(turn=8, card=CARD, glasses=[12, 3], options={"test_tubes": 1})
    assert table.waiting == (1,)
    assert table.droplet(0) == 1


@pytest.mark.rules("5.2", "19.2", "18.3")
def test_whose_pot_has_no_space_left_moves_in_the_test_tubes() -> None:
    table = Table(turn=8, card=CARD, droplets=[52, 0], options={"test_tubes": 1})
    assert table.glass(0) == 1
    assert table.waiting == (1,)


@pytest.mark.rules("5.2", "19.3", "4.5")
def test_the_chip_of_a_glass_is_in_the_bag_in_the_same_turn() -> None:
    table = Table(turn=3, card=CARD, glasses=[2, 0], options={"test_tubes": 1})
    table.does("tube", seat=0)
    table.does("pot", seat=1)
    assert table.bag(0)["blue-1"] == 1
    table.draws(0, "blue-1", then="white-1")
    assert table.asked(0) == "look"


@pytest.mark.rules("5.2", "19.3", "4.5")
def test_the_points_of_a_glass_change_the_rat_tails() -> None:
    table = Table(turn=3, card=CARD, points=[4, 5], glasses=[1, 0], options={"test_tubes": 1})
    table.does("tube", seat=0)
    table.does("pot", seat=1)
    assert table.points(0) == 5
    assert table.space(0) == 1, "droplet on 0, no tail between 5 and 5"


@pytest.mark.rules("5.2", "3.6", "19.3")
def test_a_glass_with_the_last_chip_is_reached_from_the_start_player_on() -> None:
    table = Table(
        turn=4,
        card=CARD,
        start=1,
        glasses=[4, 4],
        supply={"black-1": 1},
        options={"test_tubes": 1},
    )
    assert table.waiting == (1,)
    held = table.bag(0)["black-1"]
    table.does("tube", seat=1)
    table.does("tube", seat=0)
    assert table.bag(0)["black-1"] == held
    assert table.supply["black-1"] == 0
