"""The names of Elixir Mixer: colours, cards, bonus cards, choices, events, actions.

The lower-case names of the members are the ids in saved matches, messages and text files. They
are never renumbered.
"""

from enum import IntEnum

COLOURS = 5


class Colour(IntEnum):
    """1.1  The five colours of ingredients and elixirs."""

    BLUE = 0
    PURPLE = 1
    GREEN = 2
    YELLOW = 3
    RED = 4
    ANY = 5
    """No colour of its own: the wild card, and the mixed elixir."""


class Kind(IntEnum):
    """1.1, 1.2  The kinds of cards: colour by colour in rising value, then the wild card."""

    BLUE_1 = 0
    BLUE_2 = 1
    BLUE_3 = 2
    BLUE_4 = 3
    BLUE_5 = 4
    BLUE_6 = 5
    BLUE_7 = 6
    PURPLE_1 = 7
    PURPLE_2 = 8
    PURPLE_3 = 9
    PURPLE_4 = 10
    PURPLE_5 = 11
    PURPLE_6 = 12
    PURPLE_7 = 13
    GREEN_1 = 14
    GREEN_2 = 15
    GREEN_3 = 16
    GREEN_4 = 17
    GREEN_5 = 18
    GREEN_6 = 19
    GREEN_7 = 20
    YELLOW_1 = 21
    YELLOW_2 = 22
    YELLOW_3 = 23
    YELLOW_4 = 24
    YELLOW_5 = 25
    YELLOW_6 = 26
    YELLOW_7 = 27
    RED_1 = 28
    RED_2 = 29
    RED_3 = 30
    RED_4 = 31
    RED_5 = 32
    RED_6 = 33
    RED_7 = 34
    WILD = 35


KINDS = len(Kind)


class Bonus(IntEnum):
    """1.4  The ten bonus cards."""

    ALL_FIVE_COLOURS = 0
    THREE_OF_ONE_COLOUR = 1
    THREE_IN_A_ROW = 2
    TWO_ELIXIRS = 3
    FOUR_BLUE = 4
    FOUR_PURPLE = 5
    FOUR_GREEN = 6
    FOUR_YELLOW = 7
    FOUR_RED = 8
    MIXED_ELIXIR = 9


BONUSES = len(Bonus)


class Choice(IntEnum):
    """What a seat may be asked."""

    PICK = 1
    """3.1  Draw, take or trade."""
    TRADE = 2
    """3.5  Which market cards to take for the card that was given."""
    MIX = 3
    """4.1  Mix something, or end the turn."""
    USE = 4
    """4.2, 5.7  Which hand cards to mix from."""
    DISCARD = 5
    """6.1  Which hand cards to put into the market."""


class Happened(IntEnum):
    """The kinds of events, with the meaning of their numbers."""

    TURN_BEGAN = 0
    """a: the number of the turn."""
    DREW = 1
    """a: the kind of the card; for the drawer alone."""
    RESHUFFLED = 2
    """a: how many cards the new draw pile has."""
    TOOK = 3
    """a: the kind of the card."""
    OFFERED = 4
    """a: the kind of the card that is given in a trade."""
    RECEIVED = 5
    """a: the kind of a card that is taken for it."""
    TRADED = 6
    """a: the kind of the card that was given; the trade is complete."""
    USED = 7
    """a: the kind of a card that goes into an elixir; b: the elixir's colour."""
    MIXED = 8
    """a: the elixir's colour; b: its value; c: how many cards; d: the value now on top, or 0."""
    MIXED_ELIXIR = 9
    """a: the number of cards."""
    BONUS = 10
    """a: the bonus card."""
    DISCARDED = 11
    """a: the kind of the card that goes into the market."""
    REFILLED = 12
    """a: the kind of the card that is turned up in the market."""
    TURN_ENDED = 13
    """a: 1 if the turn ended by itself."""
    WON = 14
    """a: the points."""
    ABANDONED = 15
    """a: the number of turns."""


class Action(IntEnum):
    """The numbers of the actions. Those with a card or a colour begin here and count on."""

    DRAW = 0
    END_TURN = 1
    MIX = 2
    """+ colour: mix the top elixir of that pile."""
    MIXED_ELIXIR = 7
    TAKE = 8
    """+ kind: take this card from the market."""
    GIVE = 44
    """+ kind: give this hand card in a trade."""
    CARD = 80
    """+ kind: one card more for the trade, the mix or the discard that has begun."""


ACTIONS = Action.CARD + KINDS
