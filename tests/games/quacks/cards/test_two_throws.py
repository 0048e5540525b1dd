"""6.7  Two throws: the bonus die is rolled twice."""

from __future__ import annotations

import pytest

from tests.games.quacks.cards.brews import explodes, stops_after
from tests.games.quacks.table import Table

CARD = "two-throws"


@pytest.mark.rules("6.7", "13.1")
def test_who_may_roll_rolls_twice_and_both_count() -> None:
    table = Table(card=CARD, faces=["ruby", "two-points"])
    stops_after(table, 0, "white-2")
    stops_after(table, 1, "white-1")
    assert (table.rubies(0), table.points(0)) == (2, 2)
    assert (table.rubies(1), table.points(1)) == (1, 0)
    table.finished()


@pytest.mark.rules("6.7", "13.2")
def test_the_same_face_counts_twice() -> None:
    table = Table(card=CARD, faces=["pumpkin", "pumpkin"])
    stops_after(table, 0, "white-2")
    stops_after(table, 1, "white-1")
    assert table.bag(0)["orange-1"] == 3


@pytest.mark.rules("6.7", "13.1", "3.6")
def test_all_with_the_highest_space_roll_twice() -> None:
    table = Table(seats=3, card=CARD, start=1, faces=["ruby", "ruby", "two-points", "one-point"])
    stops_after(table, 0, "white-2")
    stops_after(table, 1, "white-2")
    stops_after(table, 2, "white-1")
    assert (table.rubies(1), table.points(1)) == (3, 0)
    assert (table.rubies(0), table.points(0)) == (1, 3)
    table.finished()


@pytest.mark.rules("6.7", "8.9")
def test_who_exploded_rolls_neither_time() -> None:
    table = Table(card=CARD, faces=["ruby", "ruby"])
    explodes(table, 0)
    stops_after(table, 1, "white-1")
    assert table.rubies(1) == 3
    table.finished()


@pytest.mark.rules("6.7", "13.1")
def test_if_all_exploded_nobody_rolls() -> None:
    table = Table(card=CARD)
    explodes(table, 0)
    explodes(table, 1)
    assert table.waiting == (0, 1)
    assert table.heard("rolled") == []


@pytest.mark.rules("6.7", "19.5", "19.2")
def test_with_test_tubes_each_step_is_chosen() -> None:
    table = Table(card=CARD, faces=["droplet", "droplet"], options={"test_tubes": 1})
    stops_after(table, 0, "white-2")
    stops_after(table, 1, "white-1")
    assert (table.phase, table.asked(0)) == ("die", "step")
    table.does("tube", seat=0)
    table.does("pot", seat=0)
    assert (table.glass(0), table.droplet(0)) == (1, 1)


@pytest.mark.rules("6.7")
def test_without_the_card_the_die_is_rolled_once() -> None:
    table = Table(card="open-tap", faces=["ruby", "two-points"])
    stops_after(table, 0, "white-2")
    stops_after(table, 1, "white-1")
    assert (table.rubies(0), table.points(0)) == (2, 0)
