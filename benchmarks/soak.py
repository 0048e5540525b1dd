"""The large counts: every game, every number of seats, every variant, thousands of matches each.

Each match is played in the plain engine step by step; after every step all cards are counted, and
the digests of all states and events must be those of the compiled engine. A match that fails is
kept in ``tests/failures`` under its seed, and the tests replay it from then on.

Then the server is killed again and again while people, bots and clocks play at many tables.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import sys
import time
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from stillroom.games.registry import names
from stillroom.kernel.compiled import CompiledEngine
from stillroom.kernel.loops import Plan
from tests.contract.fuzzing import Failure, match_of_plan, play_checked
from tests.contract.settings import VARIED, Setting, variant_settings

CHUNK = 20
"""Matches that a process takes at a time."""


class Work(NamedTuple):
    """Some matches of one setting, played by one bot."""

    setting: Setting
    bot: str
    seed: int
    first: int
    matches: int


class Done(NamedTuple):
    """What came of it."""

    steps: int
    digests: list[int]
    unfinished: int


def plan_of(work: Work) -> Plan:
    """Every seat played by the same bot, everything digested."""
    plan = Plan()
    plan.seed = work.seed
    plan.digests = 1
    policies = work.setting.program.policy_numbers([work.bot] * work.setting.seats)
    plan.policies[: len(policies)] = policies
    return plan


def play_plainly(work: Work) -> Done:
    """Plays in the plain engine and counts all cards after every step."""
    steps, digests, unfinished = 0, [], 0
    for match in range(work.first, work.first + work.matches):
        try:
            played = play_checked(match_of_plan(work.setting, work.bot, work.seed, match))
        except (AssertionError, IndexError) as wrong:
            Failure.at(work.setting, work.bot, work.seed, match, str(wrong)).keep()
            raise
        steps += played.steps
        unfinished += not played.has_winner
        digests.append(played.digest)
    return Done(steps, digests, unfinished)


@cache
def compiled(game: str) -> CompiledEngine:
    """The compiled engine of a game."""
    return CompiledEngine(Setting(game, 2).program)


def soak(setting: Setting, bot: str, seed: int, matches: int, jobs: int) -> str:
    """One setting and one bot; returns the line of the report, or raises."""
    start = time.perf_counter()
    whole = Work(setting, bot, seed, 0, matches)
    expected = compiled(setting.game).play(setting.template(), plan_of(whole), 0, matches, jobs)
    bounds = [*range(0, matches, CHUNK), matches]
    works = [Work(setting, bot, seed, low, high - low) for low, high in pairwise(bounds)]
    steps = unfinished = done_matches = 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for work, done in zip(works, pool.imap(play_plainly, works), strict=True):
            wanted = expected["all_digests"][work.first : work.first + work.matches].tolist()
            for offset, (mine, theirs) in enumerate(zip(done.digests, wanted, strict=True)):
                if mine != theirs:
                    Failure.at(setting, bot, seed, work.first + offset, "engines differ").keep()
                    raise SystemExit(f"{setting} {bot}: match {work.first + offset} differs")
            steps += done.steps
            unfinished += done.unfinished
            done_matches += work.matches
            show_progress(f"{setting} {bot}: {done_matches} of {matches}")
    if unfinished:
        raise SystemExit(f"{setting} {bot}: {unfinished} matches ended without a winner")
    checksum = 0
    for digest in expected["all_digests"].tolist():
        checksum ^= digest
    return (
        f"{setting!s:50} {bot:7} {matches:7,} matches to the end, {steps:11,} steps, "
        f"most events of a step {int(expected['most_events'].max()):2}, "
        f"checksum {checksum:016x}, {time.perf_counter() - start:6.0f} s"
    )


def share_of(setting: Setting, bot: str, matches: int) -> int:
    """How many of the matches of a number of seats a setting plays.

    Where options meet in all combinations, these share the matches, and greedy plays half as many.
    """
    if setting.game not in VARIED:
        return matches
    combinations = math.prod(map(len, VARIED[setting.game].values()))
    return math.ceil(matches / combinations / (2 if bot == "greedy" else 1))


def show_progress(text: str) -> None:
    """A line that is written over, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r{text:78}", end="", file=sys.stderr, flush=True)


def soak_games(arguments: argparse.Namespace) -> None:
    """Every game in all settings, with a line for each."""
    print(f"seed {arguments.seed}: cards counted after every step, plain = compiled", flush=True)
    wanted = arguments.games.split(",")
    for setting in (setting for setting in variant_settings() if setting.game in wanted):
        for bot in arguments.bots.split(","):
            matches = share_of(setting, bot, arguments.matches)
            line = soak(setting, bot, arguments.seed, matches, arguments.jobs)
            show_progress("")
            print(line, flush=True)


def soak_server(arguments: argparse.Namespace) -> None:
    """The server on each database, with a line for each."""
    from benchmarks.server import kills

    print(f"seed {arguments.seed}: kill -9 at random moments, nothing lost or twice", flush=True)
    for database in arguments.databases.split(","):
        line = kills.soak(database, arguments.seed, arguments.kills, show_progress)
        show_progress("")
        print(line, flush=True)


def main() -> None:
    """Soaks everything and prints a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--games", default=",".join(names()))
    parser.add_argument("--server", action="store_true", help="the server only")
    parser.add_argument("--kills", type=int, default=200, help="of the server on each database")
    parser.add_argument("--databases", default="sqlite,postgresql")
    arguments = parser.parse_args()
    if not arguments.server:
        soak_games(arguments)
    if arguments.kills:
        soak_server(arguments)


if __name__ == "__main__":
    main()
