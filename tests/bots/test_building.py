"""Building games in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stillroom.bots import building
from stillroom.bots.registry import search_program
from stillroom.games.registry import names
from stillroom.kernel.engines import MissingEngine, compiled_engine
from stillroom.kernel.game import Program


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that would have been built."""
    games: list[str] = []

    def build(program: Program) -> None:
        games.append(program.game.name)

    monkeypatch.setattr(building, "compiled_engine", build)
    return games


def test_the_games_that_are_named_are_built(built: list[str]) -> None:
    assert building.main(["quacks", "elixir-mixer"]) is None
    assert built == ["quacks", "elixir-mixer"]


def test_without_names_all_games_are_built(built: list[str]) -> None:
    assert building.main([]) is None
    assert built == list(names())


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: Program) -> None:
        raise MissingEngine("there is no compiler")

    monkeypatch.setattr(building, "compiled_engine", missing)
    assert building.main(["quacks"]) == "there is no compiler"


def test_a_build_stands_back_where_the_system_can_let_it(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = [sys.executable, "-m", "stillroom.bots.building", "quacks"]
    monkeypatch.setattr(building, "which", lambda _: "/usr/bin/nice")
    assert building.command_for("quacks") == ["nice", "-n", "19", *plain]
    monkeypatch.setattr(building, "which", lambda _: None)
    assert building.command_for("quacks") == plain


def test_a_game_that_there_is_not_is_refused_with_the_names_of_those_there_are() -> None:
    asked = [sys.executable, "-m", "stillroom.bots.building", "chess"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stdout == ""
    assert all(name in told.stderr for name in names())
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.compiled
@pytest.mark.usefixtures("games_are_only_loaded")
def test_a_process_that_runs_tests_builds_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails and says what is to be done before."""
    pytest.importorskip("numba")
    monkeypatch.setenv("STILLROOM_CACHE", str(tmp_path))
    with pytest.raises(pytest.fail.Exception, match=r"stillroom\.bots\.building quacks"):
        compiled_engine(search_program("quacks"))
