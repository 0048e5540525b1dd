"""The evaluation of Quacks: a line for each seat and step, soon over, and jumped by a click."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.boards.house import Board, House
from tests.browser.boards.positions import WAYS
from tests.browser.brews import DOCK, DRAW, FIRST, GO_ON, MOST_TOUCHES, OVER, STOP, Mouse
from tests.browser.visiting import DESKTOP, PHONE, SETTLED, Visitor

pytestmark = pytest.mark.anyio
SHEET = f"{DOCK} .above table"
PATIENCE = 6_000
"""Milliseconds in which all that goes by itself is told."""
SEATS = 3
ROWS = """(sheet) => Object.fromEntries(
  [...document.querySelectorAll(`${sheet} tbody tr`)].map((row) => [
    row.querySelector("th").innerText.trim(),
    [...row.querySelectorAll("td")].map((cell) => cell.textContent.trim()),
  ]),
)"""
"""What the sheet says in each row, seat by seat."""
TAPS = """async (taps) => {
  for (const [clientX, clientY] of taps) {
    const tapped = document.elementFromPoint(clientX, clientY);
    tapped?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    await new Promise(requestAnimationFrame);
  }
}"""
"""Clicks at places of the screen, one after the other."""
COVERED = """() => {
  const told = document.querySelector(".announcement");
  const { left, top, right, bottom } = told.getBoundingClientRect();
  const isUnder = (each) => {
    const box = each.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  };
  return [...document.querySelectorAll("button, [role=button]")]
    .filter((each) => each.checkVisibility() && !told.contains(each) && isUnder(each))
    .filter((each) => !each.closest(".unseen"))
    .map((each) => each.outerHTML);
}"""
"""The buttons that lie under what a turn tells."""
HELD = """
  const later = setTimeout;
  globalThis.setTimeout = (doing, wait, ...more) =>
    later(doing, wait === 2500 ? 2 ** 30 : wait, ...more);
