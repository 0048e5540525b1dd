"""How engines are made from rules: finding what a rule uses, and copying it into another world.

A rule is an ordinary function over module globals. An engine copies its code with new globals
in which every rule is replaced by that engine's copy, every table by an array, and every
module, enum and record class by a stand-in that holds such copies. Members of enums become
plain numbers there: a compiler does not know that they and numbers are the same.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator, Mapping
from enum import EnumMeta
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeAlias, cast

from stillroom.kernel.records import RecordType
from stillroom.kernel.rules import RuleError, is_rule, where
from stillroom.kernel.writing import in_engines

Substitutions: TypeAlias = Mapping[Any, Any]
"""What stands in a game for things of the kernel: the contract's functions, sized records."""


class Use(NamedTuple):
    """One use of a global name in a rule: ``name`` or ``name.attribute``."""

    name: str
    attribute: str | None


@cache
def uses_of(function: FunctionType) -> list[Use]:
    """The global names that a rule loads, each with the attribute it reads from it, if any.

    Only LOAD_GLOBAL counts: `co_names` lists the names of record fields too, and a field that is
    called like a rule is no use of that rule.
    """
    uses: dict[Use, None] = {}
    instructions = [i for i in dis.get_instructions(function) if i.opname != "CACHE"]
    for instruction, following in zip(instructions, [*instructions[1:], None], strict=True):
        if instruction.opname != "LOAD_GLOBAL":
            continue
        reads = following is not None and following.opname in ("LOAD_ATTR", "LOAD_METHOD")
        uses[Use(instruction.argval, following.argval if reads and following else None)] = None
    return list(uses)


def value_of(function: FunctionType, name: str) -> Any:
    """The value of a global name; None for a builtin, which every engine has itself."""
    return function.__globals__.get(name)


def callees(function: FunctionType, stands_for: Substitutions) -> Iterator[FunctionType]:
    """The rules that a rule calls, in the order of its text."""
    for use in uses_of(function):
        value = value_of(function, use.name)
        value = stands_for.get(value, value) if _hashable(value) else value
        if isinstance(value, ModuleType) and use.attribute is not None:
            value = getattr(value, use.attribute)
            value = stands_for.get(value, value) if _hashable(value) else value
        elif isinstance(value, RecordType):
            yield engine_form(function, value, use)
            continue
        if is_rule(value):
            yield value


def uses_any(
    function: FunctionType, things: Substitutions, found: dict[FunctionType, bool]
) -> bool:
    """Whether a rule uses one of some functions and record classes, or calls a rule that does.

    What was found out about other rules is kept, so that none is looked at twice.
    """
    if function not in found:
        found[function] = _uses_itself(function, things) or any(
            uses_any(callee, things, found) for callee in callees(function, {})
        )
    return found[function]


def _uses_itself(function: FunctionType, things: Substitutions) -> bool:
    for use in uses_of(function):
        value = value_of(function, use.name)
        if isinstance(value, ModuleType):
            value = getattr(value, str(use.attribute), None)
        if _hashable(value) and value in things:
            return True
    return False


def leaves_first(entries: list[FunctionType], stands_for: Substitutions) -> list[FunctionType]:
    """All rules that the entries need, each after those that it calls."""
    done: dict[FunctionType, None] = {}
    open_calls: list[FunctionType] = []

    def visit(function: FunctionType) -> None:
        if function in done:
            return
        if function in open_calls:
            raise RuleError(f"{where(function)} calls itself: rules do without recursion")
        open_calls.append(function)
        for callee in callees(function, stands_for):
            visit(callee)
        open_calls.pop()
        done[function] = None

    for entry in entries:
        visit(entry)
    return list(done)


def rebind(
    function: FunctionType,
    stands_for: Substitutions,
    copy_of: Callable[[FunctionType], Any],
    table_of: Callable[[tuple[Any, ...]], Any],
) -> FunctionType:
    """A copy of a rule whose globals are those of an engine."""
    scope: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}

    def converted(value: Any, name: str) -> Any:
        value = stands_for.get(value, value) if _hashable(value) else value
        if is_rule(value):
            return copy_of(value)
        if isinstance(value, tuple):
            return table_of(value)
        if isinstance(value, int):
            return int(value)
        raise _unknown_thing(function, value, name)

    for use in uses_of(function):
        if use.name not in function.__globals__:
            continue
        value = value_of(function, use.name)
        value = stands_for.get(value, value) if _hashable(value) else value
        attribute = str(use.attribute)
        if isinstance(value, RecordType):
            stand_in = scope.setdefault(use.name, ModuleType(use.name))
            setattr(stand_in, attribute, copy_of(engine_form(function, value, use)))
        elif isinstance(value, ModuleType | EnumMeta):
            stand_in = scope.setdefault(use.name, ModuleType(use.name))
            read = getattr(value, attribute, None)
            setattr(stand_in, attribute, converted(read, f"{use.name}.{attribute}"))
        else:
            scope[use.name] = converted(value, use.name)
    copy = FunctionType(function.__code__, scope, function.__name__)
    copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
    return copy


def _unknown_thing(function: FunctionType, value: Any, name: str) -> RuleError:
    return RuleError(
        f"{where(function)} uses {name}, a {type(value).__name__}: rules use whole numbers, enums, "
        f"tables of numbers, records and other rules"
    )


def engine_form(user: FunctionType, record: RecordType, use: Use) -> FunctionType:
    """The copy_into, clear or digest of a record class, in the form that compiles."""
    written = getattr(record, str(use.attribute), None)
    if written not in in_engines:
        raise RuleError(
            f"{where(user)} uses the record class {use.name}: a rule can call its copy_into, clear "
            f"and digest, and nothing else of it"
        )
    return cast(FunctionType, in_engines[written])


def _hashable(value: Any) -> bool:
    return isinstance(value, FunctionType | RecordType)
