"""An independent scorer for Kupferkessel Co., written from the rulebook and the rulings only.

It shares no code with the game. Everything is spelled out the long way, so that a reader can hold
it against the rulebook sentence by sentence. Names such as (K-r) are those of the rulings, (K1) to
(K13) those of the recipe cards.

A card is a name: ``"cat-hair-3"`` is the cat hair with a 3. A cauldron is its cards in any order:
for the score the order does not matter. Seats are counted from 0: white, black, the third player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

COLOUR_OF = {
    "cat-hair": "white",
    "newts-eye": "white",
    "bat-wings": "black",
    "raven-feathers": "black",
    "roots": "grey",
    "spider-webs": "grey",
    "mosses": "blue",
    "dragons-blood": "blue",
    "mould": "brown",
    "snake-powder": "brown",
    "pumpkin": "green",
    "frog-slime": "green",
    "vines": "lilac",
    "wax-dolls": "lilac",
}
PLANTS = ("roots", "mosses", "mould", "pumpkin", "vines")
VALUES = (1, 2, 3, 4)

WAND = "wand"
EXPLOSION = "explosion"
SYMBOL_OF = {
    "roots-2": WAND,
    "spider-webs-2": EXPLOSION,
    "dragons-blood-2": WAND,
    "mosses-2": EXPLOSION,
    "mould-2": WAND,
    "snake-powder-2": EXPLOSION,
    "frog-slime-2": WAND,
    "pumpkin-2": EXPLOSION,
    "vines-2": WAND,
    "wax-dolls-2": EXPLOSION,
}

WHITE = "white"
BLACK = "black"
THIRD_COLOURS = ("lilac", "brown", "green", "grey")  # blue is not offered (K-i)

RECIPE_BONUS = {
    "both-grey": 15,  # K1
    "both-blue": 15,  # K2
    "both-brown": 15,  # K3
    "both-green": 15,  # K4
    "both-lilac": 15,  # K5
    "one-white": 5,  # K6
    "one-black": 5,  # K7
    "last-card": 10,  # K8
    "fewest-explosions": 10,  # K9
    "three-plants": 10,  # K10
    "fewest-wands": 10,  # K11
    "fewest-cards": 10,  # K12
    "fewest-fours": 10,  # K13
}

FULL_SET_BONUS = 5
MOST_ONES_BONUS = 5

Cards = tuple[str, ...]


class End(NamedTuple):
    """A match at its end: colours, cauldrons and recipes by seat, and who took the last card.

    Without recipe cards ``recipes`` is empty. A last card that was refused is in no cauldron (K-q).
    """

    colours: tuple[str, ...]
    cauldrons: tuple[Cards, ...]
    recipes: tuple[tuple[str, ...], ...] = ()
    last_taker: int | None = None


# --- cards -------------------------------------------------------------------------------------


def deck() -> list[str]:
    """All 56 cards (3.1)."""
    return [f"{name}-{number}" for name in COLOUR_OF for number in VALUES]


_KNOWN = frozenset(deck())


def kind(card: str) -> str:
    """The ingredient of a card."""
    if card not in _KNOWN:
        raise ValueError(f"no such card: {card!r}")
    return card.rsplit("-", maxsplit=1)[0]


def value(card: str) -> int:
    """The number on a card: its value, and the steps of the pawn while it lies on top."""
    if card not in _KNOWN:
        raise ValueError(f"no such card: {card!r}")
    return int(card.rsplit("-", maxsplit=1)[1])


def colour(card: str) -> str:
    return COLOUR_OF[kind(card)]


def may_be_start_card(card: str, colours: Sequence[str], *, bar_third: bool = False) -> bool:
    """May a cauldron begin with this card, or does it go under the pile (K-f, K-g)?

    White and black are barred; the colour of the third player only with the option.
    """
    barred = [WHITE, BLACK]
    if bar_third:
        barred += colours[2:]
    return colour(card) not in barred


# --- sets --------------------------------------------------------------------------------------


def values_of(cauldron: Iterable[str], wanted: str) -> list[int]:
    """The values of all cards of one ingredient."""
    return sorted(value(card) for card in cauldron if kind(card) == wanted)


def set_points(cauldron: Iterable[str], wanted: str, pawn_colour: str) -> int:
    """What the cards of one ingredient are worth, doubled in the colour of the pawn (K-s)."""
    values = values_of(cauldron, wanted)
    if len(values) == 0:
        result = 0
    elif len(values) == 1:
        result = -values[0]
    elif len(values) == 2:
        result = 0
    elif len(values) in (3, 4):
        result = sum(values)
    else:
        raise ValueError(f"{len(values)} cards of {wanted}, there are only four")
    if COLOUR_OF[wanted] == pawn_colour:
        result = 2 * result  # also a minus
    if len(values) == 4:
        result += FULL_SET_BONUS  # never doubled
    return result


def sets_points(cauldron: Sequence[str], pawn_colour: str) -> int:
    """What all sets of a cauldron are worth, before the ones and the recipes."""
    return sum(set_points(cauldron, name, pawn_colour) for name in COLOUR_OF)


def children_points(cauldron: Sequence[str]) -> int:
    """Children's scoring (K-v): a set of four 2, a set of three 1, a single card -1."""
    result = 0
    for name in COLOUR_OF:
        count = len(values_of(cauldron, name))
        if count == 4:
            result += 2
        elif count == 3:
            result += 1
        elif count == 1:
            result -= 1
    return result


