"""The names of cards, lines and recipes as messages, and moves as a button says them."""

from __future__ import annotations

from functools import cache

from stillroom.games.glastonbury import moves
from stillroom.games.glastonbury.ids import INGREDIENT_CARDS
from stillroom.games.glastonbury.names import (
    CARD_OF,
    INGREDIENT_OF,
    ingredient_id,
    recipe_id,
    sort_id,
)
from stillroom.games.glastonbury.state import State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS, VALUE
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import CELLS_OF_A_LINE, GAP
from stillroom.games.kettles.showing import COLUMNS, line_id
from stillroom.games.messages import Message
from stillroom.games.moves import Move


@cache
def card(number: int) -> Message:
    """The name of a card; Immuto and spells have no value of their own."""
    value = VALUE[number] if number < CAULDRON_CARDS else 0
    return Message("card", {"ingredient": sort_id(number), "value": value})


def top_card(shown: int) -> Message:
    """4.3  What a cauldron shows: a card, given as its number and one more, or its own card."""
    return card(shown - 1) if shown else Message("cauldron-card")


@cache
def ingredient(number: int) -> Message:
    """The name of a kind of ingredient."""
    return Message("ingredient", {"ingredient": ingredient_id(number)})


def recipe(number: int) -> Message:
    """The name of a recipe, with its task."""
    return Message("recipe", {"recipe": recipe_id(number)})


@cache
def line(number: int) -> Message:
    """The name of a line."""
    return Message("line", {"line": line_id(number)})


def lines(numbers: list[int]) -> Message:
    """The name of a line, or of the two lines that cross at a card."""
    first, *rest = [line(number) for number in numbers]
    return Message("both-lines", {"first": first, "second": rest[0]}) if rest else first


@cache
def steps(number: int) -> Message:
    """The length of a walk."""
    return Message("steps", {"steps": number})


@cache
def uses(number: int) -> Message:
    """The uses that a spell has left."""
    return Message("uses", {"uses": number})


def row_and_column(cell: int) -> tuple[int, int]:
    """2.1  Where a cell lies: rows from the north, columns from the west, both from 0 to 5."""
    if cell < COLUMNS:
        return 0, cell + 1
    row, column = divmod(cell - COLUMNS, CELLS_OF_A_LINE)
    return (row + 1, column) if row < COLUMNS else (row + 1, column + 1)


def card_in_square(state: State, number: int) -> Message:
    """The name of a card, with its cell where another one in the square looks alike."""
    if number < INGREDIENT_CARDS:
        return card(number)  # 1.1  Each of these is there once.
    cell = ring.cell_of_card(state.square, number)
    others = [other - 1 for other in state.square.cells if other not in (GAP, number + 1)]
    if cell < 0 or card(number) not in map(card, others):
        return card(number)
    row, column = row_and_column(cell)
    return Message("card-in-cell", {"card": card(number), "row": row, "column": column})


def words(state: State, move: Move) -> Message:
    """A move, or the beginning of one, as a button says it."""
    match move.verb:
        case "take":
            named = card_in_square(state, CARD_OF[move.pieces[0]])
            return Message(TAKE_WITH["".join(move.others)], {"card": named})
        case "use":
            return Message(USE_OF[move.pieces[0]])
        case "place":
            return words_of_placement([INGREDIENT_OF[name] for name in move.pieces])
    return Message(ALONE[move.verb])


def words_of_placement(kinds: list[int]) -> Message:
    """9.3, 9.5  Adding one Immuto, or two."""
    first, *rest = [ingredient(kind) for kind in kinds]
    if not rest:
        return Message("move-place", {"ingredient": first})
    if rest == [first]:
        return Message("move-place-both", {"ingredient": first})
    return Message("move-place-two", {"first": first, "second": rest[0]})


TAKE_WITH = {
    "": "move-take",
    moves.ACCIO: "move-take-accio",
    moves.UNUSED_ACCIO: "move-take-unused-accio",
}
USE_OF = {
    moves.DECLINATIO: "move-use-declinatio",
    moves.UNUSED_DECLINATIO: "move-use-unused-declinatio",
}
ALONE = {
    moves.STAY: "move-stay",
    moves.DONE: "move-done",
    moves.KEEP: "move-keep",
    moves.REFUSE: "move-refuse",
}
