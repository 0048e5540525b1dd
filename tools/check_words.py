"""Fails the build for a message that is missing, that nothing uses, or that is written badly.

``python -m tools.check_words`` reads every catalogue under ``src/stillroom`` and all its code.

* The three languages of a folder have the same messages, each with the variables that English has.
  Only ``$you`` and ``$player`` may be dropped, by a language that says it without a person; no
  language may add them. Both sides of a ``$you`` selector use the same variables but ``$player``.
* A selector has the same keys in every language that has it. Plural categories are left out of
  this: they are grammar. Names and exact numbers are meaning.
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
from itertools import combinations, product
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stillroom.table.words import LANGUAGES
from tools.citations import ROOT

REFERENCE = "en"
"""The language that the others are held against."""
PERSONAL = {"you", "player"}
"""The variables that a language may do without."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SOMETHING = "\ufffc"
"""Stands in a text for what is put in."""
ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
"""An id that is not taken for an everyday word."""
MAKERS = {"Message", "say_line"}
"""The functions whose first argument is the id of a message."""
LOOKUPS = {"format", "say_line"}
"""The methods of words whose first argument is the id of a message."""

QUOTES = {"en": ("“", "”"), "fr": ("«", "»"), "de": ("„", "“")}
"""How each language opens and closes what it quotes."""
ANYWHERE = {
    "has an exclamation mark": re.compile("!"),
    "has a mark for isolating or for the direction of text": re.compile(
        "[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
    ),
    'has the straight quote "': re.compile('"'),
}
FAULTS = {
    "en": {
        "has a quote that is not “…”": re.compile("[„«»]"),
        "has a word that we do not use": re.compile(
            r"\b(?:burst\w*|boil\w* over|rounds?|bust(?:s|ed|ing)?|invalid\w*|errors?|oops"
            r"|please wait)\b",
            re.IGNORECASE,
        ),
    },
    "fr": {
        "lacks U+00A0 before : ; ? ! or »": re.compile(r"(?<!\u00a0)(?:[;?!»]|:(?!\w))"),
        "lacks U+00A0 after «": re.compile("«(?!\u00a0)"),
        "has the straight apostrophe '": re.compile("'"),
        "has a quote that is not «\u00a0…\u00a0»": re.compile("[„“”]"),
        "has a narrow space that is not U+00A0": re.compile("[\u2009\u202f]"),
    },
    "de": {
        "has the straight apostrophe '": re.compile("'"),
        "has a quote that is not „…“": re.compile("[”«»]"),
    },
}
"""What must not be in a text of a language, by what is said of it. A colon with a letter right
after it is no French: it belongs to something that is typed, such as ``you:Ada``."""

Place: TypeAlias = "tuple[int, str]"
"""A line of code and the string on it."""


@dataclass(frozen=True)
class Problem:
    """Something to mend: in which file, at which message, and what."""

    file: str
    id: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.id}: {self.what}"


@dataclass
class Catalogue:
    """The messages of one file by their ids; a term has its hyphen in front."""

    file: str
    language: str
    messages: dict[str, ftl.Pattern] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def complain(self, name: str, what: str) -> None:
        """Notes a problem of a message."""
        self.problems.append(Problem(self.file, name, what))


@dataclass(frozen=True)
class Folder:
    """A folder of catalogues, by language."""

    home: str
    """The folder of the game whose words they are; empty outside all games."""
    is_rules: bool
    catalogues: dict[str, Catalogue]

    def files(self) -> dict[str, str]:
        """Every id of any language, with the first file that has it."""
        found: dict[str, str] = {}
        for catalogue in self.catalogues.values():
            found = dict.fromkeys(catalogue.messages, catalogue.file) | found
        return found

    def references(self) -> set[str]:
        """The messages and terms that messages of this folder refer to."""
        patterns = (
            pattern
            for catalogue in self.catalogues.values()
            for pattern in catalogue.messages.values()
        )
        return {name for pattern in patterns for name in references_in(pattern)}


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


# Reading catalogues


def read_folders(root: Path) -> list[Folder]:
    """Every folder of catalogues, with whatever was found wrong while reading."""
    source = root / "src" / "stillroom"
    folders = sorted({path.parent for path in source.rglob("*.ftl")})
    return [read_folder(root, folder) for folder in folders]


def read_folder(root: Path, folder: Path) -> Folder:
    """The catalogues of a folder in all languages; a file that is missing is a problem."""
    catalogues = {}
    for language in LANGUAGES:
        path = folder / f"{language}.ftl"
        catalogue = Catalogue(str(path.relative_to(root)), language)
        if path.exists():
            read_catalogue(path.read_text("utf-8"), catalogue)
        else:
            catalogue.complain("the whole file", "is missing")
        catalogues[language] = catalogue
    return Folder(home_of(root, folder), folder.name == "rules", catalogues)


def read_catalogue(text: str, catalogue: Catalogue) -> None:
    """Reads the messages of a file."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            catalogue.complain(first, "cannot be read")
        elif isinstance(entry, ftl.Message | ftl.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            if name in catalogue.messages:
                catalogue.complain(name, "is there twice")
            if entry.value is None:
                catalogue.complain(name, "has no text")
            catalogue.messages[name] = entry.value or ftl.Pattern([])
            if any(line.endswith(" ") for line in source_of(entry, text).splitlines()):
                catalogue.complain(name, "has a space at the end of a line, where it is lost")


def source_of(entry: ftl.Entry, text: str) -> str:
    """The lines of a file that a message is written on."""
    assert entry.span is not None, "the parser keeps spans"
    return text[entry.span.start : entry.span.end]


def home_of(root: Path, path: Path) -> str:
    """The folder of the game to which a file or a folder belongs; empty for everything else."""
    parts = path.relative_to(root / "src" / "stillroom").parts
    match parts:
        case ("games", game, _, *_):
            return game
    return ""


def sees(home: str, other: str) -> bool:
    """Whether two homes have to do with each other: not if they are two games."""
    return not home or not other or home == other


# Reading messages


def nodes_in(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a message and all nodes inside it."""
    if isinstance(node, list):
        for inner in node:
            yield from nodes_in(inner)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for inner in vars(node).values():
            yield from nodes_in(inner)


