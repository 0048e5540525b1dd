"""Chapter 4: mixing elixirs."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.elixir_mixer.names import COLOURS, cards
from tests.games.elixir_mixer.table import Table

# --- 4.1 any number of elixirs, and the end of the turn


@pytest.mark.rules("4.1")
def test_a_hand_that_can_mix_may_end_the_turn_all_the_same() -> None:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6"])
    assert table.open == {"mix yellow", "end turn"}
    table.ends_turn()
    assert table.hand(0) == cards("yellow-4", "yellow-6")
    assert (table.active, table.points(0)) == (1, 0)


@pytest.mark.rules("4.1")
def test_a_hand_that_can_mix_nothing_is_asked_all_the_same() -> None:
    """Ending the turn for it would tell the others what the hand cannot do."""
    table = Table(hand=["blue-1"], draws=["red-1"])
    table.draws()
    assert table.open == {"end turn"}


@pytest.mark.rules("4.1")
def test_several_elixirs_may_be_mixed_in_a_turn() -> None:
    hand = ["red-3", "red-7", "yellow-4", "yellow-6", "blue-5", "blue-5"]
    table = Table(seats=3, choice="mix", hand=[*hand, "green-1", "green-2"])
    table.mixes("red", "red-3", "red-7")
    table.mixes("yellow", "yellow-4", "yellow-6")
    table.mixes("blue", "blue-5", "blue-5")
    assert table.elixirs(0) == ("blue-10", "yellow-10", "red-10")
    assert (table.active, table.asked) == (0, "mix")


LONE_CARDS = {
    "drawing with an empty hand": ([], ["draw"]),
    "taking with an empty hand": ([], ["take green-7"]),
    "trading the only card for one": (["red-7"], ["give red-7", "name green-7"]),
}


@for_each(("hand", "pick"), LONE_CARDS.values())
@pytest.mark.rules("4.1")
def test_with_a_single_card_the_turn_ends_by_itself(hand: list[str], pick: list[str]) -> None:
    table = Table(hand=hand, market=["green-7", "red-1", "red-2", "blue-1", "blue-2", "blue-3"])
    table.does(*pick)
    assert table.hand_size(0) == 1
    assert (table.active, table.asked, table.turn) == (1, "pick", 2)
    assert ("turn-ended", 0, 1) in table.events
    assert table.events[-1] == ("turn-began", 1, 2)
    assert len(table.market) == 6


@pytest.mark.rules("4.1")
def test_with_two_cards_the_turn_goes_on() -> None:
    table = Table(hand=["red-7"], market=["red-3", "red-4", "green-7"])
    table.trades("red-7", "red-3", "red-4")
    assert (table.active, table.asked) == (0, "mix")


@pytest.mark.parametrize("left", [[], ["purple-2"]], ids=["no card left", "one card left"])
@pytest.mark.rules("4.1", "6.1")
def test_after_a_mix_that_leaves_fewer_than_two_cards_the_turn_ends_by_itself(
    left: list[str],
) -> None:
    """E14: and the hand is not filled up."""
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", *left])
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert table.hand(0) == cards(*left)
    assert (table.active, table.asked) == (1, "pick")
    assert ("turn-ended", 0, 1) in table.events


@pytest.mark.rules("4.1", "5.7")
def test_after_a_mixed_elixir_that_leaves_one_card_the_turn_ends_by_itself() -> None:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-7", "blue-1"])
    table.mixes_seventeen("yellow-4", "yellow-6", "red-7")
    assert (table.active, table.asked) == (1, "pick")


# --- 4.2 the exact value, of one colour


@pytest.mark.rules("4.2", "4.3", "4.4")
def test_the_top_yellow_elixir_is_mixed_from_4_and_6_as_in_the_rulebook() -> None:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-1", "red-2"])
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert table.elixirs(0) == ("yellow-10",)
    assert table.points(0) == 1
    assert table.hand(0) == cards("red-1", "red-2")
    assert table.discard_pile == cards("yellow-4", "yellow-6")
    assert table.showing("yellow") == 11
    assert table.events == [
        ("used", 0, "yellow-6", "yellow"),
        ("used", 0, "yellow-4", "yellow"),
        ("mixed", 0, "yellow", 10, 2, 11),
    ]


WAYS = {
    "a sum that is too high": ("yellow", 10, ["yellow-5", "yellow-6"], []),
    "a sum that is too low": ("yellow", 12, ["yellow-5", "yellow-6"], []),
    "the exact sum": ("yellow", 11, ["yellow-5", "yellow-6"], [["yellow-5", "yellow-6"]]),
    "two colours": ("yellow", 10, ["yellow-4", "red-6"], []),
    "two colours, the other one": ("red", 10, ["yellow-4", "red-6"], []),
    "three ways": (
        "red",
        10,
        ["red-1", "red-2", "red-3", "red-4", "red-7"],
        [["red-3", "red-7"], ["red-1", "red-2", "red-7"], ["red-1", "red-2", "red-3", "red-4"]],
    ),
    "a wild card that is not needed": (
        "red",
        10,
        ["red-4", "red-6", "wild"],
        [["red-4", "red-6"], ["red-6", "wild"]],
    ),
    "two wild cards": ("green", 10, ["green-2", "wild", "wild"], [["green-2", "wild", "wild"]]),
    "wild cards alone": ("green", 10, ["wild", "wild"], []),
    "a wild card is a four, not a three": ("red", 10, ["red-7", "wild"], []),
    "a wild card is a four": ("red", 11, ["red-7", "wild"], [["red-7", "wild"]]),
    "equal cards make one way": ("red", 10, ["red-5", "red-5"], [["red-5", "red-5"]]),
    "not the elixir beneath": ("red", 10, ["red-4", "red-7"], []),
    "six cards": (
        "red",
        12,
        ["red-1", "red-1", "red-2", "red-2", "red-3", "red-3"],
        [["red-1", "red-1", "red-2", "red-2", "red-3", "red-3"]],
    ),
    "the last elixir": (
        "blue",
        15,
        ["blue-1", "blue-7", "blue-7"],
        [["blue-1", "blue-7", "blue-7"]],
    ),
}


@for_each(("colour", "value", "hand", "expected"), WAYS.values())
@pytest.mark.rules("4.2", "9.1")
def test_an_elixir_is_mixed_from_its_colour_and_wild_cards_of_exactly_its_value(
    colour: str, value: int, hand: list[str], expected: list[list[str]]
) -> None:
    """E4, E5, E6."""
    table = Table(seats=4, choice="mix", hand=[*hand, "purple-1"], showing={colour: value})
    assert table.ways(f"mix {colour}") == {cards(*used) for used in expected}
    assert table.why(f"mix {colour}") == ("" if expected else "4.2")


@for_each("value", range(10, 16))
@for_each("colour", COLOURS)
@pytest.mark.rules("1.3", "4.2", "4.3")
def test_each_of_the_thirty_elixirs_can_be_mixed_and_is_worth_a_point(
    colour: str, value: int
) -> None:
    used = {10: (3, 7), 11: (4, 7), 12: (5, 7), 13: (6, 7), 14: (7, 7), 15: (1, 7, 7)}[value]
    hand = [f"{colour}-{worth}" for worth in used]
    table = Table(seats=4, choice="mix", hand=[*hand, "wild", "wild"], showing={colour: value})
    table.mixes(colour, *hand)
    assert table.elixirs(0) == (f"{colour}-{value}",)
    assert table.points(0) == 1
    assert table.showing(colour) == (value + 1 if value < 15 else None)


@pytest.mark.rules("4.2")
def test_only_the_own_hand_is_mixed_from() -> None:
    table = Table(
        choice="mix", hand=["red-3", "blue-1"], hands={1: ["red-7"]}, market=["red-7", "red-5"]
    )
    assert not table.can("mix red")


# --- 4.3 the cards used


@pytest.mark.rules("4.3")
def test_cards_that_were_used_cannot_be_used_again() -> None:
    """E18."""
    hand = ["yellow-4", "yellow-6", "purple-7", "blue-1", "blue-2"]
    table = Table(choice="mix", hand=hand)
    assert {"mix yellow", "mix seventeen"} <= table.open
    one_way, other_way = table.copied(), table.copied()
    one_way.mixes("yellow", "yellow-4", "yellow-6")
    assert one_way.open == {"end turn"}
    other_way.mixes_seventeen("yellow-4", "yellow-6", "purple-7")
    assert other_way.open == {"end turn"}


@pytest.mark.rules("4.3")
def test_a_wild_card_serves_only_one_elixir() -> None:
    """E18."""
    table = Table(choice="mix", hand=["red-6", "blue-6", "wild", "green-1"])
    assert {"mix red", "mix blue"} <= table.open
    table.mixes("red", "red-6", "wild")
    assert table.open == {"end turn"}


@pytest.mark.rules("4.3", "6.1")
def test_a_hand_is_not_filled_up_after_a_mix() -> None:
    """E14."""
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-1", "red-2"])
    table.mixes("yellow", "yellow-4", "yellow-6")
    table.ends_turn()
    assert table.hand(0) == cards("red-1", "red-2")


# --- 4.4 the next elixir of the pile


@pytest.mark.rules("4.4", "5.5")
def test_the_next_elixir_of_a_pile_can_be_mixed_in_the_same_turn() -> None:
    """E17."""
    table = Table(choice="mix", hand=["red-3", "red-7", "red-4", "red-7"])
    table.mixes("red", "red-3", "red-7")
    assert table.showing("red") == 11
    table.mixes("red", "red-4", "red-7")
    assert table.elixirs(0) == ("red-10", "red-11")
    assert table.bonuses(0) == {"two-elixirs"}
    assert table.points(0) == 3


@pytest.mark.rules("1.3", "4.4")
def test_the_elixir_beneath_cannot_be_mixed_before_the_one_on_top() -> None:
    table = Table(choice="mix", hand=["red-4", "red-7", "blue-1"])
    assert not table.can("mix red")
    assert table.why("mix red") == "4.2"


@pytest.mark.rules("4.4")
def test_an_empty_pile_has_no_more_elixirs() -> None:
    """E28."""
    table = Table(
        seats=4,
        choice="mix",
        showing={"blue": 15},
        hand=["blue-7", "blue-7", "blue-1", "blue-6", "blue-6", "blue-4"],
    )
    table.mixes("blue", "blue-7", "blue-7", "blue-1")
    assert table.events[-1] == ("mixed", 0, "blue", 15, 3, 0)
    assert table.showing("blue") is None
    assert table.open == {"end turn"}
    assert table.why("mix blue") == "4.4"
