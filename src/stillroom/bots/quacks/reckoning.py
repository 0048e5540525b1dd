"""Brewing by expectation over the bag, in The Quacks of Quedlinburg.

Before every draw the expert reckons what stopping is worth now and what the next chips bring, kind
by kind, with the chance of each: one chip at a glance, two as a rule, three where there is time.
"""

from __future__ import annotations

from stillroom.bots.quacks.thoughts import Memory
from stillroom.bots.quacks.worths import (
    POINT,
    WORTH_OF_COIN,
    WORTH_OF_DIE,
    WORTH_OF_FLASK,
    WORTH_OF_RUBY,
    worth_in_pot,
    worth_of_space,
)
from stillroom.games.quacks import blue_cards, brewing, pots, toadstools
from stillroom.games.quacks.ids import KINDS, Action, Chip
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COINS, HAS_RUBY, LAST_SPACE, POINTS, VALUE
from stillroom.kernel.rules import rule

NOWHERE = -1_000_000
"""Less than anything is worth."""


@rule
def best_brew(state: State, seat: int, memory: Memory) -> int:
    """8.3, 8.12  Draw, stop or use the flask, whichever is worth most on average."""
    player = state.players[seat]
    if not memory.mask.is_open[Action.STOP]:
        return Action.DRAW
    prepare_to_reckon(state, seat, memory)
    white = pots.white_sum(player)
    best: int = Action.STOP
    most = worth_of_stopping(state, player.reached, memory)
    draw = worth_of_drawing(state, player.reached, white, memory)
    if draw > most:
        best, most = Action.DRAW, draw
    if memory.mask.is_open[Action.FLASK]:
        chip = pots.last_chip(player) - 1
        memory.left[chip] += 1
        memory.chips += 1
        space = pots.space_without_last_chip(player)
        flask = worth_of_drawing(state, space, white - VALUE[chip], memory)
        if flask - WORTH_OF_FLASK[state.turn] > most:
            best = Action.FLASK
    return best


@rule
def prepare_to_reckon(state: State, seat: int, memory: Memory) -> None:
    """Looks at the bag, and at how far each chip would move."""
    player = state.players[seat]
    memory.limit = brewing.limit_of(state, player)
    memory.is_safe = 1 if blue_cards.is_safe_after(state, player) else 0
    memory.protected = player.protection
    memory.chips = 0
    for chip in range(KINDS):
        memory.left[chip] = player.bag[chip]
        memory.chips += player.bag[chip]
        is_aside = toadstools.is_laid_aside(state, chip)
        memory.steps[chip] = 0 if is_aside else brewing.steps_of(state, player, chip)
    memory.furthest = furthest_of_others(state, seat)


@rule
def furthest_of_others(state: State, seat: int) -> int:
    """13.1  The space that the others have reached, as far as it is known."""
    furthest = 0
    for other in range(state.seats):
        player = state.players[other]
        if other != seat and not player.exploded and not state.covered:
            furthest = max(furthest, player.reached)
    return furthest


@rule
def worth_of_drawing(state: State, reached: int, white: int, memory: Memory) -> int:
    """What the next chip brings on average, and those after it that are worth drawing."""
    if memory.chips == 0:
        return worth_of_stopping(state, reached, memory)
    total = 0
    for chip in range(KINDS):
        count = memory.left[chip]
        if count > 0:
            total += count * worth_after(state, reached, white, chip, memory)
    return total // memory.chips


@rule
def worth_after(state: State, reached: int, white: int, chip: int, memory: Memory) -> int:
    """What it is worth that a chip comes: to stop then, or to draw on."""
    space = min(reached + memory.steps[chip], LAST_SPACE)
    white_after = white + (VALUE[chip] if chip <= Chip.WHITE_3 else 0)
    if white_after > memory.limit and chip <= Chip.WHITE_3 and not memory.is_safe:
        return worth_of_exploding(state, space, memory, 1)
    memory.left[chip] -= 1
    memory.chips -= 1
    worth = worth_of_stopping(state, space, memory)
    match memory.ahead:
        case 2:
            worth = max(worth, worth_of_last_draw(state, space, white_after, memory))
        case 3:
            worth = max(worth, worth_of_second_draw(state, space, white_after, memory))
    memory.left[chip] += 1
    memory.chips += 1
    return worth + worth_in_pot(state, chip)


@rule
def worth_of_second_draw(state: State, reached: int, white: int, memory: Memory) -> int:
    """What a second chip brings on average, if one stops after it or draws a third."""
    if memory.chips == 0:
        return NOWHERE
    total = 0
    for chip in range(KINDS):
        count = memory.left[chip]
        if count > 0:
            space = min(reached + memory.steps[chip], LAST_SPACE)
            white_after = white + (VALUE[chip] if chip <= Chip.WHITE_3 else 0)
            if chip <= Chip.WHITE_3 and white_after > memory.limit:
                total += count * worth_of_exploding(state, space, memory, 2)
            else:
                memory.left[chip] -= 1
                memory.chips -= 1
                stop = worth_of_stopping(state, space, memory)
                draw = worth_of_last_draw(state, space, white_after, memory)
                memory.left[chip] += 1
                memory.chips += 1
                total += count * (max(stop, draw) + worth_in_pot(state, chip))
    return total // memory.chips


@rule
def worth_of_last_draw(state: State, reached: int, white: int, memory: Memory) -> int:
    """What the last chip that is reckoned with brings on average, if one stops after it."""
    if memory.chips == 0:
        return NOWHERE
    total = 0
    for chip in range(KINDS):
        count = memory.left[chip]
        if count > 0:
            space = min(reached + memory.steps[chip], LAST_SPACE)
            if chip <= Chip.WHITE_3 and white + VALUE[chip] > memory.limit:
                total += count * worth_of_exploding(state, space, memory, memory.ahead)
            else:
                after = worth_of_stopping(state, space, memory) + worth_in_pot(state, chip)
                total += count * after
    return total // memory.chips


@rule
def worth_of_stopping(state: State, reached: int, memory: Memory) -> int:
    """8.4, 13.1  What a pot pays, and the bonus die for the furthest one."""
    worth = worth_of_space(state, min(reached, LAST_SPACE) + 1)
    if reached >= memory.furthest:
        worth += WORTH_OF_DIE[state.turn]
    return worth


@rule
def worth_of_exploding(state: State, reached: int, memory: Memory, draw: int) -> int:
    """17.3, 10.2  Points or coins, or both while a crow skull protects that draw from now."""
    space = reached + 1
    if draw <= memory.protected:
        return worth_of_space(state, space)
    ruby = WORTH_OF_RUBY[state.turn] if HAS_RUBY[space] else 0
    return max(POINT * POINTS[space], WORTH_OF_COIN[state.turn] * COINS[space]) + ruby
