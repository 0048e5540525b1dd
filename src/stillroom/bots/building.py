"""Builds games for the compiled engine in a process of its own.

A build takes half a minute or more and holds up whatever runs beside it in the same process. So a
server starts ``python -m stillroom.bots.building quacks``, and loads the game when it is there.
Without names all games are built.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from stillroom.bots.registry import program
from stillroom.games.registry import names
from stillroom.kernel.engines import MissingEngine, compiled_engine


def build(games: Sequence[str]) -> None:
    """Builds games one after another, all of them if none is named; what is built is loaded."""
    for game in games or names():
        compiled_engine(program(game))


def main(games: Sequence[str]) -> str | None:
    """Builds games and tells what stands in the way, if anything does."""
    try:
        build(games)
    except (MissingEngine, ValueError) as wrong:
        return str(wrong)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
