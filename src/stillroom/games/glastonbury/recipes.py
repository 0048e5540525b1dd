"""Chapter 10, recipes. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury.ids import (
    INGREDIENT_CARDS,
    RECIPES_OF_A_SORT,
    SPELLS,
    VALUES,
    Colour,
    Recipe,
)
from stillroom.games.glastonbury.state import Cauldron, Player, State
from stillroom.games.glastonbury.tables import (
    COLOUR_OF,
    MOST_IMMUTO,
    RECIPE_A_POINTS,
    RECIPE_B_POINTS,
    VALUE,
)
from stillroom.games.kettles import cauldrons
from stillroom.kernel.rules import rule

LOWEST_VALUE = 1
HIGHEST_VALUE = 4
"""10.8, 10.10  The values that recipes count."""


@rule
def is_held(state: State, recipe: int) -> bool:
    """3.6  Whether a player has this recipe."""
    for seat in range(state.seats):
        player = state.players[seat]
        if recipe + 1 in (player.recipe_a, player.recipe_b):
            return True
    return False


@rule
def number_left(state: State, first: int) -> int:
    """3.6  How many recipes of the sort that begins with a number nobody has."""
    left = 0
    for recipe in range(first, first + RECIPES_OF_A_SORT):
        if not is_held(state, recipe):
            left += 1
    return left


@rule
def nth_left(state: State, first: int, n: int) -> int:
    """3.6  The n-th of the recipes of a sort that nobody has, counted from 0."""
    recipe = first
    while n > 0 or is_held(state, recipe):
        if not is_held(state, recipe):
            n -= 1
        recipe += 1
    return recipe


@rule
def points(state: State, seat: int) -> int:
    """10.1, 10.6  What the two recipes of a player bring; one that is not fulfilled costs nothing.

    Recipe A by its cards, recipe B ten points.
    """
    player = state.players[seat]
    total = 0
    if is_fulfilled(state, seat, player.recipe_a - 1):
        colour = colour_of(player.recipe_a - 1)
        cards = cards_of_colour(player.cauldron, colour) + immuto_in_colour(player, colour)
        total += RECIPE_A_POINTS[state.seats] * cards
    if is_fulfilled(state, seat, player.recipe_b - 1):
        total += RECIPE_B_POINTS
    return total


@rule
def is_fulfilled(state: State, seat: int, recipe: int) -> bool:
    """10.3, 10.5  Whether a player is ahead of every other in what a recipe counts; no ties."""
    own = counted(state, seat, recipe)
    for other in range(state.seats):
        if other != seat and counted(state, other, recipe) >= own:
            return False
    return True


@rule
def counted(state: State, seat: int, recipe: int) -> int:
    """10.7 - 10.11  What a recipe counts for a player; where fewer is better, below 0."""
    cauldron = state.players[seat].cauldron
    match recipe:
        case Recipe.FEWEST_CARDS:
            return -cauldron.height
        case Recipe.FEWEST_FOURS:
            return -cards_of_value(cauldron, HIGHEST_VALUE)
        case Recipe.FEWEST_SPELLS:
            return -used_spells(state, seat)
        case Recipe.MOST_ONES:
            return cards_of_value(cauldron, LOWEST_VALUE)
        case Recipe.ENDED_PLAY:
            return 1 if state.ended_by == seat + 1 else 0
    return compared_cards(state, seat, colour_of(recipe))


@rule
def colour_of(recipe: int) -> int:
    """10.2  The colour of a recipe A."""
    return Colour.ORANGE + recipe


@rule
def compared_cards(state: State, seat: int, colour: int) -> int:
    """10.3, 10.4  The cards of a colour, with the Immuto added to it unless the option says no."""
    player = state.players[seat]
    cards = cards_of_colour(player.cauldron, colour)
    if not state.options.immuto_counts_points_only:
        cards += immuto_in_colour(player, colour)
    return cards


@rule
def cards_of_colour(cauldron: Cauldron, colour: int) -> int:
    """10.3  How many ingredient cards of a colour lie in a cauldron."""
    cards = 0
    for place in range(cauldron.height):
        card = cauldrons.card_at(cauldron, place)
        if card < INGREDIENT_CARDS and COLOUR_OF[card // VALUES] == colour:
            cards += 1
    return cards


@rule
def immuto_in_colour(player: Player, colour: int) -> int:
    """10.4  How many Immuto were added to kinds of a colour, full sets included."""
    cards = 0
    for immuto in range(MOST_IMMUTO):
        kind = player.placed[immuto] - 1
        if kind >= 0 and COLOUR_OF[kind] == colour:
            cards += 1
    return cards


@rule
def cards_of_value(cauldron: Cauldron, value: int) -> int:
    """10.8, 10.10  How many cards of a value lie in a cauldron; an Immuto has none of them."""
    cards = 0
    for place in range(cauldron.height):
        if VALUE[cauldrons.card_at(cauldron, place)] == value:
            cards += 1
    return cards


@rule
def used_spells(state: State, seat: int) -> int:
    """10.9  How many spell cards a player has used, each counted once."""
    cards = 0
    for place in range(SPELLS):
        if state.spells[place].holder == seat + 1:
            cards += state.spells[place].used
    return cards
