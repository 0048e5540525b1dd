"""How fast do bots think and play? On one core, and OpenSpiel's search beside ours in the same run.

Greedy bots play whole matches. At every so many decisions a master thinks about one, with what its
seat has heard, and only that is timed; a decision with one open action needs no thought and does
not count. The checksum is over what was found out, and OpenSpiel's over the positions, so that two
runs can be seen to have done the same work. ``python -m benchmarks.bots`` prints these figures
alone and keeps no history.
"""

from __future__ import annotations

import argparse
import sys
import zlib
from collections.abc import Callable, Iterator
from itertools import islice
from time import perf_counter
from typing import Any, NamedTuple

from benchmarks import open_spiel_side
from benchmarks.open_spiel_side import Effort, Searched
from stillroom.bots.match import BotMatch
from stillroom.bots.minds import Mind, Thought, mind_of
from stillroom.bots.players import seeded
from stillroom.bots.registry import search_program
from stillroom.bots.search.masters import MASTER
from stillroom.games.registry import find, names
from stillroom.kernel import bot_events, engines, seats
from stillroom.kernel.events import EventRow, Log
from stillroom.lab.report import Report
from stillroom.lab.simulate import Simulation, play_in, ready_engine
from stillroom.match.records.verifying import Engine

EFFORT = Effort(simulations=1_000, every=7, decisions=40)
"""Each search imagines as many matches; whole matches are played until enough were searched."""
GREEDY_MATCHES = 1_000
KETTLE_GAMES = ("kupferkessel", "glastonbury")
FEWEST_SIMULATIONS = 40_000
"""A second, on one core, which must be reached in the kettle games."""
PUBLISHED = (
    "For comparison, stated by its authors and not measured here: "
    "a published engine of Quacks plays 200 to 300 matches a second on a core."
)


class Figures(NamedTuple):
    """What was measured."""

    searches: list[Searched]
    """Ours, and OpenSpiel's last."""
    greedy: list[Report]

    def to_json_document(self) -> dict[str, Any]:
        """The figures for the history."""
        searches = [{**one._asdict(), "checksum": f"{one.checksum:08x}"} for one in self.searches]
        greedy = [
            {
                "game": one.simulation.game,
                "seats": len(one.simulation.bots),
                "matches": one.simulation.matches,
                "decisions": one.decisions,
                "seconds": one.seconds,
                "checksum": one.digest[:16],
            }
            for one in self.greedy
        ]
        return {"searches": searches, "greedy": greedy}


def measure(seed: int, rounds: int) -> Figures:
    """Measures both sides at searching, and greedy bots at playing."""
    searches = [one for game in names() for one in our_searches(game, seed, rounds)]
    searches.append(best_of(rounds, open_spiel_side.search, EFFORT, seed))
    greedy = [greedy_matches(game, GREEDY_MATCHES, seed, rounds) for game in names()]
    return Figures(searches, greedy)


def our_searches(game: str, seed: int, rounds: int) -> list[Searched]:
    """Measures the master of a game, with the fewest seats and with the most."""
    engine = engines.compiled_engine(search_program(game))
    rules = engine.program.game
    return [
        best_of(rounds, search, engine, seats_taken, seed, EFFORT)
        for seats_taken in sorted({rules.fewest_seats, rules.most_seats})
    ]


def best_of(rounds: int, work: Callable[..., Searched], *arguments: Any) -> Searched:
    """The fastest of some rounds of the same search: the others were disturbed."""
    rows = [work(*arguments) for _ in range(rounds)]
    assert len({row.checksum for row in rows}) == 1, "the same work gives the same checksum"
    return max(rows, key=lambda row: row.speed)


