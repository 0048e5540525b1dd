"""Which paragraph of a game's rules.md is carried out where, and proven where."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from stillroom.games.registry import FOLDERS

ROOT = Path(__file__).parent.parent
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"^(\d+\.\d+(?:(?:, | - )\d+\.\d+)*)  \S")


@dataclass(frozen=True, order=True)
class Place:
    """A function, class or value in a file."""

    path: str
    line: int
    name: str


@dataclass
class Citations:
    """All paragraphs of a game, with the code and the tests that name them."""

    game: str
    paragraphs: list[str]
    code: dict[str, list[Place]] = field(default_factory=lambda: defaultdict(list))
    tests: dict[str, list[Place]] = field(default_factory=lambda: defaultdict(list))

    def complaints(self) -> Iterator[str]:
        """What is missing or cited in vain."""
        for paragraph in self.paragraphs:
            if paragraph not in self.code:
                yield f"{self.game} {paragraph}: no code cites this paragraph"
            if paragraph not in self.tests:
                yield f"{self.game} {paragraph}: no test is marked with this paragraph"
        for cited in (self.code, self.tests):
            for paragraph, places in cited.items():
                if paragraph not in self.paragraphs:
                    first = places[0]
                    yield f"{first.path}:{first.line} cites {paragraph}, which rules.md lacks"


def citations_of(game: str) -> Citations:
    """Reads rules.md, the rule files and the tests of a game."""
    rules = (ROOT / "docs" / "games" / game / "rules.md").read_text(encoding="utf-8")
    found = Citations(game, PARAGRAPH.findall(rules))
    for path in sorted((ROOT / "src" / "stillroom" / "games" / FOLDERS[game]).glob("*.py")):
        for place, docstring in docstrings(path):
            for paragraph in cited_in(docstring, found.paragraphs):
                found.code[paragraph].append(place)
    for path in sorted((ROOT / "tests" / "games" / FOLDERS[game]).rglob("test_*.py")):
        for place, paragraph in marked_tests(path):
            found.tests[paragraph].append(place)
    return found


def cited_in(docstring: str, paragraphs: list[str]) -> list[str]:
    """The paragraphs that a docstring begins with: ``3.1, 3.4  ...`` or ``2.1 - 2.4  ...``."""
    match = CITATION.match(docstring)
    if match is None:
        return []
    cited = []
    for part in match.group(1).split(", "):
        first, _, last = part.partition(" - ")
        if last and first in paragraphs and last in paragraphs:
            cited += paragraphs[paragraphs.index(first) : paragraphs.index(last) + 1]
        else:
            cited.append(first)
    return cited


def docstrings(path: Path) -> Iterator[tuple[Place, str]]:
    """Every docstring of a file: of functions, of classes, and those under a value or a field."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    relative = str(path.relative_to(ROOT))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            text = ast.get_docstring(node)
            if text:
                yield Place(relative, node.lineno, node.name), text
        for before, after in _neighbours(node):
            text = _string(after)
            if text is not None and isinstance(before, ast.Assign | ast.AnnAssign):
                yield Place(relative, before.lineno, _assigned_name(before)), text


def _neighbours(node: ast.AST) -> Iterator[tuple[ast.stmt, ast.stmt]]:
    body = getattr(node, "body", [])
    if isinstance(body, list):
        yield from pairwise(body)


def _string(statement: ast.stmt) -> str | None:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        value = statement.value.value
        return value if isinstance(value, str) else None
    return None


def _assigned_name(statement: ast.Assign | ast.AnnAssign) -> str:
    target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
    return ast.unparse(target)


def marked_tests(path: Path) -> Iterator[tuple[Place, str]]:
    """The tests of a file with each paragraph of their mark ``rules``."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    relative = str(path.relative_to(ROOT))
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for decorator in node.decorator_list:
            if (
                isinstance(decorator, ast.Call)
                and ast.unparse(decorator.func) == "pytest.mark.rules"
            ):
                for argument in decorator.args:
                    yield Place(relative, node.lineno, node.name), str(ast.literal_eval(argument))
