"""Takes the pictures of the screens that the README and docs/screens.md show.

``python -m tools.take_pictures [NAME ...]`` starts a server of its own, plays in Chromium until a
screen is there, and writes it to ``docs/pictures``; without names, every picture. The matches are
real ones against bots, so that no two runs take the same picture.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import shutil
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from benchmarks.server.ours import serve_ours

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
DESKTOP, TABLET, PHONE, LYING = (1280, 720), (768, 1024), (360, 560), (640, 320)
QUALITY = 82
PATIENCE_MS = 20_000
SETTLES_MS = 900
"""What has just been played comes to rest in this time."""
READ_MS = 3_000
"""What is told before a scoring sheet goes away by itself in this time."""
MOST_MOVES = 2_000
BETWEEN_MS = 250
"""A press right after a decision has come is not taken for an answer to it."""
AT_ONCE = "localStorage.setItem('settings', JSON.stringify({tempo: 'at-once'}))"
UNCOACHED = """
  const learnt = Object.fromEntries(
    ["quacks", "glastonbury", "kupferkessel", "elixir-mixer"].map((game) => [game, {isDone: true}]),
  );
  localStorage.setItem("coach", JSON.stringify(learnt));
"""
"""Whoever has played before gets no notes."""
ANSWER = """() => (document.querySelector(".moves .acts .primary")
  ?? document.querySelector(".moves button.move.likely")
  ?? document.querySelector(".moves button.move"))?.click()"""
"""Confirms what is put together, else plays the likely move."""


OPEN_TABLES = """async () => {
  const person = { kind: "person" }, bot = { kind: "bot" }, nobody = { kind: "open" };
  for (const [game, seats] of [
    ["quacks", [person, nobody, bot]],
    ["glastonbury", [person, nobody, nobody]],
    ["elixir-mixer", [person, nobody]],
  ]) {
    const body = JSON.stringify({ game, seats, listed: true });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
}"""
"""Opens tables at which anybody may sit down."""
Way = Callable[[Page, str], Awaitable[None]]


@dataclass(frozen=True)
class Screen:
    """A screen of which there is a picture, and the way to it."""

    name: str
    show: Way
    size: tuple[int, int] = DESKTOP
    candle: bool = False
    language: str = "en-GB"
    has_notes: bool = False


def room(path: str) -> Way:
    """The way to a room of the house."""

    async def show(page: Page, address: str) -> None:
        # What a room shows is asked for once it is there.
        await page.goto(f"{address}/{path}", wait_until="networkidle")

    return show


def match(game: str, moves: int) -> Way:
    """The way to a decision after some moves of a match against bots."""

    async def show(page: Page, address: str) -> None:
        await play_now(page, address, game)
        await play(page, moves)

    return show


def asked(game: str, place: str) -> Way:
    """The way to the first decision of a match that shows something."""

    async def show(page: Page, address: str) -> None:
        await play_now(page, address, game)
        for _ in range(MOST_MOVES):
            if await page.locator(place).count():
                return
            await play(page, 1)
            read = page.locator(".dock .primary.on")
            if await read.count():
                await read.click()
        sys.exit(f"no match of {game} came to {place}")

    return show


def brew_of(chips: int) -> str:
    """What there is only while a brew goes on with at least so many chips in the pot."""
    in_pot = " ~ ".join(["[data-chip]"] * chips)
    return f".match:has(.quacks-acts button.draw):has(.pot {in_pot})"


def lesson(game: str) -> Way:
    """The way to the beginning of a lesson."""

    async def show(page: Page, address: str) -> None:
        await page.goto(address)
        await page.locator(f"[data-game={game}] .learn").click()
        await page.locator("main.match").wait_for(timeout=PATIENCE_MS)

    return show


def end(game: str) -> Way:
    """The way to the scoring sheet."""

    async def show(page: Page, address: str) -> None:
        await play_now(page, address, game)
        await play(page, MOST_MOVES)
        # From the list to the board, over which the sheet is opened again.
        await page.locator("dialog header button").first.click()
        if await page.locator(".board .moves").count():
            await page.keyboard.press("m")
        await page.wait_for_timeout(READ_MS)
        if not await page.locator("dialog table").count():
            await page.locator(".dock .primary").last.click()

    return show


def then(first: Way, path: str) -> Way:
    """The way to a room of somebody who was elsewhere before."""

    async def show(page: Page, address: str) -> None:
        await first(page, address)
        await page.goto(f"{address}/{path}")

    return show


def replay(game: str) -> Way:
    """The way to the replay of a match, in its middle."""

    async def show(page: Page, address: str) -> None:
        await end(game)(page, address)
        await page.goto(f"{page.url}/replay")
        slider = page.locator("input[type=range]")
        last = await slider.get_attribute("max")
        await slider.fill(str(int(last or 0) // 2))

    return show


def listed(game: str) -> Way:
    """The way to the list of moves."""

    async def show(page: Page, address: str) -> None:
        await match(game, 2)(page, address)
        await page.keyboard.press("m")

    return show


async def lobby(page: Page, address: str) -> None:
    """The way to the lobby of a house in which tables are open."""
    await gathering(page, address)
    await page.evaluate(OPEN_TABLES)
    await page.goto(f"{address}/lobby")


async def gathering(page: Page, address: str) -> None:
    """The way to a table that waits for people."""
    await page.goto(f"{address}/open/quacks")
    await page.locator("main .primary").last.click()


async def play_now(page: Page, address: str, game: str) -> None:
    """From the front page to a match against bots."""
    await page.goto(address)
    await page.locator(f"[data-game={game}]").get_by_role("button").first.click()
    await page.locator("main.match").wait_for(timeout=PATIENCE_MS)


async def play(page: Page, moves: int) -> None:
    """Plays so many likely moves by the list; fewer, if the match is over before."""
    await page.keyboard.press("m")
    asked = page.locator(".moves button.move, .moves .primary, dialog table")
    for _ in range(moves):
        await asked.last.wait_for(timeout=PATIENCE_MS)
        if await page.locator("dialog table").count():
            return
        await page.evaluate(ANSWER)
        await page.wait_for_timeout(BETWEEN_MS)
    await asked.last.wait_for(timeout=PATIENCE_MS)
    await page.keyboard.press("m")


SCREENS = (
    Screen("front", room("")),
    Screen("front-phone", room(""), PHONE, candle=True, language="de-DE"),
    Screen("open", room("open/quacks")),
    Screen("gathering", gathering),
    Screen("gathering-phone", gathering, PHONE, candle=True, language="fr-FR"),
    Screen("lobby", lobby, candle=True),
    Screen("matches", then(match("glastonbury", 2), "matches")),
    Screen("rules", room("rules/quacks")),
    Screen("rules-phone", room("rules/glastonbury"), PHONE, language="de-DE"),
    Screen("settings", room("me"), candle=True, language="fr-FR"),
    Screen("about", room("about")),
    Screen("learn", lesson("quacks"), has_notes=True),
    Screen("learn-phone", lesson("glastonbury"), PHONE, language="de-DE", has_notes=True),
    Screen("quacks", asked("quacks", brew_of(6))),
    Screen("quacks-tablet", match("quacks", 20), TABLET, candle=True, language="fr-FR"),
    Screen("quacks-phone", match("quacks", 24), PHONE, candle=True),
    Screen("quacks-lying", match("quacks", 24), LYING),
    Screen("quacks-shop", asked("quacks", ".shelf")),
    Screen("quacks-shop-phone", asked("quacks", ".shelf"), PHONE, language="de-DE"),
    Screen("quacks-evaluation", asked("quacks", ".quacks-acts table")),
    Screen("quacks-evaluation-phone", asked("quacks", ".quacks-acts table"), PHONE, candle=True),
    Screen("quacks-rubies", asked("quacks", ".quacks-acts .amount"), candle=True),
    Screen("quacks-end", end("quacks")),
    Screen("glastonbury", match("glastonbury", 4), candle=True),
    Screen("glastonbury-phone", match("glastonbury", 4), PHONE, language="de-DE"),
    Screen("glastonbury-end", end("glastonbury"), candle=True),
    Screen("kupferkessel", match("kupferkessel", 6)),
    Screen("kupferkessel-lying", match("kupferkessel", 3), LYING, candle=True, language="fr-FR"),
    Screen("kupferkessel-end-phone", end("kupferkessel"), PHONE),
    Screen("elixir-mixer", match("elixir-mixer", 12)),
    Screen("elixir-mixer-phone", match("elixir-mixer", 8), PHONE, candle=True),
    Screen("elixir-mixer-end", end("elixir-mixer"), candle=True, language="de-DE"),
    Screen("replay", replay("glastonbury")),
    Screen("list", listed("elixir-mixer")),
)


async def take(browser: Browser, address: str, screen: Screen) -> None:
    """Goes to a screen and writes its picture."""
    width, height = screen.size
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if screen.candle else "light",
        locale=screen.language,
        has_touch=width < TABLET[0],
        reduced_motion="reduce",
    )
    await context.add_init_script(AT_ONCE)
    if not screen.has_notes:
        await context.add_init_script(UNCOACHED)
    page = await context.new_page()
    await screen.show(page, address)
    await page.wait_for_timeout(SETTLES_MS)
    session = await context.new_cdp_session(page)
    shot = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (PICTURES / f"{screen.name}.webp").write_bytes(base64.b64decode(shot["data"]))
    await context.close()
    print(screen.name)


async def take_all(address: str, names: list[str]) -> None:
    """Takes the pictures that are wanted."""
    async with async_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        for screen in SCREENS:
            if not names or screen.name in names:
                await take(browser, address, screen)
        await browser.close()


def main() -> None:
    """Takes pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="the names of the pictures; all without one")
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - {screen.name for screen in SCREENS}:
        sys.exit(f"no such picture: {', '.join(sorted(unknown))}")
    with serve_ours() as server:
        asyncio.run(take_all(f"http://127.0.0.1:{server.port}", arguments.names))


if __name__ == "__main__":
    main()
