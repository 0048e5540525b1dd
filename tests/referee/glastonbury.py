"""An independent scorer for Glastonbury, written from the rulebook and the rulings only.

It shares no code with the game. Everything is spelled out the long way, so that a reader can hold
it against the rulebook sentence by sentence. Numbers such as (G28) are those of the rulings, "sec.
8" is their last section, which stands over the rest; (A1) and (B1) are recipe cards.

A card is a name: ``"cat-whiskers-3"`` is the cat whiskers with a 3, both Immuto cards are
``"immuto"``. A cauldron is its cards from the bottom to the top; only ``steps`` heeds the order.
A placement says to which ingredients the Immuto cards are added: a sorted tuple with one name for
each Immuto card, so ``("mosses", "mosses")`` for two on the same ingredient.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

COLOUR_OF = {
    "cat-whiskers": "yellow",
    "wax-dolls": "yellow",
    "frog-slime": "green",
    "vines": "green",
    "dragons-blood": "red",
    "toadstools": "red",
    "newts-eyes": "blue",
    "mosses": "blue",
    "pumpkins": "orange",
    "snake-powder": "orange",
    "dried-herbs": "purple",
    "beetles": "purple",
    "roots": "brown",
    "mould": "brown",
    "bat-wings": "black",
    "raven-feathers": "black",
    "spider-webs": "white",
    "rat-tails": "white",
}
VALUES = (1, 2, 3, 4)
IMMUTO = "immuto"
CAULDRON_CARD_STEPS = 2
PAWN_COLOURS = ("yellow", "green", "red", "blue")

SPELL_USES = {"accio": 2, "declinatio": 3, "vanesco": 1, "perluceo": 1}
SPELLS_USED_WHEN_TAKEN = ("vanesco", "perluceo")

RECIPES_A = ("most-orange", "most-purple", "most-brown", "most-black", "most-white")  # A1 to A5
RECIPES_B = (
    "fewest-cards",  # B1
    "fewest-fours",  # B2
    "fewest-spells",  # B3
    "most-ones",  # B4
    "ended-the-match",  # B5
)
RECIPE_B_BONUS = 10
FULL_SET_BONUS = 5

Cards = tuple[str, ...]
Placement = tuple[str, ...]


class End(NamedTuple):
    """A match at its end, everything by seat.

    Without recipe cards ``recipes`` is empty, else it holds an A and a B for each seat. Used spells
    matter for B3 only. A placement is empty where there is nothing to place.
    """

    colours: tuple[str, ...]
    cauldrons: tuple[Cards, ...]
    placements: tuple[Placement, ...]
    recipes: tuple[tuple[str, str], ...] = ()
    spells_used: tuple[int, ...] = ()
    ended_by: int | None = None


# --- cards -------------------------------------------------------------------------------------


def ingredient_cards() -> list[str]:
    """All 72 Ingredient cards (2.1)."""
    return [f"{name}-{number}" for name in COLOUR_OF for number in VALUES]


_KNOWN = frozenset(ingredient_cards())


def kind(card: str) -> str:
    """The ingredient of a card; an Immuto has none of its own."""
    if card not in _KNOWN:
        raise ValueError(f"no such Ingredient card: {card!r}")
    return card.rsplit("-", maxsplit=1)[0]


def value(card: str) -> int:
    """The number on a card; an Immuto shows 0."""
    if card == IMMUTO:
        return 0
    if card not in _KNOWN:
        raise ValueError(f"no such card: {card!r}")
    return int(card.rsplit("-", maxsplit=1)[1])


def ingredients(cauldron: Iterable[str]) -> list[str]:
    """The cards of a cauldron without the Immuto cards."""
    return [card for card in cauldron if card != IMMUTO]


def steps(cauldron: Sequence[str], *, beside_corner: bool) -> int:
    """How far the pawn has to move (G22, G23, G24, G35).

    Beside a line an Immuto on top lets the pawn stay. Beside a corner (after a Vanesco of another
    player) the next card below that is no Immuto counts. An empty cauldron shows its own 2.
    """
    for card in reversed(cauldron):
        if card != IMMUTO:
            return value(card)
        if not beside_corner:
            return 0
    return CAULDRON_CARD_STEPS


# --- Immuto cards ------------------------------------------------------------------------------


def placements(cauldron: Sequence[str]) -> set[Placement]:
    """Every way to add the Immuto cards to ingredients of the own cauldron (G31, sec. 8).

    With no Immuto, or with nothing to add it to, there is one way: nowhere.
    """
    own = sorted({kind(card) for card in ingredients(cauldron)})
    if not own:
        return {()}
    count = len(cauldron) - len(ingredients(cauldron))
    return {tuple(sorted(chosen)) for chosen in product(own, repeat=count)}


def placement_points(cauldron: Sequence[str], pawn_colour: str) -> dict[Placement, int]:
    """The Ingredient score of every placement there is."""
    return {
        placement: _sum_of_sets(cauldron, pawn_colour, placement)
        for placement in placements(cauldron)
    }


def best_points(cauldron: Sequence[str], pawn_colour: str) -> int:
    """The best own Ingredient score, by trying every placement."""
    return max(placement_points(cauldron, pawn_colour).values())


def best_placements(cauldron: Sequence[str], pawn_colour: str) -> set[Placement]:
    """All placements with the best own Ingredient score: any of them may be offered (G30)."""
    tried = placement_points(cauldron, pawn_colour)
    return {placement for placement in tried if tried[placement] == max(tried.values())}


def _check_placement(cauldron: Sequence[str], placement: Placement) -> None:
    if tuple(sorted(placement)) not in placements(cauldron):
        raise ValueError(
            f"the Immuto cards of this cauldron cannot be added like this: {placement}"
        )


# --- sets --------------------------------------------------------------------------------------


def values_of(cauldron: Iterable[str], wanted: str) -> list[int]:
    """The values of all cards of one ingredient."""
    return sorted(value(card) for card in ingredients(cauldron) if kind(card) == wanted)


def set_points(
    cauldron: Sequence[str], wanted: str, pawn_colour: str, placement: Placement = ()
) -> int:
    """What the cards of one ingredient are worth, doubled in the colour of the pawn (G31, G33).

    An Immuto makes the set larger by one card worth 0. More than four cards are as good as four.
    """
    values = values_of(cauldron, wanted)
    size = len(values) + placement.count(wanted)
    if size in (0, 2):
        result = 0
    elif size == 1:
        result = -sum(values)
    else:
        result = sum(values)
    if COLOUR_OF[wanted] == pawn_colour:
        result = 2 * result  # also a minus
    if size >= 4:
        result += FULL_SET_BONUS  # never doubled, never twice
    return result


def _sum_of_sets(cauldron: Sequence[str], pawn_colour: str, placement: Placement) -> int:
    return sum(set_points(cauldron, name, pawn_colour, placement) for name in COLOUR_OF)


def sets_points(cauldron: Sequence[str], pawn_colour: str, placement: Placement) -> int:
    """The Ingredient score: what all sets of a cauldron are worth, before the recipes."""
    _check_placement(cauldron, placement)
    return _sum_of_sets(cauldron, pawn_colour, placement)


# --- comparing with the others -----------------------------------------------------------------


def count_of_value(cauldron: Iterable[str], wanted: int) -> int:
    return sum(value(card) == wanted for card in cauldron)


def _more_than_each_other(counts: Sequence[int], seat: int) -> bool:
    return all(counts[seat] > counts[other] for other in range(len(counts)) if other != seat)


def _fewer_than_each_other(counts: Sequence[int], seat: int) -> bool:
    return all(counts[seat] < counts[other] for other in range(len(counts)) if other != seat)


def used_spells(spell_cards: Iterable[tuple[str, int]]) -> int:
    """How many Spell cards count as used, from (spell, times used) of each card taken (G26).

    An Accio or Declinatio counts once from its first use on, a Vanesco or Perluceo when taken.
    """
    result = 0
    for spell, times in spell_cards:
        if spell not in SPELL_USES or not 0 <= times <= SPELL_USES[spell]:
            raise ValueError(f"no such use of a spell: {spell!r}, {times} times")
        if spell in SPELLS_USED_WHEN_TAKEN or times >= 1:
            result += 1
    return result


# --- recipes -----------------------------------------------------------------------------------


def cards_of_colour(cauldron: Iterable[str], colour: str) -> int:
    """The Ingredient cards of one colour, without Immuto cards."""
    return sum(COLOUR_OF[kind(card)] == colour for card in ingredients(cauldron))


def immutos_in_colour(placement: Placement, colour: str) -> int:
    """The Immuto cards added to ingredients of one colour, also to a full set (sec. 8)."""
    return sum(COLOUR_OF[name] == colour for name in placement)


def recipe_a_points(recipe: str, seat: int, end: End, *, immuto_in_majority: bool = True) -> int:
    """What this recipe of sort A would bring the player at this seat (G27, G28, G29).

    Strictly most cards of the colour: 1 point for each card, with four players 2. The Immuto cards
    added to the colour are paid in any case; they count for the majority, of every player, unless
    the option says points only.
    """
    if recipe not in RECIPES_A:
        raise ValueError(f"no such recipe of sort A: {recipe!r}")
    colour = recipe.removeprefix("most-")
    plain = [cards_of_colour(cauldron, colour) for cauldron in end.cauldrons]
    added = [immutos_in_colour(placement, colour) for placement in end.placements]
    together = [plain[other] + added[other] for other in range(len(end.cauldrons))]
    if not _more_than_each_other(together if immuto_in_majority else plain, seat):
        return 0
    each = 2 if len(end.cauldrons) == 4 else 1
    return each * together[seat]


def recipe_b_met(recipe: str, seat: int, end: End) -> bool:
    """Does the player at this seat meet the condition of this recipe, whoever holds the card?

    Counted is the final cauldron, not what was lost on the way (sec. 8).
    """
    if recipe == "fewest-cards":  # B1: Immuto cards count
        return _fewer_than_each_other([len(cauldron) for cauldron in end.cauldrons], seat)
    if recipe == "fewest-fours":  # B2, G32
        fours = [count_of_value(cauldron, 4) for cauldron in end.cauldrons]
        return _fewer_than_each_other(fours, seat)
    if recipe == "fewest-spells":  # B3, G26
        return _fewer_than_each_other(end.spells_used, seat)
    if recipe == "most-ones":  # B4, G32
        ones = [count_of_value(cauldron, 1) for cauldron in end.cauldrons]
        return _more_than_each_other(ones, seat)
    if recipe == "ended-the-match":  # B5, G10
        return end.ended_by == seat
    raise ValueError(f"no such recipe of sort B: {recipe!r}")


def recipe_points(end: End, *, immuto_in_majority: bool = True) -> list[int]:
    """What the recipes bring each seat; a miss costs nothing."""
    result = [0] * len(end.cauldrons)
    for seat, (sort_a, sort_b) in enumerate(end.recipes):
        result[seat] += recipe_a_points(sort_a, seat, end, immuto_in_majority=immuto_in_majority)
        if recipe_b_met(sort_b, seat, end):
            result[seat] += RECIPE_B_BONUS
    return result


# --- the end -----------------------------------------------------------------------------------


def start_stops(players: int) -> list[int]:
    """The stops of the ring where the pawns start, by seat (G34, sec. 8)."""
    _check_players(players)
    return [0, 10] if players == 2 else [0, 5, 10, 15][:players]


def points(end: End, *, immuto_in_majority: bool = True) -> list[int]:
    """The points of each seat: Ingredients with these placements, and recipes."""
    check_end(end)
    bonus = recipe_points(end, immuto_in_majority=immuto_in_majority)
    return [
        sets_points(end.cauldrons[seat], end.colours[seat], end.placements[seat]) + bonus[seat]
        for seat in range(len(end.cauldrons))
    ]


def places(points: Sequence[int]) -> list[int]:
    """Places by points; equal points share a place, so a victory may be shared (G38)."""
    return [1 + sum(other > own for other in points) for own in points]


def winners(points: Sequence[int]) -> list[int]:
    """The seats with the most points."""
    return [seat for seat, place in enumerate(places(points)) if place == 1]


# --- is an end possible at all? ----------------------------------------------------------------


def _check_players(players: int) -> None:
    if players not in (2, 3, 4):
        raise ValueError(f"{players} players cannot play")


def check_end(end: End) -> None:
    """Raise ValueError if no match can end like this, whatever was played."""
    players = len(end.colours)
    _check_players(players)
    if len(set(end.colours)) != players or any(name not in PAWN_COLOURS for name in end.colours):
        raise ValueError(f"pawns cannot have these colours: {end.colours}")
    if len(end.cauldrons) != players or len(end.placements) != players:
        raise ValueError("one cauldron and one placement for each player")
    if end.ended_by is not None and not 0 <= end.ended_by < players:
        raise ValueError(f"no such seat: {end.ended_by}")
    _check_cards(end)
    for cauldron, placement in zip(end.cauldrons, end.placements, strict=True):
        _check_placement(cauldron, placement)
    if end.recipes:
        _check_recipes(end)


def _check_cards(end: End) -> None:
    cards = [card for cauldron in end.cauldrons for card in cauldron]
    for card in cards:
        value(card)
        if cards.count(card) > (2 if card == IMMUTO else 1):
            raise ValueError(f"so many do not exist: {card}")
    if len(end.colours) == 2:
        in_play = {COLOUR_OF[kind(card)] for card in ingredients(cards)}
        if all(name in in_play for name in PAWN_COLOURS if name not in end.colours):
            raise ValueError("with two players one unused pawn colour is left out (G36)")


def _check_recipes(end: End) -> None:
    players = len(end.colours)
    if len(end.recipes) != players or len(end.spells_used) != players:
        raise ValueError("recipes, and used spells, for each player")
    for sort, names in ((0, RECIPES_A), (1, RECIPES_B)):
        dealt = [held[sort] for held in end.recipes]
        if len(set(dealt)) != players or any(recipe not in names for recipe in dealt):
            raise ValueError(f"these recipes cannot be dealt: {dealt}")
