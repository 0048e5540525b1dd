"""The greedy bot of Kupferkessel Co.: which card it takes, and which symbol it uses."""

from __future__ import annotations

import pytest

from stillroom.bots.kupferkessel import program as kupferkessel
from stillroom.bots.kupferkessel.program import CORNER, ONE_MORE_ONE, WANTED
from tests.bots.rules.kupferkessel_bots import (
    THREES,
    best_of,
    forgetful,
    greedy,
    promise,
    recalled,
    worth,
)
from tests.cases import for_each
from tests.games.kupferkessel.table import Table

# --- what a set may come to


def test_it_takes_the_card_that_completes_a_set() -> None:
    table = Table(line=THREES, cauldrons={0: "mould-1 mould-2 vines-1"})
    assert greedy(table) == "take mould-3"
    assert forgetful(table) == "take vines-3", "it sees one card for a pair, and no more"


def test_it_makes_a_pair_rather_than_begin_a_set() -> None:
    assert greedy(Table(line=THREES, cauldrons={0: "pumpkin-1 bat-wings-1"})) == "take pumpkin-3"


def test_it_completes_four_cards_rather_than_three() -> None:
    held = "mould-1 mould-2 vines-1 vines-2 vines-4"
    assert greedy(Table(line=THREES, cauldrons={0: held})) == "take vines-3"


@pytest.mark.parametrize(
    ("seat", "card"), [(0, "newts-eye-3"), (1, "raven-feathers-3"), (2, "wax-dolls-3")]
)
def test_it_prefers_the_colour_of_its_own_pawn(seat: int, card: str) -> None:
    """9.6."""
    pairs = "newts-eye-1 newts-eye-2 raven-feathers-1 raven-feathers-2 wax-dolls-1 wax-dolls-2"
    line = "newts-eye-3 raven-feathers-3 wax-dolls-3 roots-3 mould-3 vines-3"
    table = Table(seats=3, active=seat, line=line, cauldrons={seat: pairs})
    assert greedy(table) == f"take {card}"


def test_it_begins_a_set_that_can_still_become_three() -> None:
    others = "roots-1 roots-2 mosses-1 mosses-2 pumpkin-1 pumpkin-2 vines-1 vines-2 wax-dolls-1"
    table = Table(line=THREES, cauldrons={0: "newts-eye-1", 1: f"{others} wax-dolls-2"})
    assert greedy(table) == "take mould-3"
    assert worth(table, "mould-3") == -6
    assert worth(table, "vines-3") == -12, "two others are gone, so it would stay alone"
    assert forgetful(table) == "take roots-3", "it knows of none but the last"


def test_with_the_pile_used_up_only_the_cards_of_the_square_can_come() -> None:
    """7.5."""
    table = Table(
        line="roots-3 mould-3 - - - -",
        lines={"column-2": "mould-1 mould-4"},
        cauldrons={1: "mould-2 wax-dolls-3 wax-dolls-4 vines-1"},
        pile="",
        out="roots-1 roots-2 roots-4",
        rest="out",
    )
    assert (worth(table, "roots-3"), worth(table, "mould-3")) == (-12, -6)
    assert greedy(table) == "take mould-3"


def test_a_card_of_the_value_1_is_worth_a_little_more() -> None:
    table = Table(cauldrons={0: "roots-2 bat-wings-4"})
    assert worth(table, "roots-1") == 4 * 2 + 2 * 1 + ONE_MORE_ONE
    assert worth(table, "roots-3") == 4 * 2 + 2 * 3


# --- recipes


