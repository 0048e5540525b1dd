"""Previews: what a seat may know of a move before it is played, as rows of messages."""

from __future__ import annotations

from stillroom.games.kettles import piles, ring
from stillroom.games.kettles.ring import LINE_AT, LINES, STOPS
from stillroom.games.kupferkessel import phrases, play, view
from stillroom.games.kupferkessel.moves import GRAMMAR
from stillroom.games.kupferkessel.names import CARD_OF
from stillroom.games.kupferkessel.state import Foresight, Log, State
from stillroom.games.kupferkessel.tables import VALUE
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.kernel import seats


def foreseen(state: State, seat: int, action: int) -> Foresight:
    """What a seat may know of the effect of one of its open actions."""
    foresight = Foresight()
    play.foresee(state, seat, action, foresight)
    return foresight


def foreseen_of(state: State, seat: int, actions: tuple[int, ...]) -> Foresight:
    """What a seat may know of the effect of open actions that show nothing before the last."""
    if len(actions) == 1:
        return foreseen(state, seat, actions[0])
    tried = state.copied()
    log = Log()
    log.muted = 1
    for action in actions[:-1]:
        play.apply(tried, seat, action, log)
    return foreseen(tried, seat, actions[-1])


def rows(state: State, seat: int, move: Move) -> list[Message]:
    """The rows that tell a person what a whole move is known to bring."""
    card = CARD_OF[move.pieces[0]]
    foresight = foreseen_of(state, seat, GRAMMAR.actions_of(move))
    if foresight.ends_match:
        emptied = phrases.lines(emptied_lines(state, card))
        return [Message("preview-ends-match", {"line": emptied})]
    told = rows_of_losses(state, seat, foresight)
    if foresight.stop != state.players[seat].stop:
        told.append(row_of_second_walk(VALUE[card], foresight.stop))
    if foresight.steps:
        told.append(row_of_next_walk(foresight))
        told += rows_of_jumps(state, seat, foresight)
    return told


def emptied_lines(state: State, card: int) -> list[int]:
    """8.1  The lines of which a card is the last one."""
    cell = ring.cell_of_card(state.square, card)
    return [
        line
        for line in range(LINES)
        if ring.is_on_line(cell, line) and ring.cards_on_line(state.square, line) == 1
    ]


def rows_of_losses(state: State, seat: int, foresight: Foresight) -> list[Message]:
    """6.3 - 6.6  Whose top card an explosion sends under the pile or out of the game."""
    told = []
    other = seats.next_seat(seat, state.seats)
    while other != seat:
        if foresight.loses[other]:
            arguments: dict[str, Argument] = {"card": phrases.card(foresight.loses[other] - 1)}
            is_used_up = piles.is_used_up(state.pile)
            told_as = "preview-loses-out-of-game" if is_used_up else "preview-loses"
            told.append(Message(told_as, arguments, other))
        other = seats.next_seat(other, state.seats)
    return told


def row_of_second_walk(steps: int, stop: int) -> Message:
    """6.8  Where the second walk ends."""
    arguments: dict[str, Argument] = {"steps": phrases.steps(steps), "stop": stop}
    if ring.is_corner(stop):
        return Message("preview-second-walk-corner", arguments)
    return Message("preview-second-walk", arguments | {"line": phrases.line(LINE_AT[stop])})


def row_of_next_walk(foresight: Foresight) -> Message:
    """4.2, 5.3  Where the next walk ends if no pawn stands in its way."""
    stop = foresight.next_stop
    arguments: dict[str, Argument] = {"steps": phrases.steps(foresight.steps), "stop": stop}
    if ring.is_corner(stop):
        return Message("preview-next-corner", arguments)
    return Message("preview-next", arguments | {"line": phrases.line(LINE_AT[stop])})


def rows_of_jumps(state: State, seat: int, foresight: Foresight) -> list[Message]:
    """4.4  Who would stand in the way of the next walk after a walk by the present top card.

    Who loses that card walks by another one, which nobody can look at.
    """
    moved = state
    if foresight.stop != state.players[seat].stop:
        moved = state.copied()
        moved.players[seat].stop = foresight.stop
    told = []
    for other in range(state.seats):
        if other == seat or foresight.loses[other]:
            continue
        stop = view.next_stop(moved, other)
        assert stop is not None, "a match in which something is asked is not over"
        if 0 < (stop - foresight.stop) % STOPS <= foresight.steps:
            told.append(Message("preview-further", seat=other))
    return told
