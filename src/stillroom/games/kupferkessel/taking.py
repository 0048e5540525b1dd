"""Chapter 5, taking a card. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kettles import cauldrons, ring
from stillroom.games.kettles.ring import CELLS_OF_A_LINE, GAP, LINE_AT
from stillroom.games.kupferkessel import asking, refilling, symbols
from stillroom.games.kupferkessel.ids import Action, Choice, Happened
from stillroom.games.kupferkessel.state import Log, Mask, State
from stillroom.kernel import events, masks
from stillroom.kernel.rules import rule

NOWHERE = -1
"""The cell of a card that does not lie on a line."""


@rule
def offer_cards(state: State, seat: int, mask: Mask) -> None:
    """2.3, 2.4, 5.1  All cards of the line that the pawn faces, near or far."""
    line = LINE_AT[state.players[seat].stop]
    for place in range(CELLS_OF_A_LINE):
        lying = state.square.cells[ring.cell_of_line(line, place)]
        if lying != GAP:
            masks.allow_in_order(mask, Action.TAKE + lying - 1)


@rule
def cell_faced(state: State, seat: int, card: int) -> int:
    """2.4, 2.5, 5.1  The cell of a card on the line that a pawn faces, or NOWHERE."""
    line = LINE_AT[state.players[seat].stop]
    for place in range(CELLS_OF_A_LINE):
        cell = ring.cell_of_line(line, place)
        if state.square.cells[cell] == card + 1:
            return cell
    return NOWHERE


@rule
def take(state: State, card: int, log: Log) -> None:
    """5.2  The card goes onto the cauldron and covers the one that was on top."""
    cell = cell_faced(state, state.active_seat, card)
    assert cell != NOWHERE, "5.1 a card is taken from the line that the pawn faces"
    asking.answered(state)
    is_last = ends_match(state, cell)
    cauldron = state.players[state.active_seat].cauldron
    covered = cauldron.top
    cauldrons.put(cauldron, ring.lift(state.square, cell))
    refilling.note_gap(state, cell)
    events.tell(log, Happened.TOOK, state.active_seat, card + 1, covered, cell, 0)
    ask_about_card(state, card, is_last)


@rule
def ends_match(state: State, cell: int) -> bool:
    """8.1 - 8.3  Whether the card of a cell is the last of its row or of its column."""
    return ring.empties_a_line(state.square, cell)


@rule
def ask_about_card(state: State, card: int, is_last: bool) -> None:
    """6.1, 6.2, 8.4, 8.5, 11.1, 11.3  The last card asks no more of its symbol."""
    if is_last:
        state.last_taker = state.active_seat + 1
        asking.ask(state, Choice.LAST_CARD, card)
    elif symbols.can_do_something(state, card):
        asking.ask(state, Choice.SYMBOL, card)
