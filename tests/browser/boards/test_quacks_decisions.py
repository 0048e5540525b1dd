"""Every decision of Quacks in its dock: what it shows first, how it is answered, that it stays."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from stillroom.games.quacks.ids import Choice
from stillroom.games.quacks.names import id_of
from tests.browser.boards.house import House
from tests.browser.boards.questions import QUESTIONS, Question
from tests.browser.brews import DOCK, FIRST, Fingers, Keys, Mouse
from tests.browser.visiting import READY

pytestmark = pytest.mark.anyio
EACH_DOCK = ("gift", "give-up", "brew", "look", "aside", "step", "exploded", "shop", "spend")
"""A question for each kind of dock."""
RELOADED = [
    name if name in EACH_DOCK else pytest.param(name, marks=pytest.mark.soak) for name in QUESTIONS
]
MOST_TOUCHES = 100
"""Far more than a piece for a basket and Confirm: what is touched too soon counts for nothing."""


def test_no_kind_of_decision_is_without_a_question() -> None:
    asked = {question.choice for question in QUESTIONS.values()}
    assert asked == {id_of(choice) for choice in Choice}


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("hands", [Mouse, Keys])
async def test_a_decision_shows_what_is_likely_and_is_answered(
    hands: type[Fingers], name: str, house: House
) -> None:
    anna = await house.open(f"quacks {name}")
    await expect_shown(anna.page, QUESTIONS[name])
    fingers = hands(anna.page)
    for _ in range(MOST_TOUCHES):
        await fingers.go_on()
        await anna.page.wait_for_selector(READY)
        if anna.desk.count("accepted"):
            break
    assert anna.desk.count("accepted") == 1
    assert anna.desk.count("refused") == 0


async def expect_shown(page: Page, question: Question) -> None:
    """What is likely is the first thing in the dock, and the rest can be read as well."""
    first = page.locator(FIRST)
    await expect(first).to_have_accessible_name(re.compile(re.escape(question.first)))
    told = page.locator(f".prompt, {DOCK}")
    for words in question.shows:
        await expect(told.get_by_text(words).first).to_be_attached()


@pytest.mark.parametrize("name", QUESTIONS)
async def test_a_hint_marks_what_to_touch(name: str, house: House) -> None:
    anna = await house.open(f"quacks {name}")
    await expect_hinted(anna.page)


async def expect_hinted(page: Page) -> None:
    """A hint is told in words, and marked in the dock."""
    await page.keyboard.press("h")
    await expect(page.locator(".prompt .hint")).to_be_visible()
    await expect(page.locator(f"{DOCK} .hinted").first).to_be_visible()


@pytest.mark.parametrize("name", RELOADED)
async def test_after_a_reload_the_same_is_asked_and_a_hint_marks_what_to_touch(
    name: str, house: House
) -> None:
    anna = await house.open(f"quacks {name}")
    page = anna.page
    before = await shown(page)
    await page.reload()
    await anna.wait_for_table()
    assert await shown(page) == before
    await expect_hinted(page)


async def shown(page: Page) -> tuple[str, str]:
    """What is asked, and what the dock offers."""
    await expect(page.locator(f"{DOCK} .act button").first).to_be_visible()
    prompt = await page.locator(".prompt h1").inner_text()
    return prompt, await page.locator(f"{DOCK} .act").inner_text()
