"""Simulation: the same matches as one by one, whatever the engine, the threads and the blocks."""

from __future__ import annotations

import hashlib
import statistics
from dataclasses import replace
from typing import Any

import pytest

from stillroom.bots.registry import program
from stillroom.kernel import engines
from stillroom.kernel.engines import MissingEngine
from stillroom.kernel.fields import WORD_MAX
from stillroom.kernel.loops import Plan, Played
from stillroom.kernel.plain import PlainEngine
from stillroom.lab import simulate as simulating
from stillroom.lab.report import Report
from stillroom.lab.simulate import (
    TURNS_ENOUGH,
    Simulation,
    available_cores,
    play_in,
    ready_engine,
    simulate,
)
from tests.cases import for_each

GAME = "elixir-mixer"
BOTS = ("greedy", "random", "greedy")
TINY = Simulation(GAME, BOTS, matches=14, seed=3)


@pytest.fixture(scope="module")
def tiny() -> Report:
    """A few matches of three bots that move on from seat to seat."""
    return simulate(TINY)


def seated(simulation: Simulation, match: int) -> list[str]:
    """Who sits where in a match, counted out by hand."""
    seats: list[str] = [""] * len(simulation.bots)
    for listed, bot in enumerate(simulation.bots):
        seats[(listed + match) % len(seats)] = bot
    return seats


def one_by_one(simulation: Simulation, turn_limit: int = TURNS_ENOUGH) -> list[Played]:
    """Each match by itself in the plain engine, its bots put on their seats beforehand."""
    rules = program(simulation.game)
    engine = PlainEngine(rules)
    template = rules.game.new_state(len(simulation.bots), {"turn_limit": turn_limit})
    played = []
    for match in range(simulation.matches):
        plan = Plan()
        plan.seed = simulation.seed
        plan.policies[:3] = rules.policy_numbers(seated(simulation, match))
        played += engine.play(template, plan, match, 1)
    return played


# --- what is counted


def test_the_figures_of_each_listed_bot_are_those_of_its_matches(tiny: Report) -> None:
    matches = one_by_one(TINY)
    for listed, figures in enumerate(tiny.to_json_document()["seats"]):
        seats = [(listed + match) % 3 for match in range(TINY.matches)]
        endings = [one.outcome for one in matches]
        wins = sum(end.ranks[seat] == 1 for end, seat in zip(endings, seats, strict=True))
        points = [end.scores[seat] for end, seat in zip(endings, seats, strict=True)]
        assert figures["bot"] == BOTS[listed]
        assert figures["seat"] == listed
        assert figures["wins"] == wins
        assert figures["win_rate"] == wins / TINY.matches
        assert figures["points_mean"] == pytest.approx(statistics.fmean(points))
        assert figures["points_sd"] == pytest.approx(statistics.stdev(points))


def test_the_figures_of_each_seat_are_those_of_whoever_sat_there(tiny: Report) -> None:
    matches = one_by_one(TINY)
    for seat, figures in enumerate(tiny.to_json_document()["by_seat"]):
        points = [one.outcome.scores[seat] for one in matches]
        assert figures["seat"] == seat
        assert figures["wins"] == sum(one.outcome.ranks[seat] == 1 for one in matches)
        assert figures["points_mean"] == pytest.approx(statistics.fmean(points))
        assert figures["points_sd"] == pytest.approx(statistics.stdev(points))


def test_bots_of_the_same_name_are_counted_together(tiny: Report) -> None:
    matches = one_by_one(TINY)
    greedy, random = tiny.to_json_document()["by_bot"]
    points = [
        one.outcome.scores[seat]
        for match, one in enumerate(matches)
        for seat, bot in enumerate(seated(TINY, match))
        if bot == "greedy"
    ]
    assert (greedy["bot"], greedy["played"]) == ("greedy", 2 * TINY.matches)
    assert (random["bot"], random["played"]) == ("random", TINY.matches)
    assert greedy["wins"] + random["wins"] == TINY.matches
    assert greedy["points_mean"] == pytest.approx(statistics.fmean(points))
    assert greedy["points_sd"] == pytest.approx(statistics.stdev(points))


