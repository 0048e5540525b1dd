"""What commands print, read by tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stillroom import cli

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Somebody who speaks English, with a home of their own."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"LANG": "en", "COLUMNS": "80", "STILLROOM_HOME": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)


def document(words: list[str], printed: Printed) -> Any:  # noqa: ANN401  # any JSON
    """The one JSON document that a command prints."""
    cli.main([*words, "--json"])
    told = printed.readouterr()
    assert told.err == ""
    return json.loads(told.out)


def table_cells(text: str) -> list[list[str]]:
    """The rows of the tables that are printed for people."""
    lines = [line for line in text.splitlines() if line.startswith("│")]
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines]


def refused(words: list[str], printed: Printed, code: int = 2) -> str:
    """The one line that a wrong word gets; with code 1, a command that could not do its work."""
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    told = printed.readouterr()
    assert ended.value.code == code
    assert told.out == ""
    assert told.err.startswith("stillroom")
    assert told.err.count("\n") == 1
    return told.err
