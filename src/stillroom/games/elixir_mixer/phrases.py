"""The names of cards, elixirs and bonus cards as messages, and moves as a button says them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from stillroom.games.elixir_mixer import moves
from stillroom.games.elixir_mixer.ids import Bonus, Colour
from stillroom.games.elixir_mixer.names import colour_id, id_of
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.tables import COLOUR, HIGHEST_ELIXIR, VALUE
from stillroom.games.messages import Message
from stillroom.games.moves import KEPT_TEXTS, Move


@cache
def card(kind: int) -> Message:
    """The name of a card."""
    return Message("card", {"colour": colour_id(COLOUR[kind]), "value": VALUE[kind]})


def cards(ids: Iterable[str]) -> list[Message]:
    """The names of some cards, given by their ids."""
    return [card(moves.CARDS[named]) for named in ids]


@cache
def elixir(colour: int, value: int) -> Message:
    """The name of an elixir, which is told like a card."""
    return Message("card", {"colour": colour_id(colour), "value": value})


@cache
def bonus(number: int) -> Message:
    """The name of a bonus card."""
    return Message("bonus", {"bonus": id_of(Bonus(number))})


def elixir_on_top(state: State, colour: int) -> Message:
    """The elixir that a pile shows, the colour of an empty pile, or the mixed elixir for ANY."""
    if colour == Colour.ANY:
        return Message("mixed-elixir")
    if state.showing[colour] > HIGHEST_ELIXIR:
        return Message("colour", {"colour": colour_id(colour)})
    return elixir(colour, state.showing[colour])


def colour_of_elixir(piece: str) -> int:
    """The colour of an elixir named in a move; ANY for the mixed elixir."""
    return Colour.ANY if piece == moves.MIXED_ELIXIR else Colour[piece.upper()]


def alternatives(named: list[Message]) -> Message:
    """One of several, such as the elixirs that could be mixed."""
    first, *rest = named
    if not rest:
        return first
    return Message("alternatives", {"first": first, "rest": alternatives(rest)})


def words(state: State, move: Move) -> Message:
    """A move, or the beginning of one, as a button says it."""
    if move.verb != moves.MIX:
        return words_of(move)
    named = elixir_on_top(state, colour_of_elixir(move.pieces[0]))
    if move.others:
        return Message("move-mix", {"elixir": named, "cards": cards(move.others)})
    return Message("move-mix-begun", {"elixir": named})


@lru_cache(maxsize=KEPT_TEXTS)
def words_of(move: Move) -> Message:
    """A move that means the same at all times: all but a mix."""
    chosen = cards(moves.cards_of(move))
    match move.verb:
        case "draw":
            return Message("move-draw")
        case "take":
            return Message("move-take", {"card": cards(move.pieces)[0]})
        case "discard":
            return Message("move-discard", {"cards": chosen})
        case "trade" if chosen:
            return Message("move-trade", {"card": cards(move.pieces)[0], "cards": chosen})
        case "trade":
            return Message("move-trade-begun", {"card": cards(move.pieces)[0]})
    return Message("move-end-turn")
