"""Whoever plays a game of memory is not reminded: covered cards are nowhere to be found."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import WebSocket, expect

from stillroom.match.words import Words
from stillroom.server.live.view_diff import changed
from stillroom.server.wire.live import Change
from tests.browser.visiting import SECONDS, Visitor, Visits
from tests.server.playing import people_at_a_table

pytestmark = pytest.mark.anyio
TURNS = 6
ASKED = ".cell.open, [data-way]"
PRESS = """() => (document.querySelector("[data-way]")
    ?? document.querySelector(".cell.open"))?.click()"""
BETWEEN = 50
"""Milliseconds between two looks at the page."""
MOST_LOOKS = 400
AROUND = 120
"""So many letters before a name tell where it was found."""
IMMUTO = "immuto"
"""All of its cards have one name, and another one may lie open."""
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


class Reader:
    """Somebody at a table, with all that the page has received and the match as that tells it."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.page = visitor.page
        self.frames: list[dict[str, Any]] = []
        self.taken: frozenset[str] = frozenset()
        """Every card that somebody has taken so far."""
        self.fresh: set[str] = set()
        """Every card that was named since the last answer, and may still be."""
        self.view: dict[str, Any] = {}
        self._visitor = visitor
        self._words = Words("en", f"stillroom.games.{game}")
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, content: str | bytes) -> None:
        frame: dict[str, Any] = json.loads(content)
        self.frames.append(frame)
        self.view = frame.get("view") or self.view
        changes = [Change(change["at"], change["to"]) for change in frame.get("changes", [])]
        self.view = changed(self.view, changes)
        self.fresh |= named_in([event["details"] for event in frame.get("events", [])])
        took = [event for event in frame.get("events", []) if event["kind"] == "took"]
        cards = {event["details"]["card"] for event in took}
        self.taken |= {card for card in cards if not card.startswith(IMMUTO)}

    @property
    def covered(self) -> frozenset[str]:
        """The taken cards that lie neither on top of a cauldron nor in the square again."""
        board = self.view["board"]
        return self.taken - {seat["top"] for seat in board["seats"]} - set(board["square"])

    async def wait_for_decision(self) -> None:
        """Waits until something is asked, and the board shows so."""
        # The page is behind what it has received, and may still show the decision before.
        async with asyncio.timeout(SECONDS):
            while not self.view.get("decision"):
                await self.page.wait_for_timeout(BETWEEN)
        await expect(self.page.locator(ASKED).first).to_be_visible(timeout=SECONDS * 1000)

    async def answer(self) -> None:
        """Answers the present decision, with the first card and the first way to take it."""
        await self.wait_for_decision()
        number = self.view["decision"]["number"]
        self.fresh.clear()
        while (asked := self.view["decision"]) and asked["number"] == number:
            await self.page.evaluate(PRESS)
            await self.page.wait_for_timeout(BETWEEN)

    async def close_cauldron(self) -> None:
        """Whoever looks into the own cauldron ends that; then the next decision is open."""
        await self.wait_for_decision()
        while self.view["decision"]["choice"] == "look":
            await self.answer()
            await self.wait_for_decision()

    async def finds(self, cards: frozenset[str]) -> list[str]:
        """Where the cards are in the page, or in what the browser keeps."""
        content = await self.page.content() + await self.page.evaluate(KEPT)
        sought = [each for card in sorted(cards) for each in (card, self._name(card))]
        places = [(content.find(each), each) for each in sought if each in content]
        return [content[max(0, at - AROUND) : at + len(each)] for at, each in places]

    def _name(self, card: str) -> str:
        kind, _, value = card.rpartition("-")
        return self._words.format("card", ingredient=kind, value=int(value))

    async def has_forgotten(self, cards: frozenset[str]) -> None:
        """Soon the page knows nothing of the cards, and a reload brings none of them back."""
        for _ in range(MOST_LOOKS):
            if not await self.finds(cards):
                break
            await self.page.wait_for_timeout(BETWEEN)
        assert await self.finds(cards) == []
        self.frames.clear()
        await self.page.reload()
        await self._visitor.wait_for_table()
        async with asyncio.timeout(SECONDS):
            while not any(frame["type"] == "told" for frame in self.frames):
                await self.page.wait_for_timeout(BETWEEN)
        assert named_in(self.frames) & cards == set()
        assert await self.finds(cards) == []


def named_in(content: object) -> set[str]:
    """Every card that a message names, by its id or by ingredient and value."""
    match content:
        case {"ingredient": str(kind), "value": int(value)}:
            return {f"{kind}-{value}"}
        case dict():
            return set().union(*map(named_in, content.values()))
        case list():
            return set().union(*map(named_in, content))
        case str():
            return set(content.split())
    return set()


@pytest.mark.parametrize("game", ["glastonbury", "kupferkessel"])
async def test_covered_cards_are_nowhere_to_be_found(game: str, visits: Visits) -> None:
    guests = [await visits.guest(name) for name in ("Anna", "Cleo")]
    table = await people_at_a_table(guests[:1], game, bots=1, preset="as-printed", listed=True)
    readers = []
    for guest in guests:
        visitor = await visits.come()
        await visitor.be(guest)
        readers.append(Reader(visitor, game))
        await visitor.open_table(table)
    anna, _ = readers
    taken: frozenset[str] = frozenset()
    for _ in range(TURNS):
        await anna.wait_for_decision()
        taken = anna.taken
        await anna.answer()
    await anna.close_cauldron()
    assert await anna.finds(anna.taken - anna.covered), "what lies open is named"
    cards = (taken & anna.covered) - anna.fresh
    assert cards
    for reader in readers:
        await reader.has_forgotten(cards)
