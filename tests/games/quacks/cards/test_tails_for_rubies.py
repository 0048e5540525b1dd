"""5.7  Tails for rubies: rat tails are given up for rubies."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.table import Table

CARD = "tails-for-rubies"


@pytest.mark.rules("5.7")
def test_one_to_three_tails_can_be_given_up() -> None:
    """From 0 to 20 there are eight tails."""
    table = Table(turn=4, card=CARD, points=[0, 20])
    assert table.asked(0) == "give-up"
    assert table.open_to(0) == {"give-up 0", "give-up 1", "give-up 2", "give-up 3"}


@for_each("given", [0, 1, 2, 3])
@pytest.mark.rules("5.7", "7.2")
def test_each_tail_brings_a_ruby_and_the_others_move_the_rat_stone(given: int) -> None:
    """Q51."""
    table = Table(turn=4, card=CARD, points=[0, 20], droplets=[2, 0])
    table.does(f"give-up {given}", seat=0)
    assert table.rubies(0) == 1 + given
    assert table.tails(0) == 8 - given
    assert table.space(0) == 2 + 8 - given + 1


@pytest.mark.rules("5.7")
def test_it_is_told_how_many_were_given_up() -> None:
    table = Table(seats=3, turn=4, card=CARD, points=[0, 20, 0])
    table.does("give-up 2", seat=0)
    assert table.heard("gave-up-tails") == [("gave-up-tails", 0, 2, 0, 0, 0)]
    table.does("give-up 0", seat=2)
    assert table.heard("gave-up-tails") == []


@pytest.mark.rules("5.7")
def test_nobody_gives_up_more_tails_than_there_are() -> None:
    table = Table(turn=4, card=CARD, points=[7, 9])
    assert table.open_to(0) == {"give-up 0", "give-up 1"}
    assert table.why("give-up 2", 0) == "5.7"


@pytest.mark.rules("5.7", "22.1")
def test_who_has_no_tails_is_not_asked() -> None:
    table = Table(seats=3, turn=4, card=CARD, points=[4, 20, 19])
    assert table.waiting == (0,), "nothing hangs between 19 and 20"


@pytest.mark.rules("5.7", "3.6")
def test_all_who_have_tails_are_asked_at_the_same_time() -> None:
    table = Table(seats=4, turn=4, card=CARD, points=[4, 20, 10, 2], start=3)
    assert table.waiting == (0, 2, 3)


@pytest.mark.rules("5.7", "7.4")
def test_in_the_first_turn_there_are_no_tails_to_give() -> None:
    table = Table(turn=1, card=CARD, points=[0, 20])
    assert table.rubies(0) == 1
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@pytest.mark.rules("5.7", "7.3")
def test_the_rat_stone_can_still_be_stepped_back() -> None:
    table = Table(turn=4, card=CARD, points=[0, 20])
    table.does("give-up 2", seat=0)
    assert table.can("rats 5", 0)
    assert not table.can("rats 6", 0), "six are used already"
    table.does("rats 1", seat=0)
    assert table.space(0) == 2
    assert table.rubies(0) == 3, "a step back brings nothing"


@pytest.mark.rules("5.7", "7.1")
def test_the_tails_of_the_others_do_not_change() -> None:
    table = Table(seats=3, turn=4, card=CARD, points=[0, 20, 0])
    table.does("give-up 3", seat=0)
    table.does("give-up 0", seat=2)
    assert [table.tails(seat) for seat in range(3)] == [5, 0, 8]


@pytest.mark.rules("5.7", "1.8")
def test_of_twenty_rubies_no_more_are_gained_than_are_there() -> None:
    table = Table(turn=4, card=CARD, points=[0, 20], rubies=[9, 10], options={"twenty_rubies": 1})
    table.does("give-up 2", seat=0)
    assert table.rubies(0) == 10
    assert table.tails(0) == 6
