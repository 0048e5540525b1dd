"""Each kind of decision: the screen is whole at every size, and the list of moves answers it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.boards.house import House
from tests.browser.boards.positions import CHOICES
from tests.browser.visiting import DESKTOP, LYING, PHONE, READY, SETTLED

pytestmark = pytest.mark.anyio
SIZES = {"desktop": DESKTOP, "phone": PHONE, "lying": LYING}
NAMES = [f"{game} {choice}" for game, choices in CHOICES.items() for choice in choices]
MOST_TOUCHES = 100
"""No basket of these positions takes so many."""


@pytest.mark.parametrize("name", NAMES)
async def test_a_decision_is_shown_whole_at_every_size(name: str, house: House) -> None:
    wrong: dict[str, list[str]] = {}
    for told, size in SIZES.items():
        anna = await house.open(name, size, language="de-DE")
        await expect(anna.page.locator("main.match h1")).not_to_be_empty()
        wrong[told] = [*await anna.overflow(), *await anna.violations()]
    assert not any(wrong.values()), wrong


@pytest.mark.parametrize("name", NAMES)
async def test_a_decision_is_answered_by_the_list_of_moves(name: str, house: House) -> None:
    anna = await house.open(name)
    await anna.page.keyboard.press("m")
    listed = anna.page.locator(f"{SETTLED} .moves button:enabled")
    for _ in range(MOST_TOUCHES):
        await listed.first.wait_for()
        await anna.answer_by_list()
        await anna.page.locator(READY).wait_for()
        if anna.desk.count("accepted"):
            break
    assert anna.desk.count("accepted") == 1
    assert anna.desk.count("refused") == 0
    assert await anna.has_moved()
