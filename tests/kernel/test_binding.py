"""How engines are made from rules: what a rule uses, in which order rules are built, and copies."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, cast

import pytest

from stillroom.kernel import bags, contract, entries
from stillroom.kernel.binding import Use, callees, leaves_first, rebind, uses_of
from stillroom.kernel.dice import Dice
from stillroom.kernel.fields import number
from stillroom.kernel.records import Record
from stillroom.kernel.rules import RuleError, all_rules, is_rule, rule, signature_of
from stillroom.kernel.writing import in_engines
from tests.cases import for_each
from tests.kernel.toy import play
from tests.kernel.toy.bots import PROGRAM
from tests.kernel.toy.state import State


class Herb(IntEnum):
    """Some kinds."""

    MINT = 4
    SAGE = 6


class Row(NamedTuple):
    """A row of a table."""

    price: int
    worth: int


class Jar(Record):
    """A record with a field that is called like a rule."""

    twice: int = number()


LIMIT = 7
IS_STRICT = True
TABLE = (3, 1, 2)
HERBS = (Herb.SAGE, Herb.MINT)
ROWS = (Row(1, 5), Row(2, 9))
WORDS = {"mint": 1}
NAME = "mint"
HALF = 0.5
LIST = [1, 2]
NOTHING: int | None = None
numbers = ModuleType("numbers")
numbers.TABLE = TABLE  # type: ignore[attr-defined]
numbers.WORDS = WORDS  # type: ignore[attr-defined]


def as_function(made: Callable[..., Any]) -> FunctionType:
    return cast(FunctionType, made)


def as_is(function: FunctionType) -> FunctionType:
    return function


def names(functions: Iterable[FunctionType]) -> list[str]:
    return [function.__name__ for function in functions]


def copy_of(made: Callable[..., Any]) -> FunctionType:
    """A copy with tables as lists, so that they are not mistaken for the tuples they were."""
    return rebind(as_function(made), {}, as_is, list)


@rule
def twice(n: int) -> int:
    """A leaf."""
    return n + n


@rule
def four_times(n: int) -> int:
    """Calls a leaf."""
    return twice(twice(n))


@rule
def uses_all(n: int) -> int:
    """Uses one of everything."""
    if n == Herb.SAGE and IS_STRICT:
        return numbers.TABLE[0]  # type: ignore[no-any-return]
    return four_times(n) + TABLE[0] + ROWS[1].worth + HERBS[0] + LIMIT + abs(n)


@rule
def reads_the_field(jar: Jar) -> int:
    """Uses no rule, though the field is called like one."""
    jar.twice += 1
    return jar.twice


# --- what a rule uses


def test_the_uses_of_a_rule_are_its_globals_and_what_it_reads_of_them() -> None:
    assert uses_of(as_function(uses_all)) == [
        Use("Herb", "SAGE"),
        Use("IS_STRICT", None),
        Use("numbers", "TABLE"),
        Use("four_times", None),
        Use("TABLE", None),
        Use("ROWS", None),
        Use("HERBS", None),
        Use("LIMIT", None),
        Use("abs", None),
    ]


def test_a_field_that_is_called_like_a_rule_is_no_use_of_the_rule() -> None:
    assert "twice" in as_function(reads_the_field).__code__.co_names
    assert uses_of(as_function(reads_the_field)) == []
    assert list(callees(as_function(reads_the_field), {})) == []


def test_a_rule_that_is_called_through_its_module_is_a_callee() -> None:
    assert names(callees(as_function(bags.draw), {})) == ["nth_kind", "below", "count"]
    assert names(callees(as_function(play.begin), {})) == ["below", "begin_round"]


def test_what_stands_for_a_rule_takes_its_place_among_the_callees() -> None:
    assert list(callees(as_function(entries.outcome), {})) == [as_function(contract.outcome)]
    assert list(callees(as_function(entries.outcome), {contract.outcome: twice})) == [
        as_function(twice)
    ]


def test_the_digest_of_a_record_is_that_of_the_games_own_record() -> None:
    used = list(callees(as_function(entries.digest), PROGRAM.stands_for))
    assert used == [in_engines[State.digest]]


# --- the order of building


def test_rules_come_after_those_that_they_call() -> None:
    order = leaves_first([as_function(uses_all)], {})
    assert names(order) == ["twice", "four_times", "uses_all"]


def test_every_rule_of_a_game_comes_once_and_after_its_callees() -> None:
    order = leaves_first([as_function(entry) for entry in entries.ENTRIES], PROGRAM.stands_for)
    places = {function: place for place, function in enumerate(order)}
    assert len(places) == len(order)
    for function in order:
        for callee in callees(function, PROGRAM.stands_for):
            assert places[callee] < places[function]


def test_no_empty_entry_of_the_contract_is_left_in_a_game() -> None:
    order = leaves_first([as_function(entry) for entry in entries.ENTRIES], PROGRAM.stands_for)
    assert not [function for function in order if function.__module__ == contract.__name__]


@rule
def calls_itself(n: int) -> int:
    """Recursion."""
    return calls_itself(n - 1) if n else 0


@rule
def there(n: int) -> int:
    """One half of a circle."""
    return back(n)


@rule
def back(n: int) -> int:
    """The other half."""
    return there(n)


@pytest.mark.parametrize(("entry", "name"), [(calls_itself, "calls_itself"), (there, "there")])
def test_recursion_is_refused_with_the_name_of_the_rule(
    entry: Callable[..., Any], name: str
) -> None:
    with pytest.raises(RuleError, match=rf"test_binding\.{name} \(.*calls itself"):
        leaves_first([as_function(entry)], {})


# --- copies


def test_a_copy_does_what_the_rule_does() -> None:
    for n in range(10):
        assert copy_of(uses_all)(n) == uses_all(n)


def test_a_copy_keeps_the_name_of_the_rule_and_leaves_the_rule_alone() -> None:
    copy = copy_of(uses_all)
    assert (copy.__name__, copy.__module__) == ("uses_all", __name__)
    assert as_function(uses_all).__globals__ is sys.modules[__name__].__dict__


def test_a_copy_has_only_the_globals_that_it_uses() -> None:
    assert set(copy_of(four_times).__globals__) == {"__builtins__", "__name__", "twice"}


def test_members_of_enums_and_truths_become_plain_numbers() -> None:
    scope = copy_of(uses_all).__globals__
    assert type(scope["Herb"].SAGE) is int
    assert type(scope["IS_STRICT"]) is int
    assert vars(scope["Herb"]).keys() >= {"SAGE"}
    assert not hasattr(scope["Herb"], "MINT")


def test_the_rules_that_a_copy_calls_are_copies() -> None:
    copies = {twice: "the engine's own"}
    copy = rebind(as_function(four_times), {}, copies.get, list)
    assert copy.__globals__["twice"] == "the engine's own"


def test_tables_become_what_the_engine_makes_of_them() -> None:
    scope = copy_of(uses_all).__globals__
    assert scope["TABLE"] == [3, 1, 2]
    assert scope["numbers"].TABLE == [3, 1, 2]


@pytest.mark.compiled
def test_tables_become_arrays_and_rows_become_records_in_the_compiled_engine() -> None:
    np = pytest.importorskip("numpy")
    compiled = pytest.importorskip("stillroom.kernel.compiled")
    scope = rebind(as_function(uses_all), {}, as_is, compiled.table_array).__globals__
    assert scope["TABLE"].dtype == np.int64
    assert scope["TABLE"].tolist() == [3, 1, 2]
    assert scope["HERBS"].dtype == np.int64
    assert scope["HERBS"].tolist() == [6, 4]
    assert scope["ROWS"].dtype.names == ("price", "worth")
    assert scope["ROWS"].tolist() == [(1, 5), (2, 9)]
    assert scope["ROWS"]["worth"].dtype == np.int64


# --- what rules may not use


@rule
def uses_a_dict(n: int) -> int:
    """Refused."""
    return n + len(WORDS)


@rule
def uses_a_string(n: int) -> int:
    """Refused."""
    return n + len(NAME)


@rule
def uses_a_float(n: int) -> int:
    """Refused."""
    return n if HALF else 0


@rule
def uses_a_list(n: int) -> int:
    """Refused."""
    return LIST[n]


@rule
def uses_none(n: int) -> int:
    """Refused."""
    return n if NOTHING else 0


def not_a_rule(n: int) -> int:
    return n


@rule
def calls_a_function_without_the_mark(n: int) -> int:
    """Refused."""
    return not_a_rule(n)


@rule
def uses_a_dict_of_a_module(n: int) -> int:
    """Refused."""
    return n + len(numbers.WORDS)


@rule
def makes_a_record(n: int) -> int:
    """Refused."""
    return n + Dice().words[0]


@for_each(
    ("function", "used"),
    [
        (uses_a_dict, "uses WORDS, a dict"),
        (uses_a_string, "uses NAME, a str"),
        (uses_a_float, "uses HALF, a float"),
        (uses_a_list, "uses LIST, a list"),
        (uses_none, "uses NOTHING, a NoneType"),
        (calls_a_function_without_the_mark, "uses not_a_rule, a function"),
        (uses_a_dict_of_a_module, r"uses numbers\.WORDS, a dict"),
        (makes_a_record, "Dice"),
    ],
)
def test_what_not_every_engine_knows_is_refused_with_both_names(
    function: Callable[..., Any], used: str
) -> None:
    name = as_function(function).__name__
    with pytest.raises(
        RuleError, match=rf"test_binding\.{name} \(.*test_binding\.py:\d+\).*{used}"
    ):
        copy_of(function)


# --- marks and signatures


def test_the_mark_only_registers_a_rule() -> None:
    def unmarked(n: int) -> int:
        return n

    assert not is_rule(unmarked)
    assert rule(unmarked) is unmarked
    assert is_rule(unmarked)
    assert is_rule(twice)
    assert twice in all_rules()
    assert not is_rule(len)
    assert not is_rule(4)


def test_a_signature_is_read_from_the_annotations() -> None:
    assert signature_of(as_function(bags.draw)) == ([list[int], Dice], int)
    assert signature_of(as_function(bags.pour)) == ([list[int], list[int]], type(None))


@pytest.mark.parametrize(
    ("annotations", "missing"),
    [({"b": int, "return": int}, "a"), ({"a": int}, "b, return"), ({}, "a, b, return")],
)
def test_a_rule_without_annotations_is_refused_with_what_is_missing(
    annotations: dict[str, Any], missing: str
) -> None:
    def unfinished(a, b):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        return a + b

    unfinished.__annotations__ = annotations
    with pytest.raises(RuleError, match=rf"unfinished \(.*\): annotate {missing};"):
        signature_of(as_function(unfinished))
