"""What a seat may know of the effect of one of its actions, before it is played."""

from __future__ import annotations

from stillroom.games.quacks import books, brewing, pots, spiders, toadstools
from stillroom.games.quacks.ids import KINDS, Action, Choice
from stillroom.games.quacks.state import Foresight, Player, State
from stillroom.games.quacks.tables import (
    COINS,
    HAS_RUBY,
    LAST_GLASS,
    LAST_SPACE,
    POINTS,
    POINTS_OF_CLEAN_SWEEP,
    RUBIES_FOR_A_STEP,
    RUBIES_OF_ONE_GIFT,
    STEPS_OF_THE_FORK,
    TUBES,
    VALUE,
)
from stillroom.kernel import bags, choices
from stillroom.kernel.rules import rule


@rule
def look_ahead(state: State, seat: int, action: int, foresight: Foresight) -> None:
    """Everything that is known of an open action's effect."""
    player = state.players[seat]
    clear(state, player, foresight)
    choice = choices.asked(player.pending)
    if choice == Choice.BREW:
        look_at_brew(state, player, action, foresight)
    elif choice in (Choice.LOOK, Choice.FURTHER, Choice.PINCH, Choice.ASIDE):
        look_at_placing(state, player, choice, action, foresight)
    elif choice in (Choice.MANDRAKE, Choice.FIRST):
        look_at_white_chip(player, choice, action, foresight)
    elif choice == Choice.SLIDE and action == Action.SLIDE:
        way = spiders.way_to_slide(state, player)
        see_space(min(player.reached + way, LAST_SPACE) + 1, foresight)
    elif choice == Choice.SHOP and action != Action.DONE:
        foresight.coins = player.coins - books.price_of(state, action - Action.BUY)
    elif choice < Choice.BREW:
        look_at_gift(player, choice, action, foresight)
    else:
        look_at_step(player, choice, action, foresight)


@rule
def look_at_gift(player: Player, choice: int, action: int, foresight: Foresight) -> None:
    """5.1, 5.5 - 5.7, 5.12, 5.13  What a purple card brings and costs."""
    match action:
        case Action.STEPS:
            foresight.droplet = min(player.droplet + STEPS_OF_THE_FORK, LAST_SPACE)
        case Action.RUBIES:
            foresight.rubies = RUBIES_OF_ONE_GIFT
        case Action.POINTS:
            is_sweep = choice == Choice.SWEEP
            foresight.points = POINTS_OF_CLEAN_SWEEP if is_sweep else player.tails
    if choice == Choice.TRADE and action != Action.NOTHING:
        foresight.rubies = -1
    elif choice == Choice.GIVE_UP:
        foresight.rubies = action - Action.GIVE_UP
        tails = player.tails - foresight.rubies
        see_space(min(player.droplet + tails, LAST_SPACE) + 1, foresight)


@rule
def clear(state: State, player: Player, foresight: Foresight) -> None:
    """As it is now: nothing changes yet."""
    see_space(pots.scoring_space(player), foresight)
    foresight.chip_space = 0
    foresight.rubies = 0
    foresight.white = pots.white_sum(player)
    foresight.limit = brewing.limit_of(state, player)
    foresight.explodes = 0
    foresight.bad_chips = 0
    foresight.chips = 0
    foresight.droplet = player.droplet
    foresight.glass = player.glass
    foresight.ends_brewing = 0
    for chip in range(KINDS):
        foresight.lands[chip] = 0


@rule
def see_space(space: int, foresight: Foresight) -> None:
    """8.4, 17.1, 17.2, 17.4  A scoring space and what it pays."""
    foresight.space = space
    foresight.coins = COINS[space]
    foresight.points = POINTS[space]
    foresight.ruby_space = HAS_RUBY[space]


# Brewing


@rule
def look_at_brew(state: State, player: Player, action: int, foresight: Foresight) -> None:
    """8.1  Draw, stop, flask, fewer rats."""
    if action == Action.DRAW:
        look_at_draw(state, player, foresight)
    elif action == Action.STOP:
        foresight.ends_brewing = 1
    elif action == Action.FLASK:
        foresight.white -= VALUE[pots.last_chip(player) - 1]
        see_space(pots.space_without_last_chip(player) + 1, foresight)
    elif Action.RATS <= action < Action.TAKE:
        see_space(min(player.droplet + action - Action.RATS, LAST_SPACE) + 1, foresight)


