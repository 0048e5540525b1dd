"""Matches: what people, servers, bots and researchers play with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stillroom.games.decisions import Decision
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.kernel import hearing
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import Event as EventRow
from stillroom.kernel.records import RecordError
from stillroom.kernel.state import Outcome, State
from stillroom.table.errors import (
    BadPosition,
    BrokenRecord,
    CannotDraft,
    CannotUndo,
    IllegalMove,
    MatchOver,
    StaleDecision,
    TableError,
    WrongSeat,
)
from stillroom.table.fair_dice import AnyDice, SealedDice
from stillroom.table.history import History
from stillroom.table.record import Header, Record, Result, Row, Seated
from stillroom.table.setup import (
    check_header,
    check_seats,
    checked_options,
    chosen_dice,
    game_of,
    known_game,
    seated,
)
from stillroom.table.view import Draft, Event, View


class Match:
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

    def __init__(self, header: Header) -> None:
        """A match from the header of its record; `stillroom.new_match` is the friendlier way."""
        self._history = History(header)
        self._rules = self._history.rules

    # What a match is

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._header.game

    @property
    def seats(self) -> int:
        """How many seats take part."""
        return self._header.seats

    @property
    def players(self) -> list[Seated]:
        """Who sits where."""
        return list(self._header.players)

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [player.name for player in self.players]

    @property
    def options(self) -> dict[str, int]:
        """All options of the match."""
        return dict(self._header.options)

    @property
    def seal(self) -> str | None:
        """The seal of fair dice, for everybody to see from the start; None for seeded dice."""
        dice = self._header.dice
        return dice.seal if isinstance(dice, SealedDice) else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self._history.waiting

    @property
    def practice(self) -> bool:
        """Whether an undo went further back than is allowed in earnest."""
        return self._history.practice

    @property
    def result(self) -> Result | None:
        """Points and places; None while the match goes on.

        >>> import stillroom
        >>> stillroom.new_match("elixir-mixer", seats=3).result is None
        True
        """
        if not self._state.over:
            return None
        outcome = Outcome()
        self._rules.game.play.outcome(self._state, outcome)
        return Result(outcome.scores[: self.seats], outcome.ranks[: self.seats])

    # What a seat may know

    def decision(self, seat: int) -> int:
        """The number of the present decision of a seat, among all that it ever had."""
        self._check_seat(seat)
        return self._history.decisions[seat]

    def moves(self, seat: int) -> list[Move]:
        """Every whole move that is open to a seat; none while it is not asked."""
        self._check_seat(seat)
        if not self._state.waiting[seat]:
            return []
        return self._rules.whole_moves(self._state, seat)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator.

        >>> import stillroom
        >>> view = stillroom.new_match("elixir-mixer", seats=2, seed=7).view(0)
        >>> view.prompt.id, view.decision.kind.value, view.board.seats[1].hand
        ('prompt-pick', 'pick', None)
        """
        if seat is not None:
            self._check_seat(seat)
        return self._view_of(self._state, seat)

    def beginnings(self) -> list[tuple[Move, Message]]:
        """Every move that the game knows, open or not, as far as its first action, with its words.

        So a client can understand the name of a move that is not open, and say why it is not.
        """
        grammar, words = self._rules.face.grammar, self._rules.face.words
        begun = [grammar.move_of((action,)) for action in range(self._rules.game.actions)]
        return [(move, words(self._state, move)) for move in begun]

    def words_for(self, move: Move) -> Message:
        """A move, or the beginning of one, as a button says it."""
        return self._words_for(self._state, move)

    def read(self, text: str) -> Move:
        """A move by its text, its pieces in the order of the game; raises MalformedMove."""
        return self._rules.read(text)[0]

    def is_free_to_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move without making the match practice."""
        self._check_seat(seat)
        return self._history.is_free_to_undo(seat)

    def story(self, listener: int | None, after_row: int = 0) -> list[Message]:
        """What a seat, or a spectator, has heard since a row, in messages of the catalogue."""
        if listener is not None:
            self._check_seat(listener)
        narrator = self._rules.face.narrator(listener)
        told = [
            (played.row, message)
            for played in self._history.played
            for row in played.rows
            if (message := narrator.hear(row)) is not None
        ]
        told += [
            (row.number, Message("event-undone", seat=row.seat))
            for row in self._history.rows
            if row.undo is not None
        ]
        told.sort(key=lambda line: line[0])
        return [message for row, message in told if row > after_row]

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
        self._check_turn(seat, decision)
        steps = self._history.play(seat, moves)
        return [self._rules.event(row) for step in steps for row in step.rows]

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

    # Keeping a match

    def record(self) -> Record:
        """The whole match, for the host alone while it is running.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2)
        >>> again = Match.from_record(match.record())
        >>> again.position() == match.position()
        True
        """
        return Record(self._header, list(self._history.rows), self.result)

    @classmethod
    def from_record(cls, record: Record) -> Match:
        """Plays a record again and checks every row; raises BrokenRecord."""
        try:
            check_header(record.header)
            cls(record.header)
        except (RecordError, ValueError) as wrong:
            problem = wrong.message if isinstance(wrong, TableError) else str(wrong)
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

    def repeat(self, row: Row) -> None:
        """Plays a row of a record again; raises BrokenRecord if it does not come out the same."""
        before = self._history.copied()
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

    def heard(self, seat: int, after_row: int = 0) -> list[EventRow]:
        """The rows of all events since a row that were not taken back, cut for a seat: for bots."""
        self._check_seat(seat)
        rows = [
            row for played in self._history.played if played.row > after_row for row in played.rows
        ]
        heard = []
        for row in rows:
            cut = EventRow()
            hearing.cut_for(seat, row, cut)
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

    @property
    def _header(self) -> Header:
        return self._history.header

    @property
    def _state(self) -> State:
        return self._history.state

    def _words_for(self, state: State, move: Move) -> Message:
        return self._rules.face.words(state, move)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            arguments: dict[str, Argument] = {"seat": str(seat), "last": self.seats - 1}
            raise WrongSeat(Message("error-no-such-seat", arguments))

    def _check_turn(self, seat: int, decision: int | None) -> None:
        self._check_seat(seat)
        if self._state.over:
            raise MatchOver(Message("error-over"))
        now = self._history.decisions[seat]
        if decision is not None and (type(decision) is not int or decision != now):
            raise StaleDecision(decision, now)
        self._history.check_asked(self._state, seat)

    def _view_of(self, state: State, seat: int | None, decision: Decision | None = None) -> View:
        face = self._rules.face
        if seat is not None and state.waiting[seat]:
            asked = decision or face.ask(state, seat)
            decision = msgspec.structs.replace(asked, number=self._history.decisions[seat])
        can_undo = seat is not None and self._asks_nobody_to_undo(seat)
        return View(
            game=self.game,
            seat=seat,
            players=self.names,
            row=len(self._history.rows),
            waiting=[other for other in range(self.seats) if state.waiting[other]],
            prompt=decision.prompt if decision else face.waits(state),
            decision=decision,
            board=face.board(state, seat),
            practice=self.practice,
            can_undo=can_undo and not state.over,
            sheet=face.sheet(state) if state.over else None,
        )

    def _asks_nobody_to_undo(self, seat: int) -> bool:
        """Whether a seat has a move to take back and needs no agreement for it."""
        if self._history.last_row_of(seat) is None:
            return False
        others = [player for other, player in enumerate(self.players) if other != seat]
        plays_alone = all(player.bot is not None for player in others)
        is_person = self.players[seat].bot is None
        return self._history.is_free_to_undo(seat) or (is_person and plays_alone)

    def _repeat(self, row: Row) -> None:
        line = row.number + 1
        try:
            if row.undo is not None:
                self._repeat_undo(row.seat, row.undo)
            else:
                self.play(row.seat, row.move or "")
        except TableError as wrong:
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
