"""The printed numbers of Elixir Mixer. Paragraph numbers are those of the game's rules.md."""

from stillroom.games.elixir_mixer.ids import COLOURS, KINDS, Colour

FEWEST_SEATS = 2
MOST_SEATS = 4
"""2.1  The number of players."""

VALUES_OF_A_COLOUR = 7

VALUE = (1, 2, 3, 4, 5, 6, 7) * COLOURS + (4,)
"""1.1, 1.2  The value of each kind of card; a wild card is always a 4."""

COLOUR = (
    *(Colour.BLUE,) * 7,
    *(Colour.PURPLE,) * 7,
    *(Colour.GREEN,) * 7,
    *(Colour.YELLOW,) * 7,
    *(Colour.RED,) * 7,
    Colour.ANY,
)
"""1.1, 1.2  The colour of each kind of card."""

COPIES = (2,) * KINDS
"""1.1, 1.2  How many cards there are of each kind. Two of each value is the likeliest reading of
the printed total; another deck is another row of numbers here."""

MOST_COPIES = 2
CARDS = 72

LOWEST_ELIXIR = 10
HIGHEST_ELIXIR = 15
ELIXIRS_OF_A_COLOUR = 6
"""1.3  The piles of elixirs rise from 10 to 15."""

HAND_LIMIT = 5
"""2.2, 6.1  Cards dealt, and cards kept at the end of a turn."""

MARKET_SIZE = 6
"""2.3, 6.2  Cards in the market at least."""

FEWEST_CARDS_OF_A_MIX = 2
"""4.1  The lowest elixir is worth more than any single card."""

MIXED_ELIXIR_SUM = 17
"""5.7  The sum of a mixed elixir."""

TWO_ELIXIRS = 2
THREE_ELIXIRS = 3
"""5.3, 5.4, 5.5  The elixirs that earn a bonus card."""

ENOUGH_CARDS = 4
"""5.6  The cards that earn a four-card bonus."""

GOAL = (0, 0, 10, 8, 8)
"""7.1  The points that win, by the number of seats."""
