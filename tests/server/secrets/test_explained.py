"""Why a bot moved is told when everybody may know that it has, and not before."""

from __future__ import annotations

import pytest

from stillroom.bots.motives import explanation
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.server.wire.live import Explain
from tests.server.secrets.test_covered import SPY, Hour
from tests.server.secrets.worlds import House, Times, Window

pytestmark = pytest.mark.anyio


async def told(window: Window, seat: int) -> object:
    """What somebody is told who asks why a seat moved."""
    window.take()
    await window.send(Explain("explain", seat))
    [answer] = window.messages()
    assert (answer["type"], answer["seat"]) == ("move-explained", seat)
    return answer["words"]


def bot_moved(hour: Hour, seat: int, move: str) -> Message:
    """The last move of a seat was a bot's, which says why."""
    why = explanation("quacks", "greedy", Move(move), None, has_secrets=True)
    hour.room.outbox.reasons.keep(hour.room.running(), seat, why)
    return why


async def all_have_drawn(hour: Hour) -> None:
    """Everybody draws a chip; only then somebody may stop."""
    await hour.plays(0, "draw")
    await hour.plays(2, "draw", "nothing")
    await hour.plays(SPY, "draw")


async def test_a_covered_move_is_explained_when_it_is_shown(house: House, times: Times) -> None:
    hour = await Hour.begun(house, times, None)
    spies = [hour.seats[SPY], hour.watcher]
    before = [await told(spy, 0) for spy in spies]
    await all_have_drawn(hour)
    bot_moved(hour, 0, "draw")
    assert [await told(spy, 0) for spy in spies] == before == [None, None]
    for seat in (0, 2, SPY):
        await hour.plays(seat, "stop")
        if seat == 0:
            bot_moved(hour, 0, "stop")
            assert [await told(spy, 0) for spy in spies] == before
    assert not hour.room.running().is_covered
    for spy in spies:
        words = await told(spy, 0)
        assert isinstance(words, dict)
        assert words["arguments"]["why"]["arguments"] == {"deed": "stop"}


async def test_behind_the_curtain_nothing_is_told(house: House, times: Times) -> None:
    hour = await Hour.begun(house, times, None)
    await all_have_drawn(hour)
    for seat in (0, 2, SPY):
        await hour.plays(seat, "stop")
    bot_moved(hour, 0, "stop")
    assert await told(hour.watcher, 0) is not None
    hour.watcher.attendant.is_quiet = True
    assert await told(hour.watcher, 0) is None
