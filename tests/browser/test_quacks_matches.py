"""Whole matches of Quacks with Fortune cards on its board, from the front page to the sheet."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.brews import GAME, LONG, Finger, Keys, Mouse, tab_to
from tests.browser.visiting import PHONE, Visits

pytestmark = pytest.mark.anyio


async def test_a_match_is_played_with_the_mouse(visits: Visits) -> None:
    anna = await visits.come(hastens=True)
    await anna.play_now(GAME)
    await Mouse(anna.page).play_to_the_end()


async def test_a_match_is_played_by_touch_on_a_phone(visits: Visits) -> None:
    anna = await visits.come(PHONE, scheme="dark", hastens=True)
    await anna.play_now(GAME)
    await Finger(anna.page).play_to_the_end()


async def test_a_match_is_played_with_the_keyboard_alone(visits: Visits) -> None:
    anna = await visits.come(hastens=True)
    await anna.go("/")
    button = f"[data-game={GAME}] button"
    await expect(anna.page.locator(button).first).to_be_visible(timeout=LONG)
    await tab_to(anna.page, button)
    await anna.page.keyboard.press("Enter")
    await anna.wait_for_table()
    await Keys(anna.page).play_to_the_end()
