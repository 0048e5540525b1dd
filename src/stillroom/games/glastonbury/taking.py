"""Chapter 5, taking a card, and what Accio may take. Numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury import asking, ending, spells
from stillroom.games.glastonbury.ids import Action, Happened, Special
from stillroom.games.glastonbury.spells import NO_SPELL
from stillroom.games.glastonbury.state import Log, Mask, State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS
from stillroom.games.kettles import cauldrons, ring
from stillroom.games.kettles.ring import CELLS, CELLS_OF_A_LINE, LINE_AT, NO_LINE, Square
from stillroom.kernel import events, masks
from stillroom.kernel.rules import rule

HALF = Special.PERLUCEO // 2
"""The cards that Accio can take are too many for the bits of one number; half of them are not."""


@rule
def offer_takes(state: State, mask: Mask) -> None:
    """5.1, 5.7, 12.2  Any card of the line, or what Accio can take."""
    offer_line(state, mask)
    if not state.used_declinatio:
        offer_accio(state, mask)


@rule
def offer_line(state: State, mask: Mask) -> None:
    """5.1, 5.7  Any card of the line, near or far."""
    line = LINE_AT[state.players[state.active_seat].stop]
    for place in range(CELLS_OF_A_LINE):
        card = state.square.cells[ring.cell_of_line(line, place)] - 1
        if card >= 0 and may_be_taken(state, card):
            masks.allow_in_order(mask, Action.TAKE + card)


@rule
def may_be_taken(state: State, card: int) -> bool:
    """6.6  In a turn with Declinatio no Vanesco and no Perluceo."""
    return card < Special.PERLUCEO or not state.used_declinatio


@rule
def has_only_vanesco_and_perluceo(square: Square, line: int) -> bool:
    """8.9  Whether a line has no card that may be taken after Declinatio."""
    for place in range(CELLS_OF_A_LINE):
        card = square.cells[ring.cell_of_line(line, place)] - 1
        if 0 <= card < Special.PERLUCEO:
            return False
    return True


@rule
def offer_accio(state: State, mask: Mask) -> None:
    """6.2, 6.8, 12.3  Any card of the square; an unused Accio beside a begun one comes second."""
    seat = state.active_seat
    if spells.next_to_use(state, seat, Special.ACCIO) != NO_SPELL:
        offer_square(state.square, Action.ACCIO, mask)
    if spells.unused_beside_begun(state, seat, Special.ACCIO) != NO_SPELL:
        offer_square(state.square, Action.UNUSED_ACCIO, mask)


@rule
def offer_square(square: Square, verb: int, mask: Mask) -> None:
    """6.2, 6.3  Every card of the square but Vanesco and Perluceo."""
    for first in range(0, Special.PERLUCEO, HALF):
        lying = lying_from(square, first)
        for card in range(HALF):
            if (lying >> card) & 1:
                masks.allow(mask, verb + first + card)


@rule
def lying_from(square: Square, first: int) -> int:
    """2.1  Which of the cards from a number on lie in the square: a bit for each."""
    lying = 0
    for cell in range(CELLS):
        card = square.cells[cell] - 1 - first
        if 0 <= card < HALF:
            lying |= 1 << card
    return lying


@rule
def take_with_accio(state: State, card: int, spell: int, log: Log) -> None:
    """6.2  An Accio is used, and any card of the square taken with it."""
    spells.use(state, spell, Happened.USED_ACCIO, log)
    take(state, card, log)


@rule
def take(state: State, card: int, log: Log) -> None:
    """5.3 - 5.5, 8.1  A card is taken and leaves a gap; the last one of a line ends play."""
    asking.answered(state, state.active_seat)
    cell = ring.cell_of_card(state.square, card)
    ring.lift(state.square, cell)
    state.gap = cell + 1
    if card < CAULDRON_CARDS:
        put_into_cauldron(state, card, cell, log)
    else:
        spells.gain(state, card, cell, log)
    line = ending.emptied_line(state.square, cell)
    if line != NO_LINE:
        ending.take_last_card(state, card, line, log)
    elif card >= Special.VANESCO:
        spells.cast_vanesco(state, card, log)
    elif card >= Special.PERLUCEO:
        spells.cast_perluceo(state, card, log)


@rule
def put_into_cauldron(state: State, card: int, cell: int, log: Log) -> None:
    """5.3  An ingredient card or an Immuto goes onto the cauldron."""
    cauldron = state.players[state.active_seat].cauldron
    covered = cauldron.top
    cauldrons.put(cauldron, card)
    events.tell(log, Happened.TOOK, state.active_seat, card + 1, covered, cell, 0)
