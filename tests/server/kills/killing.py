"""An evening of many parties at a server that is killed again and again."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from stillroom.server.store import tables, work
from tests.server.kills.checking import check, kept, store_at
from tests.server.kills.parties import Party
from tests.server.kills.victim import Victim, troubles

MOST_ANSWERS, MOST_SECONDS = 200, 3.0
"""A kill comes after so many answers to people at most, or after so many seconds."""
JITTER_SECONDS = 0.02
CALM = 20
"""After so many kills comes a calm in which every match must go on."""
CALM_SECONDS = 60.0
FINAL_SECONDS = 300.0
"""Far more than the last matches take, also on a machine that is busy with other tests."""
LOOK_SECONDS = 0.2


@dataclass
class Evening:
    """Parties at a server that is killed, and what becomes of them."""

    victim: Victim
    parties: list[Party]
    dice: random.Random
    kills: int
    plays_on: bool = False
    """Whether parties begin another match until the last kill."""
    happened: Counter[str] = field(default_factory=Counter)
    on_kill: Callable[[int], None] = lambda _: None
    """Called with the number of kills, after each."""
    is_late: bool = False
    """Whether the last kill is over."""

    async def spend(self) -> Counter[str]:
        """Plays and kills, then plays to the end and checks everything; returns what there was."""
        try:
            for party in self.parties:
                party.happened = self.happened
                await party.come(self.victim.server)
            await self._play_and_kill()
            await _until_none(self._owed, "there is work that nobody does")
        finally:
            for party in self.parties:
                await party.leave()
        found = troubles(self.victim.server.log)
        assert not found, "\n\n".join(found)
        return await asyncio.to_thread(self._check)

    async def _play_and_kill(self) -> None:
        try:
            async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as group:
                for party in self.parties:
                    group.create_task(self._play_on(party))
                await self._kill_often()
                limit.reschedule(asyncio.get_running_loop().time() + FINAL_SECONDS)
        except TimeoutError:
            raise AssertionError(f"matches that do not end: {self._running()}") from None

    async def _play_on(self, party: Party) -> None:
        await party.play()
        while self.plays_on and not self.is_late:
            await party.play()

    async def _kill_often(self) -> None:
        calms = 1
        while not self.happened["answers"]:
            # On a busy machine it takes a while until anybody plays.
            await asyncio.sleep(LOOK_SECONDS)
        while self.victim.kills.total() < self.kills:
            await self._random_moment()
            await self.victim.kill()
            self.on_kill(self.victim.kills.total())
            if self.victim.kills.total() >= CALM * calms:
                calms += 1
                await self._calm_down()
        self.is_late = True

    async def _random_moment(self) -> None:
        """Waits for a moment in the midst of play, however quickly the machine plays."""
        answers = self.happened["answers"] + self.dice.randint(0, MOST_ANSWERS)
        deadline = time.monotonic() + self.dice.uniform(0, MOST_SECONDS)
        while True:
            await asyncio.sleep(self.dice.uniform(0, JITTER_SECONDS))
            if self.happened["answers"] >= answers or time.monotonic() > deadline:
                return

    async def _calm_down(self) -> None:
        """Without another kill every match goes on."""
        before = await asyncio.to_thread(self._running)

        def standing() -> list[str]:
            now = self._running()
            return [table for table, rows in before.items() if now.get(table) == rows]

        await _until_none(standing, "matches do not go on")

    # What the store says

    def _running(self) -> dict[str, int]:
        """The matches that are not over, with their rows."""
        with store_at(self.victim.server.settings.database) as connection:
            found = [tables.load(connection, table) for table in self._tables(is_over=False)]
        running = [gathered.table for gathered in found if gathered is not None]
        return {table.id: table.rows for table in running if table.stage == "playing"}

    def _owed(self) -> list[str]:
        """The tables that wait for the server to do something."""
        with store_at(self.victim.server.settings.database) as connection:
            known = self._tables(is_over=True)
            return [table for table in known if work.owed_by(connection, table) is not None]

    def _tables(self, *, is_over: bool) -> list[str]:
        """The tables whose players know that the match is over, or do not."""
        ledgers = [ledger for party in self.parties for ledger in party.ledgers]
        return [ledger.table for ledger in ledgers if (ledger.record is not None) == is_over]

    def _check(self) -> Counter[str]:
        counted = Counter(self.happened)
        with store_at(self.victim.server.settings.database) as connection:
            for party in self.parties:
                for ledger in party.ledgers:
                    counted += check(party.kind, ledger, kept(connection, ledger.table))
        return counted


async def _until_none(left: Callable[[], list[str]], problem: str) -> None:
    """Waits until nothing is left of what the store tells."""
    deadline = time.monotonic() + CALM_SECONDS
    while found := await asyncio.to_thread(left):
        assert time.monotonic() < deadline, f"{problem}: {found}"
        await asyncio.sleep(LOOK_SECONDS)
