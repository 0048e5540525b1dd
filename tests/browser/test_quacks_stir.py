"""The common stir of Quacks: choices are covered until all have chosen, and uncovered together."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.brews import DOCK, DRAW, GAME, LONG, STOP, wait_until_drawing_counts
from tests.browser.visiting import Visitor, Visits, listen
from tests.server.playing import people_at_a_table

pytestmark = pytest.mark.anyio
STIR = {"stir": 1, "no_fortune_cards": 1}
"""Everybody draws together in every turn, and no card asks anything before."""
CHIP = ".pot [data-chip]"
UNCOVERED = """(words) => {
  const sheet = [...document.querySelectorAll(".quacks-acts .above")].at(-1)?.innerText ?? "";
  return words.every((each) => sheet.includes(each));
}"""
OFTEN = 50
"""Milliseconds between two looks."""
CHOICES = ("draw", "stop")
PRESS = """async (name) => {
  while (document.querySelector(name)) {
    document.querySelector(name).click();
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
"""Presses a button until it is gone; too soon after a chip it does nothing."""


async def at_a_stir(visits: Visits) -> tuple[list[Visitor], list[list[dict[str, Any]]]]:
    """Anna and Ben, asked to draw together, Cleo, who watches, and what their pages hear."""
    guests = [await visits.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = await people_at_a_table(guests[:2], GAME, options=STIR, listed=True)
    visitors = [await visits.come() for _ in guests]
    heard = [listen(visitor.page) for visitor in visitors]
    for visitor, guest in zip(visitors, guests, strict=True):
        await visitor.be(guest)
        await visitor.open_table(table)
    for visitor in visitors[:2]:
        await wait_until_drawing_counts(visitor.page)
    return visitors, heard


async def choose(page: Page, button: str) -> None:
    """Chooses once; what was chosen stays covered, or is uncovered with the rest."""
    await page.evaluate(PRESS, button)


def uncovered(visitors: list[Visitor], words: list[str]) -> list[Awaitable[object]]:
    """Waits until choices are uncovered before everybody's eyes; looks by the clock, for a busy
    computer may draw no frame for a while."""
    return [
        visitor.page.wait_for_function(UNCOVERED, arg=words, timeout=LONG, polling=OFTEN)
        for visitor in visitors
    ]


async def test_choices_are_uncovered_together(visits: Visits) -> None:
    [anna, ben, cleo], _ = await at_a_stir(visits)
    await choose(anna.page, DRAW)
    await expect(anna.page.locator(DOCK)).to_contain_text("You draw. Waiting for Ben.")
    for visitor in (anna, ben, cleo):
        await expect(visitor.page.locator(".seat", has_text="Anna")).to_contain_text("has chosen")
        await expect(visitor.page.locator(CHIP)).to_have_count(0)
    seen = uncovered([anna, ben, cleo], ["Anna", "Ben"])
    await asyncio.gather(ben.page.locator(DRAW).click(), *seen)
    for visitor in (anna, ben):
        await expect(visitor.page.locator(CHIP)).to_have_count(1, timeout=LONG)
    assert await anna.violations() == []


async def test_nothing_tells_a_choice_before_all_have_chosen(visits: Visits) -> None:
    [anna, ben, cleo], heard = await at_a_stir(visits)
    for visitor in (anna, ben):
        await visitor.page.locator(DRAW).click()
    for visitor in (anna, ben):
        await expect(visitor.page.locator(STOP)).to_be_visible(timeout=LONG)
    for name in ("Anna", "Ben"):
        await expect(cleo.page.locator(".log")).to_contain_text(f"{name} draws", timeout=LONG)
    before = [len(messages) for messages in heard]
    await choose(anna.page, STOP)
    await expect(anna.page.locator(DOCK)).to_contain_text("You stop. Waiting for Ben.")
    for visitor in (ben, cleo):
        await expect(visitor.page.locator(".seat", has_text="Anna")).to_contain_text("has chosen")
    for visitor, messages, known in ((ben, heard[1], before[1]), (cleo, heard[2], before[2])):
        told = json.dumps(messages[known:])
        assert "committed" in told
        assert not any(choice in told for choice in CHOICES)
        assert "Anna stops" not in await visitor.page.content()
    seen = uncovered([anna, ben, cleo], ["Anna", "stops", "Ben"])
    await wait_until_drawing_counts(ben.page)
    await asyncio.gather(ben.page.locator(DRAW).click(), *seen)
