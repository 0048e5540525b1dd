"""Learning: notes in a first match, lessons, and why something cannot be played."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from stillroom.games.kupferkessel.lesson import LESSON
from tests.browser.brews import DRAW
from tests.browser.prepared import lay, lay_position, position_before_a_bot
from tests.browser.visiting import (
    AFTER_A_FRAME,
    DESKTOP,
    LYING,
    PHONE,
    READY,
    SECONDS,
    Visitor,
    Visits,
    listen_for_moves,
)
from tests.server.playing import people_at_a_table

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
GAMES = ["quacks", "glastonbury", "kupferkessel", "elixir-mixer"]
MOST_ANSWERS = 60
LOOKS = 700
"""After so many milliseconds a note has found its place."""
PLACES = len(LESSON.notes if LESSON else ())
"""So many notes the lesson of Kupferkessel Co. leads through."""
COVERED = """() => {
  const note = document.querySelector(".coach").getBoundingClientRect();
  const meets = (each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.left < note.right && note.left < box.right
      && box.top < note.bottom && note.top < box.bottom;
  };
  const played = document.querySelectorAll(
    ".prompt h1, .board :is(button, .cell, .frame), .dock :is(button, .card), .tabs button, "
    + ".log, .seat, .tools button"
  );
  return [...played].filter(meets).map((each) => each.className);
}"""
"""What of the game lies under a note."""
TAKE = """async () => {
  document.querySelector(".cell.open").click();
  await new Promise((done) => setTimeout(done));
  return document.querySelector("main.match[data-busy]") !== null;
}"""
"""Clicks on a card; whether that took it at once."""
IN_NOTE = "() => document.activeElement?.closest('.coach') !== null"


def note_in(page: Page) -> Locator:
    return page.locator(".coach")


async def play_a_card(page: Page) -> None:
    """Takes the first card that can be taken; where there are several ways, the first."""
    await page.locator(f"{READY} .cell.open").first.wait_for(timeout=LONG)
    if not await page.evaluate(TAKE):
        await page.locator(f"{READY} [data-way]:enabled").first.click()


async def at_a_first_card(visits: Visits) -> Visitor:
    """A newcomer who has to take a card, before anybody else has done anything to be told of."""
    guest = await visits.guest("Anna")
    table = await lay(visits.server, guest, "glastonbury", "take")
    anna = await visits.come(is_newcomer=True)
    await anna.be(guest)
    await anna.open_table(table)
    return anna


# Notes in a first match


async def test_a_note_comes_once_is_spoken_and_takes_no_focus(visits: Visits) -> None:
    anna = await at_a_first_card(visits)
    note = note_in(anna.page)
    first = "Take one card from the line where your pawn stands."
    await expect(note).to_contain_text(first, timeout=LONG)
    await expect(anna.page.locator("[aria-live=polite]")).to_contain_text(first)
    assert not await anna.page.evaluate(IN_NOTE)
    await note.get_by_role("button", name="Got it").click()
    await expect(note).to_have_count(0)
    await anna.page.reload()
    await anna.wait_for_table()
    await expect(note).to_be_visible(timeout=LONG)
    await expect(note).not_to_contain_text(first)


async def test_play_goes_on_without_a_word_about_the_notes(visits: Visits) -> None:
    guest, game = await visits.guest("Anna"), "kupferkessel"
    table = await lay_position(visits.server, guest, game, position_before_a_bot(game))
    anna = await visits.come(is_newcomer=True)
    await anna.be(guest)
    await anna.open_table(table)
    await expect(note_in(anna.page)).to_contain_text("Take one card", timeout=LONG)
    await play_a_card(anna.page)
    about_what_happened = "The number on your top card"
    await expect(note_in(anna.page)).to_contain_text(about_what_happened, timeout=LONG)
    # It speaks of no decision, so that only its reader puts it away.
    await expect(anna.page.locator(".cell.open").first).to_be_visible(timeout=LONG)
    await expect(note_in(anna.page)).to_contain_text(about_what_happened)


async def test_no_more_notes_and_notes_again(visits: Visits) -> None:
    anna = await visits.come(is_newcomer=True)
    await anna.play_now("elixir-mixer")
    page, note = anna.page, note_in(anna.page)
    await note.get_by_role("button", name="No more tips").click(timeout=LONG)
    await expect(note).to_have_count(0)
    await anna.go("/")
    await anna.play_now("elixir-mixer")
    await expect(page.locator("[data-piece='draw-pile']").first).to_be_visible()
    await expect_notes_only_when_wanted(page)


async def expect_notes_only_when_wanted(page: Page) -> None:
    """There are notes for what is asked, but none comes before it is switched on in the menu."""
    await page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("button", name="Tips for newcomers")
    await expect(switch).to_have_attribute("aria-pressed", "false")
    # A note would have come: the notes were fetched before the front page opened the table.
    await page.evaluate(AFTER_A_FRAME)
    await expect(note_in(page)).to_have_count(0)
    await switch.click()
    await page.keyboard.press("Escape")
    await expect(note_in(page)).to_be_visible()


async def test_whoever_has_played_before_gets_no_notes(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("glastonbury")
    await expect(anna.page.locator(".cell.open").first).to_be_visible(timeout=LONG)
    await expect_notes_only_when_wanted(anna.page)


async def test_a_key_reaches_the_note_and_comes_back_to_the_decision(visits: Visits) -> None:
    anna = await at_a_first_card(visits)
    page = anna.page
    await expect(note_in(page)).to_be_visible(timeout=LONG)
    await note_in(page).get_by_role("button", name="Got it").focus()
    await page.keyboard.press("Enter")
    await page.wait_for_function("() => document.activeElement?.matches('.cell.open')")


@pytest.mark.parametrize("game", GAMES)
async def test_a_note_covers_nothing_of_the_game(game: str, visits: Visits) -> None:
    anna = await visits.come(PHONE, language="de-DE", is_newcomer=True)
    await anna.page.clock.install()
    await learn(anna, game)
    await expect(note_in(anna.page)).to_contain_text("Lektion: 1 von", timeout=LONG)
    for width, height in (PHONE, LYING, DESKTOP):
        await anna.page.set_viewport_size({"width": width, "height": height})
        # It looks for its place again and again, as things move.
        await anna.page.clock.run_for(LOOKS)
        await anna.page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=LONG)
        assert await anna.overflow() == []
        assert await anna.violations() == []


# Lessons


async def learn(visitor: Visitor, game: str) -> None:
    """From the front page into the lesson of a game."""
    await visitor.go("/")
    await visitor.page.locator(f"[data-game={game}] .learn").click()
    await visitor.wait_for_table()


async def test_a_lesson_flows_into_play(visits: Visits) -> None:
    anna = await visits.come()
    played = listen_for_moves(anna.page)
    await learn(anna, "kupferkessel")
    page = anna.page
    read, place = page.locator(".coach .got"), page.locator(".coach .progress")
    counted: list[str] = []
    # Cards may be taken before the notes have come from the server.
    await expect(note_in(page)).to_be_visible(timeout=LONG)
    for _ in range(MOST_ANSWERS):
        asked = page.locator(f".coach .got, {READY} .cell.open").first
        await expect(asked).to_be_visible(timeout=LONG)
        await page.evaluate(AFTER_A_FRAME)
        if await read.count() == 0:
            await play_a_card(page)
            continue
        is_over = await read.inner_text() == "Go on playing"
        if is_over:
            await expect(note_in(page)).to_contain_text("That is all you need.")
        if await place.count() > 0:
            counted.append(await place.inner_text())
        await read.click()
        if is_over:
            break
    else:
        raise AssertionError("the lesson does not end")
    assert counted == [f"Lesson: {number} of {PLACES}" for number in range(1, PLACES + 1)]
    await expect(page.locator(f"{READY} .cell.open").first).to_be_visible(timeout=LONG)
    before = len(played)
    await play_a_card(page)
    await expect(page.locator(READY)).to_be_visible(timeout=LONG)
    assert len(played) > before
    await expect(page.locator(".cell.open, .place button, dialog table").first).to_be_visible(
        timeout=LONG
    )


# Why can't I?


async def click_asleep(thing: Locator) -> None:
    """Clicks on something that cannot be played, once it lies still where it can be hit."""
    await thing.hover(timeout=LONG)
    # A click of its own accord would wait until it can be played.
    await thing.click(force=True)


async def expect_reason(page: Page, game: str, paragraph: str) -> None:
    """The prompt says why, with the paragraph as a link."""
    reason = page.locator(".prompt .refusal")
    await expect(reason).to_contain_text(f"· {paragraph}")
    link = reason.get_by_role("link")
    await expect(link).to_have_attribute("href", f"/rules/{game}#{paragraph}")
    await expect(page.locator(".refused")).to_have_count(1)


@pytest.mark.parametrize(("game", "size"), [("glastonbury", PHONE), ("kupferkessel", DESKTOP)])
async def test_a_card_of_another_line_says_why_not(
    game: str, size: tuple[int, int], visits: Visits
) -> None:
    anna = await visits.come(size)
    await anna.play_now(game)
    await click_asleep(anna.page.locator(".cell.resting").first)
    await expect_reason(anna.page, game, "5.1")
    assert await anna.violations() == []


@pytest.mark.parametrize("key", ["Enter", "Space"])
async def test_arrows_reach_a_card_of_another_line_and_a_key_asks_why_not(
    key: str, visits: Visits
) -> None:
    anna = await visits.come()
    await anna.play_now("glastonbury")
    page = anna.page
    await page.locator(".cell.open").first.focus()
    # One of these leaves the line, whichever way it lies, unless it ends there.
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"):
        if await page.locator(".cell.resting:focus").count() > 0:
            break
        await page.keyboard.press(arrow)
    await expect(page.locator(".cell.resting:focus-visible")).to_have_count(1)
    await page.keyboard.press(key)
    await expect_reason(page, "glastonbury", "5.1")
    await page.keyboard.press("Home")
    await expect(page.locator(".cell.open:focus")).to_have_count(1)


async def test_an_elixir_before_its_time_says_why_not(visits: Visits) -> None:
    anna = await visits.come()
    await learn(anna, "elixir-mixer")
    elixir = anna.page.locator("[data-piece='elixir red']")
    await elixir.focus()
    await anna.page.keyboard.press("Enter")
    await expect_reason(anna.page, "elixir-mixer", "3.1")
    await anna.page.locator("[data-piece='market red-5']").click()
    await expect(anna.page.locator(".refusal")).to_have_count(0)


async def test_a_card_that_makes_a_trade_too_much_says_why_not(visits: Visits) -> None:
    anna = await visits.come()
    await learn(anna, "elixir-mixer")
    await anna.page.locator("[data-piece='hand green-6']").click()
    await expect(anna.page.locator(".balance")).to_be_visible()
    await click_asleep(anna.page.locator("[data-piece='market yellow-7']"))
    await expect_reason(anna.page, "elixir-mixer", "3.5")


async def test_the_flask_before_the_first_white_chip_says_why_not(visits: Visits) -> None:
    guest = await visits.guest("Anna")
    # A Fortune Teller card might ask something else first.
    table = await people_at_a_table([guest], "quacks", 1, options={"no_fortune_cards": 1})
    anna = await visits.come()
    await anna.be(guest)
    await anna.open_table(table)
    page = anna.page
    await expect(page.locator(DRAW)).to_be_visible(timeout=LONG)
    await click_asleep(page.locator(".flask.asleep"))
    link = page.locator(".prompt .refusal").get_by_role("link")
    await expect(link).to_have_attribute("href", "/rules/quacks#8.12")


async def test_the_paragraph_is_on_the_page_of_rules(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("glastonbury")
    await click_asleep(anna.page.locator(".cell.resting").first)
    async with anna.context.expect_page() as opened:
        await anna.page.locator(".refusal a").click()
    rules = await opened.value
    await expect(rules.locator("[id='5.1']")).to_be_in_viewport(timeout=LONG)
