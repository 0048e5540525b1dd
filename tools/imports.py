"""How far modules are from each other, counted in imports."""

from __future__ import annotations

from collections.abc import Iterable

import grimp


def distances(modules: Iterable[str], graph: grimp.ImportGraph) -> dict[str, int]:
    """All modules that import some modules, at once or through others, by how many imports.

    The modules themselves are 0 imports away.
    """
    found = dict.fromkeys(modules, 0)
    reached = {*found}
    while reached:
        farther = 1 + max(found.values(), default=0)
        importers = (graph.find_modules_that_directly_import(module) for module in reached)
        reached = {*set().union(*importers)} - found.keys()
        found |= dict.fromkeys(reached, farther)
    return found
