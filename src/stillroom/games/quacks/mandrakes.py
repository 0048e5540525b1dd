"""Chapter 12, mandrakes: the yellow book. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import asking, pots, telling
from stillroom.games.quacks.ids import Action, Back, Book, Choice, Colour, Happened, Page
from stillroom.games.quacks.state import Log, Player, State
from stillroom.games.quacks.tables import LIMIT, LIMIT_OF_MANDRAKE
from stillroom.kernel import choices
from stillroom.kernel.rules import rule

MOST_MANDRAKES = 3
"""12.3, 12.4  More yellow chips bring no more."""


@rule
def bonus_of(state: State, player: Player) -> int:
    """12.4  Set 4: the first yellow chip moves one space further, the second two, the third three.

    It is asked before the chip lies in the pot.
    """
    before = pots.chips_of(player, Colour.YELLOW)
    return before + 1 if state.books[Book.YELLOW] == Page.FOUR and before < MOST_MANDRAKES else 0


@rule
def limit_of(state: State, player: Player) -> int:
    """12.3  Set 3: the limit with the yellow chips in the pot."""
    if state.books[Book.YELLOW] != Page.THREE:
        return LIMIT
    return LIMIT_OF_MANDRAKE[min(pots.chips_of(player, Colour.YELLOW), MOST_MANDRAKES)]


@rule
def act(state: State, seat: int, drawn_before: int) -> None:
    """8.10  What a mandrake does when it is placed."""
    match state.books[Book.YELLOW]:
        case Page.ONE:
            ask_about_white_chip(state, seat, drawn_before)
        case Page.TWO:
            state.players[seat].doubling = 1


@rule
def ask_about_white_chip(state: State, seat: int, drawn_before: int) -> None:
    """12.1  Set 1: a white chip drawn directly before, which still lies there, may go back."""
    player = state.players[seat]
    space = pots.space_before(player, player.reached)
    if pots.is_white(drawn_before) and player.spaces[space] == drawn_before:
        asking.ask(state, seat, Choice.MANDRAKE, space, 0)


@rule
def answer(state: State, seat: int, action: int, log: Log) -> None:
    """12.1  The white chip goes back, and its space stays empty; or it is left."""
    player = state.players[seat]
    space = choices.subject(player.pending)
    asking.answered(state, seat)
    if action == Action.PUT_BACK:
        chip = player.spaces[space] - 1
        player.spaces[space] = 0
        player.pot[chip] -= 1
        player.bag[chip] += 1
        white = pots.white_sum(player)
        telling.tell(state, log, Happened.WHITE_BACK, seat, chip, Back.MANDRAKE, white)
