"""What all tests share: engines, choice and order of tests, what they cost; and no deadlines."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.engines", "tests.order", "tests.selection", "tests.summary"]

settings.register_profile("stillroom", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", settings.get_profile("stillroom"), max_examples=2_000)
settings.load_profile("stillroom")


def pytest_configure(config: pytest.Config) -> None:
    """A soak looks at more examples."""
    if config.option.soak:
        settings.load_profile("soak")
