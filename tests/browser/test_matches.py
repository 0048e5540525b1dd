"""Whole matches in the browser, from the front page to the scoring sheet."""

from __future__ import annotations

import gzip

import pytest
from playwright.async_api import Response, expect

from stillroom.games.registry import names
from tests.browser.visiting import Visits

pytestmark = pytest.mark.anyio

MOST_SCRIPT = 150_000
"""Bytes of script, compressed, that one game needs."""


@pytest.mark.parametrize("game", names())
async def test_a_small_script_plays_a_match_to_the_end_by_the_list_of_moves(
    game: str, visits: Visits
) -> None:
    scripts: list[Response] = []
    anna = await visits.come(hastens=True)
    anna.page.on(
        "response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None
    )
    await anna.play_now(game)
    await expect(anna.page.locator(".board button").first).to_be_visible()
    await anna.wait_until_whole()
    sizes = {script.url: len(gzip.compress(await script.body())) for script in scripts}
    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
    await anna.play_by_list()
    rows = anna.page.locator("dialog tbody tr")
    assert await rows.count() > 1
    await expect(anna.page.locator("dialog")).to_contain_text("Rematch")
