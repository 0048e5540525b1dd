"""What is different between two views: the little that a client must be told."""

from __future__ import annotations

from typing import Any

from stillroom.server.wire.live import Change


def changes(before: Any, after: Any) -> list[Change]:  # noqa: ANN401
    """The places where two trees of plain values differ, with what stands there now.

    A list that has grown or shrunk, or an object that has other fields, is told whole.

    >>> changes({"row": 1, "pots": [[1], []]}, {"row": 2, "pots": [[1], [3]]})
    [Change(at='row', to=2), Change(at='pots.1', to=[3])]
    """
    told: list[Change] = []
    if before != after:
        _tell(before, after, "", told)
    return told


def _tell(before: Any, after: Any, at: str, told: list[Change]) -> None:  # noqa: ANN401
    """Adds where two trees differ that are not the same."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            if before[name] != value:
                _tell(before[name], value, _way(at, name), told)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, value) in enumerate(zip(before, after, strict=True)):
            if old != value:
                _tell(old, value, _way(at, str(place)), told)
    else:
        told.append(Change(at, after))


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