def test_lengths_are_those_of_the_matches(tiny: Report) -> None:
    matches = one_by_one(TINY)
    document = tiny.to_json_document()
    turns = [one.turns for one in matches]
    assert document["decisions"] == sum(one.decisions for one in matches)
    assert document["turns_mean"] == pytest.approx(statistics.fmean(turns))
    assert document["turns_sd"] == pytest.approx(statistics.stdev(turns))
    assert document["decisions_per_second"] == document["decisions"] / document["seconds"]


def test_the_digest_is_sha_256_over_the_last_states_in_order(tiny: Report) -> None:
    content = b"".join(one.last_digest.to_bytes(8, "little") for one in one_by_one(TINY))
    assert tiny.digest == hashlib.sha256(content).hexdigest()
    assert tiny.results.digest(2) == hashlib.sha256(content[:16]).hexdigest()


def test_matches_that_reach_the_turn_limit_are_unfinished_and_won_by_nobody() -> None:
    report = simulate(replace(TINY, matches=5, options={"turn_limit": 3}))
    document = report.to_json_document()
    assert document["unfinished"] == 5
    assert [figures["wins"] for figures in document["seats"]] == [0, 0, 0]
    assert document["options"] == {"turn_limit": 3}


def test_unfinished_matches_are_counted_beside_the_others() -> None:
    limit = 46
    report = simulate(replace(TINY, options={"turn_limit": limit}))
    abandoned = [one for one in one_by_one(TINY, limit) if 1 not in one.outcome.ranks]
    assert 0 < len(abandoned) < TINY.matches
    assert report.unfinished == len(abandoned)
    assert sum(tally.wins for tally in report.by_seat) == TINY.matches - len(abandoned)


def test_there_is_a_turn_limit_unless_one_is_given() -> None:
    assert TINY.all_options == {"turn_limit": TURNS_ENOUGH}
    assert replace(TINY, options={"turn_limit": 0}).all_options == {"turn_limit": 0}
    other = replace(TINY, options={"four_cards_exactly": 1})
    assert other.all_options == {"turn_limit": TURNS_ENOUGH, "four_cards_exactly": 1}


# --- seats


@pytest.mark.parametrize("bots", [("greedy", "random"), BOTS, ("random", *BOTS)])
def test_rotation_puts_every_bot_on_every_seat_equally_often(bots: tuple[str, ...]) -> None:
    seats = len(bots)
    options = {"turn_limit": 2}
    report = simulate(Simulation(GAME, bots, matches=3 * seats, options=options))
    taken = {cell: tally.played for cell, tally in report.results.tallies().items()}
    assert taken == {(bot, seat): 3 for bot in range(seats) for seat in range(seats)}


def test_without_rotation_everybody_stays() -> None:
    report = simulate(replace(TINY, matches=4, rotate=False, options={"turn_limit": 2}))
    taken = {cell: tally.played for cell, tally in report.results.tallies().items()}
    assert taken == {(0, 0): 4, (1, 1): 4, (2, 2): 4}
    document = report.to_json_document()
    assert document["rotated"] is False
    assert [figures["points_mean"] for figures in document["seats"]] == [
        figures["points_mean"] for figures in document["by_seat"]
    ]


# --- blocks and progress


@pytest.mark.parametrize("block", [1, 4, 13, 14, 1000])
def test_blocks_change_nothing(tiny: Report, block: int) -> None:
    assert content_of(simulate(TINY, block=block)) == content_of(tiny)


def content_of(report: Report) -> dict[str, Any]:
    """The report without what depends on the clock."""
    document = report.to_json_document()
    return {name: value for name, value in document.items() if "second" not in name}


def test_progress_tells_how_many_matches_are_done() -> None:
    told: list[int] = []
    simulate(replace(TINY, matches=7, options={"turn_limit": 2}), told.append, block=3)
    assert told == [0, 3, 6, 7]


