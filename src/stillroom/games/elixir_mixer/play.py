"""The entry points of Elixir Mixer: the contract of every game, for this one.

Where to read what: the cards and setting up in `setup`, picking in `picking`, mixing in
`mixing`, bonus cards in `bonuses`, the end of a turn and of the match in `ending`, who knows
what in `knowledge`.
"""

from __future__ import annotations

from stillroom.games.elixir_mixer import (
    actions,
    asking,
    ending,
    foresight,
    knowledge,
    mixing,
    picking,
    reasons,
    setup,
)
from stillroom.games.elixir_mixer.ids import ACTIONS, Action, Choice
from stillroom.games.elixir_mixer.state import Foresight, Log, Mask, Observation, State
from stillroom.kernel import choices, masks
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Outcome


@rule
def begin(state: State, _log: Log) -> None:
    """2.1 - 2.4  Sets up from the options and the number of seats."""
    setup.set_up(state)


@rule
def legal(state: State, seat: int, mask: Mask) -> None:
    """The actions that are open to a seat now; none while it is not asked."""
    masks.clear(mask)
    match choices.asked(state.players[seat].pending):
        case Choice.PICK:
            picking.offer_picks(state, mask)
        case Choice.TRADE:
            picking.offer_trade_cards(state, mask)
        case Choice.MIX:
            mixing.offer_mixes(state, mask)
        case Choice.USE:
            mixing.offer_hand_cards(state, mask)
        case Choice.DISCARD:
            ending.offer_discards(state, mask)


@rule
def apply(state: State, seat: int, action: int, log: Log) -> None:
    """Plays an action and everything that follows by itself."""
    assert 0 <= action < ACTIONS, "an action number of this game"
    assert seat == state.active_seat, "2.4 only the player whose turn it is acts"
    named = actions.object_of(action)
    match choices.asked(state.players[seat].pending):
        case Choice.PICK:
            pick(state, actions.verb_of(action), named, log)
        case Choice.TRADE:
            picking.receive(state, named, log)
        case Choice.MIX:
            mix(state, actions.verb_of(action), named, log)
        case Choice.USE:
            mixing.use(state, named, log)
        case Choice.DISCARD:
            ending.discard(state, named, log)
    if not state.over and not state.waiting[state.active_seat]:
        mixing.ask_what_to_mix(state, log)


@rule
def pick(state: State, verb: int, kind: int, log: Log) -> None:
    """3.1  Exactly one of three things."""
    match verb:
        case Action.DRAW:
            picking.draw(state, log)
        case Action.TAKE:
            picking.take(state, kind, log)
        case Action.GIVE:
            picking.give(state, kind, log)


@rule
def mix(state: State, verb: int, colour: int, log: Log) -> None:
    """4.1  Mix an elixir, mix the mixed elixir, or end the turn."""
    match verb:
        case Action.MIX:
            mixing.begin_mix(state, colour)
        case Action.MIXED_ELIXIR:
            mixing.begin_mixed_elixir(state)
        case Action.END_TURN:
            asking.answered(state)
            ending.end_turn(state, 0, log)


@rule
def outcome(state: State, result: Outcome) -> None:
    """7.2, 7.3  Points and places."""
    ending.settle(state, result)


@rule
def redeal(state: State, seat: int) -> None:
    """8.1  A fair guess at what a seat cannot know, with the dice that are in the state."""
    knowledge.guess_hidden_cards(state, seat)


@rule
def observe(state: State, seat: int, observation: Observation) -> None:
    """8.1, 8.2  A seat's knowledge as numbers."""
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
