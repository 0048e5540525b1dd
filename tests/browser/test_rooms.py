"""The rooms of the house: whole, in every language, at every size, by day and by candle."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.async_api import expect

from stillroom.games.registry import names
from tests.browser.visiting import DESKTOP, PHONE, Visits

pytestmark = pytest.mark.anyio
ROOMS = [
    "/",
    "/lobby",
    "/matches",
    "/me",
    "/about",
    "/rules",
    "/nowhere",
    "/join/wrong",
    "/tables/none",
]
GAME_ROOMS = [f"/{room}/{game}" for room in ("rules", "open") for game in names()]
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_room_is_whole(
    language: str, scheme: Literal["light", "dark"], visits: Visits
) -> None:
    for size in (DESKTOP, PHONE):
        anna = await visits.come(size, language=LANGUAGES[language], scheme=scheme)
        for room in [*ROOMS, *GAME_ROOMS]:
            await anna.go(room)
            await expect(anna.page.locator("h1").first).to_be_visible()
            assert await anna.page.locator("html").get_attribute("lang") == language
            assert await anna.overflow() == [], (room, size)
            assert await anna.violations() == [], (room, size)
        await anna.page.close()


async def test_a_language_that_is_chosen_stays(visits: Visits) -> None:
    anna = await visits.come()
    await anna.go("/")
    await anna.page.get_by_label("Language").select_option("fr")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    await anna.go("/about")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
