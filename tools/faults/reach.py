"""Which tests of a tree import a module: ``python -m tools.faults.reach TREE MODULE``.

It runs in a process of its own, because a tree can only be looked at where no other is imported.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import grimp

from tools.imports import distances

STARTED = {
    "tests.server.serving": "stillroom.server",
    "tests.tui.emulator": "stillroom.tui",
}
"""The modules of tests that start some package as a process."""
LAST = "tests.browser"


def tests_of(module: str) -> Iterator[str]:
    """The files of the tests that import a module, at once or through others, or start it.

    The nearest come first, and those that need a browser last.
    """
    graph = grimp.build_graph("stillroom", "tests", cache_dir=None)
    starters = [test for test, package in STARTED.items() if module.startswith(package)]
    found = distances([module, *starters], graph)
    for name in sorted(found, key=lambda name: (name.startswith(LAST), found[name], name)):
        if name.rpartition(".")[2].startswith("test_"):
            yield name.replace(".", "/") + ".py"


def main() -> None:
    """Prints the files of the tests, a line each."""
    tree, module = sys.argv[1:]
    sys.path[:0] = [f"{tree}/src", tree]
    print("\n".join(tests_of(module)))


if __name__ == "__main__":
    main()
