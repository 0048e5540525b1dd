"""The command line: what it prints, and one line with exit code 2 for a wrong word."""

from __future__ import annotations

import subprocess
import sys

import pytest

from stillroom import __version__, cli


def test_tell_prints_a_whole_match_and_the_same_one_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    cli.main(["tell", "--seed", "7"])
    first = capsys.readouterr().out
    cli.main(["tell", "elixir-mixer", "--seed", "7"])
    assert capsys.readouterr().out == first
    assert first.startswith(
        "elixir-mixer, seed 7: Anise (greedy), Borage (greedy), Clove (greedy)."
    )
    assert " wins with " in first


def test_without_a_seed_one_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["tell", "--bots", "greedy,greedy"])
    seed = capsys.readouterr().out.split("seed ")[1].split(":")[0]
    assert 0 <= int(seed) < 1_000_000


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"stillroom {__version__}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "COMMAND"),
        (["brew"], "brew"),
        (["tell", "chess"], "elixir-mixer"),
        (["tell", "--bots", "greedy"], "2 to 4 seats"),
        (["tell", "--bots", "greedy,clever"], "its bots are random, greedy"),
        (["tell", "--seed", "-1"], "a seed is a number from 0"),
        (["tell", "--seed", "seven"], "seven"),
    ],
)
def test_a_wrong_word_gets_one_line_and_exit_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    told = capsys.readouterr()
    assert ended.value.code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert said in told.err


def test_a_reader_that_leaves_early_is_no_accident() -> None:
    command = f"{sys.executable} -m stillroom.cli tell --bots random,random --seed 1 | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("elixir-mixer")
    assert done.stderr == ""
