"""A client that plays: it knows no rules, only the protocol, as any client does."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConcurrencyError, ConnectionClosed

from stillroom.server.live.view_diff import changed
from stillroom.server.wire.live import Change
from tests.server.serving import READY_SECONDS, Guest

MOST_STEPS = 60
"""No move of any game is put together from more pieces."""


class Refusal(Exception):
    """The server refused a request."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(refusal["text"])
        self.error: str = refusal["error"]
        self.refusal = refusal


class Client:
    """One open table: the view as the server told it, piece by piece."""

    def __init__(self, guest: Guest, table: str, eyes: int | None = None) -> None:
        self.guest = guest
        self.table_id = table
        self.eyes = eyes
        self.after: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.welcome: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.proposals: list[dict[str, Any]] = []
        self.clocks: list[dict[str, Any]] = []
        self.received: list[bytes] = []
        """Every message as it came."""
        self._answers: dict[str, dict[str, Any]] = {}
        self._opening = guest.socket(table)
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        self.socket = await self._opening.__aenter__()
        await self.send({"type": "hello", "after": self.after, "eyes": self.eyes})
        while not self.welcome:
            await self.take()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        closing = asyncio.create_task(self.socket.close())
        # Whoever has stopped reading would not see the other side say goodbye, either.
        with suppress(ConnectionClosed, ConcurrencyError):
            while True:
                await self.socket.recv()
        await closing

    async def send(self, message: dict[str, Any]) -> None:
        """Sends a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def take(self) -> dict[str, Any]:
        """Takes the next message in."""
        async with asyncio.timeout(READY_SECONDS):
            content = await self.socket.recv()
        raw = content.encode() if isinstance(content, str) else content
        self.received.append(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        self._keep(message)
        return message

    def _keep(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.welcome = message
                self.table, self.view = message["table"], message["view"]
                self.eyes, self.chat = message["eyes"], message["chat"]
                self.proposals, self.clocks = message["proposals"], message["clocks"]
            case "update":
                self._update(message)
            case "table":
                self.table = message["table"]
            case "proposals":
                self.proposals = message["proposals"]
            case "said":
                self.chat.append(message["line"])
            case (
                "accepted"
                | "refused"
                | "drafted"
                | "explained"
                | "hinted"
                | "move-explained"
                | "told"
            ):
                self._answers[str(message["request"])] = message

    def _update(self, message: dict[str, Any]) -> None:
        if "view" in message:
            self.view, self.eyes = message["view"], message.get("eyes")
        told = [Change(change["at"], change["to"]) for change in message.get("changes", [])]
        self.view = changed(self.view, told)
        self.lines += message.get("lines", [])
        self.events += message.get("events", [])
        self.clocks = message.get("clocks", self.clocks)

    async def ask(self, message: dict[str, Any], request: str | None = None) -> dict[str, Any]:
        """Sends a request and returns the answer; raises Refusal."""
        request = request or uuid4().hex
        await self.send({**message, "request": request})
        while request not in self._answers:
            await self.take()
        answer = self._answers.pop(request)
        if answer["type"] == "refused":
            raise Refusal(answer["refusal"])
        return answer

    # Playing

    @property
    def decision(self) -> dict[str, Any] | None:
        """What is asked of the own seat now."""
        return None if self.view is None else self.view["decision"]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.view is not None and self.view["sheet"] is not None

    async def play(self, *moves: str, request: str | None = None) -> dict[str, Any]:
        """Answers the present decision."""
        assert self.decision is not None, "nothing is asked"
        number = self.decision["number"]
        return await self.ask(
            {"type": "play", "seat": self.eyes, "decision": number, "moves": list(moves)}, request
        )

    async def draft(self, *moves: str) -> dict[str, Any]:
        """Tries moves."""
        assert self.decision is not None, "nothing is asked"
        number = self.decision["number"]
        answer = await self.ask(
            {"type": "draft", "seat": self.eyes, "decision": number, "moves": list(moves)}
        )
        draft: dict[str, Any] = answer["draft"]
        return draft

    async def whole_move(self, dice: random.Random) -> str:
        """Some move that is open now; a basket is put together piece by piece."""
        assert self.decision is not None, "nothing is asked"
        decision = self.decision
        for _ in range(MOST_STEPS):
            chosen = dice.choice(decision["moves"])
            if chosen.get("whole", True):
                return str(chosen["text"])
            if chosen.get("preset"):
                return str(chosen["preset"])
            draft = await self.draft(chosen["text"])
            if draft["whole"]:
                return str(draft["moves"][-1])
            decision = draft["view"]["decision"]
        raise AssertionError(f"no whole move comes of {decision}")

    async def until(self, *, decides: bool = True) -> None:
        """Waits until something is asked, or the match is over."""
        while not self.is_over and not (decides and self.decision is not None):
            await self.take()

    async def play_to_the_end(self, dice: random.Random) -> None:
        """Answers every decision somehow, until the match is over."""
        while True:
            await self.until()
            if self.is_over:
                return
            move = await self.whole_move(dice)
            if self.decision is None:
                continue
            try:
                await self.play(move)
            except Refusal as wrong:
                # Somebody else was faster, or a clock; the view that follows tells what is asked.
                if wrong.error not in {"stale-decision", "wrong-seat", "match-over"}:
                    raise


async def open_table(
    guest: Guest, game: str, seats: list[dict[str, Any]], **more: Any
) -> dict[str, Any]:
    """Opens a table."""
    answer = await guest.post("/tables", {"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def start(guest: Guest, table: str) -> dict[str, Any]:
    """Starts the match of a table."""
    answer = await guest.post(f"/tables/{table}/start")
    assert answer.is_success, answer.text
    started: dict[str, Any] = answer.json()
    return started


async def sit(guest: Guest, table: dict[str, Any]) -> dict[str, Any]:
    """Enters with the code and sits down."""
    entered = await guest.post("/invitations", {"code": table["code"]})
    assert entered.is_success, entered.text
    answer = await guest.post(f"/tables/{table['table']}/seats", {})
    assert answer.is_success, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


async def people_at_a_table(guests: list[Guest], game: str, bots: int = 0, **more: Any) -> str:
    """A match that has just begun between guests and bots; the id of its table."""
    seats: list[dict[str, Any]] = [{"kind": "person"}]
    seats += [{"kind": "open"} for _ in guests[1:]]
    seats += [{"kind": "bot", "bot": "greedy"} for _ in range(bots)]
    table = await open_table(guests[0], game, seats, **more)
    for guest in guests[1:]:
        await sit(guest, table)
    await start(guests[0], table["table"])
    return str(table["table"])
