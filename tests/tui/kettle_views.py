"""Boards of whole matches of the kettle games, and how to read them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from rich.text import Text

from stillroom.bots.players import BotPlayer
from stillroom.match.match import new_match
from stillroom.match.records.record import Seated
from stillroom.match.view import View
from stillroom.tui.boards import board_of, kettles
from stillroom.tui.entries import entries_of, numbers_of
from stillroom.tui.playing import words_for
from tests.tui.views import NAMES

COPPER, GLASTONBURY = "kupferkessel", "glastonbury"
TABLES = [(COPPER, 2), (COPPER, 3), (GLASTONBURY, 2), (GLASTONBURY, 3), (GLASTONBURY, 4)]
WITH_RECIPES = (("recipes", 1),)
OPEN = (("recipes", 1), ("cauldrons", 2))
SQUARE = slice(1, 9)
"""The lines of a board with the square and its ring."""


@cache
def views(
    game: str,
    seats: int,
    names: tuple[str, ...] = tuple(NAMES),
    options: tuple[tuple[str, int], ...] = WITH_RECIPES,
    seed: int = 11,
) -> list[View]:
    """A whole match of bots, through the eyes of who is asked, of the next and of a spectator."""
    players = [Seated(name, "greedy") for name in names[:seats]]
    match = new_match(game, players=players, options=dict(options), seed=seed)
    bots = [BotPlayer(game, "greedy", seat) for seat in range(seats)]
    seen = []
    while match.result is None:
        seat = match.waiting[0]
        seen += [match.view(seat), match.view((seat + 1) % seats), match.view(None)]
        match.play(seat, bots[seat].choose(match, seat))
    return [*seen, match.view(0), match.view(None)]


def drawn(view: View, language: str = "en", width: int = 79) -> list[Text]:
    """The lines of a board, with the numbers of what can be typed."""
    words = words_for(view.game, language)
    numbers = {}
    if view.decision is not None:
        assert view.seat is not None
        numbers = numbers_of(entries_of(view.decision, words, view.players, view.seat))
    return board_of(view.game)(view, words, numbers, width)


def plain(view: View, language: str = "en", width: int = 79) -> list[str]:
    """The same without styles."""
    return [line.plain for line in drawn(view, language, width)]


def has_square(view: View) -> bool:
    """Whether cards are still taken."""
    return view.sheet is None and not getattr(view.board, "placing", False)


def is_looking(view: View) -> bool:
    """Whether the reader looks through the own cauldron."""
    return view.decision is not None and view.decision.choice == "look"


def cells_of(lines: Sequence[str]) -> list[str]:
    """The texts of the 32 cells in reading order, and of the corners no more than their sign."""
    found = []
    for row, line in enumerate(lines[SQUARE][1:7]):
        texts = [
            line[kettles.MARGIN + column * kettles.CELL_WIDTH :][: kettles.CELL_WIDTH].strip()
            for column in range(6)
        ]
        if row in (0, 5):
            assert texts[0] == texts[5] == "▒▒▒", "a corner card"
            texts = texts[1:5]
        found += texts
    return found


def stops_of(lines: Sequence[str]) -> dict[int, str]:
    """What stands at each of the 20 stops."""
    square = lines[SQUARE]
    inner = [kettles.MARGIN + column * kettles.CELL_WIDTH for column in range(7)]

    def outer(line: str, stops: Sequence[int]) -> dict[int, str]:
        parts = [line[: inner[1]]]
        parts += [line[inner[column] : inner[column + 1]] for column in range(1, 5)]
        parts.append(line[inner[5] : kettles.SQUARE_WIDTH])
        return dict(zip(stops, (part.strip() for part in parts), strict=True))

    found = outer(square[0], kettles.TOP_STOPS) | outer(square[7], kettles.BOTTOM_STOPS)
    for line, left, right in zip(square[2:6], kettles.LEFT_STOPS, kettles.RIGHT_STOPS, strict=True):
        found[left] = line[: kettles.MARGIN].strip()
        found[right] = line[inner[6] : kettles.SQUARE_WIDTH].strip()
    return found


def moved(view: View, *stops: int) -> View:
    """The same with the pawns elsewhere."""
    seats = [
        msgspec.structs.replace(seat, stop=stop)
        for seat, stop in zip(view.board.seats, stops, strict=True)
    ]
    return msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, seats=seats))
