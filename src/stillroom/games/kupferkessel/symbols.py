"""Chapter 6, symbols. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kettles import cauldrons, piles
from stillroom.games.kupferkessel import asking, cards, pawns, refilling, walking
from stillroom.games.kupferkessel.ids import Action, Happened, Symbol
from stillroom.games.kupferkessel.state import Log, Mask, State
from stillroom.kernel import choices, events, masks, queues, seats
from stillroom.kernel.rules import rule


@rule
def can_do_something(state: State, card: int) -> bool:
    """6.9, 6.10, 11.3  Whether the active seat is asked about the symbol of a card it takes."""
    symbol = cards.symbol_of(state, card)
    if symbol == Symbol.NONE or rests(state, card):
        return False
    if symbol == Symbol.WAND_AND_HAT:
        return not state.walked_twice
    return can_explode(state)


@rule
def rests(state: State, card: int) -> bool:
    """6.11  By an option the symbols in the colour of the third pawn do nothing."""
    return state.options.third_symbols_rest == 1 and pawns.is_third_colour(state, card)


@rule
def can_explode(state: State) -> bool:
    """6.4, 11.3  Whether another cauldron has more than one card."""
    for seat in range(state.seats):
        if seat != state.active_seat and loses_a_card(state, seat):
            return True
    return False


@rule
def loses_a_card(state: State, seat: int) -> bool:
    """6.4  A cauldron with only one card loses nothing."""
    return state.players[seat].cauldron.height > 1


@rule
def offer_symbol(mask: Mask) -> None:
    """6.1  The symbol is used or not."""
    masks.allow(mask, Action.USE)
    masks.allow(mask, Action.SPARE)


@rule
def decide(state: State, action: int, log: Log) -> None:
    """6.1, 6.2  A symbol that is not used is lost; one that is used works at once."""
    card = choices.subject(state.players[state.active_seat].pending)
    asking.answered(state)
    if action == Action.SPARE:
        events.tell(log, Happened.SPARED, state.active_seat, card + 1, 0, 0, 0)
    elif cards.symbol_of(state, card) == Symbol.WAND_AND_HAT:
        use_wand(state, card, log)
    else:
        explode(state, card, log)


@rule
def use_wand(state: State, card: int, log: Log) -> None:
    """6.8, 7.2, 7.3  The gap is refilled, unless an option says later; then the second walk."""
    events.tell(log, Happened.USED_WAND, state.active_seat, card + 1, 0, 0, 0)
    state.walked_twice = 1
    if not state.options.refill_at_the_end:
        refilling.refill(state, log)
    walking.walk_openly(state, log)
    walking.arrive(state)


@rule
def explode(state: State, card: int, log: Log) -> None:
    """6.3, 6.5, 6.6  All other cauldrons, in the order of the seats after the own."""
    events.tell(log, Happened.EXPLODED, state.active_seat, card + 1, 0, 0, 0)
    is_used_up = piles.is_used_up(state.pile)
    seat = state.active_seat
    for _ in range(state.seats - 1):
        seat = seats.next_seat(seat, state.seats)
        if loses_a_card(state, seat):
            lose_top_card(state, seat, is_used_up, log)


@rule
def lose_top_card(state: State, seat: int, is_used_up: bool, log: Log) -> None:
    """6.3, 6.6, 6.7  The top card leaves; the one beneath it comes to light."""
    cauldron = state.players[seat].cauldron
    lost = cauldrons.lose_top(cauldron)
    if is_used_up:
        queues.put_under(state.out_of_game, lost)
        events.tell(log, Happened.LOST, seat, lost + 1, cauldron.top, 1, 0)
    else:
        queues.put_under(state.pile.under, lost)
        events.tell(log, Happened.LOST, seat, lost + 1, cauldron.top, 0, 0)
