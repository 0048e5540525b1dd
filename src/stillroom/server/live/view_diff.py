"""What is different between two views: the little that a client must be told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from stillroom.server.wire.live import Change


def changes(before: Any, after: Any) -> list[Change]:  # noqa: ANN401
    """The places where two trees of values differ, with what stands there now.

    A list that has grown or shrunk, or an object that has other fields, is told whole; so is one
    that leaves fields out when it travels, for its fields come and go.

    >>> changes({"row": 1, "pots": [[1], []]}, {"row": 2, "pots": [[1], [3]]})
    [Change(at='row', to=2), Change(at='pots.1', to=[3])]
    """
    told: list[Change] = []
    if before != after:
        _tell(before, after, "", told)
    return told


def _tell(before: Any, after: Any, at: str, told: list[Change]) -> None:  # noqa: ANN401
    """Adds where two trees differ that are not the same."""
    parts = _parts(before, after)
    if parts is None:
        told.append(Change(at, after))
        return
    for name, old, value in parts:
        if old is not value and old != value:
            _tell(old, value, f"{at}.{name}" if at else str(name), told)


def _parts(before: Any, after: Any) -> Iterable[tuple[str | int, Any, Any]] | None:  # noqa: ANN401
    """The parts of two things of the same shape, by name; None for others."""
    kind = type(after)
    if kind is not type(before):
        return None
    if kind is list and len(before) == len(after):
        return zip(range(len(after)), before, after, strict=True)
    if kind is dict and before.keys() == after.keys():
        return ((name, before[name], value) for name, value in after.items())
    values = _values_of(after.__class__)
    if values is not None:
        return zip(kind.__struct_fields__, values(before), values(after), strict=True)
    return None


@cache
def _values_of(kind: Any) -> Callable[[Any], tuple[Any, ...]] | None:  # noqa: ANN401
    """What gives all fields of a struct at once; None for what is told whole."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.omit_defaults:
        return None
    names = kind.__struct_fields__
    return attrgetter(*names) if len(names) > 1 else None


def changed(view: Any, told: list[Change]) -> Any:  # noqa: ANN401
    """A view with changes put in, as a client does it: the opposite of `changes`.

    >>> changed({"row": 1, "pots": [[1], []]}, [Change("row", 2), Change("pots.1", [3])])
    {'row': 2, 'pots': [[1], [3]]}
    """
    for change in told:
        *way, last = change.at.split(".")
        if not change.at:
            view = change.to
            continue
        inner = view
        for name in way:
            inner = inner[int(name) if isinstance(inner, list) else name]
        inner[int(last) if isinstance(inner, list) else last] = change.to
    return view
