"""Whole matches: every engine, every number of threads and every cut gives the same results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

import pytest

from stillroom.kernel import contract, rules, state
from stillroom.kernel.dice import Dice, seed
from stillroom.kernel.loops import Plan, Played, policy_at
from stillroom.kernel.plain import PlainEngine
from stillroom.kernel.records import Record
from stillroom.kernel.state import Outcome
from tests.kernel.toy.bots import GAME, PROGRAM, Memory, Policy
from tests.kernel.toy.ids import ACTIONS
from tests.kernel.toy.state import Log, State

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine
from tests.kernel.plans import MATCHES, plan_of, play, play_one

# --- in the plain engine


def test_every_match_is_complete_and_has_an_outcome(plain: PlainEngine) -> None:
    for played in play(plain, plan_of()):
        played.check()
        assert played.complete == 1
        assert played.turns == 2
        assert played.decisions >= 6
        assert 1 in played.outcome.ranks[:3]
        assert played.outcome.ranks[3] == played.outcome.scores[3] == 0


def test_matches_of_a_plan_differ(plain: PlainEngine) -> None:
    assert len({played.all_digests for played in play(plain, plan_of())}) == MATCHES


def test_another_seed_gives_other_matches(plain: PlainEngine) -> None:
    first = {played.all_digests for played in play(plain, plan_of(seed=1))}
    second = {played.all_digests for played in play(plain, plan_of(seed=2))}
    assert not first & second


def test_the_template_is_left_as_it_was(plain: PlainEngine) -> None:
    template = GAME.new_state(3)
    plain.play(template, plan_of(), 0, 2)
    assert template == GAME.new_state(3)


def test_the_options_of_the_template_hold(plain: PlainEngine) -> None:
    [played] = plain.play(GAME.new_state(2, {"one_round": 1}), plan_of(), 0, 1)
    assert played.turns == 1


def test_a_match_does_not_depend_on_those_before_it(plain: PlainEngine) -> None:
    together = play(plain, plan_of(rotate=1), count=10)
    alone = [play(plain, plan_of(rotate=1), first=match, count=1)[0] for match in range(10)]
    assert together == alone


def test_bots_remember_nothing_of_the_match_before(plain: PlainEngine) -> None:
    together = play(plain, plan_of("counting", "counting", "counting"), count=10)
    alone = [
        play(plain, plan_of("counting", "counting", "counting"), first=match, count=1)[0]
        for match in range(10)
    ]
    assert together == alone


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_digests_the_same_matches_are_played(plain: PlainEngine, seats: int) -> None:
    for with_digests, without in zip(
        play(plain, plan_of(digests=1), seats), play(plain, plan_of(digests=0), seats), strict=True
    ):
        assert with_digests.all_digests
        assert with_digests.most_events > 0
        with_digests.all_digests = with_digests.most_events = 0
        assert without == with_digests


def test_the_last_digest_is_that_of_the_last_state(plain: PlainEngine) -> None:
    bench = PROGRAM.bench()
    played = play_one(plain, plan_of(), GAME.new_state(3), bench)
    last = bench.state
    assert last.over
    assert played.last_digest == State.digest(last, 0)
    outcome = Outcome()
    GAME.play.outcome(last, outcome)
    assert played.outcome == outcome


def test_a_match_that_is_cut_off_has_no_completion_word(plain: PlainEngine) -> None:
    played = [Played()]
    played[0].complete = 1
    nobody = State()
    with pytest.raises(AssertionError):
        plain.entries["play_matches"]([nobody], [plan_of()], 0, played, 0, 1, 0, [PROGRAM.bench()])
    assert played[0].complete == 0


# --- seats


Ask = Callable[[Plan, state.State], list[int]]


@pytest.fixture
def seats_asked(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Plays match 0 and tells which seats were asked, in order."""

    def ask(plan: Plan, template: state.State) -> list[int]:
        asked: list[int] = []

        def decide(*arguments: object) -> int:
            asked.append(cast(int, arguments[1]))
            return int(PROGRAM.decide(*arguments))

        monkeypatch.setattr(rules, "_rules", rules.all_rules() | {decide})
        overheard = replace(PROGRAM, decide=cast(FunctionType, decide))
        play_one(PlainEngine(overheard), plan, template, overheard.bench())
        return asked

    return ask


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_waiting_seats_are_asked_from_the_start_player_clockwise_one_decision_each(
    seats_asked: Ask, seats: int
) -> None:
    for number in range(20):
        start = State()
        State.copy_into(start, GAME.new_state(seats))
        seed(start.dice, number, 0)
        GAME.play.begin(start, Log())
        assert sum(start.waiting) == seats
        clockwise = [(start.start_seat + step) % seats for step in range(seats)]
        assert seats_asked(plan_of(seed=number), GAME.new_state(seats))[:seats] == clockwise


