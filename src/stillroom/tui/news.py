"""News: what happened, turn by turn, and what of it stays where there is little room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from stillroom.games.messages import Message
from stillroom.table.match import Match
from stillroom.table.words import Words
from stillroom.tui.lines import DIM_STYLE, wrapped

BEGINS_A_TURN = "event-turn-began"
"""The message with which a turn begins, in every game."""


@dataclass(frozen=True)
class Telling:
    """How the news of a game are told; if it says nothing else, turn after turn and all alike."""

    by_seat: bool = False
    """Whether all play at once: then the sentences of a turn stand together player by player."""
    is_quiet: Callable[[Message], bool] = lambda _: False
    """Whether only the log tells a message, unless the last own decision brought it."""


@dataclass(frozen=True)
class News:
    """A sentence of the log."""

    text: str
    turn: int = 0
    """How many turns had begun; the sentences of one turn stand on the same lines."""
    is_own: bool = False
    """Whether it happened to the reader after the turn of the last own decision: it stays.

    Where all play at once, what that decision brought stays too.
    """
    about: int | None = None
    """The player with whose sentences it stands, where all play at once."""
    is_quiet: bool = False
    """Whether it is told only in the log."""


TURN_BY_TURN = Telling()


def news_for(
    match: Match, words: Words, reader: int | None, telling: Telling = TURN_BY_TURN
) -> list[News]:
    """What a reader has heard of a match."""
    story = match.story(reader)
    first_new = len(story) - len(match.story(reader, match.last_answer(reader) - 1))
    news: list[News] = []
    turn = decided_in = 0
    for place, message in enumerate(story):
        if place == first_new:
            decided_in = turn
        turn += message.id == BEGINS_A_TURN
        is_since = place >= first_new and (turn > decided_in or telling.by_seat)
        is_own = is_since and message.seat == reader is not None
        about = message.seat if telling.by_seat and message.id != BEGINS_A_TURN else None
        is_quiet = telling.is_quiet(message) and not is_own
        said = words.say(message, match.names, reader)
        news.append(News(said, turn, is_own, about, is_quiet))
    return news


def joined(news: Iterable[News], width: int, style: str = DIM_STYLE) -> list[Text]:
    """The sentences of each turn one after the other on full lines.

    Where they stand player by player, whoever was told of last comes last.
    """
    lines = []
    for _, of_a_turn in groupby(news, key=lambda told: told.turn):
        by_player: dict[int | None, list[str]] = {}
        for told in of_a_turn:
            by_player[told.about] = [*by_player.pop(told.about, []), told.text]
        for texts in by_player.values():
            lines += wrapped(" ".join(texts), width, style)
    return lines


def fitting(news: Sequence[News], room: int, width: int) -> list[Text]:
    """As much as there is room for: first all about the reader, then the latest about others."""
    loud = [place for place, told in enumerate(news) if not told.is_quiet]
    places = sorted(loud, key=lambda place: (news[place].is_own, place), reverse=True)
    chosen: list[int] = []
    lines: list[Text] = []
    for place in places:
        chosen = sorted([*chosen, place])
        tried = joined([news[place] for place in chosen], width)
        if len(tried) > room:
            break
        lines = tried
    return lines
