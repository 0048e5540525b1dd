"""The lab is light: what is heavy is imported by what needs it."""

from __future__ import annotations

import pytest

from tests.kernel import fresh

HEAVY = """
import sys
print(*sorted({"numpy", "numba", "llvmlite", "rich", "pyarrow"} & set(sys.modules)))
"""
SIMULATE = """
from stillroom.lab.simulate import Simulation, simulate
simulation = Simulation("elixir-mixer", ("greedy", "random"), 1, options={"turn_limit": 5})
simulate(simulation).to_json_document()
"""


@pytest.mark.parametrize(
    "module", ["simulate", "report", "results", "tallies", "columns", "bench", "progress"]
)
def test_importing_the_lab_imports_nothing_heavy(module: str) -> None:
    assert fresh.run(f"import stillroom.lab.{module}{HEAVY}") == ""


def test_a_plain_simulation_needs_nothing_heavy() -> None:
    assert fresh.run(SIMULATE + HEAVY) == ""
