"""Several people at one device: a curtain where a seat has secrets, nowhere else."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visiting import SECONDS, Visitor, Visits
from tests.server.playing import open_table

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000


async def shared_device(visits: Visits, game: str, **more: object) -> Visitor:
    """Anna and Ben at one device, in a match that has begun."""
    guest = await visits.guest("Anna")
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ben"}]
    table = await open_table(guest, game, seats, **more)
    assert (await guest.post(f"/tables/{table['table']}/start")).is_success
    both = await visits.come()
    await both.be(guest)
    await both.open_table(table["table"])
    return both


async def test_hands_are_covered_between_people(visits: Visits) -> None:
    both = await shared_device(visits, "elixir-mixer")
    curtain = both.page.locator(".curtain")
    await expect(curtain).to_be_visible(timeout=LONG)
    first = await curtain.locator("h2").inner_text()
    await curtain.get_by_role("button").press("Enter")
    await expect(curtain).to_have_count(0, timeout=LONG)
    await both.page.keyboard.press("m")
    await both.play_on_until(".curtain")
    await expect(curtain).to_be_visible()
    assert await curtain.locator("h2").inner_text() != first


async def test_where_nobody_has_secrets_there_is_no_curtain(visits: Visits) -> None:
    both = await shared_device(visits, "kupferkessel", preset="first-game")
    await both.page.keyboard.press("m")
    for moves in range(4):
        await both.play_on_until(".log li.own", moves + 1)
        await both.wait_until_settled()
        assert await both.wait_for_decision()
        await expect(both.page.locator(".curtain")).to_have_count(0)
