"""Chapter 3: picking ingredients."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.elixir_mixer.names import cards
from tests.games.elixir_mixer.table import Table

TWELVE = [f"{colour}-{value}" for colour in ("red", "yellow") for value in range(1, 7)]
"""Twelve different cards, for a discard pile."""


# --- 3.1 exactly one of three things


@pytest.mark.rules("3.1")
def test_a_turn_begins_with_picking_even_with_a_hand_that_can_mix() -> None:
    """E7."""
    table = Table(hand=["yellow-4", "yellow-6", "purple-7"])
    for phrase in ("mix yellow", "mix seventeen", "end turn"):
        assert not table.can(phrase)
        assert table.why(phrase) == "3.1"
    table.draws()
    assert {"mix yellow", "mix seventeen", "end turn"} <= table.open


PICKS = {
    "draw": ["draw"],
    "take": ["take green-7"],
    "trade": ["give blue-7", "name green-7"],
}


@for_each("pick", PICKS.values())
@pytest.mark.rules("3.1", "4.1")
def test_only_one_of_the_three_things_is_done_in_a_turn(pick: list[str]) -> None:
    """E7."""
    table = Table(hand=["blue-7", "blue-2", "red-1"], market=["green-7", "yellow-2"])
    assert {"draw", "take green-7", "take yellow-2", "give blue-7", "give blue-2"} == table.open
    table.does(*pick)
    assert table.asked == "mix"
    picks = ["draw", "take yellow-2", "give blue-2", "take green-7", "give green-7"]
    assert not table.open.intersection(picks)
    assert {table.why(phrase) for phrase in picks} == {"3.1"}


@pytest.mark.rules("3.1")
def test_a_card_just_drawn_cannot_be_traded() -> None:
    """E9."""
    table = Table(hand=["blue-1"], market=["green-7"], draws=["red-7"])
    table.draws()
    assert "red-7" in table.hand(0)
    assert not table.can("give red-7")
    assert table.why("give red-7") == "3.1"
    table.finished()


@pytest.mark.rules("3.1")
def test_a_card_just_taken_cannot_be_traded() -> None:
    table = Table(hand=["blue-1"], market=["red-7", "green-7"])
    table.takes("red-7")
    assert not table.can("give red-7")


@pytest.mark.rules("3.1", "3.5")
def test_a_player_with_an_empty_hand_can_only_draw_or_take() -> None:
    """E10."""
    table = Table(hand=[], market=["blue-1", "red-7", "wild"])
    assert table.open == {"draw", "take blue-1", "take red-7", "take wild"}
    assert table.why("give blue-1") == "3.5"


# --- 3.2 drawing


@pytest.mark.rules("3.2")
def test_a_drawn_card_comes_from_the_draw_pile_into_the_hand() -> None:
    table = Table(hand=["blue-1", "blue-2"], draws=["red-5"])
    pile, market = len(table.draw_pile), table.market
    table.draws()
    assert table.hand(0) == cards("blue-1", "blue-2", "red-5")
    assert len(table.draw_pile) == pile - 1
    assert table.market == market
    assert table.events == [("drew", 0, "red-5")]
    assert (table.active, table.asked) == (0, "mix")
    table.finished()


@pytest.mark.rules("3.2")
def test_every_card_of_the_draw_pile_may_be_on_top() -> None:
    drawn = set()
    for seed in range(60):
        table = Table(
            hand=["blue-1"], draw_pile=["red-1", "red-2", "wild"], rest="market", seed=seed
        )
        table.draws()
        drawn |= set(table.hand(0)) - {"blue-1"}
    assert drawn == {"red-1", "red-2", "wild"}


# --- 3.3 the piles


@pytest.mark.rules("3.3")
def test_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    """E16."""
    table = Table(
        hand=["blue-1"], draw_pile=[], discard_pile=TWELVE, rest="market", draws=["red-3"]
    )
    table.draws()
    assert len(table.draw_pile) == 11
    assert table.discard_pile == ()
    assert table.events == [("reshuffled", 12), ("drew", 0, "red-3")]
    table.finished()


@pytest.mark.rules("3.3")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    """E16."""
    table = Table(
        hand=["blue-1"], draw_pile=["wild"], discard_pile=TWELVE, rest="market", draws=["wild"]
    )
    table.draws()
    assert table.draw_pile == ()
    assert table.discard_pile == cards(*TWELVE)
    assert table.events == [("drew", 0, "wild")]
    table.ends_turn()
    assert table.discard_pile == cards(*TWELVE)
    table.finished()


@pytest.mark.rules("3.3", "6.2")
def test_in_the_middle_of_a_refill_the_old_pile_is_drawn_out_first() -> None:
    """E16."""
    table = Table(
        hand=["red-7", "red-2"],
        market=["blue-1", "purple-1", "blue-2", "blue-3", "green-5", "green-6"],
        draw_pile=["wild"],
        rest="discard_pile",
        draws=["wild", "yellow-7", "yellow-6"],
    )
    in_discard_pile = len(table.discard_pile)
    table.trades("red-7", "blue-1", "purple-1", "blue-2", "blue-3")
    table.ends_turn()
    assert table.events == [
        ("turn-ended", 0, 0),
        ("refilled", "wild"),
        ("reshuffled", in_discard_pile),
        ("refilled", "yellow-7"),
        ("refilled", "yellow-6"),
        ("turn-began", 1, 2),
    ]
    assert len(table.market) == 6
    assert table.discard_pile == ()
    assert len(table.draw_pile) == in_discard_pile - 2
    table.finished()


@pytest.mark.rules("3.3", "4.3", "6.2")
def test_cards_mixed_in_a_turn_may_come_up_in_the_refill_of_the_same_turn() -> None:
    table = Table(
        hand=["yellow-4", "yellow-6", "red-1"],
        market=["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"],
        draw_pile=[],
        rest="discard_pile",
        draws=["yellow-4"],
    )
    table.takes("blue-1")
    table.mixes("yellow", "yellow-4", "yellow-6")
    table.ends_turn()
    assert "yellow-4" in table.market
    assert "yellow-6" in table.draw_pile
    table.finished()


FOUR_FULL_HANDS = {
    1: ["red-1", "red-1", "red-2", "red-2", "red-3"],
    2: ["red-3", "red-4", "red-4", "red-5", "red-5"],
    3: ["red-6", "red-6", "red-7", "red-7", "wild"],
}


@pytest.mark.rules("3.3")
def test_with_both_piles_empty_nobody_can_draw() -> None:
    """E16."""
    table = Table(seats=4, hand=["blue-1"], hands=FOUR_FULL_HANDS, draw_pile=[], rest="market")
    assert not table.can("draw")
    assert table.why("draw") == "3.3"
    assert {"take blue-1", "give blue-1"} <= table.open


@pytest.mark.rules("3.3", "3.5")
def test_with_both_piles_and_the_hand_empty_a_player_can_only_take() -> None:
    """E10, E16."""
    table = Table(seats=4, hand=[], hands=FOUR_FULL_HANDS, draw_pile=[], rest="market")
    assert {phrase.split()[0] for phrase in table.open} == {"take"}


@pytest.mark.rules("3.3", "6.2")
def test_with_both_piles_empty_the_market_is_large_enough_and_nothing_is_refilled() -> None:
    """E12, E16."""
    hand = ["blue-1", "blue-2", "blue-3", "blue-4"]
    table = Table(seats=4, hand=hand, hands=FOUR_FULL_HANDS, draw_pile=[], rest="market", draws=[])
    assert len(table.market) == 53
    table.takes("green-7")
    table.ends_turn()
    assert len(table.market) == 52
    assert table.events == [("turn-ended", 0, 0), ("turn-began", 1, 2)]


@pytest.mark.rules("3.3")
def test_used_cards_alone_are_enough_to_draw_again() -> None:
    table = Table(
        seats=4,
        choice="mix",
        hand=["yellow-4", "yellow-6"],
        hands=FOUR_FULL_HANDS,
        draw_pile=[],
        rest="market",
        draws=["yellow-6"],
    )
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert (table.active, table.can("draw")) == (1, True)
    table.draws()
    assert table.events == [("reshuffled", 2), ("drew", 1, "yellow-6")]
    table.finished()


# --- 3.4 taking


@pytest.mark.rules("3.4")
def test_a_taken_card_comes_from_the_market_which_stays_short_until_the_turn_ends() -> None:
    """E11."""
    market = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "red-5"]
    table = Table(hand=["blue-7", "blue-3", "red-1"], market=market, draws=["wild"])
    table.takes("red-5")
    assert table.hand(0) == cards("blue-3", "blue-7", "red-1", "red-5")
    assert table.market == cards("blue-1", "blue-2", "blue-3", "green-1", "green-2")
    assert table.events == [("took", 0, "red-5")]
    table.mixes("blue", "blue-3", "blue-7")
    assert len(table.market) == 5
    table.ends_turn()
    assert table.market == cards("blue-1", "blue-2", "blue-3", "green-1", "green-2", "wild")
    table.finished()


@pytest.mark.rules("3.4")
def test_only_a_card_of_the_market_can_be_taken() -> None:
    table = Table(hand=["blue-7"], market=["red-5", "red-5"])
    assert table.can("take red-5")
    assert not table.can("take red-4")
    assert table.why("take red-4") == "3.4"
    table.takes("red-5")
    assert table.market == ("red-5",)


# --- 3.5 trading


@pytest.mark.rules("3.5")
def test_a_blue_7_is_traded_for_a_yellow_6_and_a_purple_1_as_in_the_rulebook() -> None:
    market = ["yellow-6", "purple-1", "red-3", "green-5", "blue-5", "red-5"]
    table = Table(hand=["blue-7", "red-2"], market=market)
    assert table.ways("give blue-7") == {cards("yellow-6", "purple-1")}
    table.trades("blue-7", "yellow-6", "purple-1")
    assert table.hand(0) == cards("red-2", "yellow-6", "purple-1")
    assert table.market == cards("blue-7", "red-3", "green-5", "blue-5", "red-5")
    assert table.events == [
        ("offered", 0, "blue-7"),
        ("received", 0, "yellow-6"),
        ("received", 0, "purple-1"),
        ("traded", 0, "blue-7"),
    ]
    assert (table.active, table.asked) == (0, "mix")


TRADES = {
    "no exact sum": ("blue-5", ["red-2", "red-4", "red-7", "green-7", "yellow-7", "purple-7"], []),
    "no change is given": ("blue-2", ["red-3", "red-4"], []),
    "an empty market": ("blue-2", [], []),
    "a single equal card": ("blue-7", ["red-7"], [["red-7"]]),
    "an identical card": ("blue-7", ["blue-7"], [["blue-7"]]),
    "a wild card gives four": ("wild", ["blue-1", "green-3"], [["blue-1", "green-3"]]),
    "a wild card takes four": ("red-7", ["wild", "green-3"], [["wild", "green-3"]]),
    "a wild card for a wild card": ("wild", ["wild", "red-4"], [["wild"], ["red-4"]]),
    "equal cards make one trade": ("blue-6", ["red-3", "red-3"], [["red-3", "red-3"]]),
    "one of two equal cards": ("blue-3", ["red-3", "red-3"], [["red-3"]]),
    "several sums": (
        "green-6",
        ["red-1", "blue-2", "wild", "purple-6", "red-5"],
        [["purple-6"], ["red-1", "red-5"], ["blue-2", "wild"]],
    ),
}


@for_each(("given", "market", "expected"), TRADES.values())
@pytest.mark.rules("3.5", "9.1")
def test_a_card_is_traded_for_market_cards_of_exactly_its_value(
    given: str, market: list[str], expected: list[list[str]]
) -> None:
    """E4, E8, E10."""
    table = Table(hand=[given, "yellow-1", "yellow-1"], market=market)
    assert table.ways(f"give {given}") == {cards(*taken) for taken in expected}
    assert table.can(f"give {given}") == bool(expected)
    assert table.why(f"give {given}") == ("" if expected else "3.5")


@pytest.mark.rules("3.5", "8.3")
def test_a_card_may_be_traded_for_its_twin() -> None:
    """E8: in effect a pass, except that everybody has seen the card that is in the hand now."""
    market = ["blue-7", "red-1", "red-2", "red-3", "red-4", "red-5"]
    table = Table(hand=["blue-7", "green-1"], market=market)
    table.trades("blue-7", "blue-7")
    assert table.hand(0) == cards("blue-7", "green-1")
    assert table.market == cards(*market)
    assert table.known(0) == ("blue-7",)


@pytest.mark.rules("3.5")
def test_two_cards_cannot_be_given_together() -> None:
    table = Table(hand=["blue-3", "green-4"], market=["red-7", "red-3", "red-4"])
    table.does("give blue-3")
    assert table.open == {"name red-3"}
    assert table.why("give green-4") == "3.5"
    assert not Table(hand=["blue-3", "green-4"], market=["red-7"]).can("give blue-3")


@pytest.mark.rules("3.5", "6.1")
def test_a_seven_traded_for_seven_ones_makes_the_largest_hand() -> None:
    """E15."""
    ones = ["blue-1", "blue-1", "purple-1", "purple-1", "green-1", "green-1", "yellow-1"]
    table = Table(hand=["green-7", "red-2", "red-3", "red-4", "red-5"], market=ones)
    table.trades("green-7", *ones)
    assert table.hand_size(0) == 11
    assert table.market == ("green-7",)
    assert (table.active, table.asked) == (0, "mix")


@pytest.mark.rules("3.5", "9.1")
def test_a_trade_takes_the_whole_value_and_not_less() -> None:
    table = Table(hand=["blue-4", "blue-1"], market=["red-2", "red-2"])
    table.does("give blue-4", "name red-2")
    assert table.open == {"name red-2"}
    assert table.why("end turn") == "3.5"


@pytest.mark.rules("3.5")
def test_only_a_card_of_the_hand_can_be_given() -> None:
    table = Table(hand=["blue-4"], market=["red-4"], hands={1: ["green-4"]})
    assert not table.can("give green-4")
    assert table.why("give green-4") == "3.5"


# --- 3.6 the card given


@pytest.mark.rules("3.6")
def test_the_card_given_cannot_be_part_of_its_own_price() -> None:
    """E8."""
    table = Table(hand=["red-4", "blue-1"], market=["red-5", "red-6"])
    assert not table.can("give red-4")
    table = Table(hand=["red-4", "blue-1"], market=["green-4", "red-6"])
    table.does("give red-4")
    assert table.open == {"name green-4"}
    assert table.why("name red-4") == "3.5"


@pytest.mark.rules("3.6")
def test_the_card_given_joins_the_market_when_the_trade_is_complete() -> None:
    table = Table(hand=["red-7", "blue-1"], market=["green-3", "green-4", "green-5"])
    table.does("give red-7")
    assert "red-7" not in (*table.market, *table.hand(0), *table.discard_pile)
    table.does("name green-4")
    assert table.market == cards("green-3", "green-5")
    table.does("name green-3")
    assert table.market == cards("green-5", "red-7")
    assert table.discard_pile == ()


@pytest.mark.rules("3.4", "3.6", "6.2")
def test_after_a_trade_of_one_for_three_the_market_has_four_cards_until_the_turn_ends() -> None:
    """E11."""
    market = ["red-1", "red-2", "red-3", "green-6", "green-7", "blue-7"]
    table = Table(hand=["blue-6", "blue-1"], market=market, draws=["wild", "wild"])
    table.trades("blue-6", "red-1", "red-2", "red-3")
    assert table.market == cards("blue-6", "green-6", "green-7", "blue-7")
    table.ends_turn()
    assert table.market == cards("blue-6", "green-6", "green-7", "blue-7", "wild", "wild")
    table.finished()
