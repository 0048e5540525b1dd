"""The greedy bot of Glastonbury: which card it takes, and with which spell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pytest

from stillroom.bots.glastonbury.program import (
    ACCIO_WORTH,
    CORNER,
    DECLINATIO_WORTH,
    IMMUTO_POINTS,
    USE,
    WANTED,
)
from stillroom.bots.kettles import POINT
from tests.bots.rules.glastonbury_bots import (
    ROW_1,
    ROW_2,
    THREES,
    Heard,
    best_at,
    forgetful,
    greedy,
    last_lines,
    promise,
    recalled,
    worth,
)
from tests.cases import for_each
from tests.games.glastonbury.scene import Scene
from tests.games.glastonbury.table import Table

# --- what a set may come to


def test_it_takes_the_card_that_completes_a_set() -> None:
    held = ["mould-1", "mould-2", "rat-tails-1"]
    table = Table(stop=ROW_1, line=THREES, cauldron=held)
    assert greedy(table) == "take mould-3"
    assert forgetful(table) == "take rat-tails-3", "it sees one card for a pair, and no more"


def test_it_makes_a_pair_rather_than_begin_a_set() -> None:
    table = Table(stop=ROW_1, line=THREES, cauldron=["roots-1", "beetles-1"])
    assert greedy(table) == "take roots-3"


def test_it_completes_four_cards_rather_than_three() -> None:
    held = ["mould-1", "mould-2", "rat-tails-1", "rat-tails-2", "rat-tails-4"]
    assert greedy(Table(stop=ROW_1, line=THREES, cauldron=held)) == "take rat-tails-3"


@pytest.mark.parametrize("seat", range(4))
def test_it_prefers_the_colour_of_its_own_pawn(seat: int) -> None:
    """9.2."""
    kinds = ["cat-whiskers", "vines", "toadstools", "mosses"]
    table = Table(
        seats=4,
        active=seat,
        stop=ROW_1,
        line=[*(f"{kind}-3" for kind in kinds), "roots-3", "mould-3"],
        cauldron=[f"{kind}-{value}" for kind in kinds for value in (1, 2)],
    )
    assert greedy(table) == f"take {kinds[seat]}-3"


def test_it_begins_a_set_that_can_still_become_three() -> None:
    kinds = [card.removesuffix("-3") for card in THREES if card != "mould-3"]
    others = [f"{kind}-{value}" for kind in kinds for value in (1, 2)]
    table = Table(stop=ROW_1, line=THREES, cauldrons={1: others})
    assert greedy(table) == "take mould-3"
    assert worth(table, "mould-3") == -6
    assert worth(table, "roots-3") == -12, "two others are gone, so it would stay alone"
    assert forgetful(table) == "take pumpkins-3", "it knows of none but the last"


def test_with_the_draw_pile_used_up_only_the_cards_of_the_square_can_come() -> None:
    """7.3."""
    out = ["roots-1", "roots-2", "roots-4"]
    table = last_lines(
        square={(1, 5): "roots-3", (1, 4): "mould-3", (5, 1): "mould-1", (5, 2): "mould-4"},
        stop=ROW_1,
        gaps=[(1, 0), (1, 1), (1, 2), (1, 3)],
        out_of_game=out,
    )
    assert (worth(table, "roots-3"), worth(table, "mould-3")) == (-12, -6)
    assert greedy(table) == "take mould-3"


def test_spells_in_the_square_are_no_ingredients_that_can_come() -> None:
    """7.3."""
    table = last_lines(
        square={(1, 5): "roots-3", (1, 4): "accio-1", (1, 3): "immuto-1"},
        stop=ROW_1,
        gaps=[(1, 0), (1, 1), (1, 2)],
    )
    lying = [card for card in table.square.values() if card not in ("accio-1", "immuto-1")]
    assert sum(recalled(table).reachable) == len(lying)


# --- recipes


@for_each(
    ("recipe", "card", "wish"),
    [
        ("most-orange", "snake-powder-3", WANTED),
        ("most-orange", "dried-herbs-3", 0),
        ("most-purple", "beetles-3", WANTED),
        ("most-brown", "roots-3", WANTED),
        ("most-black", "bat-wings-3", WANTED),
        ("most-white", "rat-tails-3", WANTED),
        ("most-white", "bat-wings-3", 0),
        ("fewest-cards", "roots-3", 0),
        ("fewest-fours", "roots-4", -WANTED),
        ("fewest-fours", "roots-3", 0),
        ("fewest-spells", "roots-3", 0),
        ("most-ones", "roots-1", WANTED),
        ("most-ones", "roots-2", 0),
        ("ended-play", "roots-3", 0),
    ],
)
def test_its_recipes_ask_for_cards(recipe: str, card: str, wish: int) -> None:
    """10.2 - 10.11."""
    is_recipe_a = recipe in ("most-orange", "most-purple", "most-brown", "most-black", "most-white")
    dull = "most-orange" if card.startswith(("roots", "rat")) else "most-brown"
    mine = (recipe, "fewest-cards") if is_recipe_a else (dull, recipe)
    assert worth(Table(recipes={0: mine}), card) == worth(Table(), card) + wish


def test_the_recipes_of_others_are_nothing_to_it() -> None:
    table = Table(recipes={0: ("most-orange", "fewest-cards"), 1: ("most-brown", "most-ones")})
    assert worth(table, "roots-1") == worth(Table(), "roots-1")


def test_it_takes_what_its_recipe_asks_for() -> None:
    table = Table(stop=ROW_1, line=THREES, recipes={0: ("most-black", "most-ones")})
    assert greedy(table) == "take pumpkins-3", "of equal cards the first"
    table = Table(stop=ROW_1, line=THREES, recipes={0: ("most-white", "most-ones")})
    assert greedy(table) == "take spider-webs-3"


# --- the line to which a card leads

EQUAL_CARDS = ["roots-1", "roots-2", "mould-1", "mould-4", "beetles-1"]
"""With these cards roots 4 and mould 3 are worth the same."""


def test_of_equal_cards_it_takes_the_one_that_leads_to_no_corner() -> None:
    """4 steps lead from stop 6 to a corner, 3 steps from stop 7."""
    table = Table(stop=ROW_1, line=["roots-4", "mould-3"], cauldron=EQUAL_CARDS)
    assert worth(table, "roots-4") == worth(table, "mould-3")
    assert promise(table, "roots-4") == 2 * worth(table, "roots-4") + CORNER
    assert greedy(table) == "take mould-3"
    table = Table(stop=ROW_2, line=["roots-4", "mould-3"], cauldron=EQUAL_CARDS)
    assert greedy(table) == "take roots-4"


@pytest.mark.parametrize(("stop", "card"), [(11, "mould-3"), (12, "roots-4")])
def test_of_equal_cards_it_takes_the_one_that_leads_to_the_better_line(
    stop: int, card: str
) -> None:
    """3 steps lead from stop 8 to stop 11, 4 steps to stop 12."""
    nearest = {11: (5, 4), 12: (5, 3)}[stop]
    table = Table(
        stop=8,
        line=["roots-4", "mould-3"],
        square={nearest: "vines-3"},
        cauldron=["vines-1", "vines-2", *EQUAL_CARDS],
    )
    assert promise(table, card) == 2 * worth(table, card) + worth(table, "vines-3")
    assert greedy(table) == f"take {card}"


def test_the_card_that_is_taken_does_not_lie_on_the_next_line_any_more() -> None:
    """4 steps lead from stop 2 to row 1, which crosses column 2."""
    table = Table(stop=2, square={(1, 2): "vines-4"}, cauldron=["vines-1", "vines-2", "roots-1"])
    expected = best_at(table, ROW_1, without="vines-4")
    assert expected < best_at(table, ROW_1) == worth(table, "vines-4")
    assert promise(table, "vines-4") == 2 * worth(table, "vines-4") + expected


@pytest.mark.parametrize(
    ("cauldron", "stop"), [([], 8), (["roots-1"], 7), (["roots-3"], 9), (["immuto-1"], 6)]
)
def test_after_a_spell_the_next_walk_goes_by_the_card_on_top(
    cauldron: list[str], stop: int
) -> None:
    """4.3, 4.4, 5.6."""
    table = Table(stop=ROW_1, line=["accio-1"], cauldron=cauldron)
    expected = 2 * ACCIO_WORTH + best_at(table, stop, without="accio-1")
    assert promise(table, "accio-1") == expected


def test_after_an_immuto_the_pawn_stays() -> None:
    """4.4."""
    line = ["immuto-1", "vines-3"]
    table = Table(stop=ROW_1, line=line, cauldron=["vines-1", "vines-2", "roots-3"])
    expected = 2 * POINT * IMMUTO_POINTS + worth(table, "vines-3")
    assert promise(table, "immuto-1") == expected


# --- Immuto and spells


def test_an_immuto_and_the_spells_are_worth_a_fixed_sum() -> None:
    table = Table()
    assert worth(table, "immuto-2") == POINT * IMMUTO_POINTS
    assert worth(table, "accio-2") == ACCIO_WORTH
    assert worth(table, "declinatio-2") == DECLINATIO_WORTH
    assert worth(table, "perluceo-2") == 0
    assert worth(table, "vanesco-4") == 0, "no cauldron has a card"


def test_who_wants_to_have_used_few_spells_takes_none_that_is_used_at_once() -> None:
    """10.9."""
    table = Table(recipes={0: ("most-orange", "fewest-spells")})
    assert worth(table, "perluceo-1") == worth(table, "vanesco-1") == -2 * WANTED
    assert worth(table, "accio-1") == ACCIO_WORTH, "taking is not using"
    assert worth(table, "declinatio-1") == DECLINATIO_WORTH


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ({1: ["vines-1", "rat-tails-4"]}, -8),
        ({1: ["rat-tails-4"]}, -8),
        ({1: ["roots-1", "roots-2", "roots-3"]}, 4 * 6 + 5 - 2 * 3),
        ({1: ["rat-tails-4"], 2: ["roots-1", "roots-2", "roots-3"]}, 23 - 8),
        ({1: ["roots-3"], 2: ["vines-3"]}, -12),
        ({1: ["vines-3"], 2: ["roots-3"]}, -18),
        ({1: ["roots-1", "immuto-1"]}, POINT * IMMUTO_POINTS),
    ],
    ids=[
        "a single card",
        "an only card",
        "a set",
        "both others",
        "green for red",
        "green for green costs double",
        "an immuto",
    ],
)
def test_a_vanesco_is_worth_what_the_others_lose(held: Heard, expected: int) -> None:
    """6.9."""
    table = Table(cauldrons=held, cauldron=["mould-1", "mould-2", "mould-3"])
    assert worth(table, "vanesco-1") == expected


def test_it_casts_vanesco_when_that_hurts_the_others() -> None:
    line = ["vanesco-1", *THREES[1:]]
    rich = ["vines-1", "vines-2", "vines-3"]
    table = Table(stop=ROW_1, line=line, cauldron=["roots-1", "toadstools-3"], cauldrons={1: rich})
    assert greedy(table) == "take vanesco-1"
    poor = ["vines-1", "vines-2", "beetles-4"]
    table = Table(stop=ROW_1, line=line, cauldron=["roots-1", "toadstools-3"], cauldrons={1: poor})
    assert greedy(table) == "take roots-3"


def with_accio(held: Sequence[str], far: str, **scene: Unpack[Scene]) -> Table:
    """A table at which the active seat has an Accio, and a card lies far away."""
    scene.setdefault("spells", {"accio-1": (0, 2)})
    scene["stop"], scene["line"], scene["square"] = ROW_1, THREES, {(5, 1): far}
    scene["cauldron"] = held
    return Table(**scene)


def test_it_takes_a_card_of_the_square_with_accio_if_that_brings_enough() -> None:
    held = ["vines-1", "vines-2", "vines-3", "toadstools-1"]
    assert greedy(with_accio(held, "vines-4")) == "take vines-4 with accio"
    table = with_accio(["vines-3", "toadstools-1"], "vines-1")
    assert greedy(table) == "take pumpkins-3", "a pair does not pay for a use of Accio"
    assert 0 < promise(table, "vines-1") - promise(table, "pumpkins-3") < 2 * USE


def test_a_use_of_accio_costs_the_same_for_the_first_card_of_all() -> None:
    held = ["cat-whiskers-3", "toadstools-1"]
    table = with_accio(held, "cat-whiskers-1", active=1, spells={"accio-1": (1, 2)})
    assert greedy(table) == "take pumpkins-3"


def test_it_spends_no_accio_on_a_card_of_its_own_line() -> None:
    table = with_accio(["mould-1", "mould-2", "mould-4", "toadstools-1"], "vines-4")
    assert greedy(table) == "take mould-3"


def test_of_two_accio_it_uses_the_begun_one() -> None:
    """6.8, 10.9."""
    held = ["vines-1", "vines-2", "vines-3", "toadstools-1"]
    spells = {"accio-1": (0, 2), "accio-2": (0, 1)}
    table = with_accio(held, "vines-4", spells=spells, recipes={0: ("most-orange", "fewest-cards")})
    assert table.can("take vines-4 with unused-accio")
    assert greedy(table) == "take vines-4 with accio"


def test_a_use_of_accio_costs_more_if_few_spells_are_wanted() -> None:
    """10.9  A third card is then just not worth it."""
    held = ["vines-1", "vines-2", "toadstools-1"]
    for recipe, expected in (
        ("fewest-cards", "take vines-4 with accio"),
        ("fewest-spells", "take pumpkins-3"),
    ):
        recipes = {0: ("most-black", recipe)}
        assert greedy(with_accio(held, "vines-4", recipes=recipes)) == expected
