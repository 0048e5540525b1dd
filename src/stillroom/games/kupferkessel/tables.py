"""The printed numbers of Kupferkessel Co. Paragraph numbers are those of the game's rules.md."""

from stillroom.games.kupferkessel.ids import CARDS, INGREDIENTS, Colour, Ingredient, Symbol

FEWEST_SEATS = 2
MOST_SEATS = 3
"""3.1  The number of players."""

VALUE = (1, 2, 3, 4) * INGREDIENTS
"""1.1  The value of each card."""

COLOUR_OF = (
    *(Colour.WHITE, Colour.WHITE),
    *(Colour.BLACK, Colour.BLACK),
    *(Colour.GREY, Colour.GREY),
    *(Colour.BLUE, Colour.BLUE),
    *(Colour.BROWN, Colour.BROWN),
    *(Colour.GREEN, Colour.GREEN),
    *(Colour.LILAC, Colour.LILAC),
)
"""1.2  The colour of each ingredient."""

PLANTS = (
    Ingredient.ROOTS,
    Ingredient.MOSSES,
    Ingredient.MOULD,
    Ingredient.PUMPKIN,
    Ingredient.VINES,
)
"""1.3  The plants."""

VALUE_WITH_SYMBOL = 2
"""1.4  Only cards of this value carry symbols."""

SYMBOL_OF_TWO = (
    *(Symbol.NONE, Symbol.NONE),
    *(Symbol.NONE, Symbol.NONE),
    *(Symbol.WAND_AND_HAT, Symbol.EXPLODING_CAULDRON),
    *(Symbol.EXPLODING_CAULDRON, Symbol.WAND_AND_HAT),
    *(Symbol.WAND_AND_HAT, Symbol.EXPLODING_CAULDRON),
    *(Symbol.EXPLODING_CAULDRON, Symbol.WAND_AND_HAT),
    *(Symbol.WAND_AND_HAT, Symbol.EXPLODING_CAULDRON),
)
"""1.4  The symbol of the card with the value 2, by ingredient."""

SYMBOL_OF_TWO_IF_ALL_HAVE = (
    *(Symbol.WAND_AND_HAT, Symbol.EXPLODING_CAULDRON),
    *(Symbol.EXPLODING_CAULDRON, Symbol.WAND_AND_HAT),
    *SYMBOL_OF_TWO[4:],
)
"""1.5  The same with the option `all_twos_have_symbols`."""

START_STOP = (0, 10, 5)
"""3.3  Where the pawns start, by seat."""

THIRD_COLOUR = (Colour.LILAC, Colour.BROWN, Colour.GREEN, Colour.GREY)
"""3.2  The colour of the third pawn, by the option."""

RECIPE_BONUS = (15, 15, 15, 15, 15, 5, 5, 10, 10, 10, 10, 10, 10)
"""1.7  What each recipe brings."""

RECIPES_EACH = (0, 0, 2, 1)
"""3.8  How many recipes a player is dealt, by the number of seats."""

MOST_RECIPES_EACH = 2

MOST_ONES_BONUS = 5
"""9.7  What the most cards of the value 1 bring."""

MOST_UNDER_THE_PILE = 24
"""No more cards than these ever lie under the pile, or out of the game: see rolls.md."""

MOST_BURIED = CARDS - 1

CHILDRENS_POINTS = (0, -1, 0, 1, 2)
"""9.18  What so many cards of one ingredient bring in the children's scoring."""
