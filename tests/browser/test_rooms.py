"""The rooms of the house: whole, in every language, at every size, by day and by candle."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.async_api import expect

from stillroom.games.registry import names
from tests.browser.visiting import DESKTOP, PHONE, Visitor, Visits

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


async def expect_whole(visitor: Visitor) -> None:
    """A room is shown, with what is fetched for it; its title is there before."""
    await expect(visitor.page.locator("h1").first).to_be_visible()
    await visitor.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_room_fits_in_every_language(language: str, visits: Visits) -> None:
    for size in (DESKTOP, PHONE):
        anna = await visits.come(size, language=LANGUAGES[language])
        for room in [*ROOMS, *GAME_ROOMS]:
            await anna.go(room)
            await expect_whole(anna)
            assert await anna.page.locator("html").get_attribute("lang") == language
            assert await anna.overflow() == [], (room, size)
        await anna.page.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_in_any_room(
    scheme: Literal["light", "dark"], size: tuple[int, int], visits: Visits
) -> None:
    anna = await visits.come(size, scheme=scheme)
    for room in [*ROOMS, *GAME_ROOMS]:
        await anna.go(room)
        await expect_whole(anna)
        assert await anna.violations() == [], room


async def test_a_language_that_is_chosen_stays(visits: Visits) -> None:
    anna = await visits.come()
    await anna.go("/")
    await anna.page.get_by_label("Language").select_option("fr")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    await anna.go("/about")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
