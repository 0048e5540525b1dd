"""The README's Python runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)


@pytest.mark.compiled
def test_every_example_of_the_readme_runs() -> None:
    assert examples()
    for example in examples():
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", example],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout
