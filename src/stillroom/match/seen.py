"""A match as it is seen: what it is, and what each seat, or a spectator, may know of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stillroom.games.decisions import Decision
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.kernel.state import Outcome, State
from stillroom.match.errors import CannotDraft, IllegalMove, WrongSeat
from stillroom.match.history import BEGINNING, History
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Header, Result, Row, Seated
from stillroom.match.view import Event, View


def undone(seat: int) -> Message:
    """What everybody is told of an undo."""
    return Message("event-undone", seat=seat)


class SeenMatch:
    """The half of a match that changes nothing; `Match` adds playing and keeping."""

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
        return [player.name for player in self._header.players]

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
    def turn(self) -> int:
        """The number of the turn, counted from 1."""
        return self._state.turn

    @property
    def rows(self) -> list[Row]:
        """The rows of the record so far: for the host alone."""
        return self._history.rows

    @property
    def is_covered(self) -> bool:
        """Whether seats now move without anybody else knowing that they do."""
        return self._rules.face.is_covered(self._state)

    @property
    def practice(self) -> bool:
        """Whether an undo went further back than is allowed in earnest."""
        return self._history.practice

    @property
    def forgets(self) -> bool:
        """Whether something must be remembered here, so that what was told fades."""
        return self._rules.face.forgets(self._state)

    @property
    def keeps_notes(self) -> bool:
        """Whether players may keep private notes in this match."""
        return self._rules.face.keeps_notes(self._state)

    @property
    def has_secrets(self) -> bool:
        """Whether people who share a screen have to look away while another one plays."""
        return self._rules.face.has_secrets(self._state)

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

    @property
    def history(self) -> History:
        """All that was played, secrets included: for the host alone."""
        return self._history

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
        self.check_listener(seat)
        return self._view_of(self._state, seat)

    def beginnings(self) -> list[tuple[Move, Message]]:
        """Every move that the game knows, open or not, as far as its first action, with its words.

        So a client can understand the name of a move that is not open, and say why it is not.
        """
        grammar, words = self._rules.face.grammar, self._rules.face.words
        begun = [grammar.move_of((action,)) for action in range(self._rules.game.actions)]
        return [(move, words(self._state, move)) for move in begun]

    def why_not(self, seat: int, moves: Sequence[str | Move]) -> IllegalMove | None:
        """What forbids the last of some moves after those before it; None if nothing does.

        A seat may ask at any time, also while it owes no decision.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
        >>> match.why_not(0, ["mix blue"]).paragraph, match.why_not(1, ["draw"]).paragraph
        ('3.1', '2.4')
        """
        self._check_seat(seat)
        state = self._state
        *before, last = moves
        for move in before:
            step = self._rules.play(state, seat, move)
            if step.shows_something:
                raise CannotDraft(Message("error-draft", {"move": step.move.text}))
            state = step.after
        try:
            self._rules.play(state, seat, last)
        except IllegalMove as wrong:
            is_begun = bool(self._rules.begun(state, seat, last)[1])
            return None if is_begun else wrong
        return None

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

    def story(self, listener: int | None, after_row: int = BEGINNING) -> list[Message]:
        """What a seat, or a spectator, has heard since a row, in messages of the catalogue.

        What must be remembered is told whole until the listener has answered a decision, and never
        again: neither later, nor after an undo, nor to somebody who comes back.
        """
        self.check_listener(listener)
        narrator = self._rules.face.narrator(listener)
        told = [
            (row, message)
            for row, event in self._history.events_for(listener)
            if (message := narrator.hear(event)) is not None
        ]
        told += [
            (self._history.as_counted_by(listener, row.number), undone(row.seat))
            for row in self._history.rows
            if row.undo is not None
        ]
        told.sort(key=lambda line: line[0])
        return [message for row, message in told if row > after_row]

    def row(self, listener: int | None) -> int:
        """The last row that a seat, or a spectator, knows of, as it counts rows."""
        self.check_listener(listener)
        return self._history.as_counted_by(listener, len(self._history.rows))

    def last_answer(self, seat: int | None) -> int:
        """The row of a seat's last answer, as this seat counts rows; 0 before the first."""
        if seat is None:
            return 0
        return self._history.as_counted_by(seat, self._history.answered.get(seat, 0))

    def events(self, listener: int | None, after_row: int = BEGINNING) -> list[Event]:
        """What happened since a row and was not taken back, as a seat, or a spectator, may know it.

        For clients that catch up; it fades as the story does.

        >>> import stillroom
        >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
        >>> _ = match.play(0, "draw")
        >>> match.events(1)[0]
        Event(kind='drew', seat=0, details={}, seen_by=0)
        """
        self.check_listener(listener)
        known = self._history.known_by(listener, after_row)
        told = self._history.events_for(listener, known)
        return [self._rules.event(event).seen_from(listener) for _, event in told]

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

    def check_listener(self, listener: int | None) -> None:
        """Raises WrongSeat unless there is such a seat; None is a spectator."""
        if listener is not None:
            self._check_seat(listener)

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
            row=self.row(seat),
            waiting=[other for other in range(self.seats) if state.waiting[other]],
            prompt=decision.prompt if decision else face.waits(state),
            decision=decision,
            board=face.board(state, seat),
            practice=self.practice,
            can_undo=can_undo and not state.over,
            undo_makes_practice=not state.over and self._undo_makes_practice(seat),
            sheet=face.sheet(state) if state.over else None,
        )

    def _asks_nobody_to_undo(self, seat: int) -> bool:
        """Whether a seat has a move to take back and needs no agreement for it."""
        if self._history.is_free_to_undo(seat):
            return True
        people = [other for other, player in enumerate(self._header.players) if player.bot is None]
        return people == [seat] and self._history.last_row_of(seat) is not None

    def _undo_makes_practice(self, seat: int | None) -> bool:
        """Whether an undo would go back further than is free, and none has done so before."""
        if seat is None or self.practice or self._history.last_row_of(seat) is None:
            return False
        return not self._history.is_free_to_undo(seat)
