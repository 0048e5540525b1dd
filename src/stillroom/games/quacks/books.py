"""Chapters 1 and 3, the books: which pages lie out, and what chips cost. See rules.md."""

from __future__ import annotations

from stillroom.games.quacks.ids import BOOKS, KINDS, Book, Colour
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COLOUR, NOT_FOR_SALE, PRICE, PURPLE_OUT, YELLOW_OUT
from stillroom.games.quacks.variants import Books
from stillroom.kernel.rules import rule


@rule
def chosen_page(state: State, book: int) -> int:
    """2.3  The page that the options name for a book."""
    options = state.options
    if options.books != Books.COLOUR_BY_COLOUR:
        return options.books + 1
    match book:
        case Book.GREEN:
            return options.green_book + 1
        case Book.BLUE:
            return options.blue_book + 1
        case Book.RED:
            return options.red_book + 1
        case Book.YELLOW:
            return options.yellow_book + 1
    return options.purple_book + 1


@rule
def is_out(state: State, colour: int) -> bool:
    """3.3  Whether the book of a colour lies out; white chips have none, and are not asked for."""
    match colour:
        case Colour.YELLOW:
            return state.turn >= YELLOW_OUT
        case Colour.PURPLE:
            return state.turn >= PURPLE_OUT
    return True


@rule
def can_be_taken(state: State, chip: int) -> bool:
    """1.9, 3.3  Whether a chip is in the supply and its book lies out."""
    return state.supply[chip] > 0 and is_out(state, COLOUR[chip])


@rule
def price_of(state: State, chip: int) -> int:
    """1.7  What a chip costs; white chips are not for sale."""
    book = COLOUR[chip] - Colour.GREEN
    page = state.books[book] if 0 <= book < BOOKS else 1
    price = PRICE[(page - 1) * KINDS + chip]
    assert price != NOT_FOR_SALE, "1.7 white chips are not for sale"
    return price


@rule
def is_card(state: State, card: int) -> bool:
    """4.1  Whether this is the Fortune Teller card of the turn."""
    return state.card == card + 1
