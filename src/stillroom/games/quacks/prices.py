"""1.7  What all chips cost in a match; the books never change, so that it is looked up once."""

from __future__ import annotations

from functools import lru_cache

from stillroom.games.quacks import books
from stillroom.games.quacks.ids import KINDS, Colour
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COLOUR, NOT_FOR_SALE

KEPT_SETS = 1024
"""All choices of books; there are four pages of each of five."""


def prices(state: State) -> tuple[int, ...]:
    """The price of each kind of chip; NOT_FOR_SALE for white ones."""
    return _prices_with(tuple(state.books))


@lru_cache(maxsize=KEPT_SETS)
def _prices_with(pages: tuple[int, ...]) -> tuple[int, ...]:
    state = State()
    state.books[:] = pages
    return tuple(
        books.price_of(state, chip) if COLOUR[chip] != Colour.WHITE else NOT_FOR_SALE
        for chip in range(KINDS)
    )
