"""Greedy in The Quacks of Quedlinburg: by the chance to explode, and by tables of worths.

It reckons with the exact chance that the next chip makes the pot explode, dares less from turn to
turn, and buys by a table of what chips are worth in each book.
"""

from __future__ import annotations

from stillroom.bots.quacks.thoughts import Memory
from stillroom.games.quacks import books, brewing, foresight, pots, rats, spiders
from stillroom.games.quacks.ids import (
    BOOKS,
    KINDS,
    Action,
    Book,
    Chip,
    Choice,
    Colour,
)
from stillroom.games.quacks.state import REDS, State
from stillroom.games.quacks.tables import (
    COINS,
    COLOUR,
    HAS_RUBY,
    POINTS,
    SWAPS,
    TUBES,
    TURNS,
    VALUE,
)
from stillroom.kernel import bags, choices
from stillroom.kernel.rules import rule

# Worths are counted in hundredths of a point.

POINT = 100
WORTH_OF_COIN = (0, 95, 90, 80, 70, 60, 45, 28, 14, 20)
"""A coin in each turn: early coins buy chips that pay again and again."""
WORTH_OF_RUBY = (0, 130, 130, 125, 120, 110, 100, 90, 70, 50)
"""A ruby in each turn; at the end two are a point."""
WORTH_OF_STEP = (0, 300, 280, 250, 220, 190, 160, 120, 70, 0)
"""A step of the droplet in each turn: it counts in every brew to come."""
DARES = (0, 42, 40, 38, 36, 32, 28, 24, 20, 20)
"""The chance in percent, by turn, that the next chip explodes with which greedy still draws."""
PERCENT = 100
FAR_BEHIND = 8
MORE_DARING = 10
"""In the last turn who is far behind dares more."""
WORTH_OF_TAIL = 60
"""5.7  What a rat tail brings to a brew."""
WORTH_OF_GLASS = (0, 110, 130, 260, 230, 400, 240, 380, 330, 420, 340, 500, 400)
"""19.3  What each glass pays."""
WORTH_OF_WHITE = 70
"""10.1  What a white chip in the pot costs for each of its value: less can be drawn after it."""
ENOUGH_MOTHS = 2
ENOUGH_GHOSTS = 3
"""14.1, 16.1  More of them bring little."""

WORTH_OF_CHIP = (
    *(-300, -450, -600, 190, 300, 480, 820, 320, 590, 1020, 330, 560, 900, 300, 470, 800, 640, 760),
    *(-300, -450, -600, 190, 330, 580, 900, 260, 470, 880, 220, 420, 760, 420, 640, 980, 620, 760),
    *(-300, -450, -600, 190, 300, 560, 960, 330, 560, 900, 310, 540, 880, 420, 610, 940, 520, 760),
    *(-300, -450, -600, 190, 260, 460, 800, 330, 640, 1100, 300, 510, 860, 430, 630, 950, 560, 760),
)
"""What a chip in the bag is worth in the middle of a match, 18 numbers for each set of books."""
FULL_WORTH = 8
"""Turns for which the numbers above hold; a chip gained later is worth less in proportion."""


@rule
def decide_greedily(state: State, seat: int, memory: Memory) -> int:
    """The action that greedy chooses."""
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


# Brewing


@rule
def best_brew(state: State, seat: int, memory: Memory) -> int:
    """Draw while the chance to explode is small enough, else the flask, else stop."""
    player = state.players[seat]
    mask = memory.mask
    dares = daring(state, seat)
    if not mask.is_open[Action.STOP] or chance_to_explode(state, seat) <= dares:
        return Action.DRAW
    if mask.is_open[Action.FLASK] and VALUE[pots.last_chip(player) - 1] > 1:
        return Action.FLASK
    return Action.STOP


@rule
def chance_to_explode(state: State, seat: int) -> int:
    """8.6  The exact chance, in percent, that the next chip makes the pot explode."""
    player = state.players[seat]
    bad = 0
    for chip in range(Chip.WHITE_3 + 1):
        if brewing.would_explode(state, player, chip):
            bad += player.bag[chip]
    return PERCENT * bad // max(bags.count(player.bag), 1)


