"""For every eye and ear: forced colours, more contrast, large letters, small screens, landmarks."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from stillroom.games.registry import names
from tests.browser.prepared import lay
from tests.browser.visiting import DESKTOP, PHONE, SECONDS, Visitor, Visits
from tests.server.playing import Client, people_at_a_table

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
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
LANDMARKS = """() => [...document.querySelectorAll("main > section, main > div > section")]
  .filter((each) => each.checkVisibility())
  .map((each) => {
    const name = document.getElementById(each.getAttribute("aria-labelledby"));
    return name?.textContent ?? each.getAttribute("aria-label");
  })"""
FRAMES = 5
NEXT_FRAME = "() => new Promise((then) => requestAnimationFrame(() => setTimeout(then)))"
LONG_AND_FOCUSABLE = """(told) => [told.scrollHeight > told.clientHeight, told.tabIndex === 0]"""
FOCUS = """() => [".board", ".dock", ".chat", ".log", "main"].find(
  (part) => document.activeElement?.closest(part)
) ?? "nowhere" """

KEYS_AND_FOCUS = [
    ("m", ".board .move"),
    ("l", ".log ol"),
    ("t", "dialog h2"),
    ("?", "dialog h2"),
]
"""Where some keys lead at a table among bots."""


async def forced_colours(visits: Visits) -> Visitor:
    """Somebody whose system draws everything in a few colours of its own."""
    anna = await visits.come()
    await anna.page.emulate_media(forced_colors="active")
    return anna


async def more_contrast(visits: Visits) -> Visitor:
    """Somebody who asks for more contrast."""
    anna = await visits.come()
    await anna.page.emulate_media(contrast="more")
    return anna


async def large_letters(visits: Visits) -> Visitor:
    """Somebody who reads letters of twice the size, on a phone."""
    anna = await visits.come(PHONE)
    browser = await anna.context.new_cdp_session(anna.page)
    await browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    return anna


async def large_letters_at_a_desk(visits: Visits) -> Visitor:
    """Somebody who reads letters of twice the size, on a large screen."""
    anna = await visits.come(DESKTOP)
    browser = await anna.context.new_cdp_session(anna.page)
    await browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    return anna


async def narrow(visits: Visits) -> Visitor:
    """Somebody with the narrowest of screens."""
    return await visits.come(NARROW)


Eyes = Callable[[Visits], Awaitable[Visitor]]
EYES = [forced_colours, more_contrast, large_letters, large_letters_at_a_desk, narrow]


async def violations(anna: Visitor, eyes: Eyes) -> list[str]:
    """What axe finds; it reads our colours also where the system draws its own instead."""
    found = await anna.violations()
    return [each for each in found if eyes is not forced_colours or COLOUR not in each]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", names())
async def test_a_table_is_whole_for_every_eye(game: str, eyes: Eyes, visits: Visits) -> None:
    anna = await eyes(visits)
    await anna.play_now(game)
    await expect(anna.page.locator(".board > :not(h2)").first).to_be_visible(timeout=LONG)
    await expect(anna.page.locator(".prompt h1")).to_be_in_viewport(ratio=1)
    await expect(anna.page.locator(".dock")).to_be_in_viewport(ratio=0.5)
    assert await anna.overflow() == []
    assert await anna.page.evaluate(BARE) == []
    assert await violations(anna, eyes) == []


async def test_what_a_card_leads_to_stays_and_is_scrolled_by_keys_where_it_is_long(
    visits: Visits,
) -> None:
    guest = await visits.guest("Anna")
    table = await lay(visits.server, guest, "glastonbury", "take")
    anna = await large_letters(visits)
    await anna.be(guest)
    await anna.open_table(table)
    await expect(anna.page.locator(".cell.open").first).to_be_visible(timeout=LONG)
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
            seen.add(tuple(await told.evaluate(LONG_AND_FOCUSABLE, timeout=LONG)))
            assert await told.count() == 1, "what is told lies over the card, and is still told"
    assert (True, True) in seen
    assert seen <= {(True, True), (False, False)}


@pytest.mark.parametrize("eyes", EYES)
async def test_the_front_page_is_whole_for_every_eye(eyes: Eyes, visits: Visits) -> None:
    anna = await eyes(visits)
    await anna.go("/")
    await expect(anna.page.get_by_role("button").first).to_be_visible()
    assert await anna.overflow() == []
    assert await violations(anna, eyes) == []


async def at_a_duel(visits: Visits) -> tuple[Visitor, Client]:
    """Anna in a browser, and Ben, who is to be asked first; both have the table open."""
    anna, ben = await visits.guest("Anna"), await visits.guest("Ben")
    table = await people_at_a_table([anna, ben], "quacks", options={"no_fortune_cards": 1})
    visitor = await visits.come()
    await visitor.be(anna)
    await visitor.open_table(table)
    return visitor, Client(ben, table)


async def test_the_parts_of_a_table_come_in_order(visits: Visits) -> None:
    anna, _ = await at_a_duel(visits)
    found = await anna.page.evaluate(LANDMARKS)
    assert found == ["The decision", "My things", "Board", "Everybody", "What happened", "Chat"]
    await expect(anna.page).to_have_title("● Your move · The Quacks of Quedlinburg")


async def test_after_a_move_the_focus_is_at_the_next_decision(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("kupferkessel")
    await anna.page.keyboard.press("m")
    for _ in range(3):
        assert await anna.wait_for_decision()
        await expect(anna.page.locator(".board .move:focus")).to_have_count(1, timeout=LONG)
        prompt = await anna.page.locator(".prompt").inner_text()
        await anna.page.keyboard.press("Enter")
        await expect(anna.page.locator(".prompt")).not_to_have_text(prompt, timeout=LONG)


async def test_the_focus_of_keys_is_never_lost(visits: Visits) -> None:
    anna = await visits.come()
    await anna.go("/")
    await anna.page.locator("[data-game=kupferkessel] button").first.press("Enter")
    await anna.wait_for_table()
    card = anna.page.locator(".cell.open:focus-visible")
    await expect(card).to_have_count(1, timeout=LONG)
    for key, there in KEYS_AND_FOCUS:
        await anna.page.keyboard.press(key)
        await expect(anna.page.locator(f"{there}:focus-visible"), key).to_have_count(1)
        await anna.page.keyboard.press("Escape")
        await expect(anna.page.locator("dialog")).to_have_count(0)
        await expect(card, f"Escape after {key}").to_have_count(1)
    await anna.page.keyboard.press("m")
    await anna.page.keyboard.press("m")
    await expect(card).to_have_count(1)


async def test_among_bots_no_key_for_the_chat_is_offered(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("kupferkessel")
    await anna.page.keyboard.press("?")
    keys = anna.page.locator("dialog kbd")
    await expect(keys.filter(has_text="M")).to_have_count(1)
    await expect(keys.filter(has_text=re.compile("^C$"))).to_have_count(0)


async def test_whoever_is_in_the_chat_stays_there(visits: Visits) -> None:
    anna, playing = await at_a_duel(visits)
    await anna.page.keyboard.press("d")
    await anna.page.keyboard.press("c")
    assert await anna.page.evaluate(FOCUS) == ".chat"
    async with playing as ben:
        await ben.play("draw")
    await expect(anna.page.locator(".log")).to_contain_text("Ben", timeout=LONG)
    assert await anna.page.evaluate(FOCUS) == ".chat"
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(".dock button:focus-visible")).to_have_count(1)


async def test_arrows_walk_through_the_list_of_moves(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("kupferkessel")
    await anna.page.keyboard.press("m")
    moves = anna.page.locator(".moves button.move")
    await expect(moves.nth(1)).to_be_visible(timeout=LONG)
    await moves.first.focus()
    await anna.page.keyboard.press("ArrowDown")
    await expect(moves.nth(1)).to_be_focused()
    await anna.page.keyboard.press("ArrowUp")
    await expect(moves.first).to_be_focused()
    assert await anna.page.locator('.moves button[tabindex="0"]').count() == 1


async def test_keys_scroll_a_sheet_that_was_just_opened(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("kupferkessel")
    await anna.page.keyboard.press("t")
    content = anna.page.locator("dialog .content")
    await expect(content).to_be_visible(timeout=LONG)
    await anna.page.keyboard.press("End")
    await anna.page.wait_for_function(
        "() => document.querySelector('dialog .content').scrollTop > 0"
    )


async def test_a_basket_tells_its_total_after_each_touch(visits: Visits) -> None:
    guest = await visits.guest("Anna")
    table = await lay(visits.server, guest, "elixir-mixer", "discard")
    anna = await visits.come()
    await anna.be(guest)
    await anna.open_table(table)
    await anna.page.keyboard.press("m")
    assert await anna.wait_for_decision()
    spoken = anna.page.locator("[aria-live=polite]").last
    before = await spoken.inner_text()
    chosen = await anna.page.locator(".move b").first.inner_text()
    await anna.answer_by_list()
    await expect(spoken).not_to_have_text(before, timeout=LONG)
    await expect(spoken).to_contain_text(chosen)
