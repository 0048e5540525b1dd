"""Chapter 8, the end. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury import asking, placing, spells
from stillroom.games.glastonbury.ids import Action, Choice, Happened, Special
from stillroom.games.glastonbury.state import Log, Mask, State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS
from stillroom.games.kettles import cauldrons, ring
from stillroom.games.kettles.ring import CELLS_OF_A_LINE, GAP, LINES, NO_LINE, Square
from stillroom.kernel import choices, events, masks, queues
from stillroom.kernel.rules import rule


@rule
def empty_line(square: Square) -> int:
    """2.3, 2.4  The first of the eight lines without a card; NO_LINE if all have one."""
    for line in range(LINES):
        if not has_cards(square, line):
            return line
    return NO_LINE


@rule
def emptied_line(square: Square, cell: int) -> int:
    """2.3, 2.4, 8.1, 8.3  The line that has just lost its last card at a cell, the column before
    the row; NO_LINE if there are cards left.

    A card lies on one line or on two, so it may be the last one of both.
    """
    column, row = ring.COLUMN_OF_CELLS[cell], ring.ROW_OF_CELLS[cell]
    if column != NO_LINE and not has_cards(square, column):
        return column
    if row != NO_LINE and not has_cards(square, row):
        return row
    return NO_LINE


@rule
def has_cards(square: Square, line: int) -> bool:
    """2.2  Whether a line has a card left."""
    for place in range(CELLS_OF_A_LINE):
        if square.cells[ring.cell_of_line(line, place)] != GAP:
            return True
    return False


@rule
def take_last_card(state: State, card: int, line: int, log: Log) -> None:
    """8.1, 8.2, 8.5 - 8.8  The last card of a line ends play; what it still does or asks."""
    end_play(state, Happened.ENDED, line, log)
    if asks_about(state, card):
        asking.ask(state, state.active_seat, Choice.LAST_CARD, card)
        return
    if card >= Special.VANESCO:
        spells.cast_vanesco(state, card, log)
    elif card >= Special.PERLUCEO:
        spells.cast_perluceo(state, card, log)
    placing.begin(state, log)


@rule
def end_play(state: State, event: int, line: int, log: Log) -> None:
    """8.1, 8.9, 8.10  The active player has ended play; nothing is refilled any more."""
    state.gap = 0
    state.ended_by = state.active_seat + 1
    events.tell(log, event, state.active_seat, line, 0, 0, 0)


@rule
def end_by_declinatio(state: State, line: int, log: Log) -> None:
    """8.9  A Declinatio has led to a line of Vanesco and Perluceo alone; they stay there."""
    end_play(state, Happened.ENDED_BY_DECLINATIO, line, log)
    placing.begin(state, log)


@rule
def asks_about(state: State, card: int) -> bool:
    """12.5  Keep or refuse is asked for cards of a cauldron, and with recipes for a Perluceo."""
    if card < CAULDRON_CARDS:
        return True
    is_perluceo = Special.PERLUCEO <= card < Special.VANESCO
    return is_perluceo and state.options.recipes == 1


@rule
def offer_keeping(mask: Mask) -> None:
    """8.5, 8.7  Keep the last card, or refuse it."""
    masks.allow(mask, Action.KEEP)
    masks.allow(mask, Action.REFUSE)


@rule
def keep(state: State, log: Log) -> None:
    """8.5, 8.7  The last card stays; a Perluceo counts as used."""
    seat = state.active_seat
    card = choices.subject(state.players[seat].pending)
    asking.answered(state, seat)
    if card >= CAULDRON_CARDS:
        state.spells[spells.place_of(card)].used = 1
    events.tell(log, Happened.KEPT, seat, card + 1, 0, 0, 0)
    placing.begin(state, log)


@rule
def refuse(state: State, log: Log) -> None:
    """8.5, 8.7  The last card leaves the game; a Perluceo does not count."""
    seat = state.active_seat
    card = choices.subject(state.players[seat].pending)
    asking.answered(state, seat)
    on_top_again = 0
    if card < CAULDRON_CARDS:
        cauldrons.lose_top(state.players[seat].cauldron)
        on_top_again = state.players[seat].cauldron.top
    else:
        spell = state.spells[spells.place_of(card)]
        spell.card = 0
        spell.holder = 0
    queues.put_under(state.out_of_game, card)
    events.tell(log, Happened.REFUSED, seat, card + 1, on_top_again, 0, 0)
    placing.begin(state, log)


@rule
def is_limit_reached(state: State) -> bool:
    """8.11  Whether this was the last turn that the option allows."""
    return state.options.turn_limit > 0 and state.turn >= state.options.turn_limit


@rule
def abandon(state: State, log: Log) -> None:
    """8.11  The match ends without a winner."""
    state.over = 1
    events.tell(log, Happened.ABANDONED, -1, state.turn, 0, 0, 0)
