"""The names of Hot Kettle."""

from enum import IntEnum


class Chip(IntEnum):
    """The kinds of chips."""

    MINT = 0
    ROOT = 1
    TOAD = 2


KINDS = len(Chip)


class Choice(IntEnum):
    """What a seat may be asked."""

    DARE = 1
    BURY = 2


class Action(IntEnum):
    """The numbers of the actions."""

    STOP = 0
    DRAW = 1
    KEEP = 2
    BURY = 3


ACTIONS = len(Action)


class Happened(IntEnum):
    """The kinds of events."""

    DREW = 0
    """a: the chip; for the drawer alone."""
    KEPT = 1
    BURIED = 2
    BURST = 3
    STOPPED = 4
    """a: the worth of the pot."""
    ROUND_ENDED = 5
    """a: the number of the round."""
