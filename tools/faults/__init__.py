"""Faults: small mistakes such as developers make, put into a copy of the sources to try the tests.

A test suite is worth what it finds. Each fault here changes something that a player, a host or a
researcher would notice, is a line or two long, and passes the compiler and the type checker. Put
into a copy of the sources, one at a time, it must make some test fail. Nobody writes a test for a
fault: a test is written for what the project promises.

`catalogue` has all of them, a module for each area; ``python -m tools.faults check`` tells which
no longer fit the sources.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

WEB = "web/"
"""How the modules of the client begin: they are paths, all others have dots."""
NAMED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
"""What can be found by its name."""


class Unfit(ValueError):
    """A fault that does not fit the sources any more."""


@dataclass(frozen=True)
class Fault:
    """A mistake in one function."""

    name: str
    """What the fault is called; no two are called the same."""
    module: str
    """``stillroom.match.match``, or for the client a path: ``web/src/lib/page/roving.ts``."""
    function: str
    """Where it is in the module: ``draft``, ``Match.draft``, or a component of the client."""
    old: str
    """The text as it should be, which is there exactly once."""
    new: str
    """The text with the mistake in it."""
    why: str
    """What somebody would notice, in a sentence."""

    @property
    def is_of_client(self) -> bool:
        """Whether it is in the client, in TypeScript or Svelte."""
        return self.module.startswith(WEB)


def path_of(fault: Fault, root: Path) -> Path:
    """The file of a fault below the root of some sources."""
    if fault.is_of_client:
        return root / fault.module
    place = root / "src" / Path(*fault.module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def applied(fault: Fault, root: Path) -> str:
    """The file of a fault with the fault in it; raises Unfit unless it fits in just one place."""
    path = path_of(fault, root)
    if not path.is_file():
        raise Unfit(f"there is no {fault.module}")
    text = path.read_text(encoding="utf-8")
    before, within, after = ("", text, "") if fault.is_of_client else around(text, fault.function)
    times = within.count(fault.old)
    if times != 1:
        raise Unfit(f"its old text is {times} times in {fault.function} of {fault.module}")
    return before + within.replace(fault.old, fault.new) + after


def around(text: str, function: str) -> tuple[str, str, str]:
    """A Python text before a function, the function itself, and what follows it."""
    first, last = lines_of(ast.parse(text), function)
    lines = iter(text.splitlines(keepends=True))
    before = "".join(islice(lines, first - 1))
    within = "".join(islice(lines, last - first + 1))
    return before, within, "".join(lines)


def lines_of(module: ast.AST, function: str) -> tuple[int, int]:
    """The first and the last line of a function or method, counted from 1; raises Unfit."""
    head, _, rest = function.partition(".")
    for inner in ast.iter_child_nodes(module):
        if isinstance(inner, NAMED) and inner.name == head:
            return lines_of(inner, rest) if rest else (inner.lineno, inner.end_lineno or 0)
    raise Unfit(f"there is no {head}")
