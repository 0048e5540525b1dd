"""The history of a match: its state, the rows that led there, and going back along them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass

from stillroom.games.afterwards import Retraced
from stillroom.games.face import News, WrongPosition
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.kernel.events import EventRow
from stillroom.kernel.state import State
from stillroom.match.errors import (
    BadPosition,
    MatchOver,
    NotTogether,
    OtherRules,
    WrongSeat,
    WrongSetup,
)
from stillroom.match.playing import Rules, Step
from stillroom.match.records.record import Header, Row

BEGINNING = -1
"""Before everything: what happened while the match was set up belongs to row 0."""


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


def digest_of(state: State) -> str:
    """The digest of a state as rows tell it."""
    return f"{type(state).digest(state, 0):016x}"


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
        self.answered: dict[int, int] = {}
        """The last row of each seat that has any: a move, taken back or not, or an undo."""
        self.secret: list[tuple[int, int]] = []
        """The rows and seats of the moves, taken back or not, of which no other seat may know."""
        self._last_rows: dict[int, int] = {}
        """The row of the last move of each seat that was not taken back."""
        self._before: State | None = None
        """The state before the last row, if that is a move: most undos go back no further."""

    def _first_state(self) -> State:
        header, game = self.header, self.rules.game
        if header.rules_version != game.rules_version:
            here = {"found": header.rules_version, "here": game.rules_version}
            raise OtherRules(Message("setup-rules-version", {"game": header.game, **here}))
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

    def copied(self, *, apart: bool = True) -> History:
        """The same history, which goes on by itself.

        Rows never change once made, nor do states, but for moments in which a game looks ahead: so
        only a copy that stands apart, with a state of its own, may be used in another thread.
        """
        other = copy(self)
        if apart:
            other.state = self.state.copied()
        other.rows, other.played = list(self.rows), list(self.played)
        other.counters, other.decisions = list(self.counters), list(self.decisions)
        other.answered, other._last_rows = dict(self.answered), dict(self._last_rows)
        other.secret = list(self.secret)
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
            counter = self.counters[seat] + index
            steps.append(self.rules.play(state, seat, move, self.header.dice, counter))
            if steps[-1].shows_something and index < len(moves) - 1:
                raise NotTogether(Message("error-not-last", {"move": steps[-1].move.text}))
            state = steps[-1].after
        for step in steps:
            self._keep(seat, step)
        return steps

    def _keep(self, seat: int, step: Step) -> None:
        is_covered = self.rules.face.is_covered
        if is_covered(self.state) and is_covered(step.after):
            self.secret.append((len(self.rows) + 1, seat))
        self._before, self.state = self.state, step.after
        self.write(Row(len(self.rows) + 1, seat, digest_of(self.state), move=step.move.text))
        self.stand(
            Played(
                row=len(self.rows),
                seat=seat,
                actions=step.actions,
                counter=self.counters[seat],
                undos=self.undos,
                rows=step.rows,
                is_barrier=step.rolled or step.news != News.NOBODY,
            )
        )
        self.counters[seat] += 1
        self.decisions[seat] += 1

    def write(self, row: Row) -> None:
        """Adds a row; whatever is taken back later, rows stay."""
        self.rows.append(row)
        self.answered[row.seat] = row.number

    def stand(self, played: Played) -> None:
        """Adds a move to those that stand."""
        self.played.append(played)
        self._last_rows[played.seat] = played.row

    def as_counted_by(self, listener: int | None, row: int) -> int:
        """The number of a row for somebody who does not know of the secret moves of others.

        It stays the same whatever is taken back; else an undo would tell how many there were.
        """
        if not self.secret:
            return row
        return row - sum(hidden <= row and seat != listener for hidden, seat in self.secret)

    def known_by(self, listener: int | None, row: int) -> int:
        """How many of the standing moves somebody knows by a row, or BEGINNING before row 0."""
        if row < 0:
            return BEGINNING
        return bisect_right(
            self.played, row, key=lambda played: self.as_counted_by(listener, played.row)
        )

    def happened(self, listener: int | None, known: int) -> list[tuple[int, int, EventRow]]:
        """Every event after so many standing moves: its row, whose answer makes it old, itself.

        That is the listener, and for a spectator the seat whose move it was.
        """
        happened = [(0, listener or 0, event) for event in self.opening] if known < 0 else []
        for played in self.played[max(known, 0) :]:
            reader = played.seat if listener is None else listener
            happened += [(played.row, reader, event) for event in played.rows]
        return happened

    def events_for(
        self, listener: int | None, known: int = BEGINNING
    ) -> list[tuple[int, EventRow]]:
        """The events after so many standing moves, each with its row as the listener counts: whole
        while it is fresh, which is until the next answer, and faded afterwards."""
        happened = self.happened(listener, known)
        events = [event for _, _, event in happened]
        are_old = [row < self.answered.get(reader, 0) for row, reader, _ in happened]
        faded = self.rules.face.faded(self.state, events) if any(are_old) else events
        told = []
        for (row, _, event), is_old, afterwards in zip(happened, are_old, faded, strict=True):
            as_told = afterwards if is_old else event
            if as_told is not None and self.may_hear(listener, as_told):
                told.append((self.as_counted_by(listener, row), as_told))
        return told

    def may_hear(self, listener: int | None, event: EventRow) -> bool:
        """Whether somebody may know at all that something happened."""
        return event.seen_by == listener or not self.rules.face.is_secret(event)

    def last_row_of(self, seat: int) -> int | None:
        """The row of the last move of a seat that was not taken back."""
        return self._last_rows.get(seat)

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
        removed = [played.seat for played in self.played if played.row >= first]
        asked = set(self.waiting)
        standing = self.played[: len(self.played) - len(removed)]
        self.played, self._last_rows = [], {}
        for played in standing:
            self.stand(played)
        self.undos += 1
        before = self._before if len(removed) == 1 else None
        self.state = self._replayed() if before is None else before.copied()
        self._before = None
        self.header.dice.after_undo(self.state.dice, self.undos)
        for other in {*removed} | (asked - set(self.waiting)):
            self.decisions[other] += 1
        self.write(Row(len(self.rows) + 1, seat, digest_of(self.state), undo=first))

    def _replayed(self) -> State:
        """The state after all moves that were not taken back."""
        state = self._first_state()
        log = self.rules.game.log()
        log.muted = 1
        for played, action in self._actions(state):
            self.rules.game.play.apply(state, played.seat, action, log)
        return state

    def retraced(self) -> Iterator[Retraced[State]]:
        """Every action of the moves that were not taken back, with the state before it."""
        state = self._first_state()
        log = self.rules.game.log()
        for played, action in self._actions(state):
            before = state.copied()
            log.length = 0
            self.rules.game.play.apply(state, played.seat, action, log)
            events = [event.copied() for event in log.rows[: log.length]]
            yield Retraced(played.row, before, played.seat, action, events)

    def _actions(self, state: State) -> Iterator[tuple[Played, int]]:
        """The actions of the standing moves in turn; before each the dice are set as they lay."""
        undos = 0
        for played in self.played:
            if played.undos != undos:
                undos = played.undos
                self.header.dice.after_undo(state.dice, undos)
            self.header.dice.before_move(state.dice, played.seat, played.counter)
            for action in played.actions:
                yield played, action
