"""Closed cauldrons: a face is sent once, and no window that is opened later shows it again.

Whole matches by lot, in a room: windows come and go, with whatever they claim to have seen. What
may be named at each moment is worked out by the tests of the table, not by what the server sends.
"""

from __future__ import annotations

import random
from itertools import islice

import msgspec
import pytest

from stillroom.match.records.record import Row
from stillroom.server.live.origin import Deed
from stillroom.server.live.room import Room
from stillroom.server.wire.live import Look, Play, Tell
from tests.match.test_memory_games import CARDS, Watched, hidden_in, is_placing
from tests.server.secrets.worlds import NAMES, WATCHER, House, Times, Window

pytestmark = pytest.mark.anyio

MOST_ROWS = 36
"""So far a match is followed."""
OPENED = ("welcome", "update", "told")
"""The messages that tell of the match."""


def without_symbols(told: object) -> object:
    """A message without the list of what is printed on which cards, wherever they are."""
    if isinstance(told, dict):
        return {key: without_symbols(value) for key, value in told.items() if key != "symbols"}
    return [without_symbols(value) for value in told] if isinstance(told, list) else told


class Company:
    """Everybody at a table of which all is watched."""

    def __init__(self, house: House, times: Times, watched: Watched, room: Room) -> None:
        self.house = house
        self.times = times
        self.watched = watched
        self.room = room
        self.windows: dict[str, Window] = {}
        self.looked_at = 0

    async def opens(self, name: str, after: int | None) -> None:
        """Somebody opens the table, and with that closes any other window of the own."""
        self.times.pass_by(1)
        self.windows[name] = await self.house.enter(self.room, name, after)

    async def follows(self, row: Row) -> None:
        """What was played at the watched match is played here."""
        match = self.room.match
        assert match is not None
        if row.undo is not None:
            undone = Deed("person", f"id-of-{NAMES[row.seat]}", f"r{row.number}")
            async with self.room.lock:
                await self.room.change(lambda ahead: ahead.undo(row.seat, agreed=True), undone)
        else:
            playing = Play(f"r{row.number}", row.seat, match.decision(row.seat), [row.move or ""])
            await self.windows[NAMES[row.seat]].send(playing)
        await self.house.settled()
        assert self.room.match is not None
        assert self.room.match.rows[-1] == row

    def check(self) -> None:
        """Nobody is told of a card that is out of sight."""
        game = self.watched.match.game
        for name, window in self.windows.items():
            told = [message for message in window.messages() if message["type"] in OPENED]
            if is_placing(self.watched.match):
                continue
            listener = None if name == WATCHER else NAMES.index(name)
            allowed = self.watched.may_name(listener)
            self.looked_at += len(told) * (len(CARDS[game]) - len(allowed) > 0)
            for message in told:
                del message["type"]
                message.pop("table", None)
                assert not hidden_in(without_symbols(message), game, allowed)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("kupferkessel", 2, {"recipes": 1}),
        ("glastonbury", 3, {"recipes": 1}),
        ("glastonbury", 2, {"cauldrons": 1}),
    ],
)
async def test_no_window_ever_shows_a_card_that_is_out_of_sight(
    game: str, seats: int, options: dict[str, int], house: House, times: Times
) -> None:
    chooser = random.Random(seats)
    watched = Watched(game, seats, 40 + seats, **options)
    company = Company(house, times, watched, await house.table(watched.match))
    people = (*NAMES[:seats], WATCHER)
    for name in people:
        await company.opens(name, None)
    for match in islice(watched.goes_on(), MOST_ROWS):
        if match.rows:
            await company.follows(match.rows[-1])
        if match.result is not None:
            break
        company.check()
        for window in company.windows.values():
            await window.send(Tell("t"))
        company.check()
        name = chooser.choice(people)
        await company.opens(name, chooser.choice([None, -1, 0, len(match.rows) - 1]))
        company.check()
        if name != WATCHER:
            for eyes in (None, NAMES.index(name)):
                await company.windows[name].send(Look(eyes))
                company.check()
    assert company.looked_at > 100


async def test_a_second_window_closes_the_first_and_tells_no_more(
    house: House, times: Times
) -> None:
    watched = Watched("kupferkessel", 2, 7)
    room = await house.table(watched.match)
    first = await house.enter(room, NAMES[0])
    times.pass_by(1)
    second = await house.enter(room, NAMES[0], after=-1)
    last = first.take()[-1]
    assert last == b"closed: 4009"
    other = await house.enter(room, NAMES[1])
    assert room.match is not None
    seat = room.match.waiting[0]
    mover = (second, other)[seat]
    move = room.match.moves(seat)[0].text
    await mover.send(Play("r", seat, room.match.decision(seat), [move]))
    await house.settled()
    assert first.take() == []
    assert any(b'"update"' in content for content in second.take())
    await first.send(Play("s", seat, room.match.decision(seat), [move]))
    assert msgspec.json.encode(move) not in b"".join(first.take())
