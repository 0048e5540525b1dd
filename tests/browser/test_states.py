"""The states that need words: each says what is the matter, and what can be done."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.boards.positions import position
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.dealing import SAME_BITS
from tests.browser.prepared import WAYS, begin_in, lay_position, set_down
from tests.browser.visiting import PHONE, SECONDS, Visitor, Visits
from tests.browser.wires import Wire
from tests.server.playing import Client, open_table, people_at_a_table, sit, start
from tests.server.serving import Guest

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
ENDING = "kupferkessel ending"
PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def at_a_duel(
    visits: Visits, game: str, options: dict[str, int] | None = None
) -> tuple[str, Visitor, Guest]:
    """Anna, in a browser, and Ben, who has no window open, in the middle of a match."""
    anna, ben = await visits.guest("Anna"), await visits.guest("Ben")
    table = await people_at_a_table([anna, ben], game, options=options or {})
    visitor = await visits.come()
    await visitor.be(anna)
    return table, visitor, ben


async def invited(visits: Visits, seats: list[dict[str, Any]]) -> tuple[Guest, dict[str, Any]]:
    """A table that Anna has opened, with its code."""
    anna = await visits.guest("Anna")
    return anna, await open_table(anna, "kupferkessel", seats)


# The connection


async def test_a_lost_connection_is_told_little_by_little(visits: Visits) -> None:
    wire, anna = Wire(), await visits.come()
    await wire.lay(anna.page)
    await anna.page.clock.install()
    await anna.play_now("kupferkessel")
    alert, again = anna.page.get_by_role("alert"), anna.page.get_by_role("button", name="Try now")
    # From now on time passes only when it is told to, however long anything takes.
    await anna.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=10))
    await wire.cut()
    await expect(anna.page.locator("main.match[data-busy]")).to_be_visible()
    await anna.page.clock.run_for(2_000)
    await expect(anna.page.get_by_title("Connecting")).to_be_visible()
    await expect(alert).to_have_count(0)
    await anna.page.clock.run_for(3_000)
    await expect(alert).to_contain_text("Everything you played is safe")
    await expect(again).to_have_count(0)
    await anna.page.clock.run_for(30_000)
    wire.mend()
    # While the clock stands still the page does not try again by itself.
    await again.click()
    await anna.page.clock.resume()
    await expect(alert).to_have_count(0, timeout=LONG)


async def test_a_move_under_way_is_sent_again(visits: Visits) -> None:
    sent: list[str] = []

    def lose_the_first(message: dict[str, Any]) -> dict[str, Any] | None:
        sent.append(message["request"])
        return message if len(sent) > 1 else None

    wire, anna = Wire(lose_the_first), await visits.come()
    await wire.lay(anna.page)
    await anna.play_now("kupferkessel")
    await anna.page.keyboard.press("m")
    assert await anna.wait_for_decision()
    await anna.answer_by_list()
    await wire.cut()
    await expect(anna.page.locator(".prompt")).to_contain_text("Sending")
    await expect(anna.page.locator(".move.sent")).to_be_visible()
    wire.mend()
    await expect(anna.page.locator(".log")).to_contain_text("You take", timeout=LONG)
    assert sent[0] == sent[1]


async def test_whoever_comes_back_is_told_what_happened(visits: Visits) -> None:
    table, anna, ben = await at_a_duel(visits, "quacks", options={"no_fortune_cards": 1})
    wire = Wire()
    await wire.lay(anna.page)
    await anna.open_table(table)
    await wire.cut()
    async with Client(ben, table) as playing:
        await playing.play("draw")
    wire.mend()
    await expect(anna.page.get_by_text("While you were away")).to_be_visible(timeout=LONG)


# Moves


async def test_a_refused_move_says_why_in_the_prompt(visits: Visits) -> None:
    anna = await visits.come(moves=True)
    await Wire(lambda message: {**message, "moves": ["fly"]}).lay(anna.page)
    await anna.play_now("kupferkessel")
    await anna.page.keyboard.press("m")
    assert await anna.wait_for_decision()
    await anna.answer_by_list()
    await expect(anna.page.locator(".prompt .refusal")).not_to_be_empty()
    shaken = anna.page.locator(".move.refused")
    await expect(shaken).to_have_css("animation-name", "shake")
    await expect(shaken).to_have_css("animation-iteration-count", "1")
    await expect(anna.page.locator("dialog[open]")).to_have_count(0)


# People


async def test_a_bot_plays_for_somebody_who_is_gone_until_they_are_back(visits: Visits) -> None:
    table, anna, ben = await at_a_duel(visits, "kupferkessel")
    await anna.page.clock.install()
    await anna.open_table(table)
    await expect(anna.page.locator(".seat", has_text="Ben")).to_contain_text("away")
    propose = anna.page.get_by_role("button", name="Let a bot play for Ben")
    await expect(propose).to_have_count(0)
    # Only what the clock shows changes; a timer would ask the server for the right time.
    await anna.page.clock.set_system_time(datetime.now(UTC) + timedelta(seconds=125))
    await propose.click()
    await expect(anna.page.locator(".seat", has_text="Ben")).to_contain_text("Journeyman")
    back = await visits.come()
    await back.be(ben)
    await back.open_table(table)
    await expect(anna.page.locator(".seat", has_text="Ben")).not_to_contain_text("Journeyman")


# Links


async def test_a_wrong_link_is_called_so(visits: Visits) -> None:
    ben = await visits.come()
    await ben.go("/join/nonsense")
    await expect(ben.page.get_by_role("heading", level=1)).to_have_text("This link leads nowhere")
    await expect(ben.page.get_by_role("link", name="To the front page")).to_be_visible()


async def test_at_a_full_table_one_can_watch_or_open_another(visits: Visits) -> None:
    anna, table = await invited(visits, [PERSON, OPEN])
    await sit(await visits.guest("Cleo"), table)
    await start(anna, table["table"])
    ben = await visits.come()
    await ben.go(f"/join/{table['code']}")
    await expect(ben.page.get_by_text("All seats are taken")).to_be_visible()
    await expect(ben.page.get_by_role("link", name="of the same kind")).to_be_visible()
    await ben.page.get_by_role("link", name="Watch").click()
    await ben.wait_for_table()


async def test_a_table_that_is_over_shows_its_replay(visits: Visits) -> None:
    anna, table = await invited(visits, [PERSON, BOT])
    set_down(visits.server, table["table"], "kupferkessel", WAYS.position(ENDING))
    await start(anna, table["table"])
    async with Client(anna, table["table"]) as playing:
        await playing.play_to_the_end(random.Random(1))
    ben = await visits.come()
    await ben.go(f"/join/{table['code']}")
    await expect(ben.page.get_by_text("This table is done")).to_be_visible()
    await expect(ben.page.get_by_role("link", name="of the same kind")).to_be_visible()
    await ben.page.get_by_role("link", name="See the replay").click()
    await expect(ben.page.get_by_role("slider")).to_be_visible(timeout=LONG)


# The browser and the house


async def test_a_first_visit_leaves_no_error_in_the_console(visits: Visits) -> None:
    anna, errors = await visits.come(), list[str]()
    anna.page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    await anna.play_now("kupferkessel")
    await expect(anna.page.locator(".seat", has_text="Apprentice")).to_be_visible()
    await anna.play_now("kupferkessel")
    await expect(anna.page.locator(".seat", has_text="Journeyman")).to_be_visible()
    assert errors == []


async def test_a_browser_without_cookies_plays_on_and_is_told_so(visits: Visits) -> None:
    anna, told = await visits.come(), "This browser will not remember you"
    await anna.context.route("**/api/**", keep_no_cookie)
    await begin_in(anna.context, visits.server, "kupferkessel", WAYS.position(ENDING))
    await anna.go("/")
    await expect(anna.page.get_by_text(told)).to_be_visible()
    assert await anna.violations() == []
    await anna.page.get_by_role("button", name="Play now: Kupferkessel").click()
    await anna.wait_for_table()
    await expect(anna.page.get_by_text(told)).to_have_count(0)
    await anna.play_by_list()
    assert await anna.page.evaluate("document.cookie + JSON.stringify(sessionStorage)") == "{}"
    assert await anna.context.cookies() == []
    await anna.page.locator(".proof summary").click()
    async with anna.page.expect_download() as saving:
        await anna.page.get_by_role("link", name="record").click()
    assert (await saving.value).suggested_filename.endswith(".stillroom")


async def test_without_cookies_the_recovery_phrase_is_the_way_back(visits: Visits) -> None:
    anna = await visits.come(PHONE)
    await anna.context.route("**/api/**", keep_no_cookie)
    await anna.go("/me")
    await expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Guest")
    await anna.page.get_by_label("Your name").fill("Anna")
    await anna.page.get_by_role("button", name="Keep").click()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Anna")
    bar = anna.page.locator(".forgotten")
    await bar.get_by_role("button", name="recovery phrase").click()
    phrase = await bar.locator("b").inner_text()
    assert await anna.overflow() == []
    await anna.page.reload()
    await expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Guest")
    await anna.page.get_by_label("phrase from another device").fill(phrase)
    await anna.page.get_by_role("button", name="Be that person").click()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Anna")
    assert await anna.context.cookies() == []


async def keep_no_cookie(route: Route) -> None:
    """Hands an answer on as it arrives in a browser that keeps no cookies."""
    answer = await route.fetch()
    await route.request.frame.page.context.clear_cookies()
    headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
    await route.fulfill(response=answer, headers=headers)


async def test_a_browser_that_blocks_all_cookies_plays(
    visits: Visits, browser: Browser, tmp_path: Path
) -> None:
    profile = tmp_path / "profile" / "Default"
    profile.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Preferences").write_text(json.dumps(blocked))
    context = await browser.browser_type.launch_persistent_context(
        profile.parent, executable_path=CHROMIUM, args=ARGUMENTS, reduced_motion="reduce"
    )
    await context.add_init_script(SAME_BITS)
    anna = Visitor(context, await context.new_page(), visits.server.url)
    anna.watch()
    await anna.play_now("quacks")
    await anna.page.keyboard.press("m")
    assert await anna.wait_for_decision()
    # Bots play without being asked: only a line of one's own tells that the press came through.
    own = anna.page.locator(".log li.own")
    before = await own.count()
    await anna.play_on_until(".log li.own", before + 1)
    await expect(own.nth(before)).to_be_visible(timeout=LONG)
    assert await context.cookies() == []
    await context.close()
    assert anna.wrong == []


async def test_our_fault_is_called_so_and_can_be_told(visits: Visits) -> None:
    anna = await visits.come()
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await anna.context.route("**/api/words/en/kupferkessel", lambda route: route.fulfill(body=""))
    await anna.go("/")
    await anna.page.get_by_role("button", name="Play now: Kupferkessel").click()
    await expect(anna.page.get_by_text("Something broke on our side")).to_be_visible(timeout=LONG)
    assert await anna.violations() == []
    await anna.page.get_by_role("button", name="Copy a problem note").click()
    await expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    note = await anna.page.evaluate("navigator.clipboard.readText()")
    assert "room tables" in note
    assert anna.page.url.split("/")[-1] not in note
    await anna.context.unroute_all()
    await anna.page.get_by_role("button", name="Reload").click()
    await anna.wait_for_table()


async def test_a_newer_client_is_told_of_after_the_match(visits: Visits) -> None:
    wire, anna = Wire(), await visits.come()
    await wire.lay(anna.page)
    await begin_in(anna.context, visits.server, "kupferkessel", WAYS.position(ENDING))
    await anna.play_now("kupferkessel")
    await anna.context.route("**/", lambda route: route.fulfill(body="<html></html>"))
    newer = anna.page.get_by_text("A newer Stillroom is ready")
    async with anna.page.expect_response("**/"):
        await wire.cut()
        await expect(anna.page.locator("main.match[data-busy]")).to_be_visible()
        wire.mend()
    await anna.wait_until_settled()
    await expect(newer).to_have_count(0)
    await anna.play_by_list()
    await expect(newer).to_be_visible()


# Reloading

ASKED = """() => {
  const board = document.querySelector(".board > :not(h2)");
  if (!board || !document.querySelector(".prompt h1")?.innerText) return null;
  const open = ".board button:not([aria-disabled=true]), .dock button:enabled";
  const said = [...document.querySelectorAll(open)].filter((each) => each.checkVisibility());
  return [
    document.querySelector(".prompt h1").innerText,
    ...said.map((each) => `${each.textContent} ${each.ariaPressed} ${each.className}`),
  ].join(" | ");
}"""
"""What is asked, and all that can be touched now; nothing while the page is being drawn."""
CHANGED = f"(before) => ![null, before].includes(({ASKED})())"
"""Whether something else is asked, or can be touched."""
CARD, FREE = ".cell.open", "[aria-disabled=false]"
TOUCHED: dict[str, dict[str, str | None]] = {
    "glastonbury": {
        "take": CARD,
        "corner": None,
        "look": None,
        "last-card": None,
        "place": ".place button",
    },
    "kupferkessel": {"take": CARD},
    "elixir-mixer": {
        "pick": f"[data-piece^=market]{FREE}",
        "mix": None,
        "discard": f".hand [data-piece]{FREE}",
    },
}
"""Every kind of decision, and a piece that a tap lifts or lays into a draft, if there is one."""


async def asked_at(visitor: Visitor) -> str:
    """What is asked, once the page is drawn."""
    await visitor.wait_until_whole()
    await visitor.wait_until_settled()
    asked = await visitor.page.wait_for_function(ASKED)
    return str(await asked.json_value())


@pytest.mark.parametrize("game", TOUCHED)
async def test_after_a_reload_the_same_is_asked_and_a_draft_is_gone(
    game: str, visits: Visits
) -> None:
    guest, anna = await visits.guest("Anna"), await visits.come(PHONE)
    await anna.be(guest)
    for choice, touched in TOUCHED[game].items():
        begun = position(f"{game} {choice}")
        await anna.open_table(await lay_position(visits.server, guest, game, begun))
        before = await asked_at(anna)
        if touched is not None:
            await anna.page.locator(touched).first.tap()
            await anna.page.wait_for_function(CHANGED, arg=before, timeout=LONG)
            assert await asked_at(anna) != before
        await anna.page.reload()
        await anna.wait_for_table()
        assert await asked_at(anna) == before
