"""The fields of a record class.

A record class names each field with its type for the reader and the type checker, and with one
of the functions below for the engines::

    class Player(Record):
        hand: list[int] = bag(len(Kind), seen=Seen.OWNER)
        points: int = number(0, 40)

Each function returns a :class:`Field` under the type that a rule will see, so that a misspelt
field is found by the type checker and never reaches an engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from stillroom.kernel.records import Record

R = TypeVar("R", bound="Record")

INT32_MAX = 2**31 - 1
WORD_MAX = 2**62 - 1
"""The highest seed and digest: all of it shows in the digest of a record that holds it."""
SIZED_BY_THE_GAME = 0
"""The length of an array in a kernel record that each game declares again with its own length."""


class Seen(Enum):
    """Who may know the value of a field."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


class Shape(Enum):
    """What a field holds."""

    NUMBER = "number"
    ARRAY = "array"
    BAG = "bag"
    RECORD = "record"
    RECORDS = "records"


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record class: its shape, its length, the values it may take, who sees it."""

    shape: Shape
    length: int = 1
    low: int = 0
    high: int = INT32_MAX
    wide: bool = False
    record: type[Record] | None = None
    seen: Seen = Seen.ALL
    of_cards: bool = False
    """Whether its numbers are cards: the number of the card and one more, 0 for none."""

    @property
    def holds_records(self) -> bool:
        return self.record is not None

    @property
    def holds_many(self) -> bool:
        return self.shape not in (Shape.NUMBER, Shape.RECORD)


def number(low: int = 0, high: int = INT32_MAX, *, seen: Seen = Seen.ALL) -> int:
    """An int32 between ``low`` and ``high``, both included."""
    return cast(int, Field(Shape.NUMBER, low=low, high=high, seen=seen))


def flag(*, seen: Seen = Seen.ALL) -> int:
    """0 for no, 1 for yes."""
    return number(0, 1, seen=seen)


def word(*, seen: Seen = Seen.ALL) -> int:
    """A number of 62 bits, for digests and seeds; everything of the rules is an int32."""
    return cast(int, Field(Shape.NUMBER, high=WORD_MAX, wide=True, seen=seen))


def words(length: int, *, seen: Seen = Seen.ALL) -> list[int]:
    """An array of 32-bit words, kept in int64 so that every engine computes alike."""
    return cast("list[int]", Field(Shape.ARRAY, length, high=2**32 - 1, wide=True, seen=seen))


def ints(length: int, low: int = 0, high: int = INT32_MAX, *, seen: Seen = Seen.ALL) -> list[int]:
    """An array of int32, each between ``low`` and ``high``."""
    return cast("list[int]", Field(Shape.ARRAY, length, low, high, seen=seen))


def card(cards: int, *, seen: Seen = Seen.ALL) -> int:
    """One of so many cards: its number and one more, or 0 for no card."""
    return cast(int, Field(Shape.NUMBER, high=cards, seen=seen, of_cards=True))


def row(length: int, cards: int, *, seen: Seen = Seen.ALL) -> list[int]:
    """A row of places for cards: each the number of its card and one more, or 0 for no card."""
    return cast("list[int]", Field(Shape.ARRAY, length, 0, cards, seen=seen, of_cards=True))


def bag(length: int, high: int = INT32_MAX, *, seen: Seen = Seen.ALL) -> list[int]:
    """A bag of counts: how many there are of each kind."""
    return cast("list[int]", Field(Shape.BAG, length, 0, high, seen=seen))


def one(record: type[R], *, seen: Seen = Seen.ALL) -> R:
    """A record inside the record."""
    return cast(R, Field(Shape.RECORD, record=record, seen=seen))


def many(record: type[R], length: int, *, seen: Seen = Seen.ALL) -> list[R]:
    """An array of records."""
    return cast("list[R]", Field(Shape.RECORDS, length, record=record, seen=seen))
