"""Whose decisions are in the tree of a search: two ways to choose, for the masters of games."""

from __future__ import annotations

from stillroom.kernel.rules import rule


@rule
def all_are_searched(seat: int, mover: int) -> bool:
    """Everybody thinks: for games in which one answers the other."""
    return seat >= 0 and mover >= 0


@rule
def own_are_searched(seat: int, mover: int) -> bool:
    """Others go their own way: for games in which everybody decides at the same time."""
    return seat == mover
