"""Fails the build unless every rule, line and branch, was run in the plain engine by the tests."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import coverage

from tools.citations import ROOT

FOLDERS = ("kernel", "games", "bots")
WHOLE = 100


def rule_files() -> list[Path]:
    """The files that hold rules."""
    source = ROOT / "src" / "stillroom"
    files = [path for folder in FOLDERS for path in sorted((source / folder).rglob("*.py"))]
    return [
        path
        for path in files
        if "\n@rule\n" in path.read_text(encoding="utf-8") and path.name != "contract.py"
    ]


def main() -> None:
    """Reads the data of the last test run."""
    data = coverage.Coverage()
    data.load()
    told = io.StringIO()
    files = rule_files()
    percent = data.report(include=[str(path) for path in files], file=told, show_missing=True)
    if percent < WHOLE:
        print(told.getvalue(), file=sys.stderr)
        sys.exit(f"rules are covered to {percent:.1f} %, not to 100 %")
    print(f"{len(files)} rule files: every line and branch was run by the tests")


if __name__ == "__main__":
    main()
