"""Chapter 5: bonus cards, all but the mixed elixir."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.elixir_mixer.names import COLOURS
from tests.games.elixir_mixer.table import Table

EXACTLY = {"four_cards_exactly": 1}
OWNED_BY_ANOTHER = {"two-elixirs": 1}


# --- 5.1 a bonus card


@pytest.mark.rules("5.1", "5.3", "5.4", "5.5", "5.6")
def test_one_mix_may_earn_several_bonus_cards() -> None:
    """E19, E24: by themselves, one after the other, a point for each."""
    table = Table(
        choice="mix",
        elixirs={0: ["red-10", "red-11"]},
        hand=["blue-4", "blue-6", "red-1", "red-2", "red-4", "red-5", "green-1", "green-2"],
    )
    table.mixes("blue", "blue-4", "blue-6")
    assert table.bonuses(0) == set()
    table.mixes("red", "red-1", "red-2", "red-4", "red-5")
    assert table.events[-5:] == [
        ("mixed", 0, "red", 12, 4, 13),
        ("bonus", 0, "three-of-one-colour"),
        ("bonus", 0, "three-in-a-row"),
        ("bonus", 0, "two-elixirs"),
        ("bonus", 0, "four-red"),
    ]
    assert table.points(0) == 8


@pytest.mark.rules("5.1", "5.3", "5.4")
def test_the_same_elixirs_serve_for_a_row_and_for_a_colour() -> None:
    """E19."""
    table = Table(
        choice="mix",
        elixirs={0: ["blue-10", "blue-11"]},
        hand=["blue-5", "blue-7", "red-1", "red-2"],
    )
    table.mixes("blue", "blue-5", "blue-7")
    assert table.bonuses(0) == {"three-of-one-colour", "three-in-a-row"}
    assert table.points(0) == 2 + 3


@pytest.mark.rules("5.1")
def test_a_bonus_card_stays_with_its_first_owner() -> None:
    """E26: and nobody else is given anything in the turn of another."""
    table = Table(
        choice="mix",
        hand=["red-3", "red-7", "yellow-4", "yellow-6", "blue-1", "blue-2"],
        bonuses=OWNED_BY_ANOTHER,
    )
    table.mixes("red", "red-3", "red-7")
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert table.bonuses(0) == set()
    assert table.holder("two-elixirs") == 1
    assert [table.points(seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rules("5.1")
def test_a_bonus_card_that_its_owner_earns_again_is_not_counted_twice() -> None:
    table = Table(
        seats=4,
        choice="mix",
        elixirs={0: ["red-10", "red-11", "red-12"]},
        bonuses={"three-of-one-colour": 0, "three-in-a-row": 0},
        hand=["red-6", "red-7", "blue-1", "blue-2"],
    )
    table.mixes("red", "red-6", "red-7")
    assert table.points(0) == 6
    assert [event[0] for event in table.events] == ["used", "used", "mixed"]


@pytest.mark.rules("5.1", "5.6")
def test_four_cards_of_a_colour_whose_bonus_card_is_gone_earn_nothing() -> None:
    table = Table(
        choice="mix",
        hand=["red-1", "red-2", "red-3", "red-4", "blue-1", "blue-2"],
        bonuses={"four-red": 1},
    )
    table.mixes("red", "red-1", "red-2", "red-3", "red-4")
    assert (table.points(0), table.holder("four-red")) == (1, 1)


# --- 5.2 all five colours

FOUR_COLOURS = ["blue-10", "purple-10", "green-10", "yellow-10"]


@pytest.mark.rules("5.1", "5.2")
def test_all_five_colours_goes_to_the_first_with_an_elixir_of_every_colour() -> None:
    """E24."""
    table = Table(
        choice="mix", elixirs={0: FOUR_COLOURS}, hand=["red-4", "red-6", "blue-1", "blue-2"]
    )
    table.mixes("red", "red-4", "red-6")
    assert table.bonuses(0) == {"all-five-colours"}
    assert table.points(0) == 4 + 2


@for_each("missing", COLOURS)
@pytest.mark.rules("5.2")
def test_each_of_the_five_colours_is_needed(missing: str) -> None:
    colours = [colour for colour in COLOURS if colour != missing]
    table = Table(
        choice="mix",
        elixirs={0: [f"{colour}-10" for colour in colours]},
        bonuses=OWNED_BY_ANOTHER,
        hand=[f"{colours[0]}-4", f"{colours[0]}-7", f"{missing}-4", f"{missing}-6", "wild", "wild"],
    )
    table.mixes(colours[0], f"{colours[0]}-4", f"{colours[0]}-7")
    assert table.bonuses(0) == set()
    table.mixes(missing, f"{missing}-4", f"{missing}-6")
    assert table.bonuses(0) == {"all-five-colours"}


@pytest.mark.rules("5.2")
def test_colours_of_different_players_do_not_add_up() -> None:
    table = Table(
        choice="mix",
        elixirs={0: FOUR_COLOURS[:2], 1: FOUR_COLOURS[2:]},
        hand=["red-4", "red-6", "blue-1", "blue-2"],
    )
    table.mixes("red", "red-4", "red-6")
    assert table.bonuses(0) == table.bonuses(1) == set()


# --- 5.3 three of one colour


@pytest.mark.rules("5.3", "5.4")
def test_three_of_one_colour_need_not_be_in_a_row() -> None:
    table = Table(
        choice="mix",
        elixirs={0: ["red-10", "red-12"], 1: ["red-11"]},
        hand=["red-6", "red-7", "blue-1", "blue-2"],
    )
    table.mixes("red", "red-6", "red-7")
    assert table.bonuses(0) == {"three-of-one-colour"}


@for_each("colour", COLOURS)
@pytest.mark.rules("5.3")
def test_two_of_one_colour_are_not_enough(colour: str) -> None:
    other = "blue" if colour == "red" else "red"
    table = Table(
        seats=4,
        choice="mix",
        elixirs={0: [f"{colour}-10", f"{other}-10"]},
        hand=[f"{colour}-4", f"{colour}-7", "wild", "wild"],
    )
    table.mixes(colour, f"{colour}-4", f"{colour}-7")
    assert table.bonuses(0) == set()


# --- 5.4 three in a row

ROWS = {
    "10-11-12, the example of the rulebook": (["red-10", "blue-11"], 12, True),
    "13-14-15, the example of the rulebook": (["red-14", "blue-15"], 13, True),
    "12-13-14": (["red-12", "blue-13"], 14, True),
    "the middle last": (["red-13", "blue-15"], 14, True),
    "the lowest last": (["red-13", "blue-12"], 11, True),
    "with the same value twice": (["red-13", "blue-11", "purple-11"], 12, True),
    "with another value between": (["red-10", "blue-11"], 13, False),
    "two and two": (["red-10", "blue-11", "purple-13"], 14, False),
    "three of the same value": (["red-12", "blue-12"], 12, False),
    "10 and 15 do not meet": (["red-15", "blue-10"], 11, False),
}
PLAIN = {11: (4, 7), 12: (5, 7), 13: (6, 7), 14: (7, 7)}


@for_each(("owned", "value", "expected"), ROWS.values())
@pytest.mark.rules("5.4")
def test_three_in_a_row_are_three_consecutive_values_in_any_colours(
    owned: list[str], value: int, expected: bool
) -> None:
    """E23."""
    hand = [f"green-{worth}" for worth in PLAIN[value]]
    table = Table(
        seats=4,
        choice="mix",
        elixirs={0: owned},
        showing={"green": value},
        hand=[*hand, "wild", "wild"],
    )
    table.mixes("green", *hand)
    assert table.bonuses(0) == ({"three-in-a-row"} if expected else set())


# --- 5.5 two elixirs


@pytest.mark.rules("5.5")
def test_a_yellow_10_and_a_purple_12_in_one_turn_are_two_elixirs_as_in_the_rulebook() -> None:
    table = Table(
        choice="mix",
        showing={"purple": 12},
        hand=["yellow-4", "yellow-6", "purple-5", "purple-7", "wild", "wild"],
    )
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert table.bonuses(0) == set()
    table.mixes("purple", "purple-5", "purple-7")
    assert table.bonuses(0) == {"two-elixirs"}
    assert table.points(0) == 3


@pytest.mark.rules("5.5")
def test_elixirs_of_two_turns_are_not_two_elixirs() -> None:
    """E22."""
    table = Table(
        hand=["red-3", "red-7", "yellow-4", "yellow-6", "blue-1"],
        hands={1: ["green-4", "green-6", "green-1"]},
        draws=["wild", "purple-7", "wild"],
    )
    table.draws()
    table.mixes("red", "red-3", "red-7")
    table.ends_turn()
    table.draws()
    table.mixes("green", "green-4", "green-6")
    table.ends_turn()
    table.draws()
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert [table.elixirs(seat) for seat in (0, 1)] == [("yellow-10", "red-10"), ("green-10",)]
    assert table.holder("two-elixirs") is None
    table.finished()


@pytest.mark.rules("5.5")
def test_a_third_elixir_in_a_turn_adds_nothing_to_two_elixirs() -> None:
    hand = ["red-3", "red-7", "yellow-4", "yellow-6", "blue-4", "blue-6", "wild", "wild"]
    table = Table(choice="mix", hand=hand)
    table.mixes("red", "red-3", "red-7")
    assert table.points(0) == 1
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert table.points(0) == 3
    table.mixes("blue", "blue-4", "blue-6")
    assert table.points(0) == 4
    assert table.bonuses(0) == {"two-elixirs"}


# --- 5.6 four cards

FOURS = {
    "four cards": (["red-1", "red-2", "red-3", "red-4"], True, True),
    "two of them wild": (["red-1", "red-1", "wild", "wild"], True, True),
    "three cards": (["red-1", "red-2", "red-7"], False, False),
    "two cards": (["red-3", "red-7"], False, False),
    "five cards": (["red-1", "red-1", "red-2", "red-2", "red-4"], True, False),
}


@for_each(("used", "at_least", "exactly"), FOURS.values())
@pytest.mark.rules("5.6")
def test_an_elixir_from_at_least_four_cards_earns_the_bonus_card_of_its_colour(
    used: list[str], at_least: bool, exactly: bool
) -> None:
    """E20: by the option, from exactly four."""
    table = Table(choice="mix", hand=[*used, "blue-1", "blue-2"])
    table.mixes("red", *used)
    assert table.bonuses(0) == ({"four-red"} if at_least else set())
    table = Table(choice="mix", hand=[*used, "blue-1", "blue-2"], options=EXACTLY)
    table.mixes("red", *used)
    assert table.bonuses(0) == ({"four-red"} if exactly else set())


@pytest.mark.rules("5.6")
def test_an_elixir_from_six_cards_earns_the_bonus_card_too() -> None:
    """E15, E20: six cards are the most that one colour can need."""
    used = ["red-1", "red-1", "red-2", "red-2", "red-3", "red-3"]
    table = Table(choice="mix", hand=[*used, "blue-1", "blue-2"], showing={"red": 12})
    table.mixes("red", *used)
    assert table.bonuses(0) == {"four-red"}


@for_each("colour", COLOURS)
@pytest.mark.rules("1.4", "5.6")
def test_the_four_card_bonus_goes_by_the_colour_of_the_elixir(colour: str) -> None:
    used = [f"{colour}-1", f"{colour}-1", "wild", "wild"]
    table = Table(choice="mix", hand=[*used, "blue-7", "red-7"])
    table.mixes(colour, *used)
    assert table.bonuses(0) == {f"four-{colour}"}


@pytest.mark.rules("5.6")
def test_four_cards_are_judged_for_each_elixir_when_it_is_mixed() -> None:
    """E21: three cards and two cards of two elixirs are not four."""
    table = Table(
        choice="mix",
        hand=["red-1", "red-2", "red-7", "red-4", "red-7", "blue-4", "blue-6", "wild", "wild"],
        bonuses=OWNED_BY_ANOTHER,
    )
    table.mixes("red", "red-1", "red-2", "red-7")
    table.mixes("red", "red-4", "red-7")
    table.mixes("blue", "blue-4", "blue-6")
    assert table.bonuses(0) == set()


@pytest.mark.rules("5.6")
def test_a_four_card_bonus_that_five_cards_did_not_earn_stays_for_the_next() -> None:
    """E20, E21: with the option, and never afterwards for the same elixir."""
    table = Table(
        seats=3,
        hand=["red-1", "red-2", "red-3", "red-3", "red-4"],
        hands={1: ["red-2", "red-4", "wild", "wild", "blue-7"]},
        elixirs={2: ["red-10", "red-11", "red-12"]},
        bonuses={"three-of-one-colour": 2, "three-in-a-row": 2},
        options=EXACTLY,
        draws=["blue-5", "blue-6"],
    )
    table.draws()
    table.mixes("red", "red-1", "red-2", "red-3", "red-3", "red-4")
    assert (table.active, table.holder("four-red")) == (1, None)
    table.draws()
    table.mixes("red", "red-2", "red-4", "wild", "wild")
    assert table.bonuses(1) == {"four-red"}
    table.finished()
