"""The board of The Quacks of Quedlinburg in a terminal."""

from __future__ import annotations

from rich.text import Text

from stillroom.games.messages import Message
from stillroom.games.quacks.ids import Card
from stillroom.games.quacks.names import id_of
from stillroom.games.quacks.view import Board
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards import Numbers, quacks_pots, quacks_shelf
from stillroom.tui.boards.quacks_seats import in_full, table, tubes_told
from stillroom.tui.lines import LABEL_STYLE, both_ends, wrapped
from stillroom.tui.news import Telling

BLUE_CARDS = frozenset(id_of(card) for card in Card if card >= Card.SEVEN_ON_THE_DOT)
"""The cards that count during the whole turn."""
AFTER_CARDS = ("shopping", "spending")
"""The parts of a turn in which no card counts any more."""


def draw(view: View, words: Words, numbers: Numbers, width: int) -> list[Text]:
    """Title and card, the players, and the own pot, or the shelf while the reader chooses there."""
    lines = [title_line(view, words, width)]
    lines += wrapped(card_told(view, words), width, "italic") if card_told(view, words) else []
    lines += table(view, words, width)
    if quacks_shelf.shows_shelf(view):
        return lines + quacks_shelf.shelf_lines(view, words, numbers, width)
    if view.seat is not None:
        lines += quacks_pots.pot_lines(view, words, numbers, width)
    if view.decision is None:
        lines += quacks_pots.other_pots(view, words, width)
    return lines


def title_line(view: View, words: Words, width: int) -> Text:
    """The name of the game, the turn, the card, and where there is room what can be asked for."""
    board: Board = view.board
    join = words.format("list-join")
    title = words.format("quacks-title", turn=board.turn, turns=board.turns)
    if board.card is not None:
        title = join.join([title, words.format("fortune-card", card=board.card)])
    hints = join.join(words.format(command) for command in ("command-bag", "command-books"))
    if len(title) + 2 + len(hints) <= width:
        return both_ends(title, hints, width)
    line = Text(title, LABEL_STYLE)
    line.truncate(width, overflow="ellipsis")
    return line


def card_told(view: View, words: Words) -> str:
    """What the card of the turn says, as long as it counts; else nothing."""
    board: Board = view.board
    is_over = board.phase in AFTER_CARDS or view.sheet is not None
    if board.card is None or is_over:
        return ""
    if board.card not in BLUE_CARDS and board.phase != "fortune":
        return ""
    return words.format("fortune-card-text", card=board.card)


def tells(view: View) -> tuple[str, ...]:
    """How the names of pieces begin whose moves the board tells: those on the shelf."""
    return (quacks_shelf.PIECE,) if quacks_shelf.shows_shelf(view) else ()


def seats(view: View, words: Words) -> list[Text]:
    """What everybody has in front of them, and what the signs of the board mean."""
    board: Board = view.board
    told = [line for seat in board.seats for line in in_full(seat, view, words)]
    if board.seats[0].glass is not None:
        told.append(tubes_told(words))
    return [Text(line) for line in (*told, words.say(BOARD))]


BOARD = Message("quacks-board")
"""How to read the board, for newcomers."""
NEWCOMERS = (
    Message("quacks-newcomer-1"),
    Message("quacks-newcomer-2"),
    Message("quacks-newcomer-3"),
    Message("quacks-newcomer-4"),
    Message("quacks-newcomer-5"),
    BOARD,
)
"""What somebody who has never seen the game must know."""
PAGES = {"command-bag": quacks_shelf.bag, "command-books": quacks_shelf.books}
"""The pages of this game that people can ask for, by their commands."""
QUIET = frozenset(
    {
        "event-white-added",
        "event-counted-tails",
        "event-stepped-back",
        "event-drew",
        "event-drew-white",
        "event-drew-aside",
        "event-placed",
        "event-placed-white",
        "event-laid-aside",
        "event-returned",
        "event-looked",
        "event-looked-and-placed",
        "event-looked-and-placed-white",
        "event-looked-and-laid-aside",
        "event-used-flask",
        "event-mandrake-back",
        "event-first-white-back",
        "event-committed",
        "event-committed-unseen",
        "event-stirred",
    }
)
"""What the table of players and the pots show anyhow: of the others, stops and explosions are
enough."""


def is_quiet(message: Message) -> bool:
    """Whether only the log tells a message; a card that counts all along stands on the board."""
    card = message.arguments.get("card")
    is_blue = isinstance(card, Message) and card.arguments.get("card") in BLUE_CARDS
    return message.id in QUIET or is_blue


TELLING = Telling(by_seat=True, is_quiet=is_quiet)
"""Everybody brews at once."""
