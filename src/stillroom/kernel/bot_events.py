"""Hearing: the memories of bots are fed by the events that their seats may see, and by no more."""

from __future__ import annotations

from stillroom.kernel import contract
from stillroom.kernel.events import EVERYBODY, EventRow, Log
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Memory


@rule
def hear(memory: Memory, seat: int, log: Log, heard: EventRow) -> None:
    """A bot at a seat hears all events of a step; `heard` is room for one of them."""
    for i in range(log.length):
        cut_for(seat, log.rows[i], heard)
        contract.remember(memory, heard)


@rule
def cut_for(seat: int, event: EventRow, heard: EventRow) -> None:
    """An event as a seat may know it: without the numbers that are for another."""
    EventRow.copy_into(heard, event)
    is_mine = event.seen_by == seat
    if event.seen_by != EVERYBODY and not is_mine:
        heard.a = 0
        heard.b = 0
        heard.c = 0
        heard.d = 0


@rule
def always(_policy: int) -> bool:
    """Bots that remember listen, unless a game knows it better."""
    return True


@rule
def never(_policy: int) -> bool:
    """Bots that remember nothing do not listen."""
    return False


@rule
def forget(memory: Memory, event: EventRow) -> None:
    """What bots without a memory do with an event."""