@rule
def daring(state: State, seat: int) -> int:
    """The chance that greedy takes: more while an explosion costs nothing, or points are behind."""
    player = state.players[seat]
    dares = DARES[state.turn]
    if player.protection > 0:
        return PERCENT
    if state.turn == TURNS and rats.most_points(state) - player.points > FAR_BEHIND:
        return dares + MORE_DARING
    return dares


@rule
def best_start(state: State, seat: int) -> int:
    """6.8  Begin again if the first chips hold much white and have not come far."""
    player = state.players[seat]
    too_white = pots.white_sum(player) >= brewing.limit_of(state, player)
    return Action.AGAIN if too_white else Action.GO_ON


@rule
def best_aside(memory: Memory) -> int:
    """11.2  Place every toadstool that still goes in, the highest first."""
    for place in range(REDS):
        action = Action.PLACE + REDS - 1 - place
        if memory.mask.is_open[action]:
            return action
    return Action.DONE


# Everything else by its worth


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
    match choices.asked(player.pending):
        case Choice.LOOK | Choice.PINCH | Choice.FURTHER:
            return worth_of_placing(state, seat, action, memory)
        case Choice.EXPLODED:
            return worth_of_pay(state, seat, action)
        case Choice.SLIDE:
            return worth_of_slide(state, seat, action)
        case Choice.GHOST:
            return worth_of_tier(state, action - Action.TIER)
        case Choice.MARKET | Choice.UPGRADE:
            return worth_of_swap(state, action)
        case Choice.GIVE_UP:
            return (action - Action.GIVE_UP) * (WORTH_OF_RUBY[state.turn] - WORTH_OF_TAIL)
        case Choice.PAY:
            gain = WORTH_OF_STEP[state.turn] - WORTH_OF_RUBY[state.turn]
            return (action - Action.PAY) * gain
    return worth_of_gift(state, seat, action)


@rule
def worth_of_gift(state: State, seat: int, action: int) -> int:
    """5.1, 5.5, 5.6, 5.12, 5.13, 6.5, 15.2, 19.2  Points, rubies, steps or a chip."""
    turn = state.turn
    player = state.players[seat]
    is_trade = choices.asked(player.pending) == Choice.TRADE
    if action >= Action.TAKE:
        price = WORTH_OF_RUBY[turn] if is_trade else 0
        return worth_of_chip(state, action - Action.TAKE) - price
    match action:
        case Action.POINTS:
            return POINT * (4 if choices.asked(player.pending) == Choice.SWEEP else player.tails)
        case Action.RUBIES:
            return 3 * WORTH_OF_RUBY[turn]
        case Action.STEPS:
            return 2 * WORTH_OF_STEP[turn]
        case Action.REMOVE_WHITE:
            return -worth_of_chip(state, Chip.WHITE_1)
        case Action.TUBE:
            return WORTH_OF_GLASS[player.glass + 1]
        case Action.POT:
            return WORTH_OF_STEP[turn]
    return 0


@rule
def worth_of_chip(state: State, chip: int) -> int:
    """What a chip in the bag is worth for the turns that are left."""
    book = COLOUR[chip] - Colour.GREEN
    page = state.books[book] if 0 <= book < BOOKS else 1
    worth = WORTH_OF_CHIP[(page - 1) * KINDS + chip]
    return worth * (TURNS - state.turn) // FULL_WORTH


@rule
def worth_of_placing(state: State, seat: int, action: int, memory: Memory) -> int:
    """6.9, 8.11, 10.1  How far a chip brings the pot; one that explodes is never placed."""
    preview = memory.foresight
    foresight.look_ahead(state, seat, action, preview)
    if preview.explodes:
        return -POINT * PERCENT
    worth = worth_of_space(state, preview.space)
    danger = preview.white - pots.white_sum(state.players[seat])
    if choices.asked(state.players[seat].pending) == Choice.LOOK:
        worth -= danger * WORTH_OF_WHITE
    return worth


