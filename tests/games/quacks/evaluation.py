"""Scenes of the evaluation: everybody has brewed to a space that the test tells."""

from __future__ import annotations

from typing import Unpack

from tests.games.quacks.names import Told, chips_in_order
from tests.games.quacks.scene import Scene
from tests.games.quacks.table import Table
from tests.referee.quacks import SPOON, Pot

EXPLODING = "white-2*2 white-1 white-3"
"""Four chips of every start bag with the white sum 8."""
EXPLODING_MOVES = 8
PLAIN = "orange-1"
PLAIN_MOVES = 1
QUIET_FACE = "pumpkin"
"""A face of the bonus die that changes neither points nor rubies nor droplets."""


def brewed(*pots: Pot, **scene: Unpack[Scene]) -> Table:
    """A match in which everybody has just stopped, seat by seat, with these scoring spaces.

    Nobody has a ruby, the die shows a pumpkin, and no set of books asks anything, unless told. The
    droplets are where the plain brews need them.
    """
    scene["seats"] = len(pots)
    scene["droplets"] = [droplet_before(pot) for pot in pots]
    scene.setdefault("rubies", [0] * len(pots))
    scene.setdefault("faces", [QUIET_FACE] * 8)
    table = Table(**scene)
    brew(table, *(steps_to(pot) for pot in pots))
    return table


def droplet_before(pot: Pot) -> int:
    """Where the droplet must stand for a plain brew to that scoring space."""
    return pot.space - 1 - (EXPLODING_MOVES if pot.exploded else PLAIN_MOVES)


def steps_to(pot: Pot) -> list[str]:
    """The chips of a plain brew, and a stop where the player decides about it."""
    if pot.exploded:
        return chips_in_order(EXPLODING)
    return [PLAIN] if pot.space == SPOON else [PLAIN, "stop"]


def brew(table: Table, *plans: list[str]) -> None:
    """All players draw and stop in turns, as each plan says."""
    while any(plans):
        for seat, plan in enumerate(plans):
            if plan:
                _does(table, seat, plan.pop(0))


def _does(table: Table, seat: int, step: str) -> None:
    if step == "stop":
        table.stops(seat)
    else:
        table.draws(seat, step)


def seats_of(events: list[Told]) -> list[str | int]:
    """The seats to which events happened, in their order."""
    return [event[1] for event in events]


def gains(table: Table, kind: str, cause: int) -> list[tuple[str | int, str | int]]:
    """Who gained how much or which chip by a cause in the last step."""
    return [(event[1], event[2]) for event in table.heard(kind) if event[3] == cause]
