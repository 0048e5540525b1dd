"""Brews that the tests of the cards have in common."""

from __future__ import annotations

from tests.games.quacks.table import Table

SEVEN = "white-3 white-2*2"
"""White chips of the first bag that add up to exactly 7; the last one lies on space 7."""
EXPLODING = f"{SEVEN} white-1"
"""White chips of the first bag that add up to 8; the last one lies on space 8."""


def stops_after(table: Table, seat: int, words: str) -> None:
    """A player draws these chips and stops."""
    table.brews(seat, words)
    table.stops(seat)


def explodes(table: Table, seat: int) -> None:
    """A player draws from the first bag until the pot explodes."""
    table.brews(seat, EXPLODING)
    assert table.exploded(seat)
