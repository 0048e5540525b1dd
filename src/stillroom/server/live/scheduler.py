"""The scheduler: what a table needs without anybody asking for it.

Bots move, clocks run out, and a match that is over gets its story stored. When a table next needs
that is a row of the store, claimed by the worker that wrote it; if that worker is gone, another one
takes the row over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial

import structlog
from sqlalchemy import Connection

from stillroom.bots.levels import is_searcher, usual_level
from stillroom.bots.motives import explanation
from stillroom.bots.players import THINKING_SECONDS
from stillroom.match.errors import MatchError
from stillroom.match.match import Match
from stillroom.server import metrics
from stillroom.server.after.story import story_of
from stillroom.server.clock import now_ms
from stillroom.server.errors import RefusedRequest
from stillroom.server.live.clocks import clocks_to_store
from stillroom.server.live.origin import Deed
from stillroom.server.live.room import LEASE, Room, view_as_json
from stillroom.server.opponents.bot_pool import Bots, Thinker
from stillroom.server.opponents.pacing import seconds_before
from stillroom.server.store import match_rows, work
from stillroom.server.store.work import Owed

RETRY_SECONDS = 1.0
"""How long what has failed is left alone."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Task:
    """A decision that a bot answers."""

    seat: int
    decision: int
    level: str
    actor: str
    """bot, stand-in, or clock for a person whose time is over."""
    due: int
    """When, in milliseconds since 1970."""

    @property
    def begins(self) -> int:
        """When the bot begins to think, so that it has an answer by then.

        Somebody's time is over only when it is over.
        """
        if self.actor == "clock" or not is_searcher(self.level):
            return self.due
        return self.due - int(1000 * THINKING_SECONDS)


