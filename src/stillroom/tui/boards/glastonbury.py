"""The board of Glastonbury in a terminal."""

from __future__ import annotations

from rich.text import Text

from stillroom.games.glastonbury.ids import Colour, Ingredient, Special
from stillroom.games.glastonbury.names import id_of
from stillroom.games.glastonbury.tables import COLOUR_OF
from stillroom.games.glastonbury.view import Board, SeatView
from stillroom.games.messages import Message
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards import Numbers, kettles
from stillroom.tui.boards.kettle_seats import BOARD, Seats
from stillroom.tui.lines import DIM_STYLE

COLOURS = {id_of(ingredient): id_of(Colour(COLOUR_OF[ingredient])) for ingredient in Ingredient}
MOST_OF_A_COLOUR = "most-"
"""How the recipes begin that name a colour."""


def draw(view: View, words: Words, numbers: Numbers, width: int) -> list[Text]:
    """Title, the square with the players beside it, own recipes, and cauldrons that lie open."""
    board: Board = view.board
    shown = seats_of(view, words)
    title = title_of(board, words)
    if view.sheet is not None:
        placed = {seat.seat: seat.placed or [] for seat in board.seats}
        ended = shown.end_lines(view.sheet, placed, width)
        return [kettles.title_line(title, words, {}, width), *ended]
    recipes = shown.recipe_lines(signs_of_recipes(shown), width)
    cauldrons = shown.cauldron_lines(numbers, width)
    if board.placing:
        return [kettles.title_line(title, words, {}, width), *cauldrons, *recipes]
    if board.cauldrons != "open":
        cauldrons = shown.look_lines(width)
    square = kettles.square_lines(
        view, board.square, board.seats, board.active_seat, numbers, shown.card_text
    )
    room = kettles.room_beside(width)
    beside = [shown.beside(seat, room, spells_of(seat, words)) for seat in board.seats]
    return [
        kettles.title_line(title, words, board.lines, width),
        *kettles.with_seats(square, beside, [], width),
        *recipes,
        *cauldrons,
    ]


def title_of(board: Board, words: Words) -> str:
    """The name of the game, the pile, and the colour that is not there with two players."""
    title = words.format("glastonbury-title", turn=board.turn, pile=board.pile_size)
    if board.leaving_colour is None:
        return title
    colour = words.format("colour", colour=board.leaving_colour)
    left = words.format("glastonbury-without", colour=colour)
    return words.format("list-join").join([title, left])


def seats_of(view: View, words: Words) -> Seats:
    """The seats and how their cards look."""
    board: Board = view.board
    return Seats(view, words, COLOURS, lambda card: text_of(card, words), board.seats)


def text_of(card: str, words: Words) -> Text:
    """An ingredient card with its value; of an Immuto or a spell, cards that look alike are one."""
    sort = card.rpartition("-")[0]
    if sort in COLOURS:
        return kettles.card_of(card, COLOURS[sort], words)
    return Text(words.format("mark", ingredient=sort), "bold italic")


def spells_of(seat: SeatView, words: Words) -> Text:
    """The spells that can still be used, with all uses that are left."""
    uses: dict[str, int] = {}
    for spell in seat.spells:
        sort = spell.card.rpartition("-")[0]
        uses[sort] = uses.get(sort, 0) + spell.uses
    text = Text()
    for sort, left in uses.items():
        if left:
            text.append(" ").append(words.format("mark", ingredient=sort), "bold italic")
            text.append(f"×{left}", DIM_STYLE)
    return text


def signs_of_recipes(shown: Seats) -> dict[str, Text]:
    """Which cards the recipes count, as they look on the board."""
    return {
        f"{MOST_OF_A_COLOUR}{colour}": shown.marks_of(colour) for colour in set(COLOURS.values())
    }


def seats(view: View, words: Words) -> list[Text]:
    """What everybody has in front of them, and what the letters of the cards mean."""
    board: Board = view.board
    shown = seats_of(view, words)
    others = [named(id_of(special), words) for special in Special]
    return [
        *(line for seat in board.seats for line in shown.in_full(seat, spell_lines(seat, words))),
        *shown.pile_lines(board.under_pile, board.gone),
        *shown.legend(others),
    ]


def named(sort: str, words: Words) -> str:
    """An Immuto or a spell with the letters that stand for it."""
    mark = words.format("mark", ingredient=sort)
    return words.format(
        "kettle-letters", mark=mark, name=words.format("card", ingredient=sort, value=0)
    )


def spell_lines(seat: SeatView, words: Words) -> list[str]:
    """The spells in front of a player, spent ones too, in words."""
    if not seat.spells:
        return []
    told = [
        words.format(
            "glastonbury-spell",
            spell=words.format("card", ingredient=spell.card.rpartition("-")[0], value=0),
            uses=words.format("uses", uses=spell.uses),
        )
        for spell in seat.spells
    ]
    return [words.format("glastonbury-spells", spells=words.format("list-join").join(told))]


NEWCOMERS = (
    Message("glastonbury-newcomer-1"),
    Message("glastonbury-newcomer-2"),
    Message("glastonbury-newcomer-3"),
    Message("glastonbury-newcomer-4"),
    Message("glastonbury-newcomer-5"),
    BOARD,
)
"""What somebody who has never seen the game must know."""
