"""Whole matches in the browser, from the front page to the scoring sheet."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from stillroom.games.registry import names
from tests.browser.visiting import Visits

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", names())
async def test_a_match_is_played_to_the_end_by_the_list_of_moves(game: str, visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now(game)
    await anna.play_by_list()
    rows = anna.page.locator("dialog tbody tr")
    assert await rows.count() > 1
    await expect(anna.page.locator("dialog")).to_contain_text("Rematch")
