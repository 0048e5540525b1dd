"""Elixir Mixer on its board: whole matches, slips that cost nothing, hands that are not told."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from typing import TypedDict

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.prepared import lay, lay_position, position_before_a_mix
from tests.browser.visiting import DESKTOP, PHONE, SECONDS, Visitor, Visits, listen

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
GAME, DRAW_PILE = "elixir-mixer", "draw-pile"
ACT, CLEAR, BASKET = ".elixir-dock .act", ".elixir-dock .clear", ".balance, .stall .slot"
EVERYTHING = {"draw", "take", "trade", "mix", "discard"}
HAND = ".hand [data-piece]"
PLACES = {"draw": DRAW_PILE, "trade": "hand", "take": "market"}
"""Where each way to pick begins."""
SOME_TOUCHES, MOST_TOUCHES = 25, 1_000
MOST_MATCHES = 5
"""The dice may give nobody an elixir in one match, but hardly in so many."""
QUICK = 200
"""So many milliseconds lie between two quick clicks."""
MOST_KEYS = 60
"""So many keys lead to any piece or button."""
SEEN = """(before) => {
  const isShown = (each) => each.offsetWidth > 0 && !each.closest("[inert]");
  const completes = (each) => each.querySelector(".completes .mini") !== null;
  const pieces = [...document.querySelectorAll("[data-piece]")].filter(isShown);
  const open = pieces.filter((each) => each.ariaDisabled === "false");
  const lifted = open.filter((each) => each.ariaPressed === "true");
  const seen = {
    open: open.map((each) => each.dataset.piece),
    lifted: lifted.map((each) => each.dataset.piece),
    completing: open.filter(completes).map((each) => each.dataset.piece),
    act: document.querySelector(".elixir-dock .act")?.innerText ?? null,
    prompt: document.querySelector("main.match h1")?.innerText ?? null,
    basket: document.querySelectorAll(".balance .chosen button, .stall .laid").length,
    over: document.querySelector("dialog table") !== null,
  };
  const isBusy = document.querySelector("main.match[data-busy]") !== null;
  if (!seen.over && (isBusy || (open.length === 0 && seen.act === null))) return null;
  return JSON.stringify(seen) === JSON.stringify(before) ? null : seen;
}"""
"""What can be done now, as soon as it is another thing than before."""
KEY_TO = """(wanted) => {
  const here = document.activeElement;
  if (here === wanted) return null;
  const precedes = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  const isNear = here.closest(".counter, .bays, .hand")?.contains(wanted);
  return isNear ? (precedes ? "ArrowLeft" : "ArrowRight") : precedes ? "Shift+Tab" : "Tab";
}"""
"""The key that leads from the focus towards a thing; none if it has the focus."""


class Seen(TypedDict):
    """What can be done at the table."""

    open: list[str]
    lifted: list[str]
    completing: list[str]
    """Cards of the market that make an elixir possible."""
    act: str | None
    prompt: str
    over: bool


class Fingers(ABC):
    """How somebody touches the table, and what was done there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: set[str] = set()

    @abstractmethod
    async def touch(self, thing: Locator) -> None:
        """Touches a piece, or presses a button."""

    async def play_to_the_end(self) -> None:
        """Plays until the scoring sheet lies there."""
        assert await self.play(MOST_TOUCHES), "the match does not end"
        await expect(self.page.locator("dialog")).to_contain_text("Rematch")

    async def play(self, touches: int) -> bool:
        """Does a bit of everything, and mixes once it had too many cards; whether it is over."""
        seen = None
        for _ in range(touches):
            waiting = await self.page.wait_for_function(SEEN, arg=seen, timeout=LONG)
            seen = await waiting.json_value()
            if seen["over"]:
                return True
            await self.touch(self.page.locator(self.next_touch(seen)).locator("visible=true").first)
        return False

    def next_touch(self, seen: Seen) -> str:
        """Confirms what is lifted or complete, else begins something or goes on with it."""
        elixirs = [piece for piece in seen["open"] if piece.startswith("elixir")]
        if seen["lifted"]:
            return ACT
        if elixirs and "discard" in self.done:
            self.done.add("mix")
            return open_piece(elixirs[0])
        if DRAW_PILE in seen["open"]:
            return open_piece(self.pick(seen))
        if seen["act"]:
            return ACT
        if "Put" in seen["prompt"]:
            self.done.add("discard")
        return open_piece(seen["open"][0])

    def pick(self, seen: Seen) -> str:
        """Draws, trades and takes, at first what was not done yet; then what helps to mix."""
        for way, place in PLACES.items():
            found = [piece for piece in seen["open"] if piece.startswith(place)]
            if found and way not in self.done:
                self.done.add(way)
                return found[-1]
        return (seen["completing"] or [DRAW_PILE])[0]


class Mouse(Fingers):
    """Clicks."""

    async def touch(self, thing: Locator) -> None:
        await thing.click()


