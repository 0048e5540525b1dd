"""Brews: how somebody plays Quacks on its board, by mouse, by touch or by keys alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress

from playwright.async_api import Error, Locator, Page, expect

from tests.browser.visiting import SECONDS, SETTLED, SHEET

GAME = "quacks"
LONG = SECONDS * 1000
SOON = 2_000
"""Milliseconds in which a touch finds its thing, or the thing has gone by itself."""
MOST_TOUCHES = 1_500
MOST_TABS = 60
OVER = SHEET
DOCK = ".quacks-acts"
GO_ON, FIRST = f"{DOCK} button.on", f"{DOCK} [data-first]"
CONFIRM, CLEAR = f"{DOCK} .confirm", f"{DOCK} .clear"
DRAW, STOP = f"{DOCK} button.draw", f"{DOCK} button.stop"
PRIMARY = f"{DOCK} .primary[aria-disabled=false]"
PIECES = (".ware[data-first]", "[role=radio][data-first]", ".basket .step:last-child:enabled")
"""What is put into a basket, the likeliest piece of each kind."""
OUTCOMES = (".outcome.likely", ".drawn.likely", ".outcome", ".none")
NEXT = """([over, ways, settled]) => {
  if (document.querySelector(over)) return over;
  if (!document.querySelector(settled)) return null;
  const isOpen = (each) => each.checkVisibility() && each.ariaDisabled !== "true";
  return ways.find((way) => [...document.querySelectorAll(way)].some(isOpen)) ?? null;
}"""
"""The first of several ways to go on that is open."""


def ways_on() -> list[str]:
    """What is touched, the first one that is there: what confirms comes before what begins."""
    begin = [f"{DOCK} {each}" for each in (*PIECES, *OUTCOMES)]
    return [GO_ON, PRIMARY, *begin, CONFIRM]


class Fingers(ABC):
    """How somebody touches the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    async def touch(self, thing: Locator) -> None:
        """Touches a piece, or presses a button."""

    async def play_to_the_end(self) -> None:
        """Answers whatever is asked with what is likely, until the scoring sheet lies there."""
        for _ in range(MOST_TOUCHES):
            if await self.go_on() == OVER:
                await expect(self.page.locator("dialog")).to_contain_text("Rematch")
                return
        raise AssertionError("the match does not end")

    async def next_way(self) -> str:
        """Waits for what can be done: the place of it."""
        found = await self.page.wait_for_function(
            NEXT, arg=[OVER, ways_on(), SETTLED], timeout=LONG
        )
        way: str = await found.json_value()
        return way

    async def go_on(self) -> str:
        """Waits for what can be done, and does it; what it was."""
        way = await self.next_way()
        await self.take(way)
        return way

    async def take(self, way: str) -> None:
        """Does what can be done, if it still can."""
        if way != OVER:
            # A sheet that is read goes away by itself, and what was drawn may end a brew.
            with suppress(Error):
                await self.touch(self.page.locator(way).locator("visible=true").first)


class Mouse(Fingers):
    """Clicks."""

    async def touch(self, thing: Locator) -> None:
        await thing.click(timeout=SOON)


class Finger(Fingers):
    """Taps on glass."""

    async def touch(self, thing: Locator) -> None:
        await thing.tap(timeout=SOON)


class Keys(Fingers):
    """Has no mouse: letters brew, figures choose, and Tab and arrows lead to everything else."""

    async def touch(self, thing: Locator) -> None:
        wanted = await thing.element_handle(timeout=SOON)
        for _ in range(MOST_TABS):
            key: str | None = await self.page.evaluate(KEY_FOR, wanted)
            if key is None:
                return
            await self.page.keyboard.press(key)
            if key not in WAYS:
                return
        raise AssertionError(f"no key leads to {thing}")


WAYS = ("Tab", "ArrowRight")
"""The keys that lead somewhere else, and do nothing there."""
KEY_FOR = """(wanted) => {
  if (!wanted.isConnected) return null;
  if (wanted.matches(".draw")) return "d";
  if (wanted.matches(".stop")) return "s";
  const outcomes = [...document.querySelectorAll(".quacks-acts .outcome")];
  if (outcomes.includes(wanted)) return String(outcomes.indexOf(wanted) + 1);
  const here = document.activeElement;
  if (wanted.matches(".step")) return here.role === "spinbutton" ? "ArrowUp" : "Tab";
  if (here === wanted) return wanted.matches(".ware, [role=radio]") ? " " : "Enter";
  return wanted.closest("ul, [role=radiogroup]")?.contains(here) ? "ArrowRight" : "Tab";
}"""
"""The next key on the way to a thing: what does it, or what leads there; none once it is gone."""


async def wait_until_drawing_counts(page: Page) -> None:
    """Waits for Draw to be asked, and until a press on it is no slip of the press before."""
    await expect(page.locator(f"{SETTLED} {DRAW}")).to_be_visible(timeout=LONG)


async def tab_to(page: Page, place: str) -> None:
    """Goes through the page with the Tab key alone."""
    focused = "(place) => document.activeElement?.matches(place) ?? false"
    for _ in range(MOST_TABS):
        if await page.evaluate(focused, place):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {place}")
