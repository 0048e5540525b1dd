"""Being reachable: invite codes, matches over days, nudges, notifications and problem notes."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from datetime import UTC, datetime, timedelta
from typing import Literal

import pytest
from playwright.async_api import Page, expect

from tests.browser.visiting import DESKTOP, PHONE, SECONDS, Visitor, Visits
from tests.server.live.meeting import by_turn, catch_up, take_a_turn, together
from tests.server.playing import Client, open_table, people_at_a_table
from tests.server.serving import Guest

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
PERSON, OPEN = {"kind": "person"}, {"kind": "open"}
NOTIFICATIONS = """() => {
  globalThis.shown = [];
  globalThis.Notification = class {
    static permission = "default";
    static asked = 0;
    static async requestPermission() {
      Notification.asked += 1;
      return (Notification.permission = "granted");
    }
    constructor(title, { body, tag }) {
      globalThis.shown.push({ title, body, tag });
    }
  };
}"""
"""Notifications that a test can read."""


async def duel(visits: Visits, **more: int) -> tuple[str, Guest, Guest]:
    """A match over days of two people; whoever is asked comes first."""
    guests = [await visits.guest("Anna"), await visits.guest("Ben")]
    table = await people_at_a_table(guests, "elixir-mixer", pace="days", **more)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        asked, waits = by_turn(*clients)
    return table, asked.guest, waits.guest


async def answer(guest: Guest, table: str) -> None:
    """Somebody plays a turn without a browser."""
    async with Client(guest, table) as client:
        await take_a_turn(client)


async def visit(visits: Visits, guest: Guest, size: tuple[int, int] = DESKTOP) -> Visitor:
    """A guest opens a browser."""
    visitor = await visits.come(size)
    await visitor.be(guest)
    return visitor


# What waits


async def test_the_tab_and_the_icon_count_what_waits(visits: Visits) -> None:
    table, asked, waits = await duel(visits)
    await people_at_a_table([asked, waits], "quacks", options={"no_fortune_cards": 1})
    anna = await visit(visits, asked)
    await anna.context.add_init_script(
        "navigator.setAppBadge = async (count) => void (globalThis.badge = count);"
        "navigator.clearAppBadge = async () => void (globalThis.badge = 0);"
    )
    await anna.go("/lobby")
    await expect(anna.page).to_have_title("(2) Open tables · Stillroom")
    icon = anna.page.locator('link[rel="icon"]')
    await expect(icon).to_have_attribute("href", "/icon-waits.svg")
    assert await anna.page.evaluate("badge") == 2
    await anna.open_table(table)
    await expect(anna.page).to_have_title("(1) ● Your move · Elixir Mixer")
    await answer(asked, table)
    await anna.go("/lobby")
    await expect(anna.page).to_have_title("(1) Open tables · Stillroom")


async def test_my_matches_say_who_nudged_and_let_who_waits_nudge(visits: Visits) -> None:
    table, asked, waits = await duel(visits)
    ben = await visit(visits, waits, PHONE)
    await ben.go("/matches")
    await ben.page.get_by_role("button", name="Nudge").click()
    await expect(ben.page.get_by_text("Nudged, ")).to_be_visible()
    assert await ben.violations() == []
    assert await ben.overflow() == []
    await ben.page.reload()
    await expect(ben.page.get_by_text("Nudged, ")).to_be_visible()
    await expect(ben.page.get_by_role("button", name="Nudge")).to_have_count(0)
    anna = await visit(visits, asked)
    await anna.go("/matches")
    first = anna.page.get_by_role("article").first
    await expect(first).to_contain_text(f"{waits.name} has nudged you.")
    await first.get_by_role("link", name="Play on").click()
    await anna.wait_for_table()
    assert table in anna.page.url


async def test_who_waits_nudges_from_the_menu_of_the_table_too(visits: Visits) -> None:
    table, _, waits = await duel(visits)
    ben = await visit(visits, waits)
    await ben.open_table(table)
    await ben.page.get_by_role("button", name="Menu").click()
    await ben.page.get_by_role("button", name="Nudge").click()
    await expect(ben.page.get_by_role("dialog").get_by_text("Nudged, ")).to_be_visible()


async def test_notifications_come_only_to_who_asked_for_them(visits: Visits) -> None:
    table, asked, waits = await duel(visits)
    ben = await visit(visits, waits)
    await ben.context.add_init_script(f"({NOTIFICATIONS})()")
    await ben.page.clock.install()
    await ben.go("/matches")
    switch = ben.page.get_by_label("Tell me when a match waits for me")
    await expect(switch).not_to_be_checked()
    assert await ben.page.evaluate("Notification.asked") == 0
    # Also where the browser would allow it, nothing comes before it is wished for here.
    await ben.page.evaluate("Notification.permission = 'granted'")
    await answer(asked, table)
    await look_again(ben.page, is_asked=True)
    # What a notification waits for is answered in turn: one on its way would have come by then.
    await ben.page.evaluate("navigator.serviceWorker.getRegistration().then(() => null)")
    assert await ben.page.evaluate("shown") == []
    await ben.page.evaluate("Notification.permission = 'default'")
    await switch.check()
    assert await ben.page.evaluate("Notification.asked") == 1
    await answer(waits, table)
    await look_again(ben.page, is_asked=False)
    await answer(asked, table)
    await look_again(ben.page, is_asked=True)
    await ben.page.wait_for_function("() => shown.length > 0", timeout=LONG)
    [told] = await ben.page.evaluate("shown")
    assert told["title"] == "Elixir Mixer waits for you"
    assert told["tag"] == f"/tables/{table}"
    await asked.post(f"/tables/{table}/nudge")
    await look_again(ben.page, is_asked=True)
    await ben.page.wait_for_function("() => shown.length > 1", timeout=LONG)
    assert (await ben.page.evaluate("shown"))[-1]["body"] == f"{asked.name} has nudged you."


async def look_again(page: Page, *, is_asked: bool) -> None:
    """Lets the time pass after which a page asks what waits, until its tab counts the answer."""
    async with page.expect_response("**/api/me/waiting"):
        await page.clock.run_for(30_000)
    await expect(page).to_have_title(re.compile(r"^\(1\)" if is_asked else r"^[^(]"), timeout=LONG)


async def test_a_browser_that_forbids_notifications_is_told_so(visits: Visits) -> None:
    _, _, waits = await duel(visits)
    ben = await visit(visits, waits)
    await ben.go("/me")
    switch = ben.page.get_by_label("Tell me when a match waits for me")
    await switch.click()
    await expect(ben.page.get_by_text("The browser does not allow it")).to_be_visible()
    await expect(switch).not_to_be_checked()


# Since you were here


async def test_whoever_opens_a_match_after_days_sees_what_happened(visits: Visits) -> None:
    table, asked, waits = await duel(visits)
    await answer(asked, table)
    await answer(waits, table)
    await answer(asked, table)
    ben = await visit(visits, waits)
    await ben.open_table(table)
    recap = ben.page.locator("details", has_text="Since you were here")
    await expect(recap).to_have_attribute("open", "")
    lines = await recap.locator("li").all_inner_texts()
    assert 0 < len(lines) <= 5
    assert asked.name in " ".join(lines)
    assert await ben.violations() == []
    await recap.get_by_role("button", name="Step through").click()
    await expect(recap).to_contain_text("1 of ")
    await expect(recap.get_by_role("button", name="Before")).to_be_disabled()
    while await recap.get_by_role("button", name="Next").count():
        await recap.get_by_role("button", name="Next").click()
    await expect(recap.locator(".line")).to_have_text(lines[-1])
    await recap.get_by_role("button", name="Close").click()
    await expect(recap).to_have_count(0)
    await expect(ben.page.locator(".log")).to_contain_text(lines[-1])
    await ben.page.reload()
    await ben.wait_for_table()
    await expect(ben.page.get_by_text("Since you were here")).to_have_count(0)


async def test_the_recap_fits_a_phone(visits: Visits) -> None:
    table, asked, waits = await duel(visits)
    await answer(asked, table)
    ben = await visit(visits, waits, PHONE)
    await ben.open_table(table)
    close = ben.page.get_by_role("button", name="Close")
    await expect(close).to_be_in_viewport()
    assert await ben.overflow() == []
    await close.tap()
    await expect(ben.page.get_by_text("Since you were here")).to_have_count(0)


async def test_who_looked_away_for_several_turns_is_told_what_happened(visits: Visits) -> None:
    guests = [await visits.guest("Anna"), await visits.guest("Ben")]
    table = await people_at_a_table(guests, "elixir-mixer", listed=True)
    cleo, away = await visits.come(), "While you were away"
    await cleo.open_table(table)
    await turn_away(cleo.page, hidden=True)
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        for _ in range(5):
            await asyncio.gather(*map(catch_up, clients))
            await take_a_turn(by_turn(*clients)[0])
    await expect(cleo.page.get_by_text(away)).to_have_count(0)
    await turn_away(cleo.page, hidden=False)
    recap = cleo.page.locator("details", has_text=away)
    await expect(recap).not_to_have_attribute("open", "")
    await recap.locator("summary").click()
    await expect(recap.locator("li")).to_have_count(5)


async def turn_away(page: Page, *, hidden: bool) -> None:
    """Lets a page believe that another tab is in front of it, or no longer."""
    await page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


# Waiting


async def test_after_twenty_seconds_it_is_said_for_whom_the_table_waits(visits: Visits) -> None:
    table, asked, waits = await duel(visits)
    anna, ben = await visit(visits, asked), await visit(visits, waits)
    for visitor in (anna, ben):
        await visitor.page.clock.install()
        await visitor.open_table(table)
        await expect(visitor.page.get_by_text("the table waits")).to_have_count(0)
        await visitor.page.clock.run_for(5_000)
        await expect(visitor.page.locator(".prompt .aside")).to_have_count(0)
        await visitor.page.clock.run_for(16_000)
    aside = anna.page.locator(".prompt .aside")
    await expect(aside).to_have_text(f"{asked.name}, the table waits for you")
    await expect(ben.page.locator(".prompt .aside")).to_have_text(f"Waiting for {asked.name}")


async def test_a_bot_is_offered_after_the_time_of_the_table(visits: Visits) -> None:
    table, asked, waits = await duel(visits, patience=86_400)
    ben = await visit(visits, waits)
    await ben.page.clock.install()
    await ben.open_table(table)
    propose = ben.page.get_by_role("button", name="Let a bot play for")
    await ben.page.clock.set_system_time(datetime.now(UTC) + timedelta(hours=23))
    # The clock of the page has ticked as soon as this is said.
    await expect(ben.page.locator(".prompt .aside")).to_have_text(f"Waiting for {asked.name}")
    await expect(propose).to_have_count(0)
    with sqlite3.connect(visits.server.settings.database.removeprefix("sqlite:///")) as store:
        store.execute(
            "UPDATE seats SET away_since = away_since - 86400 WHERE person = ?", [asked.person]
        )
    store.close()
    await ben.page.reload()
    await ben.wait_for_table()
    await propose.click()
    await expect(ben.page.locator(".seat", has_text=asked.name)).to_contain_text("Alchemist")


async def test_opening_a_table_over_days_says_what_is_otherwise(visits: Visits) -> None:
    anna = await visits.come()
    await anna.go("/open/glastonbury")
    await anna.page.get_by_label("Over days").check()
    await expect(anna.page.get_by_text("What is in the cauldrons lies open")).to_be_visible()
    await anna.page.get_by_text("More", exact=True).click()
    await expect(anna.page.get_by_label("Cauldrons")).to_have_value("2")
    await anna.page.get_by_label("gone for so long").select_option("7")
    async with anna.page.expect_response("**/api/tables") as opening:
        await anna.page.get_by_role("button", name="Open the table").click()
    opened = await (await opening.value).json()
    assert (opened["patience"], opened["options"]["cauldrons"]) == (7 * 86_400, 2)
    await anna.go("/open/glastonbury")
    await anna.page.get_by_label("Over days").check()
    await anna.page.get_by_label("To the letter of the rulebook").check()
    await expect(anna.page.get_by_text("What is in the cauldrons lies open")).to_have_count(0)


# Inviting


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        (DESKTOP, "light"),
        (PHONE, "dark"),
        pytest.param(DESKTOP, "dark", marks=pytest.mark.soak),
        pytest.param(PHONE, "light", marks=pytest.mark.soak),
    ],
)
async def test_the_invite_is_a_code_a_link_and_a_square(
    size: tuple[int, int], scheme: Literal["light", "dark"], visits: Visits
) -> None:
    guest = await visits.guest("Anna")
    table = await open_table(guest, "quacks", [PERSON, OPEN])
    anna = await visits.come(size, scheme=scheme)
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await anna.be(guest)
    await anna.go(f"/tables/{table['table']}")
    await expect(anna.page.get_by_text(table["code"], exact=True)).to_be_visible()
    square = anna.page.get_by_role("img", name="QR code")
    await expect(square).to_be_visible()
    await expect(square.locator("rect")).to_have_css("fill", "rgb(248, 241, 231)")
    await expect(square.locator("path")).to_have_css("fill", "rgb(42, 31, 22)")
    await anna.page.get_by_role("button", name="Copy").click()
    await expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    link = f"{visits.server.url}/join/{table['code']}"
    assert await anna.page.evaluate("navigator.clipboard.readText()") == link
    assert await anna.overflow() == []
    assert await anna.violations() == []


# The problem note


async def test_a_problem_note_tells_what_its_sender_sees_and_nothing_else(visits: Visits) -> None:
    table, asked, waits = await duel(visits)
    anna = await visit(visits, asked)
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await anna.open_table(table)
    await anna.page.get_by_role("button", name="Menu").click()
    await anna.page.get_by_role("button", name="Copy a problem note").click()
    sheet = anna.page.get_by_role("dialog")
    await sheet.get_by_role("button", name="Copy a problem note").click()
    await expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    note = await anna.page.evaluate("navigator.clipboard.readText()")
    view = next(json.loads(line[5:]) for line in note.splitlines() if line.startswith("view "))
    async with Client(waits, table) as other:
        assert other.view is not None
        own, theirs = (1 - other.view["seat"]), other.view["seat"]
        assert other.view["board"]["seats"][theirs]["hand"], "there is something to hide"
    assert view["board"]["seats"][own]["hand"]
    assert view["board"]["seats"][theirs]["hand"] is None
    with sqlite3.connect(visits.server.settings.database.removeprefix("sqlite:///")) as store:
        [(key, code)] = store.execute('SELECT "key", code FROM tables WHERE id = ?', [table])
    store.close()
    for secret in (key, code, table, asked.name, waits.name, asked.token, asked.person):
        assert secret not in note
    for told in ("client /assets/", "settings {", "Chrome", '"game":"elixir-mixer"'):
        assert told in note
