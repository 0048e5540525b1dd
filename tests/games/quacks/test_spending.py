"""Chapter 18: evaluation F, spending rubies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.cases import for_each
from tests.games.quacks.evaluation import brewed
from tests.games.quacks.table import Table
from tests.referee import quacks as referee
from tests.referee.quacks import Pot, Spending

LOW = Pot(2)
"""Two coins buy nothing, so that spending comes at once."""
PART_OF = {"tube": "tube", "refill": "flask", "pot": "droplet"}


def spendings(table: Table, seat: int) -> Iterator[Spending]:
    """Everything that a seat can spend rubies on from here on, once for each way to say it."""
    for phrase in sorted(table.open_to(seat)):
        if phrase == "done":
            yield Spending()
            continue
        then = table.copied()
        then.does(phrase, seat=seat)
        for rest in spendings(then, seat):
            part = PART_OF[phrase]
            yield rest._replace(**{part: getattr(rest, part) + 1})


# --- 18.1 steps


@pytest.mark.rules("18.1")
def test_two_rubies_are_a_step_of_the_droplet() -> None:
    table = brewed(LOW, LOW, rubies=[2, 0])
    assert (table.phase, table.asked(0)) == ("spending", "spend")
    assert table.open_to(0) == {"pot", "done"}
    table.does("pot", seat=0)
    assert (table.rubies(0), table.droplet(0)) == (0, 1)
    assert ("paid-rubies", 0, 2) in [event[:3] for event in table.told]


@pytest.mark.rules("18.1")
def test_steps_can_be_bought_as_often_as_the_player_likes() -> None:
    table = brewed(LOW, LOW, rubies=[9, 0])
    table.does("pot", "pot", "pot", "pot", seat=0)
    assert (table.rubies(0), table.droplet(0)) == (1, 4)
    assert table.why("pot", 0) == "18.1"


@pytest.mark.rules("18.1", "22.1")
def test_one_ruby_buys_nothing_and_nobody_is_asked() -> None:
    table = brewed(LOW, LOW, rubies=[1, 0], flasks=[0, 0])
    assert (table.turn, table.phase) == (2, "brewing")
    assert table.rubies(0) == 1


@pytest.mark.rules("18.1")
def test_rubies_may_be_kept() -> None:
    table = brewed(LOW, LOW, rubies=[4, 0])
    table.does("done", seat=0)
    assert (table.turn, table.rubies(0), table.droplet(0)) == (2, 4, 0)


@pytest.mark.rules("18.1", "17.1")
def test_the_ruby_of_this_turn_can_be_spent_at_once() -> None:
    table = brewed(Pot(5), LOW, rubies=[1, 0])
    table.does("done", seat=0)
    assert table.asked(0) == "spend"
    table.does("pot", seat=0)
    assert table.rubies(0) == 0


@pytest.mark.rules("18.1", "8.2")
def test_the_next_brew_begins_at_the_new_droplet() -> None:
    table = brewed(LOW, LOW, rubies=[4, 0])
    table.does("pot", "pot", "done", seat=0)
    table.draws(0, "white-2")
    assert table.pot(0) == {4: "white-2"}


# --- 18.2 the flask


@pytest.mark.rules("18.2")
def test_two_rubies_fill_an_empty_flask() -> None:
    table = brewed(LOW, LOW, rubies=[2, 0], flasks=[0, 1])
    assert table.open_to(0) == {"refill", "pot", "done"}
    table.does("refill", seat=0)
    assert (table.rubies(0), table.flask(0)) == (0, True)
    assert [event[:2] for event in table.heard("refilled")] == [("refilled", 0)]


@pytest.mark.rules("18.2")
def test_a_full_flask_is_not_filled() -> None:
    table = brewed(LOW, LOW, rubies=[6, 0])
    assert table.why("refill", 0) == "18.2"
    table = brewed(LOW, LOW, rubies=[6, 0], flasks=[0, 1])
    table.does("refill", seat=0)
    assert not table.can("refill", 0)
    assert table.why("refill", 0) == "18.2"


@pytest.mark.rules("18.2", "8.13")
def test_without_rubies_an_empty_flask_stays_empty() -> None:
    table = brewed(LOW, LOW, flasks=[0, 1])
    assert table.turn == 2
    assert [table.flask(seat) for seat in (0, 1)] == [False, True]


@pytest.mark.rules("18.2", "8.12")
def test_a_flask_that_was_filled_serves_in_the_next_turn() -> None:
    table = brewed(LOW, LOW, rubies=[2, 0], flasks=[0, 1])
    table.does("refill", "done", seat=0)
    table.draws(0, "white-1")
    assert table.can("flask", 0)


@pytest.mark.rules("18.1", "18.2")
def test_rubies_pay_for_either_or_for_both() -> None:
    table = brewed(LOW, LOW, rubies=[5, 0], flasks=[0, 1])
    table.does("refill", "pot", seat=0)
    assert (table.rubies(0), table.droplet(0), table.flask(0)) == (1, 1, True)


# --- 18.3 the last space


@pytest.mark.rules("18.3", "22.1")
def test_the_droplet_goes_no_further_than_space_52() -> None:
    """Q9."""
    table = brewed(Pot(53), LOW, rubies=[6, 0])
    table.does("done", seat=0)
    assert table.droplet(0) == 51
    table.does("pot", seat=0)
    assert table.droplet(0) == 52
    assert not table.can("pot", 0)
    assert table.why("pot", 0) == "18.3"


@pytest.mark.rules("18.3", "22.1")
def test_a_droplet_at_its_end_and_a_full_flask_leave_nothing_to_ask() -> None:
    table = Table(droplets=[52, 0], rubies=[6, 0], faces=["pumpkin"])
    table.brews(0, "orange-1")
    table.brews(1, "orange-1")
    table.stops(1)
    table.does("done", seat=0)
    assert table.turn == 2


# --- 3.6 at the same time, 20.2 not in the last turn


@pytest.mark.rules("3.6", "18.1")
def test_everybody_spends_at_the_same_time() -> None:
    """Q66."""
    table = brewed(LOW, LOW, LOW, rubies=[2, 1, 5], start=1)
    assert set(table.waiting) == {0, 2}
    table.does("pot", "done", seat=0)
    assert set(table.waiting) == {2}
    table.does("done", seat=2)
    assert table.turn == 2


@pytest.mark.rules("20.2")
def test_in_the_last_turn_neither_droplet_nor_flask_can_be_paid_for() -> None:
    table = brewed(LOW, LOW, turn=9, rubies=[5, 0], flasks=[0, 1])
    assert table.over
    assert (table.droplet(0), table.flask(0)) == (0, False)
    assert (table.points(0), table.points(1)) == (2, 0)


# --- 22.4 every way to spend by exactly one path


@pytest.mark.rules("22.4", "18.1", "18.2")
def test_the_flask_is_named_before_steps_of_the_droplet() -> None:
    table = brewed(LOW, LOW, rubies=[6, 0], flasks=[0, 1])
    table.does("pot", seat=0)
    assert table.open_to(0) == {"pot", "done"}
    assert table.why("refill", 0) == "22.4"


@for_each("flask", [0, 1])
@for_each("rubies", [2, 3, 5, 8])
@pytest.mark.rules("22.4", "18.1", "18.2", "18.3")
def test_every_way_to_spend_rubies_has_one_path(rubies: int, flask: int) -> None:
    for droplet in (0, 50):
        table = brewed(Pot(droplet + 2), LOW, rubies=[rubies, 0], flasks=[flask, 1])
        if table.phase == "shopping":
            table.does("done", seat=0)
        has = table.rubies(0)
        expected = referee.spendings(has, flask_full=bool(flask), droplet=droplet)
        found = Counter(spendings(table, 0))
        assert set(found) == expected
        assert set(found.values()) == {1}
