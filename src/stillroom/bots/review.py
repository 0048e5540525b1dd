"""Review: the one move of a seat that mattered most in a match that is over, and why.

Before and after each of its moves the match is played on by bots, many times with other dice; the
share of those matches that the seat wins is its chance. Where the chance changed most, the move is
played again with other dice as well: that tells the choice from what came of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import ceil, sqrt
from operator import attrgetter
from threading import Event

from stillroom.bots.playouts import Playouts, playouts_in
from stillroom.games.messages import Argument, Message
from stillroom.kernel import dice
from stillroom.kernel.state import State
from stillroom.match.errors import WrongSeat
from stillroom.match.looking_back import check_over
from stillroom.match.match import Match
from stillroom.match.records.verifying import Engine

STREAMS_OF_A_LOOK = 10_000
"""Each look at a moment rolls dice of its own, so many apart from those of the next."""


@dataclass(frozen=True)
class Effort:
    """How often a match is played on from a moment."""

    roughly: int
    """From before a move, while the one that mattered is looked for."""
    closely: int
    """From before and after the moves that seem to matter most."""


EFFORTS = {"plain": Effort(6, 40), "compiled": Effort(40, 160)}
"""A few seconds in either engine."""
STRETCHES = 40
"""A match is looked at in so many stretches of moves first,"""
STRETCHES_SEARCHED = 3
"""then move by move in those in which the chance changed most,"""
CANDIDATES = 3
"""and then closely at so many moves."""


@dataclass(frozen=True)
class TurningPoint:
    """The move of a seat that mattered most."""

    row: int
    seat: int
    why: Message
    """What was played, and what it changed, in one sentence."""
    before: int
    """The chance to win before it, of 100."""
    after: int
    by_chance: bool
    """Whether it was rather what came than what was chosen."""
    playouts: int
    """How many matches each chance was counted from."""


@dataclass(frozen=True)
class Moment:
    """A move of the seat: what was to be decided, and what became of it."""

    row: int
    actions: tuple[int, ...]
    before: State
    after: State


class Stopped(Exception):
    """Nobody wants to know any more."""


def turning_point(
    match: Match, seat: int, engine: Engine, is_stopped: Event | None = None
) -> TurningPoint | None:
    """The move of a seat after which its chance to win had changed most; None if it made none.

    Raises NotOver while the match goes on, and WrongSeat for a seat that there is not; Stopped when
    another thread has set the event.
    """
    check_over(match)
    if not 0 <= seat < match.seats:
        found: dict[str, Argument] = {"seat": str(seat), "last": match.seats - 1}
        raise WrongSeat(Message("error-no-such-seat", found))
    return Reviewing(match, seat, engine, is_stopped or Event()).turning_point()


class Reviewing:
    """A look back at the moves of one seat."""

    def __init__(self, match: Match, seat: int, engine: Engine, is_stopped: Event) -> None:
        self._match = match
        self._seat = seat
        self._is_stopped = is_stopped
        self._moments = moments_of(match, seat)
        self._playouts: Playouts = playouts_in(engine)
        self._effort = EFFORTS[engine.name]
        self._looks = 0
        self._rough: dict[int, float] = {}
        """The chance before each move that was looked at, and at the end."""

    def turning_point(self) -> TurningPoint | None:
        """The move that mattered most: found roughly, then looked at closely."""
        last = len(self._moments)
        stretches = pairwise([*range(0, last, ceil(last / STRETCHES) or 1), last])
        searched = self._sharpest(stretches)[:STRETCHES_SEARCHED]
        moves = pairwise_within(searched)
        found = [self._moments[place] for place, _ in self._sharpest(moves)[:CANDIDATES]]
        told = [self._told(moment) for moment in found]
        return max(told, key=lambda point: abs(point.after - point.before), default=None)

    def _sharpest(self, stretches: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
        """Stretches of moves, those first in which the chance changed most."""

        def change(stretch: tuple[int, int]) -> float:
            begin, end = stretch
            return abs(self._roughly(end) - self._roughly(begin))

        return sorted(stretches, key=change, reverse=True)

    def _roughly(self, place: int) -> float:
        if place not in self._rough:
            is_end = place == len(self._moments)
            state = self._match.history.state if is_end else self._moments[place].before
            self._rough[place] = self._chance(state, self._effort.roughly)
        return self._rough[place]

    def _chance(self, state: State, count: int) -> float:
        """The share of playouts from a state that the seat wins."""
        return self._playouts.wins(state, self._seat, self._streams(count)) / count

    def _streams(self, count: int) -> Iterator[int]:
        """The dice of another look, for as long as somebody waits for it."""
        self._looks += 1
        first = self._looks * STREAMS_OF_A_LOOK
        for stream in range(first, first + count):
            if self._is_stopped.is_set():
                raise Stopped
            yield stream

    def _chance_of_choice(self, moment: Moment, count: int) -> float:
        """The same after the move was made with other dice each time."""
        play, log = self._match.history.rules.game.play, self._match.history.rules.game.log()
        log.muted = 1
        wins = 0
        for stream in self._streams(count):
            state = moment.before.copied()
            dice.seed(state.dice, stream, stream)
            for action in moment.actions:
                # Where other dice have closed the rest of a move, bots end it.
                if play.reason(state, self._seat, action):
                    break
                play.apply(state, self._seat, action, log)
            wins += self._playouts.wins(state, self._seat, [stream])
        return wins / count

    def _told(self, moment: Moment) -> TurningPoint:
        count = self._effort.closely
        before, after = self._chance(moment.before, count), self._chance(moment.after, count)
        chosen = self._chance_of_choice(moment, count)
        by_chance = abs(after - chosen) > abs(chosen - before)
        rounded = round(100 * before), round(100 * after)
        return TurningPoint(
            row=moment.row,
            seat=self._seat,
            why=self._sentence(moment, *rounded, by_chance=by_chance),
            before=rounded[0],
            after=rounded[1],
            by_chance=by_chance,
            playouts=count,
        )

    def _sentence(self, moment: Moment, before: int, after: int, *, by_chance: bool) -> Message:
        face = self._match.history.rules.face
        move = face.words(moment.before, face.grammar.move_of(moment.actions))
        arguments: dict[str, Argument] = {"move": move, "before": before, "after": after}
        if abs(after - before) < 100 * doubt(self._effort.closely):
            return Message("review-even", arguments, self._seat)
        if by_chance:
            told_as = "review-chance-rose" if after > before else "review-chance-fell"
        else:
            told_as = "review-choice-rose" if after > before else "review-choice-fell"
        return Message(told_as, arguments, self._seat)


def doubt(playouts: int) -> float:
    """How far two shares of so many playouts may differ by chance alone, hardly ever further.

    >>> round(doubt(200), 2), round(doubt(40), 2)
    (0.1, 0.22)
    """
    return 2 * sqrt(0.5 / playouts)


def pairwise_within(stretches: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Every single move of some stretches.

    >>> pairwise_within([(0, 2), (6, 7)])
    [(0, 1), (1, 2), (6, 7)]
    """
    return [pair for begin, end in stretches for pair in pairwise(range(begin, end + 1))]


def moments_of(match: Match, seat: int) -> list[Moment]:
    """The moves of a seat that were not taken back."""
    history = match.history
    rows = [list(actions) for _, actions in groupby(history.retraced(), attrgetter("row"))]
    ends = [actions[0].before for actions in rows[1:]] + [history.state]
    return [
        Moment(actions[0].row, tuple(each.action for each in actions), actions[0].before, after)
        for actions, after in zip(rows, ends, strict=True)
        if actions[0].seat == seat
    ]
