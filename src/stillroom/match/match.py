"""Matches: what people, servers, bots and researchers play with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.kernel import bot_events
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.records import RecordError
from stillroom.kernel.state import State
from stillroom.match.errors import (
    BadPosition,
    BrokenRecord,
    CannotDraft,
    CannotUndo,
    IllegalMove,
    MatchError,
    MatchOver,
    StaleDecision,
)
from stillroom.match.history import BEGINNING
from stillroom.match.playing import Step
from stillroom.match.records.fair_dice import AnyDice
from stillroom.match.records.record import Header, MatchRecord, Row, Seated
from stillroom.match.records.snapshots import restore, snapshot_of
from stillroom.match.seen import SeenMatch
from stillroom.match.setup import (
    check_header,
    check_seats,
    checked_options,
    chosen_dice,
    game_of,
    known_game,
    seated,
)
from stillroom.match.view import Draft, Event


class Match(SeenMatch):
    """One match: asked, played, watched, taken back, and kept.

    >>> import stillroom
    >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
    >>> match.waiting
    (0,)
    >>> match.moves(0)[:3]
    [Move('draw'), Move('take blue-3'), Move('take purple-3')]
    >>> [event.kind for event in match.play(0, "take purple-3")]
    ['took']
    >>> match.view(0).prompt.id
    'prompt-mix'
    >>> match.result is None
    True
    """

    # What a seat may do

    def play(self, seat: int, move: str | Move, decision: int | None = None) -> list[Event]:
        """Plays a move; raises an error and changes nothing if it cannot be played.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
        >>> match.play(0, "take blue-3", decision=match.decision(0))[0].details
        {'card': 'blue-3'}
        """
        return self.play_all(seat, [move], decision)

    def play_all(
        self, seat: int, moves: Sequence[str | Move], decision: int | None = None
    ) -> list[Event]:
        """Plays several moves of a seat, all or none; `decision` is the one that they answer."""
        steps = self.carry_out(seat, moves, decision)
        return [self._rules.event(row) for step in steps for row in step.rows]

    def carry_out(
        self, seat: int, moves: Sequence[str | Move], decision: int | None = None
    ) -> list[Step]:
        """Plays as `play_all` does, for a host, whose listeners hear of it by themselves."""
        self._check_turn(seat, decision)
        return self._history.play(seat, moves)

    def draft(self, seat: int, moves: Sequence[str | Move]) -> Draft:
        """Tries moves that show nothing new; the last one may be only begun. Nothing changes.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
        >>> draft = match.draft(0, ["take blue-3"])
        >>> draft.whole, draft.view.decision.choice, match.view(0).decision.choice
        (True, 'mix', 'pick')
        """
        self._check_turn(seat, None)
        state = self._state
        tried: list[Move] = []
        words: list[Message] = []
        for index, move in enumerate(moves):
            self._history.check_asked(state, seat)
            try:
                step = self._rules.play(state, seat, move)
            except IllegalMove:
                begun, found = self._rules.begun(state, seat, move)
                if index < len(moves) - 1 or not found:
                    raise
                decision = self._rules.face.fill(state, seat, begun, found)
                view = self._view_of(state, seat, decision)
                tried, words = [*tried, begun], [*words, self._words_for(state, begun)]
                return Draft([begun.text for begun in tried], words, whole=False, view=view)
            if step.shows_something:
                raise CannotDraft(Message("error-draft", {"move": step.move.text}))
            tried, words = [*tried, step.move], [*words, self._words_for(state, step.move)]
            state = step.after
        view = self._view_of(state, seat)
        return Draft([move.text for move in tried], words, whole=True, view=view)

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Takes back the last move of a seat.

        That is free while the move rolled no dice and told nobody anything new, and nobody has
        moved since. Beyond that it needs the agreement of all people at the table, and marks the
        match as practice; who plays alone against bots always agrees.
        """
        self._check_seat(seat)
        if self._state.over:
            raise MatchOver(Message("error-over"))
        first = self._history.last_row_of(seat)
        if first is None:
            raise CannotUndo(Message("undo-nothing"))
        if not (agreed or self._asks_nobody_to_undo(seat)):
            raise CannotUndo(Message("undo-agree"))
        self._history.take_back(seat, first)

    def reseat(self, players: Sequence[Seated | str]) -> None:
        """Other people or bots sit down, all seats named; nothing else of the match changes.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", players=["Ada", "Ben"])
        >>> match.reseat(["Ada", stillroom.Seated("Juniper", bot="greedy")])
        >>> match.players[1].bot
        'greedy'
        """
        sitting = seated(players, self.seats)
        self._history.header = msgspec.structs.replace(self._header, players=sitting)

    # Keeping a match

    def record(self) -> MatchRecord:
        """The whole match, for the host alone while it is running.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2)
        >>> again = Match.from_record(match.record())
        >>> again.position() == match.position()
        True
        """
        return MatchRecord(self._header, list(self._history.rows), self.result)

    @classmethod
    def from_record(cls, record: MatchRecord) -> Match:
        """Plays a record again and checks every row; raises BrokenRecord."""
        try:
            check_header(record.header)
            cls(record.header)
        except (RecordError, ValueError) as wrong:
            problem = wrong.message if isinstance(wrong, MatchError) else str(wrong)
            bad = Message("record-bad-header", {"problem": problem})
            raise BrokenRecord(1, bad, known_game(record.header.game)) from None
        match = cls.from_rows(record.header, record.rows)
        if match.result != record.result:
            raise BrokenRecord(len(record.rows) + 2, Message("record-other-result"))
        return match

    @classmethod
    def from_rows(cls, header: Header, rows: Sequence[Row]) -> Match:
        """The first rows of a record, played again: a match as it once was."""
        match = cls(header)
        for row in rows:
            match._repeat(row)
        return match

    def snapshot(self) -> bytes:
        """The match as it stands, for the host alone: with the header and the rows of its record
        it can be opened without being played again.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2)
        >>> record = match.record()
        >>> again = Match.from_snapshot(record.header, record.rows, match.snapshot())
        >>> again.position() == match.position()
        True
        """
        return snapshot_of(self._history)

    @classmethod
    def from_snapshot(cls, header: Header, rows: Sequence[Row], snapshot: bytes) -> Match:
        """The match of some rows, of which only those after a snapshot are played again.

        Raises BrokenSnapshot if it is damaged or of another match, BrokenRecord for a row after it
        that does not come out the same, and OtherRules if the rules have changed since.
        """
        match = cls(header)
        restore(match._history, rows, snapshot)
        for row in rows[len(match._history.rows) :]:
            match._repeat(row)
        return match

    def copied(self, *, apart: bool = True) -> Match:
        """The same match, which goes on by itself; one that stands apart, also in another thread.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
        >>> ahead = match.copied()
        >>> _ = ahead.play(0, "take blue-3")
        >>> len(match.rows), len(ahead.rows)
        (0, 1)
        """
        other = copy(self)
        other._history = self._history.copied(apart=apart)
        return other

    def repeat(self, row: Row) -> None:
        """Plays a row of a record again; raises BrokenRecord if it does not come out the same."""
        before = self._history.copied(apart=False)
        try:
            self._repeat(row)
        except BrokenRecord:
            self._history = before
            raise

    def actions_of(self, move: str | Move) -> tuple[int, ...]:
        """The integer form of a move.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2)
        >>> match.actions_of("trade blue-7 for purple-1 yellow-6")
        (50, 106, 87)
        >>> match.move_of((50, 106, 87))
        Move('trade blue-7 for yellow-6 purple-1')
        """
        return self._rules.read(move)[1]

    def move_of(self, actions: Sequence[int]) -> Move:
        """The move of some action numbers: the opposite of `actions_of`."""
        return self._rules.written(tuple(actions))

    def prepared(self, seat: int) -> State:
        """A copy of the state with the dice set for the next move of a seat: for the host alone."""
        return self._history.prepared(seat)

    def imagined(self, seat: int, guesses: Dice) -> State:
        """A copy of the state in which all that a seat cannot know is guessed, with other dice."""
        self._check_seat(seat)
        state = self._state.copied()
        Dice.copy_into(state.dice, guesses)
        self._rules.game.play.redeal(state, seat)
        Dice.copy_into(guesses, state.dice)
        return state

    @property
    def undos(self) -> int:
        """How many times something was taken back."""
        return self._history.undos

    def heard(self, seat: int, after_row: int = BEGINNING) -> list[EventRow]:
        """The rows of all events since a row that were not taken back, cut for a seat: for bots."""
        self._check_seat(seat)
        known = self._history.known_by(seat, after_row)
        heard = []
        for _, _, row in self._history.happened(seat, known):
            if self._history.may_hear(seat, row):
                cut = EventRow()
                bot_events.cut_for(seat, row, cut)
                heard.append(cut)
        return heard

    def is_unfinished(self, state: State, seat: int) -> bool:
        """Whether a seat is in the middle of a move in an imagined state."""
        return self._rules.face.unfinished(state, seat)

    def position(self) -> dict[str, Any]:
        """The whole state as a dict, secrets included; its fields are those of the game's docs.

        >>> import stillroom
        >>> position = stillroom.new_match("elixir-mixer", seats=2, seed=7).position()
        >>> position["turn"], position["active_seat"], position["showing"]
        (1, 0, [10, 10, 10, 10, 10])
        """
        return dict(self._state.to_dict())

    @classmethod
    def from_position(
        cls,
        game: str,
        position: object,
        seed: int | None = None,
        *,
        players: Sequence[Seated | str] | None = None,
        dice: AnyDice | None = None,
    ) -> Match:
        """A match that begins in any situation; raises BadPosition naming what is wrong."""
        rules = game_of(game)
        try:
            content = dict(position) if isinstance(position, Mapping) else position
            state = rules.state.from_dict(content)
        except RecordError as wrong:
            problem = Message("position-field", {"problem": str(wrong)})
            raise BadPosition(wrong.field, problem, game) from None
        checked: dict[str, Any] = state.to_dict()
        header = Header(
            game=game,
            rules_version=rules.rules_version,
            seats=state.seats,
            options=checked_options(rules, checked["options"]),
            players=seated(players, state.seats),
            dice=chosen_dice(state.seats, seed, dice),
            position=checked,
        )
        return cls(header)

    # Inside

    def _check_turn(self, seat: int, decision: int | None) -> None:
        self._check_seat(seat)
        if self._state.over:
            raise MatchOver(Message("error-over"))
        now = self._history.decisions[seat]
        if decision is not None and (type(decision) is not int or decision != now):
            raise StaleDecision(decision, now)
        self._history.check_asked(self._state, seat)

    def _repeat(self, row: Row) -> None:
        line = row.number + 1
        try:
            if row.undo is not None:
                self._repeat_undo(row.seat, row.undo)
            else:
                self.play(row.seat, row.move or "")
        except MatchError as wrong:
            bad = Message("record-bad-row", {"row": row.number, "problem": wrong.message})
            raise BrokenRecord(line, bad, self.game) from None
        if self._history.rows[-1] != row:
            raise BrokenRecord(line, Message("record-other-state", {"row": row.number}))

    def _repeat_undo(self, seat: int, first: int) -> None:
        self._check_seat(seat)
        if self._state.over:
            raise MatchOver(Message("error-over"))
        if self._history.last_row_of(seat) != first:
            raise CannotUndo(Message("undo-nothing"))
        self._history.take_back(seat, first)


def new_match(
    game: str,
    seats: int | None = None,
    options: Mapping[str, int] | None = None,
    seed: int | None = None,
    *,
    players: Sequence[Seated | str] | None = None,
    dice: AnyDice | None = None,
) -> Match:
    """Sets up a match. Without a seed and without dice its dice are fair, with a key of their own.

    >>> import stillroom
    >>> match = stillroom.new_match("elixir-mixer", seats=3, options={"turn_limit": 50}, seed=7)
    >>> match.names
    ['seat 0', 'seat 1', 'seat 2']
    """
    rules = game_of(game)
    if seats is None:
        seats = len(players) if players is not None else rules.fewest_seats
    check_seats(rules, seats)
    header = Header(
        game=game,
        rules_version=rules.rules_version,
        seats=seats,
        options=checked_options(rules, options or {}),
        players=seated(players, seats),
        dice=chosen_dice(seats, seed, dice),
    )
    return Match(header)
