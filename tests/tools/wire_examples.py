"""Examples of the types of the wire, as the server writes them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import count

import msgspec
from msgspec.inspect import (
    BoolType,
    DictType,
    EnumType,
    Field,
    FloatType,
    IntType,
    ListType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
)

import stillroom
from stillroom.games.registry import names
from stillroom.match.view import View

DEPTH = 3
"""How deep a message lies in messages, at most."""
WATCHED = (1, 2, 5, 10, 20, 40)
"""After how many moves of a match there is an example of its view."""


def examples_of(named: StructType) -> list[bytes]:
    """Structs as the server writes them: with as little in them as may be, and with everything."""
    if named.cls is View:
        return [msgspec.json.encode(view) for view in real_views()]
    values = [poor(named), *riches(named)]
    return [msgspec.json.encode(msgspec.convert(value, named.cls)) for value in values]


def poor(kind: Type) -> object:
    """A value with nothing that can be left out."""
    match kind:
        case StructType(cls=cls) if cls is View:
            return msgspec.to_builtins(real_views()[0])
        case StructType(fields=fields):
            told = {one.encode_name: poor(one.type) for one in fields if one.required}
            return _tagged(kind, told)
        case UnionType(types=types):
            return None if any(isinstance(one, NoneType) for one in types) else poor(types[0])
        case ListType(min_length=least):
            return [poor(kind.item_type)] * (least or 0)
        case DictType():
            return {}
    return _simple(kind)


def riches(kind: Type, depth: int = DEPTH) -> Iterator[object]:
    """Values with everything in them, several where a type is one of several."""
    match kind:
        case StructType(cls=cls) if cls is View:
            yield from map(msgspec.to_builtins, (real_views()[0], real_views()[-1]))
        case StructType(fields=fields):
            yield from _rich_structs(kind, fields, depth)
        case UnionType(types=types):
            for one in types:
                yield from riches(one, depth)
        case ListType(item_type=item):
            yield list(riches(item, depth))
        case DictType(value_type=value):
            yield {f"key-{number}": one for number, one in enumerate(riches(value, depth))}
        case EnumType(cls=cls):
            yield from (member.value for member in cls)
        case _:
            yield _simple(kind)


def _rich_structs(kind: StructType, fields: tuple[Field, ...], depth: int) -> Iterator[object]:
    """A field at a time takes each of its values, the others their first."""
    if not depth:
        yield poor(kind)
        return
    choices = {one.encode_name: list(riches(one.type, depth - 1)) for one in fields}
    first = {name: values[0] for name, values in choices.items()}
    yield _tagged(kind, first)
    for name, values in choices.items():
        for value in values[1:]:
            yield _tagged(kind, first | {name: value})


def _tagged(kind: StructType, fields: dict[str, object]) -> dict[str, object]:
    return fields if kind.tag_field is None else {kind.tag_field: kind.tag, **fields}


def _simple(kind: Type) -> object:
    match kind:
        case BoolType():
            return True
        case IntType(ge=least):
            return least or 0
        case FloatType():
            return 0.5
        case StrType(min_length=least):
            return "a" * (least or 1)
        case EnumType(cls=cls):
            return next(iter(cls)).value
    return None


@cache
def real_views() -> list[View]:
    """Views of a match of each game: at its beginning, on its way and at its end."""
    views = []
    for game in names():
        dice = random.Random(game)
        match = stillroom.new_match(game, seats=2, seed=7)
        views += [match.view(0), match.view(None)]
        for move in count(1):
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.moves(seat)))
            if match.result is not None:
                break
            if move in WATCHED:
                views.append(match.view(match.waiting[0]))
        views.append(match.view(1))
    return views
