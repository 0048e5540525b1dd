"""The ids of cards, colours, elixirs and bonus cards in words: ``blue-7``, ``wild``, ``red-12``."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache
from itertools import compress

from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, KINDS, Bonus, Colour, Kind
from stillroom.games.elixir_mixer.tables import ELIXIRS_OF_A_COLOUR, LOWEST_ELIXIR


@lru_cache(maxsize=None, typed=True)
def id_of(member: IntEnum) -> str:
    """The id of a member of one of the enums."""
    return member.name.lower().replace("_", "-")


@cache
def card_id(kind: int) -> str:
    """The id of a kind of card."""
    return id_of(Kind(kind))


@cache
def colour_id(colour: int) -> str:
    """The id of a colour."""
    return id_of(Colour(colour))


@cache
def elixir_id(index: int) -> str:
    """The id of an elixir, by its place among all thirty."""
    colour, step = divmod(index, ELIXIRS_OF_A_COLOUR)
    return f"{colour_id(colour)}-{LOWEST_ELIXIR + step}"


CARD_IDS = tuple(card_id(kind) for kind in range(KINDS))
COLOUR_IDS = tuple(colour_id(colour) for colour in range(COLOURS))
ELIXIR_IDS = tuple(elixir_id(index) for index in range(COLOURS * ELIXIRS_OF_A_COLOUR))
BONUS_IDS = tuple(id_of(Bonus(bonus)) for bonus in range(BONUSES))
"""All ids in their order, for what is told again and again."""


def cards_in(bag: list[int]) -> list[str]:
    """The ids of the cards in a bag, each as often as it is there."""
    return [CARD_IDS[kind] for kind in compress(range(KINDS), bag) for _ in range(bag[kind])]
