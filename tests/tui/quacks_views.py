"""Boards of whole matches of The Quacks of Quedlinburg, and how to read them."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from stillroom.bots.players import BotPlayer
from stillroom.games.quacks.view import spaces
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import Seated
from stillroom.match.view import View
from stillroom.tui.boards import board_of
from stillroom.tui.boards.quacks_pots import first_space
from stillroom.tui.entries import Entry, entries_of, numbers_of
from stillroom.tui.playing import words_for
from tests.tui.views import NAMES

QUACKS = "quacks"
TUBES = (("test_tubes", 1),)
SETS = tuple((("books", number), ("test_tubes", number % 2)) for number in range(4))
"""Each set of books once."""


def match_of(
    seats: int,
    names: tuple[str, ...] = tuple(NAMES),
    options: tuple[tuple[str, int], ...] = TUBES,
    seed: int = 11,
) -> Match:
    """A match of bots."""
    players = [Seated(name, "greedy") for name in names[:seats]]
    return new_match(QUACKS, players=players, options=dict(options), seed=seed)


@cache
def views(
    seats: int,
    names: tuple[str, ...] = tuple(NAMES),
    options: tuple[tuple[str, int], ...] = TUBES,
    seed: int = 11,
) -> list[View]:
    """A whole match of bots by turns, through the eyes of who is asked, and at times of others."""
    match = match_of(seats, names, options, seed)
    bots = [BotPlayer(QUACKS, "greedy", seat) for seat in range(seats)]
    seen = []
    number = 0
    while match.result is None:
        seat = match.waiting[number % len(match.waiting)]
        seen.append(match.view(seat))
        if number % 5 == 0:
            seen += [match.view((seat + 1) % seats), match.view(None)]
        match.play(seat, bots[seat].choose(match, seat))
        number += 1
    return [*seen, match.view(0), match.view(None)]


def asked(view: View, language: str = "en") -> list[Entry]:
    """What can be typed."""
    if view.decision is None:
        return []
    assert view.seat is not None
    return entries_of(view.decision, words_for(QUACKS, language), view.players, view.seat)


def drawn(view: View, language: str = "en", width: int = 78) -> list[Text]:
    """The lines of a board, with the numbers of what can be typed."""
    numbers = numbers_of(asked(view, language))
    return board_of(QUACKS)(view, words_for(QUACKS, language), numbers, width)


def plain(view: View, language: str = "en", width: int = 78) -> list[str]:
    """The same without styles."""
    return [line.plain for line in drawn(view, language, width)]


def strip_of(view: View, language: str = "en", width: int = 78) -> dict[int, tuple[bool, str]]:
    """Of each space that is shown, whether it has a ruby and what lies there."""
    label = f" {words_for(QUACKS, language).format('quacks-space')} "
    lines = plain(view, language, width)
    cell = 3 if language == "en" else 4
    assert view.seat is not None
    first = first_space(view.board.seats[view.seat])
    found: dict[int, tuple[bool, str]] = {}
    for place, line in enumerate(lines):
        if not line.startswith(label):
            continue
        numbers, things = line[len(label) :], lines[place + 1][len(label) :]
        for begin in range(0, len(numbers.rstrip()), cell):
            number = numbers[begin : begin + cell].strip()
            thing = things[begin : begin + cell].strip()
            space = first + len(found)
            assert int(number.removesuffix("*")) == spaces()[space].coins, "what is printed"
            found[space] = (number.endswith("*"), thing)
    return found
