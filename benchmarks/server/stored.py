"""A server with many stored matches: how long it takes to start, and to open any of them.

``python -m benchmarks.server.stored --matches 10000`` fills a fresh SQLite database with matches of
all four games, half of them over and half of them under way, starts the server on it, and opens
some by lot over their sockets, from the handshake to the welcome.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import random
import secrets
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

import msgspec
from sqlalchemy import Connection, insert

from benchmarks.server.load import Server, allow_many_sockets, run, serving
from benchmarks.server.ours import command_for
from benchmarks.server.sockets import open_socket
from stillroom.bots.players import BotPlayer
from stillroom.games.registry import names
from stillroom.match.match import Match, new_match
from stillroom.server.store import people, schema, tables
from stillroom.server.store.engines import Address, writer_engine
from stillroom.server.store.migrating import migrate
from stillroom.server.store.tables import SeatRow, TableRow

OPENED = 200
"""So many of the matches are opened."""
SNAPSHOT_ROWS = 50
PATTERNS = 6
"""Matches of each game that are really played; the stored ones are copies of these."""
TOKEN = "a cookie for the load"


@dataclass(frozen=True)
class StoredFigures:
    """What was measured."""

    matches: int
    rows: int
    start_seconds: float
    """From the command to the first answer that it is ready."""
    p50_ms: float
    worst_ms: float
    """The slowest of all matches that were opened, from the handshake to the whole view."""

    def __str__(self) -> str:
        return (
            f"{self.matches:,} matches, {self.rows:,} rows: ready after {self.start_seconds:.2f} s;"
            f" opened in {self.p50_ms:.1f} ms (half), {self.worst_ms:.1f} ms (the slowest)"
        )


@dataclass(frozen=True)
class Pattern:
    """A match that was played, with its last snapshot before the end."""

    match: Match
    snapshot: bytes | None
    snapshot_row: int


def played(game: str, seed: int) -> Pattern:
    """A match between bots; with an odd seed it stops in the middle."""
    match = new_match(game, players=["Ada", "Ben"])
    bots = [BotPlayer(game, "greedy", seed + seat) for seat in range(2)]
    snapshot, snapshot_row = None, 0
    most = 10_000 if seed % 2 == 0 else 30 + 10 * seed
    while match.result is None and len(match.rows) < most:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
        if len(match.rows) % SNAPSHOT_ROWS == 0:
            snapshot, snapshot_row = match.snapshot(), len(match.rows)
    return Pattern(match, snapshot, snapshot_row)


def fill(url: str, matches: int) -> tuple[list[str], int]:
    """Stores so many matches; their ids and the number of their rows."""
    patterns = [played(game, seed) for game in names() for seed in range(PATTERNS)]
    engine = writer_engine(Address(url), "NORMAL")
    migrate(engine)
    ids, rows = [], 0
    with engine.begin() as connection:
        token = hashlib.sha256(TOKEN.encode()).hexdigest()
        now = int(time.time())
        people.add(connection, "reader", "Reader", True, "en", token, now)
        for number in range(matches):
            pattern = patterns[number % len(patterns)]
            ids.append(store(connection, pattern, now))
            rows += len(pattern.match.rows)
    engine.dispose()
    return ids, rows


def store(connection: Connection, pattern: Pattern, now: int) -> str:
    """Stores a copy of a match; its id."""
    match = pattern.match
    header = match.record().header
    table = TableRow(
        id=secrets.token_urlsafe(12),
        code=secrets.token_hex(6),
        game=match.game,
        stage="playing" if match.result is None else "over",
        preset=None,
        options={},
        listed=False,
        pace="days",
        clock=None,
        opener="reader",
        key="",
        seal=match.seal or "",
        header=msgspec.json.encode(header).decode(),
        rules_version=header.rules_version,
        created=now,
        changed=now,
        rows=len(match.rows),
        turn=match.turn,
        waiting=list(match.waiting),
        result=match.result,
    )
    sitting = [SeatRow(0, "person", "Ada", "reader"), SeatRow(1, "person", "Ben")]
    tables.add(connection, table, sitting)
    connection.execute(insert(schema.rows), list(rows_of(table.id, match)))
    if pattern.snapshot is not None:
        connection.execute(
            insert(schema.snapshots).values(
                table_id=table.id,
                number=pattern.snapshot_row,
                content=pattern.snapshot,
                view=b"{}",
            )
        )
    return table.id


def rows_of(table: str, match: Match) -> Iterator[dict[str, object]]:
    """The rows of a match as they are stored."""
    for row in match.rows:
        yield {
            "table_id": table,
            "number": row.number,
            "seat": row.seat,
            "move": row.move,
            "undo": row.undo,
            "digest": row.digest,
            "request": None,
            "person": None,
            "actor": "person",
            "at_ms": 0,
        }


def cookie() -> str:
    """The cookie of the one who reads."""
    from stillroom.server.http.guards import cookies

    return f"{cookies.NAME}={TOKEN}"


async def open_some(server: Server, ids: list[str]) -> list[float]:
    """The seconds from the handshake to the welcome, one match after the other."""
    seconds = []
    headers = {"Cookie": cookie(), "Origin": f"http://127.0.0.1:{server.port}"}
    for table in ids:
        welcomed = asyncio.get_running_loop().create_future()

        def hear(_socket: object, message: bytes, done: asyncio.Future[bytes] = welcomed) -> None:
            if not done.done():
                done.set_result(message)

        start = time.perf_counter()
        path = f"/api/tables/{table}/live"
        socket = await open_socket(server.port, path, hear, headers)
        socket.send(b'{"type":"hello"}')
        message = await welcomed
        seconds.append(time.perf_counter() - start)
        assert b'"type":"welcome"' in message, message[:200]
        socket.close()
    return seconds


def measure_stored(matches: int, seed: int) -> StoredFigures:
    """Fills a database, starts a server on it and opens matches by lot."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'stored.db'}"
        ids, rows = fill(url, matches)
        chosen = random.Random(seed).sample(ids, min(OPENED, len(ids)))
        start = time.perf_counter()
        with serving(command_for(url)) as server:
            started = time.perf_counter() - start
            seconds = run(open_some(server, chosen))
    return StoredFigures(
        matches=len(ids),
        rows=rows,
        start_seconds=started,
        p50_ms=1000 * quantiles(seconds, n=100)[49],
        worst_ms=1000 * max(seconds),
    )


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(measure_stored(arguments.matches, arguments.seed))


if __name__ == "__main__":
    main()
