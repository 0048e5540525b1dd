"""The referee's cards, trades, mixes and discards, held against the rulebook's examples."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.cases import for_each
from tests.referee.elixir_mixer import (
    BONUS_NAMES,
    COLOURS,
    colour,
    deck,
    discards,
    mixed_elixirs,
    mixes,
    multiset,
    total,
    trades,
    value,
)
from tests.referee.elixir_mixer_mixes import PLAIN, cards

# --- cards


def test_the_deck_has_two_of_each_value_in_each_colour_and_two_wild_cards() -> None:
    counts = Counter(deck())
    assert counts.total() == 72
    assert len(counts) == 36
    assert set(counts.values()) == {2}
    assert counts["wild"] == 2


def test_a_card_tells_its_value_and_its_colour() -> None:
    assert (value("blue-7"), colour("blue-7")) == (7, "blue")
    assert (value("red-1"), colour("red-1")) == (1, "red")


def test_a_wild_card_is_a_four_without_a_colour() -> None:
    assert (value("wild"), colour("wild")) == (4, None)


@for_each("name", ["blue-8", "blue-0", "black-3", "wild-4", "blue", ""])
def test_an_unknown_card_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        value(name)
    with pytest.raises(ValueError, match="no such card"):
        colour(name)


def test_ten_bonus_cards_exist() -> None:
    assert len(BONUS_NAMES) == len(set(BONUS_NAMES)) == 10


# --- trading


def test_a_blue_7_buys_a_yellow_6_and_a_purple_1_as_in_the_rulebook() -> None:
    market = ["yellow-6", "purple-1", "red-3", "green-5", "blue-5", "red-5"]
    assert trades(market, "blue-7") == {cards("yellow-6", "purple-1")}


def test_a_single_card_of_the_same_value_is_a_trade() -> None:
    assert trades(["red-7"], "blue-7") == {cards("red-7")}


def test_a_card_may_be_traded_for_its_identical_twin() -> None:
    assert trades(["blue-7"], "blue-7") == {cards("blue-7")}


def test_without_an_exact_sum_there_is_no_trade_and_no_change_is_given() -> None:
    assert trades(["red-2", "red-4", "red-7"], "blue-5") == set()
    assert trades([], "blue-1") == set()


def test_a_wild_card_is_a_four_on_both_sides_of_a_trade() -> None:
    assert trades(["blue-1", "green-3"], "wild") == {cards("blue-1", "green-3")}
    assert trades(["wild", "green-3"], "red-7") == {cards("wild", "green-3")}
    assert trades(["wild", "red-4"], "wild") == {cards("wild"), cards("red-4")}


def test_equal_market_cards_make_one_trade_and_not_two() -> None:
    assert trades(["red-3", "red-3"], "blue-3") == {cards("red-3")}
    assert trades(["red-3", "red-3"], "blue-6") == {cards("red-3", "red-3")}


def test_a_7_buys_seven_1s() -> None:
    market = [f"{name}-1" for name in COLOURS] + ["red-1", "blue-1"]
    assert trades(market, "green-7") == {multiset(market)}


def test_trades_agree_with_trying_every_subset_of_small_markets() -> None:
    lot = random.Random(17)
    for _ in range(150):
        market = lot.sample(deck(), lot.randint(0, 11))
        given = lot.choice(deck())
        tried = {
            multiset(chosen)
            for size in range(1, len(market) + 1)
            for chosen in combinations(market, size)
            if total(chosen) == value(given)
        }
        assert trades(market, given) == tried


def test_trades_cope_with_a_market_of_sixty_cards() -> None:
    low_first = sorted(deck(), key=value)[:60]
    found = trades(low_first, "blue-7")
    assert len(found) == _number_of_sums(low_first, 7)


def _number_of_sums(market: list[str], wanted: int) -> int:
    """How many multisets have the sum, by the product of (1 + x^v + x^2v …) over the kinds."""
    ways = [1] + [0] * wanted
    for kind, count in Counter(market).items():
        before = ways
        ways = [
            sum(
                before[amount - number * value(kind)]
                for number in range(count + 1)
                if number * value(kind) <= amount
            )
            for amount in range(wanted + 1)
        ]
    return ways[wanted]


# --- mixing


def test_a_yellow_4_and_a_yellow_6_mix_the_yellow_10_as_in_the_rulebook() -> None:
    hand = ["yellow-4", "yellow-6", "red-4", "blue-6", "green-1"]
    assert mixes(hand, "yellow", 10) == {cards("yellow-4", "yellow-6")}


def test_cards_of_another_colour_do_not_mix() -> None:
    assert mixes(["yellow-4", "red-6"], "yellow", 10) == set()
    assert mixes(["yellow-4", "red-6"], "red", 10) == set()


def test_the_sum_must_be_exact() -> None:
    assert mixes(["yellow-5", "yellow-6"], "yellow", 10) == set()


def test_any_cards_with_the_sum_will_do_and_not_only_the_most() -> None:
    hand = ["red-3", "red-7", "red-1", "red-2", "red-4"]
    assert mixes(hand, "red", 10) == {
        cards("red-3", "red-7"),
        cards("red-1", "red-2", "red-7"),
        cards("red-1", "red-2", "red-3", "red-4"),
    }


def test_a_wild_card_may_be_used_although_it_is_not_needed() -> None:
    assert mixes(["red-4", "red-6", "wild"], "red", 10) == {
        cards("red-4", "red-6"),
        cards("red-6", "wild"),
    }


def test_two_wild_cards_may_be_used_together() -> None:
    assert mixes(["green-2", "wild", "wild"], "green", 10) == {cards("green-2", "wild", "wild")}


def test_two_wild_cards_alone_mix_nothing() -> None:
    assert all(
        mixes(["wild", "wild"], name, number) == set() for name in COLOURS for number in PLAIN
    )


def test_equal_hand_cards_make_one_mix_and_not_two() -> None:
    assert mixes(["red-5", "red-5"], "red", 10) == {cards("red-5", "red-5")}
    assert mixes(["red-3", "red-7", "red-7"], "red", 10) == {cards("red-3", "red-7")}


def test_the_largest_mix_of_one_colour_has_six_cards() -> None:
    hand = [card for card in deck() if colour(card) in ("blue", None)]
    assert max(len(used) for used in mixes(hand, "blue", 15)) == 6


def test_an_elixir_that_does_not_exist_is_refused() -> None:
    for name, number in (("blue", 9), ("blue", 16), ("blue", 17), ("wild", 10)):
        with pytest.raises(ValueError, match="no such elixir"):
            mixes(["blue-7"], name, number)


def test_4_and_6_and_7_make_the_mixed_elixir_as_in_the_rulebook() -> None:
    assert mixed_elixirs(["blue-4", "red-6", "green-7"]) == {cards("blue-4", "red-6", "green-7")}


def test_the_mixed_elixir_takes_wild_cards_and_any_number_of_cards() -> None:
    assert mixed_elixirs(["wild", "wild", "red-7", "blue-2"]) == {
        cards("wild", "wild", "red-7", "blue-2")
    }
    eleven = ["red-1", "red-1", "blue-1", "blue-1", "green-1", "green-1", "yellow-1"]
    eleven += ["yellow-1", "purple-1", "purple-1", "red-7"]
    assert mixed_elixirs(eleven) == {multiset(eleven)}


def test_the_mixed_elixir_needs_exactly_17() -> None:
    assert mixed_elixirs(["blue-4", "red-6", "green-6"]) == set()
    assert mixed_elixirs(["blue-5", "red-6", "green-7"]) == set()


# --- discarding


def test_five_cards_or_fewer_discard_nothing() -> None:
    assert discards([]) == {()}
    assert discards(["red-1", "red-2", "red-3", "red-4", "red-5"]) == {()}


def test_six_cards_discard_any_one_and_equal_ones_count_once() -> None:
    hand = ["red-1", "red-1", "red-3", "red-4", "red-5", "wild"]
    assert discards(hand) == {("red-1",), ("red-3",), ("red-4",), ("red-5",), ("wild",)}


def test_eleven_cards_discard_exactly_six() -> None:
    hand = deck()[:11]
    assert {len(gone) for gone in discards(hand)} == {6}
