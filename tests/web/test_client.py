"""The client of the browser: its types, its form, its own tests, and how much of it is sent."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
CLIENT = Path(str(files("stillroom.server") / "client"))
MOST_SCRIPT = 150_000
"""Bytes of script, compressed, that one game needs."""
COMMANDS = {
    "types": ["svelte-check", "--threshold", "warning", "--output", "human"],
    "form": ["prettier", "--check", "."],
    "own tests": ["vitest", "run"],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_tools_of_the_client_find_nothing(name: str) -> None:
    node = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}", "CI": "true"}
    script, *arguments = COMMANDS[name]
    program = WEB / "node_modules" / ".bin" / script
    done = subprocess.run(
        [program, *arguments], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_script_of_any_game_is_small() -> None:
    """All rooms together and the largest board are more than one game needs."""
    scripts = list((CLIENT / "assets").glob("*.js"))
    assert scripts, "the client is not built; make test builds it first"
    boards = [script for script in scripts if re.match(r"face-", script.name)]
    sizes = {script.name: len(gzip.compress(script.read_bytes())) for script in scripts}
    shared = sum(size for name, size in sizes.items() if not name.startswith("face-"))
    largest = max((sizes[board.name] for board in boards), default=0)
    assert shared + largest <= MOST_SCRIPT, sizes
