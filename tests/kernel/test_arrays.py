"""Records as NumPy sees them: the same numbers at the same places, nothing between them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given

from stillroom.bots import registry as bots
from stillroom.games import registry as games
from stillroom.kernel import loops, state
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import bag, many, number, one, word
from stillroom.kernel.records import Json, Record
from tests.cases import for_each
from tests.kernel.shelves import Nook, Pot, Shelf, full_shelf, made, shelves
from tests.kernel.toy.bots import PROGRAM

if TYPE_CHECKING:
    import numpy as np

    from stillroom.kernel import arrays
else:
    np = pytest.importorskip("numpy")
    arrays = pytest.importorskip("stillroom.kernel.arrays")

pytestmark = pytest.mark.compiled

KERNEL = (Dice, EventRow, state.Outcome, loops.Plan, loops.Played)
PROGRAMS = [PROGRAM, *map(bots.program, games.names())]

Odd = made("Odd", small=number(), wide=word())
Trio = made("Trio", a=number(), b=number(), c=number())
Even = made("Even", trios=many(Trio, 2), wide=word())
Uneven = made("Uneven", trios=many(Trio, 3), wide=word())
Row = made("Row", odd=many(Odd, 3), loose=number())
Deep = made("Deep", first=number(), rows=many(Row, 2), chips=bag(3), dice=one(Dice), last=number())

ALL_RECORDS: list[type[Record]] = [
    *(Pot, Shelf, Nook, Odd, Even, Uneven, Row, Deep),
    *KERNEL,
    *(
        record
        for program in PROGRAMS
        for record in (
            program.memory,
            program.game.state,
            program.game.options,
            program.game.mask,
            program.game.log,
            program.game.foresight,
            program.game.observation,
            program.game.pending,
            *program.game.own_records,
        )
    ),
]

each_record = for_each("record", ALL_RECORDS)


def leaves(dtype: np.dtype[Any], start: int = 0) -> Iterator[tuple[int, int]]:
    """Offset and size of every number of a dtype, arrays and records spread out."""
    if dtype.subdtype is not None:
        inner, (length,) = dtype.subdtype
        for index in range(length):
            yield from leaves(inner, start + index * inner.itemsize)
    elif dtype.fields is not None:
        for inner, offset, *_ in dtype.fields.values():
            yield from leaves(inner, start + offset)
    else:
        yield start, dtype.itemsize


def numbered(record: type[Record]) -> Record:
    """A record in which every number is another one."""
    numbers = count(1)

    def content(record: type[Record]) -> dict[str, Json]:
        told: dict[str, Json] = {}
        for name, field in record.fields.items():
            inner = field.record
            entries: list[Json] = [
                next(numbers) if inner is None else content(inner) for _ in range(field.length)
            ]
            told[name] = entries if field.holds_many else entries[0]
        return told

    made = record()
    fill(made, content(record))
    return made


def fill(target: Record | np.void, content: dict[str, Any]) -> None:
    """Writes a dict into a plain record or a NumPy record, number by number."""
    for name, value in content.items():
        if isinstance(value, int):
            put(target, name, value)
            continue
        there = getattr(target, name) if isinstance(target, Record) else target[name]
        entries = [(there, value)] if isinstance(value, dict) else zip(there, value, strict=True)
        if isinstance(value, list) and all(isinstance(entry, int) for entry in value):
            there[:] = value
        else:
            for inner_target, inner_content in entries:
                fill(inner_target, inner_content)


def put(target: Record | np.void, name: str, value: int) -> None:
    if isinstance(target, Record):
        setattr(target, name, value)
    else:
        target[name] = value


@each_record
def test_no_byte_of_a_dtype_is_padding(record: type[Record]) -> None:
    dtype = arrays.dtype_of(record)
    reached = 0
    for offset, size in leaves(dtype):
        assert offset == reached
        reached += size
    assert reached == dtype.itemsize


@each_record
def test_every_int64_lies_on_eight_bytes_in_every_record_of_an_array(record: type[Record]) -> None:
    dtype = arrays.dtype_of(record)
    three = np.dtype((dtype, (3,)))
    assert all(offset % size == 0 for offset, size in leaves(three))


@each_record
def test_the_bytes_of_a_record_are_those_of_its_numpy_twin(record: type[Record]) -> None:
    plain = numbered(record)
    twin = np.zeros(1, arrays.dtype_of(record))
    fill(twin[0], plain.to_dict())
    assert twin.tobytes() == plain.to_bytes()


@each_record
def test_a_record_comes_back_from_an_array(record: type[Record]) -> None:
    plain = numbered(record)
    array = arrays.new_array(record, 3)
    arrays.store(array, 1, plain)
    assert arrays.load(array, 1, record) == plain
    assert arrays.load(array, 0, record) == arrays.load(array, 2, record) == record()


@given(shelves)
def test_any_content_comes_back_from_an_array(content: dict[str, Json]) -> None:
    array = arrays.new_array(Shelf, 1)
    arrays.store(array, 0, Shelf.from_dict(content))
    assert arrays.load(array, 0, Shelf).to_dict() == content


def test_a_new_array_is_all_zeros() -> None:
    assert arrays.new_array(Shelf, 4).tobytes() == bytes(4 * len(Shelf().to_bytes()))


def test_a_stored_record_is_a_copy() -> None:
    array, shelf = arrays.new_array(Shelf, 1), full_shelf()
    arrays.store(array, 0, shelf)
    shelf.marks[0] = 0
    assert arrays.load(array, 0, Shelf) == full_shelf()
    array[0]["points"] = 9
    assert shelf.points == -5


def test_a_record_that_does_not_fit_its_array_is_refused() -> None:
    with pytest.raises((ValueError, TypeError)):
        arrays.store(arrays.new_array(Shelf, 1), 0, Pot())
