"""The rules of Hot Kettle."""

from __future__ import annotations

from stillroom.kernel import bags, choices, dice, events, masks, queues, seats
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Outcome
from tests.kernel.toy import tables
from tests.kernel.toy.ids import KINDS, Action, Chip, Choice, Happened
from tests.kernel.toy.state import Foresight, Log, Mask, Observation, State
from tests.kernel.toy.tables import CHIPS


@rule
def begin(state: State, _log: Log) -> None:
    """All chips in the pile; the start player by lot."""
    for kind in range(KINDS):
        state.pile[kind] = CHIPS[kind].copies
    state.start_seat = dice.below(state.dice, state.seats)
    begin_round(state)


@rule
def begin_round(state: State) -> None:
    """Everybody is asked at the same time."""
    state.turn += 1
    for seat in range(state.seats):
        choices.ask(state.players[seat].pending, Choice.DARE, 0, 0)
        state.waiting[seat] = 1


@rule
def has_chips(state: State) -> bool:
    """Whether a chip can be drawn."""
    return not bags.is_empty(state.pile) or state.under.length > 0


@rule
def legal(state: State, seat: int, mask: Mask) -> None:
    """Stop, or draw while there is something; a root is kept or buried."""
    masks.clear(mask)
    match choices.asked(state.players[seat].pending):
        case Choice.DARE:
            masks.allow(mask, Action.STOP)
            if has_chips(state):
                masks.allow(mask, Action.DRAW)
        case Choice.BURY:
            masks.allow(mask, Action.KEEP)
            masks.allow(mask, Action.BURY)


@rule
def apply(state: State, seat: int, action: int, log: Log) -> None:
    """One answer of one seat, and the end of the round when it was the last."""
    assert reason(state, seat, action) == 0, "only an open action is played"
    match action:
        case Action.STOP:
            events.tell(log, Happened.STOPPED, seat, worth(state.players[seat].pot), 0, 0, 0)
            state.players[seat].points += worth(state.players[seat].pot)
            leave(state, seat)
        case Action.DRAW:
            draw(state, seat, log)
        case Action.KEEP:
            keep(state, seat, log)
        case Action.BURY:
            bury(state, seat, log)
    if not is_anybody_in(state):
        end_round(state, log)


@rule
def is_anybody_in(state: State) -> bool:
    """Whether somebody is still drawing."""
    waiting = 0
    for seat in range(state.seats):
        waiting += state.waiting[seat]
    return waiting > 0


@rule
def worth(pot: list[int]) -> int:
    """The worth of the chips in a pot."""
    total = 0
    for kind in range(KINDS):
        total += pot[kind] * CHIPS[kind].worth
    return total


@rule
def draw(state: State, seat: int, log: Log) -> None:
    """A chip from the pile, or from under it when it is used up."""
    if bags.is_empty(state.pile):
        chip = queues.take_up(state.under)
    else:
        chip = bags.draw(state.pile, state.dice)
    events.whisper(log, Happened.DREW, seat, chip, 0, 0, 0)
    if chip == Chip.TOAD:
        burst(state, seat, log)
    elif chip == Chip.ROOT:
        choices.ask(state.players[seat].pending, Choice.BURY, chip, 0)
    else:
        add(state, seat, chip)


@rule
def add(state: State, seat: int, chip: int) -> None:
    """A chip goes into the pot."""
    state.players[seat].pot[chip] += 1
    state.players[seat].pot_size += 1


@rule
def keep(state: State, seat: int, log: Log) -> None:
    """A root is kept."""
    add(state, seat, choices.subject(state.players[seat].pending))
    choices.answered(state.players[seat].pending)
    events.tell(log, Happened.KEPT, seat, 0, 0, 0, 0)


@rule
def bury(state: State, seat: int, log: Log) -> None:
    """A root goes under the pile."""
    queues.put_under(state.under, choices.subject(state.players[seat].pending))
    choices.answered(state.players[seat].pending)
    events.tell(log, Happened.BURIED, seat, 0, 0, 0, 0)


@rule
def burst(state: State, seat: int, log: Log) -> None:
    """The toad goes under the pile, and the pot back into it."""
    queues.put_under(state.under, Chip.TOAD)
    events.tell(log, Happened.BURST, seat, 0, 0, 0, 0)
    empty_pot(state, seat)
    leave(state, seat)


@rule
def empty_pot(state: State, seat: int) -> None:
    """The chips of a pot go back into the pile."""
    bags.pour(state.pile, state.players[seat].pot)
    state.players[seat].pot_size = 0


@rule
def leave(state: State, seat: int) -> None:
    """A seat is out of the round."""
    choices.answered(state.players[seat].pending)
    state.waiting[seat] = 0


@rule
def end_round(state: State, log: Log) -> None:
    """All chips go back; the next start player, or the end."""
    events.tell(log, Happened.ROUND_ENDED, -1, state.turn, 0, 0, 0)
    for seat in range(state.seats):
        empty_pot(state, seat)
    while state.under.length:
        state.pile[queues.take_up(state.under)] += 1
    if state.turn >= tables.ROUNDS[state.seats] or state.options.one_round:
        state.over = 1
    else:
        state.start_seat = seats.next_seat(state.start_seat, state.seats)
        begin_round(state)


@rule
def outcome(state: State, result: Outcome) -> None:
    """Most points win; equal points share a place."""
    for seat in range(state.seats):
        result.scores[seat] = state.players[seat].points
        result.ranks[seat] = 1
        for other in range(state.seats):
            if state.players[other].points > state.players[seat].points:
                result.ranks[seat] += 1


@rule
def redeal(state: State, seat: int) -> None:
    """The other pots as they might be. No toad can be in a pot."""
    for other in range(state.seats):
        if other != seat:
            bags.pour(state.pile, state.players[other].pot)
    toads = state.pile[Chip.TOAD]
    state.pile[Chip.TOAD] = 0
    for other in range(state.seats):
        if other != seat:
            for _ in range(state.players[other].pot_size):
                state.players[other].pot[bags.draw(state.pile, state.dice)] += 1
    state.pile[Chip.TOAD] = toads


@rule
def observe(state: State, seat: int, observation: Observation) -> None:
    """The own pot, and the number of chips in each."""
    for kind in range(KINDS):
        observation.pot[kind] = state.players[seat].pot[kind]
    for other in range(state.seats):
        observation.pot_sizes[other] = state.players[other].pot_size


@rule
def foresee(state: State, seat: int, action: int, foresight: Foresight) -> None:
    """Only stopping brings something for sure."""
    foresight.points = worth(state.players[seat].pot) if action == Action.STOP else 0


@rule
def reason(state: State, seat: int, action: int) -> int:
    """0 for an open action, else 101."""
    match choices.asked(state.players[seat].pending):
        case Choice.DARE:
            is_open = action == Action.STOP or (action == Action.DRAW and has_chips(state))
        case Choice.BURY:
            is_open = action in (Action.KEEP, Action.BURY)
        case _:
            is_open = False
    return 0 if is_open else 101
