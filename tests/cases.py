"""One test for a whole table of cases: all are tried, and every one that fails is told."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import update_wrapper
from typing import TypeAlias

import pytest
from hypothesis import settings

Test: TypeAlias = Callable[..., None]
Case: TypeAlias = Mapping[str, object]
FAILURES = (Exception, BaseExceptionGroup, pytest.fail.Exception)


def for_each(names: str | tuple[str, ...], rows: Iterable[object]) -> Callable[[Test], Test]:
    """Tries a test with each row of a table.

    It is written like ``pytest.mark.parametrize``, which makes a test of each row: that is for few
    rows that are worlds of their own, such as games, languages and engines.
    """
    cases = [_case(names, row) for row in rows]
    assert cases, "a table of cases has rows"

    def walking(test: Test) -> Test:
        def walk(**others: object) -> None:
            tried = (_failure(test, {**others, **case}, told(case)) for case in cases)
            failures = [failure for failure in tried if failure]
            if failures:
                message = f"{len(failures)} of {len(cases)} cases"
                raise BaseExceptionGroup(message, failures)

        update_wrapper(walk, test)
        walk.__dict__["__signature__"] = _without(inspect.signature(test), cases[0])
        return walk

    return walking


PLAIN = 100
"""How many examples hypothesis looks at where nothing else is said; a soak says more."""


def examples(number: int) -> settings:
    """So many examples, and in a soak as many times more: the same ones in every run, so that a
    test fails for everybody or for nobody.
    """
    number = number * settings().max_examples // PLAIN
    return settings(max_examples=number, derandomize=True, database=None)


def seeds(few: int, *, of: int) -> pytest.MarkDecorator:
    """Hands a test the first few seeds; a soak tries all."""
    all_of_them = pytest.param(range(of), id="all-seeds", marks=pytest.mark.soak)
    return pytest.mark.parametrize("seeds", [pytest.param(range(few), id="few"), all_of_them])


def told(case: Case) -> str:
    """A case in one line."""
    return ", ".join(
        f"{name}={getattr(value, '__name__', repr(value))}" for name, value in case.items()
    )


def _case(names: str | tuple[str, ...], row: object) -> Case:
    if isinstance(names, str):
        return {names: row}
    assert isinstance(row, Iterable), "a row has a value for each name"
    return dict(zip(names, row, strict=True))


def _failure(test: Test, case: Case, line: str) -> BaseException | None:
    try:
        test(**case)
    except FAILURES as failure:
        failure.add_note(f"case: {line}")
        return failure
    return None


def _without(signature: inspect.Signature, case: Case) -> inspect.Signature:
    """What is left for pytest to fill in."""
    left = [each for name, each in signature.parameters.items() if name not in case]
    return signature.replace(parameters=left)