@for_each(
    ("recipe", "card", "wish"),
    [
        ("both-grey", "spider-webs-3", WANTED),
        ("both-grey", "mosses-3", 0),
        ("both-blue", "mosses-3", WANTED),
        ("both-blue", "spider-webs-3", 0),
        ("both-brown", "mould-3", WANTED),
        ("both-green", "frog-slime-3", WANTED),
        ("both-lilac", "vines-3", WANTED),
        ("both-lilac", "frog-slime-3", 0),
        ("one-white", "newts-eye-3", WANTED),
        ("one-white", "bat-wings-3", 0),
        ("one-black", "bat-wings-3", WANTED),
        ("one-black", "newts-eye-3", 0),
        ("three-plants", "pumpkin-3", WANTED),
        ("three-plants", "frog-slime-3", 0),
        ("last-card", "roots-3", 0),
        ("fewest-explosions", "mosses-2", -WANTED),
        ("fewest-explosions", "roots-2", 0),
        ("fewest-wands", "roots-2", -WANTED),
        ("fewest-wands", "mosses-2", 0),
        ("fewest-cards", "roots-4", 0),
        ("fewest-fours", "roots-4", -WANTED),
        ("fewest-fours", "roots-3", 0),
    ],
)
@for_each("place", [0, 1])
def test_its_recipes_ask_for_cards(recipe: str, card: str, wish: int, place: int) -> None:
    """9.9 - 9.16."""
    dull = "fewest-cards" if recipe != "fewest-cards" else "last-card"
    mine = f"{recipe} {dull}" if place == 0 else f"{dull} {recipe}"
    table = Table(recipes={0: mine, 1: "both-grey both-blue"})
    assert worth(table, card) == worth(Table(), card) + wish


def test_the_recipes_of_others_are_nothing_to_it() -> None:
    table = Table(recipes={0: "fewest-cards last-card", 1: "both-grey three-plants"})
    assert worth(table, "roots-3") == worth(Table(), "roots-3")


def test_it_takes_what_its_recipe_asks_for() -> None:
    recipes = {0: "both-green last-card", 1: "both-grey both-lilac"}
    table = Table(line=THREES, cauldrons={0: "bat-wings-1"}, recipes=recipes)
    assert greedy(table) == "take pumpkin-3"


# --- the line to which a card leads

EQUAL_CARDS = {0: "roots-1 roots-2 mould-1 mould-4 vines-1 vines-2 bat-wings-1"}
"""With these cards roots 4 and mould 3 are worth the same."""


def test_of_equal_cards_it_takes_the_one_that_leads_to_no_corner() -> None:
    """4 steps lead from stop 1 to a corner, 3 steps from stop 2."""
    table = Table(line="roots-4 mould-3", pawns=[1, 10], cauldrons=EQUAL_CARDS)
    assert worth(table, "roots-4") == worth(table, "mould-3")
    assert promise(table, "roots-4") == 2 * worth(table, "roots-4") + CORNER
    assert greedy(table) == "take mould-3"
    table = Table(line="roots-4 mould-3", pawns=[2, 10], cauldrons=EQUAL_CARDS)
    assert greedy(table) == "take roots-4"


@pytest.mark.parametrize(("line", "card"), [("row-1", "mould-3"), ("row-2", "roots-4")])
def test_of_equal_cards_it_takes_the_one_that_leads_to_the_better_line(
    line: str, card: str
) -> None:
    """3 steps lead from stop 3 to row 1, 4 steps to row 2."""
    lines = {line: "vines-3"}
    table = Table(line="roots-4 mould-3", pawns=[3, 10], lines=lines, cauldrons=EQUAL_CARDS)
    assert promise(table, card) == 2 * worth(table, card) + worth(table, "vines-3")
    assert greedy(table) == f"take {card}"


def test_a_walk_from_the_last_stops_leads_on_from_the_first() -> None:
    """2.2  4 steps lead from stop 19 to stop 3."""
    table = Table(line="roots-4", pawns=[19, 10], lines={"column-3": "vines-3"})
    expected = 2 * worth(table, "roots-4") + best_of(table, "column-3")
    assert promise(table, "roots-4") == expected


def test_the_card_that_is_taken_does_not_lie_on_the_next_line_any_more() -> None:
    """4 steps lead from stop 2 to row 1, which column 2 crosses in the second cell of the line."""
    table = Table(line="? vines-4", pawns=[2, 10], cauldrons={0: "vines-1 vines-2 bat-wings-1"})
    expected = best_of(table, "row-1", without="vines-4")
    assert expected < best_of(table, "row-1") == worth(table, "vines-4")
    assert promise(table, "vines-4") == 2 * worth(table, "vines-4") + expected


