"""The names of The Quacks of Quedlinburg: chips, cards, phases, choices, events, actions.

The lower-case names of the members are the ids in saved matches, messages and text files. They
are never renumbered.
"""

from enum import IntEnum


class Colour(IntEnum):
    """1.1  The eight colours of chips, each an ingredient."""

    WHITE = 0
    """Cherry bomb."""
    ORANGE = 1
    """Pumpkin."""
    GREEN = 2
    """Garden spider."""
    BLUE = 3
    """Crow skull."""
    RED = 4
    """Toadstool."""
    YELLOW = 5
    """Mandrake."""
    PURPLE = 6
    """Ghost's breath."""
    BLACK = 7
    """Hawkmoth."""


COLOURS = len(Colour)


class Chip(IntEnum):
    """1.1  The kinds of chips: colour by colour in rising value."""

    WHITE_1 = 0
    WHITE_2 = 1
    WHITE_3 = 2
    ORANGE_1 = 3
    GREEN_1 = 4
    GREEN_2 = 5
    GREEN_4 = 6
    BLUE_1 = 7
    BLUE_2 = 8
    BLUE_4 = 9
    RED_1 = 10
    RED_2 = 11
    RED_4 = 12
    YELLOW_1 = 13
    YELLOW_2 = 14
    YELLOW_4 = 15
    PURPLE_1 = 16
    BLACK_1 = 17


KINDS = len(Chip)


class Book(IntEnum):
    """1.6  The five books of which there are four pages; the number is the place in `books`."""

    GREEN = 0
    BLUE = 1
    RED = 2
    YELLOW = 3
    PURPLE = 4


BOOKS = len(Book)


class Page(IntEnum):
    """1.6  The four pages of such a book: each belongs to a set."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4


class Card(IntEnum):
    """4.1  The 24 Fortune Teller cards: first the purple ones, then the blue ones."""

    FORK_IN_THE_ROAD = 0
    RISING_BROTH = 1
    POOR_BOX = 2
    LIGHTEST_HAND = 3
    ONE_GIFT = 4
    RUBY_TRADE = 5
    TAILS_FOR_RUBIES = 6
    EVERYBODY_ROLLS = 7
    MARKET_DAY = 8
    HELP_FOR_THE_LAST = 9
    PLAGUE_OF_RATS = 10
    CLEAN_SWEEP = 11
    FRIEND_OF_RATS = 12
    SEVEN_ON_THE_DOT = 13
    RUBY_LUCK = 14
    TWICE_THE_GLITTER = 15
    THICK_WALLS = 16
    NEIGHBOURS_LOSS = 17
    FIRST_WHITE = 18
    TWO_THROWS = 19
    FRESH_START = 20
    LAST_PINCH = 21
    PUMPKIN_FAIR = 22
    OPEN_TAP = 23


CARDS = len(Card)


class DieFace(IntEnum):
    """1.5  The six faces of the bonus die."""

    ONE_POINT = 0
    ANOTHER_POINT = 1
    TWO_POINTS = 2
    RUBY = 3
    DROPLET = 4
    PUMPKIN = 5


FACES = len(DieFace)


class Phase(IntEnum):
    """3.2  The parts of a turn, in their order."""

    FORTUNE = 0
    BREWING = 1
    AFTER_BREWING = 2
    """6.1, 6.5, 6.9  What a blue card brings when everybody has stopped."""
    DIE = 3
    CHIPS = 4
    RUBIES = 5
    POINTS = 6
    SHOPPING = 7
    SPENDING = 8


class Choice(IntEnum):
    """What a seat may be asked."""

    FORK = 1
    """5.1  Two steps for the droplet, or a purple chip."""
    GIFT = 2
    """5.5  A black chip, a 2-chip, or rubies."""
    TRADE = 3
    """5.6  A 1-chip for a ruby, or nothing."""
    GIVE_UP = 4
    """5.7  How many rat tails to give up for rubies."""
    MARKET = 5
    """5.9  Which drawn chip to swap, or none."""
    SWEEP = 6
    """5.12  Points, or a white chip out of the bag."""
    FRIEND = 7
    """5.13  A 4-chip, or points."""
    BREW = 8
    """8.1  Draw, stop, or use the flask."""
    LOOK = 9
    """10.1  Which chip to place after a crow skull, or none."""
    MANDRAKE = 10
    """12.1  Put the white chip back, or leave it."""
    FIRST = 11
    """6.6  Put the first white chip back, or leave it."""
    AGAIN = 12
    """6.8  Begin again, or go on."""
    FURTHER = 13
    """8.11  Move a chip by its bonus, or plainly."""
    ASIDE = 14
    """11.2  Which toadstools to place, keep or return."""
    PINCH = 15
    """6.9  Which chip to add, or none."""
    LOSS = 16
    """6.5  Which 2-chip to take."""
    STEP = 17
    """19.2  Which droplet to move."""
    SPIDER = 18
    """15.2  Which chip to take for a spider, or none."""
    SLIDE = 19
    """15.3  Move the last chip on, or not."""
    PAY = 20
    """15.4  How many rubies to pay for steps."""
    GHOST = 21
    """16.1, 16.2  Which bonus to take for ghost's breath."""
    UPGRADE = 22
    """16.4  Which chip to trade in for a higher one, or none."""
    EXPLODED = 23
    """17.3  Points or coins."""
    SHOP = 24
    """17.5  What to buy."""
    SPEND = 25
    """18.1  What to spend rubies on."""


class Takes(IntEnum):
    """17.3  What a pot pays in this turn."""

    UNDECIDED = 0
    POINTS = 1
    COINS = 2
    BOTH = 3


