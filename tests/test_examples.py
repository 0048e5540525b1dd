"""The examples in docstrings and in the docs run as they stand."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import stillroom

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "docs" / "match.md"]
NEEDS_A_GPU = "stillroom.kernel.cuda"


def modules_with_examples() -> list[str]:
    """Every module of the package whose source has an example in it."""
    found = walk_packages(stillroom.__path__, "stillroom.")
    names = ["stillroom", *(module.name for module in found if module.name != NEEDS_A_GPU)]
    return [name for name in names if ">>>" in source_of(name)]


def source_of(name: str) -> str:
    path = ROOT / "src" / Path(*name.split("."))
    module = path.with_suffix(".py")
    return (module if module.exists() else path / "__init__.py").read_text("utf-8")


def examples_of(page: Path) -> list[str]:
    """The Python blocks of a page."""
    return re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def test_the_friendly_layer_has_examples() -> None:
    expected = {
        "stillroom",
        "stillroom.games.messages",
        "stillroom.games.moves",
        "stillroom.match.errors",
        "stillroom.match.records.fair_dice",
        "stillroom.match.match",
        "stillroom.match.records.record",
        "stillroom.match.records.verifying",
        "stillroom.match.view",
        "stillroom.match.words",
    }
    assert expected <= set(modules_with_examples())


@pytest.mark.parametrize("name", modules_with_examples())
def test_every_example_in_a_docstring_gives_what_it_says(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name), raise_on_error=False)
    assert tried > 0
    assert failed == 0


@pytest.mark.compiled
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_python_block_of_a_page_runs(page: Path) -> None:
    assert examples_of(page)
    for example in examples_of(page):
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", example],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout
