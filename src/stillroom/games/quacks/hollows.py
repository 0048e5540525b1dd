"""Hollows: the spaces of a pot from which a mandrake has put a white chip back."""

from __future__ import annotations

from itertools import compress

from stillroom.games.quacks import pots
from stillroom.games.quacks.ids import Book, Colour, Page, Phase
from stillroom.games.quacks.state import Player, State
from stillroom.games.quacks.tables import COLOUR, LAST_SPACE, SPACES, VALUE


def hollows_of(state: State, player: Player) -> list[int]:
    """8.2, 12.1  The spaces from which a mandrake has put a white chip back.

    A mandrake of set 1 lies as many spaces as its value after the chip that it followed; where
    nothing lies there any more, that chip went back. On the last space it may have moved less far.
    Once chips can have moved on or left the pot in evaluation B, that tells nothing any more.
    """
    if state.books[Book.YELLOW] != Page.ONE or may_have_changed(state):
        return []
    lying = list(compress(range(SPACES), player.spaces))
    # Before the first chip lies the rat stone or the droplet, which moves on after the brew.
    before = pots.start_of(player) if state.phase == Phase.BREWING else LAST_SPACE
    found = []
    for space in lying:
        chip = player.spaces[space] - 1
        followed = space - VALUE[chip]
        if COLOUR[chip] == Colour.YELLOW and before < followed and space < LAST_SPACE:
            found.append(followed)
        before = space
    return found


def may_have_changed(state: State) -> bool:
    """15.3, 16.2, 16.4  Whether chips can have moved on or left a pot after everybody stopped."""
    moves_on = state.books[Book.GREEN] == Page.THREE
    leaves = state.books[Book.PURPLE] in (Page.TWO, Page.FOUR)
    return state.phase >= Phase.CHIPS and (moves_on or leaves)
