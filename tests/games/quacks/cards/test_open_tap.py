"""6.11  Flasks for free: all flasks are filled at the end of the turn."""

from __future__ import annotations

import pytest

from tests.games.quacks.cards.brews import explodes, stops_after
from tests.games.quacks.table import Table

CARD = "open-tap"


@pytest.mark.rules("6.11", "18.2")
def test_used_flasks_are_filled_before_rubies_are_spent() -> None:
    table = Table(card=CARD, rubies=[2, 2], faces=["droplet"])
    table.brews(0, "white-2")
    table.does("flask", seat=0)
    stops_after(table, 0, "orange-1")
    stops_after(table, 1, "white-2")
    assert not table.flask(0)
    table.goes_to("spending")
    assert table.flask(0)
    assert table.rubies(0) == 2
    assert table.open_to(0) == {"pot", "done"}
    assert table.why("refill", 0) == "18.2"


@pytest.mark.rules("6.11", "8.13")
def test_an_empty_flask_is_not_filled_before_the_brew() -> None:
    table = Table(turn=4, card=CARD, flasks=[0, 1])
    table.draws(0, "white-1")
    assert table.why("flask", 0) == "8.13"


@pytest.mark.rules("6.11")
def test_all_flasks_are_filled_also_those_of_exploded_pots() -> None:
    table = Table(
        seats=3, turn=4, card=CARD, flasks=[0, 0, 1], rubies=[2, 2, 2], faces=["droplet", "droplet"]
    )
    explodes(table, 0)
    stops_after(table, 1, "orange-1")
    stops_after(table, 2, "orange-1")
    table.goes_to("spending")
    assert [table.flask(seat) for seat in range(3)] == [True, True, True]


@pytest.mark.rules("6.11")
def test_it_is_told_as_a_gift_of_the_card() -> None:
    table = Table(turn=4, card=CARD, flasks=[0, 1], rubies=[0, 0], faces=["droplet"])
    stops_after(table, 0, "white-1*2")
    stops_after(table, 1, "orange-1")
    assert not table.heard("refilled")
    while not table.heard("refilled"):
        table.plainly(table.waiting[0])
    assert [row[1:3] for row in table.heard("refilled")] == [(0, 1)]


@pytest.mark.rules("6.11")
def test_without_the_card_a_flask_stays_empty() -> None:
    table = Table(turn=4, card="two-throws", flasks=[0, 1], rubies=[2, 2], faces=["ruby", "ruby"])
    stops_after(table, 0, "white-1*2")
    stops_after(table, 1, "orange-1")
    table.goes_to("spending")
    assert not table.flask(0)
    assert table.can("refill", 0)


@pytest.mark.rules("6.11", "8.12")
def test_in_the_next_turn_the_flask_can_be_used() -> None:
    table = Table(turn=4, card=CARD, flasks=[0, 0], rubies=[0, 0], faces=["droplet"])
    stops_after(table, 0, "white-1*2")
    stops_after(table, 1, "orange-1")
    while table.turn == 4:
        table.plainly(table.waiting[0])
    table.draws(0, "white-1")
    assert table.can("flask", 0)
