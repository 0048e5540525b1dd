"""The client without a server: its own files and words, and tables that are made here.

A page stays open for one position after the other. The next one is drawn as if somebody had gone
from one table to another: by the client itself, without loading anything anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, WebSocketRoute

from stillroom.match.match import Match
from stillroom.server.opponents.bot_pool import Thinker
from stillroom.server.store.people import Person
from tests.browser.boards.answers import answer
from tests.browser.boards.desk import Desk
from tests.browser.boards.positions import WAYS
from tests.browser.dealing import SAME_BITS
from tests.browser.visiting import (
    AFTER_A_FRAME,
    ASKS,
    AT_ONCE,
    AXE,
    DESKTOP,
    KNOWN,
    SECONDS,
    UNCOACHED,
    Visitor,
)

DICE = 7
ADDRESS = "http://stillroom.localhost"
ANNA = Person("anna", "Anna", is_named=True, language="en", has_recovery=False)
GO_TO = """(path) => {
  for (const room of document.querySelectorAll("main")) room.dataset.left = "";
  dispatchEvent(new PointerEvent("pointerdown"));
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Goes from one table to another, where nobody has touched a key yet."""
DRAWN = "html[data-ready] main.match:not([data-left]) .board > :not(h2)"
KNOWS_AXE = "() => 'axe' in globalThis"
VIOLATIONS = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"
"""All rules; of what is right nothing is told, because telling it takes longer than looking."""
Preparing = Callable[[Visitor], Awaitable[object]]


@dataclass
class Board(Visitor):
    """A table that is open in a page."""

    desk: Desk = field(kw_only=True)

    async def wait_for_present(self) -> None:
        """Waits until the page shows the match as it is now, whoever has moved meanwhile."""
        async with asyncio.timeout(SECONDS):
            while await self.page.locator(f"main.match[data-row='{self.desk.row}']").count() == 0:
                await self.page.evaluate(AFTER_A_FRAME)

    async def violations(self) -> list[str]:
        """What axe finds wrong with the page, into which it is brought once."""
        if not await self.page.evaluate(KNOWS_AXE):
            await self.page.evaluate(AXE.read_text("utf-8"))
        return [
            f"{each['id']}: {each['help']} ({node['target']})"
            for each in await self.page.evaluate(VIOLATIONS)
            for node in each["nodes"]
        ]


@dataclass(frozen=True)
class Kind:
    """What cannot be changed in a page that is open."""

    has_touch: bool
    language: str
    moves: bool
    prepare: Preparing | None


class House:
    """Pages that stay open, and the tables that are open in them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._visitors: dict[Kind, Visitor] = {}
        self._desks: dict[str, Desk] = {}
        self._thinker = Thinker(compiled=False)

    async def open(
        self,
        position: str | Match,
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "en-GB",
        moves: bool = False,
        prepare: Preparing | None = None,
    ) -> Board:
        """A position at a size and in a language; without motion unless told.

        A match begins in a position that is named; another match may have a log already. A page
        that is prepared for one test is open for no other.
        """
        person = replace(ANNA, language=language[:2])
        desk = Desk(person, begun(position) if isinstance(position, str) else position)
        self._desks[desk.id] = desk
        visitor = await self._visitor(Kind(size != DESKTOP, language, moves, prepare))
        width, height = size
        await visitor.page.set_viewport_size({"width": width, "height": height})
        await visitor.page.mouse.move(0, 0)
        await _go(visitor, f"/tables/{desk.id}")
        return Board(visitor.context, visitor.page, ADDRESS, visitor.wrong, desk=desk)

    async def _visitor(self, kind: Kind) -> Visitor:
        if kind not in self._visitors:
            context = await self._context(kind)
            visitor = self._visitors[kind] = Visitor(context, await context.new_page(), ADDRESS)
            visitor.watch()
            if kind.prepare is not None:
                await kind.prepare(visitor)
        return self._visitors[kind]

    async def _context(self, kind: Kind) -> BrowserContext:
        context = await self._browser.new_context(
            locale=kind.language,
            color_scheme="light",
            reduced_motion="no-preference" if kind.moves else "reduce",
            has_touch=kind.has_touch,
            service_workers="block",
        )
        for script in (SAME_BITS, KNOWN, UNCOACHED, ASKS, *([] if kind.moves else [AT_ONCE])):
            await context.add_init_script(script)
        await context.route("**/*", answer)
        await context.route_web_socket("**/live", self._seat)
        return context

    def _seat(self, socket: WebSocketRoute) -> None:
        table = PurePosixPath(urlsplit(socket.url).path).parent.name
        self._desks[table].attend(socket, self._thinker)

    async def tidy(self) -> None:
        """A test is over: nobody may have met an error in it."""
        wrong = [each for visitor in self._visitors.values() for each in visitor.wrong]
        for kind, visitor in list(self._visitors.items()):
            visitor.wrong.clear()
            if kind.prepare is not None:
                await self._close(kind)
        assert wrong == [], wrong

    async def end(self) -> None:
        """Every page is closed."""
        for kind in list(self._visitors):
            await self._close(kind)
        await self._thinker.stop()

    async def _close(self, kind: Kind) -> None:
        visitor = self._visitors.pop(kind)
        await visitor.context.unroute_all(behavior="ignoreErrors")
        await visitor.context.close()


def begun(name: str) -> Match:
    """A match that begins in a position, always with the same dice."""
    return Match.from_position(WAYS.wanted[name].game, WAYS.position(name), DICE)


async def _go(visitor: Visitor, path: str) -> None:
    if visitor.page.url.startswith(ADDRESS):
        await visitor.page.evaluate(GO_TO, path)
    else:
        await visitor.go(path)
    await visitor.page.wait_for_selector(DRAWN, timeout=SECONDS * 1000)
