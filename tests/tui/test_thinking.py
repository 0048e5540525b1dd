"""How bots think in the terminal, and how they explain what they did."""

from __future__ import annotations

import subprocess
import sys

import pytest

from stillroom.bots.motives import LastReasons
from stillroom.bots.registry import search_program
from stillroom.kernel import engines
from stillroom.kernel.game import Program
from stillroom.kernel.plain import PlainEngine
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import Seated
from stillroom.tui import thinking
from stillroom.tui.thinking import Bots
from tests.tui.scripted import new, script, sit_down

QUICK = "import sys"
"""A child that is done at once."""
SLOW = "import time; time.sleep(600)"


def against(*levels: str, game: str = "elixir-mixer") -> Match:
    bots = [Seated(f"Bot {number}", level) for number, level in enumerate(levels)]
    return new_match(game, players=[*bots, Seated("Ada")], seed=7)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[Program]:
    """The programs of which an engine was asked for; no build of any is there."""
    asked: list[Program] = []

    def none_yet(program: Program) -> None:
        asked.append(program)

    monkeypatch.setattr(engines, "built_engine", none_yet)
    return asked


def child(monkeypatch: pytest.MonkeyPatch, code: str) -> list[subprocess.Popen[bytes]]:
    """Lets another program stand for the one that builds; those that were started."""
    started: list[subprocess.Popen[bytes]] = []

    def begin(_game: str) -> subprocess.Popen[bytes]:
        started.append(subprocess.Popen([sys.executable, "-c", code]))
        return started[-1]

    monkeypatch.setattr(thinking, "_building", begin)
    return started


def test_bots_that_do_not_search_need_no_engine(
    built: list[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    started = child(monkeypatch, SLOW)
    match = against("greedy")
    bots = Bots(match, LastReasons())
    with bots.at_work():
        bots.move(match, 0)
    assert (built, started) == ([], [])
    assert len(match.rows) == 1


def test_an_engine_that_is_not_built_is_built_while_people_play(
    built: list[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    started = child(monkeypatch, SLOW)
    match = against("master")
    bots = Bots(match, LastReasons())
    with bots.at_work():
        bots.move(match, 0)
        assert started[0].poll() is None, "nobody waits for it"
    assert len(match.rows) == 1
    assert built == [search_program("elixir-mixer")]
    assert started[0].poll() is not None, "nothing goes on when the match is left"


def test_as_soon_as_it_is_built_bots_think_in_it(
    built: list[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    started = child(monkeypatch, QUICK)
    match = against("master")
    bots = Bots(match, LastReasons())
    with bots.at_work():
        started[0].wait()
        engine = PlainEngine(search_program("elixir-mixer"))
        monkeypatch.setattr(engines, "built_engine", lambda _program: engine)
        bots.move(match, 0)
        assert bots._engine is engine
    assert len(match.rows) == 1
    assert len(built) == 1


def test_without_a_compiler_the_match_goes_on(
    built: list[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    started = child(monkeypatch, "import sys; sys.exit(1)")
    match = against("grand-master")
    bots = Bots(match, LastReasons())
    with bots.at_work():
        started[0].wait()
        bots.move(match, 0)
    assert len(match.rows) == 1
    assert len(built) == 2


# --- explaining


def explained(match: Match) -> str:
    """The page that tells why bots moved."""
    sitting = sit_down(match, script(["explain"], then=lambda _: None))
    pages = [shown.text for shown in sitting.terminal.shown if shown.frame is None]
    return pages[-1]


def test_bots_explain_their_last_moves() -> None:
    told = explained(new("Ada", bots=2, seed=11))
    assert "Borage, Alchemist\nBorage gets the bonus card" in told
    assert "It mixes whatever it can,\nmost points first." in told
    assert "Clove, Alchemist\nClove puts purple 2 into the market. It keeps the cards" in told


def test_who_has_not_moved_has_nothing_to_explain() -> None:
    match = new_match("elixir-mixer", players=[Seated("Ada"), Seated("Borage", "random")], seed=7)
    assert match.waiting == (0,)
    assert explained(match).splitlines() == ["Borage, Whim", "Nothing yet."]


def test_of_a_match_that_was_kept_nobody_knows_why_any_more() -> None:
    match = against("greedy")
    match.play(0, match.moves(0)[0])
    while match.waiting == (0,):
        match.play(0, match.moves(0)[0])
    assert "nobody can say now" in explained(match)


def test_without_bots_there_is_nothing_to_explain() -> None:
    assert explained(new("Ada", "Ben")) == "No bot plays here."
