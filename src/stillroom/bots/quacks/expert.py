"""The expert of The Quacks of Quedlinburg: it brews by expectation over its bag.

Everything else it decides by what it is worth on average.
"""

from __future__ import annotations

from stillroom.bots.quacks.greedy import best_aside, best_start
from stillroom.bots.quacks.reckoning import (
    best_brew,
    prepare_to_reckon,
    worth_after,
    worth_of_drawing,
    worth_of_stopping,
)
from stillroom.bots.quacks.thoughts import Memory
from stillroom.bots.quacks.worths import (
    POINT,
    WORTH_OF_COIN,
    WORTH_OF_GLASS,
    WORTH_OF_REFILL,
    WORTH_OF_RUBY,
    WORTH_OF_STEP,
    WORTH_OF_TAIL,
    worth_of_chip,
    worth_of_gift,
    worth_of_space,
    worth_of_swap,
    worth_of_tier,
)
from stillroom.games.quacks import books, brewing, pots, spiders
from stillroom.games.quacks.ids import KINDS, Action, Chip, Choice
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import (
    COINS,
    COLOUR,
    LAST_SPACE,
    POINTS,
    RUBIES_FOR_A_STEP,
    TUBES,
    TURNS,
    VALUE,
)
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


@rule
def decide_expertly(state: State, seat: int, ahead: int, memory: Memory) -> int:
    """The action that the expert chooses who reckons with so many chips, one to three."""
    memory.ahead = ahead
    match choices.asked(state.players[seat].pending):
        case Choice.BREW:
            return best_brew(state, seat, memory)
        case Choice.MANDRAKE | Choice.FIRST:
            return Action.PUT_BACK
        case Choice.AGAIN:
            return best_start(state, seat)
        case Choice.ASIDE:
            return best_aside(memory)
        case Choice.SHOP:
            return best_purchase(state, seat, memory)
        case Choice.SPEND:
            return best_spending(state, seat, memory)
    return best_of_all(state, seat, memory)


@rule
def best_of_all(state: State, seat: int, memory: Memory) -> int:
    """The open action that is worth most; of equal ones the first."""
    mask = memory.mask
    best = mask.actions[0]
    most = worth_of(state, seat, best, memory)
    for place in range(1, mask.length):
        action = mask.actions[place]
        worth = worth_of(state, seat, action, memory)
        if worth > most:
            best, most = action, worth
    return best


@rule
def worth_of(state: State, seat: int, action: int, memory: Memory) -> int:
    """What an answer is worth, by what is asked."""
    player = state.players[seat]
    turn = state.turn
    match choices.asked(player.pending):
        case Choice.LOOK:
            return worth_of_pick(state, seat, action, memory)
        case Choice.PINCH | Choice.FURTHER:
            return worth_of_placing(state, seat, action)
        case Choice.EXPLODED:
            space = pots.scoring_space(player)
            is_points = action == Action.POINTS
            return POINT * POINTS[space] if is_points else WORTH_OF_COIN[turn] * COINS[space]
        case Choice.SLIDE:
            way = spiders.way_to_slide(state, player) if action == Action.SLIDE else 0
            return worth_of_space(state, min(pots.scoring_space(player) + way, len(POINTS) - 1))
        case Choice.GHOST:
            return worth_of_tier(state, action - Action.TIER)
        case Choice.MARKET | Choice.UPGRADE:
            return worth_of_swap(state, action)
        case Choice.GIVE_UP:
            return (action - Action.GIVE_UP) * (WORTH_OF_RUBY[turn] - WORTH_OF_TAIL[turn])
        case Choice.PAY:
            return (action - Action.PAY) * (WORTH_OF_STEP[turn] - WORTH_OF_RUBY[turn])
    return worth_of_gift(state, seat, action)


@rule
def worth_of_pick(state: State, seat: int, action: int, memory: Memory) -> int:
    """10.1  After a crow skull: the brew goes on with one of the chips, or with none of them."""
    player = state.players[seat]
    prepare_to_reckon(state, seat, memory)
    for chip in range(KINDS):
        memory.left[chip] += player.tray[chip]
        memory.chips += player.tray[chip]
    white = pots.white_sum(player)
    if action == Action.NOTHING:
        stop = worth_of_stopping(state, player.reached, memory)
        return max(stop, worth_of_drawing(state, player.reached, white, memory))
    return worth_after(state, player.reached, white, action - Action.PICK, memory)


@rule
def worth_of_placing(state: State, seat: int, action: int) -> int:
    """6.9, 8.11  How far a chip brings the pot."""
    player = state.players[seat]
    if choices.asked(player.pending) == Choice.FURTHER:
        chip = choices.subject(player.pending)
        steps = VALUE[chip] if action == Action.PLAINLY else brewing.steps_of(state, player, chip)
        return worth_of_space(state, min(player.reached + steps, LAST_SPACE) + 1)
    if action == Action.NOTHING:
        return worth_of_space(state, pots.scoring_space(player))
    chip = action - Action.PICK
    return worth_of_space(state, min(player.reached + VALUE[chip], LAST_SPACE) + 1)


@rule
def best_purchase(state: State, seat: int, memory: Memory) -> int:
    """17.5  The pair of chips that is worth most together; the first of them now."""
    mask = memory.mask
    best: int = Action.DONE
    most = 0
    for place in range(mask.length):
        action = mask.actions[place]
        if action >= Action.BUY:
            worth = worth_of_chip(state, seat, action - Action.BUY, state.turn)
            if not state.players[seat].bought:
                worth += best_second(state, seat, action - Action.BUY)
            if worth > most:
                best, most = action, worth
    return best


@rule
def best_second(state: State, seat: int, first: int) -> int:
    """17.5, 22.2  What the best chip beside a first one is worth, for the coins that are left."""
    coins = state.players[seat].coins - books.price_of(state, first)
    most = 0
    for chip in range(Chip.ORANGE_1, first):
        is_other = COLOUR[chip] != COLOUR[first] and books.can_be_taken(state, chip)
        if is_other and books.price_of(state, chip) <= coins:
            most = max(most, worth_of_chip(state, seat, chip, state.turn))
    return most


@rule
def best_spending(state: State, seat: int, memory: Memory) -> int:
    """18.1, 18.2, 20.1  The flask or steps of the droplet, if they are worth two rubies."""
    mask = memory.mask
    player = state.players[seat]
    turn = state.turn
    kept = RUBIES_FOR_A_STEP * WORTH_OF_RUBY[turn]
    if mask.is_open[Action.TUBE]:
        worth = WORTH_OF_GLASS[player.glass + 1]
        if turn == TURNS:
            worth = POINT * TUBES[player.glass + 1].points
        if worth > kept and (turn == TURNS or worth > WORTH_OF_STEP[turn]):
            return Action.TUBE
    if mask.is_open[Action.REFILL] and WORTH_OF_REFILL[turn] > kept:
        is_rich = player.rubies >= 2 * RUBIES_FOR_A_STEP
        if is_rich or WORTH_OF_REFILL[turn] > WORTH_OF_STEP[turn]:
            return Action.REFILL
    if mask.is_open[Action.POT] and WORTH_OF_STEP[turn] > kept:
        return Action.POT
    return Action.DONE
