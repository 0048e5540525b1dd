"""Several browsers at one table, and connections that come and go."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import serving
from tests.browser.prepared import WAYS, begin_in
from tests.browser.visiting import SECONDS, SHEET, Visitor, Visits
from tests.server.playing import open_table

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000


@pytest.fixture
async def visits_apart(browser: Browser, tmp_path: Path) -> AsyncIterator[Visits]:
    """Visitors of a server that a test may kill."""
    with serving(tmp_path) as running:
        visits = Visits(browser, running)
        yield visits
        await visits.end()


async def begun(visits: Visits, game: str) -> tuple[str, list[Visitor]]:
    """A match of two people, each with a browser, and somebody who watches."""
    hosts = [await visits.guest(name) for name in ("Anna", "Ben", "Cleo")]
    anna, ben, _ = hosts
    table = await open_table(anna, game, [{"kind": "person"}, {"kind": "open"}], listed=True)
    assert (await ben.post(f"/tables/{table['table']}/seats", {})).is_success
    assert (await anna.post(f"/tables/{table['table']}/start")).is_success
    visitors = []
    for guest in hosts:
        visitor = await visits.come()
        await visitor.be(guest)
        await visitor.open_table(table["table"])
        visitors.append(visitor)
    return table["table"], visitors


async def test_two_people_and_a_watcher_see_the_same_move(visits: Visits) -> None:
    _, (anna, ben, cleo) = await begun(visits, "kupferkessel")
    asked = anna if await is_asked(anna) else ben
    await asked.page.keyboard.press("m")
    await asked.answer_by_list()
    for visitor in (anna, ben, cleo):
        await expect(visitor.page.locator(".log")).to_contain_text("take", timeout=LONG)
    assert not await is_asked(cleo)


async def is_asked(visitor: Visitor) -> bool:
    """Whether the list of moves offers something."""
    await visitor.wait_until_whole()
    await visitor.wait_until_settled()
    await visitor.page.keyboard.press("m")
    await expect(visitor.page.locator(".moves")).to_be_visible()
    count = await visitor.page.locator(".moves button.move").count()
    await visitor.page.keyboard.press("m")
    return count > 0


async def test_a_lost_connection_is_shown_and_mended(visits_apart: Visits) -> None:
    anna, server = await visits_apart.come(), visits_apart.server
    ending = WAYS.position("elixir-mixer ending")
    await begin_in(anna.context, server, "elixir-mixer", ending)
    await anna.play_now("elixir-mixer")
    await anna.page.keyboard.press("m")
    assert await anna.wait_for_decision()
    server.kill()
    await expect(anna.page.get_by_role("alert")).to_be_visible(timeout=LONG)
    server.start()
    await expect(anna.page.get_by_role("alert")).to_have_count(0, timeout=LONG)
    assert await anna.wait_for_decision()
    await anna.play_on_until(SHEET)
    anna.wrong.clear()


async def test_the_same_table_in_another_window_asks_where_to_play(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("elixir-mixer")
    second = await anna.context.new_page()
    await second.goto(anna.page.url)
    await expect(second.locator("main.match")).to_be_visible(timeout=LONG)
    await expect(anna.page.get_by_role("alert")).to_contain_text("another window", timeout=LONG)
    await anna.page.get_by_role("button", name="Play here").click()
    await expect(anna.page.get_by_role("alert")).to_have_count(0, timeout=LONG)
