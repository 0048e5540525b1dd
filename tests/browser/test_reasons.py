"""A touch on the seat of a bot: how it thinks, what it did last, and why."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visiting import SECONDS, Visits
from tests.server.playing import open_table, start

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000


async def test_a_touch_on_a_bot_tells_why_it_moved(visits: Visits) -> None:
    host = await visits.guest("Anna")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    table = await open_table(host, "quacks", seats, options={"no_fortune_cards": 1})
    await start(host, table["table"])
    anna = await visits.come()
    await anna.be(host)
    await anna.open_table(table["table"])
    await anna.page.locator(".seat:not(.mine) h3 button").click()
    sheet = anna.page.get_by_role("dialog")
    await expect(sheet).to_contain_text("A bot that plays by lot.")
    await expect(sheet.locator(".why")).to_have_text(
        "It played by lot among what was open.", timeout=LONG
    )
    assert await anna.violations() == []
    assert await anna.overflow() == []
