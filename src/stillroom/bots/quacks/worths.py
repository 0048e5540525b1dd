"""What things in The Quacks of Quedlinburg are worth to the expert.

All worths are hundredths of a victory point; the tables were tuned by many matches.
"""

from __future__ import annotations

from stillroom.games.quacks.ids import BOOKS, KINDS, Action, Book, Chip, Choice, Colour
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COINS, COLOUR, HAS_RUBY, POINTS, SWAPS
from stillroom.kernel import choices
from stillroom.kernel.rules import rule

POINT = 100
PERCENT = 100

COLOURS = len(Colour)
MOST_OWNED = 4
"""The tables for further chips end there."""

WORTH_OF_COIN = (0, 180, 150, 117, 90, 61, 36, 22, 11, 20)
"""A coin in each turn: early coins buy chips that pay again and again; at last five are a point."""
WORTH_OF_RUBY = (0, 105, 107, 106, 105, 99, 93, 87, 70, 50)
"""A ruby in each turn; at the end two are a point."""
WORTH_OF_STEP = (0, 387, 391, 378, 361, 267, 192, 128, 66, 0)
"""A step of the droplet in each turn: it counts in every brew to come."""
WORTH_OF_FLASK = (0, 181, 198, 216, 237, 259, 191, 130, 77, 0)
"""8.12  What the use of the flask costs in each turn."""
WORTH_OF_REFILL = (0, 163, 181, 191, 202, 212, 185, 150, 110, 0)
"""18.2  What a flask is worth that is full again."""
WORTH_OF_DIE = (0, 90, 93, 95, 99, 99, 104, 103, 100, 94)
"""13.1  What it is worth to have come furthest."""
WORTH_OF_TAIL = (0, 59, 63, 67, 72, 77, 83, 89, 95, 101)
"""5.7  What a rat tail brings to a brew."""
WORTH_OF_WHITE_GONE = (315, 315, 287, 258, 228, 196, 161, 124, 86, 43)
"""5.12  What it is worth to be rid of a white chip."""
WEIGHT_OF_TURN = (120, 101, 83, 68, 63, 57, 47, 26, 11, 0)
"""What is left, in percent, of the worth of a chip that is gained in a turn."""
WORTH_OF_MORE_MOTHS = (100, 103, 69, 35, 24)
"""14.1  What a further black chip is worth, in percent, for whoever owns so many."""
WORTH_OF_MORE_GHOSTS = (100, 123, 79, 56, 41)
"""16.1  The same for purple chips."""
WORTH_OF_MORE_PUMPKINS = (100, 97, 99, 111, 94)
"""The same for orange chips."""
WORTH_OF_GLASS = (0, 110, 130, 260, 230, 400, 240, 380, 330, 420, 340, 500, 400)
"""19.3  What each glass pays."""
WORTH_IN_POT = (
    *(0, 46, 77, 92, 7, 12, 50, 126),
    *(0, 3, 14, 9, 9, 8, 60, 79),
    *(0, -2, 24, 0, -11, -11, 67, 77),
    *(0, 20, 12, 39, 2, -5, 59, 69),
)
"""What a chip in the pot brings beside its way, 8 colours for each set of books."""
WORTH_OF_CHIP = (
    *(-300, -450, -600, 180),
    *(208, 354, 893, 301, 586, 1596, 285, 346, 962, 337, 563, 914, 466, 1083),
    *(-300, -450, -600, 200),
    *(324, 501, 1059, 289, 476, 960, 167, 343, 683, 413, 740, 1447, 590, 649),
    *(-300, -450, -600, 200),
    *(297, 492, 871, 338, 455, 980, 301, 474, 873, 453, 716, 1337, 637, 659),
    *(-300, -450, -600, 171),
    *(209, 345, 621, 276, 490, 1468, 369, 503, 816, 420, 559, 1150, 386, 570),
)
"""What a chip in the bag is worth at the beginning, white and orange chips and then the others, for
each set of books."""


