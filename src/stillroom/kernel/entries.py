"""The entry points that Python calls, over arrays of records and an index.

Crossing from Python into compiled code costs as much as many rules, so there are few entries,
each does a whole thing, and an array with an index crosses the border much faster than one
record.
"""

from __future__ import annotations

from stillroom.kernel import contract, events, loops
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import Log
from stillroom.kernel.loops import Bench, Plan, Played
from stillroom.kernel.masks import Mask
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Foresight, Memory, Observation, Outcome, State


@rule
def begin(states: list[State], index: int, logs: list[Log]) -> None:
    """Sets up a match whose seats, options and dice are in place."""
    events.clear(logs[0])
    contract.begin(states[index], logs[0])


@rule
def legal(states: list[State], index: int, seat: int, masks: list[Mask]) -> None:
    """Fills the first mask with the actions that are open to a seat."""
    contract.legal(states[index], seat, masks[0])


@rule
def apply(states: list[State], index: int, seat: int, action: int, logs: list[Log]) -> None:
    """Plays an action and leaves its events in the first log; refuses one that is not open."""
    assert contract.reason(states[index], seat, action) == 0, "only an open action can be played"
    events.clear(logs[0])
    contract.apply(states[index], seat, action, logs[0])


@rule
def outcome(states: list[State], index: int, outcomes: list[Outcome]) -> None:
    """The points and places at the end of a match."""
    contract.outcome(states[index], outcomes[0])


@rule
def redeal(states: list[State], index: int, seat: int) -> None:
    """Replaces what a seat cannot know by a fair guess."""
    contract.redeal(states[index], seat)


@rule
def observe(states: list[State], index: int, seat: int, observations: list[Observation]) -> None:
    """A seat's knowledge as numbers."""
    contract.observe(states[index], seat, observations[0])


@rule
def foresee(
    states: list[State], index: int, seat: int, action: int, foresights: list[Foresight]
) -> None:
    """What a seat may know of the effect of an open action."""
    contract.foresee(states[index], seat, action, foresights[0])


@rule
def reason(states: list[State], index: int, seat: int, action: int) -> int:
    """The paragraph that forbids an action, or 0."""
    return contract.reason(states[index], seat, action)


@rule
def decide(
    states: list[State],
    index: int,
    seat: int,
    policy: int,
    memories: list[Memory],
    bot_dice: list[Dice],
) -> int:
    """The action that a bot chooses."""
    return contract.decide(states[index], seat, policy, memories[0], bot_dice[0])


@rule
def digest(states: list[State], index: int) -> int:
    """The digest of a state."""
    so_far: int = State.digest(states[index], 0)
    return so_far


@rule
def play_matches(
    templates: list[State],
    plans: list[Plan],
    first: int,
    played: list[Played],
    low: int,
    high: int,
    slot: int,
    benches: list[Bench],
) -> None:
    """Plays matches and writes them to ``played[low:high]``; match ``first`` belongs to place 0."""
    for place in range(low, high):
        loops.play_and_keep(templates[0], plans[0], first + place, benches[slot], played[place])


ENTRIES = (
    begin,
    legal,
    apply,
    outcome,
    redeal,
    observe,
    foresee,
    reason,
    decide,
    digest,
    play_matches,
)
