"""Chapter 7, rats. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import pots, purple_cards, telling
from stillroom.games.quacks.ids import Action, Happened
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import Log, Player, State
from stillroom.games.quacks.tables import LAP, TAILS_BELOW, TAILS_OF_A_LAP
from stillroom.kernel.rules import rule

FIRST_TURN = 1


@rule
def tails_up_to(points: int) -> int:
    """1.4, 7.1  The rat tails between the start of the score track and a number of points."""
    return points // LAP * TAILS_OF_A_LAP + TAILS_BELOW[points % LAP]


@rule
def most_points(state: State) -> int:
    """7.1  The points of those who lead."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.players[seat].points)
    return most


@rule
def count_tails(state: State, seat: int) -> int:
    """5.11, 7.1, 7.4  The rat tails between a player and the leader; in turn 1 none."""
    if state.turn == FIRST_TURN:
        return 0
    tails = tails_up_to(most_points(state)) - tails_up_to(state.players[seat].points)
    return purple_cards.plague_of_rats(state, tails)


@rule
def count_all_tails(state: State) -> None:
    """7.1  Every player counts, before anybody moves."""
    for seat in range(state.seats):
        state.players[seat].tails = count_tails(state, seat)


@rule
def tails_to_use(player: Player) -> int:
    """5.7, 7.2  The tails that were not given up."""
    return max(player.tails - player.tails_given, 0)


@rule
def place_rat_stones(state: State, log: Log) -> None:
    """4.5, 5.7, 7.1, 7.2  Rat stones move ahead by all tails that were not given up."""
    count_all_tails(state)
    for seat in range(state.seats):
        player = state.players[seat]
        player.rats = tails_to_use(player)
        if player.rats > 0:
            space = pots.start_of(player)
            telling.tell(state, log, Happened.COUNTED_TAILS, seat, player.rats, space, 0)


@rule
def why_not_step_back(player: Player, action: int) -> int:
    """7.3  Once, before the first draw, to a smaller number of tails."""
    if player.draws > 0 or player.stepped_back or action - Action.RATS >= player.rats:
        return Paragraph.RATS_ONCE_BEFORE_THE_FIRST_DRAW
    return Paragraph.NONE


@rule
def step_back(state: State, seat: int, tails: int, log: Log) -> None:
    """7.3  The player uses only so many tails."""
    player = state.players[seat]
    player.rats = tails
    player.stepped_back = 1
    player.reached = pots.start_of(player)
    telling.tell(state, log, Happened.STEPPED_BACK, seat, tails, player.reached, 0)
