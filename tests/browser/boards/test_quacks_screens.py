"""Every decision of Quacks on small screens in German, and what its parts are called."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.boards.house import House
from tests.browser.boards.questions import QUESTIONS
from tests.browser.brews import DOCK, DRAW, STOP
from tests.browser.visiting import DESKTOP, LYING, PHONE, SETTLED

pytestmark = pytest.mark.anyio
MOST_LINES = 2
CROWDED = """() => {
  const isCut = (each) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const isTall = overflowY !== "visible" && each.scrollHeight > each.clientHeight + 1;
    const isWide = overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1;
    return isTall || isWide;
  };
  const isBeyond = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  };
  const isSmall = (each) => {
    const { width, height } = each.getBoundingClientRect();
    return width < 40 || height < 40;
  };
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true });
  const all = [...document.querySelectorAll(".quacks-acts *")].filter(isSeen)
    .filter((each) => !each.closest(".unseen"));
  const touched = all.filter((each) => each.matches("button"));
  const names = (found) => found.map((each) => `${each.tagName}.${each.className}`);
  return {
    scrolls: document.documentElement.scrollHeight > innerHeight,
    cut: names(all.filter(isCut)),
    beyond: names(touched.filter(isBeyond)),
    small: names(touched.filter(isSmall)),
  };
}"""
"""What must be scrolled, is cut off, lies outside, or is too small for a finger."""
NOTHING: dict[str, Any] = {"scrolls": False, "cut": [], "beyond": [], "small": []}
LINES = """() => {
  const prompt = document.querySelector(".prompt h1");
  return prompt.offsetHeight / parseFloat(getComputedStyle(prompt).lineHeight);
}"""
MIDDLE = """() => {
  const { top, height } = document.querySelector(".pot").getBoundingClientRect();
  const sheet = document.querySelector(".above")?.getBoundingClientRect().top ?? innerHeight;
  return { middle: top + height / 2, sheet, most: 0.6 * innerHeight, below: innerHeight - sheet };
}"""

GAPS = """() => {
  const lines = [...document.querySelectorAll(".ware .price span:not(:has(span), .badge)")];
  const told = lines.filter((each) => each.checkVisibility()).map((each) => {
    const text = document.createRange();
    text.selectNodeContents([...each.childNodes].findLast((node) => node.data?.trim()));
    return text.getBoundingClientRect();
  });
  return told.slice(1).map((box, place) => [box, told[place]])
    .filter(([box, before]) => box.top === before.top && box.left > before.left)
    .map(([box, before]) => box.left - before.right);
}"""
"""How far the words under any two neighbours of the shelf are apart, in pixels."""
LEAST_GAP = 4
TOUCH = """(each) => each.dispatchEvent(
  new PointerEvent("click", { bubbles: true, detail: 1, pointerType: "touch" }),
)"""
BESIDE_ROW = """() => [...document.querySelectorAll(".quacks-acts .row")].flatMap((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  return [...row.querySelectorAll("button")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.top < top - 1 || box.bottom > bottom + 1;
  }).map((each) => each.textContent);
})"""
"""The buttons that are higher than their row."""


async def expect_asked(page: Page) -> None:
    """Waits until the dock shows what is asked."""
    await expect(page.locator(f"{DOCK} .act button").first).to_be_visible()
    await expect(page.locator(".prompt h1")).not_to_be_empty()


@pytest.mark.parametrize("name", QUESTIONS)
async def test_a_decision_is_whole_on_a_phone_in_german(name: str, house: House) -> None:
    anna = await house.open(f"quacks {name}", PHONE, language="de-DE")
    page = anna.page
    await expect_asked(page)
    assert await page.evaluate(LINES) <= MOST_LINES
    sheet = await page.evaluate(MIDDLE)
    assert sheet["below"] <= sheet["most"]
    assert await anna.violations() == []
    for width, height in (PHONE, LYING):
        await page.set_viewport_size({"width": width, "height": height})
        await expect_asked(page)
        assert await anna.overflow() == []
        assert await page.evaluate(CROWDED) == NOTHING


async def test_the_shop_leaves_the_middle_of_the_pot_in_view(house: House) -> None:
    anna = await house.open("quacks shop", PHONE)
    await expect_asked(anna.page)
    sheet = await anna.page.evaluate(MIDDLE)
    assert sheet["sheet"] > sheet["middle"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_what_a_draw_leads_to_never_stands_where_draw_stood(
    size: tuple[int, int], house: House
) -> None:
    anna = await house.open("quacks brew in the middle", size)
    await expect_asked(anna.page)
    draw = await anna.page.locator(DRAW).bounding_box()
    assert draw is not None
    for name in ("mandrake", "first", "again", "further"):
        ben = await house.open(f"quacks {name}", size)
        await expect_asked(ben.page)
        answer = await ben.page.locator(f"{DOCK} .outcome").last.bounding_box()
        assert answer is not None
        assert answer["x"] + answer["width"] <= draw["x"]


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_what_is_said_of_two_chips_of_the_shop_never_touches(
    size: tuple[int, int], language: str, house: House
) -> None:
    anna = await house.open("quacks shop", size, language=language)
    await expect_asked(anna.page)
    await anna.page.locator(f"{DOCK} .ware:not(.sunk)").nth(2).click()
    await expect(anna.page.locator(f"{DOCK} .confirm.primary")).to_be_visible()
    gaps = await anna.page.evaluate(GAPS)
    assert gaps, "there are neighbours"
    assert min(gaps) >= LEAST_GAP


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("name", ["gift", "market", "look"])
async def test_what_is_touched_is_described_on_the_sheet_and_confirmed_in_its_row(
    name: str, language: str, house: House
) -> None:
    anna = await house.open(f"quacks {name}", PHONE, language=language)
    page = anna.page
    await expect_asked(page)
    await page.locator(SETTLED).wait_for()
    await page.locator(f"{DOCK} :is(.drawn:not(.sunk), .tiles button)").last.evaluate(TOUCH)
    await expect(page.locator(f"{DOCK} .button.primary")).to_be_visible()
    await expect(page.locator(f"{DOCK} .read")).not_to_be_empty()
    assert await page.evaluate(CROWDED) == NOTHING
    assert await page.evaluate(BESIDE_ROW) == []
    sheet = await page.evaluate(MIDDLE)
    assert sheet["sheet"] > sheet["middle"]


async def test_the_list_of_moves_leads_back_to_the_pot_on_a_phone(house: House) -> None:
    anna = await house.open("quacks brew", PHONE)
    page = anna.page
    await expect_asked(page)
    for back in ("Table", "Show the board"):
        await page.get_by_role("button", name="More", exact=True).click()
        await page.get_by_role("button", name="Moves as a list").click()
        await expect(page.locator(".listed")).to_be_visible()
        await page.get_by_role("button", name=back, exact=True).click()
        await expect(page.locator(".pot").first).to_be_visible()


@pytest.mark.parametrize(("size", "least"), [(PHONE, 324), (LYING, 290)])
async def test_the_pot_is_as_large_as_the_screen_allows(
    size: tuple[int, int], least: int, house: House
) -> None:
    anna = await house.open("quacks brew", size)
    await expect_asked(anna.page)
    box = await anna.page.locator(".pot").bounding_box()
    assert box is not None
    assert box["width"] >= least


async def test_the_buttons_of_a_brew_say_what_they_do(house: House) -> None:
    anna = await house.open("quacks brew in the middle")
    page = anna.page
    await expect_asked(page)
    chips = r"White (\d+) of 7\. (\d+) chips in the bag"
    await expect(page.locator(DRAW)).to_have_accessible_name(re.compile(rf"^Draw\. {chips}\. "))
    await expect(page.locator(STOP)).to_have_accessible_name(re.compile(r"^Stop: \d+ coins?, \d"))
    await expect(page.get_by_role("meter")).to_have_attribute(
        "aria-valuetext", re.compile(r"\d of 7")
    )
    await expect(page.locator(".pot svg").first).to_have_accessible_name(re.compile(r"pot"))
