"""The bench: every engine at the same work, what is missing, and how fast things start."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from rich.console import Console

from stillroom.games.registry import names
from stillroom.kernel import engines
from stillroom.lab import bench
from stillroom.lab.bench import Doing, Figure, Measurements, Step, measure, tables
from stillroom.lab.simulate import Simulation, simulate
from stillroom.table.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little work, once."""
    monkeypatch.setattr(bench, "MATCHES", {"plain": 2, "compiled": 20, "cuda": 20})
    monkeypatch.setattr(bench, "ROUNDS", 1)


@pytest.fixture
def no_compilers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with the plain engine only."""
    monkeypatch.setattr(engines, "find_spec", lambda _: None)


def shown(made: Measurements, language: str) -> str:
    console = Console(file=StringIO(), width=200)
    for table in tables(made, Words(language, "stillroom.lab")):
        console.print(table)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_plain_engine_is_measured_everywhere(no_compilers: None) -> None:
    made = measure()
    work = [(one["game"], one["bot"]) for one in made.to_json_document()["figures"]]
    assert work == [(game, bot) for game in names() for bot in ("random", "greedy")]
    for figure in made.figures:
        assert figure.times_plain == 1.0
        assert figure.agrees
    assert list(made.missing) == ["compiled", "cuda"]
    assert made.load_seconds == {}
    assert 0 < made.import_seconds < 60


def test_the_work_is_the_same_as_in_a_simulation(no_compilers: None) -> None:
    figure = measure().to_json_document()["figures"][1]
    report = simulate(Simulation(figure["game"], ("greedy",) * 3, matches=2))
    assert figure["digest"] == report.digest
    assert figure["decisions"] == report.decisions
    assert figure["matches"] == 2


def test_the_document_is_json_with_these_keys(no_compilers: None) -> None:
    document = measure().to_json_document()
    assert json.loads(json.dumps(document, allow_nan=False)) == document
    assert list(document) == [
        "stillroom", "python", "processor", "cores",
        "figures", "missing", "import_seconds", "load_seconds",
    ]  # fmt: skip
    assert list(document["figures"][0]) == [
        "game", "bot", "seats", "engine", "threads", "matches", "decisions", "seconds",
        "decisions_per_second", "times_plain", "agrees", "digest",
    ]  # fmt: skip
    assert "stillroom[fast]" in document["missing"][0]["reason"]


def test_progress_tells_every_step_before_it_is_taken(no_compilers: None) -> None:
    told: list[Step] = []
    measure(told.append)
    steps = 3 * len(names()) + 1
    game = names()[0]
    assert told[:4] == [
        Step(0, steps, Doing.READYING, game, "plain"),
        Step(0, steps, Doing.MEASURING, game, "plain"),
        Step(1, steps, Doing.READYING, game, "compiled"),
        Step(2, steps, Doing.READYING, game, "cuda"),
    ]
    assert told[-1] == Step(steps - 1, steps, Doing.STARTING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_name_what_is_missing_word_for_word(no_compilers: None, language: str) -> None:
    made = measure()
    text = shown(made, language)
    for reason in made.missing.values():
        assert reason in text
    for figure in made.figures:
        assert figure.report.digest[:12] in text


def test_an_engine_that_differs_is_found_out() -> None:
    simulation = Simulation("elixir-mixer", ("random",) * 3, matches=2)
    plain = simulate(simulation)
    made = Measurements([Figure(plain, 1.0, agrees=True)])
    other = simulate(Simulation("elixir-mixer", ("random",) * 3, matches=4, seed=2))
    same = simulate(Simulation("elixir-mixer", ("random",) * 3, matches=4))
    assert not bench._beside_plain(other, made).agrees
    assert bench._beside_plain(same, made).agrees
    made.figures.append(bench._beside_plain(other, made))
    assert " no " in shown(made, "en")


@pytest.mark.compiled
def test_the_compiled_engine_is_measured_on_one_thread_and_on_all_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(bench, "available_cores", lambda: 2)
    made = measure()
    compiled = [one for one in made.to_json_document()["figures"] if one["engine"] == "compiled"]
    work = [(one["threads"], one["bot"]) for one in compiled if one["game"] == names()[0]]
    assert work == [(1, "random"), (1, "greedy"), (2, "random"), (2, "greedy")]
    for one in compiled:
        assert one["agrees"]
        assert one["times_plain"] > 1
        assert one["matches"] == 20
    assert len({one["digest"] for one in compiled if one["bot"] == "random"}) == len(names())
    assert set(made.load_seconds) == set(names())
    assert all(0 < seconds < 60 for seconds in made.load_seconds.values())
