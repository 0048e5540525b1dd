"""Hands of Elixir Mixer: whatever the others hold, the page is the same."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.prepared import WAYS, lay_position
from tests.browser.visiting import SECONDS, Visits, listen

pytestmark = pytest.mark.anyio
GAME, ACT = "elixir-mixer", ".elixir-dock .act"
LONG = SECONDS * 1000


async def test_whatever_the_others_hold_the_page_is_the_same(visits: Visits) -> None:
    begun = WAYS.position("elixir-mixer mix of three")
    shown = [await shown_of(visits, each) for each in (begun, with_other_secrets(begun))]
    assert shown[0] == shown[1]


def with_other_secrets(begun: dict[str, Any]) -> dict[str, Any]:
    """The same position for seat 0, but the others have cards of the draw pile in their hands."""
    changed = deepcopy(begun)
    pile = changed["draw_pile"]
    for player in changed["players"][1:]:
        for kind in [
            kind for kind, held in enumerate(player["hand"]) if held > player["known"][kind]
        ]:
            drawn = next(other for other, left in enumerate(pile) if left and other != kind)
            for cards, change in ((player["hand"], 1), (pile, -1)):
                cards[drawn] += change
                cards[kind] -= change
    assert changed["players"][1]["hand"] != begun["players"][1]["hand"]
    return changed


async def shown_of(visits: Visits, begun: dict[str, Any]) -> dict[str, Any]:
    """All that a browser has of a position: the page, the storage, and what it was told."""
    guest = await visits.guest("Anna")
    table = await lay_position(visits.server, guest, GAME, begun)
    anna = await visits.come()
    heard = listen(anna.page)
    await anna.be(guest)
    await anna.open_table(table)
    await expect(anna.page.locator(ACT)).to_be_visible(timeout=LONG)
    # What is read aloud and the title of the tab follow a moment later.
    await expect(anna.page.locator(".spoken").first).not_to_be_empty(timeout=LONG)
    await expect(anna.page).to_have_title(re.compile("Your move"), timeout=LONG)
    await anna.wait_until_whole()
    await anna.wait_until_settled()
    await anna.wait_until_told(heard)
    storage = await anna.page.evaluate("() => [{...localStorage}, {...sessionStorage}]")
    [view] = [message["view"] for message in heard if message["type"] == "welcome"]
    shown = {"page": await anna.page.content(), "storage": storage, "view": view}
    await anna.page.close()
    return shown
