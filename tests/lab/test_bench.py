"""The bench: every engine at the same work, what is missing, and how fast things start.

And what `make bench` measures of bots.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from io import StringIO

import pytest
from rich.console import Console

from benchmarks import bots, open_spiel_side
from benchmarks.open_spiel_side import Effort, Searched
from stillroom.bots.match import BotMatch
from stillroom.bots.minds import PlainMind
from stillroom.bots.players import seeded
from stillroom.bots.registry import program, search_program
from stillroom.games.registry import names
from stillroom.kernel import engines
from stillroom.kernel.events import EVERYBODY, EventRow
from stillroom.lab import bench
from stillroom.lab.bench import Doing, Figure, Measurements, Step, measure, tables
from stillroom.lab.simulate import Simulation, simulate
from stillroom.match.words import LANGUAGES, Words


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
@pytest.mark.usefixtures("whole_games")
def test_the_compiled_engine_is_measured_on_one_thread_and_on_all_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "available_cores", lambda: 2)
    whole = bench.LOAD.replace("import program", "import search_program as program")
    monkeypatch.setattr(bench, "LOAD", whole)
    made = measure()
    compiled = [one for one in made.to_json_document()["figures"] if one["engine"] == "compiled"]
    work = [(one["threads"], one["bot"]) for one in compiled if one["game"] == names()[0]]
    assert work == [(1, "random"), (1, "greedy"), (2, "random"), (2, "greedy")]
    for one in compiled:
        assert one["agrees"]
        assert one["times_plain"] > 0
        assert one["matches"] == 20
    assert len({one["digest"] for one in compiled if one["bot"] == "random"}) == len(names())
    assert set(made.load_seconds) == set(names())
    assert all(0 < seconds < 600 for seconds in made.load_seconds.values())


# make bench: how fast bots think and play

LITTLE = Effort(simulations=2, every=20, decisions=1)


def made_up(what: str, speed: int) -> Searched:
    return Searched("somebody", what, decisions=1, simulations=speed, seconds=1.0, checksum=7)


def some_figures() -> bots.Figures:
    ours = [made_up("kupferkessel, 2 seats", 50_000), made_up("glastonbury, 4 seats", 39_000)]
    searches = [*ours, made_up("quacks, 2 seats", 5_000), made_up("hearts", 25_000)]
    played = simulate(Simulation("kupferkessel", ("greedy",) * 3, matches=1))
    return bots.Figures(searches, [played])


def test_a_search_is_the_same_work_for_the_same_seed() -> None:
    engine = engines.plain_engine(search_program("kupferkessel"))
    one, again, other = (bots.search(engine, 2, seed, LITTLE) for seed in (1, 1, 2))
    assert one.checksum == again.checksum != other.checksum
    assert one.decisions == again.decisions >= LITTLE.decisions
    assert one.simulations == one.decisions * LITTLE.simulations
    assert (one.who, one.what) == ("master-2", "kupferkessel, 2 seats")


def test_a_decision_that_needs_no_thought_does_not_count() -> None:
    match = BotMatch("kupferkessel", ["greedy"] * 2, seed=1)
    whole = search_program("kupferkessel")
    minds = [PlainMind(whole, seeded(1, seat)) for seat in range(2)]
    [policy] = whole.policy_numbers(["master-1"])
    mask = whole.game.mask()
    widths = set()
    for seat in bots.deciding_seats(match, [*minds]):
        whole.game.play.legal(match.state, seat, mask)
        minds[seat].decide(match.state, seat, policy)
        assert (bots.taken_from(minds[seat]) is None) == (mask.length == 1)
        widths.add(min(mask.length, 2))
        if widths == {1, 2}:
            break
    assert widths == {1, 2}


class Listener(PlainMind):
    """Keeps what it hears."""

    def __init__(self, game: str) -> None:
        super().__init__(program(game), seeded(1, 0))
        self.heard: list[EventRow] = []

    def remember(self, events: Iterable[EventRow]) -> None:
        self.heard += events


def test_before_each_decision_the_seats_have_heard_what_they_may_know() -> None:
    match = BotMatch("elixir-mixer", ["greedy"] * 2, seed=3)
    minds = [Listener("elixir-mixer") for _ in range(2)]
    asked = list(bots.deciding_seats(match, [*minds]))
    again = BotMatch("elixir-mixer", ["greedy"] * 2, seed=3)
    events = again.opening.length + sum(log.length for log in again.steps())
    assert match.state.over
    assert set(asked) == {0, 1}
    assert [len(mind.heard) for mind in minds] == [events, events]
    for seat, mind in enumerate(minds):
        covered = [one for one in mind.heard if one.seen_by not in {EVERYBODY, seat}]
        assert covered
        assert all(one.a == one.b == one.c == one.d == 0 for one in covered)


def test_rounds_that_differ_are_no_measurement() -> None:
    checksums = iter([1, 2])

    def work() -> Searched:
        return made_up("hearts", 1)._replace(checksum=next(checksums))

    with pytest.raises(AssertionError, match="same checksum"):
        bots.best_of(2, work)


def test_searches_are_shown_beside_the_other_side() -> None:
    text = "\n".join(bots.report(some_figures()))
    assert "| kupferkessel, 2 seats | 1 | 50,000 | 50,000 | 2.00 | 00000007 |" in text
    assert "| hearts | 1 | 25,000 | 25,000 | 1.00 |" in text
    assert "| kupferkessel | 3 | 1 |" in text
    assert "200 to 300" in text


def test_only_the_kettle_games_have_a_floor() -> None:
    assert bots.floors_missed(some_figures()) == [
        "somebody on glastonbury, 4 seats: 39,000, at least 40,000"
    ]


def test_the_history_keeps_the_figures_of_bots() -> None:
    document = some_figures().to_json_document()
    assert json.loads(json.dumps(document, allow_nan=False)) == document
    assert document["searches"][-1]["what"] == "hearts"
    assert list(document["greedy"][0]) == [
        "game", "seats", "matches", "decisions", "seconds", "checksum",
    ]  # fmt: skip


def test_open_spiel_searches_the_same_positions_for_the_same_seed() -> None:
    pytest.importorskip("pyspiel")
    one, again, other = (open_spiel_side.search(Effort(20, 7, 3), seed) for seed in (1, 1, 2))
    assert one.checksum == again.checksum != other.checksum
    assert one.simulations == 20 * one.decisions >= 60


@pytest.mark.compiled
@pytest.mark.usefixtures("whole_games")
def test_greedy_bots_play_the_same_matches_as_in_a_simulation() -> None:
    report = bots.greedy_matches("kupferkessel", matches=3, seed=5, rounds=2)
    assert report.digest == simulate(Simulation("kupferkessel", ("greedy",) * 3, 3, seed=5)).digest
    assert report.simulation.threads == 1
