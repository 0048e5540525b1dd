"""Asking a person: what is typed becomes a draft, a move, or an answer."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

from stillroom.bots.players import BotPlayer
from stillroom.match.errors import CannotDraft, IllegalMove, MatchError
from stillroom.match.view import View
from stillroom.tui import pages
from stillroom.tui.boards import Page
from stillroom.tui.desk import Desk
from stillroom.tui.entries import Entry, as_move, entries_of, find, marks_of, simplified, spellings
from stillroom.tui.noting import Noting

ADVISER = "greedy"
"""The bot that gives hints."""
MOST_NAMED = 4
"""So many moves are named when a word fits several."""


class Asking:
    """One decision of a person.

    Moves that show nothing new are kept as a draft, which `undo` takes back step by step; the first
    move that shows something, or ends the turn, plays all of it.
    """

    def __init__(self, desk: Desk, noting: Noting, seat: int) -> None:
        self._desk = desk
        self._noting = noting
        self._match = desk.match
        self._words = desk.words
        self._seat = seat
        self._drafts: list[list[str]] = [[]]
        self._warned = False

    def ask(self) -> bool:
        """Asks until something is played or taken back; False if the person leaves."""
        row = self._match.view(self._seat).row
        while self._match.view(self._seat).row == row:
            view, planned = self._present()
            entries = self._entries(view)
            self._desk.show(view, entries, planned)
            typed = self._desk.terminal.ask(self._words.format("how-to-type"))
            if typed is None or self._is_command(typed, "command-quit"):
                return False
            if typed.strip():
                self._obey(typed.strip(), entries)
        return True

    def _present(self) -> tuple[View, list[str]]:
        """What the person sees: the match with the draft played on it, and the draft in words."""
        if not self._drafts[-1]:
            return self._match.view(self._seat), []
        draft = self._match.draft(self._seat, self._drafts[-1])
        return draft.view, [self._words.say(message) for message in draft.words]

    def _entries(self, view: View) -> list[Entry]:
        assert view.decision is not None, "only who is asked is shown moves"
        return entries_of(view.decision, self._words, self._match.names, self._seat)

    def _obey(self, typed: str, entries: list[Entry]) -> None:
        """Does what was typed: a command, or a move by number, name or beginning."""
        head, _, rest = typed.partition(" ")
        if head == "?":
            head = "help"
        for command, obey in self._commands(rest.strip(), entries).items():
            if self._is_command(head, command):
                obey()
                return
        self._choose(typed, entries)

    def _commands(self, rest: str, entries: list[Entry]) -> dict[str, Callable[[], None]]:
        """What can be typed beside moves, with what it does; `rest` is what follows the command."""
        desk, noting, seat = self._desk, self._noting, self._seat
        return {
            "command-help": desk.show_help,
            "command-moves": lambda: desk.show_moves(entries),
            "command-log": desk.show_story,
            "command-seats": lambda: desk.show_seats(self._present()[0]),
            "command-explain": desk.show_reasons,
            "command-rules": lambda: desk.show_rules(rest),
            "command-why": lambda: self._say_why(rest, entries),
            "command-undo": self._undo,
            "command-hint": lambda: self._hint(entries),
            "command-notes": lambda: noting.show(seat),
            "command-note": lambda: noting.write(seat, rest),
            **{command: partial(self._show_page, page) for command, page in desk.pages.items()},
        }

    def _show_page(self, page: Page) -> None:
        """A page of this game alone."""
        self._desk.show_page(page, self._present()[0])

    def _is_command(self, typed: str, command: str) -> bool:
        """Whether a word is a command, in English or in the language of the reader."""
        english = command.removeprefix("command-")
        return simplified(typed) in {english} | spellings(self._words.format(command))

    def _choose(self, typed: str, entries: list[Entry]) -> None:
        """Plays the move that was typed, or says why not."""
        found = find(typed, entries)
        if len(found) > 1:
            named = (entry.words for entry in found[:MOST_NAMED])
            several = self._words.format("list-join").join(named)
            self._desk.say(self._words.format("fits-several", typed=typed, moves=several))
        elif found:
            self._try(found[0].text)
        elif typed.isdecimal():
            self._desk.say(self._words.format("no-such-number", most=len(entries)))
        else:
            closed = self._closed_moves(typed, entries)
            self._try_other(closed[0] if len(closed) == 1 else as_move(typed))

    def _try_other(self, text: str) -> None:
        """Tries a move that is not on the list; a basket is not thrown away for another move."""
        begun = self._drafts[-1][-1:] if not self._is_whole() else []
        if begun and text.partition(" ")[0] != begun[0].partition(" ")[0]:
            self._desk.say(self._words.format("basket-open"))
        else:
            self._try(text)

    def _is_whole(self) -> bool:
        """Whether no basket is half filled."""
        draft = self._drafts[-1]
        return not draft or self._match.draft(self._seat, draft).whole

    def _closed_moves(self, typed: str, entries: list[Entry]) -> list[str]:
        """Moves that are not open, found by their names in the language of the reader.

        Those are meant that begin like an open one, if there are any.
        """
        words = self._words
        known = [
            Entry(0, move.text, words.say(message), "", [], marks_of(message, words))
            for move, message in self._match.beginnings()
        ]
        found = [entry.text for entry in find(typed, known)]
        verbs = {entry.text.partition(" ")[0] for entry in entries}
        return [text for text in found if text.partition(" ")[0] in verbs] or found

    def _with(self, text: str) -> list[str]:
        """The draft with one move more; a basket that is begun gives way to what it becomes."""
        draft = self._drafts[-1]
        return [*(draft if self._is_whole() else draft[:-1]), text]

    def _try(self, text: str) -> None:
        """Puts a move into the draft; what shows something new or ends the turn is played."""
        moves = self._with(text)
        turn = self._match.view(self._seat).board.turn
        try:
            tried = self._match.draft(self._seat, moves).view
            is_done = tried.decision is None or tried.board.turn != turn
        except CannotDraft:
            is_done = True
        except MatchError as wrong:
            self._refuse(wrong)
            return
        if is_done:
            self._match.play_all(self._seat, moves, self._match.decision(self._seat))
        else:
            self._drafts.append(moves)

    def _refuse(self, wrong: MatchError) -> None:
        self._desk.say(wrong.words(self._desk.language, self._match.names, self._seat))

    def _undo(self) -> None:
        """Takes back a step of the draft, or the last move."""
        if len(self._drafts) > 1:
            self._drafts.pop()
            return
        if not self._warned and self._makes_practice():
            self._warned = True
            self._desk.say(self._words.format("undo-far"))
            return
        try:
            self._match.undo(self._seat)
        except MatchError as wrong:
            self._refuse(wrong)

    def _makes_practice(self) -> bool:
        """Whether an undo is open to the person that would make the match practice."""
        view = self._match.view(self._seat)
        return view.can_undo and view.undo_makes_practice

    def _say_why(self, typed: str, entries: list[Entry]) -> None:
        """Why a move is not open, with the paragraph of the rules; of several, the first."""
        if not typed:
            self._desk.say(self._words.format("why-what"))
            return
        opened = [entry.text for entry in find(typed, entries)]
        found = opened or self._closed_moves(typed, entries)
        text = found[0] if found else as_move(typed)
        try:
            self._match.draft(self._seat, self._with(text))
        except IllegalMove as wrong:
            self._refuse(wrong)
            self._desk.add(
                pages.paragraph_of(self._match.game, self._desk.language, wrong.paragraph)
            )
        except CannotDraft:
            self._desk.say(self._words.format("why-open"))
        except MatchError as wrong:
            self._refuse(wrong)
        else:
            self._desk.say(self._words.format("why-open"))

    def _hint(self, entries: list[Entry]) -> None:
        """What a bot would do that has only just come; in a draft, the likeliest move."""
        if not self._drafts[-1]:
            dice = secrets.randbits(48)
            adviser = BotPlayer(self._match.game, ADVISER, dice, remembers=False)
            move = adviser.choose(self._match, self._seat)
            said = self._words.say(self._match.words_for(move))
            self._desk.say(self._words.format("hint", move=said))
            return
        decision = self._present()[0].decision
        if decision is None or decision.likely is None:
            self._desk.say(self._words.format("no-hint"))
            return
        listed = [entry.words for entry in entries if entry.text == decision.likely]
        likely = self._match.words_for(self._match.read(decision.likely))
        said = listed[0] if listed else self._words.say(likely)
        self._desk.say(self._words.format("hint", move=said))
