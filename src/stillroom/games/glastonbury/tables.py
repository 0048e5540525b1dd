"""The printed numbers of Glastonbury. Paragraph numbers are those of the game's rules.md."""

from stillroom.games.glastonbury.ids import INGREDIENTS, Colour, Special

FEWEST_SEATS = 2
MOST_SEATS = 4
"""3.1  The number of players."""

VALUE = (1, 2, 3, 4) * INGREDIENTS + (0, 0)
"""1.1, 1.4  The value of each card that can lie in a cauldron; an Immuto has 0."""

CAULDRON_CARDS = Special.ACCIO
"""5.3  The cards below this number go into cauldrons, the others are spells."""

COLOUR_OF = (
    *(Colour.YELLOW, Colour.YELLOW),
    *(Colour.GREEN, Colour.GREEN),
    *(Colour.RED, Colour.RED),
    *(Colour.BLUE, Colour.BLUE),
    *(Colour.ORANGE, Colour.ORANGE),
    *(Colour.PURPLE, Colour.PURPLE),
    *(Colour.BROWN, Colour.BROWN),
    *(Colour.BLACK, Colour.BLACK),
    *(Colour.WHITE, Colour.WHITE),
)
"""1.2, 1.3  The colour of each kind."""

CAULDRON_CARD_VALUE = 2
"""1.6  What a cauldron without cards shows."""

START_STOP = (
    *(0, 0, 0, 0),
    *(0, 0, 0, 0),
    *(0, 10, 0, 0),
    *(0, 5, 10, 0),
    *(0, 5, 10, 15),
)
"""3.2  Where the pawns start: four numbers for each number of seats from 0 to 4, by seat."""

ACCIO_USES = 2
DECLINATIO_USES = 3
"""5.4  How often a spell can be used."""

MOST_IMMUTO = 2

RECIPE_A_POINTS = (0, 0, 1, 1, 2)
"""10.3  What each card of the colour brings, by the number of seats."""

RECIPE_B_POINTS = 10
"""10.6  What a recipe B brings."""

MOST_UNDER_THE_PILE = 16
"""No more cards than these ever lie under the draw pile, or out of the game: see rolls.md."""

MOST_BURIED = CAULDRON_CARDS - 1
