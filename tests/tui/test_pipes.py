"""The real program in pipes: moves from standard input, and readers that leave early."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tui.emulator import ROOT, environment, kept, mine


def piped(words: str, typed: str, home: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """The program with its moves from a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "stillroom.cli", *words.split()],
        input=typed,
        env=environment(home, **env),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize("plain", ["--plain", ""])
def test_a_whole_match_is_played_with_moves_from_a_pipe(plain: str, tmp_path: Path) -> None:
    done = piped(f"play --seed 7 {plain}", "\n" + "1\n" * 500, tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    result = kept(tmp_path).result
    assert result is not None
    lines = done.stdout.splitlines()
    total = next(line for line in reversed(lines) if line.startswith("Total"))
    assert list(map(int, total.replace("·", "0").split()[1:])) == result.scores
    assert re.search(r"wins? in turn \d+", lines[-2])
    assert lines[-1].startswith("Record: ")


def test_the_same_lines_give_the_same_match(tmp_path: Path) -> None:
    outputs = []
    for home in (tmp_path / "one", tmp_path / "two"):
        home.mkdir()
        done = piped("play --seed 7 --plain --seats you,greedy,greedy", "\n" + "1\n" * 500, home)
        outputs.append(done.stdout.replace(str(home), "").split("\n"))
    without_files = [[line for line in lines if "Record:" not in line] for lines in outputs]
    assert without_files[0] == without_files[1]


def test_the_end_of_a_pipe_keeps_the_match(tmp_path: Path) -> None:
    done = piped("play --seed 7 --plain", "\ndraw\n", tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "stillroom play elixir-mixer" in done.stdout.splitlines()[-1]
    assert mine(tmp_path) == ["draw"]


def test_a_pipe_in_french_speaks_french_whatever_the_locale_can_print(tmp_path: Path) -> None:
    done = piped("play --seed 7 --plain --lang fr", "\npiocher\nquitter\n", tmp_path, LANG="C")
    assert done.returncode == 0
    assert "Marché" in done.stdout
    assert mine(tmp_path) == ["draw"]


# --- readers that leave early


@pytest.mark.parametrize(
    "words",
    [
        "--help",
        "play --help",
        "games",
        "games --json",
        "simulate elixir-mixer --matches 2",
        "simulate elixir-mixer --matches 2 --json",
    ],
)
def test_a_reader_that_leaves_early_is_no_accident(words: str, tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "stillroom.cli", *words.split()],
        env=environment(tmp_path),
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=120,
    )
    os.close(writer)
    assert done.stderr == ""
    assert done.returncode == 0
