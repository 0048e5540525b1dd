"""Chapter 8, the end, and the turns before it. Paragraph numbers are those of rules.md."""

from __future__ import annotations

from stillroom.games.kettles import cauldrons, ring
from stillroom.games.kettles.ring import LINE_AT
from stillroom.games.kupferkessel import asking, refilling, scoring, walking
from stillroom.games.kupferkessel.ids import Action, Happened
from stillroom.games.kupferkessel.state import Log, Mask, State
from stillroom.kernel import choices, events, masks, queues, seats
from stillroom.kernel.rules import rule


@rule
def end_turn(state: State, log: Log) -> None:
    """7.1, 7.3, 7.6, 8.6  Gaps are refilled; the next turn, unless the limit is reached."""
    refilling.refill(state, log)
    if state.options.turn_limit and state.turn >= state.options.turn_limit:
        abandon(state, log)
    else:
        begin_next_turn(state, log)


@rule
def begin_next_turn(state: State, log: Log) -> None:
    """3.9, 4.1, 7.6  Clockwise the next player walks."""
    state.active_seat = seats.next_seat(state.active_seat, state.seats)
    state.turn += 1
    state.walked_twice = 0
    events.tell(log, Happened.TURN_BEGAN, state.active_seat, state.turn, 0, 0, 0)
    walking.walk_openly(state, log)
    walking.arrive(state)


@rule
def abandon(state: State, log: Log) -> None:
    """8.6  The match ends, and nobody wins."""
    state.over = 1
    events.tell(log, Happened.ABANDONED, -1, state.turn, 0, 0, 0)


@rule
def offer_last_card(mask: Mask) -> None:
    """8.4, 11.2  The last card is kept or refused."""
    masks.allow(mask, Action.KEEP)
    masks.allow(mask, Action.REFUSE)


@rule
def decide(state: State, action: int, log: Log) -> None:
    """8.4, 8.5  A refused card goes out of the game; the match ends either way."""
    card = choices.subject(state.players[state.active_seat].pending)
    asking.answered(state)
    if action == Action.KEEP:
        events.tell(log, Happened.KEPT, state.active_seat, card + 1, 0, 0, 0)
    else:
        cauldron = state.players[state.active_seat].cauldron
        queues.put_under(state.out_of_game, cauldrons.lose_top(cauldron))
        events.tell(log, Happened.REFUSED, state.active_seat, card + 1, cauldron.top, 0, 0)
    end_match(state, log)


@rule
def end_match(state: State, log: Log) -> None:
    """8.1, 9.19  The match is over; all who have the most points win."""
    state.over = 1
    refilling.forget_gaps(state)
    events.tell(log, Happened.ENDED, state.active_seat, emptied_line(state), 0, 0, 0)
    most = scoring.most_points(state)
    for seat in range(state.seats):
        if scoring.points_of(state, seat) == most:
            events.tell(log, Happened.WON, seat, most, 0, 0, 0)


@rule
def emptied_line(state: State) -> int:
    """8.1  The line of the pawn if it is empty, else the one that crosses it at the last card."""
    line = LINE_AT[state.players[state.active_seat].stop]
    if ring.cards_on_line(state.square, line) > 0:
        line = 0
        while ring.cards_on_line(state.square, line) > 0:
            line += 1
    return line
