"""The client of the browser: its types, its form, and its own tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
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
