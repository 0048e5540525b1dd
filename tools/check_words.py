"""Fails the build for a message that is missing, that nothing uses, or that is written badly.

``python -m tools.check_words`` reads every catalogue under ``src/stillroom`` and all its code. What
catalogues owe each other is told in `tools.catalogues`; here is what code and catalogues do.

* A message is used if some code has its id as a string, or another message refers to it. An id
  without a hyphen is an everyday word, so there the code must give it to ``Message`` or to the
  words. The rules of a game are read by number, and need no such use.
* An id that is given to ``Message`` or to the words must exist, and so must an id that stands in a
  list, a tuple or the values of a dict beside one that does.
* A game sees its own messages and those outside all games, not those of another game.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from stillroom.match.words import LANGUAGES
from tools.catalogues import (
    Folder,
    Problem,
    check_doubles,
    check_folder,
    home_of,
    read_folders,
    references_in,
    sees,
)
from tools.citations import ROOT

ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
"""An id that is not taken for an everyday word."""
MAKERS = {"Message", "say_line"}
"""The functions whose first argument is the id of a message."""
LOOKUPS = {"format", "say_line"}
"""The methods of words whose first argument is the id of a message."""

Place: TypeAlias = "tuple[int, str]"
"""A line of code and the string on it."""


@dataclass
class Module:
    """What a module of code says that could be ids of messages."""

    file: str
    home: str
    strings: set[str] = field(default_factory=set)
    """All strings."""
    named: list[Place] = field(default_factory=list)
    """Those that are given to Message or to words."""
    built: list[Place] = field(default_factory=list)
    """The source of ids that are put together, which nobody can find by searching."""
    groups: list[list[Place]] = field(default_factory=list)
    """Those that look like ids and stand together."""


# Reading code


def read_modules(root: Path) -> list[Module]:
    """All code."""
    paths = sorted((root / "src" / "stillroom").rglob("*.py"))
    return [read_module(root, path) for path in paths]


def read_module(root: Path, path: Path) -> Module:
    """What a module says that could be ids."""
    module = Module(str(path.relative_to(root)), home_of(root, path))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            module.strings.add(node.value)
        elif isinstance(node, ast.Call) and names_a_message(node.func):
            for argument in first_argument(node):
                _note_id(argument, module)
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            module.groups.append(_ids_among(node.elts))
        elif isinstance(node, ast.Dict):
            module.groups.append(_ids_among(node.values))
    return module


def names_a_message(function: ast.expr) -> bool:
    """Whether the first argument of a function is the id of a message."""
    if isinstance(function, ast.Attribute) and function.attr in LOOKUPS:
        return are_words(function.value)
    return last_name(function) in MAKERS


def are_words(receiver: ast.expr) -> bool:
    """Whether something is words, by its name: words, self._words, w, words_of(...), Words(...)."""
    if isinstance(receiver, ast.Call):
        return last_name(receiver.func).lower().startswith("words")
    name = last_name(receiver).strip("_")
    return name in {"w", "words"} or name.endswith("_words")


def last_name(expression: ast.expr) -> str:
    """The last part of a dotted name; empty for anything else."""
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""


def first_argument(call: ast.Call) -> list[ast.expr]:
    """The first argument of a call, by place or by name."""
    named = [keyword.value for keyword in call.keywords if keyword.arg in {"id", "message"}]
    return [*call.args, *named][:1]


def _note_id(argument: ast.expr, module: Module) -> None:
    """Notes the literals of an argument, also of one that chooses between some."""
    match argument:
        case ast.Constant(value=str(name)):
            module.named.append((argument.lineno, name))
        case ast.IfExp(body=body, orelse=other):
            _note_id(body, module)
            _note_id(other, module)
        case ast.BoolOp(values=values):
            for value in values:
                _note_id(value, module)
        case ast.JoinedStr() | ast.BinOp():
            module.built.append((argument.lineno, ast.unparse(argument)))


def _ids_among(nodes: Iterable[ast.expr]) -> list[Place]:
    return [
        (node.lineno, node.value)
        for node in nodes
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and ID.fullmatch(node.value)
    ]


# Checking code against catalogues


def check_missing(module: Module, folders: Iterable[Folder]) -> Iterator[Problem]:
    """The ids in a module that no catalogue has which it may use."""
    known: Mapping[str, str] = {}
    for folder in folders:
        if sees(module.home, folder.home):
            known = {**known, **folder.files()}
    missing = [place for place in module.named if place[1] not in known]
    for group in module.groups:
        if any(name in known for _, name in group):
            missing += [place for place in group if place[1] not in known]
    for line, name in dict.fromkeys(missing):
        yield Problem(f"{module.file}:{line}", name, "is in no catalogue that is read here")
    for line, text in module.built:
        yield Problem(f"{module.file}:{line}", text, "an id is put together; write it out")


def check_references(folder: Folder, folders: Iterable[Folder]) -> Iterator[Problem]:
    """The messages that other messages refer to and that are nowhere."""
    known = {name for other in folders if sees(folder.home, other.home) for name in other.files()}
    for catalogue in folder.catalogues.values():
        for name, pattern in catalogue.messages.items():
            for other in sorted(set(references_in(pattern)) - known):
                yield Problem(catalogue.file, name, f"refers to {other}, which is nowhere")


def check_unused(
    folder: Folder, folders: Iterable[Folder], modules: Iterable[Module]
) -> Iterator[Problem]:
    """The messages of a folder that nothing uses."""
    if folder.is_rules:
        return
    used: set[str] = set()
    for other in folders:
        if sees(folder.home, other.home):
            used |= other.references()
    for module in modules:
        if sees(folder.home, module.home):
            used |= {name for name in module.strings if ID.fullmatch(name)}
            used |= {name for _, name in module.named}
    for name, file in folder.files().items():
        if name not in used:
            yield Problem(file, name, "is used by nothing")


def problems_of(root: Path) -> list[Problem]:
    """Everything that is wrong with the words of a repository."""
    folders, modules = read_folders(root), read_modules(root)
    found = list(check_doubles(folders))
    for folder in folders:
        found += check_folder(folder)
        found += check_references(folder, folders)
        found += check_unused(folder, folders, modules)
    for module in modules:
        found += check_missing(module, folders)
    return found


def main() -> None:
    """Checks all catalogues and all code."""
    found = problems_of(ROOT)
    for problem in found:
        print(problem, file=sys.stderr)
    if not found:
        messages = sum(len(folder.files()) for folder in read_folders(ROOT))
        print(f"{messages} messages, each in {len(LANGUAGES)} languages")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
