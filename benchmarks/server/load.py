"""The load: tables that are played at full speed, and the server process beside them.

The server has one core and the load another, where there are two. At every table the seats move in
turn, and a move is sent as soon as every seat has seen what came of the one before.
"""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import time
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, ClassVar, TypeVar

from benchmarks.server.figures import PeerFigures
from benchmarks.server.sockets import Socket

Result = TypeVar("Result")

REPOSITORY = Path(__file__).parents[2]
IDLE_TABLES = 500
"""Tables at which everybody sits and nobody moves, for the memory of a socket."""
FIRST_TABLES = 50
"""Tables that are opened before the memory is read, so that what is built once is not counted."""
OPENED_TOGETHER = 25
WARM_UP = 2.0
"""Seconds of play before anything is counted."""
SETTLING = 1.0
"""Seconds of silence before the memory is read."""
SECONDS_TO_OPEN = 30.0
SECONDS_TO_STOP = 5.0


@dataclass
class Tally:
    """What is counted while the tables are played."""

    delays: array[float] = field(default_factory=lambda: array("d"))
    """From the sending of each move until all had seen it, in seconds."""
    updates: int = 0
    update_bytes: int = 0


class Table(ABC):
    """A table under load; how to speak with its server is left to the kinds of tables."""

    seats: ClassVar[int] = 2

    def __init__(self) -> None:
        self.tally = Tally()
        self.sockets: list[Socket] = []
        self._unseen = 0
        self.seat = 0
        self._sent_at = 0.0

    @abstractmethod
    async def open(self, port: int) -> None:
        """Opens a socket for every seat and waits until all sit at the table."""

    @abstractmethod
    def next_move(self) -> bytes:
        """The message by which the seat moves whose turn it is."""

    def close(self) -> None:
        """Everybody hangs up."""
        for socket in self.sockets:
            socket.close()

    def move(self) -> None:
        """The next seat sends its move."""
        self._unseen = self.seats
        self._sent_at = time.perf_counter()
        self.sockets[self.seat].send(self.next_move())

    def seen(self, socket: Socket, _update: bytes) -> None:
        """A seat has seen what came of the move; the last one to see it lets the next seat move."""
        self.tally.updates += 1
        self.tally.update_bytes += socket.received
        self._unseen -= 1
        if self._unseen == 0:
            self.tally.delays.append(time.perf_counter() - self._sent_at)
            self.seat = (self.seat + 1) % self.seats
            self.move()


class Server:
    """A server that is measured from outside."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        if not said.isdecimal():
            raise RuntimeError(f"the server did not start; instead of its port it said {said!r}")
        self.port = int(said)
        self._pid = process.pid

    def memory(self) -> int:
        """The bytes of memory that are its own or shared and present, of all its processes."""
        pages = [int((files / "statm").read_text().split()[1]) for files in self._processes()]
        return sum(pages) * resource.getpagesize()

    def cpu_seconds(self) -> float:
        """The time that cores have worked for it."""
        ticks = 0
        for files in self._processes():
            after_name = (files / "stat").read_text().rpartition(")")[2].split()
            ticks += int(after_name[11]) + int(after_name[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def _processes(self) -> list[Path]:
        """Its process and all that come from it, such as its workers."""
        found = [Path(f"/proc/{self._pid}")]
        for files in found:
            children = (files / "task" / files.name / "children").read_text().split()
            found += [Path(f"/proc/{child}") for child in children]
        return found


@contextmanager
def serving(
    command: Sequence[str], environment: Mapping[str, str] | None = None
) -> Iterator[Server]:
    """Runs a server, which prints its port first, on one core and whatever follows on another."""
    cores = os.sched_getaffinity(0)
    server_core, *other_cores = sorted(cores)
    try:
        # A process passes its core on, so that even the first thread of the server begins there.
        os.sched_setaffinity(0, {server_core})
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            cwd=REPOSITORY,
            env={**os.environ, **(environment or {})},
        ) as process:
            os.sched_setaffinity(0, other_cores[:1] or cores)
            try:
                yield Server(process)
            finally:
                stop(process)
    finally:
        os.sched_setaffinity(0, cores)


def stop(process: subprocess.Popen[str]) -> None:
    """Asks the process to end, and ends it if it does not."""
    process.terminate()
    try:
        process.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        process.kill()


def measure(
    serve: Callable[[], AbstractContextManager[Server]],
    lay: Callable[[int, int], Sequence[Table]],
    tables: int,
    seconds: float,
    lay_idle: Callable[[int, int], Sequence[Table]] | None = None,
) -> PeerFigures:
    """Measures a server: `serve` starts it, `lay` gives so many tables at the one on a port.

    `lay_idle` gives those at which nobody moves, where they are not laid like the others.
    """
    allow_many_sockets()
    with serve() as server:
        idle = (lay_idle or lay)(server.port, FIRST_TABLES + IDLE_TABLES)
        socket_bytes = run(memory_of_a_socket(server, idle))
    with serve() as server:
        return run(play(server, lay(server.port, tables), seconds, socket_bytes))


def allow_many_sockets() -> None:
    """Takes as many open files as the system grants; the server inherits them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def memory_of_a_socket(server: Server, tables: Sequence[Table]) -> float:
    """How many bytes the server grows by for a socket of somebody who sits and waits."""
    first, idle = tables[:FIRST_TABLES], tables[FIRST_TABLES:]
    await open_all(first, server.port)
    await asyncio.sleep(SETTLING)
    before = server.memory()
    await open_all(idle, server.port)
    await asyncio.sleep(SETTLING)
    grown = server.memory() - before
    close_all(tables)
    return grown / sum(table.seats for table in idle)


