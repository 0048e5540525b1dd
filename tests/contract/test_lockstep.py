"""Rung 4: the plain and the compiled engine agree, digest by digest and event by event."""

from __future__ import annotations

import random

import pytest

from stillroom.kernel.arrays import load, new_array, store
from stillroom.kernel.loops import Plan, Played
from tests.contract.everywhere import in_each
from tests.contract.settings import Setting, all_settings, printed_settings
from tests.contract.walking import walk_randomly
from tests.engines import compiled, plain

pytestmark = pytest.mark.compiled


def plan_for(setting: Setting, bots: list[str], seed: int) -> Plan:
    plan = Plan()
    plan.seed = seed
    plan.digests = 1
    plan.policies[: len(bots)] = setting.program.policy_numbers(bots)
    return plan


@pytest.mark.parametrize(
    ("first", "random", "greedy"), [(0, 2, 4), pytest.param(4, 3, 11, marks=pytest.mark.soak)]
)
@in_each(all_settings())
def test_whole_matches_are_equal_step_by_step(
    setting: Setting, first: int, random: int, greedy: int
) -> None:
    """So many matches of each kind of bot."""
    by_hand, fast = plain(setting.game), compiled(setting.game)
    for bot, matches in (("random", random), ("greedy", greedy)):
        plan = plan_for(setting, [bot] * setting.seats, seed=11)
        played = fast.play(setting.template(), plan, first, matches, threads=2)
        expected = by_hand.play(setting.template(), plan, first, matches)
        assert [load(played, i, Played) for i in range(matches)] == expected


@in_each(printed_settings())
def test_every_entry_gives_the_same_answer(setting: Setting) -> None:
    """Masks, reasons, previews, observations and redeals, over states of a random match."""
    game = setting.program.game
    fast, by_hand = compiled(setting.game).entries, plain(setting.game).entries
    states, masks = new_array(game.state, 1), new_array(game.mask, 1)
    foresights, observations = new_array(game.foresight, 1), new_array(game.observation, 1)
    sample = random.Random(3)
    for walk in walk_randomly(setting, 3):
        if sample.randrange(25):
            continue
        store(states, 0, walk.state)
        for seat in range(setting.seats):
            open_actions = list(walk.open_actions(seat))
            fast["legal"](states, 0, seat, masks)
            assert load(masks, 0, game.mask).actions[: len(open_actions)] == open_actions
            assert int(masks[0]["length"]) == len(open_actions)
            for action in sample.sample(range(game.actions), 20):
                wanted = by_hand["reason"]([walk.state], 0, seat, action)
                assert fast["reason"](states, 0, seat, action) == wanted
            for action in open_actions:
                preview = game.foresight()
                by_hand["foresee"]([walk.state], 0, seat, action, [preview])
                fast["foresee"](states, 0, seat, action, foresights)
                assert load(foresights, 0, game.foresight) == preview
            observation = game.observation()
            by_hand["observe"]([walk.state], 0, seat, [observation])
            fast["observe"](states, 0, seat, observations)
            assert load(observations, 0, game.observation) == observation
            guessed = walk.state.copied()
            by_hand["redeal"]([guessed], 0, seat)
            guesses = states.copy()
            fast["redeal"](guesses, 0, seat)
            assert load(guesses, 0, game.state) == guessed
        assert fast["digest"](states, 0) == by_hand["digest"]([walk.state], 0)


@in_each(printed_settings())
def test_single_steps_from_python_are_equal(setting: Setting) -> None:
    game = setting.program.game
    fast = compiled(setting.game).entries
    states, logs = new_array(game.state, 1), new_array(game.log, 1)
    before = None
    for walk in walk_randomly(setting, 9):
        if before is not None:
            state, seat = before
            store(states, 0, state)
            fast["apply"](states, 0, seat, walk.actions[-1], logs)
            assert load(states, 0, game.state) == walk.state
            told = load(logs, 0, game.log)
            assert told.rows[: told.length] == walk.log.rows[: walk.log.length]
        before = (walk.state.copied(), walk.seat)


@in_each(printed_settings())
def test_an_illegal_action_is_refused_by_every_engine(setting: Setting) -> None:
    game = setting.program.game
    state = next(walk_randomly(setting, 1)).state
    waiting = state.waiting.index(1)
    unasked = [(seat, 0) for seat in range(setting.seats) if not state.waiting[seat]]
    states, logs = new_array(game.state, 1), new_array(game.log, 1)
    store(states, 0, state)
    closed = next(a for a in range(game.actions) if game.play.reason(state, waiting, a))
    before = state.copied()
    for seat, action in (
        *unasked,
        (waiting, closed),
        (waiting, game.actions),
        (waiting, -1),
    ):
        with pytest.raises(AssertionError):
            plain(setting.game).entries["apply"]([state], 0, seat, action, [game.log()])
        with pytest.raises(AssertionError):
            compiled(setting.game).entries["apply"](states, 0, seat, action, logs)
        assert state == before
        assert load(states, 0, game.state) == before
