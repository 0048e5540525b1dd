"""Writes the pages that come from the catalogues and the code: a game's rules in every language,
the fields of its records, and where each paragraph of its rules is carried out and proven.

``python -m tools.write_docs`` writes them; ``--check`` only says whether they are up to date.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from stillroom.games.registry import find, names
from stillroom.kernel.fields import Field, Shape
from stillroom.kernel.records import Record, RecordType
from tools.citations import ROOT, Citations, Place, citations_of
from tools.rules_pages import FaultyCatalogue, games_with_rules, rules_pages

FIELDS_HEAD = """\
# The records of {game}

Written from the record classes by `python -m tools.write_docs`; do not edit. Every number is an
int32 unless it says *word*. *Seen by* tells who may know a value: all, only the owner of the seat,
or nobody.
"""

WHERE_HEAD = """\
# Where the rules of {game} are

Written from the code and the tests by `python -m tools.write_docs`; do not edit. For one paragraph,
`python -m tools.check_rules 3.5` shows the lines too.
"""


def records_under(record: RecordType) -> Iterator[RecordType]:
    """A record class and all classes inside it, each once."""
    seen: list[RecordType] = [record]
    for known in seen:
        for field in known.fields.values():
            if field.record is not None and field.record not in seen:
                seen.append(field.record)
    yield from seen


def descriptions_of(record: type) -> dict[str, str]:
    """The docstring under each field of a record class and of the classes it comes from."""
    told: dict[str, str] = {}
    for cls in reversed(record.__mro__):
        if not isinstance(cls, RecordType) or cls is Record:
            continue
        body = ast.parse(inspect.getsource(cls)).body[0]
        assert isinstance(body, ast.ClassDef)
        for before, after in pairwise(body.body):
            if isinstance(before, ast.AnnAssign) and isinstance(after, ast.Expr):
                told[ast.unparse(before.target)] = " ".join(ast.literal_eval(after.value).split())
    return told


def shape_of(field: Field) -> str:
    """What a field holds, in a few words."""
    kind = "word" if field.wide else "number"
    if field.record is not None:
        kind = f"[{field.record.__name__}](#{field.record.__name__.lower()})"
    if field.shape is Shape.BAG:
        return f"bag of {field.length} kinds"
    return f"{field.length} × {kind}" if field.holds_many else kind


def range_of(field: Field) -> str:
    """The values that a field may take."""
    return "" if field.record is not None or field.wide else f"{field.low} to {field.high}"


def fields_page(game: str) -> str:
    """The tables of all records of a game."""
    rules = find(game)
    roots: list[RecordType] = [rules.state, rules.mask, rules.log]
    roots += [rules.foresight, rules.observation]
    lines = [FIELDS_HEAD.format(game=game)]
    for record in dict.fromkeys(inner for root in roots for inner in records_under(root)):
        told = descriptions_of(record)
        lines += [f"## {record.__name__}", "", inspect.getdoc(record) or "", ""]
        lines += ["| field | holds | values | seen by | |", "| --- | --- | --- | --- | --- |"]
        lines += [
            f"| `{name}` | {shape_of(field)} | {range_of(field)} | {field.seen.value} "
            f"| {told[name]} |"
            for name, field in record.fields.items()
        ]
        lines.append("")
    return "\n".join(lines)


def where_page(citations: Citations) -> str:
    """For each paragraph, the code and the tests."""
    lines = [WHERE_HEAD.format(game=citations.game)]
    lines += ["| paragraph | code | tests |", "| --- | --- | --- |"]
    for paragraph in citations.paragraphs:
        code = places_in_short(citations.code[paragraph])
        tests = places_in_short(citations.tests[paragraph], names_too=False)
        lines.append(f"| {paragraph} | {code} | {tests} |")
    return "\n".join(lines) + "\n"


def places_in_short(places: list[Place], *, names_too: bool = True) -> str:
    """The files, with the names in them or without."""
    by_file: dict[str, list[str]] = {}
    for place in places:
        by_file.setdefault(place.path, []).append(place.name)
    told = []
    for path, inside in by_file.items():
        what = ", ".join(f"`{name}`" for name in dict.fromkeys(inside)) if names_too else ""
        told.append(f"[{Path(path).name}](../../../{path}) {what}".strip())
    return "; ".join(told)


def pages() -> Iterator[tuple[Path, str]]:
    """Every page that is written, with its text; rules.md comes before what is read from it."""
    for game in games_with_rules():
        yield from rules_pages(game)
    for game in names():
        folder = ROOT / "docs" / "games" / game
        yield folder / "fields.md", fields_page(game)
        yield folder / "where.md", where_page(citations_of(game))


def old_pages() -> list[Path]:
    """The pages that are missing or would be written otherwise now."""
    return [path for path, text in pages() if not path.exists() or path.read_text("utf-8") != text]


def write_pages() -> None:
    """Writes every page."""
    for path, text in pages():
        path.write_text(text, encoding="utf-8")


def main() -> None:
    """Writes or checks all pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is old")
    check = parser.parse_args().check
    try:
        if not check:
            write_pages()
        elif old := old_pages():
            told = ", ".join(str(path.relative_to(ROOT)) for path in old)
            sys.exit(f"out of date: {told}; run python -m tools.write_docs")
    except FaultyCatalogue as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
