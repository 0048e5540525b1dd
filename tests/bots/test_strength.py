"""How strong masters are, as a sample: in so few matches only what is clear can be asked."""

from __future__ import annotations

import pytest

from stillroom.lab.arena import Arena, play

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def test_a_master_of_few_matches_beats_the_frozen_greedy_bot() -> None:
    """In Kupferkessel Co., where remembering and looking ahead are everything."""
    arena = Arena("kupferkessel", ("master-50", "greedy-1"), 40, seed=5)
    [pairing] = play(arena).pairings
    assert pairing.share > 0.6
