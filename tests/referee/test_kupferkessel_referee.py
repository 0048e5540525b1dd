"""The scorer itself, held against the rulebook's example and small hand-made cases."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import examples, for_each
from tests.referee.kettle_ring import is_corner_stop, ring
from tests.referee.kupferkessel import (
    COLOUR_OF,
    EXPLOSION,
    PLANTS,
    RECIPE_BONUS,
    SYMBOL_OF,
    WAND,
    Cards,
    End,
    check_end,
    children_points,
    colour,
    deck,
    kind,
    may_be_start_card,
    most_ones_points,
    places,
    points,
    recipe_met,
    recipe_points,
    recipes_each,
    recipes_in_play,
    set_points,
    sets_points,
    start_stops,
    value,
    winners,
)

TWO = ("white", "black")
THREE = ("white", "black", "lilac")
EXAMPLE = ("cat-hair 1 2 3 4", "newts-eye 3", "mosses 1 2 4", "vines 2 3")


def kettle(*sets: str) -> Cards:
    """Cards from descriptions like ``"cat-hair 1 2 4"``."""
    cards = []
    for text in sets:
        name, *numbers = text.split()
        cards += [f"{name}-{number}" for number in numbers]
    return tuple(cards)


def duel(first: Cards, second: Cards = (), last_taker: int | None = None) -> End:
    return End(TWO, (first, second), last_taker=last_taker)


# --- the data


def test_the_deck_has_14_ingredients_with_1_to_4() -> None:
    assert len(deck()) == len(set(deck())) == 56
    assert {kind(card) for card in deck()} == set(COLOUR_OF)
    assert sum(value(card) for card in deck()) == 140


def test_seven_colours_have_two_ingredients_each() -> None:
    seven = sorted(set(COLOUR_OF.values()))
    assert seven == ["black", "blue", "brown", "green", "grey", "lilac", "white"]
    assert all(list(COLOUR_OF.values()).count(name) == 2 for name in seven)


def test_roots_mosses_mould_pumpkin_and_vines_are_the_plants_as_in_the_rulebook() -> None:
    shades = {name: COLOUR_OF[name] for name in PLANTS}
    assert shades == {
        "roots": "grey",
        "mosses": "blue",
        "mould": "brown",
        "pumpkin": "green",
        "vines": "lilac",
    }


def test_each_neutral_colour_has_one_wand_and_one_explosion_on_its_2s() -> None:
    assert len(SYMBOL_OF) == 10
    assert all(value(card) == 2 for card in SYMBOL_OF)
    for name in ("grey", "blue", "brown", "green", "lilac"):
        found = [symbol for card, symbol in SYMBOL_OF.items() if colour(card) == name]
        assert sorted(found) == [EXPLOSION, WAND]


@for_each("name", ["cat-hair-5", "cat-hair-0", "cat-hair", "cats-3", "", "-3"])
def test_an_unknown_card_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        kind(name)
    with pytest.raises(ValueError, match="no such card"):
        value(name)


def test_black_and_white_cards_are_no_start_cards_as_in_the_rulebook() -> None:
    allowed = [card for card in deck() if may_be_start_card(card, TWO)]
    assert len(allowed) == 40
    assert {colour(card) for card in allowed} == {"grey", "blue", "brown", "green", "lilac"}


def test_the_colour_of_the_third_player_is_barred_only_with_the_option() -> None:
    assert may_be_start_card("vines-1", THREE)
    assert not may_be_start_card("vines-1", THREE, bar_third=True)
    assert may_be_start_card("mosses-1", THREE, bar_third=True)


def test_white_and_black_start_at_opposite_corners_as_in_the_rulebook() -> None:
    assert start_stops(2) == [{0}, {len(ring()) // 2}]
    assert start_stops(3) == [{0}, {10}, {5, 15}]
    assert all(is_corner_stop(stop) for stops in start_stops(3) for stop in stops)


# --- sets


def test_the_white_player_has_26_points_as_in_the_rulebook() -> None:
    cards = kettle(*EXAMPLE)
    assert set_points(cards, "cat-hair", "white") == 2 * (1 + 2 + 3 + 4) + 5 == 25
    assert set_points(cards, "newts-eye", "white") == 2 * -3
    assert set_points(cards, "mosses", "white") == 1 + 2 + 4
    assert set_points(cards, "vines", "white") == 0
    assert sets_points(cards, "white") == 26


def test_the_same_cards_count_single_for_black() -> None:
    assert sets_points(kettle(*EXAMPLE), "black") == 15 - 3 + 7


@for_each(
    ("numbers", "neutral", "own"),
    [
        ("", 0, 0),
        ("1", -1, -2),
        ("4", -4, -8),
        ("1 4", 0, 0),
        ("1 2 3", 6, 12),
        ("2 3 4", 9, 18),
        ("1 2 3 4", 15, 25),
    ],
)
def test_one_ingredient_alone(numbers: str, neutral: int, own: int) -> None:
    cards = kettle(f"roots {numbers}")
    assert sets_points(cards, "white") == neutral
    assert sets_points(cards, "grey") == own


def test_an_empty_cauldron_and_all_cards() -> None:
    assert sets_points((), "white") == 0
    assert sets_points(tuple(deck()), "white") == 12 * 15 + 2 * 25


def test_children_count_sets_only() -> None:
    assert children_points(kettle(*EXAMPLE)) == 2 - 1 + 1
    assert children_points(kettle("roots 4", "mould 3", "vines 1 2 3 4")) == 0
    assert children_points(()) == 0
    assert children_points(tuple(deck())) == 28


# --- most ones


@for_each(
    ("ones", "bonus"),
    [
        ((0, 0), [0, 0]),
        ((1, 0), [5, 0]),
        ((2, 3), [0, 5]),
        ((3, 3), [0, 0]),
        ((3, 2, 2), [5, 0, 0]),
        ((3, 3, 2), [0, 0, 0]),
        ((0, 1, 4), [0, 0, 5]),
    ],
)
def test_most_ones_are_strictly_more_than_each_other_player(
    ones: tuple[int, ...], bonus: list[int]
) -> None:
    names = list(COLOUR_OF)
    cauldrons = [tuple(f"{names.pop()}-1" for _ in range(count)) for count in ones]
    assert most_ones_points(cauldrons) == bonus


def test_a_tie_in_ones_brings_nobody_points_as_in_the_rulebook() -> None:
    assert most_ones_points([kettle("roots 1", "mould 4"), kettle("vines 1")]) == [0, 0]


def test_the_ones_come_on_top_of_the_sets() -> None:
    end = duel(kettle(*EXAMPLE), kettle("roots 1 2", "bat-wings 4"))
    assert points(end) == [26 + 5, -8]


# --- recipes


def test_13_recipes_with_two_players_and_5_with_three_as_in_the_rulebook() -> None:
    assert len(recipes_in_play(2)) == 13
    assert recipes_each(2) == 2
    assert set(recipes_in_play(3)) == {
        "last-card",
        "fewest-explosions",
        "fewest-wands",
        "fewest-cards",
        "fewest-fours",
    }
    assert recipes_each(3) == 1
    assert sorted(RECIPE_BONUS.values()) == [5] * 2 + [10] * 6 + [15] * 5


@for_each(
    ("recipe", "cards", "met"),
    [
        ("both-grey", kettle("roots 1 2 3", "spider-webs 2 3 4"), True),
        ("both-grey", kettle("roots 1 2 3 4", "spider-webs 1 2 3 4"), True),
        ("both-grey", kettle("roots 1 2 3 4", "spider-webs 1 2"), False),
        ("both-blue", kettle("mosses 1 2 3", "dragons-blood 2 3 4"), True),
        ("both-blue", kettle("mosses 1 2 3", "roots 2 3 4"), False),
        ("both-brown", kettle("mould 1 2 3", "snake-powder 2 3 4"), True),
        ("both-green", kettle("pumpkin 1 2 3", "frog-slime 2 3 4"), True),
        ("both-lilac", kettle("vines 1 2 3", "wax-dolls 2 3 4"), True),
        ("both-lilac", (), False),
        ("one-white", kettle("cat-hair 1 2 3"), True),
        ("one-white", kettle("newts-eye 1 2 3 4"), True),
        ("one-white", kettle("newts-eye 1 2", "cat-hair 3 4"), False),
        ("one-black", kettle("raven-feathers 1 3 4"), True),
        ("one-black", kettle("bat-wings 1 3 4", "raven-feathers 1 3 4"), True),
        ("one-black", kettle("cat-hair 1 2 3"), False),
        ("three-plants", kettle("roots 1 2 3", "vines 1 2 3", "pumpkin 1 2 4"), True),
        ("three-plants", kettle("roots 1 2 3", "vines 1 2 3", "pumpkin 1 2"), False),
        ("three-plants", kettle("roots 1 2 3", "vines 1 2 3", "wax-dolls 1 2 4"), False),
        ("three-plants", kettle(*(f"{name} 1 2 3 4" for name in PLANTS)), True),
    ],
)
def test_recipes_about_the_own_cauldron(recipe: str, cards: Cards, met: bool) -> None:
    assert recipe_met(recipe, 0, duel(cards, kettle("mould 4"))) is met
    assert recipe_met(recipe, 1, duel((), cards)) is met


@for_each(
    ("recipe", "few", "many"),
    [
        ("fewest-explosions", kettle("roots 1 2 3"), kettle("pumpkin 2")),
        ("fewest-wands", kettle("pumpkin 1 2 3"), kettle("roots 2")),
        ("fewest-cards", kettle("roots 4"), kettle("pumpkin 1 2")),
        ("fewest-fours", kettle("roots 1 2 3"), kettle("pumpkin 4")),
    ],
)
def test_recipes_about_having_fewer_ask_for_strictly_fewer(
    recipe: str, few: Cards, many: Cards
) -> None:
    assert recipe_met(recipe, 0, duel(few, many))
    assert not recipe_met(recipe, 1, duel(few, many))
    assert recipe_met(recipe, 1, duel(many, few))
    assert not any(recipe_met(recipe, seat, duel((), ())) for seat in (0, 1))
    assert not any(recipe_met(recipe, seat, End(THREE, (few, few, many))) for seat in (0, 1, 2))
    assert recipe_met(recipe, 2, End(THREE, (many, many, few)))


def test_the_2s_of_black_and_white_have_no_symbol_unless_the_data_says_so() -> None:
    end = duel(kettle("cat-hair 2", "bat-wings 2"), kettle("roots 2"))
    assert recipe_met("fewest-wands", 0, end)
    rival = {**SYMBOL_OF, "cat-hair-2": WAND, "bat-wings-2": WAND}
    assert not recipe_met("fewest-wands", 0, end, symbols=rival)
    assert recipe_met("fewest-wands", 1, end, symbols=rival)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_card_is_a_matter_of_taking_and_not_of_keeping(seats: int) -> None:
    for last in range(seats):
        end = End(THREE[:seats], ((),) * seats, last_taker=last)
        assert [recipe_met("last-card", seat, end) for seat in range(seats)] == [
            seat == last for seat in range(seats)
        ]
    assert not recipe_met("last-card", 0, End(THREE[:seats], ((),) * seats))


def test_recipes_come_on_top_and_a_miss_costs_nothing() -> None:
    held = (("both-grey", "last-card"), ("fewest-cards", "one-black"))
    first, second = kettle("roots 1 2 3", "spider-webs 2 3 4"), kettle("bat-wings 2 3 4", "vines 3")
    end = End(TWO, (first, second), held, last_taker=1)
    assert recipe_points(end) == [15, 10 + 5]
    assert points(end) == [6 + 9 + 5 + 15, 18 - 3 + 15]


def test_three_players_with_one_recipe_each() -> None:
    cauldrons = (kettle("vines 1 2 3"), kettle("vines 4", "roots 4"), kettle("wax-dolls 1 2 3"))
    held = (("fewest-fours",), ("fewest-wands",), ("last-card",))
    end = End(THREE, cauldrons, held, last_taker=2)
    assert recipe_points(end) == [0, 0, 10]
    assert points(end) == [6, -4 - 4, 12 + 10]


def test_an_unknown_recipe_is_refused() -> None:
    with pytest.raises(ValueError, match="no such recipe"):
        recipe_met("most-cards", 0, duel(()))


def test_children_play_without_doubling_ones_and_recipes() -> None:
    end = duel(kettle(*EXAMPLE), kettle("roots 1"))
    assert points(end, children=True) == [2, -1]
    held = (("both-grey", "last-card"), ("fewest-cards", "one-black"))
    with pytest.raises(ValueError, match="no recipes"):
        points(end._replace(recipes=held), children=True)


# --- the end


def test_equal_points_share_a_place_and_a_victory() -> None:
    assert places([26, 19]) == [1, 2]
    assert places([7, 7]) == [1, 1]
    assert places([3, 9, 9]) == [3, 1, 1]
    assert places([-3, 9, -3]) == [2, 1, 2]
    assert winners([3, 9, 9]) == [1, 2]
    assert winners([4, 4, 4]) == [0, 1, 2]


@for_each(
    ("end", "words"),
    [
        (End(("white",), ((),)), "cannot play"),
        (End((*THREE, "grey"), ((), (), (), ())), "cannot play"),
        (End(("black", "white"), ((), ())), "colours"),
        (End(("white", "black", "blue"), ((), (), ())), "colours"),
        (End(TWO, ((), (), ())), "one cauldron"),
        (duel((), (), 2), "no such seat"),
        (duel(kettle("roots 5")), "no such card"),
        (duel(kettle("roots 1"), kettle("roots 1")), "exists once"),
        (End(TWO, ((), ()), (("last-card", "one-black"), ("both-grey",))), "2 recipes each"),
        (End(TWO, ((), ()), (("last-card", "both-grey"),)), "2 recipes each"),
        (End(TWO, ((), ()), (("last-card", "one-black"), ("last-card", "one-white"))), "recipe"),
        (End(THREE, ((), (), ()), (("last-card",), ("fewest-cards",), ("both-grey",))), "play"),
    ],
)
def test_an_impossible_end_is_refused(end: End, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        check_end(end)
    with pytest.raises(ValueError, match=words):
        points(end)


# --- properties


@st.composite
def ends_of_matches(draw: st.DrawFn) -> End:
    """Every card lies in some cauldron or in none."""
    seats = draw(st.integers(2, 3))
    owner = draw(st.lists(st.integers(0, seats), min_size=56, max_size=56))
    cauldrons = tuple(
        tuple(card for card, seat in zip(deck(), owner, strict=True) if seat == wanted)
        for wanted in range(seats)
    )
    dealt = draw(st.permutations(recipes_in_play(seats)))
    each = recipes_each(seats)
    recipes = tuple(tuple(dealt[each * seat : each * (seat + 1)]) for seat in range(seats))
    return End(THREE[:seats], cauldrons, recipes, draw(st.integers(0, seats - 1)))


@examples(75)
@given(ends_of_matches())
def test_points_are_sets_and_ones_and_recipes(end: End) -> None:
    bare = points(end._replace(recipes=()))
    bonus = recipe_points(end)
    assert points(end) == [own + more for own, more in zip(bare, bonus, strict=True)]
    assert sum(most_ones_points(end.cauldrons)) in (0, 5)
    assert min(places(points(end))) == 1
    for seat, cauldron in enumerate(end.cauldrons):
        assert bare[seat] - sets_points(cauldron, end.colours[seat]) in (0, 5)


@examples(75)
@given(ends_of_matches())
def test_at_most_one_player_meets_a_recipe_about_the_others(end: End) -> None:
    for recipe in recipes_in_play(3):
        met = [recipe_met(recipe, seat, end) for seat in range(len(end.cauldrons))]
        assert sum(met) <= 1


@examples(75)
@given(ends_of_matches(), st.sampled_from(sorted(COLOUR_OF)))
def test_the_own_colour_doubles_all_but_the_five(end: End, name: str) -> None:
    own = COLOUR_OF[name]
    for cauldron in end.cauldrons:
        bonus = 5 if sum(kind(card) == name for card in cauldron) == 4 else 0
        plain = set_points(cauldron, name, "no colour")
        assert set_points(cauldron, name, own) == 2 * (plain - bonus) + bonus


@examples(75)
@given(ends_of_matches(), st.data())
def test_the_order_of_the_cards_does_not_matter(end: End, data: st.DataObject) -> None:
    mixed = tuple(tuple(data.draw(st.permutations(cauldron))) for cauldron in end.cauldrons)
    assert points(end._replace(cauldrons=mixed)) == points(end)
