"""The printed numbers of The Quacks of Quedlinburg, by the paragraphs of the game's rules.md."""

from typing import NamedTuple

from stillroom.games.quacks.ids import KINDS, Chip, Colour

FEWEST_SEATS = 2
MOST_SEATS = 4
TURNS = 9
"""3.1  A match has nine turns."""

# Chips

VALUE = (1, 2, 3, 1, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 1)
"""1.1  The value of each kind of chip."""

COLOUR = (
    *(Colour.WHITE,) * 3,
    Colour.ORANGE,
    *(Colour.GREEN,) * 3,
    *(Colour.BLUE,) * 3,
    *(Colour.RED,) * 3,
    *(Colour.YELLOW,) * 3,
    Colour.PURPLE,
    Colour.BLACK,
)
"""1.1  The colour of each kind of chip."""

TWO = 2
FOUR = 4
"""5.5, 5.13, 6.5  The values of the chips that some cards give away."""

FIRST_CHIP = (
    Chip.WHITE_1,
    Chip.ORANGE_1,
    Chip.GREEN_1,
    Chip.BLUE_1,
    Chip.RED_1,
    Chip.YELLOW_1,
    Chip.PURPLE_1,
    Chip.BLACK_1,
)
"""The lowest chip of each colour."""

SUPPLY = (20, 8, 4, 20, 15, 10, 13, 14, 10, 10, 12, 8, 10, 13, 6, 10, 15, 18)
"""1.1  All chips of the box, 216."""
DRAFT_SUPPLY = (20, 8, 4, 22, 15, 8, 13, 12, 8, 10, 12, 8, 10, 13, 8, 10, 17, 17)
"""1.2  The counts of the early rules, 215; an option."""
MOST_COPIES = 22

