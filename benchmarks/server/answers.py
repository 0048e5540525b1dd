"""How soon do the strongest bots answer while four tables play at once?

A table of each game, with the strongest bot at every seat, plays for some seconds in the part of
the server where bots think. What is timed is from a bot's being asked until its move is there.
Seats that are asked at the same time think at the same time, as at a live table. Bots must have
their engines, so the first run builds them.

    python -m benchmarks.server.answers --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from statistics import median

from stillroom.bots import building
from stillroom.bots.levels import levels_of
from stillroom.games.registry import find, names
from stillroom.match.match import Match, new_match
from stillroom.server import metrics
from stillroom.server.opponents.bot_pool import Bots, Thinker

SECONDS = 30.0
WITHIN = 1.0
"""A bot answers within so many seconds."""


async def measure(seconds: float) -> dict[str, list[float]]:
    """How long every answer took, by game."""
    thinker = Thinker(compiled=True)
    thinker.start()
    try:
        await thinker.ready()
        assert all(map(thinker.is_compiled, names())), "without its engine a bot does not search"
        end = time.monotonic() + seconds
        took = await asyncio.gather(*(play(thinker, game, end) for game in names()))
        assert failures() == 0, "a simpler bot has answered for one that failed"
    finally:
        await thinker.stop()
    return dict(zip(names(), took, strict=True))


def failures() -> float:
    """How many bots have failed and were replaced."""
    [counted] = metrics.bot_failures.collect()
    return counted.samples[0].value


async def play(thinker: Thinker, game: str, end: float) -> list[float]:
    """Plays matches of one table, one after another, until the time is over."""
    took: list[float] = []
    level = levels_of(game)[-1]
    seed = 1
    while time.monotonic() < end:
        match, bots = new_match(game, seats=find(game).most_seats, seed=seed), Bots(thinker, game)
        while match.result is None and time.monotonic() < end:
            asked = list(match.waiting)
            took += await asyncio.gather(*(answer(bots, match, seat, level) for seat in asked))
        seed += 1
    return took


async def answer(bots: Bots, match: Match, seat: int, level: str) -> float:
    """Lets a bot think and plays its move; how long it thought."""
    began = time.monotonic()
    move = await bots.choose(match.copied(), seat, level)
    took = time.monotonic() - began
    match.play(seat, move)
    return took


def main() -> None:
    """Prints the figures; ends with 1 if an answer came too late."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args()
    building.build([])
    figures = asyncio.run(measure(chosen.seconds))
    print("| game | seats | answers | half within, ms | 99 of 100, ms | slowest, ms |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for game, took in figures.items():
        took.sort()
        most = took[min(len(took) - 1, len(took) * 99 // 100)]
        row = (
            find(game).most_seats,
            len(took),
            *(1000 * t for t in (median(took), most, took[-1])),
        )
        print("| {} | {} | {:,} | {:.0f} | {:.0f} | {:.0f} |".format(game, *row))
    slowest = max(took[-1] for took in figures.values())
    sys.exit(f"too slow: an answer took {slowest:.2f} s" if slowest > WITHIN else 0)


if __name__ == "__main__":
    main()
