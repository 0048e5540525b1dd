"""Chapter 17: evaluation C and D, the rubies and the victory points of the scoring spaces."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.ids import Cause
from tests.games.quacks.evaluation import brewed, gains
from tests.referee import quacks as referee
from tests.referee.quacks import SPOON, Pot

LOWEST = 2
"""The first space that a plain brew of one chip can reach."""
LOWEST_EXPLODED = 9
LOW = Pot(LOWEST)
"""A pot that pays nothing that matters here."""
SPACES = range(LOWEST, SPOON + 1)
EXPLODED_SPACES = range(LOWEST_EXPLODED, SPOON + 1)

# --- 17.1 rubies


@pytest.mark.rules("17.1", "1.3")
def test_whose_scoring_space_shows_a_ruby_gains_a_ruby() -> None:
    for space in SPACES:
        table = brewed(Pot(space), LOW)
        expected = [(0, 1)] if referee.has_ruby(space) else []
        assert gains(table, "gained-rubies", Cause.SPACE) == expected, space
        assert table.rubies(0) == len(expected)


@pytest.mark.rules("17.1", "8.9")
def test_so_does_who_exploded() -> None:
    for space in EXPLODED_SPACES:
        table = brewed(Pot(space, exploded=True), LOW)
        expected = [(0, 1)] if referee.has_ruby(space) else []
        assert gains(table, "gained-rubies", Cause.SPACE) == expected, space


@pytest.mark.rules("17.1", "8.5")
def test_the_spoon_shows_no_ruby_but_the_last_space_does() -> None:
    """Q36."""
    table = brewed(Pot(52), Pot(53))
    assert [table.rubies(seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rules("17.1", "1.3")
def test_of_the_two_15s_only_the_second_shows_a_ruby() -> None:
    table = brewed(Pot(15), Pot(16))
    assert [table.rubies(seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rules("17.1", "3.6")
def test_rubies_go_round_from_the_start_player() -> None:
    table = brewed(Pot(13), Pot(5), Pot(9), start=1)
    assert gains(table, "gained-rubies", Cause.SPACE) == [(1, 1), (2, 1), (0, 1)]


# --- 17.2 points


@pytest.mark.rules("17.2", "1.3")
def test_each_player_gains_the_points_of_the_scoring_space() -> None:
    for space in SPACES:
        table = brewed(Pot(space), LOW)
        assert table.points(0) == referee.points(space), space
        assert table.points(1) == 0


@pytest.mark.rules("17.2")
def test_lucas_moves_7_spaces_forward_for_the_first_23_and_mary_8_for_the_second() -> None:
    """The examples of the rulebook."""
    table = brewed(Pot(31), Pot(32), points=[11, 11])
    assert [table.points(seat) for seat in (0, 1)] == [18, 19]


@pytest.mark.rules("17.2", "8.5")
def test_the_spoon_brings_15_points() -> None:
    assert brewed(Pot(53), LOW).points(0) == 15


@pytest.mark.rules("17.2", "1.4")
def test_points_go_on_beyond_a_lap_of_the_track() -> None:
    table = brewed(Pot(31), Pot(31), points=[48, 48])
    assert table.points(0) == 55


@pytest.mark.rules("17.2", "3.6")
def test_points_go_round_from_the_start_player() -> None:
    table = brewed(Pot(13), Pot(8), Pot(22), start=2)
    assert gains(table, "gained-points", Cause.SPACE) == [(2, 5), (0, 2), (1, 1)]


@pytest.mark.rules("17.1", "17.2", "3.2")
def test_all_rubies_come_before_any_points() -> None:
    table = brewed(Pot(13), Pot(16))
    kinds = [
        event[0]
        for event in table.heard("gained-rubies", "gained-points")
        if event[3] == Cause.SPACE
    ]
    assert kinds == ["gained-rubies", "gained-rubies", "gained-points", "gained-points"]


@pytest.mark.rules("17.1", "17.2")
def test_a_pot_without_points_or_ruby_tells_of_none() -> None:
    table = brewed(LOW, LOW)
    assert gains(table, "gained-points", Cause.SPACE) == []
    assert gains(table, "gained-rubies", Cause.SPACE) == []
