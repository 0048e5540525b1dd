"""A match that is over, shown again row by row."""

from __future__ import annotations

from rich.text import Text

from stillroom.games.messages import Message
from stillroom.table.errors import MatchOver
from stillroom.table.match import Match
from stillroom.table.record import Record
from stillroom.tui import news, pages
from stillroom.tui.boards import board_of, telling_of
from stillroom.tui.playing import words_for
from stillroom.tui.terminal import Frame, Terminal


class Replay:
    """A record that somebody looks through, with the eyes of a seat or of a spectator."""

    def __init__(self, record: Record, terminal: Terminal, language: str, seat: int | None) -> None:
        Match.from_record(record)
        if record.result is None:
            game = record.header.game
            raise MatchOver(Message("replay-running", {"game": game}), game)
        self._record = record
        self._terminal = terminal
        self._words = words_for(record.header.game, language)
        self._seat = seat
        self._telling = telling_of(record.header.game)

    def run(self) -> None:
        """Lines show the whole match at once; a screen shows it row by row."""
        if self._terminal.is_plain:
            self._tell_all()
            return
        with self._terminal.is_open():
            row = 0
            while row >= 0:
                self._show(row)
                row = self._next(row, self._terminal.ask(self._words.format("replay-how")))

    def _tell_all(self) -> None:
        match = Match.from_record(self._record)
        told = news.news_for(match, self._words, self._seat, self._telling)
        self._terminal.tell([Text(line.text) for line in told])
        self._terminal.tell(self._sheet(match))

    def _sheet(self, match: Match) -> list[Text]:
        sheet = match.view(self._seat).sheet
        assert sheet is not None, "the match is over"
        page = pages.sheet_page(match, sheet, self._words, self._seat, self._terminal.width)
        return [Text(), *page]

    def _show(self, row: int) -> None:
        match = Match.from_rows(self._record.header, self._record.rows[:row])
        view = match.view(self._seat)
        width = self._terminal.width
        board = board_of(match.game)(view, self._words, {}, width)
        rows = len(self._record.rows)
        asked = [Text(self._words.format("replay-row", row=row, rows=rows), "bold")]
        if row == rows:
            asked = [*self._sheet(match), *asked]
        told = news.news_for(match, self._words, self._seat, self._telling)
        self._terminal.show(Frame(board, told, asked))

    def _next(self, row: int, typed: str | None) -> int:
        """The row to show next; -1 to leave."""
        rows = len(self._record.rows)
        match (typed or "").strip().lower():
            case "q" | "quit":
                return -1
            case "b":
                return max(row - 1, 0)
            case number if number.isdecimal():
                return rows if len(number) > len(str(rows)) else min(int(number), rows)
        return -1 if typed is None else min(row + 1, rows)
