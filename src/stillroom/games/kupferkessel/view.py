"""What one seat, or a spectator, may know of a match of Kupferkessel Co.

A board is built from nothing, field by field, from what chapter 10 of rules.md allows; what is not
written here is not in it. With open cauldrons, and when the match is over, everything is shown
that has ever lain face up.
"""

from __future__ import annotations

from functools import cache

import msgspec

from stillroom.games.kettles import cauldrons, showing
from stillroom.games.kupferkessel import cards, knowledge, pawns, recipes, walking
from stillroom.games.kupferkessel.ids import CARDS, Symbol
from stillroom.games.kupferkessel.names import (
    card_id,
    cauldrons_id,
    colour_id,
    id_of,
    recipe_id,
)
from stillroom.games.kupferkessel.state import Cauldron, Queue, State


class SeatView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is known of one seat."""

    seat: int
    colour: str
    """The colour of the pawn, in which values are doubled."""
    stop: int
    line: str | None
    """The line that the pawn faces; None at a corner."""
    top: str | None
    """The top card of the cauldron."""
    height: int
    """How many cards lie in the cauldron."""
    next_stop: int | None
    """Where a walk by the top card would end, with the pawns as they stand now; None when the
    match is over."""
    next_line: str | None
    """The line there; None at a corner."""
    cauldron: list[str] | None
    """The cards of the cauldron, the lowest first; None while they are hidden."""
    recipes: list[str] | None
    """The recipes; None while they are hidden from the viewer."""


class Board(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything on the table, as a seat or a spectator sees it."""

    turn: int
    active_seat: int
    cauldrons: str
    """How much is left to memory: ``closed``, ``notes`` or ``open``."""
    square: list[str | None]
    """The cards of the square, cell by cell in reading order; None for a gap."""
    symbols: dict[str, str]
    """The cards that carry a symbol in this match, wherever they are, and which."""
    lines: dict[str, int]
    """How many cards each line has left."""
    pile_size: int
    out_of_game: int
    """How many cards are out of the game."""
    under_pile: list[str] | None
    """The cards that were put under the pile, the next to come up first; None while hidden."""
    gone: list[str] | None
    """The cards that are out of the game, the earliest first; None while hidden."""
    seats: list[SeatView]


def board(state: State, seat: int | None) -> Board:
    """What a seat, or a spectator, may know now."""
    return Board(
        turn=state.turn,
        active_seat=state.active_seat,
        cauldrons=cauldrons_id(state.options.cauldrons),
        square=showing.cards_of(state.square, card_id),
        symbols=dict(_symbols(state.options.all_twos_have_symbols)),
        lines=showing.cards_left(state.square),
        pile_size=showing.pile_size(state.pile),
        out_of_game=state.out_of_game.length,
        under_pile=_cards_in(state, state.pile.under),
        gone=_cards_in(state, state.out_of_game),
        seats=[_seat_view(state, other, seat) for other in range(state.seats)],
    )


def is_open(state: State) -> bool:
    """10.6, 10.7  Whether everybody may look at what has gone out of sight."""
    return bool(knowledge.are_cauldrons_open(state))


def has_secrets(state: State) -> bool:
    """10.4, 10.7  Recipes are for their owners alone; what else is hidden nobody may look at."""
    return bool(recipes.take_part(state)) and not state.over


def next_stop(state: State, seat: int) -> int | None:
    """4.2, 4.4  Where a walk by the top card would end if the pawns stood as they stand now."""
    if state.over:
        return None
    return walking.stop_after(state, seat, walking.steps_of(state.players[seat]))


@cache
def _symbols(all_twos_have_symbols: int) -> dict[str, str]:
    """1.4, 1.5  What is printed on the cards, whether or not it can be used.

    It stays the same for a whole match, so it is asked of a match that has only this option.
    """
    state = State()
    state.options.all_twos_have_symbols = all_twos_have_symbols
    carried = {card: cards.symbol_of(state, card) for card in range(CARDS)}
    return {card_id(card): id_of(Symbol(symbol)) for card, symbol in carried.items() if symbol}


def _cards_in(state: State, queue: Queue) -> list[str] | None:
    return [card_id(card) for card in queue.cards[: queue.length]] if is_open(state) else None


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    player = state.players[seat]
    ends_at = next_stop(state, seat)
    return SeatView(
        seat=seat,
        colour=colour_id(pawns.colour_of(state, seat)),
        stop=player.stop,
        line=showing.line_at(player.stop),
        top=card_id(cauldrons.top_card(player.cauldron)),
        height=player.cauldron.height,
        next_stop=ends_at,
        next_line=None if ends_at is None else showing.line_at(ends_at),
        cauldron=_cards_of(player.cauldron) if is_open(state) else None,
        recipes=_recipes_of(state, seat, viewer),
    )


def _cards_of(cauldron: Cauldron) -> list[str]:
    return [card_id(cauldrons.card_at(cauldron, place)) for place in range(cauldron.height)]


def _recipes_of(state: State, seat: int, viewer: int | None) -> list[str] | None:
    """10.4, 10.7  For the owner alone, until the match is over."""
    if recipes.take_part(state) and seat != viewer and not state.over:
        return None
    return [recipe_id(dealt - 1) for dealt in state.players[seat].recipes if dealt]
