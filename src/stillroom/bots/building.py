"""Builds games for the compiled engine in a process of its own.

A build takes half a minute or more and holds up whatever runs beside it in the same process. So a
server starts ``python -m stillroom.bots.building quacks``, and loads the game when it is there.
Without names all games are built. All bots of a game are in its build, those that search too.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from shutil import which

from stillroom.bots.registry import search_program
from stillroom.games.registry import names
from stillroom.kernel.engines import MissingEngine, compiled_engine


def build(games: Sequence[str]) -> None:
    """Builds games one after another, all of them if none is named; what is built is loaded."""
    for game in games or names():
        compiled_engine(search_program(game))


def command_for(game: str) -> list[str]:
    """The command that builds a game in a process of its own, which stands back behind others."""
    politely = () if which("nice") is None else ("nice", "-n", "19")
    return [*politely, sys.executable, "-m", "stillroom.bots.building", game]


def main(games: Sequence[str]) -> str | None:
    """Builds games and tells what stands in the way, if anything does."""
    try:
        build(games)
    except (MissingEngine, ValueError) as wrong:
        return str(wrong)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
