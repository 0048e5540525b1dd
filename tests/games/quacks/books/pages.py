"""Scenes that the tests of the books have in common.

Seat 0 is the one that a test looks at. Seat 1 begins far ahead, draws a plain chip and stops: it
rolls the bonus die, and its pot does nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from stillroom.games.quacks.tables import COINS
from tests.games.quacks.scene import Scene
from tests.games.quacks.table import Table

FAR_AHEAD = 40
"""The droplet of seat 1."""
PLAIN = "white-1*3"
"""The bag of seat 1."""
LAST = "white-1"
"""The chip that stays in the bag of seat 0, so that it does not stop by itself."""


def table_with(bag: str, droplet: int = 0, **scene: Unpack[Scene]) -> Table:
    """A table in turn 4, when every book is out, with this bag for seat 0."""
    scene["turn"] = scene.get("turn", 4)
    scene["bags"] = {0: bag, 1: PLAIN, **scene.get("bags", {})}
    scene["droplets"] = scene.get("droplets", [droplet, FAR_AHEAD])
    scene["faces"] = scene.get("faces", ["one-point"])
    return Table(**scene)


def brewing(chips: str, droplet: int = 0, **scene: Unpack[Scene]) -> Table:
    """Seat 0 has drawn these chips and brews on."""
    table = table_with(f"{chips} {LAST}", droplet, **scene)
    table.brews(0, chips)
    return table


def evaluated(chips: str, droplet: int = 0, **scene: Unpack[Scene]) -> Table:
    """Seat 0 has drawn these chips, and everybody has stopped."""
    table = brewing(chips, droplet, **scene)
    table.all_stop()
    return table


def shopping(coins: int, **scene: Unpack[Scene]) -> Table:
    """Seat 0 goes shopping with so many coins."""
    table = evaluated("white-1", COINS.index(coins) - 2, **scene)
    table.goes_to("shopping")
    return table


def costs(chip: str, price: int, books: Mapping[str, int]) -> bool:
    """Whether so many coins are enough for a chip, and one less is not."""
    enough, too_few = shopping(price, books=books), shopping(price - 1, books=books)
    return enough.can(f"buy {chip}") and too_few.why(f"buy {chip}") == "17.4"


def first_turn_on_sale(chip: str, books: Mapping[str, int]) -> int:
    """The first turn in which a chip can be bought."""
    turns = [turn for turn in (4, 3, 2, 1) if on_sale(chip, turn=turn, books=books)]
    return turns[-1]


def on_sale(chip: str, **scene: Unpack[Scene]) -> bool:
    """Whether somebody with many coins can buy a chip."""
    return shopping(25, **scene).can(f"buy {chip}")


def next_turn(table: Table) -> None:
    """Everybody answers plainly until the next turn begins."""
    turn = table.turn
    while table.turn == turn:
        table.plainly(table.waiting[0])
