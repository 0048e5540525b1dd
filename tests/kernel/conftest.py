"""What the tests of the kernel share: the tiny game in two engines."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from stillroom.kernel.engines import compiled_engine
from stillroom.kernel.plain import PlainEngine
from tests.kernel import fresh
from tests.kernel.toy.bots import PROGRAM

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine

BUILD = """
from stillroom.kernel.engines import compiled_engine
from tests.kernel.toy.bots import PROGRAM

compiled_engine(PROGRAM)
"""


@pytest.fixture(scope="session")
def plain() -> PlainEngine:
    """Hot Kettle in the plain engine."""
    return PlainEngine(PROGRAM)


@pytest.fixture(scope="session")
def toy_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the build of Hot Kettle, made by a child process, one for all test workers."""
    pytest.importorskip("numba")
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    fresh.run(BUILD, cache=folder / "toy-cache")
    return folder / "toy-cache"


@pytest.fixture(scope="session")
def compiled(toy_cache: Path) -> CompiledEngine:
    """Hot Kettle in the compiled engine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STILLROOM_CACHE", str(toy_cache))
        return compiled_engine(PROGRAM)
