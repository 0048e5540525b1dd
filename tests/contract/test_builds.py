"""Games that are built from nothing, each in a process of its own. Only a soak has time for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stillroom.games.registry import names
from tests.kernel import fresh

pytestmark = [pytest.mark.compiled, pytest.mark.soak]

REPORT = """
import json
from stillroom.bots.registry import {kind}
from stillroom.kernel.engines import compiled_engine, plain_engine
from stillroom.kernel.loops import Plan

whole = {kind}("{game}")
engine = compiled_engine(whole)
plan = Plan()
plan.seed, plan.digests = 11, 1
plan.policies[:2] = whole.policy_numbers(["greedy", "random"])
template = whole.game.new_state(2)
lengths = len(whole.game.bag_lengths)
print(json.dumps({{
    "compiled": engine.play(template, plan, 0, 5)["all_digests"].tolist(),
    "plain": [played.all_digests for played in plain_engine(whole).play(template, plan, 0, 5)],
    "built": len(engine.builds),
    "built too often": [
        rule.__name__
        for rule, builds in engine.builds.items()
        if builds > (lengths if "list[int]" in rule.__annotations__.values() else 1)
    ],
}}))
"""
LONG_ENOUGH = 3_600
"""Seconds in which a game is built on any machine."""


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("kind", ["program", "search_program"])
def test_every_rule_is_built_once_and_plays_as_it_is_written(
    kind: str, game: str, tmp_path: Path
) -> None:
    """Those over bags once for each length; with the master of the game and without."""
    building = fresh.start(REPORT.format(kind=kind, game=game), cache=tmp_path)
    told = json.loads(fresh.printed_by(building, LONG_ENOUGH))
    assert told["built"] > 100
    assert told["built too often"] == []
    assert told["compiled"] == told["plain"]
