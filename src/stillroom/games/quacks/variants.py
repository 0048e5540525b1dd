"""The values of the options that choose between more than two ways to play."""

from enum import IntEnum


class Books(IntEnum):
    """2.3  The ways to choose the books of a match."""

    SET_ONE = 0
    SET_TWO = 1
    SET_THREE = 2
    SET_FOUR = 3
    COLOUR_BY_COLOUR = 4
    BY_LOT = 5


class Stir(IntEnum):
    """9.1  When everybody draws at the same time."""

    LAST_TURN = 0
    EVERY_TURN = 1
    LAST_TURN_COVERED = 2
    """9.5  Never: the last turn is brewed by each player alone, and shown when all have stopped."""


class Aids(IntEnum):
    """21.3  What the table shows to a player who brews."""

    BAG = 0
    BAG_AND_CHANCE = 1
    CHANCE = 2
    NONE = 3
