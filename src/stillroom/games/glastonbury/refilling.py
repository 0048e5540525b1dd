"""Chapter 7, refilling. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury import rolls
from stillroom.games.glastonbury.ids import Happened
from stillroom.games.glastonbury.state import Log, State
from stillroom.games.kettles import piles, ring
from stillroom.kernel import events, queues
from stillroom.kernel.rules import rule


@rule
def refill_gap(state: State, log: Log) -> None:
    """7.1 - 7.3  The next card of the draw pile is laid into the gap; without one the gap stays."""
    if piles.has_unseen(state.pile):
        fill(state, rolls.top_card(state), log)
    elif state.pile.under.length > 0:
        fill(state, queues.take_up(state.pile.under), log)
    state.gap = 0


@rule
def fill(state: State, card: int, log: Log) -> None:
    """7.1  A card comes face up into the gap."""
    cell = state.gap - 1
    ring.lay(state.square, cell, card)
    events.tell(log, Happened.REFILLED, -1, card + 1, cell, 0, 0)