# --- symbols


@pytest.mark.parametrize(
    ("cauldrons", "expected"),
    [
        ({1: "vines-1 vines-2 vines-3"}, "use"),
        ({1: "roots-1 vines-4"}, "spare"),
        ({1: "roots-1 vines-3", 2: "mould-1 mould-2"}, "use"),
        ({1: "roots-1 vines-4", 2: "mould-1 mould-2"}, "spare"),
        ({1: "vines-4", 2: "mould-1 mould-2"}, "use"),
        ({1: "roots-1 cat-hair-2", 2: "mould-1 mould-2"}, "use"),
        ({1: "roots-1 bat-wings-2", 2: "mould-1 mould-2"}, "spare"),
    ],
    ids=[
        "a set",
        "a single card",
        "more lost than gained",
        "as much lost as gained",
        "a cauldron with one card loses nothing",
        "a white card of black",
        "a black card of black costs double",
    ],
)
def test_it_blows_up_cauldrons_when_the_others_lose_by_it(
    cauldrons: dict[int, str], expected: str
) -> None:
    """6.3, 6.4."""
    table = Table(seats=1 + max(cauldrons), line="mosses-2", cauldrons=cauldrons)
    table.takes("mosses-2")
    assert greedy(table) == expected


def test_it_does_not_blow_up_its_own_cauldron() -> None:
    table = Table(line="mosses-2", cauldrons={0: "mosses-1 mosses-3", 1: "roots-1 vines-4"})
    table.takes("mosses-2")
    assert greedy(table) == "spare"


@pytest.mark.parametrize(
    ("cauldron", "card"), [("vines-1 vines-3", "mosses-2"), ("roots-1 vines-3", "cat-hair-2")]
)
def test_it_takes_an_exploding_cauldron_if_that_hurts(cauldron: str, card: str) -> None:
    """Both cards are worth the same and lead to the same stop."""
    line = "cat-hair-2 mosses-2 cat-hair-4 newts-eye-4 mosses-4 pumpkin-4"
    table = Table(active=1, line=line, cauldrons={0: cauldron, 1: "bat-wings-1"})
    assert worth(table, "mosses-2") == worth(table, "cat-hair-2")
    loss = kupferkessel.worth_of_explosion(table.state, 1, recalled(table))
    assert promise(table, "mosses-2") == promise(table, "cat-hair-2") + 2 * max(loss, 0)
    assert greedy(table) == f"take {card}"


WAND_OR_NOT = "cat-hair-2 roots-2 cat-hair-4 newts-eye-4 roots-4 pumpkin-4"
"""A line in which roots 2 has a wand, and cat hair 2 is worth the same to black."""


@pytest.mark.parametrize(
    ("pawns", "line"), [([0, 11], "column-2"), ([13, 11], "column-1"), ([13, 12], "")]
)
def test_it_takes_a_wand_for_what_the_second_walk_brings(pawns: list[int], line: str) -> None:
    """4.4, 6.8  A pawn that stands in the way is jumped; at a corner there is nothing."""
    table = Table(
        active=1,
        pawns=pawns,
        line=WAND_OR_NOT,
        lines={line: "vines-3"} if line else {},
        cauldrons={0: "mould-1", 1: "vines-1 vines-2 bat-wings-1"},
    )
    gain = 2 * worth(table, "vines-3") if line else 0
    assert promise(table, "roots-2") == promise(table, "cat-hair-2") + gain
    assert greedy(table) == ("take roots-2" if line else "take cat-hair-2")


@pytest.mark.parametrize("stop", [1, 3])
def test_it_always_walks_a_second_time(stop: int) -> None:
    """2 steps lead from stop 3 to a corner: so that is behind it in the next turn."""
    table = Table(line="roots-2", pawns=[stop, 10])
    table.takes("roots-2")
    assert greedy(table) == "use"
    assert forgetful(table) == "use"
