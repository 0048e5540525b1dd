"""For every eye and ear, where a server is needed: the front page, and a table of two people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.browser.visiting import DESKTOP, PHONE, SECONDS, Visitor, Visits
from tests.server.playing import Client, people_at_a_table

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
NARROW = (320, 560)
COLOUR = "color-contrast"
LANDMARKS = """() => [...document.querySelectorAll("main > section, main > div > section")]
  .filter((each) => each.checkVisibility())
  .map((each) => {
    const name = document.getElementById(each.getAttribute("aria-labelledby"));
    return name?.textContent ?? each.getAttribute("aria-label");
  })"""
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
