"""Whole matches, played by bots, in the kernel's own language: the loop that every engine runs."""

from __future__ import annotations

from stillroom.kernel import contract, dice, events, seats
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import Log
from stillroom.kernel.fields import INT32_MAX, flag, ints, number, one, word
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS, Memory, Outcome, State

BOTS_STREAM = 1 << 40
"""Bots roll dice of their own: the stream of the match, moved far away from all matches."""


class Plan(Record):
    """What to play: the same for all matches of a batch."""

    seed: int = word()
    """The seed of the batch; match number n uses stream n of it."""
    policies: list[int] = ints(SEATS)
    """The bot of each seat, by the number of its policy."""
    rotate: int = flag()
    """1 if the bots move on by one seat from match to match, so that each sits everywhere."""
    digests: int = flag()
    """1 if every step is digested, state and events, for comparing engines."""


class Played(Record):
    """What is kept of a match that was played."""

    last_digest: int = word()
    """The digest of the last state."""
    all_digests: int = word()
    """The digest of every state and every event on the way, if the plan asks for it."""
    outcome: Outcome = one(Outcome)
    """Points and places by seat."""
    decisions: int = number()
    """How many decisions were taken."""
    turns: int = number()
    """How many turns were begun."""
    most_events: int = number()
    """The longest log of one step, if the plan asks for digests."""
    first_policy_seat: int = number(0, SEATS - 1)
    """The seat at which the first bot of the plan sat."""
    complete: int = number(0, INT32_MAX)
    """1 when all the rest is written; a match that was cut off has 0 here."""


@rule
def policy_at(plan: Plan, seat: int, shift: int, seats_taken: int) -> int:
    """The bot that sits at a seat when the bots have moved on by some seats."""
    return plan.policies[(seat + seats_taken - shift) % seats_taken]


@rule
def play_match(
    template: State, plan: Plan, match: int, state: State, memory: Memory, log: Log, bot_dice: Dice
) -> int:
    """Plays one match to its end and returns the number of decisions."""
    prepare(template, plan, match, state, log, bot_dice)
    shift = shift_of(plan, match, state.seats)
    seat = seats.previous_seat(state.start_seat, state.seats)
    decisions = 0
    while not state.over:
        seat = seats.next_waiting(state, seat)
        policy = policy_at(plan, seat, shift, state.seats)
        action = contract.decide(state, seat, policy, memory, bot_dice)
        contract.apply(state, seat, action, log)
        decisions += 1
    return decisions


@rule
def play_match_with_digests(
    template: State,
    plan: Plan,
    match: int,
    state: State,
    memory: Memory,
    log: Log,
    bot_dice: Dice,
    played: Played,
) -> int:
    """Plays like `play_match`, and digests the state and the events of every step into `played`."""
    prepare(template, plan, match, state, log, bot_dice)
    shift = shift_of(plan, match, state.seats)
    seat = seats.previous_seat(state.start_seat, state.seats)
    decisions = 0
    so_far = State.digest(state, 0)
    played.most_events = 0
    while not state.over:
        seat = seats.next_waiting(state, seat)
        policy = policy_at(plan, seat, shift, state.seats)
        action = contract.decide(state, seat, policy, memory, bot_dice)
        events.clear(log)
        contract.apply(state, seat, action, log)
        decisions += 1
        so_far = events.mix_into(log, State.digest(state, so_far))
        played.most_events = max(played.most_events, log.length)
    played.all_digests = so_far
    return decisions


@rule
def prepare(
    template: State, plan: Plan, match: int, state: State, log: Log, bot_dice: Dice
) -> None:
    """Seeds the dice of a match and of its bots, and sets the match up."""
    State.copy_into(state, template)
    dice.seed(state.dice, plan.seed, match)
    dice.seed(bot_dice, plan.seed, match + BOTS_STREAM)
    log.length = 0
    log.muted = 1 - plan.digests
    contract.begin(state)


@rule
def shift_of(plan: Plan, match: int, seats_taken: int) -> int:
    """By how many seats the bots have moved on in a match."""
    if plan.rotate:
        return match % seats_taken
    return 0


@rule
def play_and_keep(
    template: State,
    plan: Plan,
    match: int,
    state: State,
    memory: Memory,
    log: Log,
    bot_dice: Dice,
    played: Played,
) -> None:
    """Plays one match and writes what is kept of it, the completion word last."""
    played.complete = 0
    played.all_digests = 0
    if plan.digests:
        played.decisions = play_match_with_digests(
            template, plan, match, state, memory, log, bot_dice, played
        )
    else:
        played.decisions = play_match(template, plan, match, state, memory, log, bot_dice)
    played.turns = state.turn
    played.first_policy_seat = shift_of(plan, match, state.seats)
    contract.outcome(state, played.outcome)
    played.last_digest = State.digest(state, 0)
    played.complete = 1
