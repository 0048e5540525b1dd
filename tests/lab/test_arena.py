"""The arena: who meets whom, what a share is, and how sure one can be of it."""

from __future__ import annotations

from array import array

import pytest

from stillroom.lab import simulate as simulate_module
from stillroom.lab.arena import Arena, Pairing, Standings, play, shares_of
from stillroom.lab.report import Report
from stillroom.lab.results import NUMBER, SMALL, WORD, Results
from stillroom.lab.simulate import Simulation, simulate
from stillroom.lab.tallies import wilson_interval

GAME = "elixir-mixer"
TINY = Arena(GAME, ("greedy-1", "random", "greedy"), matches=9, seats=2, engine="plain", seed=3)


@pytest.fixture(scope="module")
def tiny() -> Standings:
    """A few matches of three bots, each with each other."""
    return play(TINY)


def results_of(places: list[list[int]], first_seats: list[int]) -> Results:
    """Matches that ended with these places, seat by seat."""
    results = Results(len(places[0]))
    for seat, column in enumerate(zip(*places, strict=True)):
        results.places[seat] = array(SMALL, column)
        results.points[seat] = array(NUMBER, [0] * len(places))
    results.first_seats = array(SMALL, first_seats)
    results.turns = results.decisions = array(NUMBER, [1] * len(places))
    results.digests = array(WORD, [0] * len(places))
    return results


def pairing_of(places: list[list[int]]) -> Pairing:
    """A pairing whose matches ended so, in which the bot moves on from seat to seat."""
    seats = len(places[0])
    results = results_of(places, [match % seats for match in range(len(places))])
    simulation = Simulation(GAME, ("greedy",) * seats, len(places))
    return Pairing("greedy", "random", Report(simulation, results, 1.0))


def test_each_bot_meets_each_other_once_at_two_seats(tiny: Standings) -> None:
    met = [(pairing.bot, pairing.rival) for pairing in tiny.pairings]
    assert met == [("greedy-1", "random"), ("greedy-1", "greedy"), ("random", "greedy")]
    assert {len(pairing.report.results) for pairing in tiny.pairings} == {10}, "whole deals"


def test_at_more_seats_each_sits_among_several_of_each_other() -> None:
    arena = Arena(GAME, ("greedy", "random"), matches=7, seats=3, engine="plain")
    assert arena.pairings == [("greedy", "random"), ("random", "greedy")]
    simulation = arena.simulation("greedy", "random")
    assert simulation.bots == ("greedy", "random", "random")
    assert (simulation.matches, simulation.rotate, simulation.duplicate) == (9, True, True)


def test_all_meet_one_where_it_is_named() -> None:
    arena = Arena(GAME, ("greedy", "random"), 4, 3, "plain", against="greedy-1")
    assert arena.pairings == [("greedy", "greedy-1"), ("random", "greedy-1")]
    standings = play(arena)
    assert set(standings.ratings) == {"greedy", "random", "greedy-1"}
    assert [pairing.rival for pairing in standings.pairings] == ["greedy-1", "greedy-1"]


def test_a_master_searches_wherever_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    made_for = []
    ready = simulate_module.ready_engine

    def noted(simulation: Simulation) -> object:
        made_for.append(simulation.bots)
        return ready(simulation)

    monkeypatch.setattr(simulate_module, "ready_engine", noted)
    bots = ("random", "greedy", "master-1")
    play(Arena("quacks", bots, 2, engine="plain", options={"turn_limit": 1}))
    assert made_for == [("random", "greedy"), ("random", "master-1")], "one engine of each kind"


def test_no_engine_plays_bots_that_it_was_not_made_for() -> None:
    greedy = Simulation("quacks", ("greedy", "random"), 2)
    master = Simulation("quacks", ("greedy", "master-1"), 2)
    with pytest.raises(ValueError, match="made for other bots than greedy, master-1"):
        simulate_module.play_in(simulate_module.ready_engine(greedy), master)


