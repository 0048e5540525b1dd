"""The history of a match: its state, the rows that led there, and going back along them."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

from stillroom.games.face import News, WrongPosition
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.kernel.events import Event as EventRow
from stillroom.kernel.state import State
from stillroom.table.errors import BadPosition, MatchOver, NotTogether, WrongSeat, WrongSetup
from stillroom.table.playing import Rules, Step
from stillroom.table.record import Header, Row


@dataclass(frozen=True)
class Played:
    """A move that was played and not taken back."""

    row: int
    seat: int
    actions: tuple[int, ...]
    counter: int
    """How many moves the seat had made before, with those that were taken back."""
    undos: int
    """How many undos there had been before."""
    rows: list[EventRow]
    is_barrier: bool
    """Whether it rolled dice or told somebody something new, so that it stays."""
    is_secret: bool
    """Whether no other seat may know that it was played."""


class History:
    """What was played. Counters and the numbers of decisions only ever grow, whatever is undone."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.rules = Rules(header.game)
        self.opening: list[EventRow] = []
        """What happened before the first move."""
        self.state = self._first_state()
        self.rows: list[Row] = []
        self.played: list[Played] = []
        self.counters = [0] * header.seats
        self.decisions = [1] * header.seats
        self.undos = 0
        self.practice = False

    def _first_state(self) -> State:
        header, game = self.header, self.rules.game
        if header.rules_version != game.rules_version:
            here = {"found": header.rules_version, "here": game.rules_version}
            raise WrongSetup(Message("setup-rules-version", {"game": header.game, **here}))
        if header.position is None:
            state = game.new_state(header.seats, header.options)
            header.dice.begin(state.dice)
            log = game.log()
            game.play.begin(state, log)
            self.opening = log.rows[: log.length]
            return state
        state = game.state.from_dict(header.position)
        try:
            self.rules.face.check(state)
        except WrongPosition as wrong:
            raise BadPosition(wrong.field, wrong.message, header.game) from None
        if state.seats != header.seats or header.position["options"] != header.options:
            raise WrongSetup(Message("setup-position"))
        header.dice.begin(state.dice)
        return state

    def copied(self) -> History:
        """The same history, which goes on by itself. States and rows never change once made."""
        other = copy(self)
        other.rows, other.played = list(self.rows), list(self.played)
        other.counters, other.decisions = list(self.counters), list(self.decisions)
        return other

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(seat for seat in range(self.header.seats) if self.state.waiting[seat])

    def check_asked(self, state: State, seat: int) -> None:
        """Raises an error unless a seat owes a decision in a state."""
        if state.over:
            raise MatchOver(Message("error-over"))
        if not state.waiting[seat]:
            raise WrongSeat(self.rules.face.waits(state), self.header.game)

    def prepared(self, seat: int) -> State:
        """A copy of the state with the dice set for the next move of a seat."""
        state = self.state.copied()
        self.header.dice.before_move(state.dice, seat, self.counters[seat])
        return state

    def play(self, seat: int, moves: Sequence[str | Move]) -> list[Step]:
        """Plays moves of a seat, all or none.

        Only the last of them may show something new: if a later one failed, all would be taken
        back, and the mover would know what comes.
        """
        state = self.state
        steps: list[Step] = []
        for index, move in enumerate(moves):
            self.check_asked(state, seat)
            before = state.copied()
            self.header.dice.before_move(before.dice, seat, self.counters[seat] + index)
            steps.append(self.rules.play(before, seat, move))
            if steps[-1].shows_something and index < len(moves) - 1:
                raise NotTogether(Message("error-not-last", {"move": steps[-1].move.text}))
            state = steps[-1].after
        for step in steps:
            self._keep(seat, step)
        return steps

    def _keep(self, seat: int, step: Step) -> None:
        is_covered = self.rules.face.is_covered
        is_secret = is_covered(self.state) and is_covered(step.after)
        self.state = step.after
        row = Row(len(self.rows) + 1, seat, self._digest(), move=step.move.text)
        self.rows.append(row)
        self.played.append(
            Played(
                row=row.number,
                seat=seat,
                actions=step.actions,
                counter=self.counters[seat],
                undos=self.undos,
                rows=step.rows,
                is_barrier=step.rolled or step.news != News.NOBODY,
                is_secret=is_secret,
            )
        )
        self.counters[seat] += 1
        self.decisions[seat] += 1

    def _digest(self) -> str:
        return f"{type(self.state).digest(self.state, 0):016x}"

    def last_answers(self) -> dict[int, int]:
        """The last row of each seat that has any: a move, taken back or not, or an undo."""
        return {row.seat: row.number for row in self.rows}

    def as_counted_by(self, listener: int | None, row: int) -> int:
        """The number of a row for somebody who does not know of the secret moves of others."""
        secret = (played for played in self.played if played.is_secret and played.seat != listener)
        return row - sum(played.row <= row for played in secret)

    def last_row_of(self, seat: int) -> int | None:
        """The row of the last move of a seat that was not taken back."""
        mine = [played.row for played in self.played if played.seat == seat]
        return mine[-1] if mine else None

    def is_free_to_undo(self, seat: int) -> bool:
        """Whether nothing stands between a seat and its last move.

        Where moves are covered, the answer would tell whether somebody else has moved.
        """
        if self.rules.face.is_covered(self.state):
            return False
        last = self.played[-1] if self.played else None
        return last is not None and last.seat == seat and not last.is_barrier

    def take_back(self, seat: int, first: int) -> None:
        """Goes back to before a row; further than is free makes the match practice."""
        self.practice = self.practice or not self.is_free_to_undo(seat)
        removed = {played.seat for played in self.played if played.row >= first}
        asked = set(self.waiting)
        self.played = [played for played in self.played if played.row < first]
        self.undos += 1
        self.state = self._replayed()
        self.header.dice.after_undo(self.state.dice, self.undos)
        for other in removed | (asked - set(self.waiting)):
            self.decisions[other] += 1
        self.rows.append(Row(len(self.rows) + 1, seat, self._digest(), undo=first))

    def _replayed(self) -> State:
        """The state after all moves that were not taken back."""
        state = self._first_state()
        log = self.rules.game.log()
        log.muted = 1
        undos = 0
        for played in self.played:
            if played.undos != undos:
                undos = played.undos
                self.header.dice.after_undo(state.dice, undos)
            self.header.dice.before_move(state.dice, played.seat, played.counter)
            for action in played.actions:
                self.rules.game.play.apply(state, played.seat, action, log)
        return state
