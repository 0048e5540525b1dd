"""How long does a person wait for bots? Chromium without a window, our server at its usual tempo.

``python -m benchmarks.browser.waits`` plays some moves of each game against every number of bots by
clicking in the list of moves, and prints how long nothing was asked after a move: half of the
times, and the longest. Beside it stands the longest that the bots of a table may take.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from contextlib import closing

from playwright.async_api import Browser, async_playwright

from benchmarks.browser.run import CHROMIUM, PATIENCE_MS, is_asked
from benchmarks.server.ours import House, serve_ours

TABLES = {
    "kupferkessel": [2],
    "glastonbury": [2, 3, 4],
    "elixir-mixer": [2, 3, 4],
    "quacks": [2, 3, 4],
}
"""The games and the seats at their tables."""
SECONDS_A_TURN = {"kupferkessel": 1.2, "glastonbury": 1.2, "elixir-mixer": 2.0}
"""What a bot's whole turn takes where one plays after the other."""
ROUNDS = {"kupferkessel": 2, "glastonbury": 2}
"""Whoever comes to a corner takes no card: there the bots have two turns each before the next."""
SECONDS_OF_A_BREW = 3.0 + 6.0
"""What is left of the bots' brews once all people have stopped, and an evaluation."""
SECONDS_TO_SHOW = 0.5
"""Beside the bots: the own move is shown, and the next question."""
PRESS = """() => (document.querySelector(".moves .acts .primary")
    ?? document.querySelector(".moves button.move"))?.click()"""
ASKED = """() => document.querySelector("main.match:not([data-busy])") !== null
    && document.querySelector(".moves .acts .primary, .moves button.move, dialog table") !== null"""


def longest_allowed(game: str, seats: int) -> float:
    """The longest wait between two own decisions, in seconds."""
    if game not in SECONDS_A_TURN:
        return SECONDS_OF_A_BREW + SECONDS_TO_SHOW
    turns = (seats - 1) * ROUNDS.get(game, 1)
    return SECONDS_A_TURN[game] * turns + SECONDS_TO_SHOW


async def measure_table(
    browser: Browser, port: int, game: str, seats: int, moves: int
) -> list[float]:
    """The waits after so many moves at one table, in seconds."""
    address = f"http://127.0.0.1:{port}"
    with closing(House(port)) as house:
        cookie = house.ask("/people", {"name": "Ada"})[1]
        sitting = [{"kind": "person"}, *[{"kind": "bot"}] * (seats - 1)]
        table, _ = house.ask("/tables", {"game": game, "seats": sitting}, cookie)
        house.ask(f"/tables/{table['table']}/start", None, cookie)
    context = await browser.new_context(viewport={"width": 1280, "height": 720})
    name, _, value = cookie.partition("=")
    await context.add_cookies([{"name": name, "value": value, "url": address}])
    page = await context.new_page()
    await page.goto(f"{address}/tables/{table['table']}")
    await page.locator("main.match").wait_for(timeout=PATIENCE_MS)
    await page.keyboard.press("m")
    waits: list[float] = []
    while len(waits) < moves and await is_asked(page):
        await page.evaluate(PRESS)
        pressed = time.monotonic()
        await page.wait_for_timeout(100)
        await page.wait_for_function(ASKED, timeout=PATIENCE_MS)
        waits.append(time.monotonic() - pressed)
    await context.close()
    return waits


async def measure(port: int, games: list[str], moves: int) -> dict[tuple[str, int], list[float]]:
    """Measures every table, one after the other."""
    async with async_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        waits = {
            (game, seats): await measure_table(browser, port, game, seats, moves)
            for game in games
            for seats in TABLES[game]
        }
        await browser.close()
        return waits


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all without one")
    parser.add_argument("--moves", type=int, default=40)
    arguments = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("Chromium is not installed here; the waits were not measured")
    games = arguments.games or list(TABLES)
    if unknown := set(games) - TABLES.keys():
        sys.exit(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(TABLES)}")
    with serve_ours(tempo=1) as server:
        waits = asyncio.run(measure(server.port, games, arguments.moves))
    print("| game | seats | moves | wait, half / longest s | allowed s |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for (game, seats), seconds in waits.items():
        half, most = statistics.median(seconds), max(seconds)
        allowed = longest_allowed(game, seats)
        print(f"| {game} | {seats} | {len(seconds)} | {half:.1f} / {most:.1f} | {allowed:.1f} |")


if __name__ == "__main__":
    main()
