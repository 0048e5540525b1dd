"""Record classes: the whole state of a match, and everything beside it, as plain values.

From one class come the slotted Python class over which the plain engine runs, the NumPy dtype
of the other engines (`stillroom.kernel.arrays`) and the field table of the docs. A record is
nothing but numbers, arrays of numbers and records; it is copied, compared and digested as one
value.

`copy_into`, `clear` and `digest` are written for each class (`stillroom.kernel.writing`). They are
static methods, so that a rule can call ``State.copy_into(target, source)`` in every engine. How a
record is made, copied, and flattened into numbers is written for each class too.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, ClassVar, Self, TypeAlias

from stillroom.kernel.fields import Field, Shape
from stillroom.kernel.names import SHADOWED_BY_NUMPY
from stillroom.kernel.writing import RecordFunction, written_forms, written_functions

Json: TypeAlias = "int | list[Json] | dict[str, Json]"


class RecordError(ValueError):
    """A record class or a record's content is not what it must be; `field` says where."""

    def __init__(self, text: str, field: str = "") -> None:
        super().__init__(text)
        self.field = field


class RecordType(type):
    """Builds a record class: collects its fields, gives it slots, writes its functions."""

    fields: dict[str, Field]

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RecordType:
        inherited = [base.fields for base in bases if isinstance(base, RecordType)]
        own = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        known = dict(chain.from_iterable(fields.items() for fields in inherited))
        for key in own:
            _refuse_bad_name(name, key)
            del namespace[key]
        namespace["__slots__"] = tuple(key for key in own if key not in known)
        cls = super().__new__(mcs, name, bases, namespace)
        cls.fields = {**known, **own}
        if bases:
            for function_name, function in written_functions(cls, cls.fields).items():
                type.__setattr__(cls, function_name, staticmethod(function))
            for way_name, way in written_forms(cls, dict(layout(cls))).items():
                is_method = way_name == "__init__"
                type.__setattr__(cls, way_name, way if is_method else staticmethod(way))
        return cls


def _refuse_bad_name(record: str, field: str) -> None:
    if field in SHADOWED_BY_NUMPY:
        raise RecordError(
            f"{record}.{field}: NumPy's records have a method of this name, so a compiled rule and "
            f"a plain one would not mean the same; call the field something else"
        )
    if field.startswith("_") or field in RESERVED_NAMES:
        raise RecordError(
            f"{record}.{field}: the name belongs to the record; call the field something else"
        )


RESERVED_NAMES: frozenset[str] = frozenset()
"""The names of Record's own methods; filled in below, when the class exists."""


class Record(metaclass=RecordType):
    """The base of all record classes. A new record is all zeros."""

    __slots__ = ()
    copy_into: ClassVar[RecordFunction]
    """``copy_into(target, source)`` makes target equal to source."""
    clear: ClassVar[RecordFunction]
    """``clear(record)`` makes every number of the record 0."""
    digest: ClassVar[RecordFunction]
    """``digest(record, so_far)`` mixes the record into a digest of 62 bits."""
    copy_of: ClassVar[RecordFunction]
    """``copy_of(record)`` is a new record equal to this one."""
    flatten: ClassVar[RecordFunction]
    """``flatten(record)`` is the list of its numbers, in the order of memory."""
    read: ClassVar[RecordFunction]
    """``read(numbers)`` is a new record of the next numbers of an iterator in that order."""

    def copied(self) -> Self:
        """A new record equal to this one."""
        other: Self = type(self).copy_of(self)
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(other) is not type(self):
            return NotImplemented
        return all(
            mine == theirs for mine, theirs in zip(self.numbers(), other.numbers(), strict=True)
        )

    __hash__ = None  # type: ignore[assignment]  # a record changes; its digest is asked for by name

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_dict({self.to_dict()})"

    def numbers(self) -> Iterator[int]:
        """Every number of the record, in the order in which engines lay it out in memory."""
        return map(int, type(self).flatten(self))

    def to_dict(self) -> dict[str, Json]:
        """The record as numbers, lists and dicts, in the order of its declaration."""
        return {
            name: _to_json(getattr(self, name), field) for name, field in type(self).fields.items()
        }

    @classmethod
    def from_dict(cls, content: object) -> Self:
        """The record that `to_dict` told; raises RecordError naming the field that is wrong."""
        record = cls()
        _fill(record, content, "")
        record.check()
        return record

    def to_bytes(self) -> bytes:
        """The record as its NumPy twin lies in memory, little-endian."""
        return _packing(type(self)).pack(*type(self).flatten(self))

    @classmethod
    def from_bytes(cls, content: bytes) -> Self:
        """The record that `to_bytes` told."""
        packing = _packing(cls)
        if len(content) != packing.size:
            raise RecordError(
                f"{cls.__name__} takes {packing.size} bytes, but there are {len(content)}"
            )
        record: Self = cls.read(iter(packing.unpack(content)))
        return record

    def check(self) -> None:
        """Raises RecordError naming the first field whose value is out of its range."""
        for path, value, field in _numbers_with_paths(self, ""):
            if not field.low <= value <= field.high:
                raise RecordError(
                    f"{path} is {int(value)}; it must be from {field.low} to {field.high}", path
                )

    def differences(self, other: Self) -> list[str]:
        """One line for each number in which two records differ."""
        mine, theirs = _numbers_with_paths(self, ""), _numbers_with_paths(other, "")
        return [
            f"{path}: {int(value)} and {int(their_value)}"
            for (path, value, _), (_, their_value, _) in zip(mine, theirs, strict=True)
            if value != their_value
        ]


