"""5.8  Everybody rolls: the bonus die, once for each player, before the brew."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.table import Table

CARD = "everybody-rolls"


@for_each(
    ("face", "points", "rubies", "droplet", "orange"),
    [
        ("one-point", 1, 1, 0, 1),
        ("another-point", 1, 1, 0, 1),
        ("two-points", 2, 1, 0, 1),
        ("ruby", 0, 2, 0, 1),
        ("droplet", 0, 1, 1, 1),
        ("pumpkin", 0, 1, 0, 2),
    ],
)
@pytest.mark.rules("5.8", "1.5", "13.2")
def test_each_player_gains_what_the_own_die_shows(
    face: str, points: int, rubies: int, droplet: int, orange: int
) -> None:
    table = Table(turn=1, card=CARD, faces=["two-points", face])
    assert table.points(1) == points
    assert table.rubies(1) == rubies
    assert table.droplet(1) == droplet
    assert table.bag(1)["orange-1"] == orange
    assert table.points(0) == 2
    table.finished()


@pytest.mark.rules("5.8", "3.6")
def test_the_start_player_rolls_first() -> None:
    table = Table(seats=3, turn=2, card=CARD, start=2, faces=["ruby", "two-points", "droplet"])
    assert table.rubies(2) == 2
    assert table.points(0) == 2
    assert table.droplet(1) == 1
    assert [row[1] for row in table.heard("rolled")] == [2, 0, 1]


@pytest.mark.rules("5.8", "4.5")
def test_points_of_the_die_change_the_rat_tails() -> None:
    """Between 3 and 5 hangs a tail, between 3 and 4 none."""
    behind = Table(turn=2, card=CARD, points=[3, 3], faces=["ruby", "two-points"])
    assert [behind.tails(seat) for seat in (0, 1)] == [1, 0]
    nearer = Table(turn=2, card=CARD, points=[3, 3], faces=["ruby", "one-point"])
    assert [nearer.tails(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rules("5.8", "4.5", "8.2")
def test_a_step_and_a_pumpkin_count_in_the_same_turn() -> None:
    table = Table(turn=1, card=CARD, faces=["pumpkin", "droplet"])
    table.brews(0, "orange-1*2")
    table.brews(1, "orange-1")
    assert table.pot(0) == {1: "orange-1", 2: "orange-1"}
    assert table.pot(1) == {2: "orange-1"}


@pytest.mark.rules("5.8", "1.9")
def test_a_sold_out_pumpkin_is_lost() -> None:
    table = Table(turn=3, card=CARD, faces=["pumpkin", "ruby"], supply={"orange-1": 0})
    assert table.bag(0)["orange-1"] == 1
    assert table.rubies(0) == 1


@pytest.mark.rules("5.8", "1.9", "3.6")
def test_the_last_pumpkin_goes_to_the_first_who_rolls_it() -> None:
    table = Table(
        seats=3,
        turn=3,
        card=CARD,
        start=1,
        faces=["pumpkin", "ruby", "pumpkin"],
        supply={"orange-1": 1},
    )
    assert [table.bag(seat)["orange-1"] for seat in (0, 1)] == [1, 2]


@pytest.mark.rules("5.8", "22.1")
def test_nobody_is_asked() -> None:
    table = Table(turn=2, card=CARD, faces=["droplet", "droplet"])
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@pytest.mark.rules("5.8", "19.5", "19.2")
def test_with_test_tubes_the_step_may_go_there() -> None:
    """Q63."""
    table = Table(turn=1, card=CARD, faces=["droplet", "two-points"], options={"test_tubes": 1})
    assert table.waiting == (0,)
    table.does("tube", seat=0)
    assert (table.glass(0), table.droplet(0), table.rubies(0)) == (1, 0, 2)
    assert table.points(1) == 2
    table.finished()


@pytest.mark.rules("5.8", "19.5")
def test_the_die_spares_the_test_tubes_by_an_option() -> None:
    options = {"test_tubes": 1, "die_spares_tubes": 1}
    table = Table(turn=1, card=CARD, faces=["droplet", "ruby"], options=options)
    assert table.droplet(0) == 1
    assert table.asked(0) == "brew"


@pytest.mark.rules("5.8", "19.5")
def test_a_die_that_spares_the_test_tubes_leaves_a_droplet_at_its_end() -> None:
    options = {"test_tubes": 1, "die_spares_tubes": 1}
    table = Table(turn=7, card=CARD, droplets=[52, 0], faces=["droplet", "ruby"], options=options)
    assert (table.droplet(0), table.glass(0)) == (52, 0)
