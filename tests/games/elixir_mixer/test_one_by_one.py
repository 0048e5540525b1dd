"""Chapter 9: one card after another."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.elixir_mixer.names import COLOURS, cards
from tests.games.elixir_mixer.table import Table


@pytest.mark.rules("9.1")
def test_the_wild_card_comes_first_then_red_7_to_red_1_yellow_green_purple_blue() -> None:
    ones = [f"{colour}-1" for colour in COLOURS]
    table = Table(hand=["green-4"], market=[*ones, "wild", "red-2"])
    table.does("give green-4")
    assert table.open == {f"name {card}" for card in ("wild", "red-2", "red-1", "yellow-1")}
    table.does("name red-2")
    assert table.open == {f"name {card}" for card in ("red-1", "yellow-1", "green-1", "purple-1")}
    assert table.why("name wild") == "9.1"
    table.does("name green-1")
    assert table.open == {"name purple-1", "name blue-1"}


@pytest.mark.rules("9.1")
def test_a_card_above_the_last_one_named_is_too_late() -> None:
    table = Table(choice="mix", hand=["red-1", "red-2", "red-3", "red-4", "red-7"])
    table.does("mix red", "name red-4")
    assert table.open == {"name red-3"}
    assert table.why("name red-7") == "9.1"


@pytest.mark.rules("9.1")
def test_only_cards_are_offered_that_can_still_lead_to_the_exact_sum() -> None:
    table = Table(choice="mix", hand=["red-1", "red-2", "red-3", "red-4", "red-7"])
    table.does("mix red")
    assert table.open == {"name red-7", "name red-4"}
    table.does("name red-7")
    assert table.open == {"name red-3", "name red-2"}
    table.does("name red-2")
    assert table.open == {"name red-1"}


@pytest.mark.rules("9.1")
def test_two_equal_cards_are_named_one_after_the_other() -> None:
    table = Table(choice="mix", hand=["red-5", "red-5", "blue-1", "blue-2"])
    table.does("mix red")
    assert table.open == {"name red-5"}
    table.does("name red-5")
    assert table.open == {"name red-5"}
    table.does("name red-5")
    assert table.elixirs(0) == ("red-10",)


@pytest.mark.rules("9.1", "5.7")
def test_for_the_mixed_elixir_every_colour_may_follow() -> None:
    table = Table(choice="mix", hand=["wild", "red-7", "green-6", "blue-4", "blue-1"])
    table.does("mix seventeen")
    assert table.open == {"name wild", "name red-7"}
    table.does("name wild")
    assert table.open == {"name red-7"}
    table.does("name red-7")
    assert table.open == {"name green-6"}


@pytest.mark.rules("9.1", "6.1")
def test_a_discard_is_offered_only_while_enough_cards_lie_below_it() -> None:
    hand = ["wild", "red-2", "yellow-3", "yellow-3", "green-5", "blue-2", "blue-1", "blue-1"]
    table = Table(choice="mix", hand=hand)
    table.ends_turn()
    assert not table.can("name blue-1")
    assert table.why("name blue-1") == "9.1"
    assert table.can("name blue-2")
    table.does("name yellow-3")
    assert table.open == {"name yellow-3", "name green-5", "name blue-2", "name blue-1"}
    assert table.why("name wild") == "9.1"
    table.does("name blue-1")
    assert table.open == {"name blue-1"}
    table.does("name blue-1")
    assert table.hand(0) == cards("wild", "red-2", "yellow-3", "green-5", "blue-2")


@pytest.mark.rules("9.1")
def test_every_choice_of_discards_has_exactly_one_way() -> None:
    hand = ["red-1", "red-1", "red-2", "yellow-1", "yellow-1", "green-7", "blue-2"]
    table = Table(choice="mix", hand=hand)
    pairs = {cards(one, other) for i, one in enumerate(hand) for other in hand[i + 1 :]}
    assert table.ways("end turn") == pairs


@pytest.mark.rules("9.1")
def test_what_is_used_counts_at_once() -> None:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-1", "red-2"])
    table.does("mix yellow", "name yellow-6")
    assert table.hand(0) == cards("yellow-4", "red-1", "red-2")
    assert table.discard_pile == ("yellow-6",)
    assert table.points(0) == 0
    assert table.showing("yellow") == 10


@pytest.mark.rules("9.1")
def test_what_is_traded_counts_at_once() -> None:
    table = Table(hand=["red-7", "blue-1"], market=["green-3", "green-4"])
    table.does("give red-7")
    assert table.hand(0) == ("blue-1",)
    table.does("name green-4")
    assert table.hand(0) == cards("blue-1", "green-4")
    assert table.market == ("green-3",)


@pytest.mark.rules("9.1")
def test_what_is_discarded_counts_at_once() -> None:
    hand = ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7"]
    table = Table(choice="mix", hand=hand, market=[])
    table.ends_turn()
    table.does("name red-7")
    assert table.market == ("red-7",)
    assert table.hand_size(0) == 6
    assert (table.active, table.asked) == (0, "discard")


BEGUN = {
    "a trade": ({"name red-3"}, "give blue-3"),
    "a mix": ({"name yellow-6"}, "draw", "mix yellow"),
    "a mixed elixir": ({"name yellow-6"}, "draw", "mix seventeen"),
    "a discard": ({"name wild"}, "draw", "end turn"),
}


@for_each("begun", BEGUN.values())
@pytest.mark.rules("9.1")
def test_there_is_no_going_back(begun: tuple[set[str], *tuple[str, ...]]) -> None:
    first, *steps = begun
    hand = ["yellow-4", "yellow-6", "blue-7", "blue-3", "purple-1"]
    table = Table(hand=hand, market=["red-3", "red-3"], draws=["wild"])
    table.does(*steps)
    assert first <= table.open
    assert {phrase.split()[0] for phrase in table.open} == {"name"}
