"""TypeScript for msgspec structs and enums: what a client may send, and what it has to expect."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
from msgspec import NODEFAULT
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    EnumType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    multi_type_info,
)

WIDTH = 100
INDENT = "  "
SIMPLE: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}

FOUNDATIONS = {*msgspec.Struct.__mro__, *StrEnum.__mro__, *IntEnum.__mro__}
"""The classes from which structs and enums come, and which tell nothing of their fields."""

Named: TypeAlias = StructType | EnumType
"""A type with a name of its own."""


class Unspeakable(Exception):
    """Something of the types has no honest form in TypeScript here."""


@dataclass(frozen=True)
class Scribe:
    """Writes structs and enums as TypeScript, under the names that they have there.

    A field with a default may be left out by whoever sends; it is left out of what is received only
    where the struct omits defaults. So a struct that clients send has more optional fields.
    """

    names: Mapping[type, str]
    """What each struct and enum is called."""
    sent: Set[type]
    """The structs that clients send, alone or besides receiving them."""
    headings: Mapping[type, str] = field(default_factory=dict)
    """What stands in a declaration instead of the name."""
    own_types: Mapping[tuple[type, str], str] = field(default_factory=dict)
    """The fields whose type is given here and not by the struct."""

    def declaration(self, named: Named) -> str:
        """A struct as an interface, an enum as a union of its values."""
        return self._interface(named) if isinstance(named, StructType) else self._values(named)

    def expression(self, kind: Type) -> str:
        """A type where it is used."""
        if simple := SIMPLE.get(type(kind)):
            return simple
        match kind:
            case Metadata(type=inner):
                return self.expression(inner)
            case StructType(cls=cls) | EnumType(cls=cls):
                return self.names[cls]
            case ListType(item_type=item):
                each = self.expression(item)
                return f"readonly ({each})[]" if " " in each else f"readonly {each}[]"
            case DictType(value_type=value):
                return f"Readonly<Record<string, {self.expression(value)}>>"
            case LiteralType(values=values):
                return _either(json.dumps(value) for value in values)
            case UnionType(types=types):
                return _either(self.expression(one) for one in types)
        raise Unspeakable(f"{type(kind).__name__} has no form in TypeScript here")

    def _interface(self, struct: StructType) -> str:
        docs = docs_under(struct.cls)
        heading = self.headings.get(struct.cls, self.names[struct.cls])
        lines = [*comment(doc_of(struct.cls)), f"export interface {heading} {{"]
        if struct.array_like:
            raise Unspeakable(f"{struct.cls.__qualname__} is an array; the wire has objects only")
        if struct.tag_field is not None:
            lines.append(f"{INDENT}readonly {struct.tag_field}: {json.dumps(struct.tag)};")
        for one in struct.fields:
            lines += self._field(struct.cls, one, docs.get(one.name, ""))
        return "\n".join([*lines, "}", ""])

    def _field(self, cls: type[msgspec.Struct], one: Field, doc: str) -> Iterator[str]:
        try:
            kind = self.own_types.get((cls, one.name)) or self.expression(one.type)
        except Unspeakable as fault:
            raise Unspeakable(f"{cls.__qualname__}.{one.name}: {fault}") from None
        optional = self._is_optional(cls, one)
        yield from comment(doc, default_of(one) if optional else "", INDENT)
        yield f"{INDENT}readonly {_key(one.encode_name)}{'?' if optional else ''}: {kind};"

    def _is_optional(self, cls: type[msgspec.Struct], one: Field) -> bool:
        if one.required:
            return False
        is_unset = one.default is NODEFAULT and one.default_factory is NODEFAULT
        return is_unset or cls in self.sent or cls.__struct_config__.omit_defaults

    def _values(self, named: EnumType) -> str:
        docs = docs_under(named.cls)
        values = {json.dumps(member.value): docs.get(member.name, "") for member in named.cls}
        return union(self.names[named.cls], values, doc_of(named.cls))


def union(name: str, members: Mapping[str, str], doc: str = "") -> str:
    """A union as a type with a name, each member with what is told of it."""
    short = f"export type {name} = {' | '.join(members)};\n"
    if len(short) <= WIDTH and not any(members.values()):
        return "\n".join([*comment(doc), short])
    lines = [*comment(doc), f"export type {name} ="]
    for member, told in members.items():
        lines += [*comment(told, indent=INDENT), f"{INDENT}| {member}"]
    return "\n".join(lines) + ";\n"


def types_under(roots: Iterable[Any]) -> dict[type, Named]:
    """Every struct and enum in some types, each once, whatever it lies in."""
    found: dict[type, Named] = {}
    waiting = list(multi_type_info(roots))
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, Named):
            if kind.cls in found:
                continue
            found[kind.cls] = kind
        waiting += _parts(kind)
    return found


def _parts(kind: Type) -> Sequence[Type]:
    match kind:
        case Metadata(type=inner) | ListType(item_type=inner) | DictType(value_type=inner):
            return [inner]
        case UnionType(types=types):
            return types
        case StructType(fields=fields):
            return [one.type for one in fields]
    return []


def _either(expressions: Iterable[str]) -> str:
    """A union in one line, each member once and null last; nothing is wider than unknown."""
    each = sorted(dict.fromkeys(expressions), key="null".__eq__)
    return "unknown" if "unknown" in each else " | ".join(each)


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


# What is told of them


def comment(doc: str, default: str = "", indent: str = "") -> Iterator[str]:
    """What is told of something as lines of a comment, with the default where it is left out."""
    text = doc.replace("*/", "*\\/")
    tag = f"@defaultValue {default}" if default else ""
    if not text and not tag:
        return
    short = f"{indent}/** {text or tag} */"
    if len(short) <= WIDTH and "\n" not in text and not (text and tag):
        yield short
        return
    yield f"{indent}/**"
    for line in text.splitlines():
        for part in textwrap.wrap(line, WIDTH - len(indent) - 3) or [""]:
            yield f"{indent} * {part}".rstrip()
    if tag:
        yield f"{indent} * {tag}"
    yield f"{indent} */"


def default_of(one: Field) -> str:
    """The value for which a field stands that is left out; nothing for null and for no value."""
    value = one.default if one.default_factory is NODEFAULT else one.default_factory()
    return "" if value is NODEFAULT or value is None else msgspec.json.encode(value).decode()


def doc_of(cls: type[msgspec.Struct] | type[Enum]) -> str:
    """The docstring of a class, up to its examples."""
    return _in_its_words((cls.__doc__ or "").partition(">>>")[0])


def docs_under(cls: type) -> dict[str, str]:
    """The docstring under each field or member of a class, and of the classes it comes from."""
    docs: dict[str, str] = {}
    for one in reversed(cls.__mro__):
        if one not in FOUNDATIONS:
            (statement,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
            assert isinstance(statement, ast.ClassDef)
            docs |= docs_in(statement.body)
    return docs


def docs_in(body: Sequence[ast.stmt]) -> dict[str, str]:
    """The docstring under each name that is assigned in a class or in a module."""
    docs: dict[str, str] = {}
    for before, after in pairwise(body):
        match before, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                docs[name] = _in_its_words(text)
    return docs


def _in_its_words(text: str) -> str:
    """A docstring in paragraphs without line ends, in the words of TypeScript."""
    paragraphs = [" ".join(part.split()) for part in text.strip().split("\n\n")]
    return re.sub(r"\bNone\b", "null", "\n\n".join(paragraphs).replace("``", "`"))
