"""Fails the build for a paragraph of a game's rules without code or without a test.

``python -m tools.check_rules`` checks all games; ``python -m tools.check_rules 3.5`` shows the code
and the tests of a paragraph.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from stillroom.games.registry import FOLDERS, names
from tools.citations import Citations, citations_of


def show(citations: Citations, paragraph: str) -> None:
    """Where a paragraph is carried out and proven."""
    for title, places in (("code", citations.code), ("tests", citations.tests)):
        print(f"{citations.game} {paragraph}, {title}:")
        for place in places.get(paragraph, []):
            print(f"  {place.path}:{place.line}  {place.name}")


def unknown_reasons(citations: Citations) -> list[str]:
    """Paragraphs that a game's reasons give and rules.md lacks."""
    reasons = import_module(f"stillroom.games.{FOLDERS[citations.game]}.reasons")
    numbers = [divmod(int(member), 100) for member in reasons.Paragraph if member]
    return [
        f"{citations.game}: a reason gives {chapter}.{number}, which rules.md lacks"
        for chapter, number in numbers
        if f"{chapter}.{number}" not in citations.paragraphs
    ]


def main() -> None:
    """Checks all games, or shows one paragraph."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paragraph", nargs="?", help="show this paragraph instead of checking")
    arguments = parser.parse_args()
    complaints: list[str] = []
    for game in names():
        citations = citations_of(game)
        if arguments.paragraph:
            show(citations, arguments.paragraph)
            continue
        complaints += [*citations.complaints(), *unknown_reasons(citations)]
        print(f"{game}: {len(citations.paragraphs)} paragraphs of rules")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
