"""Whole matches, played by chance in the plain engine, and matches that have just ended."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Unpack

from tests.games.glastonbury.names import SPELL_CARDS
from tests.games.glastonbury.scene import Scene
from tests.games.glastonbury.table import Table

CORNER = 5
ENDING_LINE = ("vanesco-1", "vanesco-2", "vanesco-3", "vanesco-4", "perluceo-1", "perluceo-2")
"""8.9  A Declinatio that leads here ends play, however large the draw pile is."""


def ended(*by_seat: Sequence[str], by: int = 0, **scene: Unpack[Scene]) -> Table:
    """A match that a Declinatio has just ended, with these cauldrons by seat."""
    scene["seats"] = len(by_seat)
    scene["active"], scene["stop"] = by, CORNER
    scene["cauldrons"] = dict(enumerate(by_seat))
    scene["line"] = ENDING_LINE
    scene["spells"] = {"declinatio-1": (by, 3), **scene.get("spells", {})}
    table = Table(**scene)
    table.uses_declinatio()
    return table


def step_by_step(seats: int, seed: int, **options: int) -> Iterator[Table]:
    """A match, shown before the first step and after every one; its dice come from the seed."""
    table = Table.begun(seats, seed, **options)
    chooser = random.Random(seed)
    yield table
    while not table.over:
        seat = chooser.choice(table.waiting)
        table.does(chooser.choice(_some(table.open_to(seat), chooser)), seat=seat)
        yield table


def _some(phrases: set[str], chooser: random.Random) -> list[str]:
    """A sort of answer, so that spells are taken and used often."""
    with_accio = {phrase for phrase in phrases if "accio" in phrase.split()[-1]}
    spells = phrases & {f"take {card}" for card in SPELL_CARDS}
    sorts = [with_accio - spells, spells, phrases - with_accio - spells]
    return sorted(chooser.choice([sort for sort in sorts if sort]))
