"""Prints every module with the first line of what it says of itself: ``python -m tools.map``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.citations import ROOT

SOURCES = ROOT / "src" / "stillroom"


def lines() -> Iterator[str]:
    """A line for each module, folder by folder; a folder says what it holds before its modules."""
    for path in sorted(SOURCES.rglob("*.py"), key=_place):
        place = path.relative_to(SOURCES)
        said = first_line(path)
        if path.stem == "__init__":
            yield f"\n{place.parent}/  {said}" if place.parent.name else f"stillroom/  {said}"
        else:
            yield f"  {place.stem:<22}{said}"


def _place(path: Path) -> tuple[Path, bool, str]:
    return path.parent, path.stem != "__init__", path.stem


def first_line(path: Path) -> str:
    """The first line of a module's docstring; nothing if it has none."""
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return told.partition("\n")[0]


if __name__ == "__main__":
    print("\n".join(lines()))
