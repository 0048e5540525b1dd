"""The cuda engine: the same rules on a GPU, one match to a thread, through numba-cuda.

A thread that has finished its match takes the next number from a common counter, so the results
depend on neither the grid nor the order. An assertion that fails on a GPU ends its thread
without a word; every match therefore writes a completion word last, and matches without it are
played again by the plain engine, which says what is wrong.
"""

from __future__ import annotations

from importlib import import_module
from types import FunctionType
from typing import Any, cast

import numba
import numpy as np

from stillroom.kernel import loops
from stillroom.kernel.arrays import RecordArray, dtype_of, new_array, store
from stillroom.kernel.binding import leaves_first, rebind
from stillroom.kernel.compiled import numba_signatures, table_array
from stillroom.kernel.game import Program
from stillroom.kernel.loops import Plan, Played
from stillroom.kernel.plain import PlainEngine
from stillroom.kernel.state import State

if not hasattr(np, "row_stack"):
    # NumPy 2.5 dropped this name, and numba-cuda still asks for it when it is imported.
    np.row_stack = np.vstack

cuda: Any = import_module("numba.cuda")

THREADS_OF_A_BLOCK = 64


def gpu_name() -> str:
    """What the device calls itself."""
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def is_gpu_there() -> bool:
    """Whether a CUDA driver and a device answer."""
    return bool(cuda.is_available())


class CudaEngine:
    """Plays one game on a GPU."""

    name = "cuda"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.builds: dict[FunctionType, int] = {}
        """How often each rule was built."""
        self.matches_played_again = 0
        """How many matches the GPU has not completed so far."""
        self._plain = PlainEngine(program)
        self.kernel = _kernel(self._built_loop(), program)

    def play(
        self, template: State, plan: Plan, first: int, count: int, blocks: int | None = None
    ) -> RecordArray:
        """Plays ``count`` matches of a plan from number ``first``; the grid changes only speed."""
        if blocks is None:
            processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
            blocks = self.program.game.on_gpu.blocks * processors
        templates, plans = new_array(self.program.game.state, 1), new_array(Plan, 1)
        store(templates, 0, template)
        store(plans, 0, plan)
        on_device = cuda.to_device(new_array(Played, count))
        counter = cuda.to_device(np.zeros(1, np.int64))
        self.kernel[blocks, THREADS_OF_A_BLOCK](
            cuda.to_device(templates), cuda.to_device(plans), first, on_device, counter
        )
        played = cast(RecordArray, on_device.copy_to_host())
        self._complete(template, plan, first, played)
        return played

    def _complete(self, template: State, plan: Plan, first: int, played: RecordArray) -> None:
        """Plays again, in the plain engine, every match that has no completion word."""
        for place in np.flatnonzero(played["complete"] != 1):
            match = first + int(place)
            store(played, int(place), self._plain.play(template, plan, match, 1)[0])
            self.matches_played_again += 1

    def _built_loop(self) -> Any:
        """The loop over one match, with every rule under it built once as a device function."""
        built: dict[FunctionType, Any] = {}
        root = cast(FunctionType, loops.play_and_keep)
        for function in leaves_first([root], self.program.stands_for):
            copy = rebind(function, self.program.stands_for, built.__getitem__, table_array)
            signatures = numba_signatures(function, self.program)
            is_small = len(function.__code__.co_code) <= self.program.game.on_gpu.inlined
            built[function] = cuda.jit(signatures, device=True, forceinline=is_small)(copy)
            self.builds[function] = len(built[function].overloads)
        return built[root]


def _kernel(play_and_keep: Any, program: Program) -> Any:
    """The kernel: each thread plays the next match until there is none.

    What a thread needs for its match lies in its local memory, which the hardware interleaves
    between threads; in ordinary arrays of records every access of a warp would be scattered.
    """
    bench_type = numba.from_dtype(dtype_of(program.bench))

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_matches(templates: Any, plans: Any, first: int, played: Any, counter: Any) -> None:
        benches = cuda.local.array(1, bench_type)
        place = cuda.atomic.add(counter, 0, 1)
        while place < played.size:
            play_and_keep(templates[0], plans[0], first + place, benches[0], played[place])
            place = cuda.atomic.add(counter, 0, 1)

    return play_matches
