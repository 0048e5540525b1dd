"""How quickly does a move show in the browser? Chromium without a window, our server on loopback.

``python -m benchmarks.browser.run`` plays some moves of each game against bots by clicking in the
list of moves, and prints how long it took from the click to the first frame that shows anything of
it (the echo), from there to the first frame after the server has accepted the move (the result),
and how large the updates were. Motion is on. Each run adds a line to ``benchmarks/history.jsonl``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import platform
import shutil
import sys
import zlib
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from playwright.async_api import Browser, Page, WebSocket, async_playwright, expect

from benchmarks.server.ours import GAMES, serve_ours
from benchmarks.server.run import HISTORY, MOST_UPDATE
from stillroom.server.sockets import QUICKLY, SHORTEST, WINDOW_BITS

STOPWATCH = Path(__file__).parent / "stopwatch.js"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
MOST_ECHO_MS, MOST_RESULT_MS = 50, 100
PATIENCE_MS = 20_000


@dataclass(frozen=True)
class GameFigures:
    """What was measured in one game."""

    moves: int
    echo_ms: list[float]
    """Half of the echoes were quicker than this, 99 of 100, and the slowest."""
    result_ms: list[float]
    """The same of the results, counted from the echo."""
    update_bytes: list[int]
    """The same of the sizes of updates, as they travel."""


def spread(values: list[float]) -> list[float]:
    """The middle one, the 99th of a hundred, and the largest."""
    ordered = sorted(values)
    places = [math.ceil(share * len(ordered)) - 1 for share in (0.5, 0.99, 1)]
    return [round(ordered[place], 1) for place in places]


async def measure_game(browser: Browser, address: str, game: str, moves: int) -> GameFigures:
    """Plays some moves of a game from its front page on, with a stopwatch in the page."""
    context = await browser.new_context(viewport={"width": 1280, "height": 720})
    await context.add_init_script(path=STOPWATCH)
    page = await context.new_page()
    updates: list[float] = []
    page.on("websocket", lambda socket: weigh_updates(socket, updates))
    await page.goto(address)
    await page.locator(f"[data-game={game}]").get_by_role("button").first.click()
    await expect(page.locator("main.match")).to_be_visible(timeout=PATIENCE_MS)
    await page.keyboard.press("m")
    clicks: list[tuple[float, float]] = []
    while len(clicks) < moves and await is_asked(page):
        clicks.append(await click_through(page))
    await context.close()
    echoes = [echo for echo, _ in clicks]
    results = [result - echo for echo, result in clicks]
    sizes = [round(size) for size in spread(updates)]
    return GameFigures(len(clicks), spread(echoes), spread(results), sizes)


def weigh_updates(socket: WebSocket, updates: list[float]) -> None:
    """From now on the size of every update on a socket is kept."""

    def weigh(frame: bytes | str) -> None:
        if json.loads(frame)["type"] == "update":
            updates.append(weight_of(frame if isinstance(frame, bytes) else frame.encode()))

    socket.on("framereceived", weigh)


def weight_of(message: bytes) -> int:
    """The bytes of a message as it travels: the server compresses all but short ones."""
    if len(message) < SHORTEST:
        return len(message)
    level, memory = QUICKLY["level"], QUICKLY["memLevel"]
    compressing = zlib.compressobj(level, zlib.DEFLATED, -WINDOW_BITS, memory)
    return len(compressing.compress(message) + compressing.flush(zlib.Z_SYNC_FLUSH))


async def is_asked(page: Page) -> bool:
    """Waits until something is asked, or the match is over; whether it is asked."""
    asked = page.locator(".moves .acts .primary, .moves button.move, dialog table").last
    await expect(asked).to_be_visible(timeout=PATIENCE_MS)
    return await page.locator("dialog table").count() == 0


async def click_through(page: Page) -> tuple[float, float]:
    """Clicks until one more move is played; the milliseconds to its echo and to its result."""
    while True:
        confirm = page.locator(".moves .acts .primary")
        await (confirm if await confirm.count() else page.locator("button.move").first).click()
        await page.wait_for_function("() => isShown()", timeout=PATIENCE_MS)
        click = await page.evaluate("() => stopwatch.at(-1)")
        if click["isSent"]:
            return click["echo"], click["result"]


async def measure(address: str, moves: int) -> dict[str, GameFigures]:
    """Measures every game."""
    async with async_playwright() as playwright:
        # Containers have neither a sandbox of their own nor much shared memory.
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        figures = {game: await measure_game(browser, address, game, moves) for game in GAMES}
        await browser.close()
        return figures


def report(figures: dict[str, GameFigures]) -> list[str]:
    """The table of a run."""
    lines = [
        "| game | moves | echo, p50 / p99 / most ms | result after it, ms | bytes an update |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for game, one in figures.items():
        told = (" / ".join(f"{value:,}" for value in values) for values in spreads_of(one))
        lines.append(f"| {game} | {one.moves} | {' | '.join(told)} |")
    return lines


def spreads_of(one: GameFigures) -> tuple[list[float], list[float], list[int]]:
    """The three things that were measured."""
    return one.echo_ms, one.result_ms, one.update_bytes


def missed_floors(figures: dict[str, GameFigures]) -> list[str]:
    """The figures that must be better: of a hundred moves 99 have to be quick enough."""
    floors = (MOST_ECHO_MS, MOST_RESULT_MS, MOST_UPDATE)
    named = zip(("ms to the echo", "ms to the result", "bytes an update"), floors, strict=True)
    checks = [
        (f"{game}, {what}", values[1], most)
        for (what, most), place in zip(named, range(3), strict=True)
        for game, one in figures.items()
        for values in [spreads_of(one)[place]]
    ]
    return [f"{what}: {found:,}, wanted {most:,}" for what, found, most in checks if found > most]


def remember(figures: dict[str, GameFigures]) -> None:
    """Adds the run to the history."""
    line = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": platform.machine(),
        "browser": {game: asdict(one) for game, one in figures.items()},
    }
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps(line) + "\n")


def main() -> None:
    """Measures, prints, remembers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20)
    arguments = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("Chromium is not installed here; the browser was not measured")
    with serve_ours() as server:
        figures = asyncio.run(measure(f"http://127.0.0.1:{server.port}", arguments.moves))
    print("\n".join(report(figures)))
    remember(figures)
    if missed := missed_floors(figures):
        sys.exit("too slow: " + "; ".join(missed))


if __name__ == "__main__":
    main()
