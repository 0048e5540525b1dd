"""Pots with black chips, for the two pages of the black book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from tests.games.quacks.scene import Scene
from tests.games.quacks.table import Table

HIGHEST = 20
"""The droplet of the last seat, which alone rolls the bonus die."""


def moths(counts: Sequence[int], **scene: Unpack[Scene]) -> Table:
    """Everybody has so many black chips in the pot, or a white one instead, and has stopped."""
    seats = len(counts)
    pots = [f"black-1*{count}" if count else "white-1" for count in counts]
    scene["seats"] = seats
    scene["turn"] = scene.get("turn", 4)
    scene["bags"] = {seat: f"{pot} white-1" for seat, pot in enumerate(pots)}
    scene["droplets"] = scene.get("droplets", [0] * (seats - 1) + [HIGHEST])
    scene["faces"] = scene.get("faces", ["one-point"])
    table = Table(**scene)
    for seat, pot in enumerate(pots):
        table.brews(seat, pot)
    table.all_stop()
    return table


def steps(table: Table) -> list[int]:
    """How far the droplets of all have moved."""
    seats = range(table.state.seats)
    return [table.droplet(seat) - (HIGHEST if seat == seats[-1] else 0) for seat in seats]


def rubies(table: Table) -> list[int]:
    """The rubies that all have gained."""
    return [table.rubies(seat) - 1 for seat in range(table.state.seats)]
