"""Fuzzing: random matches with wrong actions thrown in, and all failures ever found, again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from stillroom.kernel.arrays import load
from stillroom.kernel.loops import Plan, Played
from tests.contract import fuzzing
from tests.contract.checks import check_thoroughly
from tests.contract.everywhere import in_each
from tests.contract.fuzzing import Failure, kept_failures, match_of_plan, play_checked
from tests.contract.settings import Setting, all_settings, printed_settings
from tests.contract.walking import begin, step
from tests.engines import compiled, plain


@pytest.mark.parametrize("seed", range(2))
@in_each(all_settings())
def test_wrong_actions_are_never_open_and_never_change_anything(
    setting: Setting, seed: int
) -> None:
    """Before each step any seat tries any action: what is not open has a reason and no effect."""
    chooser = random.Random(seed)
    walk = begin(setting, 1000 + seed)
    apply = plain(setting.game).entries["apply"]
    log = setting.program.game.log()
    actions = setting.program.game.actions
    while not walk.state.over and len(walk.actions) < 400:
        before = walk.state.to_bytes()
        for _ in range(5):
            seat, action = chooser.randrange(setting.seats), chooser.randrange(actions)
            is_open = action in walk.open_actions(seat)
            assert (walk.play.reason(walk.state, seat, action) == 0) == is_open
            if not is_open:
                with pytest.raises(AssertionError):
                    apply([walk.state], 0, seat, action, [log])
        assert walk.state.to_bytes() == before
        step(walk, chooser.choice(walk.open_actions(walk.seat)))
    check_thoroughly(walk)


@pytest.mark.compiled
@pytest.mark.parametrize("failure", kept_failures(), ids=lambda failure: failure.path.stem)
def test_a_failure_of_the_past_stays_cured(failure: Failure) -> None:
    setting = failure.setting
    played = play_checked(match_of_plan(setting, failure.bot, failure.seed, failure.match))
    plan = Plan()
    plan.seed, plan.digests = failure.seed, 1
    plan.policies[:] = [setting.program.policies[failure.bot]] * 4
    again = load(compiled(setting.game).play(setting.template(), plan, failure.match, 1), 0, Played)
    assert (again.decisions, again.all_digests) == (played.steps, played.digest)


def test_a_failure_is_kept_under_its_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "FOLDER", tmp_path)
    setting = printed_settings()[0]
    failure = Failure.at(setting, "random", 3, 17, "an example")
    failure.keep()
    assert "3-17" in failure.path.name
    assert kept_failures() == [failure]
    assert kept_failures()[0].setting == setting