def variables_in(node: object) -> set[str]:
    """The names of all variables of a message or a part of one."""
    return {inner.id.name for inner in nodes_in(node) if isinstance(inner, ftl.VariableReference)}


def references_in(node: object) -> Iterator[str]:
    """The messages and terms that a message refers to."""
    for inner in nodes_in(node):
        if isinstance(inner, ftl.MessageReference):
            yield inner.id.name
        elif isinstance(inner, ftl.TermReference):
            yield f"-{inner.id.name}"


def selectors_in(pattern: ftl.Pattern) -> Iterator[tuple[str, ftl.SelectExpression]]:
    """The selectors of a message, each with the variable that it looks at."""
    for node in nodes_in(pattern):
        if isinstance(node, ftl.SelectExpression):
            yield "".join(sorted(variables_in(node.selector))), node


def key_of(variant: ftl.Variant) -> str:
    """The key of a variant."""
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def meanings_in(pattern: ftl.Pattern) -> dict[str, set[str]]:
    """The keys that each variable is looked at for, without plural categories."""
    found: dict[str, set[str]] = {}
    for variable, selector in selectors_in(pattern):
        keys = {key_of(variant) for variant in selector.variants}
        found[variable] = found.get(variable, set()) | keys - PLURALS
    return found


def texts_of(pattern: ftl.Pattern) -> list[str]:
    """Every text that a message can become, with a mark for what is put in."""
    parts = [_texts_of_element(element) for element in pattern.elements]
    return list(dict.fromkeys("".join(chosen) for chosen in product(*parts)))


def _texts_of_element(element: ftl.TextElement | ftl.Placeable) -> list[str]:
    if isinstance(element, ftl.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ftl.Placeable):
        return _texts_of_element(inner)
    if isinstance(inner, ftl.SelectExpression):
        return [text for variant in inner.variants for text in texts_of(variant.value)]
    return [inner.parse()["value"] if isinstance(inner, ftl.StringLiteral) else SOMETHING]


# Checking catalogues


def check_folder(folder: Folder) -> Iterator[Problem]:
    """Each catalogue for itself, and all of them against each other."""
    for catalogue in folder.catalogues.values():
        yield from catalogue.problems
        for name in folder.files():
            if name not in catalogue.messages:
                yield Problem(catalogue.file, name, "is missing; another language has it")
        for name, pattern in catalogue.messages.items():
            for what in (*faults_of(pattern, catalogue.language), *faults_of_you(pattern)):
                yield Problem(catalogue.file, name, what)
            known = folder.catalogues[REFERENCE].messages.get(name)
            if known is not None and catalogue.language != REFERENCE:
                for what in differences(pattern, known):
                    yield Problem(catalogue.file, name, what)


def faults_of(pattern: ftl.Pattern, language: str) -> list[str]:
    """What is wrong with the texts of a message, each thing once."""
    opening, closing = QUOTES[language]
    quoted = re.compile(f"{opening}[^{opening}{closing}]*{closing}")
    found = []
    for text in texts_of(pattern):
        faults = ANYWHERE | FAULTS[language]
        found += [what for what, fault in faults.items() if fault.search(text)]
        if set(quoted.sub("", text)) & {opening, closing}:
            found.append(f"does not close every {opening} with {closing}")
    return list(dict.fromkeys(found))


def faults_of_you(pattern: ftl.Pattern) -> Iterator[str]:
    """What is wrong where a message speaks to its reader or of somebody else."""
    for variable, selector in selectors_in(pattern):
        if variable != "you":
            continue
        defaults = {key_of(variant) for variant in selector.variants if variant.default}
        keys = {key_of(variant) for variant in selector.variants}
        if "yes" not in keys or "yes" in defaults:
            yield "a $you selector needs [yes] and another key as its default"
        used = [variables_in(variant.value) - PERSONAL for variant in selector.variants]
        for name in sorted(used[0].union(*used) - used[0].intersection(*used)):
            yield f"${name} is not on both sides of a $you selector"


def differences(pattern: ftl.Pattern, known: ftl.Pattern) -> Iterator[str]:
    """How a message differs from the English one in variables and keys."""
    here, there = variables_in(pattern), variables_in(known)
    for name in sorted(there - here - PERSONAL):
        yield f"lacks ${name}, which English has"
    for name in sorted(here - there):
        yield f"has ${name}, which English lacks"
    keys, known_keys = meanings_in(pattern), meanings_in(known)
    for variable in sorted(here & there):
        if variable in PERSONAL and not (variable in keys and variable in known_keys):
            continue
        if keys.get(variable, set()) != known_keys.get(variable, set()):
            yield f"looks for other values of ${variable} than English"


def check_doubles(folders: Iterable[Folder]) -> Iterator[Problem]:
    """Ids of two catalogues that are read together; the later one would be dropped."""
    for one, other in combinations([f for f in folders if not f.is_rules], 2):
        if sees(one.home, other.home):
            first = one.files()
            for name, file in other.files().items():
                if name in first:
                    yield Problem(file, name, f"is also in {first[name]}")


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
