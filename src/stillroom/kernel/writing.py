"""The functions of a record class that are written out for it, field by field.

Each is written twice: the plain engine takes whole arrays at a time, which is quick there; the
other engines go number by number, which is quick there. `in_engines` leads from the one form to the
other. How a record is made, copied, and flattened into numbers and back is written for the plain
engine alone; elsewhere records lie in arrays.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from itertools import chain, islice
from operator import mul
from typing import Any, NamedTuple, TypeAlias

from stillroom.kernel.fields import Field, Shape

RecordFunction: TypeAlias = Callable[..., Any]
Fields: TypeAlias = Mapping[str, Field]

DIGEST_FACTOR = 0x2545F4914F6CDD1D
DIGEST_MASK = (1 << 62) - 1
"""A digest has 62 bits: what an int64 holds, and a little room."""

in_engines: dict[RecordFunction, RecordFunction] = {}
"""For each copy_into, clear and digest of the plain engine, the form that compiles."""


def written_functions(record: type, fields: Fields) -> dict[str, RecordFunction]:
    """The copy_into, clear and digest of a record class, for the plain engine."""
    scope: dict[str, Any] = {"__name__": record.__module__, "mul": mul, **_weight_tables(fields)}
    scope |= {f"record_of_{name}": field.record for name, field in fields.items() if field.record}
    signatures = {
        "copy_into": {"target": record, "source": record, "return": type(None)},
        "clear": {"record": record, "return": type(None)},
        "digest": {"record": record, "so_far": int, "return": int},
    }
    written = {}
    for name, annotations_of_it in signatures.items():
        plain, compiles = (
            _compile(record, name, _lines_of(name, fields, whole_arrays=whole), scope)
            for whole in (True, False)
        )
        compiles.__annotations__ = annotations_of_it
        in_engines[plain] = compiles
        written[name] = plain
    return written


class Forms(NamedTuple):
    """What a field {f} of some shape is on each way to a new record and from one."""

    zero: str
    """In a new record."""
    copy: str
    """In a copy."""
    flatten: str
    """In a list of numbers."""
    read: str
    """As it is read from an iterator over such a list."""


ARRAY_FORMS = Forms("[0] * {n}", "record.{f}[:]", "*record.{f}", "list(islice(numbers, {n}))")
FORMS = {
    Shape.NUMBER: Forms("0", "record.{f}", "record.{f}", "next(numbers)"),
    Shape.ARRAY: ARRAY_FORMS,
    Shape.BAG: ARRAY_FORMS,
    Shape.RECORD: Forms(
        zero="record_of_{f}()",
        copy="record_of_{f}.copy_of(record.{f})",
        flatten="*record_of_{f}.flatten(record.{f})",
        read="record_of_{f}.read(numbers)",
    ),
    Shape.RECORDS: Forms(
        zero="[record_of_{f}() for _ in range({n})]",
        copy="[record_of_{f}.copy_of(entry) for entry in record.{f}]",
        flatten="*chain.from_iterable(map(record_of_{f}.flatten, record.{f}))",
        read="[record_of_{f}.read(numbers) for _ in range({n})]",
    ),
}


def written_forms(record: type, fields: Fields) -> dict[str, RecordFunction]:
    """A record class's `__init__`, `copy_of`, `flatten` and `read`; fields as in memory."""
    scope: dict[str, Any] = {"record_class": record, "new": object.__new__}
    scope |= {"chain": chain, "islice": islice}
    scope |= {f"record_of_{name}": field.record for name, field in fields.items() if field.record}
    making = ["def __init__(record):", "    pass"]
    copying = ["def copy_of(record):", "    copy = new(record_class)"]
    reading = ["def read(numbers):", "    record = new(record_class)"]
    flatten = []
    for name, field in fields.items():
        ways = Forms(*(way.format(f=name, n=field.length) for way in FORMS[field.shape]))
        making.append(f"    record.{name} = {ways.zero}")
        copying.append(f"    copy.{name} = {ways.copy}")
        reading.append(f"    record.{name} = {ways.read}")
        flatten.append(ways.flatten)
    written = {
        "__init__": making,
        "copy_of": [*copying, "    return copy"],
        "flatten": ["def flatten(record):", f"    return [{', '.join(flatten)}]"],
        "read": [*reading, "    return record"],
    }
    return {name: _compile(record, name, lines, scope) for name, lines in written.items()}


