"""The supply of The Quacks of Quedlinburg in a terminal: the shelf, the books, and a bag."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from stillroom.games.messages import Message
from stillroom.games.quacks import phrases
from stillroom.games.quacks.ids import Colour
from stillroom.games.quacks.names import CHIP_OF
from stillroom.games.quacks.tables import COLOUR
from stillroom.games.quacks.view import Board, BookView, ShelfView
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards import Numbers
from stillroom.tui.boards.quacks_pots import chip_text
from stillroom.tui.lines import DIM_STYLE, LABEL_STYLE, left_off

CHOICES = ("shop", "gift", "trade", "friend", "loss")
"""The choices of a chip from the whole supply."""
PIECE = "supply "
"""How the names of pieces begin that stand on the shelf."""
FEW_LEFT = 4
"""From so many down the chips that are left are told."""
SLOTS = 3
"""The most values of a colour."""
TWO_PLAYERS = 2


def shows_shelf(view: View) -> bool:
    """Whether the reader chooses a chip from the whole supply."""
    return view.decision is not None and view.decision.choice in CHOICES


def shelf_lines(view: View, words: Words, numbers: Numbers, width: int) -> list[Text]:
    """The books with prices and supply, a line each; what can be had carries its number."""
    board: Board = view.board
    rows = {
        book.colour: [slot(chip, words, numbers) for chip in chips_of(board, book.colour)]
        for book in board.books
    }
    widths = [
        max((row[place].cell_len for row in rows.values() if place < len(row)), default=0)
        for place in range(SLOTS)
    ]
    return [shelf_line(book, rows[book.colour], widths, view, words, width) for book in board.books]


def shelf_line(
    book: BookView, row: list[Text], widths: list[int], view: View, words: Words, width: int
) -> Text:
    """The chips of a colour, and what they do as far as there is room."""
    line = Text(" ")
    for place, room in enumerate(widths):
        text = row[place] if place < len(row) else Text()
        line.append_text(text).append(" " * (room - text.cell_len + 2))
    told = does(book, view, words) if book.out else words.format("quacks-not-out")
    line.append(told, DIM_STYLE)
    return left_off(line, width) if line.cell_len > width else line


def slot(chip: ShelfView, words: Words, numbers: Numbers) -> Text:
    """A chip with its price and, where there are few, how many are left."""
    number = numbers.get(f"{PIECE}{chip.chip}")
    before = f"[{number}]" if number is not None else ""
    price = f" {chip.price}"
    if chip.left <= FEW_LEFT:
        price += f" ×{chip.left}"
    text = Text.assemble((before.rjust(4), LABEL_STYLE), " ", chip_text(chip.chip, words), price)
    if number is None:
        text.stylize(DIM_STYLE)
    return text


def chips_of(board: Board, colour: str) -> list[ShelfView]:
    """The kinds of chips of a colour, in rising value."""
    return [chip for chip in board.shelf if chip.chip.partition("-")[0] == colour]


def does(book: BookView, view: View, words: Words) -> str:
    """What the chips of a book do in this match."""
    page = book.colour
    if book.page is not None:
        page = f"{page}-{book.page}"
    elif page == "black":
        page = "black-two" if len(view.players) == TWO_PLAYERS else "black-more"
    return words.say(Message("page", {"page": page}))


# --- pages


def books(view: View, words: Words) -> list[Text]:
    """Every book: its ingredient, prices, what is left in the supply, and what its chips do."""
    board: Board = view.board
    lines = []
    for book in board.books:
        head = words.format(
            "quacks-book",
            mark=words.format("quacks-mark", colour=book.colour),
            colour=words.format("colour", colour=book.colour),
            ingredient=words.format("ingredient", colour=book.colour),
            chips=words.format("list-join").join(
                words.format(
                    "quacks-price",
                    chip=chip_text(chip.chip, words).plain,
                    price=chip.price or 0,
                    left=chip.left,
                )
                for chip in chips_of(board, book.colour)
            ),
        )
        lines += [Text(head), Text(f"  {does(book, view, words)}")]
        if not book.out:
            lines.append(Text(f"  {words.format('quacks-not-out')}"))
    white = words.format("quacks-mark", colour="white")
    return [*lines, Text(words.format("quacks-white-chips", mark=white))]


def bag(view: View, words: Words) -> list[Text]:
    """What is in the own bag, where the table shows that."""
    board: Board = view.board
    if view.seat is None or (chips := board.seats[view.seat].bag) is None:
        return [Text(words.format("quacks-bag-closed"))]
    seat = board.seats[view.seat]
    lines = [Text(words.format("quacks-bag-title", chips=seat.bag_size), LABEL_STYLE)]
    told = [counted(chips, colour, words) for colour in Colour]
    lines += [Text(f"  {line}") for line in told if line]
    if seat.chance is not None:
        chance = {"bad": seat.chance.bad, "chips": seat.chance.chips}
        lines.append(Text(words.say(Message("preview-chance", {**chance}))))
    return lines


def counted(chips: Mapping[str, int], colour: Colour, words: Words) -> str:
    """The chips of one colour with their copies."""
    kinds = [chip for chip in chips if COLOUR[CHIP_OF[chip]] == colour]
    return words.format("list-join").join(
        f"{words.say(phrases.chip(CHIP_OF[chip]))} ×{chips[chip]}" for chip in kinds
    )
