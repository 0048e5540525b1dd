"""Small trees of catalogues and code for the tests of the words, and what is found in them."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stillroom.match.words import LANGUAGES
from tools.check_words import problems_of

SPACE = "\u00a0"
TABLE = "src/stillroom/match"
MIXER = "src/stillroom/games/elixir_mixer"
OTHER = "src/stillroom/games/other"

GREETING = """\
greeting = { $you ->
    [yes] You { $verb } { $card }
   *[no] { $player } { $verb } { $card }
}
"""


def write(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def write_words(root: Path, package: str, text: str, **others: str) -> None:
    """The catalogues of a package: the same text in every language, or one of its own."""
    for language in LANGUAGES:
        write(root, f"{package}/text/{language}.ftl", others.get(language, text))


def write_uses(root: Path, *names: str, module: str = f"{TABLE}/using.py") -> None:
    """Code that uses messages."""
    write(root, module, "".join(f'Message("{name}")\n' for name in names))


def found(root: Path) -> list[str]:
    return [str(problem) for problem in problems_of(root)]


def pattern_of(text: str) -> ftl.Pattern:
    entry = FluentParser().parse_entry(f"name = {text}\n")
    assert isinstance(entry, ftl.Message)
    assert entry.value is not None
    return entry.value
