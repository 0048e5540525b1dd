"""Chapter 20, the end of the match. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import pots
from stillroom.games.quacks.ids import Happened
from stillroom.games.quacks.state import Log, State
from stillroom.games.quacks.tables import TURNS
from stillroom.kernel import events
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS, Outcome


@rule
def is_played_out(state: State) -> bool:
    """3.1, 20.3  Whether all nine turns were played to their end."""
    return state.over > 0 and state.turn == TURNS and not is_limit_reached(state)


@rule
def is_limit_reached(state: State) -> bool:
    """20.6  Whether the match is abandoned after this turn."""
    limit = state.options.turn_limit
    return 0 < limit < TURNS and state.turn >= limit


@rule
def is_before(state: State, seat: int, other: int) -> bool:
    """20.3, 20.4  More points, or as many and a pot that reached the higher space."""
    mine, theirs = state.players[seat], state.players[other]
    if mine.points != theirs.points:
        return mine.points > theirs.points
    return pots.scoring_space(mine) > pots.scoring_space(theirs)


@rule
def place_of(state: State, seat: int) -> int:
    """20.3, 20.4  The place of a player; those who are equal share it."""
    place = 1
    for other in range(state.seats):
        if is_before(state, other, seat):
            place += 1
    return place


@rule
def end(state: State, log: Log) -> None:
    """20.3, 20.4, 20.6  The match is over, with its winners or abandoned."""
    state.over = 1
    if is_limit_reached(state):
        events.tell(log, Happened.ABANDONED, -1, state.turn, 0, 0, 0)
        return
    winners = 0
    for seat in range(state.seats):
        if place_of(state, seat) == 1:
            winners += 1
    for seat in range(state.seats):
        if place_of(state, seat) == 1:
            events.tell(log, Happened.WON, seat, state.players[seat].points, winners, 0, 0)


@rule
def tell_outcome(state: State, result: Outcome) -> None:
    """20.3, 20.4, 20.6  Points and places; no places where the match is not played out."""
    for seat in range(SEATS):
        takes_part = seat < state.seats
        result.scores[seat] = state.players[seat].points if takes_part else 0
        has_place = takes_part and is_played_out(state)
        result.ranks[seat] = place_of(state, seat) if has_place else 0
