"""Chapter 9: scoring, the recipes."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.kupferkessel.counting import cards_of, counted, last_card
from tests.games.kupferkessel.names import INGREDIENTS
from tests.games.kupferkessel.table import Table

COLOURS = {
    "grey": ("roots", "spider-webs"),
    "blue": ("mosses", "dragons-blood"),
    "brown": ("mould", "snake-powder"),
    "green": ("pumpkin", "frog-slime"),
    "lilac": ("vines", "wax-dolls"),
}
WHITE, BLACK = ("cat-hair", "newts-eye"), ("bat-wings", "raven-feathers")
PLANTS = ("roots", "mosses", "mould", "pumpkin", "vines")
OTHERS = ["both-lilac", "both-green", "both-brown"]
IN_PLAY_WITH_THREE = ["fewest-cards", "fewest-fours", "fewest-wands", "fewest-explosions"]


def bonus(
    recipe: str,
    *cauldrons: str,
    seat: int = 0,
    taker: int = 1,
    beside: str = "one-black",
    **options: int,
) -> int:
    """What a recipe brings its owner, who with two players has another beside it."""
    mine, free = [recipe], OTHERS if len(cauldrons) == 2 else IN_PLAY_WITH_THREE
    if len(cauldrons) == 2:
        mine.append(beside)
    held = {seat: " ".join(mine)}
    left = [name for name in free if name not in mine]
    for other in range(len(cauldrons)):
        if other != seat:
            held[other] = " ".join(left.pop() for _ in mine)
    with_it = counted(*cauldrons, taker=taker, recipes=held, options=options)
    without = counted(*cauldrons, taker=taker, options=options)
    return with_it.points[seat] - without.points[seat]


def sets(*ingredients: str, values: str = "1 3 4") -> str:
    return " ".join(cards_of(ingredient, values) for ingredient in ingredients)


def pairs(*ingredients: str) -> str:
    return sets(*ingredients, values="1 3")


SOME = pairs("cat-hair", "newts-eye", "bat-wings", "raven-feathers")
"""Another cauldron of eight cards, without symbols and without fours."""


# --- 9.8 in general


@pytest.mark.rules("9.8")
def test_each_recipe_adds_its_bonus_and_a_task_not_met_costs_nothing() -> None:
    white, black = sets("roots", "spider-webs"), SOME
    with_both = {0: "both-grey fewest-cards", 1: "one-white one-black"}
    assert counted(white, black, taker=1).points == [16, 5]
    table = counted(white, black, taker=1, recipes=with_both)
    assert table.points == [16 + 15 + 10, 5]
    turned_round = {1: "both-grey fewest-cards", 0: "one-white one-black"}
    assert counted(white, black, taker=1, recipes=turned_round).points == [16, 5]


@pytest.mark.rules("9.8", "9.10")
def test_a_bonus_comes_once_and_is_never_doubled() -> None:
    """Two white sets, each in the colour of the pawn: 5 points all the same."""
    white = sets("cat-hair", "newts-eye", values="1 2 3 4")
    assert bonus("one-white", white, pairs("roots", "mould", "vines")) == 5


# --- 9.9 to 9.11 sets


@for_each("colour", COLOURS)
@pytest.mark.rules("9.9")
def test_two_ingredients_of_a_colour_with_three_cards_each_bring_15_points(colour: str) -> None:
    """Kx3."""
    first, second = COLOURS[colour]
    recipe = f"both-{colour}"
    beside = "one-white"
    assert bonus(recipe, sets(first, second), SOME, beside=beside) == 15
    assert bonus(recipe, sets(first, second, values="1 2 3 4"), SOME, beside=beside) == 15
    assert bonus(recipe, f"{sets(first)} {pairs(second)}", SOME, beside=beside) == 0
    assert bonus(recipe, f"{pairs(first)} {sets(second)}", SOME, beside=beside) == 0
    assert bonus(recipe, sets(first, values="1 2 3 4"), SOME, beside=beside) == 0


@for_each("colour", COLOURS)
@pytest.mark.rules("9.9")
def test_two_ingredients_of_different_colours_will_not_do(colour: str) -> None:
    first, second = COLOURS[colour]
    others = [name for name in INGREDIENTS if name not in (first, second, *WHITE, *BLACK)]
    white = f"{sets(first)} {sets(*others[:2])}"
    assert bonus(f"both-{colour}", white, SOME, beside="one-white") == 0


@pytest.mark.parametrize(
    ("recipe", "both", "beside"),
    [("one-white", WHITE, "one-black"), ("one-black", BLACK, "one-white")],
)
@pytest.mark.rules("9.10")
def test_one_ingredient_of_white_or_black_brings_5_points(
    recipe: str, both: tuple[str, str], beside: str
) -> None:
    """Kx3."""
    ballast = pairs("mould", "vines", "pumpkin")
    for seat in (0, 1):
        for ingredient in both:
            for values, points in (("1 2 3", 5), ("1 2 3 4", 5), ("1 2", 0)):
                cauldrons = [ballast, ballast]
                cauldrons[seat] = cards_of(ingredient, values)
                taker = 1 - seat
                assert bonus(recipe, *cauldrons, seat=seat, taker=taker, beside=beside) == points
    assert bonus(recipe, pairs(*both), ballast, beside=beside) == 0
    assert bonus(recipe, sets("roots"), ballast, beside=beside) == 0


@for_each("without", PLANTS)
@pytest.mark.rules("9.11", "1.3")
def test_three_plants_with_three_cards_each_bring_10_points(without: str) -> None:
    plants = [plant for plant in PLANTS if plant != without]
    assert bonus("three-plants", sets(*plants[:3]), SOME) == 10
    assert bonus("three-plants", sets(*plants[1:]), SOME) == 10
    assert bonus("three-plants", sets(*plants, values="1 2 3 4"), SOME) == 10
    assert bonus("three-plants", f"{sets(*plants[:2])} {pairs(without)}", SOME) == 0


@for_each("ingredient", [name for name in INGREDIENTS if name not in PLANTS])
@pytest.mark.rules("9.11", "1.3")
def test_no_other_ingredient_is_a_plant(ingredient: str) -> None:
    beside = "one-black" if ingredient not in BLACK else "one-white"
    ballast = "mosses-1 mosses-3 mould-1 mould-3"
    white = sets("roots", "vines", ingredient)
    assert bonus("three-plants", white, ballast, beside=beside) == 0
    assert bonus("three-plants", f"{white} {sets('pumpkin')}", ballast, beside=beside) == 10


# --- 9.12 the last card


@for_each("answer", ["keep", "refuse"])
@for_each("taker", [0, 1])
@pytest.mark.rules("9.12", "8.4")
def test_the_last_card_brings_10_points_kept_or_refused(taker: int, answer: str) -> None:
    table = last_card(
        pairs("mould", "vines"),
        SOME,
        taker=taker,
        line="dragons-blood-4 - - - - -",
        recipes={0: "last-card both-blue", 1: "both-grey both-green"},
    )
    table.does("take dragons-blood-4", answer)
    cost = -4 if (taker, answer) == (0, "keep") else 0
    assert table.points[0] == cost + (10 if taker == 0 else 0)


@pytest.mark.rules("9.12", "3.8")
def test_with_three_players_the_last_card_is_a_recipe_too() -> None:
    for taker in range(3):
        points = bonus(
            "last-card", *[pairs("mould", "vines"), pairs("roots"), SOME], seat=2, taker=taker
        )
        assert points == (10 if taker == 2 else 0)


@pytest.mark.rules("9.12", "8.6")
def test_nobody_has_taken_the_last_card_of_a_match_that_is_abandoned() -> None:
    table = Table(
        line="mould-3",
        cauldrons={0: "mould-4", 1: "vines-4"},
        recipes={0: "last-card both-blue", 1: "both-grey both-green"},
        options={"turn_limit": 1},
    )
    table.takes("mould-3")
    assert (table.over, table.points) == (True, [0, -4])


# --- 9.13 to 9.16 fewer than the others

WANDS = ["roots-2", "dragons-blood-2", "mould-2", "frog-slime-2", "vines-2"]
EXPLOSIONS = ["spider-webs-2", "mosses-2", "snake-powder-2", "pumpkin-2", "wax-dolls-2"]
FOURS = [f"{name}-4" for name in ("roots", "mosses", "mould", "pumpkin", "vines")]
FEWER = {
    (0, 1): 10,
    (1, 2): 10,
    (1, 1): 0,
    (0, 0): 0,
    (2, 1): 0,
    (0, 1, 1): 10,
    (1, 2, 2): 10,
    (0, 0, 1): 0,
    (0, 1, 0): 0,
    (1, 0, 2): 0,
    (1, 1, 1): 0,
}
COUNTED = {"fewest-wands": WANDS, "fewest-explosions": EXPLOSIONS, "fewest-fours": FOURS}
PLAIN = ["cat-hair-1 cat-hair-3", "bat-wings-1 bat-wings-3", "newts-eye-1 newts-eye-3"]


@for_each(("counts", "points"), FEWER.items())
@for_each("recipe", COUNTED)
@pytest.mark.rules("9.13", "9.14", "9.16")
def test_fewer_symbols_or_fours_than_each_of_the_others_bring_10_points(
    recipe: str, counts: tuple[int, ...], points: int
) -> None:
    """Kx16: a tie brings nothing. The recipes of the other kinds see no difference here."""
    left = iter(COUNTED[recipe])
    cauldrons = [
        " ".join([PLAIN[seat], *(next(left) for _ in range(count))])
        for seat, count in enumerate(counts)
    ]
    cauldrons[1] += " raven-feathers-1 raven-feathers-3"
    for seat in range(len(counts)):
        turned = [cauldrons[(place - seat) % len(counts)] for place in range(len(counts))]
        assert bonus(recipe, *turned, seat=seat) == points
        for other in COUNTED:
            if other != recipe:
                assert bonus(other, *turned, seat=seat) == 0


@for_each(("counts", "points"), FEWER.items())
@pytest.mark.rules("9.15")
def test_fewer_cards_than_each_of_the_others_bring_10_points(
    counts: tuple[int, ...], points: int
) -> None:
    """Kx16: whatever their values."""
    threes = iter([f"{name}-{value}" for value in (3, 1) for name in ("roots", "mosses", "vines")])
    cauldrons = [
        " ".join([PLAIN[seat], f"pumpkin-{1 + seat}", *(next(threes) for _ in range(count))])
        for seat, count in enumerate(counts)
    ]
    for seat in range(len(counts)):
        turned = [cauldrons[(place - seat) % len(counts)] for place in range(len(counts))]
        assert bonus("fewest-cards", *turned, seat=seat) == points


@pytest.mark.rules("9.1", "9.15", "9.16")
def test_a_last_card_that_was_refused_counts_for_no_recipe_but_one_that_was_kept_does() -> None:
    """Kq."""
    for answer, points in (("keep", -10), ("refuse", -6 + 10 + 10)):
        table = last_card(
            "roots-1 roots-3 cat-hair-3",
            "pumpkin-4 vines-3 vines-1 mould-1",
            line="mosses-4 - - - - -",
            recipes={0: "fewest-fours fewest-cards", 1: "both-grey both-green"},
        )
        table.does("take mosses-4", answer)
        assert table.points[0] == points


# --- 9.17 symbols that did nothing


@pytest.mark.parametrize(
    ("recipe", "card"), [("fewest-wands", "vines-2"), ("fewest-explosions", "wax-dolls-2")]
)
@pytest.mark.rules("9.17", "3.6", "6.11")
def test_symbols_count_that_did_nothing(recipe: str, card: str) -> None:
    """Kx5, Kt: on a start card, and in the third colour while those rest."""
    others = ["cat-hair-1 cat-hair-3 roots-1", "bat-wings-1 bat-wings-3 mould-1"]
    with_symbol = [f"{others[0]} roots-2 spider-webs-2", f"{others[1]} mould-2 snake-powder-2"]
    for option in (0, 1):
        cauldrons = [*with_symbol, "newts-eye-3 newts-eye-4"]
        assert bonus(recipe, *cauldrons, seat=2, third_symbols_rest=option) == 10
        cauldrons = [*with_symbol, f"{card} newts-eye-3 newts-eye-4"]
        assert bonus(recipe, *cauldrons, seat=2, third_symbols_rest=option) == 0


@for_each(
    ("recipe", "card"),
    [
        ("fewest-wands", "cat-hair-2"),
        ("fewest-wands", "raven-feathers-2"),
        ("fewest-explosions", "newts-eye-2"),
        ("fewest-explosions", "bat-wings-2"),
    ],
)
@pytest.mark.rules("9.17", "1.5")
def test_white_and_black_symbols_count_with_their_option(recipe: str, card: str) -> None:
    """Kx2."""
    white, black = "roots-1 roots-3 mould-3", f"{card} vines-3 vines-4"
    assert bonus(recipe, white, black) == 0
    assert bonus(recipe, white, black, all_twos_have_symbols=1) == 10
