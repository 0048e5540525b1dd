"""Bots: they play without anybody looking, take their time, and are replaced where they fail."""

from __future__ import annotations

import asyncio
import math
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from stillroom.bots.players import BotPlayer
from stillroom.games.moves import Move
from stillroom.match.match import Match, new_match
from stillroom.server.live.host import Host
from stillroom.server.live.scheduler import Task
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.opponents.bot_pool import Bots, Thinker
from stillroom.server.opponents.pacing import DECISION_SECONDS
from stillroom.server.settings import Settings
from stillroom.server.store import match_rows
from stillroom.server.store.database import Database
from stillroom.server.store.match_rows import StoredRow
from stillroom.server.wire.tables import NewSeat, NewTable, SeatKind, Sitting
from tests.server.live.meeting import enter
from tests.server.playing import Client, open_table, start
from tests.server.serving import Company, RunningServer
from tests.server.visitors import come

pytestmark = pytest.mark.anyio

GAMES = ["elixir-mixer", "glastonbury", "kupferkessel", "quacks"]
QUICK = {"no_fortune_cards": 1, "turn_limit": 2}


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_to_the_end_with_nobody_watching(
    game: str, house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    table = (await open_table(anna, game, seats))["table"]
    await start(anna, table)
    async with asyncio.timeout(300):
        while (await anna.get(f"/tables/{table}")).json()["stage"] != "over":
            await asyncio.sleep(0.05)
    assert (await anna.get(f"/tables/{table}/proof")).is_success


async def test_whoever_opened_a_table_of_bots_may_watch(
    house: RunningServer, company: Company
) -> None:
    anna, dora = await company.come(house, "Anna"), await company.come(house, "Dora")
    table = await open_table(anna, "quacks", [{"kind": "bot"}] * 2, options=QUICK)
    await enter(dora, table["code"])
    async with Client(anna, table["table"]) as first, Client(dora, table["table"]) as second:
        await start(anna, table["table"])
        for client in (first, second):
            await client.until(decides=False)
            assert client.view is not None
            assert client.view["players"] == ["Anise", "Borage"]


# In one process, where bots can be made to fail


@asynccontextmanager
async def hosted(folder: Path, **settings: object) -> AsyncIterator[Host]:
    """A host with a database of its own."""
    database = Database(f"sqlite:///{folder / 'stillroom.db'}")
    usual = {"database": "", "tempo": 0, "compiled_bots": False}
    await database.start()
    host = Host(msgspec.convert({**usual, **settings}, Settings), database)
    await host.start()
    try:
        yield host
    finally:
        await host.stop()
        await database.stop()


async def table_of_bots(host: Host, game: str, *levels: str) -> str:
    """A match that has just begun between bots."""
    (anna,) = await come(host.database, "Anna")
    options = QUICK if game == "quacks" else {"turn_limit": 4}
    bots = [NewSeat(SeatKind.BOT, level) for level in levels]
    table = await lifecycle.open_table(host.database, anna, NewTable(game, bots, options=options))
    await lifecycle.start(host.database, anna, table.table)
    return table.table


async def played_out(host: Host, table: str) -> list[StoredRow]:
    """The rows of a match, once it is over and its story is kept."""
    read = host.database.read
    async with asyncio.timeout(300):
        while await read(partial(match_rows.story, table_id=table)) is None:
            await asyncio.sleep(0.01)
    return await read(partial(match_rows.rows_after, table_id=table, number=0))


async def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    tempo = 0.05
    async with hosted(tmp_path, tempo=tempo) as host:
        rows = await played_out(host, await table_of_bots(host, "elixir-mixer", "random", "random"))
    pauses = [after.at_ms - before.at_ms for before, after in pairwise(rows)]
    assert pauses
    assert min(pauses) >= int(1000 * tempo * DECISION_SECONDS)


class Broken(BotPlayer):
    """A bot that breaks down when it has to choose."""

    def choose(self, match: Match, seat: int, until: float = math.inf) -> Move:  # noqa: ARG002
        """Fails."""
        raise ZeroDivisionError("a slip of the pen")


class Confused(BotPlayer):
    """A bot that answers something else than what was asked."""

    def choose(self, match: Match, seat: int, until: float = math.inf) -> Move:  # noqa: ARG002
        """Chooses what is never open while people brew."""
        return Move("settle nothing")


def let_in(monkeypatch: pytest.MonkeyPatch, kind: type[BotPlayer], *levels: str) -> None:
    """From now on bots of some levels are of a certain kind."""
    player = Thinker.player

    def chosen(self: Thinker, game: str, level: str, *, remembers: bool = True) -> BotPlayer:
        if level in levels:
            return kind(game, level, seed=1)
        return player(self, game, level, remembers=remembers)

    monkeypatch.setattr(Thinker, "player", chosen)


@pytest.mark.parametrize("kind", [Broken, Confused])
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    kind: type[BotPlayer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in(monkeypatch, kind, "greedy")
    with capture_logs() as logged:
        async with hosted(tmp_path) as host:
            table = await table_of_bots(host, "quacks", "greedy", "random")
            rows = await played_out(host, table)
    assert {row.seat for row in rows} == {0, 1}
    failures = [line for line in logged if line["event"] == "bot-failed"]
    assert failures
    told = {(line["table"], line["seat"], line["level"]) for line in failures}
    assert told == {(table, 0, "greedy")}


async def test_if_all_fail_some_move_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simpler = ["random", "greedy-clumsy", "greedy-hasty"]
    let_in(monkeypatch, Broken, "greedy", *simpler)
    with capture_logs() as logged:
        async with hosted(tmp_path) as host:
            rows = await played_out(host, await table_of_bots(host, "quacks", "greedy", "greedy"))
    assert rows
    levels = {line["level"] for line in logged if line["event"] == "bot-failed"}
    assert levels == {"greedy", *simpler}


async def test_without_its_engine_a_master_decides_as_its_adviser_would() -> None:
    match = new_match("elixir-mixer", seats=2, seed=7)
    thinker = Thinker(compiled=False)
    bots = Bots(thinker, "t")
    master, greedy = [await bots.choose(match, 0, level) for level in ("grand-master", "greedy")]
    await thinker.stop()
    assert master == greedy
    assert bots.thought(0) is None, "nothing was imagined"


@pytest.mark.parametrize(
    ("level", "actor", "begins"),
    [
        ("master", "bot", 9_200),
        ("grand-master", "stand-in", 9_200),
        ("greedy", "bot", 10_000),
        ("master", "clock", 10_000),
    ],
)
def test_a_bot_that_searches_begins_before_it_is_due(level: str, actor: str, begins: int) -> None:
    assert Task(0, 1, level, actor, due=10_000).begins == begins


async def test_an_adviser_that_fails_is_replaced_too(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, Broken, "greedy")
    match = new_match("quacks", seats=2, options={"no_fortune_cards": 1}, seed=7)
    thinker = Thinker(compiled=False)
    with capture_logs() as logged:
        move = await Bots(thinker, "t", remember=False).choose(match, 0, "greedy")
    await thinker.stop()
    assert move in match.moves(0)
    assert [line["level"] for line in logged] == ["greedy"]
    assert match.rows == [], "nobody has played"


async def test_a_bot_that_still_thinks_does_not_answer_for_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, may_end = threading.Event(), threading.Event()

    class Slow(BotPlayer):
        """A bot that thinks until it is told to end."""

        def choose(self, match: Match, seat: int, until: float = math.inf) -> Move:
            """Chooses as any other, in its own time."""
            began.set()
            assert may_end.wait(60)
            return super().choose(match, seat, until)

    let_in(monkeypatch, Slow, "greedy")
    async with hosted(tmp_path) as host:
        anna, ben = await come(host.database, "Anna", "Ben")
        sitting = [NewSeat(SeatKind.PERSON), NewSeat(SeatKind.BOT, "greedy")]
        new = NewTable("quacks", sitting, options=QUICK, listed=True)
        table = (await lifecycle.open_table(host.database, anna, new)).table
        await lifecycle.start(host.database, anna, table)
        assert await asyncio.to_thread(began.wait, 60)
        await seats.sit(host.database, ben, table, Sitting())
        room = await host.room(table)
        assert room is not None
        async with asyncio.timeout(300):
            while room.bot_at(1) is not None:
                await asyncio.sleep(0.01)
            may_end.set()
            while not host._works[table].is_idle:
                await asyncio.sleep(0.01)
        assert room.rows == []
        assert room.match is not None
        assert room.match.waiting == (0, 1)
