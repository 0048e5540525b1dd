"""Every decision of Quacks in its dock: what it shows first, how it is answered, that it stays."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from stillroom.games.quacks.ids import Choice
from stillroom.games.quacks.names import id_of
from tests.browser.brews import DOCK, FIRST, LONG, Fingers, Keys, Mouse
from tests.browser.questions import QUESTIONS, Cabinet, Question
from tests.browser.visiting import Visits

pytestmark = pytest.mark.anyio
TABLES = dict.fromkeys(QUESTIONS, 3)
"""One for each hand that answers, and one that is only looked at."""
MOST_TOUCHES = 100
"""Far more than a piece for a basket and Confirm: what is touched too soon counts for nothing."""


def test_no_kind_of_decision_is_without_a_question() -> None:
    asked = {question.choice for question in QUESTIONS.values()}
    assert asked == {id_of(choice) for choice in Choice}


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("hands", [Mouse, Keys])
async def test_a_decision_shows_what_is_likely_and_is_answered(
    hands: type[Fingers], name: str, cabinet: Cabinet, callers: Visits
) -> None:
    anna, heard = await cabinet.open(callers, name, answers=True)
    await expect_shown(anna.page, QUESTIONS[name])
    fingers = hands(anna.page)
    for _ in range(MOST_TOUCHES):
        await fingers.go_on()
        if is_answered(heard):
            return
    raise AssertionError("nothing came of the touches")


async def expect_shown(page: Page, question: Question) -> None:
    """What is likely is the first thing in the dock, and the rest can be read as well."""
    first = page.locator(FIRST)
    await expect(first).to_have_accessible_name(re.compile(re.escape(question.first)), timeout=LONG)
    told = page.locator(f".prompt, {DOCK}")
    for words in question.shows:
        await expect(told.get_by_text(words).first).to_be_attached()


def is_answered(heard: list[dict[str, Any]]) -> bool:
    """Whether the table has taken an answer; it may refuse none."""
    answers = {message["type"] for message in heard}
    assert "refused" not in answers
    return "accepted" in answers


@pytest.mark.parametrize("name", QUESTIONS)
async def test_after_a_reload_the_same_is_asked_and_a_hint_marks_what_to_touch(
    name: str, cabinet: Cabinet, callers: Visits
) -> None:
    anna, _ = await cabinet.open(callers, name)
    page = anna.page
    before = await shown(page)
    await page.reload()
    await anna.wait_for_table()
    assert await shown(page) == before
    await page.keyboard.press("h")
    await expect(page.locator(".prompt .hint")).to_be_visible(timeout=LONG)
    await expect(page.locator(f"{DOCK} .hinted").first).to_be_visible()


async def shown(page: Page) -> tuple[str, str]:
    """What is asked, and what the dock offers."""
    await expect(page.locator(f"{DOCK} .act button").first).to_be_visible(timeout=LONG)
    prompt = await page.locator(".prompt h1").inner_text()
    return prompt, await page.locator(f"{DOCK} .act").inner_text()