def test_nobody_is_asked_again_before_the_others_who_wait(seats_asked: Ask) -> None:
    """Two seats in one round: they take turns until one of them stops."""
    longest = 0
    for number in range(40):
        asked = seats_asked(plan_of(seed=number), GAME.new_state(2, {"one_round": 1}))
        in_turn = next(
            (i for i, pair in enumerate(pairwise(asked)) if len({*pair}) == 1), len(asked)
        )
        assert len(set(asked[in_turn + 1 :])) <= 1
        longest = max(longest, in_turn)
    assert longest >= 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rotating_bots_move_on_by_one_seat_from_match_to_match(
    plain: PlainEngine, seats: int
) -> None:
    bots = ["cautious", "random", "random", "random"][:seats]
    rotated = play(plain, plan_of(*bots, rotate=1), seats, count=9)
    for match, played in enumerate(rotated):
        moved = [bots[(seat - match) % seats] for seat in range(seats)]
        [seated] = play(plain, plan_of(*moved), seats, first=match, count=1)
        assert played.first_policy_seat == match % seats
        played.first_policy_seat = seated.first_policy_seat = 0
        assert played == seated


def test_bots_that_do_not_rotate_keep_their_seats(plain: PlainEngine) -> None:
    assert {played.first_policy_seat for played in play(plain, plan_of())} == {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_matches_of_a_duplicated_deal_roll_the_same_dice(
    plain: PlainEngine, seats: int
) -> None:
    """As many as there are seats; bots that are all alike and roll no dice play them alike."""
    bots = ["cautious"] * seats
    plan = plan_of(*bots)
    plan.duplicate = 1
    deals = play(plain, plan_of(*bots), seats, count=4)
    assert len({played.all_digests for played in deals}) == 4
    assert play(plain, plan, seats, count=4 * seats) == [
        played for played in deals for _ in range(seats)
    ]


def test_the_bot_at_a_seat_is_found_by_how_far_the_bots_have_moved() -> None:
    plan = plan_of("cautious", "random", "counting")
    for shift in range(3):
        seated = [policy_at(plan, seat, shift, 3) for seat in range(3)]
        assert seated[shift] == Policy.CAUTIOUS
        assert seated[(shift + 1) % 3] == Policy.RANDOM


# --- the compiled engine


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_engines_play_the_same_matches(
    plain: PlainEngine, compiled: CompiledEngine, seats: int
) -> None:
    for plan in (plan_of(), plan_of(rotate=1, seed=2**62 - 1), plan_of(digests=0, seed=0)):
        assert play(plain, plan, seats) == play(compiled, plan, seats)


@pytest.mark.compiled
def test_both_engines_play_matches_of_high_numbers(
    plain: PlainEngine, compiled: CompiledEngine
) -> None:
    for first in (2**31 - 2, 2**32 - 2, 2**39):
        plan = plan_of(rotate=1)
        assert play(plain, plan, first=first, count=4) == play(compiled, plan, first=first, count=4)


@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 2, 3, 100])
def test_results_do_not_depend_on_the_number_of_threads(
    plain: PlainEngine, compiled: CompiledEngine, threads: int
) -> None:
    plan = plan_of(rotate=1)
    assert play(compiled, plan, threads=threads) == play(plain, plan)