RESERVED_NAMES = frozenset(
    [
        *(name for name in dir(Record) if not name.startswith("_")),
        *("copy_into", "copy_of", "flatten", "read", "clear", "digest", "fields", "filler"),
    ]
)


def layout(cls: RecordType) -> list[tuple[str, Field]]:
    """The fields in the order of memory: int64 words first, so that nothing is padded."""
    return sorted(cls.fields.items(), key=lambda item: not _holds_words(item[1]))


def _holds_words(field: Field) -> bool:
    return field.wide or (field.record is not None and has_words(field.record))


def has_words(cls: RecordType) -> bool:
    """Whether an int64 lies anywhere in the record."""
    return any(_holds_words(field) for field in cls.fields.values())


def byte_format(cls: RecordType) -> str:
    """The record's layout in the language of the struct module."""
    return "<" + _format(cls)


@cache
def _packing(cls: RecordType) -> struct.Struct:
    return struct.Struct(byte_format(cls))


def _format(cls: RecordType) -> str:
    parts = []
    for _, field in layout(cls):
        if field.record is not None:
            parts.append(_format(field.record) * field.length)
        else:
            parts.append(f"{field.length}{'q' if field.wide else 'i'}")
    return "".join(parts) + ("4x" if needs_filler(cls) else "")


def needs_filler(cls: RecordType) -> bool:
    """Whether four bytes must follow, so that the next record's int64 words lie on eight bytes."""
    if not has_words(cls):
        return False
    return sum(_int32_count(field) for field in cls.fields.values()) % 2 == 1


def _int32_count(field: Field) -> int:
    if field.record is None:
        return 0 if field.wide else field.length
    if has_words(field.record):
        return 0
    return field.length * sum(_int32_count(inner) for inner in field.record.fields.values())


def _to_json(value: Any, field: Field) -> Json:
    match field.shape:
        case Shape.NUMBER:
            return int(value)
        case Shape.RECORD:
            return dict(value.to_dict())
        case Shape.RECORDS:
            return [record.to_dict() for record in value]
        case _:
            return [int(entry) for entry in value]


def _fill(record: Record, content: object, path: str) -> None:
    whole = path or type(record).__name__
    if not isinstance(content, dict):
        text = f"{whole} must be a dict of fields, not {type(content).__name__}"
        raise RecordError(text, whole)
    fields = type(record).fields
    for name in content:
        if name not in fields:
            unknown = f"{path}.{name}" if path else str(name)
            known = ", ".join(fields)
            raise RecordError(f"{whole} has no field {name!r}; its fields are {known}", unknown)
    for name, field in fields.items():
        where = f"{path}.{name}" if path else name
        if name not in content:
            raise RecordError(f"{where} is missing", where)
        setattr(record, name, _from_json(content[name], field, where))


def _from_json(content: object, field: Field, path: str) -> Any:
    if not field.holds_many:
        return _one_from_json(content, field, path)
    if not isinstance(content, list) or len(content) != field.length:
        raise RecordError(f"{path} must be a list of {field.length}", path)
    return [_one_from_json(entry, field, f"{path}[{index}]") for index, entry in enumerate(content)]


def _one_from_json(content: object, field: Field, path: str) -> Any:
    if field.record is not None:
        record = field.record()
        _fill(record, content, path)
        return record
    if isinstance(content, bool) or not isinstance(content, int):
        raise RecordError(f"{path} must be a whole number, not {content!r}", path)
    return int(content)


def _numbers_with_paths(record: Record, path: str) -> Iterator[tuple[str, int, Field]]:
    for name, field in type(record).fields.items():
        value = getattr(record, name)
        where = f"{path}.{name}" if path else name
        entries = (
            [(f"{where}[{index}]", entry) for index, entry in enumerate(value)]
            if field.holds_many
            else [(where, value)]
        )
        for entry_path, entry in entries:
            if field.record is not None:
                yield from _numbers_with_paths(entry, entry_path)
            else:
                yield entry_path, entry, field
