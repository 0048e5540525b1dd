"""The mark of a rule, and the signature that engines read from its annotations."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast, get_type_hints

P = ParamSpec("P")
T = TypeVar("T")

_rules: set[FunctionType] = set()


class RuleError(TypeError):
    """A rule uses something that not every engine understands."""


def rule(function: Callable[P, T]) -> Callable[P, T]:
    """Marks a function as a rule. The mark only registers; the plain engine calls it as it is."""
    _rules.add(cast(FunctionType, function))
    return function


def is_rule(value: object) -> bool:
    """Whether a value is a function marked as a rule."""
    return isinstance(value, FunctionType) and value in _rules


def all_rules() -> frozenset[FunctionType]:
    """Every rule of the modules imported so far."""
    return frozenset(_rules)


def signature_of(function: FunctionType) -> tuple[list[Any], Any]:
    """The types of a rule's parameters and of its result, as annotated."""
    hints = get_type_hints(function)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    missing = [name for name in (*names, "return") if name not in hints]
    if missing:
        raise RuleError(
            f"{where(function)}: annotate {', '.join(missing)}; engines compile a rule from its "
            f"annotations"
        )
    return [hints[name] for name in names], hints["return"]


def where(function: FunctionType) -> str:
    """A rule's name with its file and line, for messages."""
    code = function.__code__
    return (
        f"{function.__module__}.{function.__qualname__} ({code.co_filename}:{code.co_firstlineno})"
    )
