"""Answers: one JSON document for programs, tables for people."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

WIDE_ENOUGH = 200
"""The width of tables where there is no terminal to fit them into."""


class CannotDo(Exception):
    """A command cannot do its work; the text says why and what would help."""


def show(document: dict[str, Any], tables: Sequence[Any], *, as_json: bool) -> None:
    """One JSON document, or tables for people."""
    if as_json:
        print_json(document)
    else:
        print_tables(tables)


def print_json(document: dict[str, Any]) -> None:
    """One JSON document and nothing else."""
    import json

    print(json.dumps(document, indent=2, ensure_ascii=False))


def print_tables(tables: Sequence[Any]) -> None:
    """Tables for people."""
    from rich.console import Console

    class Printer(Console):
        """Leaves it to the command line what to do when nobody reads on."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    printer = Printer(highlight=False, width=None if sys.stdout.isatty() else WIDE_ENOUGH)
    for table in tables:
        printer.print(table)
