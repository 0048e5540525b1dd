"""The pool of bots: they choose their moves in threads, off the event loop.

They think in the plain engine until the compiled one is ready. The server never compiles and never
waits: a child process fills the cache, and what it has built is loaded in a thread.

Every bot that is asked begins to think at once, in a thread of its own, and must have an answer at
the same time after it was asked. So bots of many tables share the cores fairly: where there are
many, each imagines fewer matches. People come first: threads of bots are the last that get a core.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from stillroom.bots import building
from stillroom.bots.levels import levels_of
from stillroom.bots.minds import Thought
from stillroom.bots.players import SEED_BITS, THINKING_SECONDS, BotPlayer
from stillroom.bots.registry import program, search_program
from stillroom.games.moves import Move
from stillroom.games.registry import names
from stillroom.kernel import engines
from stillroom.kernel.plain import PlainEngine
from stillroom.match.match import Match
from stillroom.match.records.verifying import Engine
from stillroom.server import metrics

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine

FIRST_SECONDS = 3.0
"""For so long after the start nothing but people is seen to."""
MOST_AT_ONCE = 32
"""So many bots think at the same time; another one has to wait."""
POLITELY = 10
"""How far threads of bots stand back behind those for people, as `nice` counts."""

log = structlog.get_logger(__name__)


def simpler_levels(game: str, level: str) -> list[str]:
    """A level and all that are simpler, the simplest last; all, if it is none of today's."""
    levels = levels_of(game)
    place = levels.index(level) if level in levels else len(levels)
    return [level, *reversed(levels[:place])]


class Thinker:
    """Where the bots of a worker think."""

    def __init__(self, *, compiled: bool) -> None:
        self._compiled = compiled
        self._threads = ThreadPoolExecutor(
            MOST_AT_ONCE, thread_name_prefix="stillroom-bot", initializer=_stand_back
        )
        self._engines: dict[str, CompiledEngine] = {}
        self._readying: asyncio.Task[None] | None = None
        self._child: asyncio.subprocess.Process | None = None

    def start(self) -> None:
        """Begins to make the compiled engine ready, if it is wanted and can be had."""
        if self._compiled:
            self._readying = asyncio.create_task(self._make_ready(), name="stillroom-engines")

    async def ready(self) -> None:
        """Waits until every engine is there that can be had."""
        if self._readying is not None:
            await self._readying

    async def stop(self) -> None:
        """Ends everything; a bot that thinks is not waited for."""
        if self._readying is not None:
            self._readying.cancel()
            with suppress(asyncio.CancelledError):
                await self._readying
        if self._child is not None and self._child.returncode is None:
            self._child.terminate()
            await self._child.wait()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _make_ready(self) -> None:
        # Loading engines takes turns with everything else: the first page comes first.
        await asyncio.sleep(FIRST_SECONDS)
        for game in names():
            try:
                await self._make_game_ready(game)
            except (ImportError, OSError) as wrong:
                log.info("engine-plain", game=game, reason=str(wrong))

    async def _make_game_ready(self, game: str) -> None:
        if await asyncio.to_thread(engines.built_engine, search_program(game)) is None:
            self._child = await asyncio.create_subprocess_exec(
                *building.command_for(game),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
            )
            await self._child.wait()
        engine = await asyncio.to_thread(engines.built_engine, search_program(game))
        if engine is not None:
            self._engines[game] = engine
            log.info("engine-ready", game=game)

    def is_compiled(self, game: str) -> bool:
        """Whether bots of a game think in the compiled engine by now."""
        return game in self._engines

    def engine(self, game: str) -> Engine:
        """The best engine of a game that is ready now."""
        return self._engines.get(game) or PlainEngine(program(game))

    def player(self, game: str, level: str, *, remembers: bool = True) -> BotPlayer:
        """A bot of a level with dice of its own."""
        seed = secrets.randbits(SEED_BITS)
        return BotPlayer(game, level, seed, remembers=remembers, engine=self._engines.get(game))

    async def choose(self, player: BotPlayer, match: Match, seat: int) -> Move:
        """What a bot plays; the match must be a copy that nobody plays on."""
        loop, until = asyncio.get_running_loop(), time.monotonic() + THINKING_SECONDS
        return await loop.run_in_executor(self._threads, _considered, player, match, seat, until)


def _stand_back() -> None:
    """Lets this thread wait for a core until nobody else wants it, where that is possible."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITELY)


def _considered(player: BotPlayer, match: Match, seat: int, until: float) -> Move:
    """What a bot plays; raises an error if that cannot be played."""
    move = player.choose(match, seat, until)
    match.copied().play(seat, move)
    return move


class Bots:
    """The bots at one table, each with its memory; advisers do not listen, and have none."""

    def __init__(self, thinker: Thinker, table: str, *, remember: bool = True) -> None:
        self._thinker = thinker
        self._table = table
        self._remember = remember
        self._players: dict[tuple[int, str, bool], BotPlayer] = {}
        self._thoughts: dict[int, Thought | None] = {}

    async def choose(self, match: Match, seat: int, level: str) -> Move:
        """What a bot plays; one that fails is replaced by a simpler one, and the log tells it."""
        self._thoughts.pop(seat, None)
        for simpler in simpler_levels(match.game, level):
            try:
                player = self._player(match, seat, simpler)
                move = await self._thinker.choose(player, match, seat)
                self._thoughts[seat] = player.thought
                return move
            except Exception:
                metrics.bot_failures.inc()
                log.exception("bot-failed", table=self._table, seat=seat, level=simpler)
                self._players = {key: bot for key, bot in self._players.items() if key[0] != seat}
        return match.moves(seat)[0]

    def thought(self, seat: int) -> Thought | None:
        """What the search found about the last move that was chosen for a seat."""
        return self._thoughts.get(seat)

    def _player(self, match: Match, seat: int, level: str) -> BotPlayer:
        key = (seat, level, self._thinker.is_compiled(match.game))
        if key not in self._players:
            self._players[key] = self._thinker.player(match.game, level, remembers=self._remember)
        return self._players[key]
