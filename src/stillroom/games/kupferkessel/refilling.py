"""Chapter 7, refilling. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kettles import piles, ring
from stillroom.games.kupferkessel import rolls
from stillroom.games.kupferkessel.ids import Happened
from stillroom.games.kupferkessel.state import MOST_GAPS, Log, State
from stillroom.kernel import events, queues
from stillroom.kernel.rules import rule

NO_GAP = 0


@rule
def note_gap(state: State, cell: int) -> None:
    """7.1, 7.3  The cell waits for a refill, after one that waits already."""
    place = 0 if state.gaps[0] == NO_GAP else 1
    state.gaps[place] = cell + 1


@rule
def forget_gaps(state: State) -> None:
    """7.5  The gaps stay empty."""
    for place in range(MOST_GAPS):
        state.gaps[place] = NO_GAP


@rule
def refill(state: State, log: Log) -> None:
    """7.1, 7.3, 7.5  The gaps are filled, the first one first, while the pile has cards."""
    for place in range(MOST_GAPS):
        if state.gaps[place] != NO_GAP and not piles.is_used_up(state.pile):
            turn_up(state, state.gaps[place] - 1, log)
    forget_gaps(state)


@rule
def turn_up(state: State, cell: int, log: Log) -> None:
    """7.1  The next card of the pile comes into a gap."""
    card = next_card(state)
    ring.lay(state.square, cell, card)
    events.tell(log, Happened.REFILLED, -1, card + 1, cell, 0, 0)


@rule
def next_card(state: State) -> int:
    """7.4  Cards that were put under the pile come up last, in the order of their coming there."""
    if piles.has_unseen(state.pile):
        return rolls.top_card(state)
    return queues.take_up(state.pile.under)
