"""Ratings: winners go up, losers go down, and what is not there is said."""

from __future__ import annotations

from importlib import util

import pytest

from stillroom.lab.ratings import MissingRatings, Rating, Ratings
from tests.lab.test_arena import results_of

BEGINNER = Rating(25.0, 25 / 3)


def test_everybody_begins_alike() -> None:
    assert Ratings(("one", "other")).standing == {"one": BEGINNER, "other": BEGINNER}
    assert BEGINNER.ordinal == pytest.approx(0)


def test_a_winner_goes_up_and_both_are_surer_known() -> None:
    ratings = Ratings(("one", "other"))
    ratings.add("one", "other", results_of([[2, 1]], [1]), 0)
    winner, loser = ratings.standing["one"], ratings.standing["other"]
    assert list(ratings.standing) == ["one", "other"]
    assert winner.mu > BEGINNER.mu > loser.mu
    assert max(winner.sigma, loser.sigma) < BEGINNER.sigma


def test_a_shared_place_between_equals_changes_no_mean() -> None:
    ratings = Ratings(("one", "other"))
    ratings.add("one", "other", results_of([[1, 1]], [0]), 0)
    assert ratings.standing["one"].mu == pytest.approx(BEGINNER.mu)
    assert ratings.standing["other"].mu == pytest.approx(BEGINNER.mu)


def test_several_of_one_name_share_what_came_of_it() -> None:
    ratings = Ratings(("one", "other"))
    ratings.add("one", "other", results_of([[1, 4, 2, 3]], [3]), 0)
    assert ratings.standing["one"].mu < BEGINNER.mu, "third of four"
    assert ratings.standing["other"].mu > BEGINNER.mu, "first, second and last"


def test_without_openskill_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stillroom.lab.ratings.find_spec", lambda _name: None)
    assert util.find_spec("openskill") is not None
    with pytest.raises(MissingRatings, match=r"pip install 'stillroom\[fast\]'"):
        Ratings(("one", "other"))
