"""The compiled engine: the same rules, built once each by Numba, over NumPy records."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, get_args, get_origin

import numba
import numpy as np
from numba import types
from numba.core.errors import NumbaError

from stillroom.kernel import build_cache, entries
from stillroom.kernel.arrays import RecordArray, dtype_of, new_array, store
from stillroom.kernel.binding import leaves_first, rebind
from stillroom.kernel.build_cache import BUILD_FLAGS, versions
from stillroom.kernel.game import Program
from stillroom.kernel.loops import Plan, Played
from stillroom.kernel.records import RecordType
from stillroom.kernel.rules import RuleError, signature_of, where
from stillroom.kernel.state import State

_numba_config: Any = numba.config
_one_at_a_time = Lock()
"""Numba has one folder for all threads, so games are built and loaded one after another."""
UNREADABLE = (
    NumbaError,
    pickle.UnpicklingError,
    AttributeError,
    EOFError,
    ImportError,
    IndexError,
    KeyError,
    OSError,
    TypeError,
    ValueError,
)
"""What loading a damaged or foreign file can raise; then the game is built anew."""


class NotBuilt(RuntimeError):
    """There is no build that could be loaded, and none was to be made."""


class CompiledEngine:
    """Plays one game with compiled rules. Its first build takes a while; later ones are loaded.

    Whoever has no time for a build says so and gets NotBuilt instead.
    """

    name = "compiled"

    def __init__(self, program: Program, *, may_build: bool = True) -> None:
        self.program = program
        self.builds: dict[FunctionType, int] = {}
        """How often each rule was built; empty when everything came from the cache."""
        folder = build_cache.folder_for(program, BUILD_FLAGS, versions())
        with _one_at_a_time, build_cache.locked(folder) as is_complete:
            with _numba_caches_in(folder):
                loaded = self._loaded() if is_complete else None
                if loaded is None and not may_build:
                    raise NotBuilt(f"{program.game.name} is not built yet")
                self.entries = loaded or self._built()
            build_cache.mark_complete(folder)

    def play(
        self, template: State, plan: Plan, first: int, count: int, threads: int = 1
    ) -> RecordArray:
        """Plays ``count`` matches of a plan from number ``first``; threads change only speed."""
        game = self.program.game
        templates, plans = new_array(game.state, 1), new_array(Plan, 1)
        store(templates, 0, template)
        store(plans, 0, plan)
        played = new_array(Played, count)
        benches = new_array(self.program.bench, threads)
        shares = np.linspace(0, count, threads + 1).astype(int)

        def play_share(slot: int) -> None:
            low, high = int(shares[slot]), int(shares[slot + 1])
            self.entries["play_matches"](templates, plans, first, played, low, high, slot, benches)

        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play_share, range(threads)))
        return played

    def _loaded(self) -> dict[str, Any] | None:
        """The entries from the cache. They hold all that they call, so nothing else is loaded.

        None if one cannot be loaded: the files are damaged, or are of sources at another place.
        """
        try:
            return {entry.__name__: self._jit(_as_function(entry), {}) for entry in entries.ENTRIES}
        except UNREADABLE:
            return None

    def _built(self) -> dict[str, Any]:
        """Every rule built once, leaves first, with the signature of its annotations."""
        built: dict[FunctionType, Any] = {}
        roots = [_as_function(entry) for entry in entries.ENTRIES]
        for function in leaves_first(roots, self.program.stands_for):
            built[function] = self._jit(function, built)
            self.builds[function] = len(built[function].overloads)
        return {entry.__name__: built[_as_function(entry)] for entry in entries.ENTRIES}

    def _jit(self, function: FunctionType, built: dict[FunctionType, Any]) -> Any:
        is_entry = function in entries.ENTRIES
        copy = rebind(function, self.program.stands_for, built.get, table_array)
        signatures = numba_signatures(function, self.program)
        return numba.njit(signatures, cache=is_entry, **BUILD_FLAGS)(copy)


def _as_function(entry: Any) -> FunctionType:
    assert isinstance(entry, FunctionType)
    return entry


def table_array(table: tuple[Any, ...]) -> Any:
    """A table of numbers as an array; a table of rows with named numbers as an array of records."""
    if table and hasattr(table[0], "_fields"):
        row = np.dtype([(name, np.int64) for name in table[0]._fields])
        return np.array([tuple(map(int, entry)) for entry in table], row)
    return np.array(table, np.int64)


def numba_signatures(function: FunctionType, program: Program) -> list[Any]:
    """The signatures to build a rule with: one, or one for each length of bag if it takes bags."""
    parameters, result = signature_of(function)
    takes_bags = list[int] in parameters
    lengths = program.game.bag_lengths if takes_bags else (0,)
    return [
        numba_type(result, program, function, length)(
            *(numba_type(parameter, program, function, length) for parameter in parameters)
        )
        for length in lengths
    ]


def numba_type(annotation: Any, program: Program, function: FunctionType, bag_length: int) -> Any:
    """What an annotation of a rule means to Numba."""
    if annotation is int:
        return types.int64
    if annotation is bool:
        return types.boolean
    if annotation is type(None):
        return types.void
    if annotation == list[int]:
        return types.NestedArray(dtype=types.int32, shape=(bag_length,))
    if isinstance(annotation, RecordType):
        record = program.stands_for.get(annotation, annotation)
        return numba.from_dtype(dtype_of(record))
    if get_origin(annotation) is list and isinstance(get_args(annotation)[0], RecordType):
        element = numba_type(get_args(annotation)[0], program, function, bag_length)
        return types.Array(element, 1, "C")
    raise RuleError(
        f"{where(function)}: rules take and return int, bool, None, records, bags and lists of "
        f"records, not {annotation}"
    )


@contextmanager
def _numba_caches_in(folder: Path) -> Iterator[None]:
    """Lets Numba keep what it builds meanwhile in a folder of ours."""
    before = _numba_config.CACHE_DIR
    _numba_config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _numba_config.CACHE_DIR = before
