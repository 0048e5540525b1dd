"""Notices: four words that tell other workers which table has something new.

A job tells a notice with its transaction. When that is committed, the notice reaches the own worker
at once and the others over PostgreSQL or Redis; if it is rolled back, nobody hears of it. No view
and no secret travels by notice: whoever hears one reads the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec
import structlog
from sqlalchemy import Connection

from stillroom.server.store.columns import Statement
from stillroom.server.store.engines import POSTGRES

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from redis.asyncio import Redis

CHANNEL = "stillroom"
LONGEST_PAYLOAD = 7_500
"""PostgreSQL takes less than 8,000 bytes."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
"""Seconds between two attempts to connect again."""
QUIET = 15.0
"""Seconds of silence after which a connection is asked whether it still lives."""

log = structlog.get_logger(__name__)


class Notice(NamedTuple):
    """Something is new at a table."""

    table: str
    """The id of the table; of a person for devices."""
    kind: str
    """What is new: rows, table, chat, sockets, proposals; devices, of somebody who has forgotten
    some; or all, about no table in particular."""
    number: int
    worker: str
    """Who told it."""


EVERYTHING = Notice("", "all", 0, "")
"""Something may have been missed: whoever hears this reads everything anew."""

Heard = Callable[[Notice], None]
Told = dict[tuple[str, str, int], None]
"""The notices of a transaction that is under way, in their order."""


def announce(connection: Connection, table: str, kind: str, number: int = 0) -> None:
    """Tells a notice when the transaction is committed; told twice, it is heard once."""
    connection.info.setdefault("told", {})[table, kind, number] = None


def announced(connection: Connection) -> Told:
    """What the transaction has told so far."""
    return dict(connection.info.get("told", {}))


def set_announced(connection: Connection, so_far: Told) -> None:
    """Goes back to what the transaction had told once."""
    connection.info["told"] = so_far


def take_announced(connection: Connection, worker: str) -> list[Notice]:
    """All that the transaction has told; the next one begins anew."""
    taken: Told = connection.info.pop("told", {})
    return [Notice(*words, worker) for words in taken]


class Notices(Protocol):
    """How notices travel between workers."""

    async def start(self, heard: Heard) -> None:
        """Begins to listen; returns when nothing can be missed any more."""

    async def stop(self) -> None:
        """Tells what is still to be told, and listens no longer."""

    def before_commit(self, connection: Connection, notices: Sequence[Notice]) -> None:
        """Called in the writer's thread, within the transaction."""

    async def after_commit(self, notices: Sequence[Notice]) -> None:
        """Called on the event loop, when the transaction is committed."""


class LocalNotices:
    """For a single worker: nothing travels."""

    async def start(self, heard: Heard) -> None:
        """There is nobody to listen to."""

    async def stop(self) -> None:
        """There is nothing to end."""

    def before_commit(self, connection: Connection, notices: Sequence[Notice]) -> None:
        """The own worker hears them anyway."""

    async def after_commit(self, notices: Sequence[Notice]) -> None:
        """The own worker hears them anyway."""