START_BAG = (4, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""2.5  What each bag begins with."""
START_RUBIES = 1
"""2.6  What each player begins with."""

NOT_FOR_SALE = 0
PRICE = (
    *(0, 0, 0, 3, 4, 8, 14, 5, 10, 19, 6, 10, 16, 8, 12, 18, 9, 10),
    *(0, 0, 0, 3, 6, 11, 18, 5, 10, 19, 4, 8, 14, 9, 13, 19, 12, 10),
    *(0, 0, 0, 3, 6, 11, 21, 4, 8, 14, 5, 9, 15, 8, 12, 18, 10, 10),
    *(0, 0, 0, 3, 4, 8, 14, 5, 10, 19, 7, 11, 17, 8, 12, 18, 11, 10),
)
"""1.7  The price of each chip, 18 numbers for each set of books; white chips are not for sale."""

YELLOW_OUT = 2
PURPLE_OUT = 3
"""3.3  The turns before which the yellow and the purple book are laid out."""
WHITE_TURN = 6
"""3.4  The turn before which every bag gets one more white 1-chip."""

# The pot

SPOON = 53
"""1.3  The space beyond the last one: the spoon pays for a full pot."""
LAST_SPACE = 52
"""1.3  The last space on which a chip can lie."""
SPACES = 54

COINS = (
    *(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20),
    *(20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 29, 30, 30, 31, 31),
    *(32, 32, 33, 33, 35),
)
"""1.3  The number printed on each space: its coins."""
POINTS = (
    *(0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7),
    *(7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 14, 14, 15),
)
"""1.3  The victory points of each space."""
RUBY_SPACES = (5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52)
HAS_RUBY = tuple(1 if space in RUBY_SPACES else 0 for space in range(SPACES))
"""1.3  Which spaces show a ruby."""

LIMIT = 7
"""8.6  The white sum that a pot can take."""
LIMIT_OF_MANDRAKE = (7, 8, 8, 9)
"""12.3  The limit with no, one, two, and three or more yellow chips in the pot."""
LIMIT_OF_THICK_WALLS = 9
"""6.4  The limit with that card."""

# The score track

LAP = 50
"""1.4  The score track has 50 spaces, and begins again after them."""
TAILS_AFTER = (1, 4, 7, *range(10, 50, 2))
"""1.4  Between these spaces and the next one hangs a rat tail."""
TAILS_OF_A_LAP = len(TAILS_AFTER)
TAILS_BELOW = tuple(sum(1 for tail in TAILS_AFTER if tail < space) for space in range(LAP + 1))
"""1.4  How many rat tails hang between the start of a lap and each of its spaces."""

MOST_POINTS = 999
MOST_RUBIES = 999
RUBIES_OF_THE_BOX = 20
"""1.8  The rubies of the box; a limit only by an option."""

# Prices and rewards

RUBIES_FOR_A_STEP = 2
RUBIES_FOR_A_FLASK = 2
"""18.1, 18.2  What the droplet and the flask cost."""
RUBIES_FOR_A_POINT = 2
COINS_FOR_A_POINT = 5
"""20.1  What points cost at the end of the last turn."""
MOST_BOUGHT = 2
"""17.5  Chips that can be bought in a turn."""

GLASSES = 13
LAST_GLASS = 12


class Glass(NamedTuple):
    """19.3  What a glass of the test tubes pays."""

    rubies: int
    points: int
    chip: int
    """The chip and one more; 0 for none."""


TUBES = (
    Glass(0, 0, 0),
    Glass(1, 0, 0),
    Glass(0, 1, 0),
    Glass(0, 0, Chip.BLUE_1 + 1),
    Glass(0, 2, 0),
    Glass(0, 0, Chip.BLACK_1 + 1),
    Glass(0, 2, 0),
    Glass(0, 0, Chip.RED_2 + 1),
    Glass(0, 3, 0),
    Glass(0, 0, Chip.PURPLE_1 + 1),
    Glass(0, 3, 0),
    Glass(0, 0, Chip.YELLOW_4 + 1),
    Glass(0, 4, 0),
)
"""19.3  The glasses from left to right; the droplet begins on the first."""


class Swap(NamedTuple):
    """5.9, 16.4  A chip and the higher one of its colour for which it can be traded in."""

    given: int
    received: int


SWAPS = (
    Swap(Chip.GREEN_1, Chip.GREEN_2),
    Swap(Chip.BLUE_1, Chip.BLUE_2),
    Swap(Chip.RED_1, Chip.RED_2),
    Swap(Chip.YELLOW_1, Chip.YELLOW_2),
    Swap(Chip.GREEN_2, Chip.GREEN_4),
    Swap(Chip.BLUE_2, Chip.BLUE_4),
    Swap(Chip.RED_2, Chip.RED_4),
    Swap(Chip.YELLOW_2, Chip.YELLOW_4),
    Swap(Chip.GREEN_1, Chip.GREEN_4),
    Swap(Chip.BLUE_1, Chip.BLUE_4),
    Swap(Chip.RED_1, Chip.RED_4),
    Swap(Chip.YELLOW_1, Chip.YELLOW_4),
)
"""From 1 to 2, from 2 to 4, and from 1 to 4, each in green, blue, red and yellow."""
SWAPS_OF_A_TIER = 4

CHIPS_OF_LIGHTEST_HAND = 5
CHIPS_OF_MARKET_DAY = 4
CHIPS_OF_LAST_PINCH = 5
CHIPS_BEFORE_FRESH_START = 5
RUBIES_OF_ONE_GIFT = 3
MOST_TAILS_GIVEN_UP = 3
STEPS_OF_THE_FORK = 2
POINTS_OF_CLEAN_SWEEP = 4
POINTS_OF_RUBY_LUCK = 2
"""5.1, 5.4, 5.5, 5.7, 5.9, 5.12, 6.2, 6.8, 6.9  The numbers on the Fortune Teller cards."""

MOST_GHOSTS = 3
"""16.1, 16.2, 16.4  More purple chips bring no more."""

assert len(COINS) == len(POINTS) == SPACES
assert len(VALUE) == len(COLOUR) == len(SUPPLY) == KINDS
