"""Writes the types of the wire for the browser client: ``web/src/wire.ts``.

They come from the structs of ``stillroom.server.wire``, from everything in those, and from the
boards of the games. ``python -m tools.write_wire`` writes the file; ``--check`` only says whether
it is up to date.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import pkgutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from itertools import zip_longest
from types import ModuleType, UnionType
from typing import get_args

import msgspec

from stillroom.games.registry import FOLDERS
from stillroom.server import wire
from stillroom.server.wire.base import Wire
from stillroom.server.wire.live import ClientMessage
from stillroom.server.wire.people import ChangedPerson, NewPerson, Recovery
from stillroom.server.wire.tables import (
    AddedBits,
    ChangedSeat,
    Invitation,
    NewTable,
    Notes,
    Report,
    Sitting,
)
from stillroom.table.view import View
from tools.citations import ROOT
from tools.typescript import Named, Scribe, Unspeakable, docs_in, types_under, union

PATH = ROOT / "web" / "src" / "wire.ts"

REQUESTS = (
    AddedBits,
    ChangedPerson,
    ChangedSeat,
    Invitation,
    NewPerson,
    NewTable,
    Notes,
    Recovery,
    Report,
    Sitting,
)
"""What clients send beside the messages of the socket. A struct that is not in any of them is only
received, and what the server always sends is not optional in it."""

HEAD = """\
// Written from the types of the wire by `python -m tools.write_wire`; do not edit.
//
// A field that may be left out stands for the default that its comment names, or for null.
"""

BOARDS = """\
// The boards by game

/** The board of each game, by the name of the game. */
export interface BoardOf {{
{boards}
}}

/** The name of a game that has a board. */
export type GameName = keyof BoardOf;

/** The board of any game. */
export type Board = BoardOf[GameName];

/** The view of any game; `game` tells which board it has. */
export type View = {{ readonly [Game in GameName]: ViewOf<Game> }}[GameName];
"""

TAKEN = ("Board", "BoardOf", "GameName", "Readonly", "Record", "ViewOf")
"""Names that mean something else in the file."""
VIEW_HEADING = "ViewOf<Game extends GameName>"
VIEW_TYPES: dict[tuple[type, str], str] = {(View, "game"): "Game", (View, "board"): "BoardOf[Game]"}


def wire_modules() -> list[ModuleType]:
    """The files of the wire."""
    found = pkgutil.iter_modules(wire.__path__, f"{wire.__name__}.")
    return [import_module(module.name) for module in found]


def boards() -> dict[str, type[msgspec.Struct]]:
    """The board of each game, by the name of the game."""
    return {
        game: import_module(f"stillroom.games.{folder}.view").Board
        for game, folder in FOLDERS.items()
    }


def structs_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a file of the wire declares."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value is not Wire
    ]


def unions_in(module: ModuleType) -> dict[str, UnionType]:
    """The unions of structs that a file of the wire declares, by name."""
    declared = [
        statement.targets[0].id
        for statement in _statements(module)
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
    ]
    values = {name: vars(module)[name] for name in declared}
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, UnionType)
        and all(
            isinstance(one, type) and issubclass(one, msgspec.Struct) for one in get_args(value)
        )
    }


def _statements(module: ModuleType) -> list[ast.stmt]:
    return ast.parse(inspect.getsource(module)).body


def names_of(classes: Iterable[type]) -> dict[type, str]:
    """What each struct and enum is called; those of a game begin with its name."""
    names: dict[type, str] = {}
    takers = dict.fromkeys(TAKEN, "something in the file itself")
    for cls in classes:
        name = _prefix(cls.__module__) + cls.__name__
        place = f"{cls.__module__}.{cls.__qualname__}"
        if name in takers:
            raise Unspeakable(f"{place} would be called {name}, as is {takers[name]}")
        names[cls], takers[name] = name, place
    return names


def _prefix(module: str) -> str:
    folder = module.removeprefix("stillroom.games.").partition(".")[0]
    return folder.title().replace("_", "") if folder in FOLDERS.values() else ""


def types_of_wire() -> dict[type, Named]:
    """Every struct and enum of the wire and of the boards, in the order of files and places."""
    roots = [struct for module in wire_modules() for struct in structs_in(module)]
    types = types_under([*roots, *boards().values()])
    return {cls: types[cls] for cls in sorted(types, key=_place)}


def types_sent() -> set[type]:
    """The structs and enums that clients send."""
    return set(types_under([ClientMessage, *REQUESTS]))


def text_of_wire() -> str:
    """The whole file."""
    types = types_of_wire()
    names = names_of(types)
    scribe = Scribe(names, types_sent(), {View: VIEW_HEADING}, VIEW_TYPES)
    chapters: dict[str, list[str]] = {}
    for cls, named in types.items():
        chapters.setdefault(cls.__module__, []).append(scribe.declaration(named))
    for module in wire_modules():
        chapters.setdefault(module.__name__, []).extend(_unions(module, names))
    parts = [HEAD]
    for place, declarations in chapters.items():
        parts += [f"// From {place}\n", *declarations]
    return "\n".join([*parts, _boards(names)])


def _place(cls: type) -> tuple[str, int]:
    """Where a class stands: its file, and its place there."""
    return cls.__module__, list(vars(sys.modules[cls.__module__])).index(cls.__name__)


def _unions(module: ModuleType, names: Mapping[type, str]) -> Iterator[str]:
    docs = docs_in(_statements(module))
    for name, value in unions_in(module).items():
        yield union(name, {names[one]: "" for one in get_args(value)}, docs.get(name, ""))


def _boards(names: Mapping[type, str]) -> str:
    lines = [f"  readonly {json.dumps(game)}: {names[cls]};" for game, cls in boards().items()]
    return BOARDS.format(boards="\n".join(lines))


def staleness() -> str | None:
    """What is wrong with the file that is there; None if it is up to date."""
    place = PATH.relative_to(ROOT) if PATH.is_relative_to(ROOT) else PATH
    if not PATH.exists():
        return f"{place} is missing"
    pairs = zip_longest(PATH.read_text("utf-8").split("\n"), text_of_wire().split("\n"))
    for number, (old, new) in enumerate(pairs, start=1):
        if old != new:
            return (
                f"{place} is out of date from line {number}: {_told(old)} there, {_told(new)} now"
            )
    return None


def _told(line: str | None) -> str:
    return "nothing" if line is None else repr(line.strip())


def main() -> None:
    """Writes or checks the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it is old")
    check = parser.parse_args().check
    try:
        if not check:
            PATH.parent.mkdir(parents=True, exist_ok=True)
            PATH.write_text(text_of_wire(), encoding="utf-8")
        elif stale := staleness():
            sys.exit(f"{stale}; run python -m tools.write_wire")
    except Unspeakable as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
