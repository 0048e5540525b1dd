"""Scenes that several tests of the face look at."""

from __future__ import annotations

from tests.games.quacks.evaluation import brewed
from tests.games.quacks.table import Table
from tests.referee.quacks import Pot


def brewing(**options: int) -> Table:
    """Seat 0 has drawn white 3 and white 2 and may go on: white 5 of 7, last chip on space 5."""
    table = Table(turn=2, options=options)
    table.brews(0, "white-3 white-2")
    return table


def shopping(coins: int = 8, **options: int) -> Table:
    """In turn 4, seat 0 has so many coins to spend."""
    table = brewed(Pot(coins), Pot(coins), turn=4, options=options)
    table.goes_to("shopping")
    return table


def spending(**options: int) -> Table:
    """In turn 4, seat 0 has five rubies to spend and an empty flask."""
    table = brewed(Pot(8), Pot(8), turn=4, rubies=[5, 0], flasks=[0, 1], options=options)
    table.goes_to("spending")
    return table


def toadstools(beside: str = "red-1 red-4") -> Table:
    """Seat 0 has stopped with orange 1 in the pot and decides on toadstools beside it."""
    table = Table(turn=4, books=2, asides={0: beside})
    table.draws(0, "orange-1")
    table.stops(0)
    return table


def which_droplet() -> Table:
    """With test tubes, the card gives seat 0 a step."""
    return Table(turn=4, card="rising-broth", droplets=[3, 0], options={"test_tubes": 1})


def exploded(turn: int = 4) -> Table:
    """Seat 0 has exploded on scoring space 15 and chooses points or coins."""
    table = brewed(Pot(15, exploded=True), Pot(8), turn=turn)
    table.goes_to("points")
    return table
