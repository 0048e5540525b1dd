"""Counting: intervals as they are published, means and deviations worked out by hand."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest

from stillroom.lab.tallies import Tally, mean_and_sd, together, wilson_interval


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_newcombe(wins: int, matches: int, low: float, high: float) -> None:
    """R. G. Newcombe, Statistics in Medicine 17 (1998), table I, the score method."""
    assert wilson_interval(wins, matches) == pytest.approx((low, high), abs=0.00005)


def test_an_interval_is_the_mirror_image_of_that_of_the_losses() -> None:
    low, high = wilson_interval(29 - 1, 29)
    assert (1 - high, 1 - low) == pytest.approx(wilson_interval(1, 29))


@pytest.mark.parametrize("matches", [1, 3, 1000])
def test_an_interval_ends_where_win_rates_end(matches: int) -> None:
    assert wilson_interval(0, matches)[0] == 0.0
    assert wilson_interval(matches, matches)[1] == 1.0
    assert 0.0 < wilson_interval(0, matches)[1] < 1.0


@pytest.mark.parametrize(("wins", "matches"), [(1, 0), (0, 0), (3, 2), (-1, 2)])
def test_what_is_no_win_rate_has_no_interval(wins: int, matches: int) -> None:
    with pytest.raises(ValueError, match="no win rate"):
        wilson_interval(wins, matches)


def test_mean_and_deviation_of_a_sample() -> None:
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]
    assert mean_and_sd(Counter(numbers)) == pytest.approx((5.0, (32 / 7) ** 0.5))
    assert mean_and_sd(Counter(numbers))[1] == pytest.approx(statistics.stdev(numbers))


def test_large_numbers_lose_nothing() -> None:
    assert mean_and_sd(Counter({10**9: 1, 10**9 + 2: 1})) == pytest.approx(
        (10**9 + 1, 2**0.5), rel=1e-15
    )


def test_a_single_number_does_not_deviate() -> None:
    assert mean_and_sd(Counter([-3])) == (-3.0, 0.0)


def test_a_win_is_a_first_place_alone_or_shared_and_no_place_is_none() -> None:
    tally = Tally(Counter({(9, 1): 3, (7, 2): 2, (4, 3): 1, (5, 0): 4}))
    assert (tally.played, tally.wins, tally.win_rate) == (10, 3, 0.3)
    assert tally.win_rate_ci == wilson_interval(3, 10)
    points = [9, 9, 9, 7, 7, 4, 5, 5, 5, 5]
    assert tally.points == pytest.approx((6.5, statistics.stdev(points)))


def test_the_same_points_at_two_places_are_counted_together() -> None:
    assert Tally(Counter({(4, 1): 1, (4, 0): 1})).points == (4.0, 0.0)


def test_tallies_add_up_and_stay_as_they_are() -> None:
    first, second = Tally(Counter({(1, 1): 2})), Tally(Counter({(1, 1): 1, (0, 2): 5}))
    assert together([first, second]) == Tally(Counter({(1, 1): 3, (0, 2): 5}))
    assert first == Tally(Counter({(1, 1): 2}))
