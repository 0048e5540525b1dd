"""Quacks in company: everybody brews at once, nobody waits, and lines that are cut are mended."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.brews import DOCK, DRAW, GAME, LONG, STOP, wait_until_drawing_counts
from tests.browser.visiting import DESKTOP, PHONE, Visitor, Visits, listen, listen_for_moves
from tests.browser.wires import Wire
from tests.server.playing import Client, people_at_a_table

pytestmark = pytest.mark.anyio
NAMES = ("Anna", "Ben", "Cleo", "Dora")
NO_CARDS = {"no_fortune_cards": 1}
"""A card may ask one seat alone, before anybody brews."""
CHIP = ".pot [data-chip]"
CLICKING = """async (name) => {
  const tick = () => new Promise((done) => setTimeout(done, 20));
  for (let clicks = 0; clicks < 3000; clicks += 1, await tick()) {
    const button = document.querySelector(name);
    if (button === null) return clicks;
    button.click();
  }
  throw new Error("it does not end");
}"""
"""Somebody who clicks on a button again and again without looking, until it is not there."""
DRAWING = """async ([name, chip, chips]) => {
  while (document.querySelectorAll(chip).length < chips) {
    document.querySelector(name)?.click();
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
PRESS_AGAIN = """([name, chip]) => {
  const button = document.querySelector(name);
  const chips = () => document.querySelectorAll(chip).length;
  const before = chips();
  globalThis.pressedAgain = 0;
  const press = () => {
    globalThis.pressedAgain += 1;
    document.querySelector(name).click();
  };
  const watching = new MutationObserver(() => {
    if (chips() === before) return;
    watching.disconnect();
    press();
  });
  watching.observe(document.body, { childList: true, subtree: true });
  button.addEventListener("click", () => setTimeout(press), { once: true });
}"""
"""Lets a slip follow the next press at once, and another one the chip that it brings.

From outside, a busy computer might press so late that somebody has looked at the chip by then.
"""


def told(heard: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The messages of a kind that came."""
    return [message for message in heard if message["type"] == kind]


async def at_a_table(
    visits: Visits, names: tuple[str, ...], size: tuple[int, int] = DESKTOP
) -> tuple[str, list[Visitor]]:
    """People at a table, each with a browser that has not opened it yet."""
    guests = [await visits.guest(name) for name in names]
    table = await people_at_a_table(guests, GAME, options=NO_CARDS, listed=True)
    visitors = [await visits.come(size) for _ in guests]
    for visitor, guest in zip(visitors, guests, strict=True):
        await visitor.be(guest)
    return table, visitors


async def open_pot(visitor: Visitor, table: str) -> None:
    """Opens a table where somebody is asked to draw."""
    await visitor.open_table(table)
    await wait_until_drawing_counts(visitor.page)


async def draw(page: Page, chips: int) -> None:
    """Draws until so many chips lie in the pot."""
    await page.evaluate(DRAWING, [DRAW, CHIP, chips])
    await expect(page.locator(CHIP)).to_have_count(chips)


# Everybody at once


async def test_four_people_who_click_as_fast_as_they_can_are_never_refused(visits: Visits) -> None:
    table, visitors = await at_a_table(visits, NAMES)
    heard = [listen(visitor.page) for visitor in visitors]
    sent = [listen_for_moves(visitor.page) for visitor in visitors]
    for visitor in visitors:
        await open_pot(visitor, table)
    await asyncio.gather(*(visitor.page.evaluate(CLICKING, DRAW) for visitor in visitors))
    for visitor in visitors:
        await expect(visitor.page.locator(".refused, .prompt .refusal")).to_have_count(0)
        await expect(visitor.page.locator(".prompt h1")).to_contain_text("exploded", timeout=LONG)
    emil = await visits.guest("Emil")
    async with Client(emil, table) as watching:
        assert watching.view is not None
        pots = [len(seat["pot"]) for seat in watching.view["board"]["seats"]]
    assert [told(messages, "refused") for messages in heard] == [[], [], [], []]
    assert [len(told(messages, "accepted")) for messages in heard] == pots
    assert sent == [[["draw"]] * chips for chips in pots]


async def test_nobody_waits_for_another(visits: Visits) -> None:
    table, [anna, ben] = await at_a_table(visits, NAMES[:2])
    for visitor in (anna, ben):
        await open_pot(visitor, table)
    await anna.page.evaluate(CLICKING, DRAW)
    await expect(anna.page.locator(DOCK)).to_contain_text("Meanwhile", timeout=LONG)
    await expect(ben.page.locator(CHIP)).to_have_count(0)
    await draw(ben.page, 1)
    await ben.page.evaluate(CLICKING, STOP)
    await expect(ben.page.locator(DRAW)).to_have_count(0)


# A double tap


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_double_tap_draws_once(size: tuple[int, int], visits: Visits) -> None:
    table, [anna, _] = await at_a_table(visits, NAMES[:2], size)
    sent, page = listen_for_moves(anna.page), anna.page
    await open_pot(anna, table)
    for chips in (1, 2, 3):
        await page.evaluate(PRESS_AGAIN, [DRAW, CHIP])
        await (page.locator(DRAW).tap() if size == PHONE else page.locator(DRAW).click())
        await page.wait_for_function("() => pressedAgain === 2", timeout=LONG)
        await expect(page.locator(CHIP)).to_have_count(chips, timeout=LONG)
        await expect(page.locator(DRAW)).to_have_attribute("aria-disabled", "false")
        await anna.wait_until_settled()
        assert sent == [["draw"]] * chips


# Lines that are cut


async def test_a_brew_goes_on_after_a_cut(visits: Visits) -> None:
    table, [anna, ben] = await at_a_table(visits, NAMES[:2])
    wire, page = Wire(), anna.page
    await open_pot(ben, table)
    await wire.lay(page)
    await open_pot(anna, table)
    await draw(page, 2)
    prompt = await page.locator(".prompt h1").inner_text()
    await wire.cut()
    await expect(page.locator(DRAW)).to_have_attribute("aria-disabled", "true")
    await draw(ben.page, 1)
    wire.mend()
    await expect(page.locator(DRAW)).to_have_attribute("aria-disabled", "false", timeout=LONG)
    await expect(page.locator(".prompt h1")).to_have_text(prompt)
    await expect(page.locator(CHIP)).to_have_count(2)
    await draw(page, 3)


async def test_a_draw_under_way_is_drawn_once(visits: Visits) -> None:
    sent: list[str] = []

    def lose_the_first(message: dict[str, Any]) -> dict[str, Any] | None:
        sent.append(message["request"])
        return message if len(sent) > 1 else None

    table, [anna, _] = await at_a_table(visits, NAMES[:2])
    wire, page = Wire(lose_the_first), anna.page
    await wire.lay(page)
    await open_pot(anna, table)
    await page.locator(DRAW).click()
    await expect(page.locator(f"{DRAW}.sent")).to_be_visible()
    await wire.cut()
    wire.mend()
    await expect(page.locator(CHIP)).to_have_count(1, timeout=LONG)
    await expect(page.locator(DRAW)).to_have_attribute("aria-disabled", "false")
    assert sent == [sent[0]] * 2
    await page.reload()
    await expect(page.locator(CHIP)).to_have_count(1, timeout=LONG)
