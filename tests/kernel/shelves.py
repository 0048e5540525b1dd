"""A record class with every shape of field, for the tests of records and arrays."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Any, cast

from hypothesis import strategies as st

from stillroom.kernel.fields import Seen, bag, flag, ints, many, number, one, word, words
from stillroom.kernel.records import Json, Record, RecordType


class Herb(IntEnum):
    """A kind of thing, stored as a number."""

    MINT = 2
    SAGE = 3


class Pot(Record):
    """A record inside the record."""

    coins: int = number(0, 9)
    is_hot: int = flag()


class Shelf(Record):
    """One field of each shape, in an order that is not the order of memory."""

    points: int = number(-5, 40)
    is_open: int = flag()
    seed: int = word()
    marks: list[int] = ints(3, -1, 6)
    keys: list[int] = words(2)
    hand: list[int] = bag(3, 4, seen=Seen.OWNER)
    pot: Pot = one(Pot)
    pots: list[Pot] = many(Pot, 2)


class Nook(Shelf):
    """The same with fewer marks, as a game sizes a record of the kernel."""

    marks: list[int] = ints(1, -1, 6)


PATHS = (
    *("points", "is_open", "seed"),
    *("marks[0]", "marks[1]", "marks[2]"),
    *("keys[0]", "keys[1]"),
    *("hand[0]", "hand[1]", "hand[2]"),
    *("pot.coins", "pot.is_hot"),
    *("pots[0].coins", "pots[0].is_hot", "pots[1].coins", "pots[1].is_hot"),
)
"""Every number of a shelf, in the order of its declaration."""


def put(record: Record, path: str, value: int) -> None:
    """Sets the number at a path such as ``pots[1].coins``."""
    *way, last = re.findall(r"\w+", path)
    holder: Any = record
    for step in way:
        holder = holder[int(step)] if step.isdigit() else getattr(holder, step)
    if last.isdigit():
        holder[int(last)] = value
    else:
        setattr(holder, last, value)


def full_shelf() -> Shelf:
    """A shelf on which every number differs from 0 and from most others."""
    return Shelf.from_dict(
        {
            "points": -5,
            "is_open": 1,
            "seed": 2**62 - 1,
            "marks": [6, -1, 5],
            "keys": [2**32 - 1, 7],
            "hand": [1, 2, 3],
            "pot": {"coins": 4, "is_hot": 1},
            "pots": [{"coins": 8, "is_hot": 1}, {"coins": 9, "is_hot": 1}],
        }
    )


def made(name: str, /, **fields: object) -> type[Record]:
    """A record class with these fields; the fields' types do not matter to the test."""
    return cast("type[Record]", RecordType(name, (Record,), dict(fields)))


pots: st.SearchStrategy[Json] = st.fixed_dictionaries(
    {"coins": st.integers(0, 9), "is_hot": st.integers(0, 1)}
)

shelves: st.SearchStrategy[dict[str, Json]] = st.fixed_dictionaries(
    {
        "points": st.integers(-5, 40),
        "is_open": st.integers(0, 1),
        "seed": st.integers(0, 2**62 - 1),
        "marks": st.lists(st.integers(-1, 6), min_size=3, max_size=3),
        "keys": st.lists(st.integers(0, 2**32 - 1), min_size=2, max_size=2),
        "hand": st.lists(st.integers(0, 4), min_size=3, max_size=3),
        "pot": pots,
        "pots": st.lists(pots, min_size=2, max_size=2),
    }
)
"""The content of a shelf, as `to_dict` tells it."""
