"""Checking the faults themselves: each still fits the sources, and no two are the same."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.faults import Fault, Unfit, applied


def complaints(faults: Sequence[Fault], root: Path) -> Iterator[str]:
    """What is wrong with some faults, a line each."""
    for fault in faults:
        if problem := problem_with(fault, root):
            yield f"{fault.name}: {problem}"
    for name, times in Counter(fault.name for fault in faults).items():
        if times > 1:
            yield f"{name}: {times} faults are called so"
    places = Counter((fault.module, fault.function, fault.old) for fault in faults)
    for (module, function, _), times in places.items():
        if times > 1:
            yield f"{module}: {times} faults change the same words of {function}"


def problem_with(fault: Fault, root: Path) -> str:
    """Why a fault cannot be tried; empty if it can."""
    if fault.old == fault.new:
        return "it changes nothing"
    try:
        text = applied(fault, root)
        if not fault.is_of_client:
            ast.parse(text)
    except (Unfit, SyntaxError) as wrong:
        return str(wrong)
    return ""
