"""Quick touches: whoever touches before the server has answered means what will be there then."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from stillroom.games.quacks.ids import Chip
from tests.browser.boards.positions import position
from tests.browser.brews import CONFIRM, DRAW, LONG
from tests.browser.prepared import WAYS, lay_position, position_before_a_mix
from tests.browser.visiting import Visitor, Visits, listen_for_moves

pytestmark = pytest.mark.anyio
REDS = 4
ASKED = """() => {
  window.asked = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    asked.push(JSON.parse(message).type);
    return send.call(this, message);
  };
}"""
"""Keeps what the page asks the server from now on."""


async def touch_all(page: Page, *things: str) -> None:
    """Touches things in one step: no answer of the server can come in between."""
    await page.evaluate(
        "(all) => all.forEach((each) => document.querySelector(each).click())", list(things)
    )


async def at(visits: Visits, game: str, begun: dict[str, Any]) -> tuple[Visitor, list[list[str]]]:
    """Somebody at a table that begins in a position, and all moves that will be sent there."""
    guest = await visits.guest("Anna")
    table = await lay_position(visits.server, guest, game, begun)
    anna = await visits.come()
    sent = listen_for_moves(anna.page)
    await anna.be(guest)
    await anna.open_table(table)
    return anna, sent


def before_a_red_chip() -> dict[str, Any]:
    """A brew in which every chip of the bag asks whether it moves further."""
    begun = WAYS.position("quacks pumpkin")
    mine, supply = begun["players"][0], begun["supply"]
    bag = [REDS if chip == Chip.RED_1 else 0 for chip in Chip]
    chips = zip(supply, mine["bag"], bag, strict=True)
    supply = [lying + before - now for lying, before, now in chips]
    return {**begun, "supply": supply, "players": [{**mine, "bag": bag}, *begun["players"][1:]]}


async def test_a_standing_answer_follows_the_own_move_that_asks_for_it(visits: Visits) -> None:
    anna, sent = await at(visits, "quacks", before_a_red_chip())
    await expect(anna.page.locator(DRAW)).to_be_visible(timeout=LONG)
    await anna.wait_until_settled()
    await anna.page.locator(DRAW).click()
    await expect(anna.page.locator(".log")).to_contain_text("draw red 1 and place", timeout=LONG)
    assert sent == [["draw"], ["further"]]


async def test_a_chip_confirmed_in_the_moment_it_is_chosen_is_bought(visits: Visits) -> None:
    anna, sent = await at(visits, "quacks", position("quacks shop"))
    ware = ".ware[data-first]"
    await expect(anna.page.locator(ware)).to_be_visible(timeout=LONG)
    await anna.wait_until_settled()
    await touch_all(anna.page, ware, CONFIRM)
    await expect(anna.page.locator(ware)).to_have_count(0, timeout=LONG)
    [[bought]] = sent
    assert bought.startswith("buy ")
    assert bought != "buy nothing"


async def test_a_turn_ended_in_the_moment_of_a_mix_has_the_mix_in_it(visits: Visits) -> None:
    begun, elixir = position_before_a_mix(ends_turn=False)
    anna, sent = await at(visits, "elixir-mixer", begun)
    piece, end = f'[data-piece="{elixir}"][aria-disabled=false]', ".elixir-dock .act"
    await expect(anna.page.locator(piece)).to_be_visible(timeout=LONG)
    await expect(anna.page.locator(end)).to_contain_text("End the turn")
    await touch_all(anna.page, piece, end)
    await expect(anna.page.locator(".log")).to_contain_text("You mix", timeout=LONG)
    [moves] = sent
    assert [move.split(" ")[0] for move in moves] == ["mix", "end-turn"]


async def test_of_a_double_tap_in_one_moment_nothing_is_asked_twice(visits: Visits) -> None:
    begun, elixir = position_before_a_mix(ends_turn=False)
    anna, _ = await at(visits, "elixir-mixer", begun)
    piece = f'[data-piece="{elixir}"][aria-disabled=false]'
    await expect(anna.page.locator(piece)).to_be_visible(timeout=LONG)
    await anna.page.evaluate(ASKED)
    await touch_all(anna.page, piece, piece)
    await expect(anna.page.locator(".elixir-dock .clear")).to_be_visible(timeout=LONG)
    await anna.wait_until_settled()
    asked = await anna.page.evaluate("() => asked")
    assert [kind for kind in asked if kind != "ping"] == ["draft"]


async def test_a_double_tap_on_an_elixir_mixes_one(visits: Visits) -> None:
    begun, elixir = position_before_a_mix(ends_turn=False)
    anna, sent = await at(visits, "elixir-mixer", begun)
    piece = f'[data-piece="{elixir}"][aria-disabled=false]'
    await expect(anna.page.locator(piece)).to_be_visible(timeout=LONG)
    await touch_all(anna.page, piece, piece)
    take_back = anna.page.locator(".elixir-dock .clear")
    await expect(take_back).to_have_text("Take back", timeout=LONG)
    await take_back.click()
    await expect(take_back).to_have_count(0)
    assert sent == []
