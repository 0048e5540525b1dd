"""The engines of the games: one of each for all tests of a process.

The compiled engine of a game, with all its bots and its master, is built before the tests by a
process of its own. Tests load it, and fail where it would be built.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from stillroom.bots import registry
from stillroom.bots.registry import program, search_program
from stillroom.bots.search.masters import SearchProgram
from stillroom.games.registry import names
from stillroom.kernel import build_cache, engines
from stillroom.kernel.engines import built_engine
from stillroom.kernel.plain import PlainEngine

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine

BUILD_FIRST = "{0} is not built; make test builds it first: python -m stillroom.bots.building {0}"


def searching(game: str) -> SearchProgram:
    """A game with its bots and its master."""
    return cast(SearchProgram, search_program(game))


@cache
def plain(game: str) -> PlainEngine:
    """The plain engine of a game with its bots."""
    return PlainEngine(program(game))


@cache
def plain_searching(game: str) -> PlainEngine:
    """The plain engine of a game with its bots and its master."""
    return PlainEngine(searching(game))


@cache
def compiled(game: str) -> CompiledEngine:
    """The compiled engine of a game with its bots and its master; skips without a compiler."""
    pytest.importorskip("numba")
    engine = built_engine(searching(game))
    if engine is None:
        pytest.fail(BUILD_FIRST.format(game))
    return engine


@pytest.fixture(scope="session", autouse=True)
def games_are_only_loaded() -> Iterator[None]:
    """No test builds a game: that takes half a minute, and half a gigabyte for as long as it runs.

    What is not among the games is small enough.
    """
    locked = build_cache.locked

    @contextmanager
    def locked_if_built(folder: Path) -> Iterator[bool]:
        game = folder.name.rpartition("-")[0]
        with locked(folder) as is_complete:
            if game in names() and not is_complete:
                pytest.fail(BUILD_FIRST.format(game))
            yield is_complete

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build_cache, "locked", locked_if_built)
        yield


@pytest.fixture
def whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants the compiled engine of a few bots gets that of all bots, which is built."""
    monkeypatch.setattr(registry, "program_for", lambda game, _bots: search_program(game))
    monkeypatch.setattr(engines, "compiled_engine", lambda small: compiled(small.game.name))
