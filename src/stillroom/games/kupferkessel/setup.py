"""Chapters 1 to 3, the cards, the square and setting up, by the numbers of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kettles import cauldrons, ring
from stillroom.games.kettles.ring import CELLS, GAP
from stillroom.games.kupferkessel import cards, pawns, recipes, rolls, walking
from stillroom.games.kupferkessel.ids import CARDS, Colour
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.tables import (
    FEWEST_SEATS,
    MOST_SEATS,
    RECIPES_EACH,
    START_STOP,
)
from stillroom.kernel import queues
from stillroom.kernel.rules import rule


@rule
def set_up(state: State) -> None:
    """3.1, 3.3, 3.9  Lays everything out; white begins and walks at once."""
    assert FEWEST_SEATS <= state.seats <= MOST_SEATS, "3.1 two or three players"
    lay_out_cards(state)
    for seat in range(state.seats):
        state.players[seat].stop = START_STOP[seat]
        draw_start_card(state, seat)
    deal_recipes(state)
    state.turn = 1
    walking.walk(state)
    walking.arrive(state)


@rule
def lay_out_cards(state: State) -> None:
    """3.4, 3.7  A square and a pile in which there are start cards for everybody."""
    fill_square(state)
    while start_cards_in_pile(state) < state.seats:
        fill_square(state)


@rule
def fill_square(state: State) -> None:
    """1.1, 1.6, 2.1, 3.4  All are shuffled; 32 lie between the corners, the rest is the pile."""
    for card in range(CARDS):
        state.pile.unseen[card] = 1
    for cell in range(CELLS):
        state.square.cells[cell] = GAP
        ring.lay(state.square, cell, rolls.top_card(state))


@rule
def start_cards_in_pile(state: State) -> int:
    """3.7  How many cards of the pile will do as a start card."""
    found = 0
    for card in range(CARDS):
        if state.pile.unseen[card] and may_begin(state, card):
            found += 1
    return found


@rule
def may_begin(state: State, card: int) -> bool:
    """3.5, 3.7  A start card is neither white nor black; by an option not of the third colour."""
    if cards.colour_of(card) in (Colour.WHITE, Colour.BLACK):
        return False
    return not (state.options.bar_third_colour and pawns.is_third_colour(state, card))


@rule
def draw_start_card(state: State, seat: int) -> None:
    """3.5, 3.6  Cards that will not do go under the pile; the first that will is the start card."""
    card = rolls.top_card(state)
    while not may_begin(state, card):
        queues.put_under(state.pile.under, card)
        card = rolls.top_card(state)
    cauldrons.put(state.players[seat].cauldron, card)


@rule
def deal_recipes(state: State) -> None:
    """3.8  One recipe to each player in turn, until everybody has enough."""
    if recipes.take_part(state):
        for place in range(RECIPES_EACH[state.seats]):
            for seat in range(state.seats):
                state.players[seat].recipes[place] = rolls.recipe(state) + 1
