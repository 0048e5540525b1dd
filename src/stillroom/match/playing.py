"""Playing one whole move on a state: all of it or nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from operator import index
from threading import local

from stillroom.games.face import Face, News
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move, Unreadable
from stillroom.games.registry import face_of
from stillroom.games.ways import ways
from stillroom.kernel.events import EVERYBODY, EventRow, Log
from stillroom.kernel.game import Game
from stillroom.kernel.state import State
from stillroom.match.errors import IllegalMove, MalformedMove
from stillroom.match.records.fair_dice import DiceScheme
from stillroom.match.setup import game_of
from stillroom.match.view import Event


@dataclass(frozen=True)
class Step:
    """A whole move that was played on a copy."""

    move: Move
    actions: tuple[int, ...]
    after: State
    """The state after the move; nobody else holds it."""
    rows: list[EventRow]
    """What happened."""
    rolled: bool
    """Whether the dice were used."""
    news: News
    """Who may have learnt something."""

    @property
    def shows_something(self) -> bool:
        """Whether the mover sees something new: a roll, something hidden, or the end."""
        return self.rolled or self.news == News.EVERYBODY or bool(self.after.over)


class Logs(local):
    """The log of each game that moves are told to, one in every thread; making one takes longer
    than most moves."""

    def __init__(self) -> None:
        self.by_game: dict[str, Log] = {}


_logs = Logs()


def _log_of(game: Game) -> Log:
    if game.name not in _logs.by_game:
        _logs.by_game[game.name] = game.log()
    return _logs.by_game[game.name]


class Rules:
    """The rules and the face of a game, as the table uses them."""

    def __init__(self, name: str) -> None:
        self.game: Game = game_of(name)
        self.face: Face = face_of(name)

    def read(self, text: object) -> tuple[Move, tuple[int, ...]]:
        """A move in its own order of pieces, and its actions; raises MalformedMove."""
        if not isinstance(text, str | Move):
            raise MalformedMove(Message("malformed-empty"))
        try:
            move = text if isinstance(text, Move) else Move(text)
            actions = self.face.grammar.actions_of(move)
        except Unreadable as wrong:
            raise MalformedMove(wrong.message, self.game.name) from None
        return self.face.grammar.move_of(actions) if actions else move, actions

    def written(self, actions: tuple[int, ...]) -> Move:
        """The move of some actions; raises MalformedMove for numbers that are no actions."""
        numbers = tuple(index(action) for action in actions)
        are_numbers = bool(actions) and not any(isinstance(action, bool) for action in actions)
        if not are_numbers or not all(0 <= action < self.game.actions for action in numbers):
            arguments: dict[str, Argument] = {"last": self.game.actions - 1}
            raise MalformedMove(Message("malformed-actions", arguments), self.game.name)
        move = self.face.grammar.move_of(numbers)
        if self.read(move)[1] != numbers:
            raise MalformedMove(Message("malformed-order", {"move": move.text}), self.game.name)
        return move

    def play(
        self,
        state: State,
        seat: int,
        text: str | Move,
        dice: DiceScheme | None = None,
        counter: int = 0,
    ) -> Step:
        """Plays a move on a copy of a state; raises MalformedMove or IllegalMove.

        The dice are set for the move with this number of the seat, or stay as they lie.
        """
        move, actions = self.read(text)
        after = state.copied()
        if dice is not None:
            dice.before_move(after.dice, seat, counter)
        words = list(after.dice.words)
        log = _log_of(self.game)
        rows: list[EventRow] = []
        for place, action in enumerate(actions):
            if forbidden := self.game.play.reason(after, seat, action):
                raise self.illegal(state, seat, move, forbidden)
            log.length = 0
            self.game.play.apply(after, seat, action, log)
            rows += [row.copied() for row in log.rows[: log.length]]
            is_last = place == len(actions) - 1
            if self.face.unfinished(after, seat) == is_last:
                raise self.illegal(state, seat, move, self.face.demands(state, seat, move))
        if not actions:
            raise self.illegal(state, seat, move, self.face.demands(state, seat, move))
        rolled = after.dice.words != words
        news = max((self.face.news(row) for row in rows), default=News.NOBODY)
        return Step(move, actions, after, rows, rolled, news)

    def illegal(self, state: State, seat: int, move: Move, paragraph: int) -> IllegalMove:
        """The error for a move that a paragraph forbids; its pieces may come in any order."""
        if paragraph == self.face.order_paragraph:
            paragraph = self.face.demands(state, seat, move)
        reason = self.face.explain(state, seat, move, paragraph)
        return IllegalMove(paragraph, reason, self.game.name)

    def whole_moves(self, state: State, seat: int, begun: tuple[int, ...] = ()) -> list[Move]:
        """All whole moves of a seat that begin with some open actions."""
        found = ways(self.game, self.face.unfinished, state, seat, begun)
        return [self.face.grammar.move_of(way) for way in found]

    def begun(self, state: State, seat: int, text: str | Move) -> tuple[Move, list[Move]]:
        """A move as far as it is put together, and all whole moves that begin so."""
        begun, _ = self.read(text)
        grammar = self.face.grammar
        head = grammar.head_of(begun)
        if any(self.game.play.reason(state, seat, action) for action in head):
            return begun, []
        chosen = Counter(grammar.chosen_in(begun))
        found = self.whole_moves(state, seat, head)
        return begun, [
            way
            for way in found
            if way.verb == begun.verb and chosen <= Counter(grammar.chosen_in(way))
        ]

    def event(self, row: EventRow) -> Event:
        """An event in words that programs can read."""
        return Event(
            kind=self.face.event_id(row.kind),
            seat=row.seat if row.seat >= 0 else None,
            details=self.face.describe(row),
            seen_by=None if row.seen_by == EVERYBODY else row.seen_by,
        )
