"""How quickly does a move show in the browser? Chromium without a window, our server on loopback.

``python -m benchmarks.browser.run`` plays some moves of each game against bots by clicking in
the list of moves, in as many matches as that takes. It prints how long it took from the click to
the first frame that shows anything of it (the echo, as the browser itself measures it), from there
to the first frame after the server has accepted the move (the result), and how large the updates
were. Motion is on. Each run adds a line to ``benchmarks/history.jsonl``.
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
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from playwright.async_api import Browser, Page, WebSocket, async_playwright
from websockets.frames import Frame, Opcode

from benchmarks.server.ours import GAMES, serve_ours
from benchmarks.server.run import HISTORY, MOST_UPDATE
from stillroom.server.http.websocket_protocol import QUICKLY, WINDOW_BITS, Deflate

STOPWATCH = Path(__file__).parent / "stopwatch.js"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
MOST_ECHO_MS, MOST_RESULT_MS = 50, 100
PATIENCE_MS = 20_000
BRISK = "localStorage.setItem('settings', JSON.stringify({ tempo: 'brisk' }))"
"""Bots take less time to be read, so that a hundred moves do not take an hour."""
TEMPO = 0.25
"""For the same reason they pause a quarter of what they do for people; but they do pause: a page
that is told of three whole brews in the moment of a click is not what anybody meets."""
LOOKS_FOR_MS = 1_000
"""Nobody plays in the moment in which a table appears."""
TOLD_WITHIN_MS = 300
"""The browser tells of a frame some time after it was on the screen."""


@dataclass(frozen=True)
class Click:
    """A click that played a move, and how many milliseconds it took to be seen."""

    words: str
    """What stood on the button."""
    echo: float
    result: float


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
    late_echoes: int
    """So many echoes took longer than they may."""
    late_results: int


def flatten(values: list[float]) -> list[float]:
    """The middle one, the 99th of a hundred, and the largest."""
    ordered = sorted(values)
    places = [math.ceil(share * len(ordered)) - 1 for share in (0.5, 0.99, 1)]
    return [round(ordered[place], 1) for place in places]


async def measure_game(
    browser: Browser, address: str, game: str, moves: int, *, tells_each: bool
) -> GameFigures:
    """Plays some moves of a game from its front page on, with a stopwatch in the page."""
    context = await browser.new_context(viewport={"width": 1280, "height": 720})
    await context.add_init_script(path=STOPWATCH)
    await context.add_init_script(BRISK)
    page = await context.new_page()
    updates: list[float] = []
    page.on("websocket", lambda socket: weigh_updates(socket, updates))
    clicks: list[Click] = []
    while len(clicks) < moves:
        await sit_down(page, address, game)
        while len(clicks) < moves and await is_asked(page):
            clicks.append(await click_through(page))
            if tells_each:
                last = clicks[-1]
                print(f"{game}: {last.echo:.0f} + {last.result:.0f} ms, {last.words}", flush=True)
    await context.close()
    echoes = [click.echo for click in clicks]
    results = [click.result for click in clicks]
    return GameFigures(
        moves=len(clicks),
        echo_ms=flatten(echoes),
        result_ms=flatten(results),
        update_bytes=[round(size) for size in flatten(updates)],
        late_echoes=sum(echo > MOST_ECHO_MS for echo in echoes),
        late_results=sum(result > MOST_RESULT_MS for result in results),
    )


async def sit_down(page: Page, address: str, game: str) -> None:
    """Opens a match against bots and looks at it."""
    await page.goto(address)
    await page.locator(f"[data-game={game}]").get_by_role("button").first.click()
    await page.locator("main.match").wait_for(timeout=PATIENCE_MS)
    await page.keyboard.press("m")
    await page.wait_for_timeout(LOOKS_FOR_MS)


def weigh_updates(socket: WebSocket, updates: list[float]) -> None:
    """From now on the size of every update on a socket is kept."""

    def weigh(frame: bytes | str) -> None:
        if json.loads(frame)["type"] == "update":
            updates.append(weight_of(frame if isinstance(frame, bytes) else frame.encode()))

    socket.on("framereceived", weigh)


def weight_of(message: bytes) -> int:
    """The bytes of a message as it travels: the server compresses all but short ones."""
    compressing = Deflate(True, True, WINDOW_BITS, WINDOW_BITS, QUICKLY)
    return len(compressing.encode(Frame(Opcode.TEXT, message)).data)


async def is_asked(page: Page) -> bool:
    """Waits until something is asked, or the match is over; whether it is asked."""
    # Not by expect(), which describes the whole page, in the page, whenever it has to wait.
    asked = page.locator(".moves .acts .primary, .moves button.move, dialog table").last
    await asked.wait_for(timeout=PATIENCE_MS)
    return await page.locator("dialog table").count() == 0


async def click_through(page: Page) -> Click:
    """Clicks until one more move is played."""
    while True:
        confirm = page.locator(".moves .acts .primary")
        button = confirm if await confirm.count() else page.locator("button.move").first
        words = " ".join((await button.inner_text()).split())
        await button.click()
        await page.wait_for_function("() => isShown()", timeout=PATIENCE_MS)
        await page.wait_for_timeout(TOLD_WITHIN_MS)
        click = await page.evaluate("() => lastClick()")
        if click["isSent"]:
            return Click(words, click["echo"], click["result"])


async def measure(address: str, moves: int, *, tells_each: bool) -> dict[str, GameFigures]:
    """Measures every game."""
    async with async_playwright() as playwright:
        # Containers have neither a sandbox of their own nor much shared memory.
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        figures = {
            game: await measure_game(browser, address, game, moves, tells_each=tells_each)
            for game in GAMES
        }
        await browser.close()
        return figures


def report(figures: dict[str, GameFigures]) -> list[str]:
    """The table of a run."""
    lines = [
        "| game | moves | echo, p50 / p99 / most ms | result after it, ms | bytes an update |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for game, one in figures.items():
        spreads = (one.echo_ms, one.result_ms, one.update_bytes)
        told = (" / ".join(f"{value:,}" for value in values) for values in spreads)
        lines.append(f"| {game} | {one.moves} | {' | '.join(told)} |")
    return lines


def missed_floors(figures: dict[str, GameFigures]) -> list[str]:
    """What must be better: in every game 99 of 100 moves are quick enough, and updates small."""
    missed = []
    for game, one in figures.items():
        late = {
            f"echoes after more than {MOST_ECHO_MS} ms": one.late_echoes,
            f"results after more than {MOST_RESULT_MS} ms": one.late_results,
        }
        missed += [
            f"{game}: {count} of {one.moves} {what}"
            for what, count in late.items()
            if count * 100 > one.moves
        ]
        if one.update_bytes[-1] > MOST_UPDATE:
            missed.append(f"{game}: an update of {one.update_bytes[-1]:,} bytes")
    return missed


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
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--each", action="store_true", help="print every move, too")
    arguments = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("Chromium is not installed here; the browser was not measured")
    with serve_ours(tempo=TEMPO) as server:
        address = f"http://127.0.0.1:{server.port}"
        figures = asyncio.run(measure(address, arguments.moves, tells_each=arguments.each))
    print("\n".join(report(figures)))
    remember(figures)
    if missed := missed_floors(figures):
        sys.exit("too slow: " + "; ".join(missed))


if __name__ == "__main__":
    main()
