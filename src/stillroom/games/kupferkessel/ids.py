"""The names of Kupferkessel Co.: colours, ingredients, symbols, recipes, choices, events, actions.

The lower-case names of the members are the ids in saved matches, messages and text files. They
are never renumbered.
"""

from enum import IntEnum


class Colour(IntEnum):
    """1.2  The seven colours of ingredients; white and black are those of the first two pawns."""

    WHITE = 0
    BLACK = 1
    GREY = 2
    BLUE = 3
    BROWN = 4
    GREEN = 5
    LILAC = 6


class Ingredient(IntEnum):
    """1.2  The ingredients, two of each colour."""

    CAT_HAIR = 0
    NEWTS_EYE = 1
    BAT_WINGS = 2
    RAVEN_FEATHERS = 3
    ROOTS = 4
    SPIDER_WEBS = 5
    MOSSES = 6
    DRAGONS_BLOOD = 7
    MOULD = 8
    SNAKE_POWDER = 9
    PUMPKIN = 10
    FROG_SLIME = 11
    VINES = 12
    WAX_DOLLS = 13


INGREDIENTS = len(Ingredient)
VALUES = 4
CARDS = INGREDIENTS * VALUES
"""1.1  A card is its ingredient times four and its value less one: cat hair 1 is card 0."""


class Symbol(IntEnum):
    """1.4  What a card may carry."""

    NONE = 0
    WAND_AND_HAT = 1
    EXPLODING_CAULDRON = 2


class Recipe(IntEnum):
    """1.7  The thirteen recipes, in the order of 9.9 to 9.16."""

    BOTH_GREY = 0
    BOTH_BLUE = 1
    BOTH_BROWN = 2
    BOTH_GREEN = 3
    BOTH_LILAC = 4
    ONE_WHITE = 5
    ONE_BLACK = 6
    THREE_PLANTS = 7
    LAST_CARD = 8
    FEWEST_EXPLOSIONS = 9
    FEWEST_WANDS = 10
    FEWEST_CARDS = 11
    FEWEST_FOURS = 12


RECIPES = len(Recipe)


class Cauldrons(IntEnum):
    """10.5, 10.6  How much is left to memory."""

    CLOSED = 0
    NOTES = 1
    OPEN = 2


class Choice(IntEnum):
    """11.1  What a seat may be asked."""

    TAKE = 1
    """5.1  Which card of the line to take."""
    SYMBOL = 2
    """6.1  Whether to use the symbol of the card just taken; a: that card."""
    LAST_CARD = 3
    """8.4  Whether to keep the card that ended the match or to refuse it; a: that card."""


class Happened(IntEnum):
    """The kinds of events, with the meaning of their numbers.

    A card is its number and one more; 0 is a card that is not told, or not told any more.
    """

    TURN_BEGAN = 0
    """a: the number of the turn."""
    WALKED = 1
    """a: the stop from which; b: the stop to which; c: the steps; d: how many stops were jumped."""
    TOOK = 2
    """a: the card; b: the card that it covers; c: its cell."""
    SPARED = 3
    """a: the card whose symbol was not used."""
    USED_WAND = 4
    """a: the card whose wand and hat was used."""
    EXPLODED = 5
    """a: the card whose exploding cauldron was used."""
    LOST = 6
    """The seat loses a: the card; b: the card that comes to light; c: 1 if out of the game."""
    REFILLED = 7
    """a: the card that is turned up; b: its cell."""
    KEPT = 8
    """a: the last card, which stays on the cauldron."""
    REFUSED = 9
    """a: the last card, which goes out of the game; b: the card that is on top again."""
    ENDED = 10
    """The seat has emptied a: a line, 0 to 3 the columns 1 to 4, 4 to 7 the rows 1 to 4."""
    WON = 11
    """a: the points of a winner."""
    ABANDONED = 12
    """a: the number of turns."""


class Action(IntEnum):
    """The numbers of the actions. Taking begins here and counts on with the card."""

    TAKE = 0
    """+ card: take this card from the line."""
    USE = 56
    """Use the symbol of the card just taken."""
    SPARE = 57
    """Leave the symbol unused."""
    KEEP = 58
    """Keep the last card."""
    REFUSE = 59
    """Refuse the last card."""


ACTIONS = Action.REFUSE + 1