@rule
def worth_of_space(state: State, space: int) -> int:
    """17.1, 17.2, 17.4  What a scoring space pays."""
    turn = state.turn
    pay = POINT * POINTS[space] + WORTH_OF_COIN[turn] * COINS[space]
    return pay + (WORTH_OF_RUBY[turn] if HAS_RUBY[space] else 0)


@rule
def worth_in_pot(state: State, chip: int) -> int:
    """14 - 16  What a chip in the pot brings at the evaluation beside its way."""
    book = COLOUR[chip] - Colour.GREEN
    page = state.books[book] if 0 <= book < BOOKS else 1
    return WORTH_IN_POT[(page - 1) * COLOURS + COLOUR[chip]]


@rule
def worth_of_gift(state: State, seat: int, action: int) -> int:
    """5.1, 5.5, 5.6, 5.12, 5.13, 6.5, 15.2, 19.2  Points, rubies, steps or a chip."""
    turn = state.turn
    player = state.players[seat]
    asked = choices.asked(player.pending)
    if action >= Action.TAKE:
        price = WORTH_OF_RUBY[turn] if asked == Choice.TRADE else 0
        return worth_of_chip(state, seat, action - Action.TAKE, turn - 1) - price
    match action:
        case Action.POINTS:
            return POINT * (4 if asked == Choice.SWEEP else player.tails)
        case Action.RUBIES:
            return 3 * WORTH_OF_RUBY[turn]
        case Action.STEPS:
            return 2 * WORTH_OF_STEP[turn]
        case Action.REMOVE_WHITE:
            return WORTH_OF_WHITE_GONE[turn]
        case Action.TUBE:
            return WORTH_OF_GLASS[player.glass + 1]
        case Action.POT:
            return WORTH_OF_STEP[turn]
    return 0


@rule
def worth_of_chip(state: State, seat: int, chip: int, turn: int) -> int:
    """What a chip that is gained in a turn is worth for the turns after it."""
    worth = plain_worth_in(state, chip, turn)
    player = state.players[seat]
    owned = player.bag[chip] + player.pot[chip]
    if COLOUR[chip] == Colour.BLACK and owned > 0:
        return worth * WORTH_OF_MORE_MOTHS[min(owned, MOST_OWNED)] // PERCENT
    if COLOUR[chip] == Colour.PURPLE and owned > 0:
        return worth * WORTH_OF_MORE_GHOSTS[min(owned, MOST_OWNED)] // PERCENT
    if COLOUR[chip] == Colour.ORANGE:
        return worth * WORTH_OF_MORE_PUMPKINS[min(owned, MOST_OWNED)] // PERCENT
    return worth


@rule
def plain_worth(state: State, chip: int) -> int:
    """What a chip is worth now, whatever one owns."""
    return plain_worth_in(state, chip, state.turn)


@rule
def plain_worth_in(state: State, chip: int, turn: int) -> int:
    """What a chip that is gained in a turn is worth, whatever one owns."""
    book = COLOUR[chip] - Colour.GREEN
    page = state.books[book] if 0 <= book < BOOKS else 1
    return WORTH_OF_CHIP[(page - 1) * KINDS + chip] * WEIGHT_OF_TURN[turn] // PERCENT


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
    given = tier * plain_worth(state, Chip.PURPLE_1)
    match tier:
        case 1:
            return plain_worth(state, Chip.BLACK_1) - given
        case 2:
            green = plain_worth(state, Chip.GREEN_1)
            return green + plain_worth(state, Chip.BLUE_2) - given
    return plain_worth(state, Chip.YELLOW_4) - given


@rule
def worth_of_swap(state: State, action: int) -> int:
    """5.9, 16.4  The chip received less the chip given."""
    if action == Action.NOTHING:
        return 0
    swap = SWAPS[action - Action.SWAP]
    return plain_worth(state, swap.received) - plain_worth(state, swap.given)