def search(engine: Engine, seats_taken: int, seed: int, effort: Effort) -> Searched:
    """Times a master in an engine at some decisions of whole matches."""
    program = engine.program
    game = program.game.name
    [policy] = program.policy_numbers([f"{MASTER}{effort.simulations}"])
    decisions = simulations = checksum = number = 0
    spent = 0.0
    while decisions < effort.decisions:
        match = BotMatch(game, ["greedy"] * seats_taken, seed + number)
        minds = [mind_of(program, seeded(seed, seat), engine) for seat in range(seats_taken)]
        for seat in islice(deciding_seats(match, minds), number % effort.every, None, effort.every):
            start = perf_counter()
            action = minds[seat].decide(match.state, seat, policy)
            took = perf_counter() - start
            if (thought := taken_from(minds[seat])) is not None:
                decisions += 1
                simulations += thought.simulations
                spent += took
                found = f"{action} {thought.simulations} {thought.won} {thought.next_won}"
                checksum = zlib.crc32(found.encode(), checksum)
        number += 1
    what = f"{game}, {seats_taken} seats"
    return Searched(f"{MASTER}{effort.simulations}", what, decisions, simulations, spent, checksum)


def taken_from(mind: Mind) -> Thought | None:
    """What a mind has found out, once; nothing if it did not have to think."""
    thought = mind.thought()
    mind.clear()
    return thought


def deciding_seats(match: BotMatch, minds: list[Mind]) -> Iterator[int]:
    """Who decides next, all through a match; each mind has heard all that its seat may know."""
    tell(minds, match.opening)
    steps = match.steps()
    seat = seats.previous_seat(match.state.start_seat, match.state.seats)
    while not match.state.over:
        seat = seats.next_waiting(match.state, seat)
        yield seat
        tell(minds, next(steps))


def tell(minds: list[Mind], log: Log) -> None:
    """Every mind hears the events of a step, cut for its seat."""
    for seat, mind in enumerate(minds):
        mind.remember(cut_for(seat, event) for event in log.rows[: log.length])


def cut_for(seat: int, event: EventRow) -> EventRow:
    """An event as a seat may know it."""
    heard = EventRow()
    bot_events.cut_for(seat, event, heard)
    return heard


def greedy_matches(game: str, matches: int, seed: int, rounds: int) -> Report:
    """The fastest of some rounds of the same matches, with a greedy bot at every seat."""
    bots = ("greedy",) * find(game).most_seats
    simulation = Simulation(game, bots, matches, "compiled", seed, threads=1)
    engine = ready_engine(simulation)
    reports = [play_in(engine, simulation, block=matches) for _ in range(rounds)]
    assert len({report.digest for report in reports}) == 1, "the same work, the same digest"
    return min(reports, key=lambda report: report.seconds)


def report(figures: Figures) -> list[str]:
    """The tables of a run."""
    return [*search_table(figures.searches), "", *greedy_table(figures.greedy), "", PUBLISHED]


def search_table(searches: list[Searched]) -> list[str]:
    """Simulations per second, with their ratio to the other side."""
    rival = searches[-1]
    lines = [
        f"| who | what | decisions | simulations | simulations/s | to {rival.who} | checksum |",
        "| --- | --- | ---: | ---: | ---: | ---: | --- |",
    ]
    lines += [
        f"| {one.who} | {one.what} | {one.decisions} | {one.simulations:,} | {one.speed:,.0f} "
        f"| {one.speed / rival.speed:.2f} | {one.checksum:08x} |"
        for one in searches
    ]
    return lines


def greedy_table(reports: list[Report]) -> list[str]:
    """Matches per second of greedy bots."""
    lines = ["| game | greedy bots | matches | matches/s | checksum |"]
    lines.append("| --- | ---: | ---: | ---: | --- |")
    for one in reports:
        plan = one.simulation
        speed = plan.matches / one.seconds
        bots = len(plan.bots)
        lines.append(
            f"| {plan.game} | {bots} | {plan.matches:,} | {speed:,.0f} | {one.digest[:16]} |"
        )
    return lines


def floors_missed(figures: Figures) -> list[str]:
    """The searches that are slower than they must be."""
    return [
        f"{one.who} on {one.what}: {one.speed:,.0f}, at least {FEWEST_SIMULATIONS:,}"
        for one in figures.searches
        if one.what.startswith(KETTLE_GAMES) and one.speed < FEWEST_SIMULATIONS
    ]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3, help="the fastest of these is shown")
    arguments = parser.parse_args()
    figures = measure(arguments.seed, arguments.rounds)
    print("\n".join(report(figures)))
    if missed := floors_missed(figures):
        sys.exit("too slow: " + "; ".join(missed))


if __name__ == "__main__":
    main()
