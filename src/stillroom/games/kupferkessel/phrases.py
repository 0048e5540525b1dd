"""The names of cards, lines and recipes as messages, and moves as a button says them."""

from __future__ import annotations

from functools import cache

from stillroom.games.kettles.showing import line_id
from stillroom.games.kupferkessel import cards, moves
from stillroom.games.kupferkessel.ids import Symbol
from stillroom.games.kupferkessel.names import CARD_OF, ingredient_id, recipe_id
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.tables import VALUE
from stillroom.games.messages import Message
from stillroom.games.moves import Move


@cache
def card(number: int) -> Message:
    """The name of a card."""
    named = ingredient_id(cards.ingredient_of(number))
    return Message("card", {"ingredient": named, "value": VALUE[number]})


def ingredient(number: int) -> Message:
    """The name of an ingredient."""
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


def pawns(number: int) -> Message:
    """So many pawns."""
    return Message("pawns", {"pawns": number})


def words(state: State, move: Move) -> Message:
    """A move, or the beginning of one, as a button says it."""
    answer = move.others[0] if move.others else ""
    if not move.pieces:
        return Message(ANSWER_ALONE[answer])
    number = CARD_OF[move.pieces[0]]
    if answer == moves.USE:
        return words_of_use(state, number)
    return Message(TAKE_AND[answer], {"card": card(number)})


def words_of_use(state: State, number: int) -> Message:
    """6.3, 6.8  Taking a card and using its symbol."""
    match cards.symbol_of(state, number):
        case Symbol.WAND_AND_HAT:
            return Message("move-take-walk", {"card": card(number)})
        case Symbol.EXPLODING_CAULDRON:
            return Message("move-take-explode", {"card": card(number)})
    return Message("move-take-use", {"card": card(number)})


TAKE_AND = {
    "": "move-take",
    moves.SPARE: "move-take-spare",
    moves.KEEP: "move-take-keep",
    moves.REFUSE: "move-take-refuse",
}
ANSWER_ALONE = {
    moves.USE: "move-use",
    moves.SPARE: "move-spare",
    moves.KEEP: "move-keep",
    moves.REFUSE: "move-refuse",
}
