"""The rooms of the house: whole, in every language, at every size, by day and by candle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.async_api import expect

from stillroom.games.registry import names
from tests.browser.conftest import serving
from tests.browser.visiting import DESKTOP, PHONE, Visitor, Visits
from tests.server.serving import RunningServer

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
    *[f"/{room}/{game}" for room in ("rules", "open") for game in names()],
]
LANGUAGES = {"fr": "fr-FR", "de": "de-DE"}
SAID = """
  globalThis.said = [];
  new MutationObserver(() => said.push("ready" in document.documentElement.dataset))
    .observe(document, { attributeFilter: ["data-ready"], subtree: true });
  globalThis.setInterval = () => 0;
"""
"""Keeps what a page says: that it is whole, or that it is not any more. It asks nothing twice."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server where nobody else is: its lobby is empty, whatever other tests have done."""
    with serving(tmp_path_factory.mktemp("rooms")) as running:
        yield running


async def opened(anna: Visitor, room: str, language: str) -> list[str]:
    """Opens a room; what is wrong as soon as it is shown."""
    await anna.go(room)
    await expect(anna.page.locator("h1").first).to_be_visible()
    await anna.wait_until_whole()
    said = await anna.page.evaluate("said")
    spoken = await anna.page.locator("html").get_attribute("lang")
    wrong = {f"it is in {spoken}": spoken != language, f"it said {said}": said != [True]}
    return [what for what, is_wrong in wrong.items() if is_wrong]


@pytest.mark.parametrize("language", ["de", pytest.param("fr", marks=pytest.mark.soak)])
async def test_every_room_fits_in_every_language(language: str, visits: Visits) -> None:
    anna, wrong = await visits.come(language=LANGUAGES[language]), dict[str, list[str]]()
    await anna.context.add_init_script(SAID)
    for room in ROOMS:
        wrong[room] = await opened(anna, room, language)
        for width, height in (PHONE, DESKTOP):
            await anna.page.set_viewport_size({"width": width, "height": height})
            wrong[room] += await anna.overflow()
    assert not any(wrong.values()), wrong


@pytest.mark.parametrize(
    ("scheme", "size"),
    [
        ("light", DESKTOP),
        ("dark", PHONE),
        pytest.param("light", PHONE, marks=pytest.mark.soak),
        pytest.param("dark", DESKTOP, marks=pytest.mark.soak),
    ],
)
async def test_every_room_fits_and_axe_finds_nothing_in_it(
    scheme: Literal["light", "dark"], size: tuple[int, int], visits: Visits
) -> None:
    anna, wrong = await visits.come(size, scheme=scheme), dict[str, list[str]]()
    await anna.context.add_init_script(SAID)
    for room in ROOMS:
        wrong[room] = await opened(anna, room, "en")
        wrong[room] += await anna.overflow() + await anna.violations()
    assert not any(wrong.values()), wrong


async def test_where_there_is_nothing_yet_is_one_sentence_and_one_button(visits: Visits) -> None:
    anna = await visits.come()
    for room, act in (("/matches", "Choose a game"), ("/lobby", "Open one")):
        await anna.go(room)
        await expect(anna.page.locator("main").get_by_role("link", name=act)).to_be_visible()


async def test_a_language_that_is_chosen_stays(visits: Visits) -> None:
    anna = await visits.come()
    await anna.go("/")
    await anna.page.get_by_label("Language").select_option("fr")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    await anna.go("/about")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
