"""Notes at the terminal: each person's own, kept in a file beside the match."""

from __future__ import annotations

import re
from pathlib import Path

from stillroom.match.errors import MatchError
from stillroom.match.notes import Notebook
from stillroom.tui import pages
from stillroom.tui.desk import Desk

ERASING = re.compile(r"-\s*(\d{1,9})")


class Noting:
    """Reads and writes the notes of whoever is asked.

    The file is read anew each time, so a match that is resumed has its notes. One that is damaged
    is left as it is.
    """

    def __init__(self, desk: Desk, path: Path) -> None:
        self._desk = desk
        self._path = path

    def show(self, seat: int) -> None:
        """The page of a person's notes."""
        if (notebook := self._opened()) is None:
            return
        if lines := notebook.of(seat).lines:
            self._desk.page(pages.notes_page(lines, self._desk.terminal.width))
        else:
            self._desk.say(self._desk.words.format("notes-empty"))

    def write(self, seat: int, text: str) -> None:
        """Adds a line, or erases the one that is named by its number."""
        if (notebook := self._opened()) is None:
            return
        notes, words = notebook.of(seat), self._desk.words
        if not text:
            self._desk.say(words.format("note-how"))
            return
        try:
            if erased := ERASING.fullmatch(text):
                number = int(erased[1])
                notes.erase(number)
                self._desk.say(words.format("note-erased", number=number))
            else:
                notes.add(text)
                self._desk.say(words.format("note-written", number=len(notes.lines)))
        except MatchError as wrong:
            self._desk.say(wrong.words(self._desk.language))
            return
        notebook.save(self._path)

    def _opened(self) -> Notebook | None:
        """The notes of the match; None, and an answer, where there are none or none can be read."""
        match, words = self._desk.match, self._desk.words
        if not match.keeps_notes:
            why = "no-notes-closed" if match.forgets else "no-notes-open"
            self._desk.say(words.format(why))
            return None
        if not self._path.exists():
            return Notebook(match.seats)
        try:
            return Notebook.load(self._path, match.seats)
        except MatchError as wrong:
            self._desk.say(wrong.words(self._desk.language))
            self._desk.add(str(self._path))
            return None
