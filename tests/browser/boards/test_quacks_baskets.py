"""Baskets of Quacks: a slip costs nothing, and what cannot be had says why."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.boards.house import House
from tests.browser.brews import CLEAR, CONFIRM, DOCK, FIRST
from tests.browser.visiting import SETTLED

pytestmark = pytest.mark.anyio
OPEN, SUNK = f"{DOCK} .ware:not(.sunk)", f"{DOCK} .ware.sunk"
MORE, PLACE, PRESSED = ".step:last-child", "[role=radio][data-first]", "[aria-pressed=true]"
FULL = f"{CONFIRM}.primary"
BASKETS = {
    "shop": (OPEN, "Space"),
    "aside": (f"{DOCK} {PLACE}", "Space"),
    "spend": (f"{DOCK} {MORE}", "ArrowRight"),
    "spend for the flask": (f"{DOCK} {MORE}", "ArrowRight"),
    "spend in turn 9": (f"{DOCK} {MORE}", "ArrowRight"),
}
"""What is put into each basket, and the key that does it."""


async def shown(page: Page) -> tuple[str, str]:
    """What the table asks, and what the dock shows of it."""
    prompt = await page.locator(".prompt h1").inner_text()
    return prompt, await page.locator(f"{DOCK} .act").inner_text()


async def expect_same(page: Page, before: tuple[str, str]) -> None:
    """Waits until the basket is empty, and everything is as it was."""
    prompt, dock = before
    await expect(page.locator(FULL)).to_have_count(0)
    await expect(page.locator(".prompt h1")).to_have_text(prompt)
    await expect(page.locator(f"{DOCK} .act")).to_have_text(dock, use_inner_text=True)


@pytest.mark.parametrize("name", BASKETS)
async def test_a_slip_costs_nothing(name: str, house: House) -> None:
    piece, key = BASKETS[name]
    anna = await house.open(f"quacks {name}")
    page, full = anna.page, anna.page.locator(FULL)
    await expect(page.locator(CONFIRM)).to_be_visible()
    await page.locator(FIRST).focus()
    before = await shown(page)
    await page.keyboard.press(key)
    await expect(full).to_be_visible()
    await page.keyboard.press("Backspace")
    await expect_same(page, before)
    await page.locator(piece).first.click()
    await expect(full).to_be_visible()
    await page.locator(CLEAR).click()
    await page.locator(FIRST).focus()
    await expect_same(page, before)
    assert anna.desk.played == []


async def test_the_headline_follows_the_basket(house: House) -> None:
    anna = await house.open("quacks shop")
    headline = anna.page.locator(".prompt h1")
    await expect(headline).to_contain_text("You have 17 coins.")
    for chip, told in (
        ("green 1, 4", "Buy green 1 and another chip? You have 13 coins left."),
        ("blue 1, 5", "Buy blue 1 and green 1? You have 8 coins left."),
    ):
        await anna.page.get_by_role("button", name=re.compile(f"^{chip}")).click()
        await expect(headline).to_contain_text(told)
    await anna.page.locator(CLEAR).click()
    await expect(headline).to_contain_text("You have 17 coins.")


async def test_chips_chosen_in_one_moment_are_both_in_the_basket(house: House) -> None:
    anna = await house.open("quacks shop")
    await expect(anna.page.locator(OPEN).first).to_be_visible()
    # In one step: no answer of the server can come in between.
    await anna.page.evaluate(
        """(wares) => ["green 1, 4", "blue 1, 5"].forEach((name) =>
          [...document.querySelectorAll(wares)]
            .find((ware) => ware.textContent.trim().startsWith(name)).click())""",
        OPEN,
    )
    headline = anna.page.locator(".prompt h1")
    await expect(headline).to_contain_text("You have 8 coins left.")
    assert anna.desk.played == []


async def test_a_droplet_that_was_tried_is_put_back(house: House) -> None:
    anna = await house.open("quacks step")
    page = anna.page
    await expect(page.locator(DOCK)).to_contain_text("Step 1 of 2")
    before = await shown(page)
    await page.locator(SETTLED).wait_for()
    await page.get_by_role("button", name="Test tubes to glass").click()
    await expect(page.locator(DOCK)).to_contain_text("Step 2 of 2")
    await page.get_by_role("button", name="Put back").click()
    await expect_same(page, before)
    assert anna.desk.played == []


async def test_the_shop_says_why_a_chip_cannot_be_had(house: House) -> None:
    anna = await house.open("quacks shop")
    page = anna.page
    dear = page.locator(SUNK, has_text="short").last
    await expect(dear).to_have_accessible_name(re.compile(r"\d+ coins.*\d+ short"))
    await dear.click()
    await expect(page.locator(".prompt .refusal")).not_to_be_empty()
    green = page.get_by_role("button", name=re.compile("^green 1,"))
    await green.click()
    await expect(green).to_have_attribute("aria-pressed", "true")
    await expect(page.locator(".prompt .refusal")).to_have_count(0)
    other = page.get_by_role("button", name=re.compile("^green 2,"))
    await expect(other).to_have_accessible_name(re.compile("same colour"))
    await expect(other).to_have_class(re.compile("sunk"))


async def test_the_shop_describes_only_what_somebody_points_at(house: House) -> None:
    anna = await house.open("quacks shop")
    page, read = anna.page, anna.page.locator(f"{DOCK} .read")
    nothing = "Choose up to two chips of different colours."
    await expect(read).to_have_text(nothing)
    await page.locator(FIRST).focus()
    await page.locator(FIRST).dispatch_event("pointerenter")
    await expect(read).to_have_text(nothing)
    await page.get_by_role("button", name=re.compile("^red 1,")).hover()
    await expect(read).to_contain_text("red chip")
    await page.locator(FIRST).focus()
    await page.keyboard.press("ArrowRight")
    await expect(read).to_contain_text("blue chip")


async def test_the_shop_names_what_is_bought_and_what_is_lost(house: House) -> None:
    anna = await house.open("quacks shop")
    page, confirm = anna.page, anna.page.locator(CONFIRM)
    await expect(confirm).to_contain_text("Buy nothing")
    for chip in ("green 1", "blue 1"):
        await page.get_by_role("button", name=re.compile(f"^{chip},")).click()
        await expect(confirm).to_contain_text(chip)
    await expect(page.locator(f"{DOCK} {PRESSED}")).to_have_count(2)
    await expect(page.locator(f"{DOCK} [role=status]")).to_have_text(re.compile(r"Coins left: \d"))
    await expect(confirm).to_contain_text(re.compile(r"^Buy .+ · \d+ coins? lost$"))
    await confirm.click()
    await expect(page.locator(".log")).to_contain_text("You buy")
