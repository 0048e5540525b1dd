"""Any input in any order leaves a match sound: what is refused changes nothing, and the record
plays again to the same position after every input.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stillroom.games.moves import Move
from stillroom.match.errors import MatchError
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import MatchRecord, Seated
from tests.games.elixir_mixer.table import Table
from tests.match.tables import GAME, at, begun, everything, sealed

CARDS = ["blue-1", "blue-7", "green-4", "yellow-2", "purple-5", "red-3", "red-7", "wild"]
WORDS = ["draw", "take", "trade", "mix", "discard", "end-turn", "for", "with", "red", *CARDS]


def against_bots(seats: int) -> Match:
    bots = [Seated(f"bot {seat}", "random") for seat in range(1, seats)]
    return new_match(GAME, seats, seed=seats, players=["Ada", *bots])


def near_the_end(seats: int) -> Match:
    """Seat 0 wins with any elixir of red."""
    return at(
        Table(
            seats=max(3, seats),
            choice="mix",
            hand=["red-4", "red-6", "red-3", "wild", "blue-1", "blue-2"],
            hands={1: ["green-1", "green-4", "green-6"], 2: ["yellow-1", "yellow-2"]},
            elixirs={0: ["blue-10", "purple-10", "green-10", "yellow-10"]},
            bonuses={"mixed-elixir": 0, "two-elixirs": 0},
        )
    )


def soon_abandoned(seats: int) -> Match:
    return begun(seats, turn_limit=3)


BUILDERS: list[Callable[[int], Match]] = [
    begun,
    sealed,
    against_bots,
    near_the_end,
    soon_abandoned,
]
numbers = st.integers(-1, 6)
words = st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)


class AnyInput(RuleBasedStateMachine):
    """A match that gets whatever people, programs and liars may send."""

    match: Match
    rows = 0
    numbers_of_decisions: list[int]

    @initialize(build=st.sampled_from(BUILDERS), seats=st.integers(2, 4))
    def begin(self, build: Callable[[int], Match], seats: int) -> None:
        self.match = build(seats)
        self.rows = 0
        self.numbers_of_decisions = [1] * self.match.seats

    def send(self, give: Callable[[], object]) -> None:
        """Gives some input; what is refused leaves everything as it was."""
        before = everything(self.match)
        try:
            give()
        except MatchError as error:
            assert_words(error)
            assert everything(self.match) == before, "what is refused changes nothing"

    @precondition(lambda self: self.match.waiting)
    @rule(choice=st.integers(0, 10_000), named=st.booleans())
    def play_an_open_move(self, choice: int, named: bool) -> None:
        seat = self.match.waiting[0]
        moves = self.match.moves(seat)
        move = moves[choice % len(moves)]
        number = self.match.decision(seat) if named else None
        events = self.match.play(seat, move, number)
        assert events, "something happens with every move"

    @precondition(lambda self: self.match.waiting)
    @rule()
    def end_the_turn_or_draw(self) -> None:
        seat = self.match.waiting[0]
        self.match.play(seat, self.match.moves(seat)[0])

    @rule(seat=numbers, text=words, decision=st.none() | numbers)
    def play_anything(self, seat: int, text: str, decision: int | None) -> None:
        self.send(lambda: self.match.play(seat, text, decision))

    @rule(seat=numbers, text=st.text(max_size=12))
    def play_nonsense(self, seat: int, text: str) -> None:
        self.send(lambda: self.match.play(seat, text))

    @rule(seat=numbers, choice=st.integers(0, 10_000), others=st.lists(words, max_size=2))
    def play_several(self, seat: int, choice: int, others: list[str]) -> None:
        moves = self.match.moves(seat % self.match.seats) or [Move("draw")]
        texts: list[str | Move] = [moves[choice % len(moves)], *others]
        before = len(self.match.record().rows)
        self.send(lambda: self.match.play_all(seat, texts))
        assert len(self.match.record().rows) - before in (0, len(texts)), "all or none"

    @rule(seat=numbers, choice=st.integers(0, 10_000), text=words)
    def try_something(self, seat: int, choice: int, text: str) -> None:
        moves = self.match.moves(seat % self.match.seats) or [Move("draw")]
        before = everything(self.match)
        self.send(lambda: self.match.draft(seat, [moves[choice % len(moves)], text]))
        self.send(lambda: self.match.draft(seat, [text]))
        assert everything(self.match) == before, "drafts change nothing"

    @rule(seat=numbers, agreed=st.booleans())
    def take_back(self, seat: int, agreed: bool) -> None:
        self.send(lambda: self.match.undo(seat, agreed=agreed))

    @rule(seat=numbers)
    def answer_a_past_decision(self, seat: int) -> None:
        past = self.match.decision(seat % self.match.seats) - 1
        before = everything(self.match)
        with pytest.raises(MatchError):
            self.match.play(seat, "draw", decision=past)
        assert everything(self.match) == before

    @invariant()
    def the_record_plays_again_to_the_same_match(self) -> None:
        if not hasattr(self, "match"):
            return
        content = self.match.record().to_bytes()
        again = Match.from_record(MatchRecord.from_bytes(content))
        assert again.record().to_bytes() == content
        assert everything(again) == everything(self.match)

    @invariant()
    def nothing_that_only_grows_goes_back(self) -> None:
        if not hasattr(self, "match"):
            return
        rows = len(self.match.record().rows)
        assert rows >= self.rows
        self.rows = rows
        now = [self.match.decision(seat) for seat in range(self.match.seats)]
        assert all(map(int.__ge__, now, self.numbers_of_decisions))
        self.numbers_of_decisions = now

    @invariant()
    def whoever_is_asked_can_answer_and_nobody_is_asked_after_the_end(self) -> None:
        if not hasattr(self, "match"):
            return
        assert bool(self.match.waiting) == (self.match.result is None)
        for seat in range(self.match.seats):
            assert bool(self.match.moves(seat)) == (seat in self.match.waiting)


def assert_words(error: MatchError) -> None:
    assert str(error)


AnyInput.TestCase.settings = settings(
    max_examples=16, stateful_step_count=25, deadline=None, derandomize=True, database=None
)
test_any_input_in_any_order_leaves_a_match_sound = AnyInput.TestCase