# --- comparing with the others -----------------------------------------------------------------


def count_of_value(cauldron: Iterable[str], wanted: int) -> int:
    return sum(value(card) == wanted for card in cauldron)


def _more_than_each_other(counts: Sequence[int], seat: int) -> bool:
    return all(counts[seat] > counts[other] for other in range(len(counts)) if other != seat)


def _fewer_than_each_other(counts: Sequence[int], seat: int) -> bool:
    return all(counts[seat] < counts[other] for other in range(len(counts)) if other != seat)


def most_ones_points(cauldrons: Sequence[Cards]) -> list[int]:
    """5 points for strictly more ones than each other player, else nobody has them (K-r)."""
    ones = [count_of_value(cauldron, 1) for cauldron in cauldrons]
    result = [0] * len(cauldrons)
    for seat in range(len(cauldrons)):
        if _more_than_each_other(ones, seat):
            result[seat] = MOST_ONES_BONUS
    return result


# --- recipes -----------------------------------------------------------------------------------


def recipes_in_play(players: int) -> list[str]:
    """All 13 with two players; with three the tens only, and of these not the plants (3.4)."""
    if players == 2:
        return list(RECIPE_BONUS)
    if players == 3:
        tens = [name for name, bonus in RECIPE_BONUS.items() if bonus == 10]
        return [name for name in tens if name != "three-plants"]
    raise ValueError(f"{players} players cannot play")


def recipes_each(players: int) -> int:
    """Two recipes each with two players, one each with three."""
    recipes_in_play(players)
    return 2 if players == 2 else 1


def _kinds_with_three(cauldron: Cards) -> list[str]:
    return [name for name in COLOUR_OF if len(values_of(cauldron, name)) >= 3]


def _fewer_counts(recipe: str, cauldrons: Sequence[Cards], symbols: Mapping[str, str]) -> list[int]:
    """What a recipe asks to have fewest of, for each seat (K9, K11, K12, K13).

    A symbol counts wherever it is printed, also on a start card, where it did nothing (section 8).
    """
    if recipe == "fewest-cards":
        return [len(cauldron) for cauldron in cauldrons]
    if recipe == "fewest-fours":
        return [count_of_value(cauldron, 4) for cauldron in cauldrons]
    symbol = {"fewest-explosions": EXPLOSION, "fewest-wands": WAND}[recipe]
    return [sum(symbols.get(card) == symbol for card in cauldron) for cauldron in cauldrons]


