"""The names of Glastonbury: colours, ingredients, spells, recipes, choices, events, actions.

The lower-case names of the members are the ids in saved matches, messages and text files. They
are never renumbered.
"""

from enum import IntEnum


class Colour(IntEnum):
    """1.2, 1.3  The nine colours of ingredients; the first four are those of the pawns."""

    YELLOW = 0
    GREEN = 1
    RED = 2
    BLUE = 3
    ORANGE = 4
    PURPLE = 5
    BROWN = 6
    BLACK = 7
    WHITE = 8


PAWN_COLOURS = 4


class Ingredient(IntEnum):
    """1.2, 1.3  The kinds of ingredients, two of each colour."""

    CAT_WHISKERS = 0
    WAX_DOLLS = 1
    FROG_SLIME = 2
    VINES = 3
    DRAGONS_BLOOD = 4
    TOADSTOOLS = 5
    NEWTS_EYES = 6
    MOSSES = 7
    PUMPKINS = 8
    SNAKE_POWDER = 9
    DRIED_HERBS = 10
    BEETLES = 11
    ROOTS = 12
    MOULD = 13
    BAT_WINGS = 14
    RAVEN_FEATHERS = 15
    SPIDER_WEBS = 16
    RAT_TAILS = 17


INGREDIENTS = len(Ingredient)
VALUES = 4
INGREDIENT_CARDS = INGREDIENTS * VALUES
"""1.1  An ingredient card is its kind times four and its value less one: cat whiskers 1 is card 0.
The cards of 1.4 and 1.5 follow; cards that look alike have numbers of their own."""


class Special(IntEnum):
    """1.4, 1.5  The first card of each sort that is no ingredient card."""

    IMMUTO = 72
    ACCIO = 74
    DECLINATIO = 76
    PERLUCEO = 78
    VANESCO = 80


CARDS = 84
SPELLS = 10
"""1.5  The spell cards, from the first Accio on."""


class Recipe(IntEnum):
    """1.7  The ten recipes: A1 to A5 and B1 to B5."""

    MOST_ORANGE = 0
    MOST_PURPLE = 1
    MOST_BROWN = 2
    MOST_BLACK = 3
    MOST_WHITE = 4
    FEWEST_CARDS = 5
    FEWEST_FOURS = 6
    FEWEST_SPELLS = 7
    MOST_ONES = 8
    ENDED_PLAY = 9


RECIPES = len(Recipe)
RECIPES_OF_A_SORT = 5


class Cauldrons(IntEnum):
    """11.5  How much is left to memory."""

    CLOSED = 0
    NOTES = 1
    OPEN = 2


class Choice(IntEnum):
    """What a seat may be asked."""

    TAKE = 1
    """12.2  Which card to take, and whether with Accio."""
    CORNER = 2
    """12.1  Whether to use a Declinatio or to stay."""
    LOOK = 3
    """12.4  Looking through the own cauldron, until done."""
    LAST_CARD = 4
    """12.5  Whether to keep the card that ended play or to refuse it; a: that card."""
    PLACE = 5
    """12.6  To which kind an Immuto is added."""


class Happened(IntEnum):
    """The kinds of events, with the meaning of their numbers.

    A card is its number and one more; 0 is a card that is not told, or not told any more.
    """

    TURN_BEGAN = 0
    """a: the number of the turn."""
    WALKED = 1
    """a: the stop from which; b: the stop to which; c: the steps."""
    SHOWN = 2
    """4.5  a: a card under an Immuto that is looked at beside a corner."""
    TOOK = 3
    """a: the card; b: the card that it covers; c: its cell. For ingredient cards and Immuto."""
    TOOK_SPELL = 4
    """a: the spell card; c: its cell."""
    USED_ACCIO = 5
    """a: the spell card; b: the uses that are left. Before the card that is taken with it."""
    USED_DECLINATIO = 6
    """a: the spell card; b: the uses that are left."""
    STAYED = 7
    """The seat leaves its Declinatio unused at a corner."""
    CAST_VANESCO = 8
    """a: the spell card."""
    LOST = 9
    """The seat gives up a: the card; b: the card that comes to light; c: 1 if out of the game."""
    CAST_PERLUCEO = 10
    """a: the spell card; b: 1 if there is nothing to find out, and nothing is asked."""
    LOOKED = 11
    """The seat is done with looking."""
    REFILLED = 12
    """a: the card that is laid into the gap; b: its cell."""
    KEPT = 13
    """a: the last card, which stays."""
    REFUSED = 14
    """a: the last card, which leaves the game; b: the card that is on top again, or 0."""
    ENDED = 15
    """8.1  The seat has emptied a: a line, 0 to 3 the columns 1 to 4, 4 to 7 the rows 1 to 4."""
    ENDED_BY_DECLINATIO = 16
    """8.9  The seat has come to a line of Vanesco and Perluceo; a: the line."""
    PLACED = 17
    """a: the kind, and one more, to which an Immuto is added; for the owner alone."""
    ADDED = 18
    """11.8  The same, told to everybody when all have chosen."""
    WON = 19
    """a: the points of a winner."""
    ABANDONED = 20
    """a: the number of turns."""


class Action(IntEnum):
    """The numbers of the actions. Those with a card or a kind begin here and count on."""

    TAKE = 0
    """+ card: take this card from the line."""
    ACCIO = 84
    """+ card: take this card with Accio; of a begun and an unused Accio the begun one is used."""
    UNUSED_ACCIO = 168
    """+ card: the same with the unused Accio, where another one is begun."""
    DECLINATIO = 252
    """Use a Declinatio; of a begun and an unused one the begun one."""
    UNUSED_DECLINATIO = 253
    """Use the unused Declinatio, where another one is begun."""
    STAY = 254
    """Stay at the corner."""
    DONE = 255
    """Be done with looking."""
    KEEP = 256
    """Keep the last card."""
    REFUSE = 257
    """Refuse the last card."""
    PLACE = 258
    """+ kind: add an Immuto to this kind."""


ACTIONS = Action.PLACE + INGREDIENTS
