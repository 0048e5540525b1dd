"""Every chance in Kupferkessel Co. `docs/games/kupferkessel/rolls.md` lists them with odds."""

from __future__ import annotations

from stillroom.games.kettles import piles
from stillroom.games.kupferkessel import recipes
from stillroom.games.kupferkessel.state import State
from stillroom.kernel import dice
from stillroom.kernel.rules import rule


@rule
def top_card(state: State) -> int:
    """3.4, 3.5, 7.1  The next card that nobody has seen: each one in the pile is equally likely."""
    return piles.draw(state.pile, state.dice)


@rule
def recipe(state: State) -> int:
    """3.8  The next recipe that is dealt: each one that is left is equally likely."""
    return recipes.nth_left(state, dice.below(state.dice, recipes.count_left(state)))


@rule
def guessed_card(state: State) -> int:
    """10.2, 10.3  A card out of a seat's sight, guessed: each one is equally likely."""
    return piles.draw(state.pile, state.dice)


@rule
def guessed_recipe(state: State) -> int:
    """10.4  A recipe out of a seat's sight, guessed: each one is equally likely."""
    return recipes.nth_left(state, dice.below(state.dice, recipes.count_left(state)))
