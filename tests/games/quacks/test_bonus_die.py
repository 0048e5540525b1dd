"""Chapter 13: evaluation A, the bonus die."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stillroom.games.quacks.ids import Cause
from tests.cases import for_each
from tests.games.quacks.evaluation import brew, brewed, gains, seats_of
from tests.games.quacks.names import chips, chips_in_order
from tests.games.quacks.table import Table
from tests.referee import quacks as referee
from tests.referee.quacks import Pot

MARY = Pot(32)
LUCAS = Pot(31)
EXPLODED_AT_24 = Pot(24, exploded=True)


def rollers(table: Table) -> list[str | int]:
    return seats_of(table.heard("rolled"))


# --- 13.1 who rolls


@pytest.mark.rules("13.1")
def test_mary_rolls_on_the_second_23_and_lucas_on_the_first_one_does_not() -> None:
    """The example of the rulebook: both pots show 23, and hers is the space further on."""
    assert rollers(brewed(MARY, LUCAS)) == [0]
    assert rollers(brewed(LUCAS, MARY)) == [1]


@pytest.mark.rules("13.1", "1.3")
def test_of_two_spaces_with_the_same_number_the_second_is_higher() -> None:
    """Q25."""
    numbers = referee.printed_numbers()
    pairs = [(a, b) for a, b in pairwise(range(54)) if numbers[a] == numbers[b]]
    assert len(pairs) == 19
    for first, second in pairs:
        assert rollers(brewed(Pot(first), Pot(second))) == [1]


@pytest.mark.rules("13.1", "3.6")
def test_all_with_the_same_space_roll_beginning_with_the_start_player() -> None:
    table = brewed(Pot(12), Pot(9), Pot(12), Pot(12), start=2)
    assert rollers(table) == [2, 3, 0]


@pytest.mark.rules("13.1")
def test_whoever_exploded_does_not_roll_however_far_the_pot() -> None:
    assert rollers(brewed(EXPLODED_AT_24, Pot(16))) == [1]
    assert rollers(brewed(Pot(5), EXPLODED_AT_24, Pot(7))) == [2]


@pytest.mark.rules("13.1")
def test_when_all_exploded_nobody_rolls() -> None:
    """Q25."""
    assert rollers(brewed(EXPLODED_AT_24, Pot(30, exploded=True))) == []


@pytest.mark.rules("13.1", "10.2")
def test_a_protected_explosion_does_not_roll_either() -> None:
    bag = "white-3 white-2*2 white-1 orange-1 green-1 blue-1"
    table = Table(books={"blue": 2}, bags={0: bag}, faces=["pumpkin"])
    plan = chips_in_order("white-3 white-2*2 blue-1 white-1")
    brew(table, plan, ["orange-1", "stop"])
    assert table.exploded(0)
    assert table.space(0) > table.space(1)
    assert rollers(table) == [1]


@pytest.mark.rules("13.1", "8.5")
def test_everybody_on_the_spoon_rolls_unless_exploded() -> None:
    table = brewed(Pot(53), Pot(52), Pot(53), Pot(53, exploded=True))
    assert rollers(table) == [0, 2]


@pytest.mark.rules("13.1")
def test_nobody_rolls_twice() -> None:
    table = brewed(Pot(12), Pot(9), faces=["one-point"])
    table.finished()
    assert len(table.heard("rolled")) == 1


# --- 13.2 what the die brings

GAINS = {
    "one-point": (1, 0, 0, ""),
    "another-point": (1, 0, 0, ""),
    "two-points": (2, 0, 0, ""),
    "ruby": (0, 1, 0, ""),
    "droplet": (0, 0, 1, ""),
    "pumpkin": (0, 0, 0, "orange-1"),
}
"""Points, rubies, steps and chips of each face."""


@for_each("face", GAINS)
@pytest.mark.rules("13.2", "1.5")
def test_the_player_gains_what_the_die_shows(face: str) -> None:
    points, rubies, steps, chip = GAINS[face]
    table = brewed(Pot(12), Pot(8), faces=[face])
    assert table.points(0) == points + referee.points(12)
    assert table.rubies(0) == rubies
    assert table.droplet(0) == 10 + steps
    assert table.bag(0) == chips("white-1*4 white-2*2 white-3 green-1") + chips(chip)
    assert table.supply["orange-1"] == 18 - (chip == "orange-1")


@for_each("face", GAINS)
@pytest.mark.rules("13.2")
def test_nobody_else_gains_anything_from_the_die(face: str) -> None:
    table = brewed(Pot(12), Pot(8), faces=[face])
    assert (table.points(1), table.rubies(1), table.droplet(1)) == (referee.points(8), 0, 6)
    assert table.bag(1) == chips("white-1*4 white-2*2 white-3 green-1")


@pytest.mark.rules("13.2", "3.6")
def test_each_of_several_rolls_for_its_own() -> None:
    table = brewed(Pot(12), Pot(12), start=1, faces=["two-points", "ruby"])
    assert gains(table, "gained-points", Cause.DIE) == [(1, 2)]
    assert gains(table, "gained-rubies", Cause.DIE) == [(0, 1)]


@pytest.mark.rules("13.2")
def test_a_step_of_the_droplet_moves_no_chip_of_the_pot() -> None:
    table = brewed(Pot(12), Pot(8), faces=["droplet"])
    assert table.droplet(0) == 11
    assert table.pot(0) == {11: "orange-1"}
    assert table.space(0) == 12


@pytest.mark.rules("13.2", "7.2")
def test_the_step_of_the_die_counts_from_the_next_turn_on() -> None:
    table = brewed(Pot(4), Pot(2), faces=["droplet"])
    table.does("done", seat=0)
    assert (table.turn, table.droplet(0)) == (2, 3)
    table.draws(0, "white-2")
    assert table.pot(0) == {5: "white-2"}


@pytest.mark.rules("13.2", "18.3")
def test_the_droplet_on_the_last_space_stays_there() -> None:
    table = Table(droplets=[52, 6], rubies=[0, 0], faces=["droplet"])
    brew(table, ["orange-1"], ["orange-1", "stop"])
    assert rollers(table) == [0]
    assert table.droplet(0) == 52


@pytest.mark.rules("13.2", "1.9")
def test_the_pumpkin_of_the_die_is_lost_when_orange_is_sold_out() -> None:
    table = brewed(Pot(12), Pot(8), faces=["pumpkin"], supply={"orange-1": 0})
    assert table.bag(0) == chips("white-1*4 white-2*2 white-3 green-1")
    assert gains(table, "sold-out", Cause.DIE) == [(0, "orange-1")]
    assert table.rubies(0) == 0


@pytest.mark.rules("13.2", "3.2")
def test_the_die_comes_before_rubies_and_points_of_the_spaces() -> None:
    table = brewed(Pot(13), Pot(8), faces=["two-points"])
    causes = [event[3] for event in table.heard("gained-points", "gained-rubies")]
    assert causes == [Cause.DIE, Cause.SPACE, Cause.SPACE, Cause.SPACE]
