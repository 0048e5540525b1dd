"""The greedy bot of Kupferkessel Co. at the end of a match, and the random bot."""

from __future__ import annotations

import pytest

from stillroom.bots.kettles import Policy
from stillroom.bots.kupferkessel.program import Memory, decide
from stillroom.bots.players import BotPlayer
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.match.match import Match
from tests.bots.rules.kupferkessel_bots import (
    THREES,
    forgetful,
    greedy,
)
from tests.games.kupferkessel.counting import BALLAST, last_card
from tests.games.kupferkessel.names import PHRASE_OF
from tests.games.kupferkessel.scene import Scene
from tests.games.kupferkessel.table import Table

# --- the end

EVEN = "spider-webs-1 spider-webs-3 mosses-2 mosses-3 mosses-4"
ALSO_EVEN = f"{BALLAST} dragons-blood-2 dragons-blood-3 dragons-blood-4"
"""Cauldrons that are worth 9 points each, with one card of the value 1."""


def near_the_end(
    *held: str, line: str = "mould-1 - roots-3 - - -", recipes: dict[int, str] | None = None
) -> Table:
    """A line in which roots 3 is the last card of row 2, and mould 1 is not the last of any."""
    row_1 = "- mould-3 - - - -" if "mould-3" in line else ""
    scene: Scene = {
        "seats": len(held),
        "line": line,
        "lines": {"row-1": row_1, "row-2": "- roots-3 - - - -"},
        "cauldrons": dict(enumerate(held)),
        "pile": "",
        "rest": "out",
    }
    if recipes is not None:
        scene["recipes"] = recipes
    return Table(**scene)


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ((EVEN, BALLAST), "take roots-3"),
        ((BALLAST, EVEN), "take mould-1"),
        ((EVEN, ALSO_EVEN), "take mould-1"),
        ((f"roots-2 roots-4 {EVEN}", ALSO_EVEN), "take roots-3"),
        ((f"raven-feathers-1 raven-feathers-2 {EVEN}", ALSO_EVEN), "take roots-3"),
        ((EVEN, BALLAST, "dragons-blood-3 dragons-blood-4"), "take roots-3"),
        ((EVEN, BALLAST, "newts-eye-2 newts-eye-3 newts-eye-4"), "take mould-1"),
    ],
    ids=[
        "ahead",
        "behind",
        "even",
        "ahead by the last card",
        "ahead by the most ones",
        "ahead of both",
        "ahead of one",
    ],
)
def test_it_takes_the_last_card_if_it_is_ahead_then(held: tuple[str, ...], expected: str) -> None:
    """8.4."""
    assert greedy(near_the_end(*held)) == expected


def test_the_forgetful_bot_goes_by_the_top_cards_alone() -> None:
    """It believes to have one card of the value 4, and the other one of the value 3."""
    table = near_the_end(EVEN, BALLAST.replace("frog-slime-4", "frog-slime-2"))
    assert greedy(table) == "take roots-3"
    assert forgetful(table) == "take mould-1"


@pytest.mark.parametrize(
    ("recipe", "more", "expected"),
    [
        ("last-card", "", "take roots-3"),
        ("fewest-cards", "", "take mould-1"),
        ("last-card", " newts-eye-1 newts-eye-2 newts-eye-3 newts-eye-4", "take mould-1"),
    ],
)
def test_a_recipe_for_the_last_card_counts_then(recipe: str, more: str, expected: str) -> None:
    """9.12  Ten points."""
    for mine in (f"{recipe} both-grey", f"both-grey {recipe}"):
        recipes = {0: mine, 1: "both-blue both-brown"}
        assert greedy(near_the_end(EVEN, ALSO_EVEN + more, recipes=recipes)) == expected


def test_of_two_last_cards_it_takes_the_one_that_brings_more() -> None:
    line = "- mould-3 roots-3 - - -"
    assert greedy(near_the_end(f"mould-1 {EVEN}", BALLAST, line=line)) == "take mould-3"
    assert greedy(near_the_end(f"roots-1 {EVEN}", BALLAST, line=line)) == "take roots-3"


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        (BALLAST, "refuse"),
        (f"roots-1 {BALLAST}", "keep"),
        (f"roots-1 roots-4 {BALLAST}", "keep"),
        (f"roots-1 roots-2 roots-4 {BALLAST}", "keep"),
    ],
)
def test_a_last_card_is_kept_if_its_set_gains_by_it(held: str, expected: str) -> None:
    """8.4."""
    table = last_card(held, "mosses-1", line="roots-3 - - - - -")
    table.takes("roots-3")
    assert greedy(table) == expected
    assert forgetful(table) == "refuse", "it sees nothing but the last card"


def test_in_the_middle_of_a_move_it_still_knows_the_card_that_it_has_covered() -> None:
    """At a table a bot hears of its own move only afterwards."""
    held = f"{BALLAST} roots-4"
    table = last_card(held, "mosses-1", line="roots-3 - - - - -", rest="cauldrons")
    match = Match.from_position("kupferkessel", table.state.to_dict(), seed=1)
    assert BotPlayer("kupferkessel", "greedy", 1).choose(match, 0).text == "take roots-3 and keep"
    fades = BotPlayer("kupferkessel", "greedy-forgetful", 1)
    assert fades.choose(match, 0).text == "take roots-3 and refuse"


# --- the random bot


def test_the_random_bot_does_anything_that_is_open() -> None:
    table, rolled = Table(line=THREES), Dice()
    dice.seed(rolled, 1, 0)
    done = {PHRASE_OF[decide(table.state, 0, Policy.RANDOM, Memory(), rolled)] for _ in range(200)}
    assert done == table.open
