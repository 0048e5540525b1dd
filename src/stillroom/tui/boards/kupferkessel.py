"""The board of Kupferkessel Co. in a terminal."""

from __future__ import annotations

from rich.text import Text

from stillroom.games.kupferkessel.ids import Colour, Ingredient
from stillroom.games.kupferkessel.names import id_of
from stillroom.games.kupferkessel.tables import COLOUR_OF, PLANTS
from stillroom.games.kupferkessel.view import Board
from stillroom.games.messages import Message
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards import Numbers, kettles
from stillroom.tui.boards.kettle_seats import BOARD, Seats
from stillroom.tui.lines import DIM_STYLE

COLOURS = {id_of(ingredient): id_of(Colour(COLOUR_OF[ingredient])) for ingredient in Ingredient}
SIGNS = {"wand-and-hat": "*", "exploding-cauldron": "#"}
"""What stands behind a card with a symbol."""
TWO_OF_A_COLOUR, ONE_OF_A_COLOUR = "both-", "one-"
"""How the recipes begin that name a colour."""


def draw(view: View, words: Words, numbers: Numbers, width: int) -> list[Text]:
    """Title, the square with the players beside it, own recipes, and cauldrons that lie open."""
    board: Board = view.board
    shown = seats_of(view, words)
    title = words.format("copper-title", turn=board.turn, pile=board.pile_size)
    if view.sheet is not None:
        return [
            kettles.title_line(title, words, {}, width),
            *shown.end_lines(view.sheet, {}, width),
        ]
    square = kettles.square_lines(
        view, board.square, board.seats, board.active_seat, numbers, shown.card_text
    )
    room = kettles.room_beside(width)
    beside = [shown.beside(seat, room) for seat in board.seats]
    signs = [Text(f"  {said}", DIM_STYLE) for said in told_signs(words)]
    return [
        kettles.title_line(title, words, board.lines, width),
        *kettles.with_seats(square, beside, signs, width),
        *shown.recipe_lines(signs_of_recipes(shown), width),
        *shown.cauldron_lines(numbers, width),
    ]


def seats_of(view: View, words: Words) -> Seats:
    """The seats and how their cards look."""
    board: Board = view.board
    return Seats(view, words, COLOURS, lambda card: text_of(card, board, words), board.seats)


def text_of(card: str, board: Board, words: Words) -> Text:
    """A card with the sign of its symbol."""
    text = kettles.card_of(card, COLOURS[card.rpartition("-")[0]], words)
    return text.append(SIGNS.get(board.symbols.get(card, ""), ""))


def told_signs(words: Words) -> list[str]:
    """What the signs behind cards mean."""
    return [words.format("copper-wand"), words.format("copper-explosion")]


def signs_of_recipes(shown: Seats) -> dict[str, Text]:
    """Which cards the recipes count, as they look on the board."""
    signs = {"three-plants": shown.marks([id_of(plant) for plant in PLANTS])}
    for colour in dict.fromkeys(COLOURS.values()):
        signs[f"{TWO_OF_A_COLOUR}{colour}"] = shown.marks_of(colour)
        signs[f"{ONE_OF_A_COLOUR}{colour}"] = shown.marks_of(colour)
    signs["fewest-wands"] = Text(SIGNS["wand-and-hat"])
    signs["fewest-explosions"] = Text(SIGNS["exploding-cauldron"])
    return signs


def seats(view: View, words: Words) -> list[Text]:
    """What everybody has in front of them, and what the letters of the cards mean."""
    board: Board = view.board
    shown = seats_of(view, words)
    return [
        *(line for seat in board.seats for line in shown.in_full(seat)),
        *shown.pile_lines(board.under_pile, board.gone),
        *shown.legend(told_signs(words)),
    ]


NEWCOMERS = (
    Message("copper-newcomer-1"),
    Message("copper-newcomer-2"),
    Message("copper-newcomer-3"),
    Message("copper-newcomer-4"),
    Message("copper-newcomer-5"),
    BOARD,
)
"""What somebody who has never seen the game must know."""
