"""14.2  Hawkmoths, the page for three or four players."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.moths import moths, rubies, steps
from tests.games.quacks.table import Table


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rules("1.6", "1.7", "17.4", "3.3")
def test_the_price_is_10_from_the_first_turn_on(seats: int) -> None:
    for coins, is_enough in ((10, True), (9, False)):
        droplets = [coins - 2] + [0] * (seats - 2) + [40]
        table = Table(seats=seats, turn=1, droplets=droplets, faces=["one-point"])
        for seat in range(seats):
            table.brews(seat, "white-1")
        table.all_stop()
        assert table.can("buy black-1") == is_enough


@for_each(
    ("counts", "moved", "gained"),
    [
        ((2, 1, 0), [1, 1, 0], [1, 0, 0]),
        ((0, 1, 2), [0, 1, 1], [0, 0, 1]),
        ((1, 0, 0), [1, 0, 0], [1, 0, 0]),
        ((1, 1, 0), [1, 1, 0], [0, 0, 0]),
        ((2, 2, 1), [1, 1, 0], [0, 0, 0]),
        ((2, 1, 1), [1, 0, 0], [1, 0, 0]),
        ((1, 1, 1), [0, 0, 0], [0, 0, 0]),
        ((0, 0, 0), [0, 0, 0], [0, 0, 0]),
    ],
)
@pytest.mark.rules("14.2", "8.10", "8.11")
def test_of_three_the_neighbours_are_both_others(
    counts: tuple[int, ...], moved: list[int], gained: list[int]
) -> None:
    """Q27."""
    table = moths(counts)
    assert table.phase == "shopping"
    assert (steps(table), rubies(table)) == (moved, gained)


@for_each(
    ("counts", "moved", "gained"),
    [
        ((1, 0, 1, 0), [1, 0, 1, 0], [1, 0, 1, 0]),
        ((1, 0, 2, 0), [1, 0, 1, 0], [1, 0, 1, 0]),
        ((0, 1, 0, 2), [0, 1, 0, 1], [0, 1, 0, 1]),
        ((2, 1, 0, 0), [1, 1, 0, 0], [1, 0, 0, 0]),
        ((1, 1, 0, 0), [1, 1, 0, 0], [0, 0, 0, 0]),
        ((0, 0, 1, 1), [0, 0, 1, 1], [0, 0, 0, 0]),
        ((3, 2, 1, 0), [1, 1, 1, 0], [1, 0, 0, 0]),
        ((1, 1, 1, 1), [0, 0, 0, 0], [0, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
@pytest.mark.rules("14.2")
def test_of_four_only_the_two_neighbours_count(
    counts: tuple[int, ...], moved: list[int], gained: list[int]
) -> None:
    """Q27."""
    table = moths(counts)
    assert (steps(table), rubies(table)) == (moved, gained)


@for_each("counts", [(0, 0, 0), (0, 0, 0, 0), (1, 1, 1)])
@pytest.mark.rules("14.2", "14.1")
def test_the_option_for_two_players_does_nothing_here(counts: tuple[int, ...]) -> None:
    """Q26."""
    assert not any(steps(moths(counts, options={"moths_tie_at_none": 1})))


@for_each("start", [0, 1, 2])
@pytest.mark.rules("14.2", "14.3", "3.6")
def test_the_start_player_changes_nothing(start: int) -> None:
    table = moths((2, 1, 0), start=start)
    assert (steps(table), rubies(table)) == ([1, 1, 0], [1, 0, 0])


@pytest.mark.rules("14.2", "8.9")
def test_those_who_exploded_take_part() -> None:
    """Q27."""
    table = Table(
        seats=3,
        turn=4,
        droplets=[0, 0, 40],
        faces=["one-point"],
        bags={0: "black-1*2 white-3*2 white-2 white-1", 1: "black-1 white-1"},
    )
    table.brews(0, "black-1*2 white-3*2 white-2")
    table.brews(1, "black-1")
    table.all_stop()
    assert [table.droplet(seat) for seat in (0, 1)] == [1, 1]
    assert [table.rubies(seat) for seat in (0, 1)] == [2, 1]
    assert table.asked(0) == "exploded"


@pytest.mark.rules("14.2", "19.2", "19.3")
def test_with_test_tubes_each_step_is_chosen() -> None:
    """Q61."""
    table = moths((2, 1, 0), options={"test_tubes": 1})
    table.does("tube", seat=0)
    table.does("pot", seat=1)
    assert table.phase == "shopping"
    assert [table.glass(seat) for seat in range(3)] == [1, 0, 0]
    assert (steps(table), rubies(table)) == ([0, 1, 0], [2, 0, 0])
