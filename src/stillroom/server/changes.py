"""What is different between two views: the little that a client must be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stillroom.server.wire.live import Change


def changes(before: Any, after: Any) -> list[Change]:  # noqa: ANN401
    """The places where two trees of plain values differ, with what stands there now.

    A list that has grown or shrunk, or an object that has other fields, is told whole.

    >>> changes({"row": 1, "pots": [[1], []]}, {"row": 2, "pots": [[1], [3]]})
    [Change(at='row', to=2), Change(at='pots.1', to=[3])]
    """
    return [Change(at, to) for at, to in _differences(before, after, "")]


def _differences(before: Any, after: Any, at: str) -> Iterator[tuple[str, Any]]:  # noqa: ANN401
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            yield from _differences(before[name], value, _way(at, name))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            yield from _differences(before[place], value, _way(at, str(place)))
    else:
        yield at, after


def _way(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name


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
