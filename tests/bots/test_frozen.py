"""Frozen bots: what others are measured against never plays otherwise."""

from __future__ import annotations

import pytest

from stillroom.bots.registry import program
from stillroom.games.registry import names
from stillroom.lab.simulate import Simulation, simulate

SEED = 11
MATCHES = {"elixir-mixer": 12, "kupferkessel": 12, "glastonbury": 12, "quacks": 2}
DIGESTS = {
    "elixir-mixer": "e62409258c178995",
    "kupferkessel": "a22943b0ec6fcb64",
    "glastonbury": "7cc0819317d8d65e",
    "quacks": "bfdf1d01da3c2f8b",
}
"""The first figures of the digest of matches between two of them. If one changes, either the rules
of the game have another version, or the frozen bot was touched: then it must be mended back."""


@pytest.mark.parametrize("game", names())
def test_a_frozen_bot_plays_as_ever(game: str) -> None:
    report = simulate(Simulation(game, ("greedy-1",) * 2, MATCHES[game], seed=SEED))
    assert report.digest.startswith(DIGESTS[game])


@pytest.mark.parametrize("game", names())
def test_frozen_bots_have_a_version_and_are_not_offered(game: str) -> None:
    bots = program(game)
    assert "greedy-1" in bots.frozen
    assert not bots.frozen.keys() & bots.policies.keys()
    assert all(name.rpartition("-")[2].isdigit() for name in bots.frozen)
