"""Writes for the browser client what the code knows already.

``web/src/wire.ts`` has the types of the wire: the structs of ``stillroom.server.wire``, everything
in those, and the boards of the games. ``web/src/boards/quacks/printed.ts`` has what is printed on
the boards of that game and never changes. ``python -m tools.write_wire`` writes the files;
``--check`` only says whether they are up to date.
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
from pathlib import Path
from types import ModuleType, UnionType
from typing import get_args

import msgspec

from stillroom.games.quacks import view as quacks
from stillroom.games.quacks.tables import LAP, TAILS_AFTER
from stillroom.games.registry import FOLDERS
from stillroom.match.view import View
from stillroom.server import wire
from stillroom.server.wire.base import Wire
from stillroom.server.wire.live import ClientMessage
from stillroom.server.wire.people import ChangedPerson, NewPerson, Returning
from stillroom.server.wire.review import PlayOn
from stillroom.server.wire.tables import (
    AddedBits,
    ChangedSeat,
    Invitation,
    NewTable,
    Notes,
    Report,
    Sitting,
)
from tools.citations import ROOT
from tools.typescript import Named, Scribe, Unspeakable, docs_in, types_under, union

PATH = ROOT / "web" / "src" / "wire.ts"
PRINTED_PATH = ROOT / "web" / "src" / "boards" / "quacks" / "printed.ts"

REQUESTS = (
    AddedBits,
    ChangedPerson,
    ChangedSeat,
    Invitation,
    NewPerson,
    NewTable,
    Notes,
    PlayOn,
    Report,
    Returning,
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

PRINTED = """\
// Written from the boards of the game by `python -m tools.write_wire`; do not edit.

import type {{ QuacksSpaceView }} from "../../wire.ts";

/** A glass of the test tubes and what it pays. */
export interface Glass {{
  readonly glass: number;
  readonly rubies: number;
  readonly points: number;
  readonly chip: string | null;
}}

/** The spaces of a pot, the spoon last. */
export const SPACES: readonly QuacksSpaceView[] = [
{spaces}
];

/** The glasses of the test tubes, from left to right. */
export const GLASSES: readonly Glass[] = [
{glasses}
];

/** How many spaces the score track has before it begins again. */
export const LAP = {lap};

/** Between these spaces of the score track and the next one hangs a rat tail. */
export const TAILS_AFTER: readonly number[] = {tails};
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


def text_of_printed() -> str:
    """What is printed on the boards of The Quacks of Quedlinburg."""
    return PRINTED.format(
        spaces="\n".join(_row(space) for space in quacks.spaces()),
        glasses="\n".join(_row(glass) for glass in quacks.glasses()),
        lap=LAP,
        tails=json.dumps(TAILS_AFTER),
    )


def _row(struct: msgspec.Struct) -> str:
    fields = msgspec.structs.asdict(struct).items()
    return f"  {{ {', '.join(f'{name}: {json.dumps(value)}' for name, value in fields)} }},"


def texts() -> dict[Path, str]:
    """Every file and what belongs in it."""
    return {PATH: text_of_wire(), PRINTED_PATH: text_of_printed()}


def staleness() -> str | None:
    """What is wrong with the files that are there; None if they are up to date."""
    found = (_staleness_of(path, text) for path, text in texts().items())
    return next((wrong for wrong in found if wrong is not None), None)


def _staleness_of(path: Path, text: str) -> str | None:
    place = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    if not path.exists():
        return f"{place} is missing"
    pairs = zip_longest(path.read_text("utf-8").split("\n"), text.split("\n"))
    for number, (old, new) in enumerate(pairs, start=1):
        if old != new:
            return (
                f"{place} is out of date from line {number}: {_told(old)} there, {_told(new)} now"
            )
    return None


def _told(line: str | None) -> str:
    return "nothing" if line is None else repr(line.strip())


def main() -> None:
    """Writes or checks the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it is old")
    check = parser.parse_args().check
    try:
        if not check:
            for path, text in texts().items():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
        elif stale := staleness():
            sys.exit(f"{stale}; run python -m tools.write_wire")
    except Unspeakable as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
