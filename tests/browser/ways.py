"""Ways: positions by name, kept as the seed of a match and how many moves were made in it.

So a position outlives every change of how states are laid out. After a change of the rules a way
may lead elsewhere: then whoever asks for its position is told so, and how to find all ways anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from stillroom.match.match import Match
from tests.browser.boards.wanted import Unreached, Wanted, Way


class Ways:
    """What is wanted of some positions, and the file that keeps the way to each."""

    def __init__(self, path: Path, wanted: Mapping[str, Wanted], finder: str) -> None:
        self.wanted = wanted
        self._path = path
        self._finder = finder
        """The module that finds all anew."""
        self._positions: dict[str, dict[str, Any]] = {}

    def position(self, name: str) -> dict[str, Any]:
        """The state of a position, secrets included."""
        if name not in self._positions:
            self._positions[name] = self.at(name).position()
        return self._positions[name]

    def at(self, name: str) -> Match:
        """A match that has just come to a position."""
        wanted, way = self.wanted[name], self._kept.get(name)
        moments = iter(()) if way is None else islice(wanted.moments(way.seed), way.moves, None)
        match = next(moments, None)
        if match is None or not wanted.is_met(match):
            anew = f"python -m {self._finder}"
            raise Unreached(f"{name}: the way leads elsewhere; {anew} finds another")
        return match

    @cached_property
    def _kept(self) -> dict[str, Way]:
        return msgspec.json.decode(self._path.read_bytes(), type=dict[str, Way])

    def find_all(self) -> None:
        """Finds the way to every position, and keeps all of them."""
        ways = {name: wanted.found() for name, wanted in sorted(self.wanted.items())}
        self._path.write_bytes(msgspec.json.format(msgspec.json.encode(ways), indent=2) + b"\n")
