"""Elixir Mixer on its board: whole matches by every hand, and other hands that are not told."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from typing import TypedDict

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.visiting import DESKTOP, PHONE, SECONDS, Visits, listen

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
GAME, DRAW_PILE = "elixir-mixer", "draw-pile"
ACT, CLEAR, BASKET = ".elixir-dock .act", ".elixir-dock .clear", ".balance, .stall .slot"
EVERYTHING = {"draw", "take", "trade", "mix", "discard"}
HAND = ".hand [data-piece]"
PLACES = {"draw": DRAW_PILE, "trade": "hand", "take": "market"}
"""Where each way to pick begins."""
SOME_TOUCHES, MOST_TOUCHES = 25, 1_000
MOST_MATCHES = 5
"""The dice may give nobody an elixir in one match, but hardly in so many."""
MOST_KEYS = 60
"""So many keys lead to any piece or button."""
SEEN = """(before) => {
  const isShown = (each) => each.offsetWidth > 0 && !each.closest("[inert]");
  const completes = (each) => each.querySelector(".completes .mini") !== null;
  const pieces = [...document.querySelectorAll("[data-piece]")].filter(isShown);
  const open = pieces.filter((each) => each.ariaDisabled === "false");
  const lifted = open.filter((each) => each.ariaPressed === "true");
  const seen = {
    open: open.map((each) => each.dataset.piece),
    lifted: lifted.map((each) => each.dataset.piece),
    completing: open.filter(completes).map((each) => each.dataset.piece),
    act: document.querySelector(".elixir-dock .act")?.innerText ?? null,
    prompt: document.querySelector("main.match h1")?.innerText ?? null,
    basket: document.querySelectorAll(".balance .chosen button, .stall .laid").length,
    over: document.querySelector("dialog table") !== null,
  };
  const isBusy = document.querySelector("main.match[data-busy]") !== null;
  if (!seen.over && (isBusy || (open.length === 0 && seen.act === null))) return null;
  return JSON.stringify(seen) === JSON.stringify(before) ? null : seen;
}"""
"""What can be done now, as soon as it is another thing than before."""
KEY_TO = """(wanted) => {
  const here = document.activeElement;
  if (here === wanted) return null;
  const precedes = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  const isNear = here.closest(".counter, .bays, .hand")?.contains(wanted);
  return isNear ? (precedes ? "ArrowLeft" : "ArrowRight") : precedes ? "Shift+Tab" : "Tab";
}"""
"""The key that leads from the focus towards a thing; none if it has the focus."""


class Seen(TypedDict):
    """What can be done at the table."""

    open: list[str]
    lifted: list[str]
    completing: list[str]
    """Cards of the market that make an elixir possible."""
    act: str | None
    prompt: str
    over: bool


class Fingers(ABC):
    """How somebody touches the table, and what was done there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: set[str] = set()

    @abstractmethod
    async def touch(self, thing: Locator) -> None:
        """Touches a piece, or presses a button."""

    async def play_to_the_end(self) -> None:
        """Plays until the scoring sheet lies there."""
        assert await self.play(MOST_TOUCHES), "the match does not end"
        await expect(self.page.locator("dialog")).to_contain_text("Rematch")

    async def play(self, touches: int) -> bool:
        """Does a bit of everything, and mixes once it had too many cards; whether it is over."""
        seen = None
        for _ in range(touches):
            waiting = await self.page.wait_for_function(SEEN, arg=seen, timeout=LONG)
            seen = await waiting.json_value()
            if seen["over"]:
                return True
            await self.touch(self.page.locator(self.next_touch(seen)).locator("visible=true").first)
        return False

    def next_touch(self, seen: Seen) -> str:
        """Confirms what is lifted or complete, else begins something or goes on with it."""
        elixirs = [piece for piece in seen["open"] if piece.startswith("elixir")]
        if seen["lifted"]:
            return ACT
        if elixirs and "discard" in self.done:
            self.done.add("mix")
            return open_piece(elixirs[0])
        if DRAW_PILE in seen["open"]:
            return open_piece(self.pick(seen))
        if seen["act"]:
            return ACT
        if "Put" in seen["prompt"]:
            self.done.add("discard")
        return open_piece(seen["open"][0])

    def pick(self, seen: Seen) -> str:
        """Draws, trades and takes, at first what was not done yet; then what helps to mix."""
        for way, place in PLACES.items():
            found = [piece for piece in seen["open"] if piece.startswith(place)]
            if found and way not in self.done:
                self.done.add(way)
                return found[-1]
        return (seen["completing"] or [DRAW_PILE])[0]


class Mouse(Fingers):
    """Clicks."""

    async def touch(self, thing: Locator) -> None:
        await thing.click()


class Finger(Fingers):
    """Taps on glass."""

    async def touch(self, thing: Locator) -> None:
        await thing.tap()


class Keys(Fingers):
    """Goes by Tab and arrows, takes by Space in a basket and by Enter elsewhere."""

    async def touch(self, thing: Locator) -> None:
        wanted = await thing.element_handle()
        for _ in range(MOST_KEYS):
            key = await self.page.evaluate(KEY_TO, wanted)
            if key is None:
                is_basket = await self.page.locator(BASKET).count() > 0
                await self.page.keyboard.press("Space" if is_basket else "Enter")
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")


def open_piece(piece: str) -> str:
    """Where a piece lies that can be played."""
    return f'[data-piece="{piece}"][aria-disabled=false]'


async def play_everything(fingers: Fingers, sit_down: Callable[[], Awaitable[None]]) -> None:
    """Plays a whole match, and another one where it ended before anything was mixed."""
    for _ in range(MOST_MATCHES):
        await sit_down()
        await fingers.play_to_the_end()
        if fingers.done == EVERYTHING:
            return
    raise AssertionError(f"never done: {EVERYTHING - fingers.done}")


async def test_a_match_is_played_with_the_mouse(visits: Visits) -> None:
    anna = await visits.come(DESKTOP)
    await play_everything(Mouse(anna.page), lambda: anna.play_now(GAME))


async def test_a_match_is_played_by_touch_on_a_phone(visits: Visits) -> None:
    anna = await visits.come(PHONE)
    await play_everything(Finger(anna.page), lambda: anna.play_now(GAME))


async def test_a_match_is_played_with_the_keyboard_alone(visits: Visits) -> None:
    anna = await visits.come(DESKTOP)
    keys = Keys(anna.page)

    async def sit_down() -> None:
        await anna.go("/")
        await keys.touch(anna.page.locator(f"[data-game={GAME}] button").first)
        await anna.wait_for_table()

    await play_everything(keys, sit_down)


def hands_in(told: object, at: str = "") -> Iterator[tuple[int, object]]:
    """Every hand that a message of the server tells, with its seat."""
    if isinstance(told, dict) and "at" in told and "to" in told:
        yield from hands_in(told["to"], told["at"])
    elif found := re.search(r"seats\.(\d+)\.hand$", at):
        yield int(found[1]), told
    elif isinstance(told, dict | list):
        for key, value in told.items() if isinstance(told, dict) else enumerate(told):
            yield from hands_in(value, f"{at}.{key}")


async def test_no_message_tells_the_hand_of_another_seat(visits: Visits) -> None:
    anna = await visits.come()
    heard = listen(anna.page)
    await anna.play_now(GAME)
    assert not await Mouse(anna.page).play(SOME_TOUCHES)
    hands = [hand for message in heard for hand in hands_in(message)]
    assert {seat for seat, hand in hands} == {0, 1, 2}
    assert [(seat, hand) for seat, hand in hands if seat != 0 and hand is not None] == []
