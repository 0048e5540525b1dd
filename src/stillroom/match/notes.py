"""Notes: what players write down for themselves where a match leaves something to memory.

They are no part of the match and of its record. Whoever keeps a match keeps the notes of all seats
in a notebook, and gives a player those of the own seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Self

import msgspec

from stillroom.games.messages import Argument, Message
from stillroom.match.errors import BrokenNotes, WrongNote, WrongSeat
from stillroom.match.records.atomic_write import write_whole

FORMAT = 1
MOST_LINES = 100
LONGEST_LINE = 200


class Notes:
    """The notes of one seat, a line each; they know of no other seat.

    >>> notes = Notes()
    >>> notes.add("Ben: vines 3,  vines 4")
    >>> notes.add("one moss is gone")
    >>> notes.erase(1)
    >>> notes.lines
    ('one moss is gone',)
    """

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._lines: list[str] = []
        for line in lines:
            self.add(line)

    @property
    def lines(self) -> tuple[str, ...]:
        """All lines, the first one first; they are counted from 1."""
        return tuple(self._lines)

    def add(self, text: str) -> None:
        """Adds a line; raises WrongNote for one that cannot be kept, or if there is no room."""
        line = " ".join(text.split())
        if not line:
            raise WrongNote(Message("note-empty"))
        if not line.isprintable():
            raise WrongNote(Message("note-strange"))
        if len(line) > LONGEST_LINE:
            found: dict[str, Argument] = {"most": LONGEST_LINE, "found": len(line)}
            raise WrongNote(Message("note-too-long", found))
        if len(self._lines) == MOST_LINES:
            raise WrongNote(Message("note-no-room", {"most": MOST_LINES}))
        self._lines.append(line)

    def erase(self, number: int) -> None:
        """Erases a line by its number; the later ones move up."""
        if type(number) is not int or not 1 <= number <= len(self._lines):
            found: dict[str, Argument] = {"number": str(number), "lines": len(self._lines)}
            raise WrongNote(Message("note-no-such", found))
        del self._lines[number - 1]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of notes holds."""

    format: int
    seats: list[list[str]]
    """The lines of each seat."""


class Notebook:
    """The notes of all seats of a match, for whoever keeps them.

    >>> notebook = Notebook(seats=2)
    >>> notebook.of(1).add("Ada took vines 3")
    >>> notebook.of(0).lines, notebook.of(1).lines
    ((), ('Ada took vines 3',))
    >>> Notebook.from_bytes(notebook.to_bytes(), seats=2).of(1).lines
    ('Ada took vines 3',)
    """

    def __init__(self, seats: int) -> None:
        self._notes = [Notes() for _ in range(seats)]

    def of(self, seat: int) -> Notes:
        """The notes of one seat, for its player alone."""
        if type(seat) is not int or not 0 <= seat < len(self._notes):
            found: dict[str, Argument] = {"seat": str(seat), "last": len(self._notes) - 1}
            raise WrongSeat(Message("error-no-such-seat", found))
        return self._notes[seat]

    def to_bytes(self) -> bytes:
        """The content of a file."""
        seats = [list(notes.lines) for notes in self._notes]
        return msgspec.json.encode(Content(FORMAT, seats)) + b"\n"

    @classmethod
    def from_bytes(cls, content: bytes, seats: int) -> Self:
        """The notes of a file; raises BrokenNotes if a single thing in it is wrong."""
        try:
            read = msgspec.json.decode(content, type=Content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise BrokenNotes(Message("notes-unreadable", {"problem": str(wrong)})) from None
        if read.format != FORMAT:
            here: dict[str, Argument] = {"found": str(read.format), "here": FORMAT}
            raise BrokenNotes(Message("notes-format", here))
        if len(read.seats) != seats:
            found: dict[str, Argument] = {"found": len(read.seats), "seats": seats}
            raise BrokenNotes(Message("notes-seats", found))
        notebook = cls(seats)
        notebook._notes = [_checked(lines) for lines in read.seats]
        return notebook

    def save(self, path: Path) -> None:
        """Writes the file whole or not at all."""
        write_whole(path, self.to_bytes())

    @classmethod
    def load(cls, path: Path, seats: int) -> Self:
        """Reads a file."""
        return cls.from_bytes(path.read_bytes(), seats)


def _checked(lines: list[str]) -> Notes:
    """The lines of a seat, which must be such as are written here."""
    try:
        notes = Notes(lines)
    except WrongNote as wrong:
        raise BrokenNotes(wrong.message) from None
    if notes.lines != tuple(lines):
        raise BrokenNotes(Message("notes-changed"))
    return notes
