"""Rung 4 on a GPU: the cuda engine ends in the same states. Skipped, with a word, where none is."""

from __future__ import annotations

from functools import cache

import pytest

from stillroom.bots.registry import program
from stillroom.kernel.compiled import CompiledEngine
from stillroom.kernel.engines import MissingEngine, cuda_engine
from stillroom.kernel.loops import Plan
from tests.contract.settings import Setting, all_settings

pytestmark = pytest.mark.cuda


@cache
def engines(game: str) -> tuple[CompiledEngine, object]:
    try:
        on_gpu: object = cuda_engine(program(game))
    except MissingEngine as missing:
        on_gpu = str(missing)
    return CompiledEngine(program(game)), on_gpu


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_a_gpu_plays_the_same_matches_on_any_grid(setting: Setting) -> None:
    on_cpu, on_gpu = engines(setting.game)
    if isinstance(on_gpu, str):
        pytest.skip(on_gpu)
    from stillroom.kernel.cuda import CudaEngine

    assert isinstance(on_gpu, CudaEngine)
    assert set(on_gpu.builds.values()) == {1}
    plan = Plan()
    plan.seed, plan.digests, plan.rotate = 5, 1, 1
    plan.policies[:2] = setting.program.policy_numbers(["greedy", "random"])
    wanted = on_cpu.play(setting.template(), plan, 0, 300)
    for blocks in (None, 1):
        assert (on_gpu.play(setting.template(), plan, 0, 300, blocks=blocks) == wanted).all()
    assert on_gpu.matches_played_again == 0
