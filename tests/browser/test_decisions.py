"""Each kind of decision, from a prepared position: it can be answered, and the screen is whole."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.prepared import lay
from tests.browser.visiting import DESKTOP, LYING, PHONE, SECONDS, Visits

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
SIZES = {"desktop": DESKTOP, "phone": PHONE, "lying": LYING}
MOST_TOUCHES = 100
"""No basket of these positions takes so many; some come before the last one is answered."""
CHOICES = [
    ("elixir-mixer", "pick"),
    ("elixir-mixer", "mix"),
    ("elixir-mixer", "discard"),
    ("glastonbury", "take"),
    ("glastonbury", "corner"),
    ("glastonbury", "look"),
    ("glastonbury", "last-card"),
    ("glastonbury", "place"),
    ("kupferkessel", "take"),
]


@pytest.mark.parametrize(("game", "choice"), CHOICES)
async def test_a_decision_is_shown_whole_at_every_size(
    game: str, choice: str, visits: Visits
) -> None:
    guest = await visits.guest("Anna")
    table = await lay(visits.server, guest, game, choice)
    for name, size in SIZES.items():
        anna = await visits.come(size, language="de-DE")
        await anna.be(guest)
        await anna.open_table(table)
        await expect(anna.page.locator("main.match h1")).not_to_be_empty()
        # The board is fetched for itself: without it everything would be whole.
        await expect(anna.page.locator(".board > :not(h2)").first).to_be_visible(timeout=LONG)
        assert await anna.overflow() == [], name
        assert await anna.violations() == [], name
        await anna.page.close()


@pytest.mark.parametrize(("game", "choice"), CHOICES)
async def test_a_decision_is_answered_by_the_list_of_moves(
    game: str, choice: str, visits: Visits
) -> None:
    guest = await visits.guest("Anna")
    table = await lay(visits.server, guest, game, choice)
    anna = await visits.come()
    await anna.be(guest)
    await anna.open_table(table)
    await anna.page.keyboard.press("m")
    assert await anna.wait_for_decision()
    for _ in range(MOST_TOUCHES):
        await anna.answer_by_list()
        await anna.page.wait_for_timeout(200)
        answer = await guest.get("/me/matches")
        if not answer.json()[0]["my_decision"] or await anna.has_moved():
            return
    raise AssertionError("nothing came of the moves")
