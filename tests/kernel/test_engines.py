"""The engines by name: what each needs, and what is said when it is not there."""

from __future__ import annotations

import sys
from dataclasses import fields
from types import ModuleType

import pytest

from stillroom.bots.registry import program
from stillroom.kernel import engines
from stillroom.kernel.engines import MissingEngine
from stillroom.kernel.game import Program
from stillroom.kernel.loops import Plan
from stillroom.kernel.plain import PlainEngine
from tests.kernel import fresh
from tests.kernel.toy.bots import PROGRAM

WITHOUT_COMPILERS = """
import sys
for name in ("numpy", "numba", "numba_cuda", "llvmlite"):
    sys.modules[name] = None
"""

PLAY_A_MATCH = """
from stillroom.bots.registry import program
from stillroom.kernel.engines import engine
from stillroom.kernel.loops import Plan

elixir_mixer = program("elixir-mixer")
plan = Plan()
plan.seed = 3
template = elixir_mixer.game.new_state(2, {"turn_limit": 40})
[played] = engine("plain", elixir_mixer).play(template, plan, 0, 1)
print(played)
"""

ASK_FOR = """
from stillroom.kernel.engines import MissingEngine, engine
from tests.kernel.toy.bots import PROGRAM

try:
    engine("{name}", PROGRAM)
except MissingEngine as missing:
    print(missing)
"""

HEAVY = """
import sys
print("heavy:", *{"numpy", "numba", "llvmlite", "numba_cuda"} & set(sys.modules))
"""


def test_the_plain_engine_plays_without_numpy_and_numba() -> None:
    elixir_mixer = program("elixir-mixer")
    plan = Plan()
    plan.seed = 3
    template = elixir_mixer.game.new_state(2, {"turn_limit": 40})
    [played] = PlainEngine(elixir_mixer).play(template, plan, 0, 1)
    assert played.complete
    assert fresh.run(WITHOUT_COMPILERS + PLAY_A_MATCH) == repr(played)


def test_the_compiled_engine_tells_how_to_get_it_where_it_is_missing() -> None:
    message = fresh.run(WITHOUT_COMPILERS + ASK_FOR.format(name="compiled"))
    assert "needs NumPy and Numba, which are not installed here" in message
    assert "pip install 'stillroom[fast]'" in message
    assert "the plain engine plays every game" in message


def test_a_gpu_has_no_room_for_bots_that_search() -> None:
    class Searching(Program):
        """A program that keeps what it hears beside something large."""

        @property
        def memory_field(self) -> str:
            return "known"

    searching = Searching(**{one.name: getattr(PROGRAM, one.name) for one in fields(PROGRAM)})
    with pytest.raises(MissingEngine, match="The compiled engine plays them"):
        engines.cuda_engine(searching)


def test_the_cuda_engine_tells_how_to_get_it_where_it_is_missing() -> None:
    message = fresh.run(WITHOUT_COMPILERS + ASK_FOR.format(name="cuda"))
    assert "needs numba-cuda, which is not installed here" in message
    assert "pip install 'stillroom[cuda]'" in message


def test_the_cuda_engine_says_so_where_there_is_no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    without_gpu = ModuleType("stillroom.kernel.cuda")
    vars(without_gpu).update(CudaEngine=PlainEngine, is_gpu_there=lambda: False)
    monkeypatch.setitem(sys.modules, without_gpu.__name__, without_gpu)
    monkeypatch.setattr(engines, "find_spec", lambda name: name)
    with pytest.raises(MissingEngine, match="needs an NVIDIA GPU with a CUDA driver"):
        engines.engine("cuda", PROGRAM)


def test_a_missing_engine_is_an_import_error() -> None:
    assert issubclass(MissingEngine, ImportError)


@pytest.mark.parametrize("name", ["", "fast", "Plain"])
def test_an_engine_that_does_not_exist_is_answered_with_those_that_do(name: str) -> None:
    with pytest.raises(ValueError, match=rf"'{name}'; the engines are plain, compiled, cuda"):
        engines.engine(name, PROGRAM)


def test_the_plain_engine_is_made_by_its_name() -> None:
    made = engines.engine("plain", PROGRAM)
    assert isinstance(made, PlainEngine)
    assert made.program is PROGRAM
    assert made.name == "plain"


@pytest.mark.parametrize(
    "imports",
    [
        "import stillroom",
        "import stillroom.kernel.engines",
        "import stillroom.games.registry",
        "import stillroom.bots.registry",
        "from stillroom.games.registry import find, names; [find(name) for name in names()]",
        PLAY_A_MATCH,
    ],
    ids=["stillroom", "engines", "games", "bots", "each game", "a plain match"],
)
def test_nothing_heavy_is_imported_before_it_is_asked_for(imports: str) -> None:
    assert fresh.run(f"{imports}\n{HEAVY}").endswith("heavy:")
