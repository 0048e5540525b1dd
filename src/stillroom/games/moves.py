"""Moves: whole decisions in words, such as ``trade blue-7 for yellow-6 purple-1``.

A move is a verb, the pieces it is done to, and for some verbs a linking word and the pieces on the
other side of it. It stands for one action or for several, which are played all or none. What the
words mean is a game's own business: its grammar turns moves into actions and back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol, TypeAlias

from stillroom.games.messages import Message

LINKS = ("for", "with", "and")
"""The words that stand between the two sides of a move."""
LONGEST_TEXT = 1000
"""No move of any game comes near this length; what does is not a move."""
KEPT_TEXTS = 4096
"""The same few moves are read and offered again and again; so many are not taken apart anew."""
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Unreadable(Exception):
    """A move that cannot be understood; the message says why and what would be right."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Move:
    """A whole decision, by its text; equal texts are equal moves.

    >>> move = Move("trade blue-7 for yellow-6 purple-1")
    >>> move.verb, move.pieces, move.others
    ('trade', ('blue-7',), ('yellow-6', 'purple-1'))
    >>> move
    Move('trade blue-7 for yellow-6 purple-1')
    """

    __slots__ = ("link", "others", "pieces", "text", "verb")
    text: str
    """The move as it is written."""
    verb: str
    """What is done."""
    pieces: tuple[str, ...]
    """What it is done to."""
    link: str
    """The word between the two sides, or nothing."""
    others: tuple[str, ...]
    """The pieces on the other side."""

    def __init__(self, text: str) -> None:
        self.text, self.verb, self.pieces, self.link, self.others = _parts_of(text)

    @classmethod
    def of(
        cls, verb: str, pieces: Iterable[str] = (), link: str = "", others: Iterable[str] = ()
    ) -> Move:
        """The move of some words."""
        words = [verb, *pieces, *([link] if link else []), *others]
        return cls(" ".join(words))

    @classmethod
    def from_json(cls, content: object) -> Move:
        """The move that `to_json` told.

        >>> Move.from_json({"verb": "take", "pieces": ["blue-3"]})
        Move('take blue-3')
        """
        if not isinstance(content, dict) or not _is_list_of_words([content.get("verb")]):
            raise Unreadable(Message("malformed-json"))
        links = [link for link in LINKS if link in content]
        if len(links) > 1 or not set(content) <= {"verb", "pieces", *LINKS}:
            raise Unreadable(Message("malformed-json"))
        sides = [content.get("pieces", []), *(content[link] for link in links)]
        if not all(_is_list_of_words(side) for side in sides):
            raise Unreadable(Message("malformed-json"))
        return cls.of(content["verb"], sides[0], *links, *sides[1:])

    def to_json(self) -> dict[str, str | list[str]]:
        """The move as a dict; the linking word names the other side.

        >>> Move("trade blue-7 for yellow-6 purple-1").to_json()
        {'verb': 'trade', 'pieces': ['blue-7'], 'for': ['yellow-6', 'purple-1']}
        """
        content: dict[str, str | list[str]] = {"verb": self.verb, "pieces": list(self.pieces)}
        if self.link:
            content[self.link] = list(self.others)
        return content

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


class Grammar(Protocol):
    """What the moves of a game mean."""

    def verbs(self) -> tuple[str, ...]:
        """All verbs of the game."""
        ...

    def actions_of(self, move: Move) -> tuple[int, ...]:
        """The actions of a move, in the order in which they are played; raises Unreadable."""
        ...

    def move_of(self, actions: tuple[int, ...]) -> Move:
        """The move of some actions: the opposite of `actions_of`."""
        ...

    def head_of(self, move: Move) -> tuple[int, ...]:
        """The actions that come before the pieces of a basket."""
        ...

    def chosen_in(self, move: Move) -> tuple[str, ...]:
        """The pieces that lie in the basket of a move, in any order."""
        ...


Parts: TypeAlias = tuple[str, str, tuple[str, ...], str, tuple[str, ...]]
"""The text of a move, its verb, its pieces, the linking word and the pieces on the other side."""


@lru_cache(maxsize=KEPT_TEXTS)
def _parts_of(text: str) -> Parts:
    verb, *rest = _words_in(text)
    if verb in LINKS:
        raise Unreadable(Message("malformed-empty"))
    sides = [index for index, word in enumerate(rest) if word in LINKS]
    if len(sides) > 1:
        raise Unreadable(Message("malformed-two-links", {"text": shortened(text)}))
    middle = sides[0] if sides else len(rest)
    link = rest[middle] if sides else ""
    return " ".join([verb, *rest]), verb, tuple(rest[:middle]), link, tuple(rest[middle + 1 :])


def _words_in(text: str) -> list[str]:
    if len(text) > LONGEST_TEXT:
        raise Unreadable(Message("malformed-too-long", {"most": LONGEST_TEXT}))
    words = text.lower().replace("_", "-").replace(",", " ").replace("+", " ").split()
    if not words:
        raise Unreadable(Message("malformed-empty"))
    for word in words:
        if not WORD.fullmatch(word):
            raise Unreadable(Message("malformed-word", {"word": shortened(word)}))
    return words


def _is_list_of_words(side: object) -> bool:
    return isinstance(side, list) and all(
        isinstance(word, str) and WORD.fullmatch(word) and word not in LINKS for word in side
    )


def shortened(text: str) -> str:
    """A text of strangers, cut and cleaned so that it can stand in a message."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:60])
    return shown if len(text) <= len(shown) else f"{shown}…"