def _compile(record: type, name: str, lines: list[str], scope: dict[str, Any]) -> RecordFunction:
    made: dict[str, RecordFunction] = {}
    code = compile("\n".join(lines), f"<{name} of {record.__module__}.{record.__name__}>", "exec")
    exec(code, scope, made)
    return made[name]


def _lines_of(name: str, fields: Fields, *, whole_arrays: bool) -> list[str]:
    if name == "digest":
        return _digest_lines(fields, whole_arrays=whole_arrays)
    return _walking_lines(WALKS[name], fields, whole_arrays=whole_arrays)


class Walk(NamedTuple):
    """A function that does one thing with every field: {f}, of the record class record_of_{f}."""

    head: str
    number: str
    whole_array: str
    entry: str
    record: str


WALKS = {
    "copy_into": Walk(
        head="def copy_into(target, source):",
        number="target.{f} = source.{f}",
        whole_array="target.{f}[:] = source.{f}",
        entry="target.{f}[i] = source.{f}[i]",
        record="record_of_{f}.copy_into(target.{f}{i}, source.{f}{i})",
    ),
    "clear": Walk(
        head="def clear(record):",
        number="record.{f} = 0",
        whole_array="record.{f}[:] = [0] * {n}",
        entry="record.{f}[i] = 0",
        record="record_of_{f}.clear(record.{f}{i})",
    ),
}


def _walking_lines(walk: Walk, fields: Fields, *, whole_arrays: bool) -> list[str]:
    lines = [walk.head, "    pass"]
    for name, field in fields.items():
        match field.shape:
            case Shape.NUMBER:
                lines.append("    " + walk.number.format(f=name))
            case Shape.RECORD:
                lines.append("    " + walk.record.format(f=name, i=""))
            case Shape.RECORDS:
                lines.append(f"    for i in range({field.length}):")
                lines.append("        " + walk.record.format(f=name, i="[i]"))
            case _ if whole_arrays:
                lines.append("    " + walk.whole_array.format(f=name, n=field.length))
            case _:
                lines.append(f"    for i in range({field.length}):")
                lines.append("        " + walk.entry.format(f=name))
    return lines


def _digest_lines(fields: Fields, *, whole_arrays: bool) -> list[str]:
    """A digest is a sum of all numbers, each times a weight of its place, mod 2**62.

    Sums and products mod a power of two are the same in unbounded and in wrapping arithmetic.
    """
    terms, loops, nested = [f"so_far * {DIGEST_FACTOR}"], list[str](), list[str]()
    place = 0
    for name, field in fields.items():
        match field.shape:
            case Shape.NUMBER:
                terms.append(f"record.{name} * {_weight(place)}")
            case Shape.RECORD:
                nested.append(f"    so_far = record_of_{name}.digest(record.{name}, so_far)")
            case Shape.RECORDS:
                nested.append(f"    for i in range({field.length}):")
                nested.append(f"        so_far = record_of_{name}.digest(record.{name}[i], so_far)")
            case _ if whole_arrays:
                terms.append(f"sum(map(mul, record.{name}, WEIGHTS_{place}))")
            case _:
                loops.append(f"    for i in range({field.length}):")
                loops.append(f"        total += record.{name}[i] * WEIGHTS_{place}[i]")
        place += field.length
    summed = f"    total = {' + '.join(terms)}"
    masked = f"    so_far = total & {DIGEST_MASK}"
    return ["def digest(record, so_far):", summed, *loops, masked, *nested, "    return so_far"]


def _weight(place: int) -> int:
    """An odd number of 61 bits for a place in a record, the same for ever."""
    word = hashlib.sha256(f"weight of place {place}".encode()).digest()
    return int.from_bytes(word[:8], "little") >> 3 | 1


def _weight_tables(fields: Fields) -> dict[str, tuple[int, ...]]:
    """The weights of each array of a record, under the names that its digest uses."""
    tables, place = {}, 0
    for field in fields.values():
        if field.shape in (Shape.ARRAY, Shape.BAG):
            tables[f"WEIGHTS_{place}"] = tuple(map(_weight, range(place, place + field.length)))
        place += field.length
    return tables
