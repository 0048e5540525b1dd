"""Every test of the terminal has a home of its own, and a terminal that nobody has set up."""

from __future__ import annotations

from pathlib import Path

import pytest

SET_UP_BY_SOMEBODY = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TTY_COMPATIBLE")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which matches are kept."""
    monkeypatch.setenv("STILLROOM_HOME", str(tmp_path))
    return tmp_path / "matches"


@pytest.fixture(autouse=True)
def untouched_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the environment of whoever runs the tests says of colours and sizes does not count."""
    for name in SET_UP_BY_SOMEBODY:
        monkeypatch.delenv(name, raising=False)
