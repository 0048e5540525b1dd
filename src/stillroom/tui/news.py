"""News: what happened, turn by turn, and what of it stays where there is little room."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from rich.text import Text

from stillroom.games.messages import Message
from stillroom.match.listening import Line, Story
from stillroom.match.match import Match
from stillroom.match.words import Words
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
    row: int = 0
    """The row with which it came, as the reader counts rows."""


TURN_BY_TURN = Telling()


class Log:
    """What a reader hears of a match: each sentence is put into words once, when it comes."""

    def __init__(
        self, match: Match, words: Words, reader: int | None, telling: Telling = TURN_BY_TURN
    ) -> None:
        self._match = match
        self._words = words
        self._reader = reader
        self._telling = telling
        self._story = Story(match, reader)
        self._said: list[News] = []
        """Every sentence as it is told when another decision was made since."""

    def news(self) -> list[News]:
        """Everything up to the present."""
        stands = self._story.go_on()
        del self._said[stands:]
        for line in self._story.lines[stands:]:
            self._said.append(self._in_words(line))
        return self._with_own()

    def _in_words(self, line: Line) -> News:
        """The next sentence, after all that was said before."""
        row, message = line
        begins = message.id == BEGINS_A_TURN
        return News(
            text=self._words.say(message, self._match.names, self._reader),
            turn=(self._said[-1].turn if self._said else 0) + begins,
            about=message.seat if self._telling.by_seat and not begins else None,
            is_quiet=self._telling.is_quiet(message),
            row=row,
        )

    def _with_own(self) -> list[News]:
        """All that was said, and what of it the reader must not miss since the last decision."""
        if self._reader is None:
            return list(self._said)
        answered = self._match.last_answer(self._reader)
        first = bisect_left(self._said, answered, key=lambda told: told.row)
        decided_in = self._said[first - 1].turn if first else 0
        news = self._said[:first]
        for told, line in zip(self._said[first:], self._story.lines[first:], strict=True):
            is_since = told.turn > decided_in or self._telling.by_seat
            is_own = is_since and line.message.seat == self._reader
            news.append(replace(told, is_own=True, is_quiet=False) if is_own else told)
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
    chosen: list[int] = []
    lines: list[Text] = []
    for place in by_weight(news):
        chosen = sorted([*chosen, place])
        tried = joined([news[place] for place in chosen], width)
        if len(tried) > room:
            break
        lines = tried
    return lines


def by_weight(news: Sequence[News]) -> Iterator[int]:
    """The places of what is told outside of the log: all about the reader, then the latest."""
    latest_first = range(len(news) - 1, -1, -1)
    yield from (place for place in latest_first if news[place].is_own)
    yield from (place for place in latest_first if not (news[place].is_own or news[place].is_quiet))
