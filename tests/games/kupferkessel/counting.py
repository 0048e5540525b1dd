"""Matches at their end: cauldrons as a test tells them, counted by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from tests.games.kupferkessel.scene import Scene
from tests.games.kupferkessel.table import Table

BALLAST = "vines-1 vines-4 wax-dolls-3 wax-dolls-4 pumpkin-3 pumpkin-4 frog-slime-3 frog-slime-4"
"""A cauldron that is worth nothing: pairs, and one card of the value 1."""


def last_card(*held: str, taker: int = 0, **scene: Unpack[Scene]) -> Table:
    """A match with these cauldrons, in which the taker can only take the last card of a line."""
    told: Scene = {
        "seats": len(held),
        "active": taker,
        "cauldrons": dict(enumerate(held)),
        "line": "? - - - - -",
        "pile": "",
        "rest": "out",
    }
    told.update(scene)
    return Table(**told)


def counted(
    *held: str,
    taker: int = 0,
    recipes: Mapping[int, str] | None = None,
    options: Mapping[str, int] | None = None,
) -> Table:
    """A match that is over with these cauldrons, for the taker has refused the last card."""
    scene: Scene = {"options": options or {}}
    if recipes is not None:
        scene["recipes"] = recipes
    table = last_card(*held, taker=taker, **scene)
    (card,) = table.takeable
    table.takes(card)
    table.refuses()
    return table


def cards_of(ingredient: str, values: str) -> str:
    """Some cards of one ingredient: ``cards_of("roots", "1 2")``."""
    return " ".join(f"{ingredient}-{value}" for value in values.split())
