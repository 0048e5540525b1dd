"""Memories of bots: each seat has its own, fed with what that seat may know."""

from __future__ import annotations

from dataclasses import replace
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

import pytest

from stillroom.kernel import contract, rules
from stillroom.kernel.events import EventRow
from stillroom.kernel.loops import Plan, Played
from stillroom.kernel.plain import PlainEngine
from tests.kernel.toy.bots import GAME, PROGRAM, Memory, Policy

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine
from tests.kernel.plans import plan_of, play_one


def test_each_seat_has_a_memory_of_its_own(plain: PlainEngine) -> None:
    bench = PROGRAM.bench()
    played = play_one(plain, plan_of(), GAME.new_state(3), bench)
    memories: Any = bench.memories
    assert all(memory.decisions for memory in memories[:3])
    assert sum(memory.decisions for memory in memories) == played.decisions
    for seat, memory in enumerate(memories[:3]):
        assert set(memory.asked[: memory.decisions]) == {seat}


def test_a_bot_hears_every_event_and_only_the_numbers_that_its_seat_may_see(
    plain: PlainEngine,
) -> None:
    bench = PROGRAM.bench()
    play_one(plain, plan_of(), GAME.new_state(3), bench)
    memories: Any = bench.memories
    heard = [memory.events for memory in memories[:3]]
    assert heard[0] > 0
    assert heard == [heard[0]] * 3, "that something happened is public"
    own = [memory.chips[seat] for seat, memory in enumerate(memories[:3])]
    assert sum(own) > 0, "else the test proves nothing"
    assert [sum(memory.chips) for memory in memories[:3]] == own, "others see no chip of a seat"


def test_bots_that_remember_nothing_leave_the_log_muted() -> None:
    deaf = replace(PROGRAM, remember=None)
    bench = deaf.bench()
    play_one(PlainEngine(deaf), plan_of(digests=0), GAME.new_state(3), bench)
    memories: Any = bench.memories
    assert bench.log.muted
    assert [memory.events for memory in memories[:3]] == [0, 0, 0]


@rules.rule
def only_the_cautious(policy: int) -> bool:
    """A bot that listens beside bots that do not."""
    return policy == Policy.CAUTIOUS


def test_only_bots_that_listen_are_told_events_wherever_they_sit() -> None:
    choosy = replace(PROGRAM, wants_events=cast(FunctionType, only_the_cautious))
    plan = plan_of(digests=0)
    plan.policies[:3] = [Policy.RANDOM, Policy.CAUTIOUS, Policy.COUNTING]
    plan.rotate = 1
    for match in range(3):
        bench = choosy.bench()
        play_one(PlainEngine(choosy), plan, GAME.new_state(3), bench, match)
        memories: Any = bench.memories
        cautious_seat = (match + 1) % 3
        told = [seat for seat, memory in enumerate(memories[:3]) if memory.events]
        assert told == [cautious_seat]


@pytest.mark.compiled
def test_memories_are_the_same_in_both_engines(
    plain: PlainEngine, compiled: CompiledEngine
) -> None:
    from stillroom.kernel.arrays import load, new_array, store

    bench = PROGRAM.bench()
    play_one(plain, plan_of(digests=0), GAME.new_state(3), bench)
    templates, plans = new_array(GAME.state, 1), new_array(Plan, 1)
    store(templates, 0, GAME.new_state(3))
    store(plans, 0, plan_of(digests=0))
    benches, played = new_array(PROGRAM.bench, 1), new_array(Played, 1)
    compiled.entries["play_matches"](templates, plans, 0, played, 0, 1, 0, benches)
    assert load(benches, 0, PROGRAM.bench).memories == bench.memories


def test_the_contract_hears_nothing_by_itself() -> None:
    for asked in (
        lambda: contract.wants_events(0),
        lambda: contract.remember(Memory(), EventRow()),
    ):
        with pytest.raises(TypeError, match="the bots of a game provide it"):
            asked()
