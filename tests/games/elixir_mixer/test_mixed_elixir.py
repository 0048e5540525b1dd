"""Chapter 5, the mixed elixir: paragraphs 5.7 and 5.8."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.elixir_mixer.names import COLOURS, SEVENTEEN, cards
from tests.games.elixir_mixer.table import Table

COUNTS = {"mixed_elixir_counts": 1}
EXACTLY = {"four_cards_exactly": 1}
FOUR_COLOURS = ["blue-10", "purple-10", "green-10", "yellow-10"]


# --- 5.7 the mixed elixir


@pytest.mark.rules("5.7")
def test_4_and_6_and_7_of_any_colours_are_a_mixed_elixir_as_in_the_rulebook() -> None:
    """E1, E3: only the bonus card comes for them, and it is worth a point."""
    table = Table(choice="mix", hand=["blue-4", "green-6", "red-7", "red-1", "red-2"])
    table.mixes_seventeen("blue-4", "green-6", "red-7")
    assert table.bonuses(0) == {"mixed-elixir"}
    assert table.points(0) == 1
    assert table.elixirs(0) == ()
    assert [table.showing(colour) for colour in COLOURS] == [10] * 5
    assert table.discard_pile == cards("blue-4", "green-6", "red-7")
    assert table.hand(0) == cards("red-1", "red-2")
    assert table.events == [
        ("used", 0, "red-7", SEVENTEEN),
        ("used", 0, "green-6", SEVENTEEN),
        ("used", 0, "blue-4", SEVENTEEN),
        ("mixed-elixir", 0, 3),
        ("bonus", 0, "mixed-elixir"),
    ]


ELEVEN = [
    *("blue-1", "blue-1", "purple-1", "purple-1", "green-1", "green-1", "yellow-1"),
    *("blue-2", "purple-2", "red-3", "green-3"),
]
SEVENTEENS = {
    "wild cards are fours": ["wild", "wild", "red-7", "blue-2"],
    "of one colour": ["red-3", "red-7", "red-7"],
    "of eleven cards": ELEVEN,
}


@for_each("hand", SEVENTEENS.values())
@pytest.mark.rules("5.7")
def test_a_mixed_elixir_is_made_from_any_number_of_cards(hand: list[str]) -> None:
    """E3, E4."""
    table = Table(choice="mix", hand=hand)
    table.mixes_seventeen(*hand)
    assert table.bonuses(0) == {"mixed-elixir"}
    assert table.hand(0) == ()


@pytest.mark.parametrize(
    "hand", [["red-6", "blue-6", "wild"], ["red-7", "blue-7", "wild"]], ids=["16", "18"]
)
@pytest.mark.rules("5.7")
def test_a_mixed_elixir_has_exactly_17(hand: list[str]) -> None:
    """E3."""
    table = Table(choice="mix", hand=hand)
    assert not table.can("mix seventeen")
    assert table.why("mix seventeen") == "5.7"


@pytest.mark.rules("5.1", "5.7")
def test_the_mixed_elixir_is_never_given_out_by_itself() -> None:
    """E24: it costs cards."""
    hand = ["blue-4", "green-6", "red-7", "yellow-3", "yellow-7"]
    table = Table(choice="mix", hand=hand)
    table.mixes("yellow", "yellow-3", "yellow-7")
    assert table.can("mix seventeen")
    table.ends_turn()
    assert table.holder("mixed-elixir") is None


@for_each("place", [0, 1, 2])
@pytest.mark.rules("5.5", "5.7")
def test_the_mixed_elixir_may_be_made_before_between_and_after_the_mixes(place: int) -> None:
    """E25: with the same result; not before the pick, see 3.1."""
    hand = ["blue-4", "green-6", "purple-7", "red-3", "red-7", "yellow-4", "yellow-6"]
    table = Table(hand=hand, draws=["blue-1"])
    assert not table.can("mix seventeen")
    table.draws()
    for turn in range(3):
        if turn == place:
            table.mixes_seventeen("blue-4", "green-6", "purple-7")
        if turn == 0:
            table.mixes("red", "red-3", "red-7")
        if turn == 1:
            table.mixes("yellow", "yellow-4", "yellow-6")
    assert table.bonuses(0) == {"mixed-elixir", "two-elixirs"}
    assert table.points(0) == 4


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.rules("5.1", "5.7")
def test_a_mixed_elixir_that_somebody_has_is_not_made_again(owner: int) -> None:
    table = Table(
        choice="mix", hand=["blue-4", "green-6", "red-7"], bonuses={"mixed-elixir": owner}
    )
    assert not table.can("mix seventeen")
    assert table.why("mix seventeen") == "5.1"


# --- 5.8 what the mixed elixir counts for

ONE_AND_SEVENTEEN = ["yellow-4", "yellow-6", "blue-4", "green-6", "red-7", "red-1", "red-2"]


@for_each("counts", [0, 1])
@for_each("seventeen_first", [False, True])
@pytest.mark.rules("5.5", "5.8")
def test_the_mixed_elixir_is_one_of_two_elixirs_only_by_the_option(
    counts: int, seventeen_first: bool
) -> None:
    """E2, E22."""
    table = Table(choice="mix", hand=ONE_AND_SEVENTEEN, options={"mixed_elixir_counts": counts})
    if seventeen_first:
        table.mixes_seventeen("blue-4", "green-6", "red-7")
        table.mixes("yellow", "yellow-4", "yellow-6")
    else:
        table.mixes("yellow", "yellow-4", "yellow-6")
        table.mixes_seventeen("blue-4", "green-6", "red-7")
    assert ("two-elixirs" in table.bonuses(0)) == bool(counts)
    assert table.points(0) == 2 + counts


@pytest.mark.rules("5.1", "5.8")
def test_the_option_gives_out_no_bonus_card_that_is_gone() -> None:
    table = Table(
        choice="mix",
        hand=["yellow-4", "yellow-6", "red-1", "red-5", "red-7", "wild", "blue-1", "blue-2"],
        bonuses={"two-elixirs": 1, "four-red": 1},
        options=COUNTS,
    )
    table.mixes("yellow", "yellow-4", "yellow-6")
    table.mixes_seventeen("red-1", "red-5", "red-7", "wild")
    assert table.bonuses(0) == {"mixed-elixir"}


FOURS_OF_SEVENTEEN = {
    "four cards of one colour, one of them wild": (["red-1", "red-5", "red-7", "wild"], True),
    "two of them wild": (["red-2", "red-7", "wild", "wild"], True),
    "five cards": (["red-1", "red-2", "red-3", "red-4", "red-7"], True),
    "another colour": (["red-1", "blue-5", "red-7", "wild"], False),
    "another colour first": (["red-7", "blue-1", "blue-5", "wild"], False),
    "three colours": (["red-1", "green-5", "blue-7", "wild"], False),
    "three cards": (["red-6", "red-7", "wild"], False),
}


@for_each(("used", "expected"), FOURS_OF_SEVENTEEN.values())
@pytest.mark.rules("5.6", "5.8")
def test_the_mixed_elixir_counts_for_four_cards_of_one_colour_only_by_the_option(
    used: list[str], expected: bool
) -> None:
    """E2."""
    hand = [*used, "purple-1", "purple-2"]
    table = Table(choice="mix", hand=hand)
    table.mixes_seventeen(*used)
    assert table.bonuses(0) == {"mixed-elixir"}
    table = Table(choice="mix", hand=hand, options=COUNTS)
    table.mixes_seventeen(*used)
    assert table.bonuses(0) == {"mixed-elixir", *(["four-red"] if expected else [])}


@pytest.mark.rules("5.6", "5.8")
def test_with_both_options_a_mixed_elixir_of_five_cards_is_not_one_of_four() -> None:
    """E2, E20."""
    five = ["red-1", "red-2", "red-3", "red-4", "red-7"]
    four = ["red-1", "red-5", "red-7", "wild"]
    for used, bonuses in ((five, {"mixed-elixir"}), (four, {"mixed-elixir", "four-red"})):
        table = Table(choice="mix", hand=used, options={**COUNTS, **EXACTLY})
        table.mixes_seventeen(*used)
        assert table.bonuses(0) == bonuses


@pytest.mark.parametrize("counts", [0, 1])
@pytest.mark.rules("5.2", "5.3", "5.8")
def test_the_mixed_elixir_has_no_colour(counts: int) -> None:
    """E2: a 17 of red cards is no red elixir, whatever the option."""
    for elixirs in (FOUR_COLOURS, ["red-10", "red-11"]):
        table = Table(
            choice="mix",
            elixirs={0: elixirs},
            hand=["red-3", "red-7", "red-7", "blue-1", "blue-2"],
            options={"mixed_elixir_counts": counts},
        )
        table.mixes_seventeen("red-3", "red-7", "red-7")
        assert table.bonuses(0) == {"mixed-elixir"}


@pytest.mark.rules("5.8")
def test_two_elixirs_of_the_option_are_counted_anew_in_every_turn() -> None:
    """E22."""
    table = Table(hand=ONE_AND_SEVENTEEN, options=COUNTS, draws=["wild", "blue-7"])
    table.draws()
    table.mixes_seventeen("blue-4", "green-6", "red-7")
    table.ends_turn()
    table.draws()
    assert table.active == 0
    table.takes(table.market[0])
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert table.bonuses(0) == {"mixed-elixir"}
    table.finished()


@pytest.mark.rules("5.4", "5.8")
def test_the_mixed_elixir_is_in_no_row() -> None:
    """E2: a 17 is no neighbour of 14 and 15, even when it counts as an elixir."""
    table = Table(
        seats=4,
        choice="mix",
        elixirs={0: ["red-14", "blue-15"]},
        options=COUNTS,
        hand=["yellow-4", "green-6", "purple-7", "wild", "wild"],
    )
    table.mixes_seventeen("yellow-4", "green-6", "purple-7")
    assert table.bonuses(0) == {"mixed-elixir"}
