"""For every eye and ear: forced colours, more contrast, large letters, small screens, keys."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from stillroom.games.registry import names
from tests.browser.boards.house import House, Preparing
from tests.browser.visiting import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.anyio
NARROW = (320, 560)
COLOUR = "color-contrast"
BARE = """() => {
  const isDrawn = (each) => {
    const { borderTopStyle, outlineStyle, boxShadow, stroke } = getComputedStyle(each);
    return [borderTopStyle, outlineStyle, boxShadow, stroke].some((style) => style !== "none");
  };
  return [...document.querySelectorAll(".board :is(.card, .chip, .open, .move):not(.unseen)")]
    .filter((each) => each.checkVisibility())
    .filter((each) => ![each, ...each.querySelectorAll("*")].some(isDrawn))
    .map((each) => each.className);
}"""
"""Pieces without an edge of their own: nothing but a ground would tell them from the board."""
FRAMES = 5
NEXT_FRAME = "() => new Promise((then) => requestAnimationFrame(() => setTimeout(then)))"
LONG_AND_FOCUSABLE = """(told) => [told.scrollHeight > told.clientHeight, told.tabIndex === 0]"""


async def forced_colours(visitor: Visitor) -> None:
    """A system that draws everything in a few colours of its own."""
    await visitor.page.emulate_media(forced_colors="active")


async def more_contrast(visitor: Visitor) -> None:
    """Somebody who asks for more contrast."""
    await visitor.page.emulate_media(contrast="more")


async def large_letters(visitor: Visitor) -> None:
    """Somebody who reads letters of twice the size."""
    browser = await visitor.context.new_cdp_session(visitor.page)
    await browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})


async def narrow(_visitor: Visitor) -> None:
    """Somebody with the narrowest of screens."""


EYES = [
    (forced_colours, DESKTOP),
    (more_contrast, DESKTOP),
    (large_letters, PHONE),
    (large_letters, DESKTOP),
    (narrow, NARROW),
]


@pytest.mark.parametrize(("eyes", "size"), EYES)
async def test_a_table_is_whole_for_every_eye(
    eyes: Preparing, size: tuple[int, int], house: House
) -> None:
    wrong: dict[str, list[str]] = {}
    for game in names():
        anna = await house.open(f"{game} opening", size, prepare=eyes)
        await expect(anna.page.locator(".prompt h1"), game).to_be_in_viewport(ratio=1)
        await expect(anna.page.locator(".dock"), game).to_be_in_viewport(ratio=0.5)
        found = await anna.violations()
        # Axe reads our colours also where the system draws its own instead.
        is_read = [each for each in found if eyes is not forced_colours or COLOUR not in each]
        wrong[game] = [*await anna.overflow(), *await anna.page.evaluate(BARE), *is_read]
    assert not any(wrong.values()), wrong


async def test_what_a_card_leads_to_stays_and_is_scrolled_by_keys_where_it_is_long(
    house: House,
) -> None:
    anna = await house.open("glastonbury take", PHONE, prepare=large_letters)
    await expect(anna.page.locator(".cell.open").first).to_be_visible()
    told = anna.page.locator(".dock .told")
    seen = set()
    for card in await anna.page.locator(".cell.open").all():
        await anna.page.mouse.move(0, 0)
        await expect(told).to_have_count(0)
        await card.evaluate("(each) => each.scrollIntoView({ block: 'center' })")
        box = await card.bounding_box()
        assert box is not None
        await anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for _ in range(FRAMES):
            await anna.page.evaluate(NEXT_FRAME)
            seen.add(tuple(await told.evaluate(LONG_AND_FOCUSABLE)))
            assert await told.count() == 1, "what is told lies over the card, and is still told"
    assert (True, True) in seen
    assert seen <= {(True, True), (False, False)}


async def test_after_a_move_the_focus_is_at_the_next_decision(house: House) -> None:
    anna = await house.open("kupferkessel opening")
    anna.desk.plays_others = True
    await anna.page.keyboard.press("m")
    for _ in range(3):
        assert await anna.wait_for_decision()
        await expect(anna.page.locator(".board .move:focus")).to_have_count(1)
        prompt = await anna.page.locator(".prompt").inner_text()
        await anna.page.keyboard.press("Enter")
        await expect(anna.page.locator(".prompt")).not_to_have_text(prompt)


async def test_arrows_walk_through_the_list_of_moves(house: House) -> None:
    anna = await house.open("kupferkessel opening")
    await anna.page.keyboard.press("m")
    moves = anna.page.locator(".moves button.move")
    await expect(moves.nth(1)).to_be_visible()
    await moves.first.focus()
    await anna.page.keyboard.press("ArrowDown")
    await expect(moves.nth(1)).to_be_focused()
    await anna.page.keyboard.press("ArrowUp")
    await expect(moves.first).to_be_focused()
    assert await anna.page.locator('.moves button[tabindex="0"]').count() == 1


async def test_keys_scroll_a_sheet_that_was_just_opened(house: House) -> None:
    anna = await house.open("kupferkessel opening")
    await anna.page.keyboard.press("t")
    content = anna.page.locator("dialog .content")
    await expect(content).to_be_visible()
    await anna.page.keyboard.press("End")
    await anna.page.wait_for_function(
        "() => document.querySelector('dialog .content').scrollTop > 0"
    )


async def test_a_basket_tells_its_total_after_each_touch(house: House) -> None:
    anna = await house.open("elixir-mixer discard")
    await anna.page.keyboard.press("m")
    assert await anna.wait_for_decision()
    spoken = anna.page.locator("[aria-live=polite]").last
    before = await spoken.inner_text()
    chosen = await anna.page.locator(".move b").first.inner_text()
    await anna.answer_by_list()
    await expect(spoken).not_to_have_text(before)
    await expect(spoken).to_contain_text(chosen)
