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


def whole_match(words: str, home: Path) -> list[str]:
    """What is printed in a match with moves from a pipe, but for the last line with its file."""
    home.mkdir()
    done = piped(f"play --seed 7 {words}", "\n" + "1\n" * 500, home)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    result = kept(home).result
    assert result is not None
    *lines, last = done.stdout.splitlines()
    total = next(line for line in reversed(lines) if line.startswith("Total"))
    assert list(map(int, total.replace("·", "0").split()[1:])) == result.scores
    assert re.search(r"wins? in turn \d+", lines[-1])
    assert last.startswith("Record: ")
    return lines


def test_a_whole_match_is_played_with_moves_from_a_pipe_and_the_same_lines_give_the_same_match(
    tmp_path: Path,
) -> None:
    against = "--seats you,greedy,greedy"
    plain = whole_match(f"--plain {against}", tmp_path / "one")
    assert plain == whole_match(against, tmp_path / "two")


@pytest.mark.soak
@pytest.mark.parametrize("plain", ["--plain", ""])
def test_against_bots_who_err_it_is_played_as_well(plain: str, tmp_path: Path) -> None:
    whole_match(plain, tmp_path / "home")


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
