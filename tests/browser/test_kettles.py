"""The square of Glastonbury and Kupferkessel Co.: whole matches on the board, and cut lines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.browser.prepared import lay_position, position_before_a_bot
from tests.browser.visiting import PHONE, READY, SECONDS, Visitor, Visits
from tests.server.serving import Guest

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
CARDS, HEAPS = f"{READY} .cell.open", f"{READY} .place button"
WAYS = f"{READY} [data-way]:enabled"
ASKED = f"{CARDS}, {WAYS}, {HEAPS}"
END = "dialog table"
MOST_ANSWERS = 200
TURNS = 6
MOST_TABS = 60
BETWEEN_LOOKS = 0.05
"""Seconds between two questions to the server how a match stands."""
CUT = 4000
"""The code with which a line is cut; it says nothing to the client."""
FOCUSED = "(place) => document.activeElement?.matches(place) ?? false"


async def play_to_the_end(page: Page, answer: Callable[[Page], Awaitable[None]]) -> None:
    """Answers whatever is asked on the board, until the scoring sheet lies there."""
    for _ in range(MOST_ANSWERS):
        await expect(page.locator(f"{ASKED}, {END}").first).to_be_visible(timeout=LONG)
        if await page.locator(END).count() > 0:
            await expect(page.locator("dialog")).to_contain_text("Rematch")
            return
        await answer(page)
    raise AssertionError("the match does not end")


async def answer_by_mouse(page: Page) -> None:
    """A click on a raised card takes it; where none is raised, the dock asks."""
    raised = page.locator(f"{CARDS}, {HEAPS}")
    await (raised if await raised.count() > 0 else page.locator(WAYS)).first.click()


async def answer_by_touch(page: Page) -> None:
    """A tap lifts a card, and the button in the dock takes it."""
    if await page.locator(WAYS).count() == 0:
        await page.locator(f"{CARDS}, {HEAPS}").first.tap()
    way = await page.wait_for_selector(WAYS)
    assert way is not None
    await way.tap()
    await way.wait_for_element_state("hidden")


async def answer_by_keyboard(page: Page) -> None:
    """The focus comes to the decision by itself; an arrow leads on, Home back, and Enter takes."""
    await page.wait_for_function(FOCUSED, arg=ASKED)
    await page.keyboard.press("ArrowDown")
    # Arrows go over all cards, also over those that cannot be taken.
    if not await page.evaluate(FOCUSED, ASKED):
        await page.keyboard.press("Home")
    await page.keyboard.press("Enter")


async def tab_to(page: Page, place: str) -> None:
    """Goes through the page with the Tab key alone."""
    for _ in range(MOST_TABS):
        if await page.evaluate(FOCUSED, place):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {place}")


async def test_glastonbury_is_played_with_the_mouse(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("glastonbury")
    await play_to_the_end(anna.page, answer_by_mouse)


async def test_kupferkessel_is_played_by_touch_on_a_phone(visits: Visits) -> None:
    anna = await visits.come(PHONE, scheme="dark")
    await anna.play_now("kupferkessel")
    await play_to_the_end(anna.page, answer_by_touch)


@pytest.mark.parametrize("game", ["glastonbury", "kupferkessel"])
async def test_a_match_is_played_with_the_keyboard_alone(game: str, visits: Visits) -> None:
    anna = await visits.come()
    await anna.go("/")
    await expect(anna.page.locator(f"[data-game={game}] button").first).to_be_visible()
    await tab_to(anna.page, f"[data-game={game}] button")
    await anna.page.keyboard.press("Enter")
    await anna.wait_for_table()
    await play_to_the_end(anna.page, answer_by_keyboard)


async def test_cards_are_taken_while_everything_moves(visits: Visits) -> None:
    anna = await visits.come(PHONE, moves=True)
    await anna.play_now("kupferkessel")
    for _ in range(TURNS):
        await expect(anna.page.locator(ASKED).first).to_be_visible(timeout=LONG)
        await answer_by_touch(anna.page)
    await expect(anna.page.locator(".prompt .refusal")).to_have_count(0)


class Line:
    """The line of a page to the server, which can be cut and mended."""

    def __init__(self) -> None:
        self._sockets: list[WebSocketRoute] = []
        self._is_cut = False
        self.cuts_at = ""
        """As soon as the page has sent a message with these words, the line is cut."""

    @classmethod
    async def of(cls, visitor: Visitor) -> Line:
        """The line of somebody who has not opened a table yet."""
        line = cls()
        await visitor.page.route_web_socket("**/live", line._open)
        return line

    async def _open(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            await socket.close(code=CUT)
            return
        self._sockets.append(socket)
        server = socket.connect_to_server()

        async def send_on(message: str | bytes) -> None:
            server.send(message)
            if self.cuts_at and self.cuts_at in str(message):
                self.cuts_at = ""
                await self.cut()

        socket.on_message(send_on)

    async def cut(self) -> None:
        """Nothing comes through any more."""
        self._is_cut = True
        while self._sockets:
            await self._sockets.pop().close(code=CUT)

    def mend(self) -> None:
        """The next attempt succeeds."""
        self._is_cut = False


async def test_a_lifted_card_stays_lifted_through_a_cut(visits: Visits) -> None:
    anna = await visits.come(PHONE)
    line = await Line.of(anna)
    await anna.play_now("kupferkessel")
    cards, prompt = anna.page.locator(CARDS), anna.page.locator("main.match h1")
    await expect(cards.first).to_be_visible(timeout=LONG)
    raised, asked = await cards.count(), await prompt.inner_text()
    await cards.first.tap()
    await expect(anna.page.locator(WAYS).first).to_be_visible()
    await line.cut()
    await expect(cards).to_have_count(0)
    line.mend()
    await expect(cards).to_have_count(raised, timeout=LONG)
    await expect(prompt).to_have_text(asked)
    await anna.page.locator(WAYS).first.tap()
    await expect(anna.page.locator(".log")).to_contain_text("You take")


async def until_asked_again(guest: Guest) -> None:
    """Waits until the only match of a guest, in its first turn, has come to a later one of theirs.

    Nobody is told of it who could be waited for: the line is cut.
    """
    async with asyncio.timeout(SECONDS):
        while True:
            [match] = (await guest.get("/me/matches")).json()
            if match["my_decision"] and match["turn"] > 1:
                return
            await asyncio.sleep(BETWEEN_LOOKS)


@pytest.mark.parametrize("game", ["glastonbury", "kupferkessel"])
async def test_what_bots_did_during_a_cut_is_told_in_lines(game: str, visits: Visits) -> None:
    guest = await visits.guest("Anna")
    table = await lay_position(visits.server, guest, game, position_before_a_bot(game))
    anna = await visits.come(PHONE)
    await anna.be(guest)
    line = await Line.of(anna)
    await anna.open_table(table)
    await expect(anna.page.locator(CARDS).first).to_be_visible(timeout=LONG)
    await anna.page.locator(CARDS).first.tap()
    line.cuts_at = '"play"'
    await anna.page.locator(WAYS).first.tap()
    await expect(anna.page.locator(ASKED)).to_have_count(0)
    await until_asked_again(guest)
    line.mend()
    await expect(anna.page.locator(ASKED).first).to_be_visible(timeout=LONG)
    missed = anna.page.locator(".prompt details")
    await missed.locator("summary").tap()
    # Of the last lines, which are shown together, a spell may leave none for a take.
    await missed.get_by_role("button", name="Step through").tap()
    told = [await missed.locator(".line").inner_text()]
    while await missed.get_by_role("button", name="Next").count():
        await missed.get_by_role("button", name="Next").tap()
        told.append(await missed.locator(".line").inner_text())
    assert any("takes" in line for line in told), told
    own = anna.page.locator(".log li", has_text="You take")
    await expect(own).to_have_count(1)
