"""The covered last turn of Quacks: nobody learns that another has moved, by whatever way.

The same hour is lived twice, once with moves that nobody else may know of and once without. Every
byte that a seat and a watcher are sent must be the same, and what the lists say as well.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from uuid import uuid4

import msgspec
import pytest

from stillroom.bots.players import BotPlayer
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import MatchRecord
from stillroom.server.live.connection import Attendant
from stillroom.server.live.room import Room
from stillroom.server.lobby import lifecycle, lists
from stillroom.server.wire.live import (
    ClientMessage,
    Explain,
    Hint,
    Look,
    Ping,
    Play,
    Propose,
    Say,
    Topic,
    TryDraft,
    Undo,
    Vote,
)
from stillroom.server.wire.tables import Clock
from tests.server.secrets.worlds import NAMES, WATCHER, House, Times, Window, check_alike, person

pytestmark = pytest.mark.anyio

GAME = "quacks"
SPY = 1
"""The seat that must not learn anything."""
PATIENT = Clock(reserve=600, decision=86_400)
"""A clock that takes nothing from anybody."""
HASTY = Clock(reserve=86_400, decision=1)
"""A clock that runs at once."""


@cache
def record_of_a_covered_turn() -> bytes:
    """A match in which the covered turn has just begun."""
    dice = SealedDice.fresh(3, bytes(range(32)))
    match = new_match(GAME, 3, options={"stir": 2, "no_fortune_cards": 1}, dice=dice)
    bots = [BotPlayer(GAME, "greedy", seed) for seed in range(3)]
    while not match.is_covered:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match.record().to_bytes()


def covered() -> Match:
    return Match.from_record(MatchRecord.from_bytes(record_of_a_covered_turn()))


@dataclass
class Hour:
    """An hour at a table: everybody is there, and what the spy and a watcher get is kept."""

    house: House
    times: Times
    room: Room
    seats: list[Window]
    watcher: Window
    told: list[bytes]

    @classmethod
    async def begun(cls, house: House, times: Times, clock: Clock | None) -> Hour:
        """Everybody comes, and the last open move is made."""
        record = covered().record()
        room = await house.table(Match.from_rows(record.header, record.rows[:-1]), clock)
        times.pass_by(10)
        seats = [await house.enter(room, name) for name in NAMES[:3]]
        times.pass_by(10)
        hour = cls(house, times, room, seats, await house.enter(room, WATCHER), [])
        await hour.plays(record.rows[-1].seat, record.rows[-1].move or "")
        assert room.match is not None
        assert room.match.is_covered
        return hour

    @classmethod
    @asynccontextmanager
    async def of_its_own(
        cls, folder: Path, times: Times, clock: Clock | None
    ) -> AsyncIterator[Hour]:
        """An hour in a house at which there is no other table."""
        times.now = Times().now
        async with House.opened(f"sqlite:///{folder / uuid4().hex}.db") as house:
            yield await cls.begun(house, times, clock)

    async def plays(self, seat: int, *moves: str) -> None:
        """Somebody moves, of which the others may not know."""
        for move in moves:
            self.times.pass_by(7)
            assert self.room.match is not None
            decision = self.room.match.decision(seat)
            request = f"{seat}-{decision}"
            await self.seats[seat].send(Play(request, seat, decision, [move]))
            await self.house.settled()
            assert self.room.match.decision(seat) > decision, "the move was played"

    async def looks_around(self, number: int) -> None:
        """The spy and the watcher do all they can to find out whether somebody moved."""
        match, spy = self.room.match, self.seats[SPY]
        assert match is not None
        self.times.now = Times().now + 1_000_000 * number
        decision = match.decision(SPY)
        first = covered()
        guesses = [f"{seat}-{first.decision(seat) + later}" for seat in (0, 2) for later in (0, 1)]
        messages: list[ClientMessage] = [
            Ping(),
            Undo("undo", SPY),
            *(Play(guess, SPY, decision + 1, ["draw"]) for guess in guesses),
            Play("wrong", SPY, decision, ["buy red-1"]),
            Play("others", 0, decision, ["draw"]),
            TryDraft("draft", SPY, decision, ["draw"]),
            TryDraft("others-draft", 2, decision, ["draw"]),
            Hint("others-hint", 0),
            Explain("others-reason", 0),
            Propose("gone", Topic.STAND_IN, 0),
            Vote("vote", 1, agree=True),
            Look(None),
            Look(SPY),
            Say(f"said-{number}", "ouch"),
        ]
        for message in messages:
            await spy.send(message)
            await self.house.settled()
        await self.watcher.send(Say(f"watched-{number}", "hello"))
        await self.house.settled()
        await self._reads_the_lists()

    async def _reads_the_lists(self) -> None:
        database = self.house.database
        for name in (NAMES[SPY], WATCHER):
            reader = person(name)
            known = [
                await lifecycle.look_at(database, reader, self.room.id),
                await lists.lobby(database, reader.id),
                await lists.matches_of(database, reader.id),
            ]
            self.told.append(self.plain(msgspec.json.encode(known)))

    def plain(self, content: bytes) -> bytes:
        return content.replace(self.room.id.encode(), b"THE-TABLE")

    async def comes_back(self, after: int | None) -> None:
        """The spy and the watcher close their windows and open others."""
        for place, name in enumerate((NAMES[SPY], WATCHER)):
            window = self.seats[SPY] if place == 0 else self.watcher
            await window.leave()
            await self.house.settled()
            self.told += window.received
            self.times.pass_by(1)
            fresh = await self.house.enter(self.room, name, after)
            if place == 0:
                self.seats[SPY] = fresh
            else:
                self.watcher = fresh

    def end(self) -> list[bytes]:
        """All that the spy and the watcher were told."""
        for window in (self.seats[SPY], self.watcher):
            window.take()
            self.told += window.received
        return self.told


async def lived(
    folder: Path, times: Times, hidden: Sequence[tuple[int, str]], clock: Clock | None
) -> list[bytes]:
    """An hour with some hidden moves between what the spy does."""
    half = len(hidden) // 2
    async with Hour.of_its_own(folder, times, clock) as hour:
        for number, moves in enumerate((hidden[:half], hidden[half:]), start=1):
            for seat, move in moves:
                await hour.plays(seat, move)
            await hour.looks_around(number)
            await hour.plays(SPY, "draw")
            await hour.comes_back(after=(-1, 10_000)[number - 1])
        return hour.end()


@pytest.mark.parametrize(
    ("clock", "hidden"),
    [
        (None, [(0, "draw")]),
        (HASTY, [(0, "draw"), (2, "draw"), (0, "draw"), (2, "nothing"), (0, "draw")]),
    ],
    ids=["once", "often"],
)
async def test_no_byte_tells_that_another_has_moved(
    tmp_path: Path, times: Times, clock: Clock | None, hidden: list[tuple[int, str]]
) -> None:
    alone = await lived(tmp_path, times, [], clock)
    assert len(alone) > 40
    check_alike(await lived(tmp_path, times, hidden, clock), alone)


async def uncovered(folder: Path, times: Times, hidden: Sequence[tuple[int, str]]) -> list[bytes]:
    """An hour in which the spy is the last to stop, so that everything is shown."""
    async with Hour.of_its_own(folder, times, PATIENT) as hour:
        await hour.plays(SPY, "draw")
        for seat, move in hidden:
            await hour.plays(seat, move)
        await hour.looks_around(1)
        # Whether somebody still brews may be known.
        for seat in (0, 2, SPY):
            await hour.plays(seat, "stop")
        assert hour.room.match is not None
        assert not hour.room.match.is_covered
        await hour.comes_back(after=-1)
        return hour.end()


async def test_when_all_is_shown_nobody_can_tell_who_was_first(
    tmp_path: Path, times: Times
) -> None:
    first = await uncovered(
        tmp_path, times, [(0, "draw"), (0, "draw"), (2, "draw"), (2, "nothing")]
    )
    second = await uncovered(
        tmp_path, times, [(2, "draw"), (0, "draw"), (2, "nothing"), (0, "draw")]
    )
    check_alike(first, second)
    assert any(b'"uncovered"' in content for content in first)


async def test_the_mover_is_told(house: House, times: Times) -> None:
    hour = await Hour.begun(house, times, HASTY)
    hour.seats[0].take()
    hour.seats[2].take()
    await hour.plays(2, "draw")
    [update, accepted] = hour.seats[2].messages()
    assert {event["kind"] for event in update["events"]} == {"covered"}
    assert [clock["seat"] for clock in update["clocks"]] == [2]
    assert accepted["row"] == update["row"]
    assert hour.seats[0].take() == []


async def test_another_worker_hears_of_it_and_tells_nobody(house: House, times: Times) -> None:
    hour = await Hour.begun(house, times, HASTY)
    elsewhere = await Room.opened(house.database, hour.room.id)
    assert elsewhere is not None
    assert elsewhere.match is not None
    spies = [Attendant(person(name), name) for name in (NAMES[SPY], WATCHER)]
    for spy in spies:
        elsewhere.open_first_eyes(spy, None)
        elsewhere.outbox.open_eyes(spy, elsewhere.match)
        elsewhere.outbox.add(spy)
    for seat, move in ((0, "draw"), (2, "draw"), (0, "draw")):
        await hour.plays(seat, move)
        async with elsewhere.lock:
            await elsewhere.catch_up()
        assert elsewhere.number == hour.room.number
        assert [spy.outgoing.qsize() for spy in spies] == [0, 0]
    await hour.plays(SPY, "draw")
    async with elsewhere.lock:
        await elsewhere.catch_up()
    assert [spy.outgoing.qsize() for spy in spies] == [1, 0]
