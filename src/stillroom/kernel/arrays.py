"""Records as NumPy sees them: dtypes, arrays of records, and the way to plain records and back."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from stillroom.kernel.records import Record, RecordType, layout, needs_filler

RecordArray: TypeAlias = NDArray[np.void]
R = TypeVar("R", bound=Record)

FILLER = "filler"
"""Four bytes at the end of a record, always 0, that keep the next record's int64 words in line."""


@cache
def dtype_of(record: RecordType) -> np.dtype[Any]:
    """The NumPy type of a record class: the same numbers at the same places as its `to_bytes`."""
    fields: list[Any] = []
    for name, field in layout(record):
        inner: Any = np.int64 if field.wide else np.int32
        if field.record is not None:
            inner = dtype_of(field.record)
        fields.append((name, inner, (field.length,)) if field.holds_many else (name, inner))
    if needs_filler(record):
        fields.append((FILLER, np.int32))
    made = np.dtype(fields, align=True)
    tight = sum(made[name].itemsize for name in made.names or ())
    assert made.itemsize == tight, f"{record.__name__} has padding in memory"
    return made


def new_array(record: RecordType, length: int) -> RecordArray:
    """An array of records, all zeros."""
    return np.zeros(length, dtype_of(record))


def store(array: RecordArray, index: int, record: Record) -> None:
    """Writes a plain record into an array."""
    array[index] = np.frombuffer(record.to_bytes(), dtype_of(type(record)))[0]


def load(array: RecordArray, index: int, record: type[R]) -> R:
    """The plain record that lies in an array."""
    return record.from_bytes(array[index : index + 1].tobytes())
