"""Telling what happened: to everybody, or while a brew is covered to its player alone (9.6)."""

from __future__ import annotations

from stillroom.games.quacks.ids import Happened
from stillroom.games.quacks.state import Log, State
from stillroom.kernel import events
from stillroom.kernel.rules import rule


@rule
def tell(state: State, log: Log, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """9.5, 9.6  Something happened to a seat; in a covered brew nobody else hears even what."""
    if state.covered:
        events.whisper(log, Happened.COVERED, seat, a, b, c, kind)
    else:
        events.tell(log, kind, seat, a, b, c, 0)
