"""The greedy bot of Glastonbury at corners, at the end of play, and when Immuto are placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pytest

from stillroom.bots.glastonbury.program import (
    Memory,
    decide,
)
from stillroom.bots.kettles import Policy
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from tests.bots.rules.glastonbury_bots import (
    THREES,
    Heard,
    answer,
    forgetful,
    greedy,
    last_lines,
)
from tests.games.glastonbury.matches import ENDING_LINE, ended
from tests.games.glastonbury.names import PHRASE_OF
from tests.games.glastonbury.scene import Scene
from tests.games.glastonbury.table import Table

# --- corners


@pytest.mark.parametrize("cauldron", [[], ["roots-2"], ["roots-2", "immuto-1"]])
@pytest.mark.parametrize("recipe", ["fewest-spells", "fewest-cards"])
def test_at_a_corner_it_uses_a_declinatio(cauldron: list[str], recipe: str) -> None:
    """4.5, 6.5  Also where it cannot know how far the pawn goes."""
    table = Table(
        stop=5,
        cauldron=cauldron,
        spells={"declinatio-1": (0, 1)},
        recipes={0: ("most-orange", recipe)},
    )
    assert greedy(table) == "use declinatio"


@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        (["mould-1", "roots-2", "roots-3", "roots-4"], ["rat-tails-4"], "use declinatio"),
        (["roots-2"], ["mould-1", "mould-2", "mould-3"], "stay"),
        (["roots-2"], ["mould-2"], "stay"),
    ],
    ids=["ahead", "behind", "even"],
)
def test_it_ends_play_by_declinatio_only_if_it_is_ahead(
    own: list[str], other: list[str], expected: str
) -> None:
    """8.9."""
    table = Table(
        seats=2,
        stop=5,
        line=ENDING_LINE,
        cauldron=own,
        cauldrons={1: other},
        spells={"declinatio-1": (0, 3)},
    )
    assert table.foresees("use declinatio").ends_play
    assert greedy(table) == expected


# --- the end


def near_the_end(**scene: Unpack[Scene]) -> Table:
    """A line in which roots 3 is the last card of column 2, and mould 1 is not the last of any."""
    scene["square"] = {(2, 2): "roots-3", (2, 5): "mould-1"}
    row = [(2, 0), (2, 1), (2, 3), (2, 4)]
    scene["gaps"] = [*row, *((number, 2) for number in (0, 1, 3, 4, 5))]
    return last_lines(**scene)


SET = ["beetles-2", "beetles-3", "beetles-4"]


@pytest.mark.parametrize(
    ("heard", "expected"),
    [
        ({0: SET, 1: ["vines-4"]}, "take roots-3"),
        ({0: ["vines-4"], 1: SET}, "take mould-1"),
        ({0: ["roots-4", *SET], 1: ["bat-wings-2", "bat-wings-3"]}, "take roots-3"),
        ({0: ["vines-2"], 1: ["bat-wings-2"]}, "take mould-1"),
        ({0: ["roots-1", "vines-2"], 1: ["bat-wings-2"]}, "take mould-1"),
        ({0: ["roots-1", "roots-2", "vines-3"], 1: ["bat-wings-2"]}, "take roots-3"),
        ({0: ["immuto-1", "vines-2"], 1: ["bat-wings-2"]}, "take roots-3"),
        ({0: ["vines-2"], 1: ["immuto-1", "bat-wings-2"]}, "take mould-1"),
    ],
    ids=[
        "ahead",
        "behind",
        "far ahead",
        "even",
        "even with a pair",
        "ahead by the last card",
        "ahead by an immuto",
        "behind by an immuto",
    ],
)
def test_it_takes_the_last_card_if_it_is_ahead_then(heard: Heard, expected: str) -> None:
    """8.10."""
    table = near_the_end(seats=2, cauldron=heard[0], cauldrons={1: heard[1]})
    assert greedy(table, heard) == expected


@pytest.mark.parametrize(
    ("third", "expected"), [(["rat-tails-3"], "take roots-3"), (SET, "take mould-1")]
)
def test_it_must_be_ahead_of_all_others(third: Sequence[str], expected: str) -> None:
    own = ["dried-herbs-1", "dried-herbs-2", "dried-herbs-3"]
    heard = {0: own, 1: ["vines-4"], 2: third}
    table = near_the_end(cauldron=own, cauldrons={1: ["vines-4"], 2: third})
    assert greedy(table, heard) == expected


def test_the_forgetful_bot_goes_by_the_top_cards_alone() -> None:
    table = near_the_end(seats=2, cauldron=SET, cauldrons={1: ["bat-wings-2"]})
    assert greedy(table, {0: SET, 1: ["bat-wings-2"]}) == "take roots-3"
    assert forgetful(table) == "take mould-1", "it believes to have one card of the value 4"


@pytest.mark.parametrize(
    ("recipe", "other", "expected"),
    [
        ("ended-play", ["mould-2", "mould-3", "mould-4"], "take roots-3"),
        ("fewest-cards", ["mould-2", "mould-3", "mould-4"], "take mould-1"),
        (
            "ended-play",
            ["bat-wings-1", "bat-wings-2", "bat-wings-3", "bat-wings-4"],
            "take mould-1",
        ),
    ],
)
def test_a_recipe_for_ending_play_counts_then(
    recipe: str, other: Sequence[str], expected: str
) -> None:
    """10.11  Ten points."""
    own = ["vines-3", "vines-4"]
    table = near_the_end(
        seats=2, cauldron=own, cauldrons={1: other}, recipes={0: ("most-orange", recipe)}
    )
    assert greedy(table, {0: own, 1: other}) == expected


def at_the_last_card(last: str, own: Sequence[str], **scene: Unpack[Scene]) -> Table:
    """A match in which the active seat has just taken the last card of its line."""
    scene["seats"], scene["cauldron"], scene["cauldrons"] = 2, own, {1: ["vines-1"]}
    scene["square"], scene["gaps"] = {(2, 5): last}, [(2, column) for column in range(5)]
    table = last_lines(**scene)
    table.takes(last)
    assert table.asked == "last-card"
    return table


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ([], "refuse"),
        (["vines-4"], "refuse"),
        (["roots-1"], "keep"),
        (["roots-1", "roots-4"], "keep"),
        (["roots-1", "roots-2", "roots-4"], "keep"),
    ],
)
def test_a_last_card_is_kept_if_its_set_gains_by_it(own: list[str], expected: str) -> None:
    """8.5."""
    assert greedy(at_the_last_card("roots-3", own)) == expected


def test_a_last_immuto_is_kept() -> None:
    """8.5."""
    assert greedy(at_the_last_card("immuto-1", ["vines-4"])) == "keep"
    assert forgetful(at_the_last_card("immuto-1", ["vines-4"])) == "keep"


@pytest.mark.parametrize(
    ("recipe", "expected"), [("fewest-spells", "refuse"), ("most-ones", "keep")]
)
def test_a_last_perluceo_is_refused_if_few_spells_are_wanted(recipe: str, expected: str) -> None:
    """8.7, 10.9."""
    table = at_the_last_card("perluceo-1", ["vines-4"], recipes={0: ("most-orange", recipe)})
    assert greedy(table) == expected


def test_of_two_last_cards_it_takes_the_one_that_brings_more() -> None:
    """An Immuto brings six points, a spell nothing."""
    for last, expected in (("immuto-1", "immuto-1"), ("accio-1", "roots-3")):
        own = ["roots-1", *SET]
        gaps = [(2, 0), (2, 1), (2, 4), (2, 5)]
        table = last_lines(
            seats=2,
            square={(2, 2): "roots-3", (2, 3): last},
            gaps=[*gaps, *((number, column) for number in (0, 1, 3, 4, 5) for column in (2, 3))],
            cauldron=own,
            cauldrons={1: ["vines-4"]},
        )
        assert greedy(table, {0: own, 1: ["vines-4"]}) == f"take {expected}"


# --- Perluceo and placing


@pytest.mark.parametrize("policy", [Policy.GREEDY, Policy.GREEDY_FORGETFUL])
def test_it_is_done_with_looking_at_once_and_learns_nothing(policy: Policy) -> None:
    """6.14  What it has not kept in mind, it does not find out."""
    table = Table(line=["perluceo-1"], cauldron=["roots-1", "roots-2", "vines-1"])
    table.takes("perluceo-1")
    assert table.asked == "look"
    memory = Memory()
    assert answer(table, policy, memory) == "done"
    assert memory.cauldrons[0].height == 0


def test_immuto_go_where_they_bring_its_ingredients_most_points() -> None:
    """9.7, 12.7."""
    blue = ["pumpkins-1", "pumpkins-3", "pumpkins-4", "vines-3", "vines-4", "mosses-4", "immuto-1"]
    table = ended(["roots-1"], ["roots-2"], ["roots-3"], blue)
    assert answer(table, Policy.GREEDY, Memory(), 3) == "place mosses"
    table = ended(["roots-1"], ["roots-2"], ["roots-3"], [*blue, "immuto-2"])
    table.does(answer(table, Policy.GREEDY, Memory(), 3), seat=3)
    table.does(answer(table, Policy.GREEDY_FORGETFUL, Memory(), 3), seat=3)
    assert table.added_by(3) == ("mosses", "mosses")


# --- the random bot


def test_the_random_bot_does_anything_that_is_open() -> None:
    table, rolled = Table(line=THREES), Dice()
    dice.seed(rolled, 1, 0)
    done = {PHRASE_OF[decide(table.state, 0, Policy.RANDOM, Memory(), rolled)] for _ in range(200)}
    assert done == table.open