class Finger(Fingers):
    """Taps on glass."""

    async def touch(self, thing: Locator) -> None:
        await thing.tap()


class Keys(Fingers):
    """Goes by Tab and arrows, takes by Space in a basket and by Enter elsewhere."""

    async def touch(self, thing: Locator) -> None:
        wanted = await thing.element_handle()
        for _ in range(MOST_KEYS):
            key = await self.page.evaluate(KEY_TO, wanted)
            if key is None:
                is_basket = await self.page.locator(BASKET).count() > 0
                await self.page.keyboard.press("Space" if is_basket else "Enter")
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")


def open_piece(piece: str) -> str:
    """Where a piece lies that can be played."""
    return f'[data-piece="{piece}"][aria-disabled=false]'


async def play_everything(fingers: Fingers, sit_down: Callable[[], Awaitable[None]]) -> None:
    """Plays a whole match, and another one where it ended before anything was mixed."""
    for _ in range(MOST_MATCHES):
        await sit_down()
        await fingers.play_to_the_end()
        if fingers.done == EVERYTHING:
            return
    raise AssertionError(f"never done: {EVERYTHING - fingers.done}")


async def test_a_match_is_played_with_the_mouse(visits: Visits) -> None:
    anna = await visits.come(DESKTOP)
    await play_everything(Mouse(anna.page), lambda: anna.play_now(GAME))


async def test_a_match_is_played_by_touch_on_a_phone(visits: Visits) -> None:
    anna = await visits.come(PHONE)
    await play_everything(Finger(anna.page), lambda: anna.play_now(GAME))


async def test_a_match_is_played_with_the_keyboard_alone(visits: Visits) -> None:
    anna = await visits.come(DESKTOP)
    keys = Keys(anna.page)

    async def sit_down() -> None:
        await anna.go("/")
        await keys.touch(anna.page.locator(f"[data-game={GAME}] button").first)
        await anna.wait_for_table()

    await play_everything(keys, sit_down)


async def at_a_pick(visits: Visits) -> Visitor:
    """Somebody who may draw, take or trade, at a table that is always the same."""
    guest = await visits.guest("Anna")
    table = await lay(visits.server, guest, GAME, "pick")
    anna = await visits.come()
    await anna.be(guest)
    await anna.open_table(table)
    await expect(anna.page.locator(open_piece(DRAW_PILE))).to_be_visible(timeout=LONG)
    return anna


async def pieces_of(visitor: Visitor) -> str:
    """What is asked, and every piece with what it can do."""
    pieces = await visitor.page.locator("[data-piece]").evaluate_all(
        "(all) => all.map((each) => `${each.dataset.piece}: ${each.textContent}`).join()"
    )
    return f"{await visitor.page.locator('main.match h1').inner_text()} {pieces}"


async def test_keys_are_brought_to_what_can_be_played(visits: Visits) -> None:
    anna = await at_a_pick(visits)
    focused = anna.page.locator(":focus-visible")
    await anna.page.keyboard.press("m")
    await anna.page.keyboard.press("m")
    await expect(focused).to_have_attribute("aria-disabled", "false")
    await expect(focused).to_have_attribute("data-piece", "market red-7")
    await anna.page.locator(open_piece(DRAW_PILE)).press("Enter")
    await anna.page.locator(ACT).press("Enter")
    await expect(anna.page.locator("main.match h1")).to_contain_text("Put", timeout=LONG)
    await expect(focused).to_have_attribute("data-piece", re.compile("^hand "), timeout=LONG)


async def test_a_reload_in_mid_draft_asks_the_same_and_loses_nothing(visits: Visits) -> None:
    anna = await at_a_pick(visits)
    before = await pieces_of(anna)
    await anna.page.locator(open_piece("market green-5")).click()
    await expect(anna.page.locator(HAND)).to_have_count(6)
    await anna.page.reload()
    await expect(anna.page.locator(open_piece(DRAW_PILE))).to_be_visible(timeout=LONG)
    assert await pieces_of(anna) == before
    assert not await anna.has_moved()


async def test_touches_before_the_first_is_answered_mean_what_it_leads_to(visits: Visits) -> None:
    anna = await at_a_pick(visits)
    cards = [open_piece(each) for each in ("hand purple-2", "market green-1", "market purple-1")]
    # In one step: no answer of the server can come in between.
    await anna.page.evaluate(
        "(all) => all.forEach((each) => document.querySelector(each).click())", cards
    )
    await expect(anna.page.locator(".balance .chosen button")).to_have_count(2)
    await expect(anna.page.locator(ACT)).to_contain_text("Trade purple 2 for green 1 + purple 1")
    assert not await anna.has_moved()


