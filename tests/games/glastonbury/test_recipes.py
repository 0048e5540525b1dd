"""Chapter 10: recipes."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.cases import for_each
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.names import Cards
from tests.games.glastonbury.scene import Scene
from tests.games.glastonbury.table import Table

UNMET = "most-ones"
"""A recipe B that nobody fulfils without cards of value 1."""
POINTS_ONLY = {"immuto_counts_points_only": 1}


def extra(table: Table, recipe_points: int, seat: int = 0) -> None:
    """Proves what the recipes bring: the points beyond those without recipes."""
    assert table.over
    state = table.state.copied()
    state.options.recipes = 0
    for player in state.players:
        player.recipe_a = player.recipe_b = 0
    without = Table.at(state)
    assert table.points[seat] - without.points[seat] == recipe_points


def most(colour: str, *by_seat: list[str], **scene: Unpack[Scene]) -> Table:
    """Seat 0 holds the recipe A of a colour and no recipe B that it fulfils."""
    scene["recipes"] = {0: (f"most-{colour}", UNMET), 1: ("most-white", "fewest-spells")}
    if colour == "white":
        scene["recipes"] = {0: ("most-white", UNMET), 1: ("most-black", "fewest-spells")}
    return ended(*by_seat, **scene)


# --- 10.1 to 10.3 recipes A

COLOUR_CARDS = {
    "orange": ["pumpkins-2", "snake-powder-3", "snake-powder-4"],
    "purple": ["dried-herbs-2", "beetles-3", "beetles-4"],
    "brown": ["roots-2", "mould-3", "mould-4"],
    "black": ["bat-wings-2", "raven-feathers-3", "raven-feathers-4"],
    "white": ["spider-webs-2", "rat-tails-3", "rat-tails-4"],
}


@for_each("colour", COLOUR_CARDS)
@for_each(("seats", "each"), [(2, 1), (3, 1), (4, 2)])
@pytest.mark.rules("10.2", "10.3", "10.1")
def test_more_cards_of_the_colour_than_every_other_bring_points_for_each(
    colour: str, seats: int, each: int
) -> None:
    """G27."""
    extra(most(colour, COLOUR_CARDS[colour], *[[] for _ in range(seats - 1)]), 3 * each)


@pytest.mark.rules("10.3", "10.5", "10.1")
def test_as_many_or_more_with_somebody_else_bring_nothing_and_cost_nothing() -> None:
    """G29."""
    extra(most("brown", ["roots-2", "mould-3"], ["roots-4"], []), 2)
    extra(most("brown", ["roots-2", "mould-3"], ["roots-4", "mould-2"], []), 0)
    extra(most("brown", ["roots-2"], [], ["roots-4", "mould-2"]), 0)
    extra(most("brown", [], [], []), 0)


@pytest.mark.rules("10.3", "10.2")
def test_cards_of_other_colours_do_not_count() -> None:
    extra(most("brown", ["roots-2", "vines-2", "beetles-2"], ["vines-3", "vines-4"], []), 1)


@pytest.mark.rules("10.1", "3.6")
def test_a_recipe_of_somebody_else_brings_nothing() -> None:
    table = ended(["roots-2", "mould-2"], [], [], recipes={1: ("most-brown", UNMET)})
    extra(table, 0, seat=1)
    extra(table, 0, seat=0)


@pytest.mark.rules("10.1", "9.8")
def test_without_the_option_recipes_are_not_counted() -> None:
    table = ended(["roots-2", "mould-2"], [], [])
    assert table.points == [-4, 0, 0]


# --- 10.4 recipes A and Immuto


def placed(table: Table, seat: int, *kinds: str) -> Table:
    table.places(seat, *kinds)
    return table


FULL = ["roots-1", "roots-2", "roots-3", "roots-4"]


@pytest.mark.rules("10.4", "9.4")
def test_an_immuto_counts_for_having_most_and_brings_points() -> None:
    """G28."""
    table = most("brown", ["immuto-1", "vines-2", "roots-2"], ["mould-4"], [])
    other = table.copied()
    extra(placed(table, 0, "roots"), 2)
    extra(placed(other, 0, "vines"), 0)


@pytest.mark.rules("10.4")
def test_an_immuto_of_another_player_counts_in_the_comparison_too() -> None:
    """G28."""
    table = most("brown", ["roots-2", "mould-2"], ["immuto-1", "vines-2", "roots-3"], [])
    other = table.copied()
    extra(placed(table, 1, "roots"), 0)
    extra(placed(other, 1, "vines"), 2)


@pytest.mark.rules("10.4", "9.4")
def test_an_immuto_on_a_full_set_counts_for_the_recipe() -> None:
    """G31."""
    table = most("brown", [*FULL, "immuto-1", "vines-2"], ["mould-1", "mould-2"], [])
    extra(placed(table, 0, "roots"), 5)
    table = most("brown", ["immuto-1", *FULL, "vines-2"], [f"mould-{v}" for v in (1, 2, 3, 4)], [])
    extra(placed(table, 0, "roots"), 5)


@pytest.mark.rules("10.4", "9.5")
def test_two_immuto_count_twice() -> None:
    cauldron = ["immuto-1", "immuto-2", "vines-2", "roots-2"]
    table = most("brown", cauldron, ["mould-4", "mould-3"], [], [])
    other = table.copied()
    extra(placed(table, 0, "roots"), 6)
    extra(placed(other, 0, "vines", "roots"), 0)


@pytest.mark.rules("10.4")
def test_with_the_option_an_immuto_is_left_out_of_the_comparison() -> None:
    """G28."""
    table = most("brown", ["immuto-1", "vines-2", "roots-2"], ["mould-4"], [], options=POINTS_ONLY)
    extra(placed(table, 0, "roots"), 0)


@pytest.mark.rules("10.4")
def test_with_the_option_it_still_brings_its_points_where_the_recipe_is_fulfilled() -> None:
    """G28."""
    cauldron = ["immuto-1", "vines-2", "roots-2", "mould-2"]
    table = most("brown", cauldron, ["mould-4"], [], options=POINTS_ONLY)
    extra(placed(table, 0, "roots"), 3)


@pytest.mark.rules("10.4")
def test_with_the_option_the_immuto_of_others_are_left_out_as_well() -> None:
    others = ["immuto-1", "vines-2", "roots-3"]
    table = most("brown", ["roots-2", "mould-2"], others, [], options=POINTS_ONLY)
    extra(placed(table, 1, "roots"), 2)


@pytest.mark.rules("10.4")
def test_with_the_option_an_immuto_on_a_full_set_is_left_out_too_and_paid() -> None:
    table = most("brown", ["immuto-1", *FULL, "vines-2"], ["mould-1"], [], options=POINTS_ONLY)
    extra(placed(table, 0, "roots"), 5)
    four = [f"mould-{value}" for value in (1, 2, 3, 4)]
    table = most("brown", ["immuto-1", *FULL, "vines-2"], four, [], options=POINTS_ONLY)
    extra(placed(table, 0, "roots"), 0)


# --- 10.5 to 10.11 recipes B


def held(recipe: str, *by_seat: list[str], by: int = 1, **scene: Unpack[Scene]) -> Table:
    """Seat 0 holds a recipe B, and a recipe A whose colour nobody has."""
    scene["recipes"] = {0: ("most-white", recipe)}
    return ended(*by_seat, by=by, **scene)


COUNTED: dict[str, tuple[str, list[list[str]], int]] = {
    "fewest cards": ("fewest-cards", [["vines-1"], ["vines-2", "vines-3"], FULL], 10),
    "no card at all": ("fewest-cards", [[], ["vines-2"], FULL], 10),
    "a tie of cards": ("fewest-cards", [["vines-1"], ["vines-2"], FULL], 0),
    "not the fewest cards": ("fewest-cards", [["vines-1"], [], FULL], 0),
    "an Immuto is a card": ("fewest-cards", [["immuto-1", "vines-1"], ["vines-2"], FULL], 0),
    "their Immuto is a card": ("fewest-cards", [["vines-1"], ["immuto-1", "vines-2"], FULL], 10),
    "fewest fours": ("fewest-fours", [["vines-1"], ["vines-4"], ["roots-4", "mould-4"]], 10),
    "a tie of fours": ("fewest-fours", [["roots-4"], ["vines-4"], ["mould-4"]], 0),
    "nobody has a four": ("fewest-fours", [["roots-1"], ["vines-3"], ["mould-3"]], 0),
    "an Immuto is no four": ("fewest-fours", [["immuto-1", "mould-1"], ["vines-4"], FULL], 10),
    "their Immuto is no four": ("fewest-fours", [["mould-1"], ["immuto-2", "vines-3"], FULL], 0),
    "most ones": ("most-ones", [["vines-1", "mould-1"], ["roots-1"], []], 10),
    "a tie of ones": ("most-ones", [["vines-1"], ["roots-1"], []], 0),
    "nobody has a one": ("most-ones", [["vines-2"], [], []], 0),
    "an Immuto is no one": ("most-ones", [["immuto-1", "vines-1"], ["roots-1"], []], 0),
    "somebody has more ones": ("most-ones", [["vines-1"], ["roots-1", "mould-1"], []], 0),
}


@for_each(("recipe", "cauldrons", "points"), COUNTED.values())
@pytest.mark.rules("10.5", "10.6", "10.7", "10.8", "10.10")
def test_a_recipe_b_brings_ten_points_or_nothing(
    recipe: str, cauldrons: list[list[str]], points: int
) -> None:
    """G29, G32."""
    extra(held(recipe, *cauldrons), points)


USED: dict[str, tuple[dict[str, tuple[int, int]], int]] = {
    "none used, the others one each": ({"accio-1": (2, 1)}, 10),
    "a spell that was never used": ({"accio-1": (2, 1), "accio-2": (0, 2)}, 10),
    "one used": ({"accio-1": (2, 1), "accio-2": (0, 1)}, 0),
    "one spent": ({"accio-1": (2, 1), "declinatio-2": (0, 0)}, 0),
    "a tie": ({"accio-1": (2, 2)}, 0),
    "two against one": ({"accio-1": (2, 0), "accio-2": (2, 1), "declinatio-2": (0, 2)}, 0),
}


@for_each(("spells", "points"), USED.values())
@pytest.mark.rules("10.9", "10.5")
def test_b3_counts_each_card_that_was_used_once(
    spells: dict[str, tuple[int, int]], points: int
) -> None:
    """G26. Seat 1 has used the Declinatio that ended play."""
    extra(held("fewest-spells", [], [], [], spells=spells), points)


@pytest.mark.rules("10.9")
def test_a_card_used_twice_counts_as_one() -> None:
    """G26. Two uses of one Accio are fewer cards than two cards used once."""
    spells = {"accio-1": (0, 0), "accio-2": (1, 1)}
    extra(held("fewest-spells", [], [], spells=spells), 10)


DIAGONAL = {(1, 1): "pumpkins-1", (3, 3): "pumpkins-3", (4, 4): "pumpkins-4"}


def last_card(card: str, **scene: Unpack[Scene]) -> Table:
    """Seat 0 takes the last card of a line; seats 0 and 1 hold B3 and B5."""
    scene["square"] = {**DIAGONAL, (2, 2): card}
    scene["recipes"] = {0: ("most-white", "fewest-spells"), 1: ("most-black", "ended-play")}
    scene["filled"], scene["pile"], scene["rest"] = False, [], 2
    table = Table(**scene)
    table.takes(card)
    return table


@pytest.mark.rules("10.9", "8.7")
def test_a_perluceo_as_the_last_card_counts_if_it_is_kept() -> None:
    """G26. Seat 1 has used one spell, seat 2 many."""
    kept, refused = (last_card("perluceo-1", spells={"accio-1": (1, 1)}) for _ in range(2))
    kept.keeps()
    refused.refuses()
    extra(kept, 0)
    extra(refused, 10)


@pytest.mark.parametrize("card", ["vanesco-1", "perluceo-1"])
@pytest.mark.rules("10.9", "6.14")
def test_a_vanesco_and_a_perluceo_count_when_they_are_taken(card: str) -> None:
    """G26."""
    for own, points in (({}, 10), ({card: (0, 0)}, 0)):
        table = last_card("accio-2", spells={"accio-1": (1, 1), **own})
        extra(table, points)


@pytest.mark.rules("10.9", "8.6")
def test_a_vanesco_as_the_last_card_counts() -> None:
    extra(last_card("vanesco-1", spells={"accio-1": (1, 1)}), 0)


@pytest.mark.rules("10.9", "8.8")
def test_an_accio_as_the_last_card_does_not_count() -> None:
    extra(last_card("accio-2", spells={"accio-1": (1, 1)}), 10)


@pytest.mark.parametrize("answer", ["keep", "refuse"])
@pytest.mark.rules("10.11", "8.10")
def test_b5_goes_to_whoever_took_the_last_card_kept_or_refused(answer: str) -> None:
    """G4, G6."""
    for seat, points in ((0, 0), (1, 10)):
        table = last_card("roots-2", active=seat)
        table.does(answer)
        extra(table, points, seat=1)


@for_each("by", [0, 1, 2])
@pytest.mark.rules("10.11", "8.10", "8.9")
def test_b5_goes_to_whoever_ended_play_with_a_declinatio(by: int) -> None:
    """G10."""
    extra(held("ended-play", [], [], [], by=by), 10 if by == 0 else 0)


@pytest.mark.rules("10.6")
def test_what_was_lost_or_refused_is_not_collected() -> None:
    """Gx1."""
    table = held("fewest-fours", ["mould-1"], ["vines-4"], FULL, out_of_game=["mould-4"])
    extra(table, 10)
    refused = Table(
        square={**DIAGONAL, (2, 2): "roots-4"},
        filled=False,
        pile=[],
        rest=2,
        recipes={0: ("most-white", "fewest-fours")},
        cauldrons={1: ["mould-4"]},
    )
    kept = refused.copied()
    refused.does("take roots-4", "refuse")
    extra(refused, 10)
    kept.does("take roots-4", "keep")
    extra(kept, 0)


@pytest.mark.rules("10.1", "10.6", "9.9")
def test_both_recipes_are_counted_and_may_decide_the_match() -> None:
    recipes = {0: ("most-brown", "most-ones"), 1: ("most-white", "fewest-spells")}
    recipes[2] = ("most-black", "fewest-fours")
    cauldrons: list[Cards] = [("roots-1", "mould-1"), (), ("vines-1", "vines-2", "vines-3")]
    table = ended(*cauldrons, recipes=recipes, by=1)
    assert table.points == [-2 + 2 + 10, 0, 6]
    assert table.ranks[0] == 1
