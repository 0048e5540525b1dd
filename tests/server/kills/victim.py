"""A server that is killed, and started again."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec

from tests.server.serving import RunningServer

TEMPOS = (0.0, 0.0, 0.02)
"""Bots move at once, or so that kills find them waiting."""
EARLY, EARLY_SECONDS = 0.1, 2.0
"""How often a server is killed again before it is ready, and how soon."""
ALONE = 0.5
"""How often only one of several workers is killed."""
TROUBLE = re.compile(r"\S+ (error|critical)\b|Traceback")
"""The beginning of a line in the log that no kill excuses."""
TROUBLE_LINES = 40


class Victim:
    """A server with dice that say when and how it is killed."""

    def __init__(self, server: RunningServer, dice: random.Random) -> None:
        self.server = server
        self._dice = dice
        self.kills: Counter[str] = Counter()

    async def kill(self) -> None:
        """Kills the whole server and starts it again, or kills one worker of several."""
        workers = self._workers()
        if workers and self._dice.random() < ALONE:
            os.kill(self._dice.choice(workers), signal.SIGKILL)
            self.kills["one worker"] += 1
            return
        await _to_its_end(self.server.kill)
        self.kills["whole"] += 1
        await self.start()

    async def start(self) -> None:
        """Starts the server; sometimes it is killed while it starts, and started again."""
        while self._dice.random() < EARLY:
            await self._start_in_vain()
            self.kills["while it starts"] += 1
        self._choose_tempo()
        await _to_its_end(self.server.start)

    async def _start_in_vain(self) -> None:
        starting = asyncio.create_task(_to_its_end(self.server.start))
        process = None
        while process is None:
            await asyncio.sleep(self._dice.uniform(0, EARLY_SECONDS))
            process = self.server.process
        os.killpg(process.pid, signal.SIGKILL)
        with suppress(AssertionError, httpx.TransportError):
            await starting
        await _to_its_end(self.server.kill)

    def _choose_tempo(self) -> None:
        tempo = self._dice.choice(TEMPOS)
        self.server.settings = msgspec.structs.replace(self.server.settings, tempo=tempo)

    def _workers(self) -> list[int]:
        """The processes of the workers, where there are several and the system tells."""
        process = self.server.process
        assert process is not None
        assert process.poll() is None, f"the server has ended:\n{self.server.log}"
        if self.server.settings.workers == 1:
            return []
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        pids = children.read_text().split() if children.exists() else []
        return [int(pid) for pid in pids if b"spawn_main" in _command(pid)]


async def _to_its_end(doing: Callable[[], None]) -> None:
    """Does something in a thread, which is waited for whatever happens: no server stays behind."""
    running = asyncio.ensure_future(asyncio.to_thread(doing))
    try:
        await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        raise


def troubles(log: str) -> list[str]:
    """What a log tells of errors, each with the lines that follow."""
    lines = log.splitlines()
    return [
        "\n".join(lines[place : place + TROUBLE_LINES])
        for place, line in enumerate(lines)
        if TROUBLE.match(line)
    ]


def _command(pid: str) -> bytes:
    """The command line of a process; empty for one that is gone or dead."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
