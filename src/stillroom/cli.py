"""The command line. Heavy parts are imported by the command that needs them."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from typing import NoReturn

from stillroom import __version__
from stillroom.games.registry import names

PLAYERS = ("Anise", "Borage", "Clove", "Dill")
"""Names for bots that play among themselves."""


class Parser(argparse.ArgumentParser):
    """Answers a wrong word with one line that says what would be right."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command."""
    parser = Parser(prog="stillroom", description="A digital table for potion games.")
    parser.add_argument("--version", action="version", version=f"stillroom {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    tell = commands.add_parser("tell", help="let bots play a match and tell it in words")
    tell.add_argument("game", nargs="?", default="elixir-mixer", choices=names())
    tell.add_argument("--bots", default="greedy,greedy,greedy", help="a bot for each seat")
    tell.add_argument("--seed", type=int, help="play a certain match again")
    chosen = parser.parse_args(arguments)
    try:
        tell_match(chosen.game, chosen.bots.split(","), chosen.seed)
    except ValueError as wrong:
        tell.error(str(wrong))
    except BrokenPipeError:
        sys.stderr.close()


def tell_match(game: str, bots: list[str], seed: int | None) -> None:
    """Lets bots play a match in the plain engine and prints what happens."""
    from stillroom.bots.match import BotMatch
    from stillroom.table.telling import Teller

    if seed is None:
        seed = secrets.randbelow(1_000_000)
    match = BotMatch(game, bots, seed)
    teller = Teller(game, PLAYERS)
    names_of_bots = ", ".join(f"{name} ({bot})" for name, bot in zip(PLAYERS, bots, strict=False))
    print(f"{game}, seed {seed}: {names_of_bots}.")
    for log in match.steps():
        for line in teller.tell(log):
            print(line)
    print(
        ", ".join(f"{name} {points}" for name, points in zip(PLAYERS, match.scores, strict=False))
    )


if __name__ == "__main__":
    main()
