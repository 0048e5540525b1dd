"""What all tests share: no test depends on how fast a machine is."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("stillroom", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("stillroom")
