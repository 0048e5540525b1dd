"""Visitors: people with a browser each, who see the client and play with it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    WebSocket,
    expect,
)

from tests.browser.dealing import SAME_BITS
from tests.server.serving import Guest, RunningServer

DESKTOP, PHONE, LYING = (1280, 720), (360, 560), (640, 320)
SECONDS = 20.0
WHOLE = "html[data-ready]"
"""A page that has shown all that it has asked for."""
READY = "main.match:not([data-busy], [data-drafting])"
"""A table that waits for no answer of the server: what is touched there counts."""
SETTLED = "main.match:not([data-busy], [data-drafting], [data-settling])"
"""A table where the next press is no slip, either: it was not meant for what was there before."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target})`));
}"""
OVERFLOW = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const beyond = [...document.querySelectorAll("body *")].filter(
    (each) => each.getBoundingClientRect().right > innerWidth + 1,
  );
  return beyond.slice(0, 5).map((each) => `${each.tagName}.${each.className}`);
}"""
KNOWN = "localStorage.setItem('known', JSON.stringify({isKnown: true}))"
"""What a browser keeps beside its cookie, so that it need not ask whether it is anybody."""
AT_ONCE = """
  const kept = JSON.parse(localStorage.getItem("settings") ?? "{}");
  localStorage.setItem("settings", JSON.stringify({ tempo: "at-once", ...kept }));
"""
"""What others do is shown without giving time to read it."""
ASKS = """
  const settings = JSON.parse(localStorage.getItem("settings") ?? "{}");
  localStorage.setItem("settings", JSON.stringify({ ...settings, standing: false }));
"""
"""Whoever wants to be asked has no standing answers."""
UNCOACHED = """
  const games = ["quacks", "glastonbury", "kupferkessel", "elixir-mixer"];
  const learnt = Object.fromEntries(games.map((game) => [game, { read: [], isDone: true }]));
  if (!localStorage.getItem("coach")) localStorage.setItem("coach", JSON.stringify(learnt));
"""
"""Whoever has played every game before gets no notes for newcomers."""
HASTENED = """
  const [now, wait] = [performance.now.bind(performance), setTimeout];
  performance.now = () => 10 * now();
  globalThis.setTimeout = (doing, time, ...more) => wait(doing, time === 250 ? 25 : time, ...more);
"""
"""A tenth of the usual time after a question a press is no slip any more."""
PLAY = """async ([place, times, settled, patience]) => {
  let told = "", since = Date.now();
  while (document.querySelectorAll(place).length < times) {
    const log = document.querySelector(".log")?.textContent ?? "";
    if (log !== told) [told, since] = [log, Date.now()];
    if (Date.now() - since > patience) throw new Error("the match does not go on");
    const asked = document.querySelector(`${settled} .moves`);
    (asked?.querySelector(".acts .primary") ?? asked?.querySelector("button.move"))?.click();
    await new Promise(requestAnimationFrame);
  }
}"""
"""Presses the confirming button of the list if there is one, else the first move, until something
is there so many times."""
AFTER_A_FRAME = "() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))"
SHEET = "dialog table"
HARMLESS = ("401 (Unauthorized)", "404 (Not Found)")
"""Whoever has never been here is nobody at first, and the browser tells so."""
COMING = "/api/people"
"""Whoever leaves a page while coming as a guest is told by the next page that one has come."""


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything that the sockets of a page will hear."""
    heard: list[dict[str, Any]] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", hear)
    return heard


def listen_for_moves(page: Page) -> list[list[str]]:
    """The moves that a page will send, each time those that are played together."""
    sent: list[list[str]] = []

    def keep(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            sent.append(message["moves"])

    page.on("websocket", lambda socket: socket.on("framesent", keep))
    return sent


async def take_cookies(context: BrowserContext, guest: Guest) -> None:
    """From now on a browser keeps for the server what a guest has."""
    await context.add_cookies(
        [
            {"name": cookie.name, "value": cookie.value or "", "url": guest.server.url}
            for cookie in guest.client.cookies.jar
        ]
    )


@dataclass
class Visitor:
    """Somebody with a browser, and what went wrong in it."""

    context: BrowserContext
    page: Page
    address: str
    wrong: list[str] = field(default_factory=list)

    def watch(self) -> None:
        """From now on whatever goes wrong in the page is kept."""
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self._read_console)
        self.page.on("response", self._read_response)

    def _read_console(self, message: ConsoleMessage) -> None:
        if message.type != "error" or any(part in message.text for part in HARMLESS):
            return
        asked = message.location["url"]
        if not ("409 (Conflict)" in message.text and asked == f"{self.address}{COMING}"):
            self.wrong.append(f"{message.text} {asked}")

    def _read_response(self, response: Response) -> None:
        if response.status >= 500:
            self.wrong.append(f"{response.status} {response.url}")

    async def go(self, path: str) -> None:
        """Opens an address of the house."""
        await self.page.goto(f"{self.address}{path}")

    async def play_now(self, game: str) -> None:
        """From the front page to a match against bots with one click."""
        await self.go("/")
        await self.page.locator(f"[data-game={game}]").get_by_role("button").first.click()
        await self.wait_for_table()

    async def wait_for_table(self) -> None:
        """Waits until the match is shown."""
        await expect(self.page.locator("main.match")).to_be_visible(timeout=SECONDS * 1000)

    async def wait_for_decision(self) -> bool:
        """Waits until something is asked, or the match is over; whether it is asked."""
        asked = f"{READY} .moves button.move, {READY} .moves .acts .primary, {SHEET}"
        await expect(self.page.locator(asked).first).to_be_visible(timeout=SECONDS * 1000)
        return await self.page.locator(SHEET).count() == 0

    async def wait_until_whole(self) -> None:
        """Waits until all that the page has asked for is shown."""
        await self.page.wait_for_selector(WHOLE, state="attached", timeout=SECONDS * 1000)

    async def wait_until_settled(self) -> None:
        """Waits until the next press counts, whatever was pressed before."""
        await self.page.wait_for_selector(SETTLED, timeout=SECONDS * 1000)

    async def wait_until_told(self, heard: list[dict[str, Any]]) -> None:
        """Waits until the story so far has come and is shown; it is asked for after the welcome."""
        async with asyncio.timeout(SECONDS):
            while not any(message["type"] == "told" for message in heard):
                await self.page.evaluate(AFTER_A_FRAME)
        await self.page.evaluate(AFTER_A_FRAME)

    async def play_by_list(self) -> None:
        """Plays to the scoring sheet with the list of moves alone, the first one each time."""
        await self.page.keyboard.press("m")
        await self.play_on_until(SHEET)

    async def play_on_until(self, place: str, times: int = 1) -> None:
        """Plays on with the list of moves, which is shown already, until something is there."""
        await self.page.evaluate(PLAY, [place, times, SETTLED, SECONDS * 1000])

    async def answer_by_list(self) -> None:
        """Presses the confirming button if there is one, else the first move of the list."""
        # In one step: an update may change the list between looking and pressing.
        await self.page.evaluate(
            """() => (document.querySelector(".moves .acts .primary")
                ?? document.querySelector(".moves button.move"))?.click()"""
        )

    async def has_moved(self) -> bool:
        """Whether the log tells of anything."""
        return await self.page.locator(".log li:not(.soft)").count() > 0

    async def be(self, guest: Guest) -> None:
        """Takes the cookies of a guest: from now on this browser is that person."""
        await take_cookies(self.context, guest)
        await self.context.add_init_script(KNOWN)

    async def open_table(self, table: str) -> None:
        """Opens a table whose match has begun."""
        await self.go(f"/tables/{table}")
        await self.wait_for_table()

    async def overflow(self) -> list[str]:
        """What reaches beyond the window at its side, as selectors."""
        found: list[str] = await self.page.evaluate(OVERFLOW)
        return found

    async def violations(self) -> list[str]:
        """What axe finds wrong with the page."""
        if not await self.page.evaluate("() => 'axe' in globalThis"):
            await self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = await self.page.evaluate(VIOLATIONS)
        return found


class Visits:
    """Everybody who visits a server in a test."""

    def __init__(self, browser: Browser, server: RunningServer) -> None:
        self.browser = browser
        self.server = server
        self._visitors: list[Visitor] = []
        self._guests: list[Guest] = []

    async def guest(self, name: str) -> Guest:
        """Somebody who does things without a browser, or before opening one."""
        guest = await Guest.come(self.server, name)
        self._guests.append(guest)
        return guest

    async def come(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "en-GB",
        scheme: Literal["light", "dark"] = "light",
        moves: bool = False,
        is_newcomer: bool = False,
        hastens: bool = False,
    ) -> Visitor:
        """Somebody new opens a browser of a size, in a language; without motion unless told.

        Whoever hastens plays a whole match, and need not wait before a press is no slip any more.
        """
        width, height = size
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=size != DESKTOP,
            # What a service worker asks for, no test could answer in the place of the server.
            service_workers="block",
        )
        await context.add_init_script(SAME_BITS)
        if not moves:
            await context.add_init_script(AT_ONCE)
        if not is_newcomer:
            await context.add_init_script(UNCOACHED)
        if hastens:
            await context.add_init_script(HASTENED)
        visitor = Visitor(context, await context.new_page(), self.server.url)
        visitor.watch()
        self._visitors.append(visitor)
        return visitor

    async def end(self) -> None:
        """Everybody goes; nobody may have met an error."""
        for guest in self._guests:
            await guest.client.aclose()
        for visitor in self._visitors:
            # What is under way when somebody goes is nobody's fault.
            await visitor.context.unroute_all(behavior="ignoreErrors")
            await visitor.context.close()
        wrong = [visitor.wrong for visitor in self._visitors if visitor.wrong]
        assert wrong == [], wrong
