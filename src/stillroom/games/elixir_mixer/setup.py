"""Chapters 1 and 2, the cards and setting up, by the numbers of the game's rules.md."""

from __future__ import annotations

from stillroom.games.elixir_mixer import picking, rolls
from stillroom.games.elixir_mixer.ids import COLOURS, KINDS
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.tables import (
    COPIES,
    FEWEST_SEATS,
    HAND_LIMIT,
    LOWEST_ELIXIR,
    MARKET_SIZE,
    MOST_SEATS,
)
from stillroom.kernel.rules import rule


@rule
def set_up(state: State) -> None:
    """2.1 - 2.4  Lays everything out and lets the start player begin."""
    assert FEWEST_SEATS <= state.seats <= MOST_SEATS, "2.1 two to four players"
    stack_elixirs(state)
    fill_draw_pile(state)
    deal_hands(state)
    turn_up_market(state)
    state.start_seat = rolls.start_player(state)
    state.active_seat = state.start_seat
    picking.begin_turn(state)


@rule
def stack_elixirs(state: State) -> None:
    """1.3  Every pile of elixirs shows its 10."""
    for colour in range(COLOURS):
        state.showing[colour] = LOWEST_ELIXIR


@rule
def fill_draw_pile(state: State) -> None:
    """1.1, 1.2  All ingredient and wild cards are in the draw pile."""
    for kind in range(KINDS):
        state.draw_pile[kind] = COPIES[kind]


@rule
def deal_hands(state: State) -> None:
    """2.2  Five cards for each player."""
    for _ in range(HAND_LIMIT):
        for seat in range(state.seats):
            player = state.players[seat]
            player.hand[rolls.top_card(state)] += 1
            player.hand_size += 1


@rule
def turn_up_market(state: State) -> None:
    """2.3  Six cards face up."""
    for _ in range(MARKET_SIZE):
        state.market[rolls.top_card(state)] += 1
