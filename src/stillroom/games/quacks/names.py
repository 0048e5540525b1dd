"""The ids of chips, colours and cards in words: ``white-1``, ``green``, ``fork-in-the-road``."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache
from itertools import compress

from stillroom.games.quacks.ids import KINDS, Book, Card, Chip, Colour, DieFace, Phase, Takes
from stillroom.games.quacks.tables import COLOUR
from stillroom.games.quacks.variants import Aids


@lru_cache(maxsize=None, typed=True)
def id_of(member: IntEnum) -> str:
    """The id of a member of one of the enums."""
    return member.name.lower().replace("_", "-")


@cache
def chip_id(chip: int) -> str:
    """The id of a kind of chip."""
    return id_of(Chip(chip))


@cache
def colour_id(colour: int) -> str:
    """The id of a colour."""
    return id_of(Colour(colour))


@cache
def card_id(card: int) -> str:
    """The id of a Fortune Teller card."""
    return id_of(Card(card))


@cache
def book_id(book: int) -> str:
    """The id of a book of which there are four pages: that of its colour."""
    return id_of(Book(book))


@cache
def face_id(face: int) -> str:
    """The id of a face of the bonus die."""
    return id_of(DieFace(face))


@cache
def phase_id(phase: int) -> str:
    """The id of a part of the turn."""
    return id_of(Phase(phase))


@cache
def takes_id(takes: int) -> str:
    """The id of what a pot pays."""
    return id_of(Takes(takes))


@cache
def aids_id(aids: int) -> str:
    """The id of what the table shows to a player who brews."""
    return id_of(Aids(aids))


CHIP_IDS = tuple(chip_id(chip) for chip in range(KINDS))


def chips_in(bag: list[int]) -> list[str]:
    """The ids of the chips in a bag, each as often as it is there."""
    return [CHIP_IDS[chip] for chip in compress(range(KINDS), bag) for _ in range(bag[chip])]


CHIP_OF = {chip_id(chip): int(chip) for chip in Chip}
"""Every kind of chip by its id."""
TOADSTOOLS = [chip_id(chip) for chip in Chip if COLOUR[chip] == Colour.RED]
"""11.2  The ids of the red chips, in the order in which actions count them."""