@pytest.mark.compiled
def test_bots_remember_nothing_of_other_matches_whatever_the_threads(
    compiled: CompiledEngine,
) -> None:
    plan = plan_of("counting", "counting", "counting")
    assert play(compiled, plan, threads=1) == play(compiled, plan, threads=MATCHES)


@pytest.mark.compiled
@pytest.mark.parametrize("cuts", [[0, 60], [0, 1, 60], [0, 17, 18, 40, 60], [0, 30, 30, 60]])
def test_results_do_not_depend_on_how_the_matches_are_cut(
    compiled: CompiledEngine, cuts: list[int]
) -> None:
    plan = plan_of(rotate=1)
    pieces = [
        played
        for first, past in pairwise(cuts)
        for played in play(compiled, plan, first=first, count=past - first)
    ]
    assert pieces == play(compiled, plan)


@pytest.mark.compiled
def test_an_assertion_that_fails_in_a_thread_reaches_the_caller(compiled: CompiledEngine) -> None:
    with pytest.raises(AssertionError):
        compiled.play(State(), plan_of(), 0, 5, threads=2)


@pytest.mark.compiled
def test_every_entry_gives_the_same_in_both_engines(
    plain: PlainEngine, compiled: CompiledEngine
) -> None:
    """Steps through a match with all entries, and compares every record after every call."""
    table = Table(plain, compiled, 3)
    table.call("begin", table.logs)
    policy = int(Policy.RANDOM)
    for _ in range(1000):
        if table.state.over:
            break
        seat = table.state.waiting.index(1)
        table.call("legal", seat, table.masks)
        table.call("observe", seat, table.observations)
        for action in range(ACTIONS):
            is_open = table.masks[0][0].is_open[action]
            assert (table.call("reason", seat, action) == 0) == is_open
            if is_open:
                table.call("foresee", seat, action, table.foresights)
        action = table.call("decide", seat, policy, table.memories, table.dice)
        table.call("redeal", seat)
        table.call("apply", seat, action, table.logs)
        assert table.call("digest") == State.digest(table.state, 0)
    assert table.state.over
    table.call("outcome", table.outcomes)


class Table:
    """One match in two engines. Each kind of record lies in a list and in an array."""

    def __init__(self, plain: PlainEngine, compiled: CompiledEngine, seats: int) -> None:
        self.plain, self.compiled = plain, compiled
        template = GAME.new_state(seats)
        seed(template.dice, 8, 1)
        bot_dice = Dice()
        seed(bot_dice, 8, 2)
        self.states = self.pair(template)
        self.dice = self.pair(bot_dice)
        self.masks = self.pair(GAME.mask())
        self.logs = self.pair(GAME.log())
        self.memories = self.pair(Memory())
        self.outcomes = self.pair(Outcome())
        self.foresights = self.pair(GAME.foresight())
        self.observations = self.pair(GAME.observation())

    @property
    def state(self) -> State:
        plain_state: State = self.states[0][0]
        return plain_state

    @staticmethod
    def pair(record: Record) -> tuple[Any, Any]:
        from stillroom.kernel.arrays import new_array, store

        array = new_array(type(record), 1)
        store(array, 0, record)
        return [record], array

    def call(self, name: str, *arguments: object) -> int:
        """Calls an entry of both engines; a pair gives each engine its side."""
        sides = [
            [argument[side] if isinstance(argument, tuple) else argument for argument in arguments]
            for side in (0, 1)
        ]
        answer: int = self.plain.entries[name](self.states[0], 0, *sides[0])
        assert self.compiled.entries[name](self.states[1], 0, *sides[1]) == answer
        for pair in vars(self).values():
            if isinstance(pair, tuple):
                assert pair[1][0:1].tobytes() == pair[0][0].to_bytes()
        return answer


def test_the_contract_itself_plays_nothing() -> None:
    with pytest.raises(TypeError, match="a game provides it"):
        contract.begin(State(), Log())
