"""Entries: the open moves by number, and finding the one that somebody typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from stillroom.games.decisions import Decision
from stillroom.games.messages import Message
from stillroom.table.words import Words

NAME_AND_VALUE = re.compile(r"\b([a-z]+) (\d+)\b")


@dataclass(frozen=True)
class Entry:
    """Something that can be typed."""

    number: int
    text: str
    """The move, or its beginning, as the table reads it."""
    words: str
    """What it is called in the language of the reader."""
    preview: str
    """What it is known to bring; empty where nothing is."""
    pieces: list[str]

    @property
    def stands_on_a_card(self) -> bool:
        """Whether its number is shown on a card of the board."""
        return all(" " in piece and not piece.startswith("elixir ") for piece in self.pieces)


def entries_of(decision: Decision, words: Words, players: Sequence[str], seat: int) -> list[Entry]:
    """The open moves, numbered from 1; where a client offers a preset, that comes first."""
    entries: list[Entry] = []
    for move in decision.moves:
        preview = words.format("list-join").join(
            words.say(row, players, seat) for row in move.preview
        )
        if move.preset is not None and not move.whole:
            named = Message("preset", {"move": words.say(move.words, players, seat)})
            entries.append(
                Entry(len(entries) + 1, move.preset, words.say(named), preview, move.pieces)
            )
            preview = ""
        said = words.say(move.words, players, seat)
        entries.append(Entry(len(entries) + 1, move.text, said, preview, move.pieces))
    return entries


def numbers_of(entries: Sequence[Entry]) -> dict[str, int]:
    """The number to type for each piece; the first entry that lives on it."""
    numbers: dict[str, int] = {}
    for entry in entries:
        for piece in entry.pieces:
            numbers.setdefault(piece, entry.number)
    return numbers


def find(typed: str, entries: Sequence[Entry]) -> list[Entry]:
    """The entries that somebody may have meant: by number, by name, or by the beginning of one."""
    if typed.isdecimal():
        return [entry for entry in entries if str(entry.number) == typed]
    wanted = simplified(typed)
    if not wanted:
        return []
    exact = [entry for entry in entries if wanted in names_of(entry)]
    return exact or [
        entry for entry in entries if any(name.startswith(wanted) for name in names_of(entry))
    ]


def names_of(entry: Entry) -> tuple[str, str]:
    """The names by which an entry can be typed: in the language of the table, and the reader's."""
    return simplified(entry.text), simplified(entry.words)


def simplified(text: str) -> str:
    """Small letters without accents, hyphens and dots, so that typing is easy."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in plain).split())


def as_move(typed: str) -> str:
    """A typed move as the table reads it: ``take blue 3`` is ``take blue-3``."""
    return NAME_AND_VALUE.sub(r"\1-\2", typed.casefold())
