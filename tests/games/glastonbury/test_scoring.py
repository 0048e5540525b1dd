"""Chapter 9: the points of the ingredients, and who wins; Immuto are in test_immuto."""

from __future__ import annotations

import random

import pytest

from tests.cases import for_each
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.names import KINDS
from tests.games.glastonbury.scene import INGREDIENT_CARDS
from tests.referee import glastonbury as referee

BLUE_PLAYER = [
    *("newts-eyes-1", "newts-eyes-2", "newts-eyes-3", "newts-eyes-4"),
    *("pumpkins-1", "pumpkins-3", "pumpkins-4"),
    *("vines-3", "vines-4"),
    "mosses-4",
]
"""The worked example of the rulebook."""

# --- 9.1 sets

PLAIN = {
    "nothing": ([], 0),
    "a single 1": (["roots-1"], -1),
    "a single 4": (["roots-4"], -4),
    "a pair": (["roots-3", "roots-4"], 0),
    "three": (["roots-1", "roots-2", "roots-4"], 7),
    "another three": (["roots-2", "roots-3", "roots-4"], 9),
    "four": (["roots-1", "roots-2", "roots-3", "roots-4"], 15),
    "two kinds of a colour are two sets": (["roots-4", "mould-4"], -8),
    "all sorts": (["roots-4", "mould-1", "mould-2", "vines-1", "vines-2", "vines-3"], 2),
}


@for_each(("cauldron", "points"), PLAIN.values())
@pytest.mark.rules("9.1")
def test_a_cauldron_is_counted_kind_by_kind(cauldron: list[str], points: int) -> None:
    assert ended(cauldron, [], []).points == [points, 0, 0]


@pytest.mark.rules("9.1", "5.3")
def test_the_order_of_the_cards_means_nothing() -> None:
    cards = ["roots-1", "mould-2", "roots-4", "mosses-4", "roots-2"]
    for seed in range(5):
        random.Random(seed).shuffle(cards)
        assert ended([], cards, []).points == [0, 7 - 2 - 4, 0]


# --- 9.2 the own colour

DOUBLED = {
    "a single card costs double": (["wax-dolls-3"], -6),
    "a pair brings nothing": (["wax-dolls-3", "wax-dolls-4"], 0),
    "three bring double": (["wax-dolls-1", "wax-dolls-2", "wax-dolls-3"], 12),
    "the bonus is not doubled": ([f"wax-dolls-{value}" for value in (1, 2, 3, 4)], 25),
    "both kinds": (["wax-dolls-1", "cat-whiskers-2"], -6),
}


@for_each(("cauldron", "points"), DOUBLED.values())
@pytest.mark.rules("9.2")
def test_in_the_own_colour_values_count_double(cauldron: list[str], points: int) -> None:
    """G33."""
    assert ended(cauldron, [], []).points[0] == points


@for_each(("cauldron", "points"), DOUBLED.values())
@pytest.mark.rules("9.2")
def test_the_colour_of_another_pawn_counts_plainly(cauldron: list[str], points: int) -> None:
    full = len(cauldron) == 4
    assert ended([], cauldron, []).points[1] == (15 if full else points // 2)


@pytest.mark.rules("9.2", "3.3")
def test_a_pawn_colour_that_nobody_has_counts_like_any_other() -> None:
    """G33."""
    assert ended(["mosses-3"], ["newts-eyes-4"], []).points == [-3, -4, 0]
    assert ended(["toadstools-3"], ["dragons-blood-1"]).points == [-3, -1]
    assert ended(["mosses-3"], ["newts-eyes-4"], leaving="red").points == [-3, -4]


@pytest.mark.rules("9.6", "9.1", "9.2")
def test_the_blue_player_of_the_example_has_25_points() -> None:
    assert ended([], [], [], BLUE_PLAYER).points == [0, 0, 0, 25]


@pytest.mark.rules("9.6", "9.1", "9.2")
def test_each_set_of_the_example_brings_what_the_rulebook_says() -> None:
    sets = {"newts-eyes": 25, "pumpkins": 8, "vines": 0, "mosses": -8}
    for kind, points in sets.items():
        cards = [card for card in BLUE_PLAYER if card.startswith(kind)]
        assert ended([], [], [], cards).points[3] == points


# --- 9.8 spells


@pytest.mark.rules("9.8")
def test_spells_bring_and_cost_no_points() -> None:
    spells = {"accio-1": (1, 2), "accio-2": (2, 0), "declinatio-2": (1, 1)}
    assert ended([], [], [], spells=spells).points == [0, 0, 0]


# --- 9.9 and 9.10 places


@pytest.mark.rules("9.9", "9.10")
def test_whoever_has_most_points_wins_and_the_others_follow() -> None:
    table = ended(["roots-4"], ["mould-1", "mould-2", "mould-3"], [], ["vines-2"])
    assert table.points == [-4, 6, 0, -2]
    assert table.ranks == [4, 1, 2, 3]
    assert table.heard("won") == [("won", 1, 6)]


@pytest.mark.rules("9.9", "9.10")
def test_several_with_most_points_share_the_victory() -> None:
    """G38."""
    table = ended(["roots-1"], ["mould-1"], ["vines-2"])
    assert table.points == [-1, -1, -2]
    assert table.ranks == [1, 1, 3]
    assert sorted(table.heard("won")) == [("won", 0, -1), ("won", 1, -1)]


@pytest.mark.rules("9.10")
def test_equal_points_share_any_place() -> None:
    table = ended(["roots-3"], ["mould-3"], [], ["vines-4"])
    assert (table.points, table.ranks) == ([-3, -3, 0, -4], [2, 2, 1, 4])
    table = ended([], [], [], [])
    assert (table.points, table.ranks) == ([0, 0, 0, 0], [1, 1, 1, 1])


# --- held against the referee


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("9.1", "9.2", "9.9", "9.10")
def test_any_cauldrons_bring_what_the_referee_says(seats: int) -> None:
    chooser = random.Random(seats)
    colours = ("yellow", "green", "red", "blue")[:seats]
    blue = {"newts-eyes", "mosses"} if seats == 2 else set()
    for _ in range(40):
        kinds = chooser.sample([kind for kind in KINDS if kind not in blue], 6)
        cards = [card for card in sorted(INGREDIENT_CARDS) if card.rsplit("-", 1)[0] in kinds]
        chooser.shuffle(cards)
        cauldrons = tuple(tuple(cards[seat :: seats + 1]) for seat in range(seats))
        table = ended(*cauldrons)
        points = referee.points(referee.End(colours, cauldrons, ((),) * seats))
        assert (table.points, table.ranks) == (points, referee.places(points))
