"""Chapters 1 and 3, the cards and setting up, by the numbers of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury import asking, rolls, walking
from stillroom.games.glastonbury.ids import CARDS, VALUES, Choice, Recipe
from stillroom.games.glastonbury.state import State
from stillroom.games.glastonbury.tables import FEWEST_SEATS, MOST_SEATS, START_STOP
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import CELLS
from stillroom.kernel.rules import rule

CARDS_OF_A_COLOUR = 2 * VALUES
"""1.2, 3.3  Two kinds of four values; the colours follow one another in the numbers of cards."""


@rule
def set_up(state: State) -> None:
    """3.1 - 3.7  Lays everything out, and lets the start player walk and choose a card."""
    assert FEWEST_SEATS <= state.seats <= MOST_SEATS, "3.1 two to four players"
    fill_draw_pile(state)
    if state.seats == FEWEST_SEATS:
        take_out_a_colour(state)
    lay_out_square(state)
    put_down_pawns(state)
    if state.options.recipes:
        deal_recipes(state)
    state.start_seat = rolls.start_player(state)
    begin(state)


@rule
def fill_draw_pile(state: State) -> None:
    """1.1, 1.4, 1.5, 3.4  Ingredient cards, Immuto and spells are shuffled together."""
    for card in range(CARDS):
        state.pile.unseen[card] = 1


@rule
def take_out_a_colour(state: State) -> None:
    """3.3  With two players the cards of one unused pawn colour leave the game."""
    colour = rolls.leaving_colour(state)
    state.leaving_colour = colour + 1
    for card in range(colour * CARDS_OF_A_COLOUR, (colour + 1) * CARDS_OF_A_COLOUR):
        state.pile.unseen[card] = 0


@rule
def lay_out_square(state: State) -> None:
    """2.1, 3.4  A card into each of the 32 cells, row by row from the north."""
    for cell in range(CELLS):
        ring.lay(state.square, cell, rolls.top_card(state))


@rule
def put_down_pawns(state: State) -> None:
    """3.2, 3.5  Each pawn at a corner of its own, beside an empty cauldron."""
    for seat in range(state.seats):
        state.players[seat].stop = START_STOP[state.seats * MOST_SEATS + seat]


@rule
def deal_recipes(state: State) -> None:
    """1.7, 3.6  One recipe A for each player, then one recipe B for each."""
    for seat in range(state.seats):
        state.players[seat].recipe_a = rolls.recipe(state, Recipe.MOST_ORANGE) + 1
    for seat in range(state.seats):
        state.players[seat].recipe_b = rolls.recipe(state, Recipe.FEWEST_CARDS) + 1


@rule
def begin(state: State) -> None:
    """3.7, 4.3  The start player's pawn walks its first two stops, and a card is to be taken."""
    state.active_seat = state.start_seat
    state.turn = 1
    player = state.players[state.active_seat]
    player.stop = walking.stop_after(player.stop, walking.steps_of(player))
    asking.ask(state, state.active_seat, Choice.TAKE, 0)
