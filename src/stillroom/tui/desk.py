"""The desk: what the people at one terminal look at."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from rich.text import Text

from stillroom.games.messages import Message
from stillroom.games.registry import folder_of
from stillroom.table.match import Match
from stillroom.table.view import View
from stillroom.table.words import Words
from stillroom.tui import pages
from stillroom.tui.boards import board_of
from stillroom.tui.entries import Entry, numbers_of
from stillroom.tui.lines import DIM_STYLE, LABEL_STYLE, wrapped
from stillroom.tui.terminal import Frame, Terminal

MOST_PREVIEWS = 3
"""So many moves of cards are told below the board; the others are on the page of all moves."""
UNCUT = 1000
"""A width at which nothing is cut."""


class Desk:
    """A match on a terminal, seen with the eyes of a seat, or of a spectator."""

    def __init__(self, match: Match, terminal: Terminal, language: str) -> None:
        self.match = match
        self.terminal = terminal
        self.language = language
        folder = folder_of(match.game)
        self.words = Words(
            language, "stillroom.table", f"stillroom.games.{folder}", "stillroom.tui"
        )
        self.eyes: int | None = None
        self.newcomers: Sequence[Message] = import_module(
            f"stillroom.tui.boards.{folder}"
        ).NEWCOMERS
        self._draw = board_of(match.game)
        self._told = -1
        self._answer: list[Text] = []

    def say(self, answer: str) -> None:
        """Answers what was typed, when the desk is shown next."""
        self._answer = wrapped(answer, self.terminal.width, "italic")

    def add(self, answer: str) -> None:
        """Adds something to the answer."""
        self._answer += wrapped(answer, self.terminal.width, DIM_STYLE)

    def show(self, view: View, entries: Sequence[Entry] = (), planned: Sequence[str] = ()) -> None:
        """Shows the board, what happened, the question, and what can be typed."""
        width = self.terminal.width
        board = self._draw(view, self.words, numbers_of(entries), width)
        fresh = [Text(line) for line in self.story(self._told)]
        self._told = view.row
        asked = [*self._answer, *self._asked(view, entries, planned, width)]
        is_new = bool(fresh or not self._answer)
        shown = Frame(board, self.story(), asked, fresh, is_new, is_question=bool(entries))
        self.terminal.show(shown)
        self._answer = []

    def _asked(
        self, view: View, entries: Sequence[Entry], planned: Sequence[str], width: int
    ) -> list[Text]:
        """The draft, the prompt and the moves."""
        lines = []
        if planned:
            moves = self.words.format("list-join").join(planned)
            lines += wrapped(self.words.format("planned", moves=moves), width, DIM_STYLE)
        prompt = self.words.say(view.prompt, view.players, view.seat)
        lines += wrapped(prompt, width, LABEL_STYLE)
        if self.terminal.is_plain:
            return lines + pages.moves_page(entries, self.terminal.line_width)
        return lines + self._moves_below(entries, width)

    def _moves_below(self, entries: Sequence[Entry], width: int) -> list[Text]:
        """The moves that have no card to stand on, and what some of those on cards bring."""
        lines = pages.moves_page([move for move in entries if not move.stands_on_a_card], width)
        by_preview: dict[str, list[Entry]] = {}
        for entry in entries:
            if entry.stands_on_a_card and entry.preview:
                by_preview.setdefault(entry.preview, []).append(entry)
        told = list(by_preview.values())
        for alike in told[:MOST_PREVIEWS]:
            lines += pages.alike_line(alike, width)
        if len(told) > MOST_PREVIEWS:
            lines += wrapped(self.words.format("more-moves"), width, DIM_STYLE)
        return lines

    def story(self, after_row: int = -1) -> list[str]:
        """What these eyes have seen since a row; first of all, the seal of the dice."""
        story = [
            self.words.say(message, self.match.names, self.eyes)
            for message in self.match.story(self.eyes, after_row)
        ]
        if self.match.seal is None or after_row >= 0:
            return story
        return [self.words.format("sealed", seal=in_fours(self.match.seal)), *story]

    def show_story(self) -> None:
        """Everything that has happened."""
        told = self.story() or [self.words.format("log-empty")]
        width = self.terminal.width
        self.page([line for text in told for line in wrapped(text, width)])

    def page(self, lines: Sequence[Text]) -> None:
        """Shows lines, as many at a time as there is room for, until Enter is pressed."""
        height = self.terminal.page_height or len(lines)
        for first in range(0, len(lines), height):
            self.terminal.tell(lines[first : first + height])
            if self.wait() is None:
                return

    def wait(self) -> str | None:
        """Waits for Enter; None when nobody will press it any more."""
        return self.terminal.ask(self.words.format("press-enter"))

    def show_seats(self, view: View) -> None:
        """What everybody has in front of them, uncut."""
        lines = self._draw(view, self.words, {}, UNCUT)[1 : 1 + self.match.seats]
        width = self.terminal.width
        self.page([part for line in lines for part in wrapped(line.plain, width)])

    def show_rules(self, wanted: str) -> None:
        """The chapters of the rules, a chapter, or a paragraph."""
        page = pages.rules_page(self.match.game, self.language, wanted, self.terminal.width)
        if page is None:
            self.say(self.words.format("no-such-paragraph", wanted=wanted))
        else:
            self.page(page)

    def pass_to(self, seat: int) -> bool:
        """The curtain between two people at one terminal; False if nobody comes."""
        name = self.match.names[seat]
        self.terminal.tell(
            [Text(), Text(self.words.format("curtain", name=name), LABEL_STYLE), Text()]
        )
        if self.terminal.ask(self.words.format("curtain-enter", name=name)) is None:
            return False
        self.eyes = seat
        return True


def in_fours(seal: str) -> str:
    """The beginning of a seal, so that two people can compare it aloud."""
    return " ".join(seal[place : place + 4] for place in range(0, 16, 4))
