"""Chapter 9, the common stir and covered brews. Paragraph numbers are those of rules.md."""

from __future__ import annotations

from stillroom.games.quacks import asking, brewing, pots, rolls
from stillroom.games.quacks.ids import Choice, Commitment, Happened, Phase
from stillroom.games.quacks.state import Log, State
from stillroom.kernel import events
from stillroom.kernel.rules import rule


@rule
def commit(state: State, seat: int, commitment: int, log: Log) -> None:
    """9.2, 9.3  A player commits; the chip is drawn at once, but the hand stays in the bag."""
    player = state.players[seat]
    player.commitment = commitment
    if commitment == Commitment.DRAW:
        chip = rolls.chip(state, seat)
        player.bag[chip] += 1
        player.in_hand = chip + 1
    asking.nothing_more(state, seat)
    events.whisper(log, Happened.COMMITTED, seat, commitment, 0, 0, 0)


@rule
def is_due(state: State) -> bool:
    """9.3, 9.4  Whether somebody still brews, and nobody who brews is asked anything."""
    if state.phase != Phase.BREWING or not brewing.is_stirred(state):
        return False
    brewers = 0
    for seat in range(state.seats):
        if state.players[seat].brewing:
            brewers += 1
            if state.waiting[seat]:
                return False
    return brewers > 0


@rule
def stir(state: State, log: Log) -> None:
    """9.2, 9.3  Commitments are shown together; if there are none, they are asked for."""
    if is_committed(state):
        show_commitments(state, log)
        return
    for seat in range(state.seats):
        if state.players[seat].brewing:
            asking.ask(state, seat, Choice.BREW, 0, 0)


@rule
def is_committed(state: State) -> bool:
    """9.3  Whether the players who brew have committed."""
    for seat in range(state.seats):
        if state.players[seat].commitment != Commitment.NONE:
            return True
    return False


@rule
def show_commitments(state: State, log: Log) -> None:
    """9.3  All chips are shown, beginning with the start player."""
    events.tell(log, Happened.STIRRED, -1, 0, 0, 0, 0)
    for away in range(state.seats):
        seat = (state.start_seat + away) % state.seats
        player = state.players[seat]
        commitment = player.commitment
        player.commitment = Commitment.NONE
        if commitment == Commitment.DRAW:
            chip = player.in_hand - 1
            player.in_hand = 0
            player.bag[chip] -= 1
            brewing.receive(state, seat, chip, log)
        elif commitment == Commitment.STOP:
            brewing.stop(state, seat, log)


@rule
def uncover(state: State, log: Log) -> None:
    """9.7  When all have stopped, covered brews are shown."""
    if not state.covered:
        return
    state.covered = 0
    for seat in range(state.seats):
        player = state.players[seat]
        space, white = pots.scoring_space(player), pots.white_sum(player)
        ended = player.exploded + player.protected
        events.tell(log, Happened.UNCOVERED, seat, space, white, ended, 0)
