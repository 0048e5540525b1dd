"""The numbers of Hot Kettle."""

from typing import NamedTuple


class Row(NamedTuple):
    """One kind of chip."""

    copies: int
    worth: int


CHIPS = (Row(7, 1), Row(5, 3), Row(4, 0))
"""The chips in the bag and what they are worth, by kind."""

CHIPS_IN_ALL = sum(row.copies for row in CHIPS)

ROUNDS = (0, 0, 3, 2, 2)
"""How many rounds a match has, by the number of seats."""
