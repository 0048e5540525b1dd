"""Programs in a Python of their own, for what a test must not do to the Python that runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = (ROOT / "src", ROOT)
"""The folders in which a program finds stillroom and the tests."""


def start(
    code: str, folders: Sequence[Path] = HERE, cache: Path | None = None
) -> subprocess.Popen[str]:
    """Starts a program that sees only these folders; sources may change, so no bytecode is kept."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, folders)),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    if cache is not None:
        environment["STILLROOM_CACHE"] = str(cache)
    return subprocess.Popen(
        [sys.executable, "-P", "-c", code],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def printed_by(program: subprocess.Popen[str], seconds: int = 300) -> str:
    """What a program has printed when it is done; fails with its last words if it failed."""
    output, errors = program.communicate(timeout=seconds)
    assert program.returncode == 0, errors
    return output.strip()


def run(code: str, folders: Sequence[Path] = HERE, cache: Path | None = None) -> str:
    """Runs a program and returns what it printed."""
    return printed_by(start(code, folders, cache))
