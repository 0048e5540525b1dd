"""News: what happened, turn by turn, and what of it stays where there is little room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from stillroom.table.match import Match
from stillroom.table.words import Words
from stillroom.tui.lines import DIM_STYLE, wrapped

BEGINS_A_TURN = "event-turn-began"
"""The message with which a turn begins, in every game."""


@dataclass(frozen=True)
class News:
    """A sentence of the log."""

    text: str
    turn: int = 0
    """How many turns had begun; the sentences of one turn stand on the same lines."""
    is_own: bool = False
    """Whether it happened to the reader after the turn of the last own decision: it stays."""


def news_for(match: Match, words: Words, reader: int | None) -> list[News]:
    """What a reader has heard of a match."""
    story = match.story(reader)
    answered = [row.number for row in match.record().rows if row.seat == reader]
    first_new = len(story) - len(match.story(reader, max(answered, default=0) - 1))
    news: list[News] = []
    turn = decided_in = 0
    for place, message in enumerate(story):
        if place == first_new:
            decided_in = turn
        turn += message.id == BEGINS_A_TURN
        is_own = place >= first_new and turn > decided_in and message.seat == reader is not None
        news.append(News(words.say(message, match.names, reader), turn, is_own))
    return news


def joined(news: Iterable[News], width: int, style: str = DIM_STYLE) -> list[Text]:
    """The sentences of each turn one after the other on full lines."""
    lines = []
    for _, of_a_turn in groupby(news, key=lambda told: told.turn):
        lines += wrapped(" ".join(told.text for told in of_a_turn), width, style)
    return lines


def fitting(news: Sequence[News], room: int, width: int) -> list[Text]:
    """As much as there is room for: first all about the reader, then the latest about others."""
    places = sorted(range(len(news)), key=lambda place: (news[place].is_own, place), reverse=True)
    chosen: list[int] = []
    lines: list[Text] = []
    for place in places:
        chosen = sorted([*chosen, place])
        tried = joined([news[place] for place in chosen], width)
        if len(tried) > room:
            break
        lines = tried
    return lines
