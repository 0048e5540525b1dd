"""Gains: chips, rubies, points and steps of droplets (1.8, 1.9, 18.3, chapter 19)."""

from __future__ import annotations

from stillroom.games.quacks import asking, telling
from stillroom.games.quacks.ids import Action, Cause, Choice, Happened
from stillroom.games.quacks.state import Log, State
from stillroom.games.quacks.tables import LAST_GLASS, LAST_SPACE, RUBIES_OF_THE_BOX, TUBES
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


@rule
def gain_points(state: State, seat: int, points: int, cause: int, log: Log) -> None:
    """1.4  Victory points."""
    player = state.players[seat]
    if points == 0:
        return
    player.points += points
    player.turn_points[state.turn - 1] += points
    telling.tell(state, log, Happened.GAINED_POINTS, seat, points, cause, 0)


@rule
def gain_rubies(state: State, seat: int, rubies: int, cause: int, log: Log) -> None:
    """1.8  Rubies; by an option only those that the box has."""
    if state.options.twenty_rubies:
        rubies = min(rubies, rubies_left(state))
    if rubies > 0:
        state.players[seat].rubies += rubies
        telling.tell(state, log, Happened.GAINED_RUBIES, seat, rubies, cause, 0)


@rule
def has_rubies(state: State) -> bool:
    """1.8  Whether there is a ruby to gain."""
    return not state.options.twenty_rubies or rubies_left(state) > 0


@rule
def rubies_left(state: State) -> int:
    """1.8  The rubies of the box that nobody has."""
    left = RUBIES_OF_THE_BOX
    for seat in range(state.seats):
        left -= state.players[seat].rubies
    return left


@rule
def pay_rubies(state: State, seat: int, rubies: int, cause: int, log: Log) -> None:
    """5.6, 15.4, 18.1, 18.2  Rubies are paid."""
    assert state.players[seat].rubies >= rubies, "nobody pays rubies that are not there"
    state.players[seat].rubies -= rubies
    telling.tell(state, log, Happened.PAID_RUBIES, seat, rubies, cause, 0)


@rule
def gain_chip(state: State, seat: int, chip: int, cause: int, log: Log) -> None:
    """1.9  A chip of the supply goes into the bag; one that is sold out is lost."""
    if state.supply[chip] > 0:
        state.supply[chip] -= 1
        state.players[seat].bag[chip] += 1
        telling.tell(state, log, Happened.GAINED_CHIP, seat, chip, cause, 0)
        return
    telling.tell(state, log, Happened.SOLD_OUT, seat, chip, cause, 0)
    if state.options.ruby_for_sold_out:
        gain_rubies(state, seat, 1, cause, log)


@rule
def gain_steps(state: State, seat: int, steps: int, cause: int, log: Log) -> None:
    """18.3, 19.2  Steps of a droplet; with test tubes the player is asked for each which one."""
    while steps > 0:
        if can_step_to_glass(state, seat, cause) and state.players[seat].droplet < LAST_SPACE:
            asking.ask(state, seat, Choice.STEP, steps, cause)
            return
        if can_step_to_glass(state, seat, cause):
            step_to_glass(state, seat, cause, log)
        else:
            step_in_pot(state, seat, cause, log)
        steps -= 1


@rule
def steps_left(state: State, seat: int) -> int:
    """18.3, 19.4  How many steps a player's droplets can still make."""
    player = state.players[seat]
    glasses = LAST_GLASS - player.glass if state.options.test_tubes else 0
    return LAST_SPACE - player.droplet + glasses


@rule
def answer_step(state: State, seat: int, action: int, log: Log) -> None:
    """19.2  One step of the chosen droplet, and the steps that are left."""
    steps = choices.subject(state.players[seat].pending)
    cause = asking.second_number(state, seat)
    asking.answered(state, seat)
    if action == Action.TUBE:
        step_to_glass(state, seat, cause, log)
    else:
        step_in_pot(state, seat, cause, log)
    gain_steps(state, seat, steps - 1, cause, log)


@rule
def step_in_pot(state: State, seat: int, cause: int, log: Log) -> None:
    """13.2, 18.3  The droplet moves on by a space, as far as there is one."""
    player = state.players[seat]
    if player.droplet < LAST_SPACE:
        player.droplet += 1
        telling.tell(state, log, Happened.MOVED_DROPLET, seat, player.droplet, cause, 0)


@rule
def can_step_to_glass(state: State, seat: int, cause: int) -> bool:
    """19.1, 19.4, 19.5, 19.7  Whether the droplet of the test tubes can move."""
    if not state.options.test_tubes or state.players[seat].glass == LAST_GLASS:
        return False
    return not (cause == Cause.DIE and state.options.die_spares_tubes)


@rule
def step_to_glass(state: State, seat: int, cause: int, log: Log) -> None:
    """19.2, 19.3  The other droplet moves on by a glass, which pays at once."""
    player = state.players[seat]
    player.glass += 1
    telling.tell(state, log, Happened.MOVED_TUBE, seat, player.glass, cause, 0)
    glass = TUBES[player.glass]
    gain_rubies(state, seat, glass.rubies, Cause.TUBE, log)
    gain_points(state, seat, glass.points, Cause.TUBE, log)
    if glass.chip:
        gain_chip(state, seat, glass.chip - 1, Cause.TUBE, log)
