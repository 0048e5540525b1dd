"""Chapter 14, hawkmoths: the black book. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import blue_cards, gains, telling
from stillroom.games.quacks.ids import Cause, Chip, Colour, Happened
from stillroom.games.quacks.state import Log, State
from stillroom.games.quacks.tables import FEWEST_SEATS
from stillroom.kernel import seats
from stillroom.kernel.rules import rule

NOTHING = 0
STEP = 1
STEP_AND_RUBY = 2


@rule
def moths_of(state: State, seat: int) -> int:
    """6.9, 14.1  The black chips in a pot that count."""
    player = state.players[seat]
    silent = 1 if blue_cards.counts_not(state, player, Colour.BLACK) else 0
    return player.pot[Chip.BLACK_1] - silent


@rule
def pay_for_moths(state: State, seat: int, log: Log) -> None:
    """14.1 - 14.3  A step, perhaps also a ruby, for more black chips than the neighbours have."""
    bonus = bonus_of_two(state, seat) if state.seats == FEWEST_SEATS else bonus_of_more(state, seat)
    if bonus == NOTHING:
        return
    moths = moths_of(state, seat)
    telling.tell(state, log, Happened.COUNTED_MOTHS, seat, moths, bonus, 0)
    if bonus == STEP_AND_RUBY:
        gains.gain_rubies(state, seat, 1, Cause.BLACK, log)
    gains.gain_steps(state, seat, 1, Cause.BLACK, log)


@rule
def bonus_of_two(state: State, seat: int) -> int:
    """14.1  Two players: more than the other, or as many, but at least one."""
    mine = moths_of(state, seat)
    theirs = moths_of(state, seats.next_seat(seat, state.seats))
    if mine > theirs:
        return STEP_AND_RUBY
    is_enough = mine > 0 or state.options.moths_tie_at_none
    return STEP if mine == theirs and is_enough else NOTHING


@rule
def bonus_of_more(state: State, seat: int) -> int:
    """14.2  Three or four players: more than one neighbour, or more than both."""
    mine = moths_of(state, seat)
    beaten = 0
    if mine > moths_of(state, seats.next_seat(seat, state.seats)):
        beaten += 1
    if mine > moths_of(state, seats.previous_seat(seat, state.seats)):
        beaten += 1
    return beaten
