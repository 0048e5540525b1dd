"""Every chance in Glastonbury. `docs/games/glastonbury/rolls.md` lists them with their odds."""

from __future__ import annotations

from stillroom.games.glastonbury import placing, recipes
from stillroom.games.glastonbury.ids import Colour
from stillroom.games.glastonbury.state import State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS
from stillroom.games.kettles import piles
from stillroom.kernel import bags, dice
from stillroom.kernel.rules import rule


@rule
def leaving_colour(state: State) -> int:
    """3.3  The unused pawn colour that leaves a match of two: red and blue are equally likely."""
    return Colour.RED + dice.below(state.dice, Colour.BLUE - Colour.RED + 1)


@rule
def top_card(state: State) -> int:
    """3.4, 7.1  The next unseen card of the draw pile: each of them is equally likely."""
    return piles.draw(state.pile, state.dice)


@rule
def recipe(state: State, first: int) -> int:
    """3.6  A recipe of the sort that begins with a number: each one left is equally likely."""
    n = dice.below(state.dice, recipes.number_left(state, first))
    return recipes.nth_left(state, first, n)


@rule
def start_player(state: State) -> int:
    """3.7  Who begins: each seat is equally likely."""
    return dice.below(state.dice, state.seats)


@rule
def guessed_card(state: State) -> int:
    """11.2, 11.4  A card of a cauldron out of a seat's sight: each one left is equally likely.

    The cards that may lie there come before the spells, so the n-th one of the bag is one of them.
    """
    unseen = state.pile.unseen
    cards = 0
    for card in range(CAULDRON_CARDS):
        cards += unseen[card]
    guessed = bags.nth_kind(unseen, dice.below(state.dice, cards))
    unseen[guessed] -= 1
    return guessed


@rule
def guessed_recipe(state: State, first: int) -> int:
    """11.7  A recipe of a sort out of a seat's sight: each one left is equally likely."""
    n = dice.below(state.dice, recipes.number_left(state, first))
    return recipes.nth_left(state, first, n)


@rule
def guessed_place(state: State, seat: int) -> int:
    """11.8  A kind that a seat has named unseen: each that it could have named is equally likely.

    Who still owes a second one had a choice left, and so has not named the last kind.
    """
    player = state.players[seat]
    kinds = placing.number_of_places(player)
    if player.places_owed > 0:
        kinds -= 1
    return placing.nth_place(player, dice.below(state.dice, kinds))
