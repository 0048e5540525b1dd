"""Every chance in The Quacks of Quedlinburg; `docs/games/quacks/rolls.md` tells their odds."""

from __future__ import annotations

from stillroom.games.quacks.ids import FACES, Commitment
from stillroom.games.quacks.state import State
from stillroom.kernel import bags, dice
from stillroom.kernel.rules import rule

PAGES = 4
"""1.6  The pages of a book."""


@rule
def start_player(state: State) -> int:
    """2.2  Who begins: each seat is equally likely."""
    return dice.below(state.dice, state.seats)


@rule
def page(state: State) -> int:
    """2.3  The page of a book, 1 to 4: each is equally likely."""
    return dice.below(state.dice, PAGES) + 1


@rule
def card(state: State) -> int:
    """4.1  The next Fortune Teller card: each one that was not turned up is equally likely."""
    return bags.draw(state.deck, state.dice)


@rule
def chip(state: State, seat: int) -> int:
    """8.2, 9.3, 10.1, 4.4  A chip out of a bag: each chip in it is equally likely."""
    return bags.draw(state.players[seat].bag, state.dice)


@rule
def face(state: State) -> int:
    """1.5  A face of the bonus die: each of the six is equally likely."""
    return dice.below(state.dice, FACES)


@rule
def guessed_commitment(state: State) -> int:
    """21.2  What another player has committed to, guessed: draw or stop, equally likely."""
    return Commitment.DRAW + dice.below(state.dice, 2)


@rule
def guessed_chip(state: State, seat: int) -> int:
    """21.2  A chip that was drawn unseen, guessed: each chip that it can be is equally likely."""
    return bags.draw(state.players[seat].bag, state.dice)
