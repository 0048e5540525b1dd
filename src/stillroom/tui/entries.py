"""Entries: the open moves by number, and finding the one that somebody typed."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stillroom.games.decisions import Decision
from stillroom.games.messages import Argument, Message
from stillroom.match.words import Words

CARDS = ("market ", "hand ", "card ")
"""How the names of pieces begin that are cards."""
MARKS = {"card": "mark", "chip": "quacks-mark"}
"""The messages with the letters that stand for pieces where boards have little room, by those with
the names of the pieces."""
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
    marks: frozenset[str] = frozenset()
    """How the cards that it names are written on the board, where they have marks."""

    @property
    def cards(self) -> list[str]:
        """The pieces that are cards of the board, on which a number can stand."""
        return [piece for piece in self.pieces if piece.startswith(CARDS)]


@dataclass(frozen=True)
class Told:
    """A line below the board: a move, or moves of cards that bring the same."""

    entries: list[Entry]
    is_on_card: bool
    """Whether the numbers stand on cards as well."""


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
        marks = marks_of(move.words, words)
        entries.append(Entry(len(entries) + 1, move.text, said, preview, move.pieces, marks))
    return entries


def marks_of(said: Message, words: Words) -> frozenset[str]:
    """How the cards that a move names are written on the board: ``be4``, as it is typed."""
    found = [(MARKS[piece.id], piece.arguments) for piece in pieces_in(said)]
    return frozenset(
        simplified(f"{words.say(Message(mark, named))}{named['value'] or ''}")
        for mark, named in found
        if mark in words.ids(mark)
    )


def pieces_in(said: Argument) -> Iterator[Message]:
    """The names of cards and chips in a message."""
    match said:
        case Message() if said.id in MARKS:
            yield said
        case Message():
            for part in said.arguments.values():
                yield from pieces_in(part)
        case list():
            for part in said:
                yield from pieces_in(part)


def numbers_of(entries: Sequence[Entry]) -> dict[str, int]:
    """The number to type for each piece; the first entry that lives on it."""
    numbers: dict[str, int] = {}
    for entry in entries:
        for piece in entry.pieces:
            numbers.setdefault(piece, entry.number)
    return numbers


def told_below(entries: Sequence[Entry], on_board: tuple[str, ...] = ()) -> list[Told]:
    """The moves that are told below the board, in the order of their numbers.

    Where a card has one move alone, its number on the card says enough; such moves are told for
    what they bring, those that bring the same together. Moves on pieces that begin like one of
    `on_board` are told there.
    """
    numbers = numbers_of(entries)
    living = Counter(card for entry in entries for card in entry.cards)
    told: list[Told] = []
    by_preview: dict[str, Told] = {}
    for entry in entries:
        if any(piece.startswith(on_board) for piece in entry.pieces):
            continue
        shown = [card for card in entry.cards if numbers[card] == entry.number]
        is_alone = any(living[card] == 1 for card in shown)
        if is_alone and entry.preview in by_preview:
            by_preview[entry.preview].entries.append(entry)
        elif not is_alone or entry.preview:
            told.append(Told([entry], is_on_card=bool(shown)))
            if is_alone:
                by_preview[entry.preview] = told[-1]
    return told


def first_told(told: Sequence[Told], room: int) -> list[Told]:
    """As many as there is room for: those first that can be seen nowhere else."""
    chosen = sorted(told, key=lambda line: line.is_on_card)[:room]
    return [line for line in told if line in chosen]


def find(typed: str, entries: Sequence[Entry]) -> list[Entry]:
    """The entries that somebody may have meant: by number, by name, or by the beginning of one."""
    if typed.isdecimal():
        return [entry for entry in entries if str(entry.number) == typed]
    wanted = simplified(typed)
    if not wanted:
        return []
    exact = [entry for entry in entries if wanted in names_of(entry) | entry.marks]
    begun = [entry for entry in entries if any(name.startswith(wanted) for name in names_of(entry))]
    inside = [entry for entry in entries if is_inside(wanted, entry)]
    return exact or begun or inside


def is_inside(wanted: str, entry: Entry) -> bool:
    """Whether some name of an entry has all words, or the marks of its pieces in their place."""
    return any(has_all(" ".join([name, *entry.marks]), wanted) for name in names_of(entry))


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
