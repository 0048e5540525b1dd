"""Chapter 4, walking, and where a walk ends. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kettles import cauldrons, ring
from stillroom.games.kettles.ring import LINE_AT, STOPS
from stillroom.games.kupferkessel import asking
from stillroom.games.kupferkessel.ids import Choice, Happened
from stillroom.games.kupferkessel.state import Log, Player, State
from stillroom.games.kupferkessel.tables import VALUE
from stillroom.kernel import events
from stillroom.kernel.rules import rule


@rule
def steps_of(player: Player) -> int:
    """4.2  As many steps as the value of the top card; in the first turn that is the start card."""
    return VALUE[cauldrons.top_card(player.cauldron)]


@rule
def stop_after(state: State, seat: int, steps: int) -> int:
    """4.1, 4.3 - 4.5  Clockwise stop by stop, corners too; stops with other pawns do not count."""
    stop = state.players[seat].stop
    for _ in range(steps):
        stop = ring.next_stop(stop)
        while is_occupied(state, seat, stop):
            stop = ring.next_stop(stop)
    return stop


@rule
def is_occupied(state: State, seat: int, stop: int) -> bool:
    """4.4  Whether another pawn stands at a stop."""
    for other in range(state.seats):
        if other != seat and state.players[other].stop == stop:
            return True
    return False


@rule
def walk(state: State) -> None:
    """4.1, 4.2  The pawn of the active seat walks the one way there is; nobody is asked."""
    player = state.players[state.active_seat]
    player.stop = stop_after(state, state.active_seat, steps_of(player))


@rule
def walk_openly(state: State, log: Log) -> None:
    """4.1, 10.1  Everybody sees the walk, and the stops that were jumped."""
    player = state.players[state.active_seat]
    before = player.stop
    walk(state)
    steps = steps_of(player)
    jumped = (player.stop + STOPS - before) % STOPS - steps
    events.tell(log, Happened.WALKED, state.active_seat, before, player.stop, steps, jumped)


@rule
def arrive(state: State) -> None:
    """5.1, 5.3, 5.4, 11.2  Beside a line a card must be taken, at a corner there is nothing."""
    stop = state.players[state.active_seat].stop
    if not ring.is_corner(stop):
        left = ring.cards_on_line(state.square, LINE_AT[stop])
        assert left > 0, "5.4 a pawn never stands beside an empty line"
        asking.ask(state, Choice.TAKE, 0)
