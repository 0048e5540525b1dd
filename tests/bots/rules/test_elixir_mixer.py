"""The greedy bot of Elixir Mixer: what it does in plain situations."""

from __future__ import annotations

import pytest

from stillroom.bots.elixir_mixer.program import Memory, Policy, decide
from stillroom.games.elixir_mixer.state import State
from stillroom.kernel.dice import Dice
from tests.games.elixir_mixer.names import PHRASE_OF, cards
from tests.games.elixir_mixer.table import Table

DULL = ["green-1", "purple-1", "blue-1"]
"""Cards that complete nothing."""


def greedy(table: Table) -> str:
    """What the greedy bot does at a table, in words."""
    state = table.state
    assert isinstance(state, State)
    return PHRASE_OF[decide(state, state.active_seat, Policy.GREEDY, Memory(), Dice())]


def test_it_takes_the_card_that_completes_an_elixir() -> None:
    table = Table(hand=["red-6", *DULL], market=["yellow-7", "red-4", "blue-2"])
    assert greedy(table) == "take red-4"


def test_it_prefers_the_elixir_that_brings_a_bonus_card_too() -> None:
    table = Table(
        hand=["red-6", "blue-6"],
        market=["red-4", "blue-4"],
        elixirs={0: ["red-10", "red-11"]},
        showing={"red": 12},
    )
    assert greedy(table) == "take blue-4"
    table = Table(
        hand=["red-6", "blue-7", "blue-1"],
        market=["red-6", "blue-2"],
        elixirs={0: ["red-10", "red-11"]},
        showing={"red": 12},
    )
    assert greedy(table) == "take red-6"


def test_it_trades_for_the_card_that_completes_an_elixir_when_nothing_else_does() -> None:
    market = ["red-1", "red-3", "yellow-3", "yellow-4", "purple-7"]
    table = Table(hand=["red-6", "green-7", "green-1"], market=market, bonuses={"mixed-elixir": 1})
    assert greedy(table) == "give green-7"
    table.does("give green-7")
    while table.asked == "trade":
        table.does(greedy(table))
    assert table.hand(0) == cards("red-6", "red-3", "red-1", "yellow-3", "green-1")
    assert greedy(table) == "mix red"


def test_it_takes_a_card_for_the_mixed_elixir_too() -> None:
    table = Table(hand=["red-7", "blue-6"], market=["yellow-2", "purple-2", "yellow-4"])
    assert greedy(table) == "take yellow-4"


def test_it_draws_when_no_pick_completes_anything() -> None:
    """E31."""
    assert greedy(Table(hand=DULL, market=["red-1", "yellow-1"])) == "draw"


def test_it_takes_something_useful_when_nothing_can_be_drawn() -> None:
    """E31."""
    table = Table(hand=["blue-1", "blue-1"], draw_pile=[], discard_pile=[], rest="market")
    assert greedy(table) == "take wild"


def test_it_mixes_what_it_can_and_ends_the_turn_when_nothing_is_left() -> None:
    table = Table(choice="mix", hand=["red-6", "red-4", "blue-1"])
    assert greedy(table) == "mix red"
    assert greedy(Table(choice="mix", hand=DULL)) == "end turn"


def test_it_spends_no_wild_card_that_it_can_keep() -> None:
    table = Table(choice="mix", hand=["wild", "red-6", "red-4", "blue-1"], bonuses={"four-red": 1})
    table.does("mix red")
    assert greedy(table) == "name red-6"
    table = Table(choice="mix", hand=["wild", "red-6", "blue-1"])
    table.does("mix red")
    assert greedy(table) == "name wild"


@pytest.mark.parametrize("exactly", [0, 1])
def test_it_uses_four_cards_where_that_earns_a_bonus_card(exactly: int) -> None:
    table = Table(
        choice="mix",
        hand=["red-7", "red-4", "red-3", "red-2", "red-1"],
        options={"four_cards_exactly": exactly},
    )
    table.does("mix red")
    assert greedy(table) == "name red-4"


def test_it_keeps_the_cards_that_are_nearest_to_an_elixir() -> None:
    hand = ["red-7", "red-6", "wild", "red-2", "red-5", "blue-1"]
    table = Table(choice="mix", hand=hand, showing={"red": 15})
    table.does("end turn")
    assert greedy(table) == "name blue-1"


EMPTY_BLUE_PILE = {0: ["blue-10", "blue-12", "blue-14"], 1: ["blue-11", "blue-13", "blue-15"]}


def test_it_makes_no_plans_for_an_empty_pile() -> None:
    table = Table(
        hand=["blue-6", "red-6"],
        market=["blue-4", "red-4"],
        elixirs=EMPTY_BLUE_PILE,
        showing={"blue": 16},
    )
    assert greedy(table) == "take red-4"
    hand = ["blue-7", "red-7", "red-6", "red-5", "red-2", "wild"]
    table = Table(choice="mix", hand=hand, elixirs=EMPTY_BLUE_PILE, showing={"blue": 16})
    table.does("end turn")
    assert greedy(table) == "name blue-7"
