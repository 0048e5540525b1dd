"""Whether a game is built is told without building it, and a build is loaded without a compiler's
work."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stillroom.kernel import engines
from stillroom.kernel.build_cache import COMPLETE
from stillroom.kernel.engines import built_engine, is_built
from tests.kernel import fresh
from tests.kernel.toy.bots import PROGRAM

ASK = """
import sys
from stillroom.kernel.engines import built_engine, is_built
from tests.kernel.toy.bots import PROGRAM

print(is_built(PROGRAM), built_engine(PROGRAM), "numba" in sys.modules, "numpy" in sys.modules)
"""
LOAD = """
from stillroom.kernel.engines import built_engine, is_built
from tests.kernel.toy.bots import PROGRAM

engine = built_engine(PROGRAM)
print(is_built(PROGRAM), engine.name, engine.builds)
"""
needs_compiler = pytest.mark.compiled


@pytest.fixture
def cache(toy_cache: Path, tmp_path: Path) -> Path:
    """A copy of the build of Hot Kettle, for tests that damage it."""
    return Path(shutil.copytree(toy_cache, tmp_path / "cache"))


def test_without_a_build_nothing_is_imported_and_nothing_is_made(tmp_path: Path) -> None:
    assert fresh.run(ASK, cache=tmp_path / "empty") == "False None False False"
    assert not (tmp_path / "empty").exists()


@needs_compiler
def test_a_build_is_found_and_loaded(toy_cache: Path) -> None:
    assert fresh.run(LOAD, cache=toy_cache) == "True compiled {}"


@needs_compiler
def test_a_build_of_other_sources_does_not_count(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [folder] = cache.iterdir()
    folder.rename(cache / f"{PROGRAM.game.name}-0123456789abcdef")
    monkeypatch.setenv("STILLROOM_CACHE", str(cache))
    assert not is_built(PROGRAM)
    assert built_engine(PROGRAM) is None


@needs_compiler
def test_a_build_that_is_not_complete_does_not_count(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [folder] = cache.iterdir()
    (folder / COMPLETE).unlink()
    monkeypatch.setenv("STILLROOM_CACHE", str(cache))
    assert not is_built(PROGRAM)
    assert built_engine(PROGRAM) is None


@needs_compiler
def test_a_damaged_build_is_not_built_again_by_whoever_only_loads(cache: Path) -> None:
    [folder] = cache.iterdir()
    for file in folder.rglob("*.nbi"):
        file.write_bytes(b"damaged")
    before = sorted(folder.rglob("*"))
    assert fresh.run(ASK, cache=cache) == "True None True True"
    assert sorted(folder.rglob("*")) == before


def test_without_compilers_nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda _: None)
    assert not is_built(PROGRAM)
    assert built_engine(PROGRAM) is None
