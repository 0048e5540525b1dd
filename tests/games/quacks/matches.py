"""Whole matches by lot, in the plain engine."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.quacks.table import Table


def step_by_step(seats: int, seed: int, **options: int) -> Iterator[Table]:
    """A match, shown before the first step and after every one; its dice come from the seed."""
    table, chooser = Table.begun(seats, seed, **options), random.Random(seed)
    yield table
    while not table.over:
        seat = chooser.choice(table.waiting)
        phrases = sorted(table.open_to(seat))
        if table.asked(seat) == "brew" and chooser.random() < 0.7:
            phrases = ["draw"]
        table.does(chooser.choice(phrases), seat=seat)
        yield table
