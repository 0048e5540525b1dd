"""The luck of the kettle games: cards that refill gaps, for whoever comes there next."""

from __future__ import annotations

from collections.abc import Iterable

from stillroom.games.afterwards import LuckSheet, Retraced
from stillroom.games.messages import Message
from stillroom.kernel.state import State


def luck(_seats: int, _actions: Iterable[Retraced[State]]) -> LuckSheet:
    """Nobody draws a card of the own, so there is no honest figure for one seat."""
    return LuckSheet(note=Message("luck-of-all"))
