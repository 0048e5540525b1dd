"""The course of a turn: a walk, a take, a refill (4.1), and what happens beside corners."""

from __future__ import annotations

from stillroom.games.glastonbury import asking, ending, refilling, spells, taking, walking
from stillroom.games.glastonbury.ids import Action, Choice, Happened, Special
from stillroom.games.glastonbury.spells import NO_SPELL
from stillroom.games.glastonbury.state import Log, Mask, State
from stillroom.games.kettles.ring import LINE_AT, NO_LINE
from stillroom.kernel import events, masks, seats
from stillroom.kernel.rules import rule


@rule
def play_on(state: State, log: Log) -> None:
    """4.1, 5.2, 8.12  Turns end and begin by themselves until somebody must decide."""
    while not state.over and not state.is_placing and not state.waiting[state.active_seat]:
        end_turn(state, log)


@rule
def end_turn(state: State, log: Log) -> None:
    """7.1, 8.11  The gap is refilled; the next player's turn, unless the limit is reached."""
    if state.gap:
        refilling.refill_gap(state, log)
    if ending.is_limit_reached(state):
        ending.abandon(state, log)
    else:
        state.active_seat = seats.next_seat(state.active_seat, state.seats)
        begin_turn(state, log)


@rule
def begin_turn(state: State, log: Log) -> None:
    """3.7, 4.1, 4.6  A turn begins with a walk, to a line or to a corner."""
    state.turn += 1
    state.used_declinatio = 0
    seat = state.active_seat
    events.tell(log, Happened.TURN_BEGAN, seat, state.turn, 0, 0, 0)
    walking.walk(state, log)
    if LINE_AT[state.players[seat].stop] != NO_LINE:
        ask_what_to_take(state)
    elif spells.next_to_use(state, seat, Special.DECLINATIO) != NO_SPELL:
        asking.ask(state, seat, Choice.CORNER, 0)


@rule
def ask_what_to_take(state: State) -> None:
    """2.6, 5.1, 8.4, 12.2  Which card of the line beside the pawn; there always is one."""
    line = LINE_AT[state.players[state.active_seat].stop]
    assert ending.has_cards(state.square, line), "8.4 no pawn comes to an empty line"
    asking.ask(state, state.active_seat, Choice.TAKE, 0)


@rule
def offer_corner(state: State, mask: Mask) -> None:
    """6.5, 6.8, 12.1, 12.3  Use a Declinatio, perhaps an unused one beside a begun one, or stay."""
    masks.allow(mask, Action.DECLINATIO)
    if spells.unused_beside_begun(state, state.active_seat, Special.DECLINATIO) != NO_SPELL:
        masks.allow(mask, Action.UNUSED_DECLINATIO)
    masks.allow(mask, Action.STAY)


@rule
def use_declinatio(state: State, spell: int, log: Log) -> None:
    """6.5, 6.6, 8.9  The pawn walks on at once, and a card is taken; or play ends there."""
    asking.answered(state, state.active_seat)
    spells.use(state, spell, Happened.USED_DECLINATIO, log)
    state.used_declinatio = 1
    walking.walk(state, log)
    line = LINE_AT[state.players[state.active_seat].stop]
    if taking.has_only_vanesco_and_perluceo(state.square, line):
        ending.end_by_declinatio(state, line, log)
    else:
        ask_what_to_take(state)


@rule
def stay(state: State, log: Log) -> None:
    """5.2, 6.5, 12.1  The turn ends at the corner."""
    asking.answered(state, state.active_seat)
    events.tell(log, Happened.STAYED, state.active_seat, 0, 0, 0, 0)
