"""Chapters 13 and 17, the bonus die, rubies, and points or coins. See rules.md."""

from __future__ import annotations

from stillroom.games.quacks import asking, blue_cards, bonus_die, gains, pots, telling
from stillroom.games.quacks.ids import Action, Cause, Choice, Happened, Takes
from stillroom.games.quacks.state import Log, State
from stillroom.games.quacks.tables import POINTS
from stillroom.kernel.rules import rule


@rule
def choose_who_rolls(state: State) -> None:
    """8.9, 13.1  The highest scoring space of those who did not explode, and all with the same."""
    highest = 0
    for seat in range(state.seats):
        player = state.players[seat]
        if not player.exploded:
            highest = max(highest, pots.scoring_space(player))
    for seat in range(state.seats):
        player = state.players[seat]
        is_best = not player.exploded and pots.scoring_space(player) == highest
        player.rolls = blue_cards.two_throws(state) if is_best else 0


@rule
def roll_if_entitled(state: State, seat: int, throw: int, log: Log) -> None:
    """6.7, 13.1  A player who may roll, for the first or the second time."""
    if throw < state.players[seat].rolls:
        bonus_die.roll(state, seat, log)


@rule
def pay_ruby_of_space(state: State, seat: int, log: Log) -> None:
    """6.2, 6.3, 17.1  C: a ruby for a ruby on the scoring space, and what the card adds."""
    if blue_cards.shows_ruby(state.players[seat]):
        gains.gain_rubies(state, seat, 1, Cause.SPACE, log)
    blue_cards.twice_the_glitter(state, seat, log)
    blue_cards.ruby_luck(state, seat, log)


@rule
def ask_points_or_coins(state: State, seat: int) -> None:
    """17.3  Whose pot exploded without protection chooses; all others get both."""
    player = state.players[seat]
    if player.exploded and not player.protected:
        asking.ask(state, seat, Choice.EXPLODED, 0, 0)
    else:
        player.takes = Takes.BOTH


@rule
def choose(state: State, seat: int, action: int, log: Log) -> None:
    """17.3  Points or coins."""
    asking.answered(state, seat)
    takes = Takes.POINTS if action == Action.POINTS else Takes.COINS
    state.players[seat].takes = takes
    telling.tell(state, log, Happened.CHOSE, seat, takes, 0, 0)


@rule
def pay_points_of_space(state: State, seat: int, log: Log) -> None:
    """17.2, 17.3  D: the points of the scoring space, unless the coins were chosen."""
    player = state.players[seat]
    if player.takes != Takes.COINS:
        points = POINTS[pots.scoring_space(player)]
        gains.gain_points(state, seat, points, Cause.SPACE, log)
