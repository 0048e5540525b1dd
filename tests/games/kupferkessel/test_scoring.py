"""Chapter 9: scoring, without the recipes."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.cases import for_each
from tests.games.kupferkessel.counting import BALLAST, cards_of, counted, last_card
from tests.games.kupferkessel.names import INGREDIENTS
from tests.games.kupferkessel.table import Table

BLACK = ["bat-wings", "raven-feathers"]
THIRD = {
    0: ("vines", "wax-dolls"),
    1: ("mould", "snake-powder"),
    2: ("pumpkin", "frog-slime"),
    3: ("roots", "spider-webs"),
}
PAIRS = ["roots", "spider-webs", "mosses", "dragons-blood", "mould", "snake-powder", "pumpkin"]


# --- 9.1 what counts


@pytest.mark.rules("9.1", "8.4")
def test_a_last_card_that_is_kept_counts_and_one_that_is_refused_does_not() -> None:
    """Kq."""
    for answer, points in (("keep", 9), ("refuse", 0)):
        table = last_card("roots-2 roots-3", BALLAST, line="roots-4 - - - - -")
        table.does("take roots-4", answer)
        assert table.points[0] == points


@pytest.mark.rules("9.1", "6.3")
def test_cards_that_were_lost_on_the_way_count_for_nothing() -> None:
    """Kx15."""
    table = last_card(
        "roots-2 roots-3 roots-4",
        BALLAST,
        taker=1,
        line="pumpkin-2",
        options={"turn_limit": 1},
    )
    assert table.points[0] == 9
    table.takes("pumpkin-2")
    table.uses()
    assert table.out_of_game[-1] == "roots-4"
    assert table.over
    assert table.points[0] == 0


@pytest.mark.rules("9.1")
def test_buried_cards_count_as_well_as_the_top_card() -> None:
    assert counted("roots-2 mould-3 mould-4 roots-3 mould-2 roots-4", BALLAST).points[0] == 18


# --- 9.2 to 9.6 sets


def worth(values: list[int]) -> int:
    """What cards of one ingredient bring that is not doubled."""
    match len(values):
        case 1:
            return -values[0]
        case 2:
            return 0
        case 3:
            return sum(values)
    return 5 + sum(values)


SETS = [list(some) for size in (1, 2, 3, 4) for some in combinations((1, 2, 3, 4), size)]


@for_each("values", SETS)
@pytest.mark.rules("9.2", "9.3", "9.4", "9.5")
def test_a_single_card_costs_a_pair_is_nothing_and_larger_sets_bring_points(
    values: list[int],
) -> None:
    cauldron = " ".join(f"mould-{value}" for value in values)
    assert counted(cauldron, BALLAST).points[0] == worth(values)


@for_each("ingredient", INGREDIENTS)
@pytest.mark.rules("9.2", "9.4", "9.5", "9.6")
def test_every_ingredient_counts_alike_but_white_ones_twice_for_white(ingredient: str) -> None:
    """Ks."""
    times = 2 if ingredient in ("cat-hair", "newts-eye") else 1
    pairs = [name for name in PAIRS if name != ingredient][:3]
    ballast = " ".join(cards_of(name, "1 4") for name in pairs)
    for values, points in (("3", -3), ("2 3", 0), ("2 3 4", 9), ("1 2 3 4", 10)):
        bonus = 5 if values == "1 2 3 4" else 0
        table = counted(cards_of(ingredient, values), ballast)
        assert table.points[0] == times * points + bonus


@pytest.mark.rules("9.2", "9.3", "9.4", "9.5", "9.6")
def test_the_example_of_the_rulebook_adds_up_to_26() -> None:
    """Ks: 25 for four white cards, -6 for a single white 3, 0 for two cards, 7 for 1, 2 and 4."""
    cauldrons = [
        cards_of("cat-hair", "1 2 3 4"),
        "newts-eye-3",
        cards_of("mould", "3 4"),
        cards_of("roots", "1 2 4"),
    ]
    black = "pumpkin-1 pumpkin-3 frog-slime-1 frog-slime-4"
    assert counted(" ".join(cauldrons), black).points == [26, 0]
    assert counted(cauldrons[0], f"{black} vines-3 vines-4").points[0] == 25
    assert counted(cauldrons[1], f"{black} vines-3 vines-4").points[0] == -6
    assert counted(cauldrons[2], f"{black} vines-3 vines-4").points[0] == 0
    assert counted(cauldrons[3], f"{black} vines-3 vines-4").points[0] == 7


@for_each("ingredient", ["cat-hair", "newts-eye", *BLACK])
@for_each("seat", [0, 1])
@pytest.mark.rules("9.6")
def test_white_and_black_are_doubled_for_their_own_pawn_alone(seat: int, ingredient: str) -> None:
    """Ks: for better and for worse."""
    times = 2 if (ingredient in BLACK) == (seat == 1) else 1
    for values, points in (("3", -3), ("3 4", 0), ("2 3 4", 9)):
        cauldrons = [BALLAST, BALLAST]
        cauldrons[seat] = cards_of(ingredient, values)
        assert counted(*cauldrons).points[seat] == times * points


@pytest.mark.parametrize("option", THIRD)
@pytest.mark.rules("9.6", "3.2")
def test_the_third_colour_is_doubled_for_the_third_pawn_alone(option: int) -> None:
    """Ki, Ks."""
    for ingredient in THIRD[option]:
        for seat in range(3):
            cauldrons = ["cat-hair-3 cat-hair-4", "bat-wings-3 bat-wings-4", "mosses-3 mosses-4"]
            cauldrons[seat] += f" {cards_of(ingredient, '2 3 4')}"
            table = counted(*cauldrons, options={"third_colour": option})
            points = [0, 0, 0]
            points[seat] = 18 if seat == 2 else 9
            assert table.points == points


@pytest.mark.rules("9.6")
def test_the_bonus_for_four_cards_is_not_doubled() -> None:
    """Ks."""
    third = f"{cards_of('vines', '1 2 3 4')} mosses-3 mosses-4"
    table = counted("mould-1 mould-4", "pumpkin-3 pumpkin-4", third)
    assert table.points == [0, 0, 25]


@pytest.mark.rules("9.6")
def test_blue_is_nobodys_colour() -> None:
    """Ki."""
    for seat in range(3):
        cauldrons = ["mould-3 mould-4", "pumpkin-3 pumpkin-4", "roots-3 roots-4"]
        cauldrons[seat] += " mosses-2 mosses-3 mosses-4"
        for option in THIRD:
            assert counted(*cauldrons, options={"third_colour": option}).points[seat] == 9


# --- 9.7 the most ones


ONES = {
    (1, 0): [5, 0],
    (2, 3): [0, 5],
    (2, 2): [0, 0],
    (0, 0): [0, 0],
    (3, 2, 2): [5, 0, 0],
    (3, 3, 1): [0, 0, 0],
    (1, 1, 2): [0, 0, 5],
    (2, 2, 2): [0, 0, 0],
    (0, 1, 0): [0, 5, 0],
}


@for_each(("counts", "bonus"), ONES.items())
@pytest.mark.rules("9.7")
def test_more_ones_than_each_of_the_others_bring_five_points(
    counts: tuple[int, ...], bonus: list[int]
) -> None:
    """Kr: 3, 2 and 2 earn the points, 3, 3 and 1 do not."""
    ballast = ["cat-hair-3 cat-hair-4", "bat-wings-3 bat-wings-4", "vines-3 vines-4"]
    names = iter(PAIRS)
    cauldrons = []
    for seat, count in enumerate(counts):
        pairs = [next(names) for _ in range(count)]
        ones = [cards_of(pair, "1 3") for pair in pairs]
        cauldrons.append(" ".join([ballast[seat], *ones, *_more_cards(seat, len(counts))]))
    assert counted(*cauldrons).points == bonus


def _more_cards(seat: int, seats: int) -> list[str]:
    """Two players need a pair more, lest too many cards are out of the game."""
    return [["frog-slime-3 frog-slime-4"], ["wax-dolls-3 wax-dolls-4"], []][
        seat if seats == 2 else 2
    ]


@pytest.mark.rules("9.7", "9.6")
def test_the_points_for_ones_are_not_doubled_and_ones_of_all_ingredients_count() -> None:
    white = "cat-hair-1 cat-hair-4 newts-eye-1 newts-eye-4 bat-wings-1 bat-wings-4"
    assert counted(white, "roots-1 roots-4 mould-1 mould-4").points == [5, 0]


# --- 9.18 children's scoring


@for_each(("values", "points"), [("1 2 3 4", 2), ("2 3 4", 1), ("1 4", 0), ("4", -1)])
@pytest.mark.rules("9.18")
def test_children_count_cards_and_not_values(values: str, points: int) -> None:
    """Kv: neither colours nor ones matter."""
    for ingredient in ("cat-hair", "bat-wings", "mould"):
        cauldron = cards_of(ingredient, values)
        ballast = "vines-3 vines-4 wax-dolls-3 wax-dolls-4 pumpkin-3 pumpkin-4"
        table = counted(cauldron, ballast, options={"childrens_scoring": 1})
        assert table.points == [points, 0]
        if values != "1 4":
            assert counted(cauldron, ballast).points[0] != points


@pytest.mark.rules("9.18", "9.19")
def test_childrens_points_may_fall_below_0() -> None:
    """Kx17."""
    singles = "roots-1 mould-1 vines-4 pumpkin-1 cat-hair-4"
    table = counted(singles, "mosses-1 mosses-2 mosses-3", options={"childrens_scoring": 1})
    assert table.points == [-5, 1]
    assert table.places == [2, 1]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("9.18", "3.8")
def test_children_are_dealt_no_recipes(seats: int) -> None:
    """Kx17."""
    for seed in range(5):
        table = Table.begun(seats, seed, recipes=1, childrens_scoring=1)
        assert [table.recipes_of(seat) for seat in range(seats)] == [set()] * seats


# --- 9.19 places

ROOTS, MOULD, PUMPKIN = (cards_of(name, "2 3 4") for name in ("roots", "mould", "pumpkin"))
RANKINGS = {
    "two players": ([ROOTS, "mould-3 mould-4 mosses-3 mosses-4"], [9, 0], [1, 2]),
    "two players turned round": (["mould-3 mould-4 mosses-3 mosses-4", ROOTS], [0, 9], [2, 1]),
    "two winners": ([ROOTS, MOULD], [9, 9], [1, 1]),
    "below 0": (["roots-3 mould-4 vines-3", "mosses-4 pumpkin-3 cat-hair-2"], [-10, -9], [2, 1]),
    "three places": ([ROOTS, "mould-3 mould-4", "mosses-4"], [9, 0, -4], [1, 2, 3]),
    "two winners of three": ([ROOTS, "mosses-4", MOULD], [9, -4, 9], [1, 3, 1]),
    "two share the second place": (
        ["mosses-4", f"{ROOTS} vines-3 vines-4", "mould-4"],
        [-4, 9, -4],
        [2, 1, 2],
    ),
    "three winners": ([ROOTS, MOULD, PUMPKIN], [9, 9, 9], [1, 1, 1]),
}


@for_each(("cauldrons", "points", "places"), RANKINGS.values())
@pytest.mark.rules("9.19")
def test_the_most_points_win_and_equal_points_share_a_place(
    cauldrons: list[str], points: list[int], places: list[int]
) -> None:
    """Ku, Kx18."""
    table = counted(*cauldrons)
    assert (table.points, table.places) == (points, places)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    assert table.told_of("won") == [("won", seat, points[seat]) for seat in winners]