async def test_a_double_tap_on_a_card_is_one_touch(visits: Visits) -> None:
    anna = await at_a_pick(visits)
    # Only a socket that opens from now on is heard.
    heard = listen(anna.page)
    await anna.page.reload()
    await expect(anna.page.locator(open_piece(DRAW_PILE))).to_be_visible(timeout=LONG)
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
    await expect(anna.page.locator(".prompt .refusal")).not_to_be_empty(timeout=LONG)
    kinds = [message["type"] for message in heard]
    assert (kinds.count("drafted"), kinds.count("explained")) == (1, 1)
    assert not await anna.has_moved()


@pytest.mark.parametrize("key", ["Backspace", "Escape", "u", None])
async def test_a_slip_in_the_trade_basket_costs_nothing(key: str | None, visits: Visits) -> None:
    anna = await at_a_pick(visits)
    before = await pieces_of(anna)
    await anna.page.locator(open_piece("hand purple-2")).click()
    await anna.page.locator(open_piece("market green-1")).click()
    await expect(anna.page.locator(".balance .sum")).to_contain_text("1 of exactly 2")
    await (anna.page.keyboard.press(key) if key else anna.page.locator(CLEAR).click())
    await expect(anna.page.locator(".balance")).to_have_count(0)
    assert await pieces_of(anna) == before
    assert not await anna.has_moved()


async def test_what_is_tried_out_is_taken_back_before_a_turn_is(visits: Visits) -> None:
    anna = await at_a_pick(visits)
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
    await expect(anna.page.locator("main.match h1")).to_contain_text("Put", timeout=LONG)
    await anna.page.locator(HAND).first.click()
    await anna.page.locator(ACT).click()
    await expect(take_back).to_have_text("Back to my last turn", timeout=LONG)


async def test_what_was_taken_back_is_not_told_any_more(visits: Visits) -> None:
    anna = await at_a_pick(visits)
    await anna.page.locator(open_piece(DRAW_PILE)).click()
    log = anna.page.locator(".log")
    await expect(log).to_contain_text("You draw")
    await anna.page.locator(".tools button").first.click()
    prompt = anna.page.locator("section.prompt")
    await expect(prompt).to_contain_text("taking this back makes it a practice match.")
    await expect(log).to_contain_text("You draw")
    await prompt.get_by_role("button", name="Take back").click()
    await expect(log).to_contain_text("You take", timeout=LONG)
    await expect(log).not_to_contain_text("You draw")
    await expect(prompt.locator("h1")).to_contain_text("Practice match")


async def test_a_quick_second_click_takes_the_card_that_was_seen(visits: Visits) -> None:
    anna = await at_a_pick(visits)
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


async def test_a_turn_that_ends_by_itself_is_told_in_the_prompt(visits: Visits) -> None:
    begun, elixir = position_before_a_mix(ends_turn=True)
    guest = await visits.guest("Anna")
    table = await lay_position(visits.server, guest, GAME, begun)
    anna = await visits.come()
    await anna.be(guest)
    await anna.open_table(table)
    await anna.page.locator(open_piece(elixir)).click(timeout=LONG)
    await expect(anna.page.locator("main.match h1")).to_contain_text("fewer than 2 cards left")


async def test_a_figure_tries_a_take_out_and_plays_a_draw(visits: Visits) -> None:
    anna = await at_a_pick(visits)
    before = await pieces_of(anna)
    await anna.page.keyboard.press("5")
    await expect(anna.page.locator(HAND)).to_have_count(6)
    assert not await anna.has_moved()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(HAND)).to_have_count(5)
    assert await pieces_of(anna) == before
    await anna.page.keyboard.press("1")
    await expect(anna.page.locator(".log")).to_contain_text("You draw", timeout=LONG)


async def test_the_list_sends_a_turn_together_at_its_end(visits: Visits) -> None:
    anna = await at_a_pick(visits)
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
        await expect(prompt).to_contain_text(then_asked, timeout=LONG)
        assert not await anna.has_moved(), words
    await moves.filter(has_text="Put blue 1").click()
    await expect(anna.page.locator(".log")).to_contain_text("You trade", timeout=LONG)


def hands_in(told: object, at: str = "") -> Iterator[tuple[int, object]]:
    """Every hand that a message of the server tells, with its seat."""
    if isinstance(told, dict) and "at" in told and "to" in told:
        yield from hands_in(told["to"], told["at"])
    elif found := re.search(r"seats\.(\d+)\.hand$", at):
        yield int(found[1]), told
    elif isinstance(told, dict | list):
        for key, value in told.items() if isinstance(told, dict) else enumerate(told):
            yield from hands_in(value, f"{at}.{key}")


async def test_no_message_tells_the_hand_of_another_seat(visits: Visits) -> None:
    anna = await visits.come()
    heard = listen(anna.page)
    await anna.play_now(GAME)
    assert not await Mouse(anna.page).play(SOME_TOUCHES)
    hands = [hand for message in heard for hand in hands_in(message)]
    assert {seat for seat, hand in hands} == {0, 1, 2}
    assert [(seat, hand) for seat, hand in hands if seat != 0 and hand is not None] == []
