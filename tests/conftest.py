"""What all tests share: no deadlines, and coverage that is counted where rules are tested."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).parent
COUNTED = [TESTS / part for part in ("kernel", "games", "bots", "contract/test_masters.py")]
"""The tests that must run every line of the rules; masters think as the contract asks them to."""

settings.register_profile("stillroom", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("stillroom")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leaves all other tests out of the coverage, which makes plain Python several times slower."""
    for item in items:
        if not any(item.path.is_relative_to(part) for part in COUNTED):
            item.add_marker("no_cover")
