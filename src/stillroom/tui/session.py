"""One match in the terminal: bots move at a human tempo, people type."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from stillroom.games.decisions import Sheet
from stillroom.games.messages import Message
from stillroom.match.looking_back import luck_of
from stillroom.match.match import Match
from stillroom.match.records.record import MatchRecord
from stillroom.match.records.verifying import verify
from stillroom.match.words import Words
from stillroom.tui import pages, saves
from stillroom.tui.asking import Asking
from stillroom.tui.coaching import Coach
from stillroom.tui.desk import Desk, in_fours
from stillroom.tui.lines import LABEL_STYLE, wrapped
from stillroom.tui.noting import Noting
from stillroom.tui.terminal import Terminal
from stillroom.tui.thinking import Bots

TEMPO = {"none": 0.0, "brisk": 0.3, "normal": 0.7, "slow": 1.4}
"""Seconds before each move of a bot; a turn has about three."""
STEP = "step"
"""The tempo at which every move of a bot waits for Enter."""


class Session:
    """A match, the people and bots at it, and the terminal they share."""

    def __init__(
        self,
        match: Match,
        path: Path,
        terminal: Terminal,
        language: str,
        tempo: str,
        *,
        is_first: bool,
    ) -> None:
        self._match = match
        self._path = path
        self._desk = Desk(match, terminal, language)
        self._noting = Noting(self._desk, saves.notes_path(path))
        self._tempo = tempo
        self._is_first = is_first
        self._thinking = Bots(match, self._desk.reasons)
        self._bots = set(self._thinking.levels)
        self._people = [seat for seat in range(match.seats) if seat not in self._bots]
        self._moved = set(self._bots)
        """The bots that have moved since a person did."""

    def teach(self, coach: Coach) -> None:
        """Lets a coach tell the people here something when it matters."""
        self._desk.coach = coach

    def run(self) -> bool:
        """Plays to the end, or until somebody leaves; says whether the match is over."""
        with (
            saves.locked(self._path),
            self._thinking.at_work(),
            self._desk.terminal.is_open(),
        ):
            self._save()
            self._look_around()
            self._welcome()
            while self._match.result is None:
                seat = self._next_seat()
                if seat in self._bots:
                    self._let_bot_move(seat)
                elif not self._let_person_decide(seat):
                    return False
                self._save()
            self._show_end()
        return True

    def _next_seat(self) -> int:
        """Who decides next: where many may, a person, then each bot once, then that person again.

        So nobody waits until the others have done all that can be done at the same time.
        """
        waiting = self._match.waiting
        bots = [seat for seat in waiting if seat in self._bots and seat not in self._moved]
        people = [seat for seat in waiting if seat in self._people]
        if people and not bots:
            self._moved.clear()
            return people[0]
        if not bots:
            self._moved.clear()
            bots = list(waiting)
        self._moved.add(bots[0])
        return bots[0]

    def _look_around(self) -> None:
        """A person alone keeps the own eyes; between several, only what all may see is shown."""
        self._desk.eyes = self._people[0] if len(self._people) == 1 else None

    def _welcome(self) -> None:
        """The game in five sentences before somebody's first match, and what lines give away."""
        desk = self._desk
        if self._is_first and self._people:
            desk.page(pages.welcome_page(desk.words, desk.newcomers, desk.terminal.width))
        if desk.terminal.is_plain and len(self._people) > 1:
            desk.terminal.tell([Text(desk.words.format("plain-history"))])
        if desk.terminal.is_plain and self._people and self._match.forgets:
            desk.terminal.tell([Text(desk.words.format("plain-forgets"))])

    def _let_bot_move(self, seat: int) -> None:
        """Shows the table for a moment, unless a person is waited for, too; then the bot moves."""
        waiting = self._match.waiting
        if all(other in self._bots for other in waiting):
            self._desk.show(self._match.view(self._desk.eyes))
            if self._tempo == STEP:
                self._desk.wait()
            else:
                self._desk.terminal.pause(TEMPO[self._tempo] / len(waiting))
        self._thinking.move(self._match, seat)

    def _let_person_decide(self, seat: int) -> bool:
        """Asks a person, behind a curtain if there are several; False if the person leaves."""
        if self._desk.eyes != seat and not self._desk.pass_to(seat):
            return False
        if not Asking(self._desk, self._noting, seat).ask():
            return False
        if seat not in self._match.waiting:
            self._look_around()
        return True

    def _show_end(self) -> None:
        """The board as it is in the end, then the scoring sheet, the seal and the luck."""
        desk = self._desk
        view = self._match.view(desk.eyes)
        assert view.sheet is not None, "the match is over"
        desk.show(view)
        if not desk.terminal.is_plain:
            desk.wait()
        self._show_sheet(view.sheet)

    def _show_sheet(self, sheet: Sheet) -> None:
        """The scoring sheet on one page where it fits, with luck and seal if there is room.

        The names stand on every page of it.
        """
        desk = self._desk
        width, height = desk.terminal.width, desk.terminal.page_height
        lines = pages.sheet_lines(self._match, sheet, desk.words, desk.eyes, width)
        why = wrapped(desk.words.say(sheet.why, self._match.names, desk.eyes), width, LABEL_STYLE)
        luck = pages.luck_page(self._match, luck_of(self._match), desk.words, width)
        rest = [*luck, *([Text()] if luck else []), *self._proof()]
        alone = pages.closer([*why, Text(), *lines], height)
        whole = pages.closer([*why, Text(), *lines, Text(), *rest], height)
        if height is not None and len(alone) <= height < len(whole):
            desk.page(alone)
            desk.page(rest)
        else:
            desk.page(whole, head=lines[:1])

    def _proof(self) -> list[Text]:
        """The dice against their seal."""
        words = self._desk.words
        verified = verify(MatchRecord.load(self._path))
        lines = []
        if verified.seal is not None:
            intact = words.format("seal-intact", seal=in_fours(verified.seal))
            lines += wrapped(intact, self._desk.terminal.width)
        if self._match.practice:
            lines.append(Text(words.format("practice")))
        return lines

    def last_words(self) -> str:
        """What stays on the terminal when the screen is gone."""
        words, eyes = self._desk.words, self._desk.eyes
        sheet = self._match.view(eyes).sheet
        if sheet is None:
            return words.format("kept-for-later", game=self._match.game)
        why = words.say(sheet.why, self._match.names, eyes)
        return "\n".join([why, words.format("record-at", path=str(self._path))])

    def _save(self) -> None:
        self._match.record().save(self._path)


def waiting_line(match: Match, words: Words) -> str:
    """What a kept match waits for, in one line."""
    view = match.view(match.waiting[0])
    message = Message("kept-match", {"turn": view.board.turn, "names": ", ".join(match.names)})
    return words.say(message)
