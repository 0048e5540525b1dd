"""Recipes: which take part, and their tasks in chapter 9, by the numbers of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kettles.sets import THREE_ALIKE
from stillroom.games.kupferkessel import cards, contents
from stillroom.games.kupferkessel.ids import (
    INGREDIENTS,
    RECIPES,
    VALUES,
    Colour,
    Recipe,
    Symbol,
)
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.tables import (
    COLOUR_OF,
    MOST_RECIPES_EACH,
    MOST_SEATS,
    PLANTS,
    RECIPE_BONUS,
    VALUE_WITH_SYMBOL,
)
from stillroom.kernel.rules import rule

BOTH_INGREDIENTS = 2
ENOUGH_PLANTS = 3
FOUR = 4


@rule
def take_part(state: State) -> bool:
    """1.7, 9.18  Recipes are dealt by an option, and never with the children's scoring."""
    return state.options.recipes == 1 and not state.options.childrens_scoring


@rule
def is_left(state: State, recipe: int) -> bool:
    """3.8  Whether a recipe may be dealt: with three players only the last five, each once."""
    if state.seats == MOST_SEATS and recipe < Recipe.LAST_CARD:
        return False
    for seat in range(state.seats):
        for place in range(MOST_RECIPES_EACH):
            if state.players[seat].recipes[place] == recipe + 1:
                return False
    return True


@rule
def count_left(state: State) -> int:
    """3.8  How many recipes may be dealt."""
    left = 0
    for recipe in range(RECIPES):
        if is_left(state, recipe):
            left += 1
    return left


@rule
def nth_left(state: State, n: int) -> int:
    """3.8  The n-th of the recipes that may be dealt, counted from 0."""
    recipe = 0
    while n > 0 or not is_left(state, recipe):
        if is_left(state, recipe):
            n -= 1
        recipe += 1
    return recipe


@rule
def bonus_for_recipes(state: State, seat: int) -> int:
    """9.8  Each recipe whose task is met adds its bonus."""
    bonus = 0
    for place in range(MOST_RECIPES_EACH):
        dealt = state.players[seat].recipes[place]
        if dealt and is_met(state, seat, dealt - 1):
            bonus += RECIPE_BONUS[dealt - 1]
    return bonus


@rule
def is_met(state: State, seat: int, recipe: int) -> bool:
    """9.9 - 9.16  Whether a player has fulfilled a task."""
    if recipe >= Recipe.FEWEST_EXPLOSIONS:
        return has_fewest(state, seat, recipe)
    held = contents.cards_in(state.players[seat].cauldron)
    match recipe:
        case Recipe.LAST_CARD:
            return state.last_taker == seat + 1
        case Recipe.THREE_PLANTS:
            return plants_with_three(held) >= ENOUGH_PLANTS
        case Recipe.ONE_WHITE:
            return ingredients_with_three(held, Colour.WHITE) > 0
        case Recipe.ONE_BLACK:
            return ingredients_with_three(held, Colour.BLACK) > 0
    colour = Colour.GREY + recipe - Recipe.BOTH_GREY
    return ingredients_with_three(held, colour) == BOTH_INGREDIENTS


@rule
def ingredients_with_three(held: int, colour: int) -> int:
    """9.9, 9.10  How many ingredients of a colour have at least three cards."""
    found = 0
    for ingredient in range(INGREDIENTS):
        if COLOUR_OF[ingredient] == colour and has_three(held, ingredient):
            found += 1
    return found


@rule
def plants_with_three(held: int) -> int:
    """9.11  How many plants have at least three cards."""
    found = 0
    for place in range(len(PLANTS)):
        if has_three(held, PLANTS[place]):
            found += 1
    return found


@rule
def has_three(held: int, ingredient: int) -> bool:
    """9.9 - 9.11  Whether at least three of some cards are of one ingredient."""
    return contents.cards_of_ingredient(held, ingredient) >= THREE_ALIKE


@rule
def has_fewest(state: State, seat: int, recipe: int) -> bool:
    """9.13 - 9.16  Fewer than each of the others."""
    own = counted_for(state, seat, recipe)
    for other in range(state.seats):
        if other != seat and counted_for(state, other, recipe) <= own:
            return False
    return True


@rule
def counted_for(state: State, seat: int, recipe: int) -> int:
    """9.13 - 9.16  How many a player has of what a recipe wants few of."""
    cauldron = state.players[seat].cauldron
    match recipe:
        case Recipe.FEWEST_EXPLOSIONS:
            return symbols_in(state, contents.cards_in(cauldron), Symbol.EXPLODING_CAULDRON)
        case Recipe.FEWEST_WANDS:
            return symbols_in(state, contents.cards_in(cauldron), Symbol.WAND_AND_HAT)
        case Recipe.FEWEST_CARDS:
            return cauldron.height
    return contents.cards_of_value(contents.cards_in(cauldron), FOUR)


@rule
def symbols_in(state: State, held: int, symbol: int) -> int:
    """3.6, 9.17  How many of some cards carry a symbol, used or not."""
    found = 0
    for ingredient in range(INGREDIENTS):
        card = ingredient * VALUES + VALUE_WITH_SYMBOL - 1
        if contents.holds(held, card) and cards.symbol_of(state, card) == symbol:
            found += 1
    return found