@rule
def look_at_draw(state: State, player: Player, foresight: Foresight) -> None:
    """8.2, 8.6, 21.3  Where each kind of chip would lie, and how many would explode the pot."""
    for chip in range(KINDS):
        if not toadstools.is_laid_aside(state, chip):
            steps = brewing.steps_of(state, player, chip)
            foresight.lands[chip] = pots.space_after(player, steps)
        if brewing.would_explode(state, player, chip):
            foresight.bad_chips += player.bag[chip]
    foresight.chips = bags.count(player.bag)
    foresight.explodes = 1 if foresight.bad_chips == foresight.chips else 0
    foresight.ends_brewing = foresight.explodes


@rule
def look_at_placing(
    state: State, player: Player, choice: int, action: int, foresight: Foresight
) -> None:
    """6.9, 8.11, 10.1, 11.2  A chip that would be placed."""
    match choice:
        case Choice.LOOK:
            if action != Action.NOTHING:
                look_at_pick(state, player, action - Action.PICK, foresight)
        case Choice.FURTHER:
            chip = choices.subject(player.pending)
            is_further = action == Action.FURTHER
            steps = brewing.steps_of(state, player, chip) if is_further else VALUE[chip]
            see_chip(state, player, chip, steps, foresight)
        case Choice.PINCH:
            if action != Action.NOTHING:
                see_plain_chip(player, VALUE[action - Action.PICK], foresight)
        case _:
            if Action.PLACE <= action < Action.RETURN:
                see_plain_chip(player, 1 << (action - Action.PLACE), foresight)


@rule
def look_at_pick(state: State, player: Player, chip: int, foresight: Foresight) -> None:
    """10.1, 11.2  A chip after a crow skull; a toadstool may be laid aside."""
    if not toadstools.is_laid_aside(state, chip):
        see_chip(state, player, chip, brewing.steps_of(state, player, chip), foresight)


@rule
def see_plain_chip(player: Player, steps: int, foresight: Foresight) -> None:
    """6.9, 11.2  A chip that moves so far and does nothing."""
    foresight.chip_space = pots.space_after(player, steps)
    see_space(foresight.chip_space + 1, foresight)


@rule
def see_chip(state: State, player: Player, chip: int, steps: int, foresight: Foresight) -> None:
    """8.2, 8.6  A chip that moves so far, and may make the pot explode."""
    see_plain_chip(player, steps, foresight)
    if pots.is_white(chip + 1):
        foresight.white += VALUE[chip]
    foresight.explodes = 1 if brewing.would_explode(state, player, chip) else 0
    is_last = foresight.chip_space == LAST_SPACE
    foresight.ends_brewing = 1 if foresight.explodes or is_last else 0


@rule
def look_at_white_chip(player: Player, choice: int, action: int, foresight: Foresight) -> None:
    """6.6, 12.1  A white chip goes back: the first one with its space, before a mandrake not."""
    if action != Action.PUT_BACK:
        return
    if choice == Choice.FIRST:
        foresight.white -= VALUE[pots.last_chip(player) - 1]
        see_space(pots.space_without_last_chip(player) + 1, foresight)
    else:
        foresight.white -= VALUE[player.spaces[choices.subject(player.pending)] - 1]


# Droplets


@rule
def look_at_step(player: Player, choice: int, action: int, foresight: Foresight) -> None:
    """15.4, 18.1, 18.2, 19.2  Steps of a droplet and the rubies that they cost."""
    if action == Action.POT:
        foresight.droplet = min(player.droplet + 1, LAST_SPACE)
    elif action == Action.TUBE:
        foresight.glass = min(player.glass + 1, LAST_GLASS)
        foresight.rubies = TUBES[foresight.glass].rubies
        foresight.points = TUBES[foresight.glass].points
    elif Action.PAY <= action < Action.GIVE_UP:
        foresight.rubies = Action.PAY - action
    if choice == Choice.SPEND and action != Action.DONE:
        foresight.rubies -= RUBIES_FOR_A_STEP
