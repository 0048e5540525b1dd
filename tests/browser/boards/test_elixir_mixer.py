"""Elixir Mixer on its board: slips cost nothing, quick touches count, and what is taken back."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from stillroom.match.match import Match
from tests.browser.boards.house import Board, House
from tests.browser.prepared import position_before_a_mix
from tests.browser.test_elixir_mixer import ACT, CLEAR, DRAW_PILE, GAME, HAND, open_piece
from tests.browser.visiting import Visitor

pytestmark = pytest.mark.anyio
QUICK = 200
"""So many milliseconds lie between two quick clicks."""


async def at_a_pick(house: House) -> Board:
    """Somebody who may draw, take or trade, at a table that is always the same."""
    anna = await house.open("elixir-mixer pick")
    await expect(anna.page.locator(open_piece(DRAW_PILE))).to_be_visible()
    return anna


async def pieces_of(visitor: Visitor) -> str:
    """What is asked, and every piece with what it can do."""
    pieces = await visitor.page.locator("[data-piece]").evaluate_all(
        "(all) => all.map((each) => `${each.dataset.piece}: ${each.textContent}`).join()"
    )
    return f"{await visitor.page.locator('main.match h1').inner_text()} {pieces}"


async def test_keys_are_brought_to_what_can_be_played(house: House) -> None:
    anna = await at_a_pick(house)
    focused = anna.page.locator(":focus-visible")
    await anna.page.keyboard.press("m")
    await anna.page.keyboard.press("m")
    await expect(focused).to_have_attribute("aria-disabled", "false")
    await expect(focused).to_have_attribute("data-piece", "market red-7")
    await anna.page.locator(open_piece(DRAW_PILE)).press("Enter")
    await anna.page.locator(ACT).press("Enter")
    await expect(anna.page.locator("main.match h1")).to_contain_text("Put")
    await expect(focused).to_have_attribute("data-piece", re.compile("^hand "))


async def test_a_reload_in_mid_draft_asks_the_same_and_loses_nothing(house: House) -> None:
    anna = await at_a_pick(house)
    before = await pieces_of(anna)
    await anna.page.locator(open_piece("market green-5")).click()
    await expect(anna.page.locator(HAND)).to_have_count(6)
    await anna.page.reload()
    await expect(anna.page.locator(open_piece(DRAW_PILE))).to_be_visible()
    assert await pieces_of(anna) == before
    assert not await anna.has_moved()


async def test_touches_before_the_first_is_answered_mean_what_it_leads_to(house: House) -> None:
    anna = await at_a_pick(house)
    cards = [open_piece(each) for each in ("hand purple-2", "market green-1", "market purple-1")]
    # In one step: no answer of the server can come in between.
    await anna.page.evaluate(
        "(all) => all.forEach((each) => document.querySelector(each).click())", cards
    )
    await expect(anna.page.locator(".balance .chosen button")).to_have_count(2)
    await expect(anna.page.locator(ACT)).to_contain_text("Trade purple 2 for green 1 + purple 1")
    assert not await anna.has_moved()


async def test_a_double_tap_on_a_card_is_one_touch(house: House) -> None:
    anna = await at_a_pick(house)
    # Two clicks, but no answer of the server can come in between.
    await anna.page.locator(open_piece("market green-5")).evaluate(
        """async (card) => {
          card.click();
          await new Promise((done) => setTimeout(done));
          card.click();
        }"""
    )
    await expect(anna.page.locator(HAND)).to_have_count(6)
    # Touches are carried out in turn: when this one is answered, the second tap has been, too.
    await anna.page.locator("[data-piece='market purple-1']").evaluate("(each) => each.click()")
    await expect(anna.page.locator(".prompt .refusal")).not_to_be_empty()
    assert (anna.desk.count("drafted"), anna.desk.count("explained")) == (1, 1)
    assert not await anna.has_moved()


@pytest.mark.parametrize("key", ["Backspace", "Escape", "u", None])
async def test_a_slip_in_the_trade_basket_costs_nothing(key: str | None, house: House) -> None:
    anna = await at_a_pick(house)
    before = await pieces_of(anna)
    await anna.page.locator(open_piece("hand purple-2")).click()
    await anna.page.locator(open_piece("market green-1")).click()
    await expect(anna.page.locator(".balance .sum")).to_contain_text("1 of exactly 2")
    await (anna.page.keyboard.press(key) if key else anna.page.locator(CLEAR).click())
    await expect(anna.page.locator(".balance")).to_have_count(0)
    assert await pieces_of(anna) == before
    assert not await anna.has_moved()


async def test_what_is_tried_out_is_taken_back_before_a_turn_is(house: House) -> None:
    anna = await at_a_pick(house)
    take_back = anna.page.locator(".tools button").first
    await anna.page.locator(open_piece("market green-5")).click()
    await expect(anna.page.locator(HAND)).to_have_count(6)
    await take_back.click()
    await expect(anna.page.locator(HAND)).to_have_count(5)
    await expect(take_back).to_be_disabled()
    assert not await anna.has_moved()
    await anna.page.locator(open_piece(DRAW_PILE)).click()
    await expect(take_back).to_have_text("Take back")
    await anna.page.locator(ACT).click()
    await expect(anna.page.locator("main.match h1")).to_contain_text("Put")
    await anna.page.locator(HAND).first.click()
    await anna.page.locator(ACT).click()
    await expect(take_back).to_have_text("Back to my last turn")


async def test_what_was_taken_back_is_not_told_any_more(house: House) -> None:
    anna = await at_a_pick(house)
    await anna.page.locator(open_piece(DRAW_PILE)).click()
    log = anna.page.locator(".log")
    await expect(log).to_contain_text("You draw")
    await anna.page.locator(".tools button").first.click()
    prompt = anna.page.locator("section.prompt")
    await expect(prompt).to_contain_text("taking this back makes it a practice match.")
    await expect(log).to_contain_text("You draw")
    await prompt.get_by_role("button", name="Take back").click()
    await expect(log).to_contain_text("You take")
    await expect(log).not_to_contain_text("You draw")
    await expect(prompt.locator("h1")).to_contain_text("Practice match")


async def test_a_quick_second_click_takes_the_card_that_was_seen(house: House) -> None:
    anna = await at_a_pick(house)
    await anna.page.locator(open_piece("hand purple-2")).click()
    boxes = []
    for card in ("green-1", "purple-1"):
        box = await anna.page.locator(open_piece(f"market {card}")).bounding_box()
        assert box is not None
        boxes.append(box)
    for box in boxes:
        await anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await anna.page.wait_for_timeout(QUICK)
    await expect(anna.page.locator(".balance .chosen button")).to_have_count(2)
    await expect(anna.page.locator(".balance .sum")).to_contain_text("exactly 2")


async def test_a_turn_that_ends_by_itself_is_told_in_the_prompt(house: House) -> None:
    begun, elixir = position_before_a_mix(ends_turn=True)
    anna = await house.open(Match.from_position(GAME, begun))
    await anna.page.locator(open_piece(elixir)).click()
    await expect(anna.page.locator("main.match h1")).to_contain_text("fewer than 2 cards left")


async def test_a_figure_tries_a_take_out_and_plays_a_draw(house: House) -> None:
    anna = await at_a_pick(house)
    before = await pieces_of(anna)
    await anna.page.keyboard.press("5")
    await expect(anna.page.locator(HAND)).to_have_count(6)
    assert not await anna.has_moved()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(HAND)).to_have_count(5)
    assert await pieces_of(anna) == before
    await anna.page.keyboard.press("1")
    await expect(anna.page.locator(".log")).to_contain_text("You draw")


async def test_the_list_sends_a_turn_together_at_its_end(house: House) -> None:
    anna = await at_a_pick(house)
    await anna.page.keyboard.press("m")
    moves, prompt = anna.page.locator(".moves button"), anna.page.locator("main.match h1")
    for words, then_asked in (
        ("Trade purple 2", "0 so far"),
        ("Green 1", "1 so far"),
        ("Purple 1", "Confirm to trade purple 2"),
        ("Trade purple 2 for", "End the turn"),
        ("End the turn", "Put 1 card"),
        ("Blue 1", "Put 1 card"),
    ):
        await moves.filter(has_text=words).first.click()
        # The next words may be found in the list that is still there, too.
        await expect(prompt).to_contain_text(then_asked)
        assert not await anna.has_moved(), words
    await moves.filter(has_text="Put blue 1").click()
    await expect(anna.page.locator(".log")).to_contain_text("You trade")