class Commitment(IntEnum):
    """9.2  What a player has committed to in a common stir."""

    NONE = 0
    DRAW = 1
    STOP = 2


class Cause(IntEnum):
    """Where a gain comes from."""

    CARD = 0
    DIE = 1
    BLACK = 2
    GREEN = 3
    BLUE = 4
    PURPLE = 5
    SPACE = 6
    TUBE = 7
    RUBIES = 8
    COINS = 9


class Back(IntEnum):
    """How a white chip went back into the bag."""

    FLASK = 0
    MANDRAKE = 1
    FIRST_WHITE = 2


class Happened(IntEnum):
    """The kinds of events, with the meaning of their numbers.

    Events of brewing use only a, b and c: where a turn is brewed covered, d says what happened
    (9.6).
    """

    TURN_BEGAN = 0
    """a: the number of the turn."""
    BOOK_OUT = 1
    """a: the book that is laid out."""
    WHITE_ADDED = 2
    """The seat gets a white 1-chip into the bag."""
    CARD_TURNED = 3
    """a: the Fortune Teller card."""
    GAINED_CHIP = 4
    """a: the chip; b: the cause."""
    GAINED_RUBIES = 5
    """a: how many; b: the cause."""
    GAINED_POINTS = 6
    """a: how many; b: the cause."""
    MOVED_DROPLET = 7
    """a: the space where the droplet now is; b: the cause."""
    MOVED_TUBE = 8
    """a: the glass where the droplet of the test tubes now is; b: the cause."""
    SOLD_OUT = 9
    """a: the chip that would have been gained; b: the cause."""
    LOST_CHIP = 10
    """a: the chip that goes from bag or pot back to the supply; b: the cause."""
    SHOWED = 11
    """a: a chip that is drawn to be looked at."""
    TOTALLED = 12
    """5.4  a: the total value of the chips that were drawn."""
    PUT_AWAY = 13
    """The chips that were looked at go back into the bag."""
    SWAPPED = 14
    """a: the chip given; b: the chip received; c: the cause."""
    PAID_RUBIES = 15
    """a: how many; b: the cause."""
    GAVE_UP_TAILS = 16
    """a: how many."""
    COUNTED_TAILS = 17
    """7.1  a: the rat tails of the seat; b: the space of the rat stone."""
    STEPPED_BACK = 18
    """7.3  a: the tails that are used; b: the space of the rat stone."""
    DREW = 19
    """a: the chip."""
    PLACED = 20
    """a: the chip; b: its space; c: how far it moved."""
    LAID_ASIDE = 21
    """a: the chip."""
    RETURNED = 22
    """a: the chip that goes from beside the pot into the bag."""
    WHITE_BACK = 23
    """a: the chip; b: how; c: the white sum now."""
    BEGAN_AGAIN = 24
    """6.8  The pot is emptied and the brew begins anew."""
    STOPPED = 25
    """a: the scoring space; b: the white sum."""
    EXPLODED = 26
    """a: the white sum; b: the limit; c: 1 if it pays points and coins all the same."""
    POT_FULL = 27
    """The last chip lies on the last space."""
    COMMITTED = 28
    """a: the commitment; for the seat alone."""
    STIRRED = 29
    """All commitments are shown."""
    COVERED = 30
    """9.6  Something in a covered brew, for the seat alone: d: what happened, with its a, b, c."""
    UNCOVERED = 31
    """9.7  a: the scoring space; b: the white sum; c: 0 stopped, 1 exploded, 2 protected."""
    ROLLED = 32
    """a: the face of the die."""
    COUNTED_MOTHS = 33
    """a: the black chips of the seat; b: 0 nothing, 1 a step, 2 a step and a ruby."""
    SLID = 34
    """a: the space of the last chip now."""
    TRADED_GHOSTS = 35
    """a: how many purple chips."""
    TOOK_TIER = 36
    """a: the bonus of ghost's breath that was taken."""
    CHOSE = 37
    """a: points or coins."""
    BOUGHT = 38
    """a: the chip; b: its price."""
    SHOPPED = 39
    """a: the coins that are lost."""
    REFILLED = 40
    """a: 1 if a card did it, 0 for rubies."""
    TURN_ENDED = 41
    """a: the number of the turn."""
    WON = 42
    """a: the points; b: how many share the win."""
    ABANDONED = 43
    """a: the number of turns."""


class Action(IntEnum):
    """The numbers of the actions. Those with an object begin here and count on."""

    DRAW = 0
    STOP = 1
    FLASK = 2
    PUT_BACK = 3
    LEAVE = 4
    AGAIN = 5
    GO_ON = 6
    FURTHER = 7
    PLAINLY = 8
    POINTS = 9
    COINS = 10
    RUBIES = 11
    STEPS = 12
    REMOVE_WHITE = 13
    SLIDE = 14
    NOTHING = 15
    TUBE = 16
    REFILL = 17
    POT = 18
    DONE = 19
    PAY = 20
    """+ the number of rubies, 0 to 2."""
    GIVE_UP = 23
    """+ the number of tails, 0 to 3."""
    TIER = 27
    """+ the bonus, 0 to 3."""
    RATS = 31
    """+ the number of tails to use, 0 to 52."""
    TAKE = 84
    """+ chip: take this chip from the supply."""
    PICK = 102
    """+ chip: place this drawn chip."""
    SWAP = 120
    """+ the row in the table of swaps."""
    BUY = 132
    """+ chip."""
    PLACE = 150
    """+ the place among the red chips, 0 to 2."""
    RETURN = 153
    """+ the place among the red chips, 0 to 2."""


ACTIONS = 156
