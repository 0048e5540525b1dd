"""The engines by name, and a kind word where one is missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

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
    if find_spec("numba") is None or find_spec("numpy") is None:
        raise MissingEngine(
            "The compiled engine needs NumPy and Numba, which are not installed here. "
            "pip install 'stillroom[fast]' adds them; the plain engine plays every game without."
        )
    from stillroom.kernel.compiled import CompiledEngine

    return CompiledEngine(program)


def cuda_engine(program: Program) -> CudaEngine:
    """The engine that needs the extra ``cuda`` and a GPU."""
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