def test_nobody_meets_itself_nor_nobody() -> None:
    with pytest.raises(ValueError, match="greedy came twice"):
        Arena(GAME, ("greedy",), matches=2, engine="plain", against="greedy")
    assert Arena(GAME, ("greedy",), matches=2, engine="plain", against="random").pairings


def test_the_matches_of_a_deal_roll_the_same_dice() -> None:
    bots = ("greedy",) * 3
    digests = simulate(Simulation(GAME, bots, 9, seed=5, duplicate=True)).results.digests
    deals = [digests[first : first + 3].tolist() for first in (0, 3, 6)]
    # Greedy bots are all alike and roll no dice of their own.
    single = simulate(Simulation(GAME, bots, 3, seed=5)).results.digests
    assert deals == [[digest] * 3 for digest in single]


def test_a_first_place_is_shared_by_all_who_have_it() -> None:
    places = [[1, 2, 3], [1, 1, 3], [2, 1, 2], [1, 1, 1], [0, 0, 0]]
    results = results_of(places, [0, 1, 2, 0, 0])
    assert shares_of(results) == [1, 1 / 2, 0, 1 / 3, 1 / 3]


def test_a_deal_is_one_trial() -> None:
    # Of four deals each bot wins the match of the better seat: shares of one half, and no spread.
    even = pairing_of([[1, 2], [1, 2]] * 4)
    assert even.deals == [0.5] * 4
    assert even.interval == wilson_interval(4, 8)
    # Deals that differ: the matches count as many as would vary so.
    apart = pairing_of([[1, 2], [2, 1], [2, 1], [1, 2]] * 2)
    assert apart.deals == [1.0, 0.0] * 2
    trials = 0.25 / ((1 / 3) / 4)
    assert apart.interval == pytest.approx(wilson_interval(trials / 2, trials))
    assert apart.interval[0] < even.interval[0], "less is known of them"


def test_who_always_wins_is_not_known_to_win_always() -> None:
    low, high = pairing_of([[1, 2], [2, 1]] * 5).interval
    assert (low, high) == wilson_interval(10, 10)
    assert low < high == 1


def test_the_standings_are_told_to_programs(tiny: Standings) -> None:
    told = tiny.to_json_document()
    assert list(told) == [
        "game", "seats", "engine", "seed", "options", "seconds", "pairings", "ratings",
    ]  # fmt: skip
    first = told["pairings"][0]
    assert (first["bot"], first["rival"], first["matches"]) == ("greedy-1", "random", 10)
    assert first["share"] == 1
    assert first["points_mean"] > first["rival_points_mean"]
    assert [rated["bot"] for rated in told["ratings"]][-1] == "random"


def test_an_arena_is_played_again_by_its_seed(tiny: Standings) -> None:
    again = play(TINY)
    documents = [standings.to_json_document() for standings in (tiny, again)]
    for document in documents:
        del document["seconds"]
    assert documents[0] == documents[1]


@pytest.mark.parametrize(
    ("bots", "seats", "wrong"),
    [
        (("greedy",), 2, "at least 2 bots must meet, not 1"),
        (("greedy", "random", "greedy"), 2, "greedy came twice"),
        (("greedy", "nobody"), 2, "no bot 'nobody'"),
        (("greedy", "random"), 5, "2 to 4 seats, not 5"),
    ],
)
def test_who_cannot_meet_is_told(bots: tuple[str, ...], seats: int, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Arena(GAME, bots, matches=2, seats=seats, engine="plain")


def test_progress_counts_the_matches_of_all_pairings() -> None:
    seen: list[tuple[int, int, str]] = []
    arena = Arena(GAME, ("greedy", "random"), matches=4, seats=2, engine="plain")
    play(arena, lambda *told: seen.append(told))
    assert seen[0] == (0, 4, "greedy – random")
    assert seen[-1] == (4, 4, "greedy – random")
