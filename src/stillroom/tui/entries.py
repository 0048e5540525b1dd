"""Entries: the open moves by number, and finding the one that somebody typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from stillroom.games.decisions import Decision
from stillroom.table.words import Words

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
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
        if move.preset and move.preset_words and not move.whole:
            said = words.say(move.preset_words, players, seat)
            entries.append(Entry(len(entries) + 1, move.preset, said, preview, move.pieces))
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
    begun = [entry for entry in entries if any(name.startswith(wanted) for name in names_of(entry))]
    inside = [entry for entry in entries if any(has_all(name, wanted) for name in names_of(entry))]
    return exact or begun or inside


def has_all(name: str, wanted: str) -> bool:
    """Whether every word is the beginning of some word of a name: a verb may stand last."""
    words = name.split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())


def names_of(entry: Entry) -> set[str]:
    """The names by which an entry can be typed: in the language of the table, and the reader's."""
    return spellings(entry.text) | spellings(entry.words)


def spellings(text: str) -> set[str]:
    """A text as it may be typed: without accents, or with a German ae for ä."""
    return {simplified(text), simplified(text.casefold().translate(UMLAUTS))}


def simplified(text: str) -> str:
    """Small letters without accents, hyphens and dots, so that typing is easy."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in plain).split())


def as_move(typed: str) -> str:
    """A typed move as the table reads it: ``take blue 3`` is ``take blue-3``."""
    return NAME_AND_VALUE.sub(r"\1-\2", typed.casefold())
