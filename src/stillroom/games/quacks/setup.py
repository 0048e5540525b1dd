"""Chapter 2, setting up. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import books, rolls
from stillroom.games.quacks.ids import BOOKS, CARDS, KINDS
from stillroom.games.quacks.state import Player, State
from stillroom.games.quacks.tables import (
    DRAFT_SUPPLY,
    FEWEST_SEATS,
    MOST_SEATS,
    START_BAG,
    START_RUBIES,
    SUPPLY,
)
from stillroom.games.quacks.variants import Books
from stillroom.kernel.rules import rule


@rule
def set_up(state: State) -> None:
    """2.1 - 2.6  Everything that lies on the table before the first turn."""
    assert FEWEST_SEATS <= state.seats <= MOST_SEATS, "2.1 two to four players"
    state.start_seat = rolls.start_player(state)
    choose_books(state)
    for card in range(CARDS):
        state.deck[card] = 1
    for chip in range(KINDS):
        state.supply[chip] = DRAFT_SUPPLY[chip] if state.options.draft_supply else SUPPLY[chip]
    for seat in range(state.seats):
        equip(state, state.players[seat])


@rule
def choose_books(state: State) -> None:
    """2.3  The page of each book: of a set, chosen, or by lot."""
    for book in range(BOOKS):
        if state.options.books == Books.BY_LOT:
            state.books[book] = rolls.page(state)
        else:
            state.books[book] = books.chosen_page(state, book)


@rule
def equip(state: State, player: Player) -> None:
    """2.5, 2.6  The bag, the ruby and the flask of a player."""
    for chip in range(KINDS):
        state.supply[chip] -= START_BAG[chip]
        player.bag[chip] = START_BAG[chip]
    player.rubies = START_RUBIES
    player.flask = 1
