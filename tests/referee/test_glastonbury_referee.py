"""The scorer itself, held against the rulebook's examples and small hand-made cases."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import examples, for_each
from tests.referee.glastonbury import (
    COLOUR_OF,
    IMMUTO,
    PAWN_COLOURS,
    RECIPES_A,
    RECIPES_B,
    Cards,
    End,
    Placement,
    best_placements,
    best_points,
    check_end,
    ingredient_cards,
    kind,
    placement_points,
    placements,
    places,
    points,
    recipe_a_points,
    recipe_b_met,
    recipe_points,
    set_points,
    sets_points,
    start_stops,
    steps,
    used_spells,
    value,
    winners,
)
from tests.referee.kettle_ring import is_corner_stop

TWO = ("blue", "red")
THREE = ("blue", "red", "green")
FOUR = ("blue", "red", "green", "yellow")
EXAMPLE = ("newts-eyes 1 2 3 4", "pumpkins 1 3 4", "vines 3 4", "mosses 4")


def kettle(*sets: str, immuto: int = 0) -> Cards:
    """Cards from descriptions like ``"mosses 1 2 4"``, with Immuto cards on top."""
    cards = []
    for text in sets:
        name, *numbers = text.split()
        cards += [f"{name}-{number}" for number in numbers]
    return (*cards, *[IMMUTO] * immuto)


def table(
    *cauldrons: Cards, placed: tuple[Placement, ...] | None = None, ended_by: int | None = None
) -> End:
    """A match without recipe cards; without Immuto cards nothing is placed."""
    nowhere: tuple[Placement, ...] = ((),) * len(cauldrons)
    return End(FOUR[: len(cauldrons)], cauldrons, placed or nowhere, ended_by=ended_by)


# --- the data


def test_72_ingredient_cards_of_18_kinds_in_9_colours() -> None:
    cards = ingredient_cards()
    assert len(cards) == len(set(cards)) == 72
    assert {kind(card) for card in cards} == set(COLOUR_OF)
    assert sum(value(card) for card in cards) == 180
    shades = list(COLOUR_OF.values())
    assert len(set(shades)) == 9
    assert all(shades.count(name) == 2 for name in shades)


def test_sort_a_has_one_recipe_for_each_colour_without_a_pawn_as_in_the_rulebook() -> None:
    shades = {recipe.removeprefix("most-") for recipe in RECIPES_A}
    assert shades == set(COLOUR_OF.values()) - set(PAWN_COLOURS)
    assert len(RECIPES_A) == len(RECIPES_B) == 5


@for_each("name", ["mosses-5", "mosses-0", "mosses", "newts-eye-3", "", "accio"])
def test_an_unknown_card_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no such"):
        kind(name)
    with pytest.raises(ValueError, match="no such"):
        value(name)


def test_an_immuto_shows_0_and_is_no_ingredient() -> None:
    assert value(IMMUTO) == 0
    with pytest.raises(ValueError, match="no such Ingredient card"):
        kind(IMMUTO)


def test_pawns_start_at_distinct_corners() -> None:
    assert [start_stops(seats) for seats in (2, 3, 4)] == [[0, 10], [0, 5, 10], [0, 5, 10, 15]]
    assert all(is_corner_stop(stop) for stop in start_stops(4))


# --- steps


def test_the_first_move_is_2_steps_as_in_the_rulebook() -> None:
    assert steps((), beside_corner=True) == steps((), beside_corner=False) == 2


def test_the_top_card_tells_the_steps() -> None:
    assert steps(("mosses-1", "vines-4"), beside_corner=False) == 4
    assert steps(("vines-4", IMMUTO, "mosses-1"), beside_corner=True) == 1


def test_an_immuto_on_top_lets_the_pawn_stay_beside_a_line_as_in_the_rulebook() -> None:
    assert steps(("mosses-1", IMMUTO), beside_corner=False) == 0
    assert steps((IMMUTO,), beside_corner=False) == 0


def test_beside_a_corner_the_card_under_the_immuto_counts_as_in_the_rulebook() -> None:
    assert steps(("vines-4", "mosses-3", IMMUTO), beside_corner=True) == 3


def test_two_immutos_and_nothing_below_lead_to_the_2_of_the_cauldron() -> None:
    assert steps(("mosses-3", IMMUTO, IMMUTO), beside_corner=True) == 3
    assert steps((IMMUTO,), beside_corner=True) == 2
    assert steps((IMMUTO, IMMUTO), beside_corner=True) == 2


# --- sets and Immuto cards


def test_the_blue_player_has_25_points_as_in_the_rulebook() -> None:
    cards = kettle(*EXAMPLE)
    assert set_points(cards, "newts-eyes", "blue") == 2 * (1 + 2 + 3 + 4) + 5 == 25
    assert set_points(cards, "pumpkins", "blue") == 1 + 3 + 4
    assert set_points(cards, "vines", "blue") == 0
    assert set_points(cards, "mosses", "blue") == 2 * -4
    assert sets_points(cards, "blue", ()) == best_points(cards, "blue") == 25


def test_the_blue_player_has_33_points_with_an_immuto_as_in_the_rulebook() -> None:
    cards = kettle(*EXAMPLE, immuto=1)
    assert placement_points(cards, "blue") == {
        ("pumpkins",): 25 + 5,
        ("vines",): 25 + 7,
        ("mosses",): 33,
        ("newts-eyes",): 25,
    }
    assert best_placements(cards, "blue") == {("mosses",)}
    assert best_points(cards, "blue") == 33


def test_two_immutos_go_to_two_ingredients_or_to_one_as_in_the_rulebook() -> None:
    cards = kettle(*EXAMPLE, immuto=2)
    tried = placement_points(cards, "blue")
    assert len(tried) == 10
    assert tried["mosses", "vines"] == 25 + 8 + 7
    assert tried["mosses", "mosses"] == 25 + 8 + 8
    assert tried["vines", "vines"] == 25 + 7 + 5
    assert tried["pumpkins", "pumpkins"] == 25 + 5
    assert tried["newts-eyes", "newts-eyes"] == 25
    assert best_placements(cards, "blue") == {("mosses", "mosses")}


def test_both_immutos_on_one_pair_may_beat_two_places() -> None:
    cards = kettle("mosses 4", "vines 3 4", "pumpkins 1 2", immuto=2)
    assert best_points(cards, "red") == -4 + 7 + 5
    assert best_placements(cards, "red") == {("vines", "vines")}


@for_each(
    ("numbers", "immuto", "other", "own"),
    [
        ("3", 0, -3, -6),
        ("3", 1, 0, 0),
        ("3", 2, 3, 6),
        ("1 4", 0, 0, 0),
        ("1 4", 1, 5, 10),
        ("1 4", 2, 10, 15),
        ("2 3 4", 0, 9, 18),
        ("2 3 4", 1, 14, 23),
        ("2 3 4", 2, 14, 23),
        ("1 2 3 4", 0, 15, 25),
        ("1 2 3 4", 1, 15, 25),
        ("1 2 3 4", 2, 15, 25),
    ],
)
def test_one_ingredient_with_immuto_cards(numbers: str, immuto: int, other: int, own: int) -> None:
    cards = kettle(f"mosses {numbers}", immuto=immuto)
    assert placements(cards) == {("mosses",) * immuto}
    assert best_points(cards, "red") == other
    assert best_points(cards, "blue") == own


def test_an_immuto_without_ingredients_goes_nowhere() -> None:
    for cards in ((), kettle(immuto=1), kettle(immuto=2)):
        assert placements(cards) == best_placements(cards, "blue") == {()}
        assert best_points(cards, "blue") == 0


def test_equally_good_placements_are_all_told() -> None:
    cards = kettle("roots 2", "mould 2", "vines 1", immuto=1)
    assert best_placements(cards, "blue") == {("roots",), ("mould",)}


@for_each(
    ("cards", "placement"),
    [
        (kettle("mosses 4"), ("mosses",)),
        (kettle("mosses 4", immuto=1), ()),
        (kettle("mosses 4", immuto=1), ("vines",)),
        (kettle("mosses 4", immuto=1), ("mosses", "mosses")),
        (kettle("mosses 4", immuto=2), ("mosses",)),
        (kettle(immuto=1), ("mosses",)),
    ],
)
def test_a_wrong_placement_is_refused(cards: Cards, placement: Placement) -> None:
    with pytest.raises(ValueError, match="cannot be added"):
        sets_points(cards, "blue", placement)


# --- recipes of sort A


def test_most_cards_of_a_colour_bring_a_point_each_and_two_with_four_as_in_the_rulebook() -> None:
    first, second = kettle("roots 1 2", "mould 3"), kettle("roots 3", "mould 4")
    assert recipe_a_points("most-brown", 0, table(first, second)) == 3
    assert recipe_a_points("most-brown", 1, table(first, second)) == 0
    assert recipe_a_points("most-brown", 0, table(first, second, ())) == 3
    assert recipe_a_points("most-brown", 0, table(first, second, (), ())) == 6


def test_equally_many_cards_bring_nobody_points_as_in_the_rulebook() -> None:
    end = table(kettle("roots 1 2"), kettle("roots 3", "mould 4"), kettle("mould 1"))
    assert [recipe_a_points("most-brown", seat, end) for seat in range(3)] == [0, 0, 0]
    assert recipe_a_points("most-white", 0, end) == 0


def test_an_immuto_in_the_colour_is_paid_too_as_in_the_rulebook() -> None:
    first, second = kettle("roots 1 2", "mould 3", immuto=1), kettle("mould 4")
    end = table(first, second, placed=(("mould",), ()))
    assert recipe_a_points("most-brown", 0, end) == 4
    assert recipe_a_points("most-brown", 0, end, immuto_in_majority=False) == 4
    four = table(first, second, (), (), placed=(("mould",), (), (), ()))
    assert recipe_a_points("most-brown", 0, four) == 8


def test_an_immuto_in_another_colour_is_not_paid() -> None:
    end = table(kettle("roots 1 2 3", "mosses 3", immuto=1), (), placed=(("mosses",), ()))
    assert recipe_a_points("most-brown", 0, end) == 3


@for_each(
    ("mine", "theirs", "paid"),
    [(1, 0, [3, 0]), (0, 1, [0, 3]), (1, 1, [0, 0]), (0, 2, [0, 4])],
)
def test_an_immuto_breaks_a_tie_unless_it_counts_for_the_points_only(
    mine: int, theirs: int, paid: list[int]
) -> None:
    first, second = kettle("roots 1 2", immuto=mine), kettle("mould 3 4", immuto=theirs)
    end = table(first, second, placed=(("roots",) * mine, ("mould",) * theirs))
    assert [recipe_a_points("most-brown", seat, end) for seat in (0, 1)] == paid
    for seat in (0, 1):
        assert recipe_a_points("most-brown", seat, end, immuto_in_majority=False) == 0


def test_the_option_may_hand_the_points_to_the_other_player() -> None:
    first, second = kettle("roots 1 2 3"), kettle("mould 3 4", immuto=2)
    end = table(first, second, placed=((), ("mould", "mould")))
    assert [recipe_a_points("most-brown", seat, end) for seat in (0, 1)] == [0, 4]
    assert recipe_a_points("most-brown", 0, end, immuto_in_majority=False) == 3
    assert recipe_a_points("most-brown", 1, end, immuto_in_majority=False) == 0


def test_an_immuto_on_a_full_set_counts_for_the_recipe() -> None:
    end = table(kettle("roots 1 2 3 4", immuto=1), (), placed=(("roots",), ()))
    assert recipe_a_points("most-brown", 0, end) == 5
    assert points(end) == [15, 0]


# --- recipes of sort B


@for_each(
    ("recipe", "good", "bad"),
    [
        ("fewest-cards", kettle("roots 4"), kettle("mould 1 2")),
        ("fewest-cards", kettle("roots 4"), kettle("mould 1", immuto=1)),
        ("fewest-fours", kettle("roots 1 2 3", immuto=1), kettle("mould 4")),
        ("most-ones", kettle("roots 1"), kettle("mould 2 3 4", immuto=1)),
    ],
)
def test_recipes_of_sort_b_compare_strictly_as_in_the_rulebook(
    recipe: str, good: Cards, bad: Cards
) -> None:
    assert recipe_b_met(recipe, 0, table(good, bad))
    assert not recipe_b_met(recipe, 1, table(good, bad))
    assert recipe_b_met(recipe, 3, table(bad, bad, bad, good))
    assert not any(recipe_b_met(recipe, seat, table(good, good, bad)) for seat in range(3))


def test_fewest_spells_and_ended_match() -> None:
    end = table((), (), (), ended_by=1)
    assert [recipe_b_met("ended-the-match", seat, end) for seat in range(3)] == [False, True, False]
    for used, seats in (((1, 0, 2), [1]), ((0, 0, 2), []), ((2, 2, 1), [2])):
        counted = end._replace(spells_used=used)
        met = [seat for seat in range(3) if recipe_b_met("fewest-spells", seat, counted)]
        assert met == seats


def test_a_spell_card_counts_once_and_only_if_used() -> None:
    assert used_spells([]) == 0
    assert used_spells([("accio", 0), ("declinatio", 0)]) == 0
    assert used_spells([("accio", 2), ("accio", 1), ("declinatio", 3)]) == 3
    assert used_spells([("vanesco", 1), ("perluceo", 1), ("perluceo", 0)]) == 3
    with pytest.raises(ValueError, match="no such use"):
        used_spells([("accio", 3)])


def test_unknown_recipes_are_refused() -> None:
    with pytest.raises(ValueError, match="sort A"):
        recipe_a_points("most-blue", 0, table((), ()))
    with pytest.raises(ValueError, match="sort B"):
        recipe_b_met("most-orange", 0, table((), ()))


# --- the end


def test_a_whole_end_with_recipes() -> None:
    first, second = kettle(*EXAMPLE, immuto=1), kettle("pumpkins 2", "roots 1 2 3", "toadstools 2")
    held = (("most-orange", "most-ones"), ("most-brown", "fewest-cards"))
    end = End(TWO, (first, second), (("pumpkins",), ()), held, (0, 0), ended_by=0)
    assert recipe_points(end) == [4 + 10, 3 + 10]
    assert points(end) == [30 + 14, -2 + 6 - 4 + 13]
    assert places(points(end)) == [1, 2]


def test_equal_points_share_a_place_and_a_victory() -> None:
    assert places([33, 25, 33, 4]) == [1, 3, 1, 4]
    assert winners([33, 25, 33, 4]) == [0, 2]


RECIPES = (("most-orange", "most-ones"), ("most-brown", "fewest-cards"))


@for_each(
    ("end", "words"),
    [
        (End(("blue",), ((),), ((),)), "cannot play"),
        (End(("blue", "blue"), ((), ()), ((), ())), "colours"),
        (End(("blue", "white"), ((), ()), ((), ())), "colours"),
        (End(TWO, ((),), ((),)), "one cauldron"),
        (table((), (), ended_by=2), "no such seat"),
        (table(("accio",), ()), "no such card"),
        (table(kettle("roots 1"), kettle("roots 1")), "do not exist"),
        (table(kettle(immuto=2), kettle(immuto=1)), "do not exist"),
        (table(kettle("vines 1"), kettle("wax-dolls 1")), "left out"),
        (table(kettle("roots 1", immuto=1), ()), "cannot be added"),
        (End(TWO, ((), ()), ((), ()), RECIPES), "used spells"),
        (End(TWO, ((), ()), ((), ()), (RECIPES[0],) * 2, (0, 0)), "cannot be dealt"),
        (End(TWO, ((), ()), ((), ()), (RECIPES[0], ("most-red", "fewest-cards")), (0, 0)), "dealt"),
    ],
)
def test_an_impossible_end_is_refused(end: End, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        check_end(end)
    with pytest.raises(ValueError, match=words):
        points(end)


# --- properties

SOME_CARDS = st.lists(st.sampled_from(ingredient_cards()), unique=True, max_size=30)
COLOURS = st.sampled_from(PAWN_COLOURS)


@examples(60)
@given(SOME_CARDS, COLOURS)
def test_an_immuto_never_harms_and_a_second_one_neither(cards: list[str], pawn: str) -> None:
    bare = sets_points(cards, pawn, ())
    one = placement_points([*cards, IMMUTO], pawn)
    two = placement_points([*cards, IMMUTO, IMMUTO], pawn)
    kinds = len({kind(card) for card in cards})
    assert len(two) == max(1, kinds * (kinds + 1) // 2)
    assert min(one.values()) >= bare == best_points(cards, pawn)
    assert max(two.values()) >= max(one.values())
    assert min(two.values()) >= min(one.values())


@examples(75)
@given(SOME_CARDS, SOME_CARDS, st.sampled_from(RECIPES_A))
def test_without_an_immuto_the_option_changes_nothing(
    first: list[str], second: list[str], recipe: str
) -> None:
    end = table(tuple(first), tuple(second))
    paid = [recipe_a_points(recipe, seat, end) for seat in (0, 1)]
    assert paid == [recipe_a_points(recipe, seat, end, immuto_in_majority=False) for seat in (0, 1)]
    assert 0 in paid
