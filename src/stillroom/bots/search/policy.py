"""Which decisions are in the tree of a search: ways to choose, for the masters of games."""

from __future__ import annotations

from stillroom.kernel.rules import rule

UNDOUBTED = 100_000_000
"""Where an adviser is trusted so much, nothing else is tried."""


@rule
def all_are_searched(seat: int, mover: int) -> bool:
    """Everybody thinks: for games in which one answers the other."""
    return seat >= 0 and mover >= 0


@rule
def own_are_searched(seat: int, mover: int) -> bool:
    """Others go their own way: for games in which everybody decides at the same time."""
    return seat == mover


@rule
def far_ahead() -> bool:
    """To the end, whatever is rolled: for games in which a roll seldom changes what is good."""
    return True


@rule
def until_dice() -> bool:
    """Up to the next roll: for games in which each roll is answered anew.

    The tree knows decisions and not what was rolled before them. A plan for all rolls alike would
    be worse than what the adviser answers to each.
    """
    return False
