"""The desk: what the people at one terminal look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from rich.text import Text

from stillroom.bots.motives import LastReasons
from stillroom.games.messages import Message
from stillroom.games.registry import folder_of
from stillroom.match.match import Match
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui import pages
from stillroom.tui.boards import Page, board_of, module_of, pages_of, telling_of, told_on_board
from stillroom.tui.coaching import Coach
from stillroom.tui.entries import Entry, Told, first_told, numbers_of, told_below
from stillroom.tui.lines import DIM_STYLE, LABEL_STYLE, left_off, set_in, wrapped
from stillroom.tui.news import Log, News, joined
from stillroom.tui.terminal import Frame, Terminal

FEWEST_LINES = 4
"""So many lines of moves are shown on the smallest screen."""
FEWEST_BELOW_NEWS = 2
"""So many are enough where the reader must hear what has happened: cards carry their numbers."""
LEAST_NEWS = 2
"""So many lines of the log are left above the moves, even if they are about others."""
NOTE_STYLE = "italic"
SEAL = -1
"""What is told before all turns."""


class Desk:
    """A match on a terminal, seen with the eyes of a seat, or of a spectator."""

    def __init__(self, match: Match, terminal: Terminal, language: str) -> None:
        self.match = match
        self.terminal = terminal
        self.language = language
        folder = folder_of(match.game)
        self.words = Words(
            language, "stillroom.match", f"stillroom.games.{folder}", "stillroom.tui"
        )
        self.eyes: int | None = None
        board = module_of(match.game)
        self.newcomers: Sequence[Message] = board.NEWCOMERS
        self.pages: Mapping[str, Page] = pages_of(match.game)
        self._seats: Page = board.seats
        self._draw = board_of(match.game)
        self._telling = telling_of(match.game)
        self._logs: dict[int | None, Log] = {}
        """What was told to each pair of eyes that has looked."""
        self._seal = self._sealed()
        self._told = -1
        self._answer: list[Text] = []
        self.coach: Coach | None = None
        """Who tells a newcomer something when it matters."""
        self._noted: Sequence[str] = ()
        self.reasons = LastReasons()
        """Why the bots have moved as they did."""

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
        news = self.news()
        fresh = self._since_last_time(news)
        self._told = view.row
        asked = [*self._answer, *self._notes(view), *self._asked(view, planned, width)]
        told = told_below(entries, told_on_board(view))
        asked += self._moves(entries, told, news, len(board) + len(asked))
        is_new = bool(fresh or not self._answer)
        stays = bool(entries) or view.sheet is not None
        self.terminal.show(Frame(board, news, asked, fresh, is_new, stays))
        self._answer = []

    def _notes(self, view: View) -> list[Text]:
        """What the coach tells; lines that stay are told it once."""
        if self.coach is None or view.decision is None:
            return []
        notes = self.coach.told_at(self.match, view, self.words)
        if self.terminal.is_plain and notes is self._noted:
            return []
        self._noted = notes
        return [line for note in notes for line in wrapped(note, self.terminal.width, NOTE_STYLE)]

    def _asked(self, view: View, planned: Sequence[str], width: int) -> list[Text]:
        """The draft and the prompt."""
        lines = []
        if planned:
            moves = self.words.format("list-join").join(planned)
            lines += wrapped(self.words.format("planned", moves=moves), width, DIM_STYLE)
        prompt = self.words.say(view.prompt, view.players, view.seat)
        if view.practice and view.sheet is None:
            prompt = self.words.format("list-join").join([prompt, self.words.format("practised")])
        return lines + wrapped(prompt, width, LABEL_STYLE)

    def _moves(
        self, entries: Sequence[Entry], told: Sequence[Told], news: Sequence[News], above: int
    ) -> list[Text]:
        """All moves where lines have no end, else as much of them as there is room for below."""
        height = self.terminal.page_height
        if height is None:
            return pages.moves_page(entries, self.terminal.line_width)
        width = self.terminal.width
        room = self._room_below(news, height - above)
        shown = told if len(told) <= room else first_told(told, room - 1)
        more = self.words.format("more-moves") if len(shown) < len(told) else ""
        spare = room - len(shown) - bool(more)
        lines = []
        for group in shown:
            whole = pages.alike_lines(group.entries, width)
            lines += whole[: 1 + spare]
            if len(whole) > 1 + spare:
                left_off(lines[-1], width)
            spare -= min(len(whole) - 1, spare)
        return lines + wrapped(more, width, DIM_STYLE) if more else lines

    def _room_below(self, news: Sequence[News], room: int) -> int:
        """How many lines the moves may have, so that what happened to the reader stays there."""
        if not news or self.terminal.has_log_beside:
            return max(room, FEWEST_LINES)
        own = joined([told for told in news if told.is_own], self.terminal.width)
        left = room - 1 - max(len(own), min(LEAST_NEWS, len(news)))
        return max(left, FEWEST_BELOW_NEWS if own else FEWEST_LINES)

    def news(self) -> list[News]:
        """What these eyes have seen; first of all, the seal of the dice."""
        if self.eyes not in self._logs:
            self._logs[self.eyes] = Log(self.match, self.words, self.eyes, self._telling)
        return [*self._seal, *self._logs[self.eyes].news()]

    def _sealed(self) -> list[News]:
        """The beginning of every log where the dice are sealed."""
        if self.match.seal is None:
            return []
        return [News(self.words.format("sealed", seal=in_fours(self.match.seal)), SEAL)]

    def _since_last_time(self, news: Sequence[News]) -> list[Text]:
        """The news that were not shown before; the first time, all of them."""
        latest_first = takewhile(lambda told: told.row > self._told, reversed(news))
        return [Text(told.text) for told in latest_first if not told.is_quiet][::-1]

    def show_help(self) -> None:
        """What somebody must know who has never been here."""
        with_notes = self.match.keeps_notes
        width = self.terminal.width
        more = tuple(self.pages)
        self.page(
            pages.help_page(self.words, self.newcomers, width, with_notes=with_notes, more=more)
        )

    def show_moves(self, entries: Sequence[Entry]) -> None:
        """Every open move, with what it brings."""
        self.page(pages.moves_page(entries, self.terminal.line_width))

    def show_story(self) -> None:
        """Everything that has happened."""
        told = self.news() or [News(self.words.format("log-empty"))]
        self.page(joined(told, self.terminal.width, style=""))

    def page(self, lines: Sequence[Text], head: Sequence[Text] = ()) -> None:
        """Shows lines, as many at a time as there is room for, until Enter is pressed.

        `head` stands once more above all but the first of them.
        """
        height = max(self.terminal.page_height or len(lines), len(head) + 1)
        while lines:
            self.terminal.tell(lines[:height])
            if self.wait() is None:
                return
            lines = lines[height:] and [*head, *lines[height:]]

    def wait(self) -> str | None:
        """Waits for Enter; None when nobody will press it any more."""
        return self.terminal.ask(self.words.format("press-enter"))

    def show_seats(self, view: View) -> None:
        """What everybody has in front of them, uncut, and which bots play."""
        self.show_page(self._seats, view, pages.levels_lines(self.match, self.words))

    def show_page(self, page: Page, view: View, more: Sequence[Text] = ()) -> None:
        """A page about what there is to see, uncut."""
        lines = []
        for line in [*page(view, self.words), *more]:
            indent = len(line.plain) - len(line.plain.lstrip())
            lines += set_in(Text(line.plain), self.terminal.width, 2 * indent)
        self.page(lines)

    def show_reasons(self) -> None:
        """What each bot did last, and why."""
        width = self.terminal.width
        self.page(pages.reasons_page(self.match, self.reasons, self.words, self.eyes, width))

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
