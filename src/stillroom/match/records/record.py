"""Records: a match as a file, from which it can be played again and its dice be proven.

A file has one JSON document on each line: the header, a row for each move and each undo, and, when
the match is over, the result. Every line ends with a check over itself and all lines before it, so
that a changed byte is found and its line named. Each row also has the digest of the state after it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Self

import msgspec

from stillroom.games.messages import Message
from stillroom.match.errors import BrokenRecord
from stillroom.match.records.atomic_write import write_whole
from stillroom.match.records.fair_dice import SealedDice, SeededDice

FORMAT = 1
CHECK_DIGITS = 32


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat."""

    name: str
    bot: str | None = None
    """The name of the bot; None for a person."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a match begins with."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, int]
    players: list[Seated]
    dice: SealedDice | SeededDice
    position: dict[str, Any] | None = None
    """The position from which the match was begun; None for the game's own setting up."""
    format: int = FORMAT


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move, or an undo."""

    number: int
    """Counted from 1."""
    seat: int
    """Who moved, or who took back."""
    digest: str
    """The digest of the state afterwards, in hexadecimal digits."""
    move: str | None = None
    """The text of the move."""
    undo: int | None = None
    """The number of the row before which the match goes on."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended.

    >>> Result(scores=[10, 7], ranks=[1, 2]).winners
    (0,)
    """

    scores: list[int]
    """The points of each seat."""
    ranks: list[int]
    """The place of each seat; equal places leave a gap. 0 where nobody won."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of a file: one of the three, and the check."""

    header: Header | None = None
    row: Row | None = None
    result: Result | None = None
    check: str = ""


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match: what it began with, what was played, how it ended.

    While a match is running its record holds the secret key of the dice and belongs to the host
    alone.
    """

    header: Header
    rows: list[Row]
    result: Result | None = None

    def to_bytes(self) -> bytes:
        """The content of a file."""
        check = ""
        content = []
        for line in self._lines():
            encoded, check = _with_check(line, check)
            content.append(encoded)
        return b"".join(content)

    def _lines(self) -> list[Line]:
        lines = [Line(header=self.header), *(Line(row=row) for row in self.rows)]
        return lines if self.result is None else [*lines, Line(result=self.result)]

    @classmethod
    def from_bytes(cls, content: bytes) -> Self:
        """The record of a file; raises BrokenRecord naming the line that is wrong."""
        lines = _checked_lines(content)
        header, last = lines[0].header, lines[-1]
        if header is None:
            raise BrokenRecord(1, Message("record-no-header"))
        inner = lines[1:] if last.result is None else lines[1:-1]
        rows = []
        for number, line in enumerate(inner, start=1):
            if line.row is None or line.row.number != number:
                raise BrokenRecord(number + 1, Message("record-not-a-row", {"number": number}))
            rows.append(line.row)
        return cls(header, rows, last.result)

    def save(self, path: Path) -> None:
        """Writes the file whole or not at all: whoever reads it meanwhile sees the old one."""
        write_whole(path, self.to_bytes())

    @classmethod
    def load(cls, path: Path) -> Self:
        """Reads a file."""
        return cls.from_bytes(path.read_bytes())


def _with_check(line: Line, before: str) -> tuple[bytes, str]:
    """A line with its check, which covers the line and, through their checks, all before it."""
    body = msgspec.json.encode(line)
    check = hashlib.sha256(before.encode() + body).hexdigest()[:CHECK_DIGITS]
    return msgspec.json.encode(msgspec.structs.replace(line, check=check)) + b"\n", check


def _checked_lines(content: bytes) -> list[Line]:
    check = ""
    lines = []
    texts = content.split(b"\n")
    if texts.pop() or not texts:
        raise BrokenRecord(len(texts) + 1, Message("record-cut-off"))
    for number, text in enumerate(texts, start=1):
        try:
            line = msgspec.json.decode(text, type=Line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            problem = Message("record-unreadable", {"problem": str(wrong)})
            raise BrokenRecord(number, problem) from None
        if sum(part is not None for part in (line.header, line.row, line.result)) != 1:
            raise BrokenRecord(number, Message("record-not-one-thing"))
        as_written, check = _with_check(msgspec.structs.replace(line, check=""), check)
        if as_written != text + b"\n":
            raise BrokenRecord(number, Message("record-changed"))
        lines.append(line)
    return lines
