"""What comes after a match, and between moves: the end, replay and review, playing on."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Locator, expect

from stillroom.games.registry import names
from tests.browser.boards.positions import position
from tests.browser.prepared import WAYS, lay_position, set_down
from tests.browser.visiting import (
    ASKS,
    AT_ONCE,
    DESKTOP,
    PHONE,
    SECONDS,
    Visitor,
    Visits,
    listen_for_moves,
)
from tests.server.playing import Client
from tests.server.serving import Guest, RunningServer

pytestmark = pytest.mark.anyio
LONG = SECONDS * 1000
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
QUICK = {"elixir-mixer": {"turn_limit": 30}}
NESTED = """() => {
  const scrolls = (each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY)
    && each.scrollHeight > each.clientHeight + 1;
  return [...document.querySelectorAll("main *")]
    .filter((each) => scrolls(each) && [...each.querySelectorAll("*")].some(scrolls))
    .map((each) => each.className);
}"""
"""What can be scrolled around something else that can be scrolled."""
BY_HAND = """
  const every = setInterval;
  globalThis.setInterval = (doing, wait) =>
    wait === 400 ? ((globalThis.beat = doing), 0) : every(doing, wait);
"""
"""The reveal goes on when it is told to: a busy computer might look only when it is over."""


async def played(guest: Guest, game: str) -> str:
    """A table whose match is over, played by lot against a bot."""
    wanted = {"game": game, "seats": SEATS, "options": QUICK.get(game, {})}
    answer = await guest.post("/tables", wanted)
    table = str(answer.json()["table"])
    await guest.post(f"/tables/{table}/start")
    async with Client(guest, table, 0) as client:
        await client.play_to_the_end(random.Random(5))
    return table


class Shelf:
    """A match of each game that Anna has played to its end; whoever looks at it changes nothing."""

    def __init__(self, server: RunningServer) -> None:
        self._server = server
        self._played: dict[str, tuple[Guest, str]] = {}

    async def take(self, game: str) -> tuple[Guest, str]:
        """Anna, and the table of her match."""
        if game not in self._played:
            guest = await Guest.come(self._server, "Anna")
            self._played[game] = guest, await played(guest, game)
            await guest.leave()
        return self._played[game]


@pytest.fixture(scope="module")
def shelf(server: RunningServer) -> Shelf:
    """What all tests of this module look at."""
    return Shelf(server)


After = Callable[..., Awaitable[tuple[Visitor, str]]]


@pytest.fixture
def after(visits: Visits, shelf: Shelf) -> After:
    """Brings Anna into a browser after her match of a game."""

    async def come(
        game: str, size: tuple[int, int] = DESKTOP, *, language: str = "en-GB"
    ) -> tuple[Visitor, str]:
        guest, table = await shelf.take(game)
        anna = await visits.come(size, language=language)
        await anna.be(guest)
        return anna, table

    return come


def row_of(anna: Visitor) -> int:
    """The moment that the address names."""
    found = re.search(r"row=(\d+)", anna.page.url)
    assert found is not None, anna.page.url
    return int(found[1])


def slider(anna: Visitor) -> Locator:
    return anna.page.get_by_role("slider")


# The end


@pytest.mark.parametrize("game", names())
async def test_the_end_tells_the_winner_the_luck_and_that_the_seal_is_intact(
    after: After, game: str
) -> None:
    anna, table = await after(game)
    await anna.open_table(table)
    sheet = anna.page.get_by_role("dialog")
    await expect(sheet.locator(".why")).to_be_visible(timeout=LONG)
    await expect(sheet.get_by_text("Seal intact: nothing was changed")).to_be_visible(timeout=LONG)
    acts = sheet.locator(".buttons :is(a, button)")
    assert [text.strip() for text in await acts.all_text_contents()] == [
        "Rematch",
        "Review",
        "Replay",
        "Copy as text",
        "Leave",
    ]
    luck = sheet.locator("details", has_text="How lucky was everybody?")
    await luck.locator("summary").click()
    if game in ("glastonbury", "kupferkessel"):
        await expect(luck.get_by_text("no honest figure")).to_be_visible(timeout=LONG)
    else:
        rows = luck.get_by_role("row")
        await expect(rows.first).to_be_visible(timeout=LONG)
        assert await luck.get_by_text("expected").count() >= 2 * 2
    assert await anna.violations() == []


@pytest.mark.parametrize("language", ["de-DE", pytest.param("fr-FR", marks=pytest.mark.soak)])
async def test_the_end_fits_a_phone(after: After, language: str) -> None:
    anna, table = await after("quacks", PHONE, language=language)
    await anna.open_table(table)
    sheet = anna.page.get_by_role("dialog")
    await sheet.locator("details summary").first.click(timeout=LONG)
    await expect(sheet.get_by_role("table").nth(1)).to_be_visible(timeout=LONG)
    content = sheet.locator(".content")
    assert await content.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert await anna.overflow() == []


async def test_a_match_is_told_in_three_lines_and_a_link(after: After) -> None:
    anna, table = await after("kupferkessel")
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await anna.open_table(table)
    await anna.page.get_by_role("button", name="Copy as text").click(timeout=LONG)
    await expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    lines = str(await anna.page.evaluate("navigator.clipboard.readText()")).split("\n")
    assert len(lines) == 4
    assert "You" not in lines[1], "others read it"
    assert lines[3].endswith(f"/tables/{table}/replay")


async def test_where_a_page_may_not_copy_the_text_is_shown(after: After) -> None:
    anna, table = await after("kupferkessel")
    await anna.context.add_init_script(
        "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))"
    )
    await anna.open_table(table)
    await anna.page.get_by_role("button", name="Copy as text").click(timeout=LONG)
    await expect(anna.page.locator("dialog textarea")).to_have_value(re.compile("/replay$"))


@pytest.mark.parametrize("game", ["kupferkessel", "glastonbury"])
async def test_the_cauldrons_are_revealed_heap_by_heap_the_worst_place_first(
    visits: Visits, game: str
) -> None:
    anna, ben = await visits.guest("Anna"), await visits.guest("Ben")
    opened = (await anna.post("/tables", {"game": game, "seats": SEATS})).json()
    await ben.post("/invitations", {"code": opened["code"]})
    set_down(visits.server, opened["table"], game, WAYS.position(f"{game} ending"))
    await anna.post(f"/tables/{opened['table']}/start")
    watcher = await visits.come(moves=True)
    await watcher.be(ben)
    await watcher.context.add_init_script(AT_ONCE)
    await watcher.context.add_init_script(BY_HAND)
    await watcher.open_table(opened["table"])
    async with Client(anna, opened["table"], 0) as client:
        await client.play_to_the_end(random.Random(5))
        assert client.view is not None
        points = client.view["sheet"]["lines"][-1]["points"]
    seats = watcher.page.locator(".reveal .seats button")
    await watcher.page.wait_for_function("() => 'beat' in globalThis", timeout=3 * LONG)
    await expect(seats.first).to_have_attribute("aria-pressed", "true", timeout=3 * LONG)
    worst = ["Anna", "Anise"][points.index(min(points))]
    await expect(seats.first).to_contain_text(worst)
    heaps = watcher.page.locator(".reveal li")
    await expect(heaps).to_have_count(0)
    for shown in (1, 2):
        await watcher.page.evaluate("beat()")
        await expect(heaps).to_have_count(shown)
    assert await watcher.page.get_by_role("dialog").count() == 0, "the sheet waits"
    await watcher.page.get_by_role("button", name="Skip").click()
    await expect(watcher.page.get_by_role("dialog").locator(".why")).to_be_visible()


# Replay


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_replay_is_stepped_through_and_sent_by_its_address(
    after: After, size: tuple[int, int]
) -> None:
    anna, table = await after("quacks", size)
    await anna.go(f"/tables/{table}/replay")
    await expect(slider(anna)).to_have_value("0", timeout=LONG)
    await expect(anna.page.locator(".marks .turn")).to_have_count(9, timeout=LONG)
    width = await slider(anna).evaluate("each => each.offsetWidth")
    for _ in range(3):
        await anna.page.keyboard.press(".")
    await expect(slider(anna)).to_have_value("3")
    await anna.page.keyboard.press(",")
    await expect(slider(anna)).to_have_value("2")
    await anna.page.get_by_label("Seen by").select_option("1")
    await expect(anna.page).to_have_url(re.compile(r"row=2&eyes=1"))
    await anna.page.reload()
    await expect(slider(anna)).to_have_value("2", timeout=LONG)
    await expect(anna.page.get_by_label("Seen by")).to_have_value("1")
    assert await anna.overflow() == []
    assert await anna.violations() == []
    last = await slider(anna).get_attribute("max")
    await slider(anna).fill(str(last))
    await expect(anna.page).to_have_url(re.compile(rf"row={last}&"))
    assert await slider(anna).evaluate("each => each.offsetWidth") == width


async def test_a_replay_jumps_to_marked_moments(after: After) -> None:
    anna, table = await after("quacks")
    await anna.go(f"/tables/{table}/replay")
    moments = anna.page.get_by_label("Moments")
    await moments.select_option(index=3, timeout=LONG)
    await expect(slider(anna)).not_to_have_value("0")
    chosen = await moments.evaluate("each => each.selectedOptions[0].textContent")
    await expect(anna.page.locator(".lines")).to_contain_text(str(chosen).strip())


@pytest.mark.parametrize("game", ["kupferkessel", "quacks"])
async def test_a_review_opens_on_the_turning_point_with_one_sentence(
    after: After, game: str
) -> None:
    anna, table = await after(game)
    await anna.open_table(table)
    await anna.page.get_by_role("link", name="Review").click(timeout=LONG)
    note = anna.page.get_by_role("region", name="The turning point")
    await expect(note).to_contain_text("of 100.", timeout=9 * LONG)
    # The address follows once the moment is fetched.
    await expect(anna.page).to_have_url(re.compile(r"row=[1-9]\d*&eyes=0"), timeout=LONG)
    row = row_of(anna)
    await expect(anna.page.locator(".marks .turned")).to_have_count(1, timeout=LONG)
    await expect(anna.page.locator("aside .seats li").last).to_be_in_viewport(ratio=1)
    await expect(anna.page.get_by_role("button", name="Play on from here")).to_be_in_viewport()
    assert await anna.page.evaluate(NESTED) == []
    await note.get_by_role("button", name="Before this move").click()
    await expect(slider(anna)).to_have_value(str(row - 1))
    await note.get_by_role("button", name="To this move").click()
    await expect(slider(anna)).to_have_value(str(row))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_match_is_played_on_from_a_moment(after: After, size: tuple[int, int]) -> None:
    anna, table = await after("kupferkessel", size)
    await anna.go(f"/tables/{table}/replay?row=7&eyes=1")
    await expect(slider(anna)).to_have_value("7", timeout=LONG)
    if size == PHONE:
        await anna.page.get_by_role("button", name="More").click()
    begin = anna.page.get_by_role("button", name="Play on from here").locator("visible=true")
    await begin.click()
    await anna.wait_for_table()
    assert table not in anna.page.url
    new = anna.page.url.rsplit("/", 1)[-1]
    told = await anna.page.evaluate(f"fetch('/api/tables/{new}').then((each) => each.json())")
    assert [seat["mine"] for seat in told["seats"]] == [False, True]
    assert told["seats"][1]["added_bits"], "the browser added to the new dice"
    await expect(anna.page.locator(".board :is(button, [tabindex])").first).to_be_visible()


async def test_at_its_end_a_match_is_not_played_on(after: After) -> None:
    anna, table = await after("kupferkessel")
    await anna.go(f"/tables/{table}/replay?row=9999")
    begin = anna.page.get_by_role("button", name="Play on from here")
    await expect(begin).to_be_disabled(timeout=LONG)
    await anna.page.keyboard.press(",")
    await expect(begin).to_be_enabled()


async def test_before_the_end_there_is_no_replay_to_look_at(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("kupferkessel")
    table = anna.page.url.rsplit("/", 1)[-1]
    await anna.go(f"/tables/{table}/replay?review")
    await expect(anna.page.get_by_text("The match is not over yet")).to_be_visible(timeout=LONG)
    # The browser itself tells of every request that was refused.
    anna.wrong = [told for told in anna.wrong if "409 (Conflict)" not in told]


# Between moves


async def further(visits: Visits, *, asks: bool) -> tuple[Visitor, list[list[str]]]:
    """Somebody whose chip may move by its bonus, and the moves that will be sent."""
    guest = await visits.guest("Anna")
    table = await lay_position(visits.server, guest, "quacks", position("quacks further"))
    anna = await visits.come()
    await anna.be(guest)
    if asks:
        await anna.context.add_init_script(ASKS)
    sent = listen_for_moves(anna.page)
    await anna.open_table(table)
    return anna, sent


async def test_what_nearly_everybody_wants_is_answered_and_told(visits: Visits) -> None:
    anna, _ = await further(visits, asks=False)
    await expect(anna.page.locator(".log li:not(.soft)").first).to_be_visible(timeout=LONG)
    await expect(anna.page.locator(".prompt")).not_to_contain_text("further")


async def test_whoever_wants_to_be_asked_is_asked(visits: Visits) -> None:
    anna, sent = await further(visits, asks=True)
    acts = anna.page.locator(".dock button", has_text=re.compile("space", re.IGNORECASE))
    await expect(acts.first).to_be_visible(timeout=LONG)
    # An answer of its own accord would have been sent with the question.
    await anna.wait_until_settled()
    await expect(acts.first).to_be_visible()
    assert sent == []


async def test_a_touch_on_a_seat_tells_what_it_did_last(visits: Visits) -> None:
    anna = await visits.come()
    await anna.play_now("kupferkessel")
    await anna.page.keyboard.press("m")
    card = anna.page.locator(".seat:not(.mine) h3 button")
    name = (await card.inner_text()).strip()
    # The first card may ask something more before the bot has its turn.
    while f"{name} takes" not in await anna.page.locator(".log").inner_text():
        await anna.wait_until_settled()
        assert await anna.wait_for_decision()
        await anna.answer_by_list()
    await card.click()
    sheet = anna.page.get_by_role("dialog")
    await expect(sheet.locator(".last")).to_contain_text(name)
    await expect(sheet.get_by_text("sees only what", exact=False)).to_be_visible()


@pytest.mark.parametrize("game", names())
async def test_the_table_is_described_from_the_decision_to_what_is_left(
    visits: Visits, game: str
) -> None:
    anna = await visits.come()
    await anna.play_now(game)
    await expect(anna.page.locator(".board button").first).to_be_visible(timeout=LONG)
    await anna.page.keyboard.press("t")
    sheet = anna.page.get_by_role("dialog")
    await expect(sheet).to_be_visible()
    told = await sheet.get_by_role("heading", level=3).all_text_contents()
    seats = await anna.page.locator(".seat").count()
    assert told[:2] == ["The decision", "You"]
    assert told[-2:] == ["The last turns", "What lies on the table"]
    assert len(told) == 3 + seats
    assert "NaN" not in await sheet.inner_text()
    assert await anna.violations() == []
