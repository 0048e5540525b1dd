"""A match that is over, shown again row by row."""

from __future__ import annotations

from rich.text import Text

from stillroom.games.messages import Message
from stillroom.match.errors import MatchOver
from stillroom.match.match import Match
from stillroom.match.records.record import MatchRecord
from stillroom.tui import pages
from stillroom.tui.boards import board_of, telling_of
from stillroom.tui.news import Log
from stillroom.tui.playing import words_for
from stillroom.tui.terminal import Frame, Terminal


class Replay:
    """A record that somebody looks through, with the eyes of a seat or of a spectator."""

    def __init__(
        self, record: MatchRecord, terminal: Terminal, language: str, seat: int | None
    ) -> None:
        self._whole = Match.from_record(record)
        if record.result is None:
            game = record.header.game
            raise MatchOver(Message("replay-running", {"game": game}), game)
        self._record = record
        self._terminal = terminal
        self._words = words_for(record.header.game, language)
        self._seat = seat
        self._begin_again()

    def _begin_again(self) -> None:
        """Goes back to before the first row."""
        self._match = Match(self._record.header)
        self._log = self._log_of(self._match)

    def _log_of(self, match: Match) -> Log:
        return Log(match, self._words, self._seat, telling_of(match.game))

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
        told = self._log_of(self._whole).news()
        self._terminal.tell([Text(line.text) for line in told])
        self._terminal.tell(self._sheet(self._whole))

    def _sheet(self, match: Match) -> list[Text]:
        sheet = match.view(self._seat).sheet
        assert sheet is not None, "the match is over"
        page = pages.sheet_page(match, sheet, self._words, self._seat, self._terminal.width)
        return [Text(), *page]

    def _show(self, row: int) -> None:
        self._go_to(row)
        view = self._match.view(self._seat)
        width = self._terminal.width
        board = board_of(view.game)(view, self._words, {}, width)
        rows = len(self._record.rows)
        asked = [Text(self._words.format("replay-row", row=row, rows=rows), "bold")]
        if row == rows:
            asked = [*self._sheet(self._match), *asked]
        self._terminal.show(Frame(board, self._log.news(), asked))

    def _go_to(self, row: int) -> None:
        """Plays on to a row; to one that is past, from the beginning."""
        if row < len(self._match.rows):
            self._begin_again()
        for played in self._record.rows[len(self._match.rows) : row]:
            self._match.repeat(played)

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
