"""A Redis for tests, started and stopped as they need it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis

READY_SECONDS = 20.0


@contextmanager
def running_redis(folder: Path, port: int) -> Iterator[str]:
    """A Redis at a port, by its address; without the program the test is skipped."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("NOT TESTED: redis-server is not installed (apt-get install redis-server)")
    arguments = ["--port", str(port), "--save", "", "--dir", str(folder)]
    with subprocess.Popen([program, *arguments], stdout=subprocess.DEVNULL) as server:
        try:
            _await(port)
            yield f"redis://127.0.0.1:{port}"
        finally:
            server.terminate()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _await(port: int) -> None:
    deadline = time.monotonic() + READY_SECONDS
    with redis.Redis(port=port) as client:
        while True:
            try:
                client.ping()
            except redis.ConnectionError:
                assert time.monotonic() < deadline, "redis-server does not answer"
                time.sleep(0.01)
            else:
                return