def test_blocks_grow_while_they_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "SECONDS_OF_A_BLOCK", 1e9)
    told: list[int] = []
    simulate(replace(TINY, matches=20, options={"turn_limit": 2}), told.append)
    assert told == [0, 1, 3, 7, 15, 20]


def test_blocks_shrink_when_they_are_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "SECONDS_OF_A_BLOCK", 1e-9)
    told: list[int] = []
    simulate(replace(TINY, matches=3, options={"turn_limit": 2}), told.append)
    assert told == [0, 1, 2, 3]


# --- engines


@pytest.mark.compiled
@pytest.mark.usefixtures("whole_games")
def test_the_compiled_engine_gives_the_same_report_on_any_threads_in_any_blocks(
    tiny: Report,
) -> None:
    expected = content_of(tiny) | {"engine": "compiled"}
    engine = ready_engine(replace(TINY, engine="compiled"))
    for threads in (1, 2, 5):
        simulation = replace(TINY, engine="compiled", threads=threads)
        for block in (None, 1, 5):
            assert content_of(play_in(engine, simulation, block=block)) == expected


@pytest.mark.compiled
@pytest.mark.usefixtures("whole_games")
def test_a_compiled_simulation_uses_as_many_threads_as_it_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    simulation = replace(TINY, engine="compiled", threads=3, options={"turn_limit": 2})
    engine: Any = ready_engine(simulation)
    used: list[int] = []
    play = engine.play

    def overheard(*arguments: object, threads: int) -> object:
        used.append(threads)
        return play(*arguments, threads=threads)

    monkeypatch.setattr(engine, "play", overheard)
    play_in(engine, simulation, block=7)
    assert used == [3, 3]


@pytest.mark.compiled
@pytest.mark.usefixtures("whole_games")
def test_every_thread_has_a_match_to_play_however_slow_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulating, "SECONDS_OF_A_BLOCK", 1e-9)
    told: list[int] = []
    three = replace(TINY, engine="compiled", threads=3, options={"turn_limit": 2})
    simulate(replace(three, matches=8), told.append)
    assert told == [0, 3, 6, 8]


@pytest.mark.cuda
def test_the_cuda_engine_gives_the_same_report(tiny: Report) -> None:
    try:
        report = simulate(replace(TINY, engine="cuda"))
    except MissingEngine as missing:
        pytest.skip(str(missing))
    assert content_of(report) == content_of(tiny) | {"engine": "cuda"}


def test_an_engine_that_is_not_there_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda _: None)
    with pytest.raises(MissingEngine, match=r"stillroom\[fast\]"):
        simulate(replace(TINY, engine="compiled"))


def test_all_cores_are_used_by_default() -> None:
    assert TINY.threads == available_cores() >= 1


# --- wrong words


@for_each(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "the games are elixir-mixer"),
        ({"bots": ("greedy", "clever")}, "its bots are random, greedy"),
        ({"bots": ("greedy",)}, "2 to 4 seats, not 1"),
        ({"bots": ("greedy",) * 5}, "2 to 4 seats, not 5"),
        ({"bots": ()}, "2 to 4 seats, not 0"),
        ({"matches": 0}, "at least 1 match, not 0"),
        ({"matches": -5}, "at least 1 match, not -5"),
        ({"engine": "steam"}, "the engines are plain, compiled, cuda"),
        ({"seed": -1}, f"a number from 0 to {WORD_MAX}, not -1"),
        ({"seed": WORD_MAX + 1}, f"a number from 0 to {WORD_MAX}"),
        ({"options": {"jokers": 1}}, "its options are four_cards_exactly"),
        ({"options": {"four_cards_exactly": 2}}, "four_cards_exactly"),
        ({"threads": 0}, "at least 1 thread, not 0"),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(
    wrong: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        replace(TINY, **wrong)


@pytest.mark.parametrize("seed", [0, WORD_MAX])
def test_every_seed_in_its_range_is_good(seed: int) -> None:
    report = simulate(replace(TINY, matches=1, seed=seed, options={"turn_limit": 2}))
    assert report.to_json_document()["seed"] == seed
