"""A table of cases in one test: none is left out, and no failure is lost."""

from __future__ import annotations

import inspect
import traceback

import pytest

from tests.cases import for_each


def test_every_case_is_tried_also_after_one_that_fails() -> None:
    tried = []

    @for_each("number", [1, 2, 3])
    def test(number: int) -> None:
        tried.append(number)
        assert number == 3

    with pytest.raises(BaseExceptionGroup, match="2 of 3 cases"):
        test()
    assert tried == [1, 2, 3]


def test_every_failure_is_told_with_its_case() -> None:
    @for_each(("one", "other"), [(1, 1), (1, 2), (2, 1)])
    def test(one: int, other: int) -> None:
        assert one == other

    with pytest.raises(BaseExceptionGroup) as caught:
        test()
    told = "".join(traceback.format_exception(caught.value))
    assert "case: one=1, other=2" in told
    assert "case: one=2, other=1" in told
    assert "case: one=1, other=1" not in told


def test_an_error_that_does_not_come_is_a_failure_too() -> None:
    @for_each("number", [0, 1])
    def test(number: int) -> None:
        with pytest.raises(ZeroDivisionError):
            assert 1 / number

    with pytest.raises(BaseExceptionGroup, match="1 of 2 cases"):
        test()


def test_of_two_tables_every_pair_is_tried() -> None:
    tried = []

    @for_each("one", [1, 2])
    @for_each("other", [3, 4])
    def test(one: int, other: int) -> None:
        tried.append((one, other))
        assert other == 3

    with pytest.raises(BaseExceptionGroup, match="2 of 2 cases"):
        test()
    assert tried == [(1, 3), (1, 4), (2, 3), (2, 4)]


def test_what_is_not_in_the_table_comes_from_elsewhere() -> None:
    found = []

    @for_each("number", [1, 2])
    def test(number: int, fixture: str) -> None:
        found.append(f"{fixture}{number}")

    assert [*inspect.signature(test).parameters] == ["fixture"]
    test(fixture="a")
    assert found == ["a1", "a2"]


def test_a_table_without_rows_is_refused() -> None:
    with pytest.raises(AssertionError, match="has rows"):
        for_each("number", [])
