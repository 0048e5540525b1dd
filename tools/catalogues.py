"""The catalogues of words: read, and held against each other.

* The three languages of a folder have the same messages, each with the variables that English has.
  Only ``$you`` and ``$player`` may be dropped, by a language that says it without a person; no
  language may add them. Both sides of a ``$you`` selector use the same variables but ``$player``.
* A selector has the same keys in every language that has it. Plural categories are left out of
  this: they are grammar. Names and exact numbers are meaning.
* A text has the quotes and spaces of its language, and none of the words that we do not use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stillroom.match.words import LANGUAGES

REFERENCE = "en"
"""The language that the others are held against."""
PERSONAL = {"you", "player"}
"""The variables that a language may do without."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SOMETHING = "\ufffc"
"""Stands in a text for what is put in."""
QUOTES = {"en": ("“", "”"), "fr": ("«", "»"), "de": ("„", "“")}
"""How each language opens and closes what it quotes."""
EXCLAIMS = "has an exclamation mark"
PHRASE = "phrase-"
"""How the names of messages begin that people say to each other: only these may exclaim."""
ANYWHERE = {
    EXCLAIMS: re.compile("!"),
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
                if what != EXCLAIMS or not name.startswith(PHRASE):
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