class Work:
    """The work of one table in the worker that has claimed it."""

    def __init__(self, room: Room, thinker: Thinker, tempo: float) -> None:
        self._room = room
        self._tempo = tempo
        self._bots = Bots(thinker, room.id)
        self._alarm: asyncio.TimerHandle | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._thinking: set[tuple[int, int]] = set()
        self._waits: dict[tuple[int, int], float] = {}
        self._is_mine = False
        """Whether this worker has claimed the work of the table."""
        self._was_over = room.match is not None and room.match.result is not None
        room.schedule = self.due
        room.after_commit = self.take
        room.after_others = self.release

    def stop(self) -> None:
        """The room is closed: nothing more is done here."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._running:
            task.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is to be done here, now or later."""
        return not self._running and not (self._is_mine and self._alarm is not None)

    # Whose

    def take(self) -> None:
        """The work of the table is this worker's from now on."""
        self._is_mine = True
        self.set_alarm()

    def release(self) -> None:
        """Another worker has stored something, and with it taken the work over."""
        self._is_mine = False
        self._was_over = self._was_over or self._is_over
        self.set_alarm()

    async def claim(self) -> None:
        """Writes down when the table next needs its host, and that this worker sees to it."""
        room, due = self._room, self.due()
        owed = None if due is None else Owed(room.id, due, room.database.worker, due + LEASE)
        claiming = partial(
            _claim,
            table=room.id,
            rows=room.number,
            owed=owed,
            clocks=clocks_to_store(room.reserves, room.clock),
        )
        if await room.database.write(room.id, claiming):
            self._was_over = False
            self.take()

    @property
    def _is_over(self) -> bool:
        return self._room.match is not None and self._room.match.result is not None

    # When

    def due(self) -> int | None:
        """When the table next needs its host; None if it waits for people only."""
        match = self._room.match
        if match is None:
            return None
        if match.result is not None:
            return now_ms()
        return min((task.due for task in self._tasks(match)), default=None)

    def _tasks(self, match: Match) -> list[Task]:
        tasks = []
        for seat in match.waiting:
            reserve = self._room.reserves[seat]
            asked = reserve.asked if reserve.asked is not None else now_ms()
            sitting = self._room.gathered.seats[seat]
            level = self._room.bot_at(seat)
            decision = match.decision(seat)
            if level is not None:
                actor = "bot" if sitting.bot is not None else "stand-in"
                due = asked + int(1000 * self._tempo * self._seconds(match, seat, decision))
                tasks.append(Task(seat, decision, level, actor, due))
            elif self._room.clock is not None:
                over = reserve.due(self._room.clock)
                level = usual_level(match.game)
                tasks.append(Task(seat, decision, level, "clock", over or asked))
        return tasks

    def _seconds(self, match: Match, seat: int, decision: int) -> float:
        """How long a bot waits; asked once for each decision."""
        if self._tempo == 0:
            return 0.0
        key = (seat, decision)
        if key not in self._waits:
            people = sum(self._room.bot_at(other) is None for other in match.waiting)
            asked = match.view(seat).decision
            assert asked is not None, "a waiting seat is asked something"
            seconds = seconds_before(asked.kind, len(match.waiting), people, hash(key))
            self._waits = {other: wait for other, wait in self._waits.items() if other[0] != seat}
            self._waits[key] = seconds
        return self._waits[key]

    def set_alarm(self) -> None:
        """Waits for the next thing to do."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        match = self._room.match
        if match is None or not self._is_mine or self._was_over:
            return
        dues = [
            task.begins
            for task in self._tasks(match)
            if (task.seat, task.decision) not in self._thinking
        ]
        if self._is_over:
            dues = [now_ms()]
        if dues:
            seconds = max(0.0, (min(dues) - now_ms()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._begin)

    # What

    def _begin(self) -> None:
        self._alarm = None
        match = self._room.match
        if match is None:
            return
        if match.result is not None:
            self._run(self._store_story(match))
            return
        now = now_ms()
        for task in self._tasks(match):
            key = (task.seat, task.decision)
            if task.begins <= now and key not in self._thinking:
                self._thinking.add(key)
                self._run(self._answer(task, match.copied()))
        self.set_alarm()

    def _run(self, doing: Coroutine[None, None, None]) -> None:
        running = asyncio.get_running_loop().create_task(doing)
        self._running.add(running)
        running.add_done_callback(self._done)

    def _done(self, running: asyncio.Task[None]) -> None:
        self._running.discard(running)
        if not running.cancelled() and (wrong := running.exception()) is not None:
            log.error("work-failed", table=self._room.id, exc_info=wrong)

    async def _answer(self, task: Task, match: Match) -> None:
        """Lets a bot think, and plays its move if the decision is still open."""
        key = (task.seat, task.decision)
        try:
            move = await self._bots.choose(match, task.seat, task.level)
            thought = self._bots.thought(task.seat)
            await asyncio.sleep(max(0.0, (task.due - now_ms()) / 1000))
            async with self._room.lock:
                now = self._room.running()
                is_open = task.seat in now.waiting and now.decision(task.seat) == task.decision
                if is_open and self._is_still_due(task):
                    await self._room.change(
                        lambda ahead: ahead.play(task.seat, move, task.decision), Deed(task.actor)
                    )
                    metrics.bot_moves.inc()
                    has_secrets = match.has_secrets or match.forgets
                    why = explanation(
                        match.game, task.level, move, thought, has_secrets=has_secrets
                    )
                    self._room.outbox.reasons.keep(self._room.running(), task.seat, why)
        except (MatchError, RefusedRequest) as wrong:
            log.warning("bot-refused", table=self._room.id, seat=task.seat, problem=str(wrong))
        except Exception:
            # Whatever it is, it shall not be tried again a thousand times a second.
            await asyncio.sleep(RETRY_SECONDS)
            raise
        finally:
            self._thinking.discard(key)
            self.set_alarm()

    def _is_still_due(self, task: Task) -> bool:
        """Whether nobody has come back to answer for the own seat meanwhile."""
        if task.actor == "clock":
            return True
        return self._room.bot_at(task.seat) is not None

    async def _store_story(self, match: Match) -> None:
        """Stores what is needed to read the match under any rules, and ends the work."""
        self._was_over = True
        story, snapshot = await asyncio.to_thread(_story_and_snapshot, match)
        view = view_as_json(match)
        await self._room.database.write(
            self._room.id,
            partial(
                match_rows.finish,
                table_id=self._room.id,
                story=story,
                number=len(match.rows),
                snapshot=(snapshot, view),
            ),
        )


def _claim(
    connection: Connection,
    table: str,
    rows: int,
    owed: Owed | None,
    clocks: dict[int, tuple[int, int | None]] | None,
) -> bool:
    """Claims the work of a table, whose clocks run on from here."""
    if not work.see_to(connection, table, rows, owed):
        return False
    if clocks is not None:
        match_rows.set_clocks(connection, table, clocks)
    return True


def _story_and_snapshot(match: Match) -> tuple[bytes, bytes]:
    return story_of(match), match.snapshot()