class _Listening:
    """One task that listens and, when the connection is lost, comes back and tells everything."""

    def __init__(self, worker: str) -> None:
        self._worker = worker
        self._heard: Heard = lambda _: None
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        """Begins to listen; returns when nothing can be missed any more."""
        self._heard = heard
        await self._connect()
        self._task = asyncio.create_task(self._listen(), name="stillroom-notices")

    async def stop(self) -> None:
        """Listens no longer."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._disconnect()

    async def _listen(self) -> None:
        while True:
            with suppress(*self._losses()):
                await self._hear()
            log.warning("notices-lost")
            await until_done(self._come_back, self._losses())
            log.info("notices-back")
            self._heard(EVERYTHING)

    async def _come_back(self) -> None:
        await self._disconnect()
        await self._connect()

    def _take(self, payload: str | bytes) -> None:
        """Hears the notices of a payload, except the own ones."""
        for notice in read_payload(payload):
            if notice.worker != self._worker:
                self._heard(notice)

    def _losses(self) -> tuple[type[Exception], ...]:
        raise NotImplementedError

    async def _connect(self) -> None:
        raise NotImplementedError

    async def _disconnect(self) -> None:
        raise NotImplementedError

    async def _hear(self) -> None:
        raise NotImplementedError


async def until_done(
    attempt: Callable[[], Awaitable[None]], losses: tuple[type[Exception], ...]
) -> None:
    """Tries again and again, with longer and longer pauses."""
    pause = FIRST_PAUSE
    while True:
        await asyncio.sleep(pause)
        try:
            await attempt()
        except losses:
            pause = min(2 * pause, LONGEST_PAUSE)
        else:
            return


_NOTIFY = Statement("SELECT pg_notify(:channel, :payload)")


class PostgresNotices(_Listening):
    """Over NOTIFY in the transaction itself, and one connection per worker that listens."""

    def __init__(self, conninfo: str, worker: str) -> None:
        super().__init__(worker)
        self._conninfo = conninfo
        self._connection: AsyncConnection[Any] | None = None

    def before_commit(self, connection: Connection, notices: Sequence[Notice]) -> None:
        """Puts the notices into the transaction: they are told if, and only if, it is committed."""
        for payload in payloads(notices):
            _NOTIFY.run(connection, {"channel": CHANNEL, "payload": payload})

    async def after_commit(self, notices: Sequence[Notice]) -> None:
        """PostgreSQL has told them."""

    def _losses(self) -> tuple[type[Exception], ...]:
        from psycopg import Error

        return (Error, OSError)

    async def _connect(self) -> None:
        from psycopg import AsyncConnection

        self._connection = await AsyncConnection.connect(
            self._conninfo, autocommit=True, **POSTGRES
        )
        await self._connection.execute(f"LISTEN {CHANNEL}")

    async def _disconnect(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _hear(self) -> None:
        assert self._connection is not None
        while True:
            async for notify in self._connection.notifies(timeout=QUIET):
                self._take(notify.payload)
            await self._connection.execute("SELECT 1")


class RedisNotices(_Listening):
    """Over a channel of Redis, right after the commit."""

    def __init__(self, url: str, worker: str) -> None:
        super().__init__(worker)
        self._url = url
        self._client: Redis | None = None
        # Redis leaves some of it without types.
        self._pubsub: Any = None
        self._outgoing: asyncio.Queue[Sequence[Notice]] = asyncio.Queue()
        self._telling: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        """Begins to listen, and to tell."""
        await super().start(heard)
        self._telling = asyncio.create_task(self._tell(), name="stillroom-telling")

    async def stop(self) -> None:
        """Tells what is still to be told, and ends; a Redis that is gone is not waited for."""
        if self._telling is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._outgoing.join(), timeout=1)
            self._telling.cancel()
            with suppress(asyncio.CancelledError):
                await self._telling
            self._telling = None
        await super().stop()
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    def before_commit(self, connection: Connection, notices: Sequence[Notice]) -> None:
        """Redis is told only what is committed."""

    async def after_commit(self, notices: Sequence[Notice]) -> None:
        """Queues the notices for the task that tells them, in order."""
        self._outgoing.put_nowait(notices)

    async def _tell(self) -> None:
        while True:
            notices = await self._outgoing.get()
            try:
                await self._publish(notices)
            except self._losses():
                log.warning("notices-untold")
                await until_done(self._tell_everything, self._losses())
            finally:
                self._outgoing.task_done()

    async def _tell_everything(self) -> None:
        """The notices that could not be told are lost: the others must read everything anew."""
        await self._publish([EVERYTHING._replace(worker=self._worker)])

    async def _publish(self, notices: Sequence[Notice]) -> None:
        assert self._client is not None
        for payload in payloads(notices):
            await self._client.publish(CHANNEL, payload)

    def _losses(self) -> tuple[type[Exception], ...]:
        from redis.exceptions import RedisError

        return (RedisError, OSError)

    async def _connect(self) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        if self._client is None:
            # A connection must not come back by itself: what it missed would never be known.
            self._client = Redis.from_url(
                self._url,
                retry=Retry(NoBackoff(), retries=0),
                socket_keepalive=True,
                socket_connect_timeout=POSTGRES["connect_timeout"],
                health_check_interval=QUIET,
            )
        self._pubsub = self._client.pubsub(ignore_subscribe_messages=True)
        await self._pubsub.subscribe(CHANNEL)
        # The answer to the subscription: from here on nothing is missed.
        await self._pubsub.get_message(timeout=QUIET)

    async def _disconnect(self) -> None:
        if self._pubsub is not None:
            await self._pubsub.aclose()
            self._pubsub = None

    async def _hear(self) -> None:
        while True:
            message = await self._pubsub.get_message(timeout=QUIET)
            if message is not None:
                self._take(message["data"])


def payloads(notices: Iterable[Notice]) -> Iterator[str]:
    """The notices as JSON, in as few pieces as PostgreSQL takes."""
    piece: list[bytes] = []
    length = 0
    for notice in notices:
        words = msgspec.json.encode(notice)
        if piece and length + len(words) > LONGEST_PAYLOAD:
            yield _joined(piece)
            piece, length = [], 0
        piece.append(words)
        length += len(words) + 1
    if piece:
        yield _joined(piece)


def _joined(piece: list[bytes]) -> str:
    return f"[{b','.join(piece).decode()}]"


def read_payload(payload: str | bytes) -> list[Notice]:
    """The notices of a payload; one that nobody of ours wrote may hide anything."""
    try:
        return msgspec.json.decode(payload, type=list[Notice])
    except msgspec.DecodeError:
        log.warning("notice-unreadable")
        return [EVERYTHING]