async def play(
    server: Server, tables: Sequence[Table], seconds: float, socket_bytes: float
) -> PeerFigures:
    """Plays at all tables at once and counts after the warm-up."""
    await open_all(tables, server.port)
    for table in tables:
        table.move()
    await asyncio.sleep(WARM_UP)
    for table in tables:
        table.tally = Tally()
    start, of_server, of_load = time.perf_counter(), server.cpu_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    elapsed = time.perf_counter() - start
    of_server, of_load = server.cpu_seconds() - of_server, time.process_time() - of_load
    tallies = [table.tally for table in tables]
    close_all(tables)
    standing = sum(not tally.delays for tally in tallies)
    if standing:
        raise RuntimeError(f"nothing moved at {standing} of {len(tables)} tables")
    delays = [delay for tally in tallies for delay in tally.delays]
    hundredths = quantiles(delays, n=100)
    return PeerFigures(
        moves_per_second=len(delays) / elapsed,
        p50_ms=hundredths[49] * 1000,
        p99_ms=hundredths[98] * 1000,
        update_bytes=sum(tally.update_bytes for tally in tallies)
        / sum(tally.updates for tally in tallies),
        socket_kb=socket_bytes / 1000,
        server_cpu=of_server / elapsed,
        load_cpu=of_load / elapsed,
    )


async def open_all(tables: Sequence[Table], port: int) -> None:
    """Opens the tables, some at a time."""
    for start in range(0, len(tables), OPENED_TOGETHER):
        together = tables[start : start + OPENED_TOGETHER]
        async with asyncio.timeout(SECONDS_TO_OPEN):
            await asyncio.gather(*(table.open(port) for table in together))


def close_all(tables: Sequence[Table]) -> None:
    """Everybody at all tables hangs up."""
    for table in tables:
        table.close()


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs the load, and gives up as soon as anything goes wrong on any socket."""

    async def watched() -> Result:
        loop = asyncio.get_running_loop()
        task = loop.create_task(work)
        failures: list[dict[str, Any]] = []

        def fail(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            failures.append(context)
            task.cancel()

        loop.set_exception_handler(fail)
        try:
            return await task
        except asyncio.CancelledError:
            if not failures:
                raise
            reason = failures[0].get("exception")
            raise RuntimeError(f"the load broke off: {failures[0]['message']}") from reason

    with asyncio.Runner(loop_factory=quickest_loop) as runner:
        return runner.run(watched())


def quickest_loop() -> asyncio.AbstractEventLoop:
    """A loop of uvloop where it is installed, as uvicorn takes it."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
