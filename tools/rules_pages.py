"""The rules pages: a game's rules in every language, written from the catalogues in text/rules.

A catalogue has a title, an introduction, a message for each chapter (``chapter-3``) and one for
each paragraph (``paragraph-3-5``).
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from stillroom.match.words import LANGUAGES
from tools.citations import ROOT

GAMES = ROOT / "src" / "stillroom" / "games"
WIDTH = 100
TITLE, INTRO = "rules-title", "rules-intro"
CHAPTER = re.compile(r"chapter-(\d+)")
PARAGRAPH = re.compile(r"paragraph-(\d+)-(\d+)")

NOTES = {
    "en": "Written by {tool} from {catalogue}; do not edit.",
    "fr": "Page écrite par {tool} d’après {catalogue}\u00a0; ne pas la modifier.",
    "de": "Geschrieben von {tool} aus {catalogue}; nicht bearbeiten.",
}
"""What stands under the title of a page, in each language."""


def games_with_rules() -> list[str]:
    """The games whose rules are written down; they are before there is any code of a game."""
    return sorted(path.parent.parent.name.replace("_", "-") for path in GAMES.glob("*/text/rules"))


def folder_of(game: str) -> str:
    """The folder of a game by its name."""
    return game.replace("-", "_")


class FaultyCatalogue(ValueError):
    """A catalogue of rules lacks something, or has something that is not understood."""


def read_catalogue(path: Path) -> dict[str, str]:
    """The messages of a catalogue by their ids; raises FaultyCatalogue where one is not plain."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    bundle = FluentBundle([path.stem], use_isolating=False)
    bundle.add_resource(resource)
    messages: dict[str, str] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise FaultyCatalogue(f"{path.name}: cannot be read: {first}")
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            if name in messages:
                raise FaultyCatalogue(f"{path.name}: {name} is there twice")
            messages[name] = _plain_text(bundle, name, f"{path.name}: {name}")
    return messages


def _plain_text(bundle: FluentBundle, name: str, what: str) -> str:
    if name not in {TITLE, INTRO} and not CHAPTER.fullmatch(name) and not PARAGRAPH.fullmatch(name):
        raise FaultyCatalogue(f"{what} is neither {TITLE}, {INTRO}, a chapter nor a paragraph")
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise FaultyCatalogue(f"{what} has no text")
    text, errors = bundle.format_pattern(pattern)
    if errors or "\n" in str(text):
        raise FaultyCatalogue(f"{what} is not plain text on one line")
    return str(text)


def read_catalogues(folder: Path) -> dict[str, dict[str, str]]:
    """The catalogues of all languages; raises FaultyCatalogue with the name of all they lack."""
    catalogues = {language: read_catalogue(folder / f"{language}.ftl") for language in LANGUAGES}
    if lacks := list(missing_messages(catalogues)):
        raise FaultyCatalogue("\n".join(lacks))
    return catalogues


def missing_messages(catalogues: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """What a catalogue lacks: the title, the introduction, or what another catalogue has."""
    wanted = dict.fromkeys([TITLE, INTRO])
    for messages in catalogues.values():
        wanted |= dict.fromkeys(messages)
    wanted |= dict.fromkeys(f"chapter-{chapter}" for chapter, _ in paragraphs_in(wanted))
    for language, messages in catalogues.items():
        for name in wanted:
            if name not in messages:
                yield f"{language}.ftl lacks {name}"


def chapters_in(messages: Mapping[str, object]) -> list[int]:
    """The numbers of the chapters, in order."""
    return sorted(int(found[1]) for name in messages if (found := CHAPTER.fullmatch(name)))


def paragraphs_in(messages: Mapping[str, object]) -> list[tuple[int, int]]:
    """The numbers of the paragraphs, each with its chapter's, in order."""
    found = [match for name in messages if (match := PARAGRAPH.fullmatch(name))]
    return sorted((int(match[1]), int(match[2])) for match in found)


def page_of(messages: Mapping[str, str], note: str) -> str:
    """A page of rules: title, note, introduction, and the chapters with their paragraphs."""
    blocks = [f"# {messages[TITLE]}", wrapped(note), wrapped(messages[INTRO])]
    paragraphs = paragraphs_in(messages)
    for chapter in chapters_in(messages):
        blocks.append(f"## {chapter}. {messages[f'chapter-{chapter}']}")
        blocks += [
            wrapped(f"**{chapter}.{number}** {messages[f'paragraph-{chapter}-{number}']}")
            for its_chapter, number in paragraphs
            if its_chapter == chapter
        ]
    return "\n\n".join(blocks) + "\n"


def wrapped(text: str) -> str:
    """A text in lines; it is never broken at a no-break space or a hyphen."""
    return textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def note_of(game: str, language: str) -> str:
    """Where a page comes from, and where it is in the other languages."""
    source = f"src/stillroom/games/{folder_of(game)}/text/rules/{language}.ftl"
    catalogue = f"[{language}.ftl](../../../{source})"
    note = NOTES[language].format(catalogue=catalogue, tool="`python -m tools.write_docs`")
    others = [
        f"[{name}]({page_name(other)})" for other, name in LANGUAGES.items() if other != language
    ]
    return f"{note} {' · '.join(others)}"


def page_name(language: str) -> str:
    """The file of a page: English is rules.md, which the code and the tests cite."""
    return "rules.md" if language == "en" else f"rules.{language}.md"


def catalogues_folder(game: str) -> Path:
    """Where a game has its rules in words."""
    return GAMES / folder_of(game) / "text" / "rules"


def rules_pages(game: str) -> Iterator[tuple[Path, str]]:
    """The rules pages of a game in all languages, each with its text."""
    for language, messages in read_catalogues(catalogues_folder(game)).items():
        path = ROOT / "docs" / "games" / game / page_name(language)
        yield path, page_of(messages, note_of(game, language))
