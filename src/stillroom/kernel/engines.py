"""The engines by name, and a kind word where one is missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from stillroom.kernel import build_cache
from stillroom.kernel.game import Program
from stillroom.kernel.plain import PlainEngine

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine
    from stillroom.kernel.cuda import CudaEngine

NAMES = ("plain", "compiled", "cuda")


class MissingEngine(ImportError):
    """An engine needs packages, or a GPU, that are not there."""


def plain_engine(program: Program) -> PlainEngine:
    """The engine that always runs."""
    return PlainEngine(program)


def compiled_engine(program: Program) -> CompiledEngine:
    """The engine that needs the extra ``fast``."""
    if not _has_compilers():
        raise MissingEngine(
            "The compiled engine needs NumPy and Numba, which are not installed here. "
            "pip install 'stillroom[fast]' adds them; the plain engine plays every game without."
        )
    from stillroom.kernel.compiled import CompiledEngine

    return CompiledEngine(program)


def is_built(program: Program) -> bool:
    """Whether the compiled engine of a game would only be loaded; builds and loads nothing."""
    return _has_compilers() and build_cache.is_built(program)


def built_engine(program: Program) -> CompiledEngine | None:
    """The compiled engine if a build of the game can be loaded; never builds."""
    if not is_built(program):
        return None
    from stillroom.kernel.compiled import CompiledEngine, NotBuilt

    try:
        return CompiledEngine(program, may_build=False)
    except NotBuilt:
        return None


def _has_compilers() -> bool:
    return find_spec("numba") is not None and find_spec("numpy") is not None


def cuda_engine(program: Program) -> CudaEngine:
    """The engine that needs the extra ``cuda`` and a GPU."""
    if program.memory_field is not None:
        raise MissingEngine(
            "Bots that search need a tree each, for which a GPU has no room. "
            "The compiled engine plays them."
        )
    if find_spec("numba_cuda") is None or find_spec("numpy") is None:
        raise MissingEngine(
            "The cuda engine needs numba-cuda, which is not installed here. "
            "pip install 'stillroom[cuda]' adds it; the compiled and plain engines give the same "
            "results without it."
        )
    from stillroom.kernel.cuda import CudaEngine, is_gpu_there

    if not is_gpu_there():
        raise MissingEngine(
            "The cuda engine needs an NVIDIA GPU with a CUDA driver, and there is none here. "
            "The compiled engine gives the same results."
        )
    return CudaEngine(program)


def engine(name: str, program: Program) -> PlainEngine | CompiledEngine | CudaEngine:
    """An engine by its name."""
    match name:
        case "plain":
            return plain_engine(program)
        case "compiled":
            return compiled_engine(program)
        case "cuda":
            return cuda_engine(program)
    raise ValueError(f"there is no engine {name!r}; the engines are {', '.join(NAMES)}")
