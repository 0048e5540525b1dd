"""Parties: people and bots who play together at a server that may be killed at any moment."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from stillroom.bots.levels import levels_of
from stillroom.games.registry import find
from stillroom.match.match import Match
from stillroom.match.records.record import MatchRecord
from stillroom.match.records.verifying import verify
from tests.server.kills.ledger import Ledger
from tests.server.kills.players import AGAIN_SECONDS, LOST, Habits, Player, Watcher
from tests.server.playing import open_table, sit, start
from tests.server.serving import Guest, RunningServer

T = TypeVar("T")

CLOCK = {"reserve": 1, "decision": 1}
NAP_SECONDS = 2.5
"""Longer than the clock leaves for any decision."""
OPTIONS = {"elixir-mixer": {"turn_limit": 40}}
"""Where people who play whatever is open would hardly come to an end."""
LOOK_SECONDS = 0.5
"""How often somebody looks whether bots have ended their match."""


@dataclass(frozen=True)
class Kind:
    """A kind of table."""

    name: str
    people: int = 0
    bots: int = 0
    has_clock: bool = False
    undoes: bool = False
    is_watched: bool = False

    @property
    def is_strict(self) -> bool:
        """Whether nobody and no clock can be faster than who is asked."""
        return not self.has_clock and not self.undoes


PEOPLE = Kind("people", people=4, is_watched=True)
UNDOING = Kind("people who undo", people=2, undoes=True)
BESIDE_BOTS = Kind("a person beside bots", people=1, bots=2)
BY_CLOCK = Kind("people, a bot and a clock", people=2, bots=1, has_clock=True)
BOTS = Kind("bots", bots=2)


@dataclass
class Party:
    """Those who play together, one match after the other."""

    game: str
    kind: Kind
    dice: random.Random
    happened: Counter[str] = field(default_factory=Counter)
    """What happened at all tables, also at those of others."""
    guests: list[Guest] = field(default_factory=list)
    """The first one opens the tables; the last one watches, where somebody does."""
    ledgers: list[Ledger] = field(default_factory=list)
    """All matches that were begun."""

    def __str__(self) -> str:
        return f"{self.game}: {self.kind.name}"

    @property
    def people(self) -> int:
        """How many people play."""
        return min(self.kind.people, find(self.game).most_seats)

    async def come(self, server: RunningServer) -> None:
        """Everybody comes to the server."""
        for number in range(max(1, self.people) + self.kind.is_watched):
            self.guests.append(await Guest.come(server, f"Guest {number}"))

    async def leave(self) -> None:
        """Everybody closes the browser."""
        for guest in self.guests:
            await guest.leave()

    async def play(self) -> None:
        """Plays one match to its end, and looks whether its record is sound."""
        # If the server is killed while they sit down, they sit down at another table.
        table = await again(self._open)
        await again(lambda: start(self.guests[0], table))
        ledger = Ledger(table, self.happened)
        self.ledgers.append(ledger)
        attending = self._attending(ledger)
        everybody = asyncio.Barrier(max(1, len(attending)))
        async with asyncio.TaskGroup() as group:
            for somebody in attending:
                group.create_task(somebody.see_it_through(everybody))
        await self._until_over(table)
        record = await again(lambda: self._record(table))
        await asyncio.to_thread(self._check_record, ledger, record)

    # Sitting down

    async def _open(self) -> str:
        opener, *others = self.guests
        seats: list[dict[str, Any]] = [{"kind": "open"} for _ in range(self.people)]
        seats[:1] = [{"kind": "person"}] if seats else []
        levels = levels_of(self.game)
        seats += [{"kind": "bot", "bot": self.dice.choice(levels)} for _ in range(self.kind.bots)]
        self.dice.shuffle(seats)
        more: dict[str, Any] = {"options": OPTIONS.get(self.game, {})}
        if self.kind.has_clock:
            more["clock"] = CLOCK
        table = await open_table(opener, self.game, seats, **more)
        for guest in others[: max(0, self.people - 1)]:
            await sit(guest, table)
        if self.kind.is_watched:
            await self.guests[-1].post("/invitations", {"code": table["code"]})
        return str(table["table"])

    def _attending(self, ledger: Ledger) -> list[Watcher]:
        """Everybody who has the table open; where only bots play nobody has."""
        attending: list[Watcher] = []
        for number, guest in enumerate(self.guests[: self.people]):
            habits = Habits(
                undoes=0.2 if self.kind.undoes else 0.0,
                naps=2 if self.kind.has_clock and number == 0 else 0,
                nap_seconds=NAP_SECONDS,
            )
            attending.append(Player(guest, ledger, habits, random.Random(self.dice.random())))
        if self.kind.is_watched:
            attending.append(Watcher(self.guests[-1], ledger))
        return attending

    # The end

    async def _until_over(self, table: str) -> None:
        while True:
            if await again(lambda: self._is_over(table)):
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def _is_over(self, table: str) -> bool:
        answer = await self.guests[0].get(f"/tables/{table}")
        assert answer.is_success, answer.text
        return bool(answer.json()["stage"] == "over")

    async def _record(self, table: str) -> MatchRecord:
        answer = await self.guests[0].get(f"/tables/{table}/record")
        assert answer.is_success, answer.text
        return MatchRecord.from_bytes(answer.content)

    def _check_record(self, ledger: Ledger, record: MatchRecord) -> None:
        """The record can be proven, and whoever plays it again sees what everybody saw."""
        verified = verify(record)
        assert verified.over
        ledger.record = record
        match = Match.from_record(record)
        for eyes, seen in ledger.views.items():
            again_seen = msgspec.to_builtins(match.view(eyes))
            assert seen == again_seen, f"{self}: seat {eyes} saw another end than the record has"


async def again(doing: Callable[[], Awaitable[T]]) -> T:
    """Does something that may be done twice, until the server is there to do it."""
    while True:
        try:
            return await doing()
        except LOST:
            await asyncio.sleep(AGAIN_SECONDS)
