"""Every test of the terminal has a home of its own, so that nothing is written elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which matches are kept."""
    monkeypatch.setenv("STILLROOM_HOME", str(tmp_path))
    return tmp_path / "matches"
