"""Rung 4 on a GPU: the cuda engine ends in the same states. Skipped, with a word, where none is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from stillroom.bots.registry import program
from stillroom.kernel.engines import MissingEngine, cuda_engine
from stillroom.kernel.loops import Plan
from tests.contract.everywhere import in_each
from tests.contract.settings import Setting, all_settings
from tests.engines import compiled

if TYPE_CHECKING:
    from stillroom.kernel.cuda import CudaEngine

pytestmark = pytest.mark.cuda


@cache
def on_gpu(game: str) -> CudaEngine:
    """The cuda engine of a game; skips where there is no GPU."""
    try:
        return cuda_engine(program(game))
    except MissingEngine as missing:
        pytest.skip(str(missing))


@in_each(all_settings())
def test_a_gpu_plays_the_same_matches_on_any_grid(setting: Setting) -> None:
    engine = on_gpu(setting.game)
    assert set(engine.builds.values()) == {1}
    plan = Plan()
    plan.seed, plan.digests, plan.rotate = 5, 1, 1
    plan.policies[:2] = setting.program.policy_numbers(["greedy", "random"])
    wanted = compiled(setting.game).play(setting.template(), plan, 0, 300)
    for blocks in (None, 1):
        assert (engine.play(setting.template(), plan, 0, 300, blocks=blocks) == wanted).all()
    assert engine.matches_played_again == 0
