"""The ids of cards, ingredients, colours and recipes in words: ``roots-2``, ``roots``, ``grey``."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache

from stillroom.games.kupferkessel.ids import (
    CARDS,
    VALUES,
    Cauldrons,
    Colour,
    Ingredient,
    Recipe,
)
from stillroom.games.kupferkessel.tables import VALUE


@lru_cache(maxsize=None, typed=True)
def id_of(member: IntEnum) -> str:
    """The id of a member of one of the enums."""
    return member.name.lower().replace("_", "-")


@cache
def ingredient_id(ingredient: int) -> str:
    """The id of an ingredient."""
    return id_of(Ingredient(ingredient))


@cache
def card_id(card: int) -> str:
    """The id of a card."""
    return f"{ingredient_id(card // VALUES)}-{VALUE[card]}"


@cache
def colour_id(colour: int) -> str:
    """The id of a colour."""
    return id_of(Colour(colour))


@cache
def recipe_id(recipe: int) -> str:
    """The id of a recipe."""
    return id_of(Recipe(recipe))


@cache
def cauldrons_id(cauldrons: int) -> str:
    """The id of how much is left to memory."""
    return id_of(Cauldrons(cauldrons))


CARD_OF = {card_id(card): card for card in range(CARDS)}
"""Every card by its id."""
