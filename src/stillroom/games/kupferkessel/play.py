"""The entry points of Kupferkessel Co.: the contract of every game, for this one.

Where to read what: the cards, the square and setting up in `setup`, walking in `walking`, taking
a card in `taking`, symbols in `symbols`, refilling in `refilling`, turns and the end in `ending`,
scoring in `scoring` and `recipes`, who knows what in `knowledge`.
"""

from __future__ import annotations

from stillroom.games.kupferkessel import (
    actions,
    ending,
    foresight,
    knowledge,
    reasons,
    scoring,
    setup,
    symbols,
    taking,
)
from stillroom.games.kupferkessel.ids import ACTIONS, Choice
from stillroom.games.kupferkessel.state import Foresight, Log, Mask, Observation, State
from stillroom.kernel import choices, masks
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Outcome


@rule
def begin(state: State, _log: Log) -> None:
    """3.1 - 3.9  Sets up from the options and the number of seats, and lets white walk."""
    setup.set_up(state)


@rule
def legal(state: State, seat: int, mask: Mask) -> None:
    """11.1  The actions that are open to a seat now; none while it is not asked."""
    masks.clear(mask)
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            taking.offer_cards(state, seat, mask)
        case Choice.SYMBOL:
            symbols.offer_symbol(mask)
        case Choice.LAST_CARD:
            ending.offer_last_card(mask)


@rule
def apply(state: State, seat: int, action: int, log: Log) -> None:
    """Plays an action and everything that follows by itself, also turns that end at corners."""
    assert 0 <= action < ACTIONS, "an action number of this game"
    assert seat == state.active_seat, "3.9 only the player whose turn it is acts"
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            taking.take(state, actions.object_of(action), log)
        case Choice.SYMBOL:
            symbols.decide(state, action, log)
        case _:
            ending.decide(state, action, log)
    while not state.over and not state.waiting[state.active_seat]:
        ending.end_turn(state, log)


@rule
def outcome(state: State, result: Outcome) -> None:
    """8.6, 9.19  Points and places."""
    scoring.settle(state, result)


@rule
def redeal(state: State, seat: int) -> None:
    """10.2 - 10.4  A fair guess at what a seat cannot know, with the dice that are in the state."""
    knowledge.guess_hidden_things(state, seat)


@rule
def observe(state: State, seat: int, observation: Observation) -> None:
    """10.1 - 10.7  A seat's knowledge as numbers."""
    knowledge.describe(state, seat, observation)


@rule
def foresee(state: State, seat: int, action: int, foreseen: Foresight) -> None:
    """What a seat may know of the effect of one of its open actions."""
    foresight.look_ahead(state, seat, action, foreseen)


@rule
def reason(state: State, seat: int, action: int) -> int:
    """The paragraph that forbids an action, or 0 if it is open."""
    assert 0 <= action < ACTIONS, "an action number of this game"
    return reasons.why_not(state, seat, action)
