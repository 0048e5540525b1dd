"""Whole matches by lot, in the plain engine."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.kupferkessel.table import Table
from tests.referee.kupferkessel import SYMBOL_OF


def step_by_step(seats: int, seed: int, *, eager: bool = False, **options: int) -> Iterator[Table]:
    """A match, shown before the first step and after every one; its dice come from the seed.

    Eager players take cards with symbols where they can and use all of them.
    """
    table, chooser = Table.begun(seats, seed, **options), random.Random(seed)
    yield table
    while not table.over:
        phrases = sorted(table.open)
        if eager:
            phrases = [phrase for phrase in phrases if _is_sought(phrase)] or phrases
        table.does(chooser.choice(phrases))
        yield table


def _is_sought(phrase: str) -> bool:
    return phrase == "use" or phrase.removeprefix("take ") in SYMBOL_OF
