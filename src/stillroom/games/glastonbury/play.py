"""The entry points of Glastonbury: the contract of every game, for this one.

Where to read what: the cards and setting up in `setup`, the ring and walking in `walking`, the
course of a turn in `turns`, taking cards in `taking`, spells in `spells`, refilling in `refilling`,
the end in `ending`, points in `scoring`, Immuto in `placing`, recipes in `recipes`, who knows what
in `knowledge`.
"""

from __future__ import annotations

from stillroom.games.glastonbury import (
    actions,
    ending,
    foresight,
    knowledge,
    placing,
    reasons,
    scoring,
    setup,
    spells,
    taking,
    turns,
)
from stillroom.games.glastonbury.ids import ACTIONS, Action, Choice, Special
from stillroom.games.glastonbury.state import Foresight, Log, Mask, Observation, State
from stillroom.kernel import choices, masks
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Outcome


@rule
def begin(state: State, _log: Log) -> None:
    """3.1 - 3.7  Sets up from the options and the number of seats."""
    setup.set_up(state)


@rule
def legal(state: State, seat: int, mask: Mask) -> None:
    """The actions that are open to a seat now; none while it is not asked."""
    masks.clear(mask)
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            taking.offer_takes(state, mask)
        case Choice.CORNER:
            turns.offer_corner(state, mask)
        case Choice.LOOK:
            masks.allow(mask, Action.DONE)
        case Choice.LAST_CARD:
            ending.offer_keeping(mask)
        case Choice.PLACE:
            placing.offer_places(state, seat, mask)


@rule
def apply(state: State, seat: int, action: int, log: Log) -> None:
    """12.8  Plays an action and everything that follows by itself."""
    assert 0 <= action < ACTIONS, "an action number of this game"
    assert state.waiting[seat], "12.8 only a player who is asked acts"
    verb = actions.verb_of(action)
    named = actions.object_of(action)
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            take(state, verb, named, log)
        case Choice.CORNER:
            leave_corner(state, verb, log)
        case Choice.LOOK:
            spells.finish_looking(state, log)
        case Choice.LAST_CARD:
            decide_on_last_card(state, verb, log)
        case _:
            placing.place(state, seat, named, log)
    turns.play_on(state, log)


@rule
def take(state: State, verb: int, card: int, log: Log) -> None:
    """12.2, 12.3  Which card is taken and how, in one answer."""
    seat = state.active_seat
    match verb:
        case Action.TAKE:
            taking.take(state, card, log)
        case Action.ACCIO:
            spell = spells.next_to_use(state, seat, Special.ACCIO)
            taking.take_with_accio(state, card, spell, log)
        case _:
            spell = spells.unused_beside_begun(state, seat, Special.ACCIO)
            taking.take_with_accio(state, card, spell, log)


@rule
def leave_corner(state: State, verb: int, log: Log) -> None:
    """12.1, 12.3  Use a Declinatio, or stay."""
    seat = state.active_seat
    match verb:
        case Action.DECLINATIO:
            spell = spells.next_to_use(state, seat, Special.DECLINATIO)
            turns.use_declinatio(state, spell, log)
        case Action.UNUSED_DECLINATIO:
            spell = spells.unused_beside_begun(state, seat, Special.DECLINATIO)
            turns.use_declinatio(state, spell, log)
        case _:
            turns.stay(state, log)


@rule
def decide_on_last_card(state: State, verb: int, log: Log) -> None:
    """12.5  Keep or refuse."""
    if verb == Action.KEEP:
        ending.keep(state, log)
    else:
        ending.refuse(state, log)


@rule
def outcome(state: State, result: Outcome) -> None:
    """9.9, 9.10  Points and places."""
    scoring.settle(state, result)


@rule
def redeal(state: State, seat: int) -> None:
    """11.2, 11.4, 11.7  A fair guess at what a seat cannot know, with the dice in the state."""
    knowledge.guess_hidden_things(state, seat)


@rule
def observe(state: State, seat: int, observation: Observation) -> None:
    """11.1 - 11.9  A seat's knowledge as numbers."""
    knowledge.describe(state, seat, observation)


@rule
def foresee(state: State, seat: int, action: int, foreseen: Foresight) -> None:
    """11.3  What a seat may know of the effect of one of its open actions."""
    foresight.look_ahead(state, seat, action, foreseen)


@rule
def reason(state: State, seat: int, action: int) -> int:
    """The paragraph that forbids an action, or 0 if it is open."""
    assert 0 <= action < ACTIONS, "an action number of this game"
    return reasons.why_not(state, seat, action)
