"""The bar: on a terminal, on standard error, and nowhere else."""

from __future__ import annotations

from contextlib import redirect_stderr
from io import StringIO

import pytest

from stillroom.lab.bench import Doing, Step
from stillroom.lab.progress import bench_bar, matches_bar
from stillroom.lab.simulate import Simulation
from stillroom.match.words import Words

SIMULATION = Simulation("elixir-mixer", ("random", "random"), matches=40)
WORDS = Words("en", "stillroom.lab")


class Terminal(StringIO):
    """Something that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A wide terminal, to be put in the place of standard error."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "200")
    return Terminal()


def test_a_terminal_sees_how_many_matches_are_played(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    with redirect_stderr(terminal), matches_bar(SIMULATION, WORDS) as show:
        for done in (0, 25, 40):
            show(done)
    assert "Playing elixir-mixer" in terminal.getvalue()
    assert "40/40" in terminal.getvalue()
    assert capsys.readouterr().out == ""


def test_a_terminal_sees_that_an_engine_is_made_ready(terminal: Terminal) -> None:
    with redirect_stderr(terminal), matches_bar(SIMULATION, WORDS):
        pass
    assert "Getting the plain engine ready for elixir-mixer" in terminal.getvalue()


@pytest.mark.parametrize(
    ("doing", "said"),
    [
        (Doing.READYING, "Getting the compiled engine ready for elixir-mixer"),
        (Doing.MEASURING, "Measuring the compiled engine for elixir-mixer"),
        (Doing.STARTING, "Measuring how fast they start"),
    ],
)
def test_a_terminal_sees_what_is_measured(terminal: Terminal, doing: Doing, said: str) -> None:
    with redirect_stderr(terminal), bench_bar(WORDS) as show:
        show(Step(1, 4, doing, "elixir-mixer", "compiled"))
    assert said in terminal.getvalue()
    assert "1/4" in terminal.getvalue()


def test_a_pipe_sees_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    with matches_bar(SIMULATION, WORDS) as show:
        show(25)
    with bench_bar(WORDS) as show_step:
        show_step(Step(0, 4, Doing.READYING, "elixir-mixer", "plain"))
    told = capsys.readouterr()
    assert told.out == told.err == ""
