"""The ids of cards, kinds, colours and recipes in words: ``roots-2``, ``accio-1``, ``mosses``."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache

from stillroom.games.glastonbury.ids import (
    CARDS,
    INGREDIENT_CARDS,
    VALUES,
    Cauldrons,
    Colour,
    Ingredient,
    Recipe,
    Special,
)


@lru_cache(maxsize=None, typed=True)
def id_of(member: IntEnum) -> str:
    """The id of a member of one of the enums."""
    return member.name.lower().replace("_", "-")


@cache
def ingredient_id(kind: int) -> str:
    """The id of a kind of ingredient."""
    return id_of(Ingredient(kind))


@cache
def colour_id(colour: int) -> str:
    """The id of a colour."""
    return id_of(Colour(colour))


@cache
def recipe_id(recipe: int) -> str:
    """The id of a recipe."""
    return id_of(Recipe(recipe))


@cache
def sort_of(card: int) -> Special:
    """1.4, 1.5  The sort of a card that is no ingredient card."""
    return max(special for special in Special if special <= card)


@cache
def sort_id(card: int) -> str:
    """The id of what a card is, whatever its value: its kind, Immuto, or the name of its spell."""
    return ingredient_id(card // VALUES) if card < INGREDIENT_CARDS else id_of(sort_of(card))


def number_on(card: int) -> int:
    """1.1  The value of an ingredient card; cards that look alike are counted from 1."""
    return card % VALUES + 1 if card < INGREDIENT_CARDS else card - sort_of(card) + 1


@cache
def card_id(card: int) -> str:
    """The id of a card."""
    return f"{sort_id(card)}-{number_on(card)}"


@cache
def cauldrons_id(cauldrons: int) -> str:
    """The id of how much is left to memory."""
    return id_of(Cauldrons(cauldrons))


CARD_OF = {card_id(card): card for card in range(CARDS)}
"""Every card by its id."""
INGREDIENT_OF = {id_of(kind): int(kind) for kind in Ingredient}
"""Every kind of ingredient by its id."""