@rule
def worth_of_space(state: State, space: int) -> int:
    """17.1, 17.2, 17.4  What a scoring space pays."""
    turn = state.turn
    pay = POINT * POINTS[space] + WORTH_OF_COIN[turn] * COINS[space]
    return pay + (WORTH_OF_RUBY[turn] if HAS_RUBY[space] else 0)


@rule
def worth_of_pay(state: State, seat: int, action: int) -> int:
    """17.3  Points or coins after an explosion."""
    space = pots.scoring_space(state.players[seat])
    if action == Action.POINTS:
        return POINT * POINTS[space]
    return WORTH_OF_COIN[state.turn] * COINS[space]


@rule
def worth_of_slide(state: State, seat: int, action: int) -> int:
    """15.3  What the scoring space pays with or without the slide."""
    player = state.players[seat]
    way = spiders.way_to_slide(state, player) if action == Action.SLIDE else 0
    return worth_of_space(state, min(pots.scoring_space(player) + way, len(POINTS) - 1))


@rule
def worth_of_tier(state: State, tier: int) -> int:
    """16.1, 16.2  What ghost's breath brings, less the chips that are handed in."""
    turn = state.turn
    ruby, step = WORTH_OF_RUBY[turn], WORTH_OF_STEP[turn]
    is_first = state.books[Book.PURPLE] == 1
    match tier:
        case 0:
            return 0
        case 1:
            return POINT if is_first else worth_handed_in(state, 1) + POINT + ruby
        case 2:
            return POINT + ruby if is_first else worth_handed_in(state, 2) + 3 * POINT + step
    return 2 * POINT + step if is_first else worth_handed_in(state, 3) + 6 * POINT + ruby + 2 * step


@rule
def worth_handed_in(state: State, tier: int) -> int:
    """16.2  The chips received less the chips given."""
    given = tier * worth_of_chip(state, Chip.PURPLE_1)
    match tier:
        case 1:
            return worth_of_chip(state, Chip.BLACK_1) - given
        case 2:
            green = worth_of_chip(state, Chip.GREEN_1)
            return green + worth_of_chip(state, Chip.BLUE_2) - given
    return worth_of_chip(state, Chip.YELLOW_4) - given


@rule
def worth_of_swap(state: State, action: int) -> int:
    """5.9, 16.4  The chip received less the chip given."""
    if action == Action.NOTHING:
        return 0
    swap = SWAPS[action - Action.SWAP]
    return worth_of_chip(state, swap.received) - worth_of_chip(state, swap.given)


# Shopping and rubies


@rule
def best_purchase(state: State, seat: int, memory: Memory) -> int:
    """17.5  The pair of chips that is worth most together; the first of them now."""
    mask = memory.mask
    best: int = Action.DONE
    most = 0
    for place in range(mask.length):
        action = mask.actions[place]
        if action >= Action.BUY:
            worth = wanted(state, seat, action - Action.BUY)
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
            most = max(most, wanted(state, seat, chip))
    return most


@rule
def wanted(state: State, seat: int, chip: int) -> int:
    """What buying a chip is worth: of some colours one has enough."""
    player = state.players[seat]
    worth = worth_of_chip(state, chip)
    owned = player.bag[chip] + player.pot[chip]
    if COLOUR[chip] == Colour.BLACK and owned >= ENOUGH_MOTHS:
        return worth // 4
    if COLOUR[chip] == Colour.PURPLE and owned >= ENOUGH_GHOSTS:
        return worth // 2
    return worth


@rule
def best_spending(state: State, seat: int, memory: Memory) -> int:
    """18.1, 18.2, 20.1  Steps of the droplet; in turn 9 glasses that bring more than a point."""
    mask = memory.mask
    glass = state.players[seat].glass
    if mask.is_open[Action.TUBE] and state.turn == TURNS and TUBES[glass + 1].points > 1:
        return Action.TUBE
    if mask.is_open[Action.POT]:
        return Action.POT
    return Action.DONE