"""
"""The sheet does not go by itself: a busy computer might look only when it has gone."""
FOCUSES = """(button) => {
  const watching = new MutationObserver(() => {
    document.querySelector(button)?.focus();
    if (document.activeElement?.matches(button)) watching.disconnect();
  });
  watching.observe(document, { childList: true, subtree: true });
}"""
"""Brings the focus to a button as soon as it is there."""


async def holds_the_sheet(visitor: Visitor) -> None:
    """The sheet stays until somebody sends it away."""
    await visitor.context.add_init_script(HELD)


async def holds_the_clock(visitor: Visitor) -> None:
    """Time passes when it is told to, and Go on has the focus as soon as it is there."""
    await visitor.page.clock.install()
    await visitor.page.add_init_script(f"({FOCUSES})('{GO_ON}')")


async def stop_brewing(anna: Board) -> None:
    """Stops as the last one in the first turn, which is evaluated."""
    anna.desk.plays_others = True
    await anna.page.locator(SETTLED).wait_for()
    await anna.page.locator(STOP).click()
    await anna.wait_for_present()
    await expect(anna.page.locator(GO_ON)).to_be_visible()


async def test_the_sheet_has_a_line_for_each_step_and_a_place_for_each_seat(house: House) -> None:
    anna = await house.open(WAYS.at("quacks alone"))
    await stop_brewing(anna)
    page = anna.page
    await expect(page.locator(SHEET)).to_have_count(0)
    await page.locator(f"{DOCK} .sheet").click()
    await expect(page.locator(SHEET)).to_be_visible()
    assert await anna.violations() == []
    rows = await page.evaluate(ROWS, SHEET)
    assert all(len(places) == SEATS for places in rows.values())
    assert {name[0] for name in rows if name[1:2].isspace()} <= set("ABCDEF")
    assert all("coin" in told or "exploded" in told for told in rows["Pot"])
    [points] = [places for name, places in rows.items() if "Points" in name]
    assert any("point" in told for told in points)
    await page.keyboard.press("Escape")
    await expect(page.locator(SHEET)).to_have_count(0)
    await page.locator(f"{DOCK} .sheet").click()
    await expect(page.get_by_role("heading", name="Evaluation of turn 1")).to_be_visible()
    await page.locator(f"{DOCK} .above").get_by_role("button", name="Close").click()
    await expect(page.locator(SHEET)).to_have_count(0)


async def test_no_tap_for_go_on_can_answer_what_comes_after_it(house: House) -> None:
    anna = await house.open(WAYS.at("quacks alone"), PHONE, prepare=holds_the_sheet)
    page = anna.page
    await stop_brewing(anna)
    before = list(anna.desk.played)
    assert before
    await expect(page.locator(f"{DOCK} .above {GO_ON.removeprefix(DOCK)}")).to_be_visible()
    await expect(page.locator(f"{DOCK} .row button")).to_have_count(0)
    row = await page.locator(f"{DOCK} .row").bounding_box()
    sheet = await page.locator(GO_ON).bounding_box()
    assert row is not None
    assert sheet is not None
    taps = [
        (sheet["x"] + sheet["width"] / 2, sheet["y"] + sheet["height"] / 2),
        *((row["x"] + row["width"] * part, row["y"] + row["height"] / 2) for part in (0.2, 0.8)),
    ]
    # In one step: the second tap of a double tap comes at once, wherever it hits.
    await page.evaluate(TAPS, taps)
    await expect(page.locator(GO_ON)).to_have_count(0)
    asked = page.locator(f"{DOCK} .act .row button").locator("visible=true")
    await expect(asked.first).to_be_visible()
    assert anna.desk.played == before
    # While something is asked the sheet can be read again.
    await page.locator(".quacks .sheet").click()
    await expect(page.locator(SHEET)).to_be_visible()
    await expect(page.locator(f"{DOCK} .row button")).to_have_count(0)


async def test_a_turn_tells_its_card_until_the_first_chip_and_covers_no_button(
    house: House,
) -> None:
    anna = await house.open("quacks last turn", PHONE, language="de-DE")
    anna.desk.plays_others = True
    page = anna.page
    told = page.locator(".announcement")
    await expect(told).to_contain_text("Ein neuer Anfang")
    await expect(told).to_contain_text("Letzter Zug")
    assert await told.evaluate("(each) => each.scrollHeight <= each.clientHeight")
    assert await page.evaluate(COVERED) == []
    assert await anna.violations() == []
    pot = await page.locator(".pot").bounding_box()
    await told.get_by_role("button").tap()
    await expect(told).to_have_count(0)
    assert await page.locator(".pot").bounding_box() == pot
    await page.reload()
    await expect(told).to_be_visible()
    await expect(page.locator(".corner.turn")).to_have_accessible_name(re.compile("Karte: "))
    await page.locator(SETTLED).wait_for()
    await page.locator(DRAW).tap()
    await expect(told).to_have_count(0)


async def test_a_click_jumps_to_the_next_decision(house: House) -> None:
    anna = await house.open(WAYS.at("quacks alone"), PHONE, moves=True, prepare=holds_the_sheet)
    await stop_brewing(anna)
    await anna.page.locator(SHEET).tap()
    await expect(anna.page.locator(GO_ON)).to_have_count(0)
    await expect(anna.page.locator(f"{DOCK} .act button").first).to_be_visible()
    await anna.page.locator(SETTLED).wait_for()
    await expect(anna.page.locator(GO_ON)).to_have_count(0)


async def test_after_six_seconds_the_sheet_makes_room_by_itself(house: House) -> None:
    anna = await house.open(WAYS.at("quacks alone"), DESKTOP, moves=True, prepare=holds_the_clock)
    await stop_brewing(anna)
    await anna.page.clock.run_for(PATIENCE)
    await expect(anna.page.locator(GO_ON)).to_have_count(0)
    await expect(anna.page.locator(FIRST)).to_be_focused()


async def test_the_last_turn_is_told_before_the_scoring_sheet_which_can_be_opened_again(
    house: House,
) -> None:
    anna = await house.open("quacks last turn", DESKTOP, prepare=holds_the_sheet)
    anna.desk.plays_others = True
    page, fingers = anna.page, Mouse(anna.page)
    for _ in range(MOST_TOUCHES):
        way = await fingers.next_way()
        if await page.locator("main.match.over").count() > 0:
            break
        await fingers.take(way)
    await expect(page.get_by_role("heading", name="Evaluation of turn 9")).to_be_visible()
    await expect(page.locator(OVER)).to_have_count(0)
    await page.locator(GO_ON).click()
    await expect(page.locator(OVER)).to_be_visible()
    await page.locator("dialog").get_by_role("button", name="Close").click()
    await expect(page.locator(OVER)).to_have_count(0)
    await page.locator(DOCK).get_by_role("button", name="The scoring sheet").click()
    await expect(page.locator(OVER)).to_be_visible()
