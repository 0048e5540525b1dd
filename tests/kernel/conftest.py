"""What the tests of the kernel share: the tiny game in two engines."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from stillroom.kernel.engines import compiled_engine
from stillroom.kernel.plain import PlainEngine
from tests.kernel.builds import Built, shared_build
from tests.kernel.toy.bots import PROGRAM

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine


@pytest.fixture(scope="session")
def plain() -> PlainEngine:
    """Hot Kettle in the plain engine."""
    return PlainEngine(PROGRAM)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The build of Hot Kettle, made by child processes, one for all test workers."""
    pytest.importorskip("numba")
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    return shared_build(folder / "hot-kettle")


@pytest.fixture(scope="session")
def toy_cache(built: Built) -> Path:
    """The folder with the build of Hot Kettle."""
    return built.cache


@pytest.fixture(scope="session")
def compiled(toy_cache: Path) -> CompiledEngine:
    """Hot Kettle in the compiled engine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STILLROOM_CACHE", str(toy_cache))
        return compiled_engine(PROGRAM)
