"""The test tubes of Quacks: which droplet moves, and what each glass pays."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.boards.house import House
from tests.browser.brews import CONFIRM, DOCK, OVER
from tests.browser.visiting import PHONE, SETTLED

pytestmark = pytest.mark.anyio
GLASSES = 12
RACK, PAYS = "div.rack", "div.rack .pays"


async def press(page: Page, name: str) -> None:
    """Presses a button, once it is there and the press is no slip of the one before."""
    button = page.get_by_role("button", name=re.compile(name))
    await expect(button).to_be_visible()
    await page.locator(SETTLED).wait_for()
    await button.click()


async def test_one_step_in_the_pot_and_one_on_the_tubes(house: House) -> None:
    anna = await house.open("quacks step")
    page, log = anna.page, anna.page.locator(".log")
    await press(page, "Test tubes to glass 2: a ruby")
    await expect(page.locator(DOCK)).to_contain_text("Step 2 of 2")
    await press(page, "Droplet of the pot to space 3")
    await expect(log).to_contain_text("glass 2")
    await expect(log).to_contain_text("space 3")


async def test_every_glass_shows_what_it_pays(house: House) -> None:
    anna = await house.open("quacks step")
    page = anna.page
    await expect(page.locator(PAYS)).to_have_count(GLASSES)
    await expect(page.locator(RACK)).to_have_accessible_name("Test tubes: glass 1 of 13")
    bonuses = page.locator(f"{PAYS}:has(svg), {PAYS}:text-matches('^\\\\s*\\\\d+\\\\s*$')")
    await expect(bonuses).to_have_count(GLASSES)


async def test_on_a_phone_the_glasses_are_one_touch_away(house: House) -> None:
    anna = await house.open("quacks step", PHONE)
    await expect(anna.page.locator(f"{DOCK} .outcome").first).to_be_visible()
    await anna.page.locator(".board").get_by_role("button", name=re.compile("^Turn")).tap()
    await expect(anna.page.locator("dialog").locator(PAYS)).to_have_count(GLASSES)


async def test_rubies_buy_a_glass_and_say_what_it_brings(house: House) -> None:
    anna = await house.open("quacks spend in turn 9")
    anna.desk.plays_others = True
    page = anna.page
    await press(page, "Test tubes: one more")
    await expect(page.locator(f"{DOCK} .basket")).to_contain_text(re.compile(r"glass \d+:"))
    await page.locator(CONFIRM).click()
    await expect(page.locator(OVER)).to_be_visible()
