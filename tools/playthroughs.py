"""Golden playthroughs: whole matches written out, read once by a person, and compared ever after.

``python -m tools.playthroughs`` says which have changed; ``--write`` writes them anew, so that the
difference in the repository shows exactly what a change did.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from stillroom.bots.match import BotMatch
from stillroom.match.teller import Teller
from tools.citations import ROOT

FOLDER = ROOT / "tests" / "playthroughs"
PLAYERS = ("Anise", "Borage", "Clove", "Dill")


@dataclass(frozen=True)
class Playthrough:
    """One match that is kept."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, int], ...] = ()

    @property
    def path(self) -> Path:
        options = "".join(f"-{name}" for name, _ in self.options)
        return FOLDER / f"{self.game}-{'-'.join(self.bots)}-{self.seed}{options}.txt"


KEPT = (
    Playthrough("elixir-mixer", ("greedy", "greedy"), 1),
    Playthrough("elixir-mixer", ("greedy", "greedy", "greedy"), 2),
    Playthrough("elixir-mixer", ("greedy", "greedy", "greedy", "greedy"), 3),
    Playthrough("elixir-mixer", ("greedy", "random"), 4, (("mixed_elixir_counts", 1),)),
    Playthrough("elixir-mixer", ("random", "greedy", "greedy"), 5, (("four_cards_exactly", 1),)),
    Playthrough("elixir-mixer", ("random", "random"), 6, (("turn_limit", 40),)),
    Playthrough("kupferkessel", ("greedy", "greedy"), 1),
    Playthrough("kupferkessel", ("greedy", "greedy-hazy", "random"), 2),
    Playthrough("kupferkessel", ("greedy", "greedy-forgetful"), 3, (("recipes", 1),)),
    Playthrough("kupferkessel", ("random", "greedy", "greedy"), 4, (("recipes", 1),)),
    Playthrough("kupferkessel", ("random", "random"), 5, (("refill_at_the_end", 1),)),
    Playthrough("kupferkessel", ("random", "random", "random"), 6, (("childrens_scoring", 1),)),
    Playthrough("glastonbury", ("greedy", "greedy"), 1),
    Playthrough("glastonbury", ("greedy", "greedy-hazy", "random"), 2),
    Playthrough("glastonbury", ("random", "greedy", "greedy-watchful", "greedy"), 3),
    Playthrough("glastonbury", ("greedy", "greedy"), 4, (("recipes", 1),)),
    Playthrough("glastonbury", ("random", "random", "random"), 5, (("recipes", 1),)),
    Playthrough("glastonbury", ("greedy", "random", "random", "greedy"), 6, (("recipes", 1),)),
    Playthrough("quacks", ("greedy", "greedy"), 1),
    Playthrough("quacks", ("greedy", "greedy", "random"), 2, (("books", 1), ("test_tubes", 1))),
    Playthrough("quacks", ("greedy", "greedy", "greedy", "greedy"), 3, (("books", 2),)),
    Playthrough("quacks", ("greedy", "random"), 4, (("books", 3), ("stir", 1))),
    Playthrough("quacks", ("greedy", "greedy"), 5, (("books", 5), ("no_fortune_cards", 1))),
)


def lines_of(playthrough: Playthrough) -> Iterator[str]:
    """A match in words with nothing hidden, and the digest of the state after each step."""
    match = BotMatch(
        playthrough.game, list(playthrough.bots), playthrough.seed, dict(playthrough.options)
    )
    state = match.state
    owners = [
        Teller(playthrough.game, PLAYERS, seat, says_you=False) for seat in range(state.seats)
    ]
    spectator = Teller(playthrough.game, PLAYERS)
    yield f"{playthrough.game}, bots {', '.join(playthrough.bots)}, seed {playthrough.seed}"
    yield f"{PLAYERS[state.start_seat]} begins."
    for log in chain([match.opening], match.steps()):
        heard = zip(*(owner.tell(log) for owner in owners), strict=True)
        for lines, public in zip(heard, spectator.tell(log), strict=True):
            yield next((line for line in lines if line != public), public)
        yield f"    {type(state).digest(state, 0):016x}"
    scores = zip(PLAYERS, match.scores, strict=False)
    yield ", ".join(f"{name} {points}" for name, points in scores)


def text_of(playthrough: Playthrough) -> str:
    """The whole file of a playthrough."""
    return "\n".join(lines_of(playthrough)) + "\n"


def main() -> None:
    """Compares or writes all playthroughs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew")
    write = parser.parse_args().write
    changed = []
    for playthrough in KEPT:
        text = text_of(playthrough)
        if write:
            playthrough.path.write_text(text, encoding="utf-8")
        elif not playthrough.path.exists() or playthrough.path.read_text("utf-8") != text:
            changed.append(playthrough.path.name)
    if changed:
        sys.exit(f"changed: {', '.join(changed)}; read the difference, then --write")


if __name__ == "__main__":
    main()
