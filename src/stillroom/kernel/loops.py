"""Whole matches, played by bots, in the kernel's own language: the loop that every engine runs."""

from __future__ import annotations

from stillroom.kernel import bot_events, contract, dice, events, seats
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow, Log
from stillroom.kernel.fields import INT32_MAX, flag, ints, many, number, one, word
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS, Memory, Outcome, State

BOTS_STREAM = 1 << 40
"""Bots roll dice of their own: the stream of the match, moved far away from all matches."""


class Plan(Record):
    """What to play: the same for all matches of a batch."""

    seed: int = word()
    """The seed of the batch; match number n rolls stream n of it, unless matches are duplicated."""
    policies: list[int] = ints(SEATS)
    """The bot of each seat, by the number of its policy."""
    rotate: int = flag()
    """1 if the bots move on by one seat from match to match, so that each sits everywhere."""
    duplicate: int = flag()
    """1 if as many matches as there are seats roll the same dice, so that luck evens out between
    bots that move on."""
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


class Bench(Record):
    """Everything that one match needs while it is played; each game has one of its own sizes."""

    state: State = one(State)
    """The match."""
    memories: list[Memory] = many(Memory, SEATS)
    """What the bot of each seat remembers; nobody remembers for another."""
    log: Log = one(Log)
    """The events of the last step."""
    heard: EventRow = one(EventRow)
    """An event on its way to a bot, cut for its seat."""
    bot_dice: Dice = one(Dice)
    """The dice of the bots."""


@rule
def play_and_keep(template: State, plan: Plan, match: int, bench: Bench, played: Played) -> None:
    """Plays one match and writes what is kept of it, the completion word last."""
    Played.clear(played)
    prepare(template, plan, match, bench)
    play_match(plan, match, bench, played)
    state = bench.state
    played.turns = state.turn
    played.first_policy_seat = shift_of(plan, match, state.seats)
    contract.outcome(state, played.outcome)
    played.last_digest = State.digest(state, 0)
    played.complete = 1


@rule
def prepare(template: State, plan: Plan, match: int, bench: Bench) -> None:
    """Seeds the dice of a match and of its bots, and sets the match up."""
    Bench.clear(bench)
    State.copy_into(bench.state, template)
    dice.seed(bench.state.dice, plan.seed, deal_of(plan, match, template.seats))
    dice.seed(bench.bot_dice, plan.seed, match + BOTS_STREAM)
    bench.log.muted = 0 if plan.digests or somebody_listens(plan, bench.state.seats) else 1
    events.clear(bench.log)
    contract.begin(bench.state, bench.log)


@rule
def play_match(plan: Plan, match: int, bench: Bench, played: Played) -> None:
    """Asks the waiting seats in turn, the start player first, until the match is over."""
    state = bench.state
    shift = shift_of(plan, match, state.seats)
    is_heard = somebody_listens(plan, state.seats)
    seat = seats.previous_seat(state.start_seat, state.seats)
    if is_heard:
        tell_bots(plan, shift, bench)
    if plan.digests:
        digest_step(state, bench.log, played)
    while not state.over:
        seat = seats.next_waiting(state, seat)
        policy = policy_at(plan, seat, shift, state.seats)
        action = contract.decide(state, seat, policy, bench.memories[seat], bench.bot_dice)
        events.clear(bench.log)
        contract.apply(state, seat, action, bench.log)
        played.decisions += 1
        if is_heard:
            tell_bots(plan, shift, bench)
        if plan.digests:
            digest_step(state, bench.log, played)


@rule
def somebody_listens(plan: Plan, seats_taken: int) -> bool:
    """Whether a bot of the plan remembers events."""
    listeners = 0
    for seat in range(seats_taken):
        if contract.wants_events(plan.policies[seat]):
            listeners += 1
    return listeners > 0


@rule
def tell_bots(plan: Plan, shift: int, bench: Bench) -> None:
    """Every bot that listens hears what happened, as its seat may know it."""
    for seat in range(bench.state.seats):
        if contract.wants_events(policy_at(plan, seat, shift, bench.state.seats)):
            bot_events.hear(bench.memories[seat], seat, bench.log, bench.heard)


@rule
def deal_of(plan: Plan, match: int, seats_taken: int) -> int:
    """The stream of the seed that a match rolls."""
    if plan.duplicate:
        return match // seats_taken
    return match


@rule
def shift_of(plan: Plan, match: int, seats_taken: int) -> int:
    """By how many seats the bots have moved on in a match."""
    if plan.rotate:
        return match % seats_taken
    return 0


@rule
def policy_at(plan: Plan, seat: int, shift: int, seats_taken: int) -> int:
    """The bot that sits at a seat when the bots have moved on by some seats."""
    return plan.policies[(seat + seats_taken - shift) % seats_taken]


@rule
def digest_step(state: State, log: Log, played: Played) -> None:
    """Mixes the state after a step and its events into the digest of the match."""
    played.all_digests = events.mix_into(log, State.digest(state, played.all_digests))
    played.most_events = max(played.most_events, log.length)
