"""Previews: what a seat may know of a move before it is played, as rows of messages."""

from __future__ import annotations

from functools import cache

from stillroom.games.kettles import piles, ring
from stillroom.games.kettles.ring import LINE_AT, LINES, STOPS
from stillroom.games.kupferkessel import cards, moves, pawns, phrases, play, walking
from stillroom.games.kupferkessel.foresight import clear, foresee_use
from stillroom.games.kupferkessel.ids import Action
from stillroom.games.kupferkessel.names import CARD_OF
from stillroom.games.kupferkessel.state import Foresight, State
from stillroom.games.kupferkessel.tables import VALUE
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.kernel import seats


def foreseen(state: State, seat: int, action: int) -> Foresight:
    """What a seat may know of the effect of one of its open actions."""
    foresight = Foresight()
    play.foresee(state, seat, action, foresight)
    return foresight


class Outlook:
    """What a seat may know of its moves; what several of them have in common is found once."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._takes: dict[int, Foresight] = {}
        self._next_stops = next_stops_of_others(state, seat)

    def of_take(self, card: int) -> Foresight:
        """What is known of taking a card, whatever is answered then but to use its symbol."""
        if card not in self._takes:
            self._takes[card] = foreseen(self._state, self._seat, Action.TAKE + card)
        return self._takes[card]

    def rows(self, move: Move) -> list[Message]:
        """The rows that tell a person what a whole move is known to bring."""
        card = CARD_OF[move.pieces[0]]
        foresight = self._of_use(card) if moves.USE in move.others else self.of_take(card)
        if foresight.ends_match:
            emptied = phrases.lines(emptied_lines(self._state, card))
            ends = Message("preview-ends-match", {"line": emptied})
            return [ends, *rows_of_colour(self._state, self._seat, card)]
        told = rows_of_losses(self._state, self._seat, foresight)
        if foresight.stop != self._state.players[self._seat].stop:
            told.append(row_of_second_walk(VALUE[card], foresight.stop))
        if foresight.steps:
            told.append(row_of_next_walk(foresight.steps, foresight.next_stop))
            told += rows_of_jumps(foresight, self._next_stops_from(foresight.stop))
        return told + rows_of_colour(self._state, self._seat, card)

    def _of_use(self, card: int) -> Foresight:
        """6.3, 6.8  What is known of taking a card and using its symbol."""
        foresight = Foresight()
        clear(self._state, self._seat, foresight)
        foresee_use(self._state, self._seat, card, foresight)
        return foresight

    def _next_stops_from(self, stop: int) -> dict[int, int]:
        """4.4, 6.8  Where the others would come to when the own pawn stands at a stop."""
        if stop == self._state.players[self._seat].stop:
            return self._next_stops
        moved = self._state.copied()
        moved.players[self._seat].stop = stop
        return next_stops_of_others(moved, self._seat)


def emptied_lines(state: State, card: int) -> list[int]:
    """8.1  The lines of which a card is the last one."""
    cell = ring.cell_of_card(state.square, card)
    return [
        line
        for line in range(LINES)
        if ring.is_on_line(cell, line) and ring.cards_on_line(state.square, line) == 1
    ]


def rows_of_colour(state: State, seat: int, card: int) -> list[Message]:
    """9.6, 9.18  Whether a card counts double: it has the colour of the own pawn."""
    if state.options.childrens_scoring or cards.colour_of(card) != pawns.colour_of(state, seat):
        return []
    return [Message("preview-doubled")]


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


@cache
def row_of_second_walk(steps: int, stop: int) -> Message:
    """6.8  Where the second walk ends."""
    arguments: dict[str, Argument] = {"steps": phrases.steps(steps), "stop": stop}
    if ring.is_corner(stop):
        return Message("preview-second-walk-corner", arguments)
    return Message("preview-second-walk", arguments | {"line": phrases.line(LINE_AT[stop])})


@cache
def row_of_next_walk(steps: int, stop: int) -> Message:
    """4.2, 5.3  Where the next walk ends if no pawn stands in its way."""
    arguments: dict[str, Argument] = {"steps": phrases.steps(steps), "stop": stop}
    if ring.is_corner(stop):
        return Message("preview-next-corner", arguments)
    return Message("preview-next", arguments | {"line": phrases.line(LINE_AT[stop])})


def rows_of_jumps(foresight: Foresight, next_stops: dict[int, int]) -> list[Message]:
    """4.4  Who would stand in the way of the next walk after a walk by the present top card.

    Who loses that card walks by another one, which nobody can look at.
    """
    return [
        Message("preview-further", seat=other)
        for other, stop in next_stops.items()
        if 0 < (stop - foresight.stop) % STOPS <= foresight.steps and not foresight.loses[other]
    ]


def next_stops_of_others(state: State, seat: int) -> dict[int, int]:
    """4.2, 4.4  Where the pawns of all others would end a walk by their present top cards."""
    return {
        other: walking.stop_after(state, other, walking.steps_of(state.players[other]))
        for other in range(state.seats)
        if other != seat
    }
