"""The same request in two workers at once, each with a room of its own for the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import pytest

from stillroom.match.match import Match, new_match
from stillroom.server.live.commands import answer
from stillroom.server.live.connection import Attendant
from stillroom.server.live.room import Room
from stillroom.server.store import match_rows
from stillroom.server.wire.live import Play, Undo
from tests.server.secrets.worlds import NAMES, House, person

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[House]:
    """The rooms of one worker, beside which a test opens others."""
    async with House.opened(sqlite_url) as house:
        yield house


def played_freely(match: Match) -> list[str]:
    """Two moves of seat 0 that can both be taken back without asking anybody."""
    for first in match.moves(0):
        once = match.copied()
        once.play(0, first)
        if not once.is_free_to_undo(0) or once.waiting != (0,):
            continue
        for second in once.moves(0):
            twice = once.copied()
            twice.play(0, second)
            if twice.result is None and twice.is_free_to_undo(0):
                return [first.text, second.text]
    raise AssertionError("no such moves with this seed")


async def test_the_same_request_in_two_workers_is_one(house: House) -> None:
    match = new_match("elixir-mixer", 2, seed=7)
    assert match.waiting == (0,)
    moves = played_freely(match)
    first = await house.table(match)
    second = await Room.opened(house.database, first.id)
    assert second is not None
    attendants = [Attendant(person(NAMES[0]), name) for name in ("one", "other")]
    rooms = list(zip((first, second), attendants, strict=True))
    for message in (Play("play", 0, 1, moves), Undo("undo", 0)):
        await asyncio.gather(
            *(answer(room, house.host.thinker, who, message) for room, who in rooms)
        )
        for _, who in rooms:
            answers = [who.outgoing.get_nowait() for _ in range(who.outgoing.qsize())]
            assert any(b'"accepted"' in bytes(told) for told in answers), answers
    rows = await house.database.read(partial(match_rows.rows_after, table_id=first.id, number=0))
    assert [(row.move, row.undo) for row in rows] == [*((move, None) for move in moves), (None, 2)]
    assert first.number == second.number == len(rows)
