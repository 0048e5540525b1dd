"""People who go on whatever happens to the server: they come again and ask again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.kills.ledger import Ledger, Request
from tests.server.playing import Client, Refusal
from tests.server.serving import READY_SECONDS, Guest

Seen: TypeAlias = dict[str, Any]
"""A view, as it came over the wire."""
LOST = (OSError, EOFError, ConnectionClosed, InvalidMessage, httpx.TransportError)
"""What people notice of a server that was killed."""
AGAIN_SECONDS = 0.05
"""How soon somebody comes again."""
FAIR_CLOSES = {None, 4008}
"""A socket ends without a word when its server is killed, or because its client was too slow."""
TOO_LATE = {"stale-decision", "wrong-seat", "match-over", "cannot-undo"}
"""Why a request may be refused where others, or a clock, were faster."""
NAP_CHANCE = 1 / 4
MOST_LINES = 40
"""So many lines are said at a table: whoever comes again is told the last fifty."""


@dataclass(frozen=True)
class Habits:
    """How somebody plays."""

    undoes: float = 0.0
    """How often a move is taken back where that is free."""
    naps: int = 0
    """How many decisions are left to the clock, with no socket open until it has answered."""
    nap_seconds: float = 0.0
    speaks: float = 0.03
    clicks_twice: float = 0.05


class Window(Client):
    """A client that notes every answer."""

    def __init__(self, guest: Guest, ledger: Ledger, eyes: int | None, after: int | None) -> None:
        super().__init__(guest, ledger.table, eyes)
        self.after = after
        self.heard_at = time.monotonic()
        self._ledger = ledger

    async def take(self) -> dict[str, Any]:
        """Takes the next message in."""
        message = await super().take()
        self.received.clear()
        self.heard_at = time.monotonic()
        if message["type"] in {"accepted", "refused"}:
            self._ledger.answered(message)
        elif message["type"] == "said":
            numbers = [line["number"] for line in self.chat]
            assert numbers == sorted(set(numbers)), f"lines twice or in disorder: {numbers}"
        return message

    @property
    def heard(self) -> set[str]:
        """The lines of the chat."""
        return {line["text"] for line in self.chat}


class Watcher:
    """Somebody who watches a match."""

    def __init__(self, guest: Guest, ledger: Ledger) -> None:
        self.guest = guest
        self.ledger = ledger
        self._eyes: int | None = None
        self._row: int | None = None
        self._is_through = False
        """Whether everybody at the table has seen the end."""

    async def see_it_through(self, everybody: asyncio.Barrier) -> None:
        """Stays until all have seen the end and have heard what was said.

        What was put together from changes must then be what a newcomer sees.
        """

        async def stay(window: Window) -> Seen | None:
            if not await self._attend(window):
                return None
            if not self._is_through:
                await everybody.wait()
                self._is_through = True
            while not self.ledger.said <= window.heard:
                await window.take()
            return window.view

        async def look(window: Window) -> Seen | None:
            return window.view

        seen = await self._on_sockets(stay)
        fresh = await self._on_sockets(look)
        assert seen == fresh, f"{self} sees another end than a newcomer"
        self.ledger.views[self._eyes] = fresh

    async def _on_sockets(self, doing: Callable[[Window], Awaitable[Seen | None]]) -> Seen:
        """Does something on a socket, and on another one whenever that dies, until it is done."""
        while True:
            window = Window(self.guest, self.ledger, self._eyes, self._row)
            try:
                async with window:
                    self._eyes = window.eyes
                    done = await doing(window)
            except LOST as wrong:
                self._check(wrong, window)
                self.ledger.happened["lost sockets"] += bool(window.welcome)
                await asyncio.sleep(AGAIN_SECONDS)
                done = None
            self._row = self._row if window.view is None else window.view["row"]
            if done is not None:
                return done
            await self._rest()

    def _check(self, wrong: Exception, window: Window) -> None:
        """A socket may only die with its server; and while there is one, something happens."""
        silent = time.monotonic() - window.heard_at
        assert not isinstance(wrong, TimeoutError) or silent < READY_SECONDS, f"{self} waits"
        if isinstance(wrong, ConnectionClosed):
            code = None if wrong.rcvd is None else wrong.rcvd.code
            assert code in FAIR_CLOSES, f"{self} is sent away: {wrong}"

    def __str__(self) -> str:
        return f"seat {self._eyes} of table {self.ledger.table}"

    async def _attend(self, window: Window) -> bool:
        """Whether the match was attended to its end; if not, somebody comes again later."""
        await window.until(decides=False)
        return True

    async def _rest(self) -> None:
        """What somebody does between two sockets."""


class Player(Watcher):
    """Somebody who plays whatever is open."""

    def __init__(self, guest: Guest, ledger: Ledger, habits: Habits, dice: random.Random) -> None:
        super().__init__(guest, ledger)
        self._habits = habits
        self._dice = dice
        self._naps = 0
        self._left: int | None = None
        """The number of the decision that is left to the clock."""
        self._pending: Request | None = None

    async def _attend(self, window: Window) -> bool:
        if self._pending is not None:
            self._pending.sent_again_ms = time.time_ns() // 1_000_000
            await self._settle(window, self._pending)
        while True:
            await window.until()
            if window.is_over:
                return True
            if self._wants_to_nap(window):
                return False
            await self._act(window)

    def _wants_to_nap(self, window: Window) -> bool:
        """Whether a decision is left to the clock: the first one, and some that follow."""
        assert window.decision is not None
        number = window.decision["number"]
        if number == self._left:
            return True
        self._left = None
        is_tired = self._naps == 0 or self._dice.random() < NAP_CHANCE
        if self._naps < self._habits.naps and is_tired:
            self._naps += 1
            self._left = number
        return self._left is not None

    async def _rest(self) -> None:
        if self._left is not None:
            await asyncio.sleep(self._habits.nap_seconds)

    async def _act(self, window: Window) -> None:
        assert window.view is not None
        dice, habits = self._dice, self._habits
        if window.view["can_undo"] and dice.random() < habits.undoes:
            await self._ask(window, {"type": "undo", "seat": window.eyes})
        elif dice.random() < habits.speaks and len(self.ledger.asked("say")) < MOST_LINES:
            await self._ask(window, {"type": "say", "text": f"line {uuid4().hex}"})
        else:
            await self._play(window)

    async def _play(self, window: Window) -> None:
        asked = window.decision
        assert asked is not None
        try:
            move = await window.whole_move(self._dice)
        except Refusal as wrong:
            self._check_late(wrong)
            return
        if window.decision is None or window.decision["number"] != asked["number"]:
            return
        number, seat = asked["number"], window.eyes
        await self._ask(window, {"type": "play", "seat": seat, "decision": number, "moves": [move]})

    async def _ask(self, window: Window, message: dict[str, Any]) -> None:
        """Asks for something; if nobody answers it is asked again on the next socket."""
        request = Request(uuid4().hex, message, self.guest.person)
        self.ledger.requests[request.id] = self._pending = request
        await self._settle(window, request)

    async def _settle(self, window: Window, request: Request) -> None:
        if self._dice.random() < self._habits.clicks_twice:
            await window.send({**request.message, "request": request.id})
        try:
            await window.ask(request.message, request.id)
        except Refusal as wrong:
            self._check_late(wrong)
        self._pending = None

    def _check_late(self, wrong: Refusal) -> None:
        """Nothing is refused for another reason than that somebody was faster."""
        assert wrong.error in TOO_LATE, f"{self} is refused something: {wrong}"