def recipe_met(recipe: str, seat: int, end: End, *, symbols: Mapping[str, str] = SYMBOL_OF) -> bool:
    """Does the player at this seat meet the condition of this recipe, whoever holds the card?"""
    if recipe not in RECIPE_BONUS:
        raise ValueError(f"no such recipe: {recipe!r}")
    full = _kinds_with_three(end.cauldrons[seat])

    if recipe.startswith("both-"):  # K1 to K5
        wanted = recipe.removeprefix("both-")
        return sum(COLOUR_OF[name] == wanted for name in full) == 2

    if recipe.startswith("one-"):  # K6, K7
        wanted = recipe.removeprefix("one-")
        return any(COLOUR_OF[name] == wanted for name in full)

    if recipe == "three-plants":  # K10
        return sum(name in PLANTS for name in full) >= 3

    if recipe == "last-card":  # K8, kept or not
        return end.last_taker == seat

    return _fewer_than_each_other(_fewer_counts(recipe, end.cauldrons, symbols), seat)


def recipe_points(end: End, *, symbols: Mapping[str, str] = SYMBOL_OF) -> list[int]:
    """The bonus of all recipes that were met; a miss costs nothing."""
    result = [0] * len(end.cauldrons)
    for seat, held in enumerate(end.recipes):
        for recipe in held:
            if recipe_met(recipe, seat, end, symbols=symbols):
                result[seat] += RECIPE_BONUS[recipe]
    return result


# --- the end -----------------------------------------------------------------------------------


def start_stops(players: int) -> list[set[int]]:
    """For each seat the stops of the ring where its pawn may start (K-e, section 8)."""
    recipes_in_play(players)
    return [{0}, {10}, {5, 15}][:players]


def points(
    end: End, *, children: bool = False, symbols: Mapping[str, str] = SYMBOL_OF
) -> list[int]:
    """The points of each seat: sets, most ones, recipes; or children's scoring instead of all."""
    check_end(end)
    if children:
        if end.recipes:
            raise ValueError("children's scoring knows no recipes (K-v)")
        return [children_points(cauldron) for cauldron in end.cauldrons]
    ones = most_ones_points(end.cauldrons)
    bonus = recipe_points(end, symbols=symbols)
    return [
        sets_points(end.cauldrons[seat], end.colours[seat]) + ones[seat] + bonus[seat]
        for seat in range(len(end.cauldrons))
    ]


def places(points: Sequence[int]) -> list[int]:
    """Places by points; equal points share a place, so a victory may be shared (K-u)."""
    return [1 + sum(other > own for other in points) for own in points]


def winners(points: Sequence[int]) -> list[int]:
    """The seats with the most points."""
    return [seat for seat, place in enumerate(places(points)) if place == 1]


# --- is an end possible at all? ----------------------------------------------------------------


def check_end(end: End) -> None:
    """Raise ValueError if no match can end like this, whatever was played."""
    players = len(end.colours)
    recipes_in_play(players)
    if end.colours[:2] != (WHITE, BLACK) or any(
        third not in THIRD_COLOURS for third in end.colours[2:]
    ):
        raise ValueError(f"pawns cannot have these colours: {end.colours}")
    if len(end.cauldrons) != players:
        raise ValueError("one cauldron for each player")
    if end.last_taker is not None and not 0 <= end.last_taker < players:
        raise ValueError(f"no such seat: {end.last_taker}")
    cards = [card for cauldron in end.cauldrons for card in cauldron]
    for card in cards:
        value(card)
        if cards.count(card) > 1:
            raise ValueError(f"each card exists once: {card}")
    if end.recipes:
        _check_recipes(end.recipes, players)


def _check_recipes(recipes: tuple[tuple[str, ...], ...], players: int) -> None:
    if len(recipes) != players or any(len(held) != recipes_each(players) for held in recipes):
        raise ValueError(f"{players} players hold {recipes_each(players)} recipes each")
    dealt = [recipe for held in recipes for recipe in held]
    for recipe in dealt:
        if recipe not in recipes_in_play(players):
            raise ValueError(f"not in play with {players} players: {recipe!r}")
        if dealt.count(recipe) > 1:
            raise ValueError(f"each recipe exists once: {recipe}")
