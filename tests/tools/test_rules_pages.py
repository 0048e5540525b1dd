"""Rules pages: three languages say the same paragraphs, and the pages are what they say."""

from __future__ import annotations

import re
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from stillroom.games.registry import names
from stillroom.match.words import LANGUAGES
from tools import rules_pages, write_docs
from tools.citations import ROOT, citations_of
from tools.rules_pages import (
    FaultyCatalogue,
    catalogues_folder,
    games_with_rules,
    page_name,
    read_catalogues,
)

GAMES = pytest.mark.parametrize("game", games_with_rules())
TRANSLATIONS = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])

RULING = re.compile(r"\b(?:E\d+|Gx?\d+|K(?:x\d+|f2|[a-w]))\b")
CODE = re.compile(r"`([^`]+)`")
EMPHASIS = re.compile(r"\*[^*]+\*")
NUMBER = re.compile(r"(?<![E\d.])\d+(?:\.\d+)?")


def facts_of(text: str) -> dict[str, Counter[str]]:
    """What a translation must not lose or add: rulings, names of options and files, figures."""
    patterns = {"rulings": RULING, "code": CODE, "figures": NUMBER}
    return {fact: Counter(pattern.findall(text)) for fact, pattern in patterns.items()}


def read_page(text: str) -> dict[str, str]:
    """The messages of a page, read back from it."""
    title, _, intro, *rest = (" ".join(block.split("\n")) for block in text.strip().split("\n\n"))
    messages = {rules_pages.TITLE: title.removeprefix("# "), rules_pages.INTRO: intro}
    for block in rest:
        if chapter := re.fullmatch(r"## (\d+)\. (.+)", block):
            messages[f"chapter-{chapter[1]}"] = chapter[2]
        elif paragraph := re.fullmatch(r"\*\*(\d+)\.(\d+)\*\* (.+)", block):
            messages[f"paragraph-{paragraph[1]}-{paragraph[2]}"] = paragraph[3]
        else:
            pytest.fail(f"neither a chapter nor a paragraph: {block}")
    return messages


def copied(folder: Path) -> Path:
    """The catalogues of a game in a folder where they can be spoilt."""
    copy = folder / "rules"
    shutil.copytree(catalogues_folder("elixir-mixer"), copy)
    return copy


def spoil(folder: Path, language: str, pattern: str, replacement: str) -> None:
    path = folder / f"{language}.ftl"
    text, changed = re.subn(pattern, replacement, path.read_text("utf-8"), flags=re.MULTILINE)
    assert changed
    path.write_text(text, encoding="utf-8")


@GAMES
def test_every_language_has_the_same_messages_in_the_same_order(game: str) -> None:
    catalogues = read_catalogues(catalogues_folder(game))
    assert set(catalogues) == set(LANGUAGES)
    assert all(list(messages) == list(catalogues["en"]) for messages in catalogues.values())


@pytest.mark.parametrize("game", names())
def test_every_paragraph_that_can_be_cited_is_in_every_catalogue(game: str) -> None:
    cited = citations_of(game).paragraphs
    for messages in read_catalogues(catalogues_folder(game)).values():
        numbers = rules_pages.paragraphs_in(messages)
        assert [f"{chapter}.{number}" for chapter, number in numbers] == cited


@GAMES
@TRANSLATIONS
def test_a_translation_keeps_every_ruling_option_and_figure(game: str, language: str) -> None:
    catalogues = read_catalogues(catalogues_folder(game))
    for name, text in catalogues["en"].items():
        translated = catalogues[language][name]
        assert translated != text or name.startswith("chapter-")
        assert facts_of(translated) == facts_of(text), name
        assert len(EMPHASIS.findall(translated)) == len(EMPHASIS.findall(text)), name


@GAMES
def test_french_has_its_no_break_spaces(game: str) -> None:
    for name, text in read_catalogues(catalogues_folder(game))["fr"].items():
        assert not re.search(r"(?<!\u00a0)[:;?!»]", text), name
        assert not re.search(r"«(?!\u00a0)", text), name
        assert "'" not in text, name


@GAMES
def test_german_has_its_own_quotation_marks(game: str) -> None:
    for name, text in read_catalogues(catalogues_folder(game))["de"].items():
        assert not re.search("[\"'«»”]", text), name
        assert text.count("„") == text.count("“"), name


@GAMES
def test_no_rule_is_shouted_and_no_language_has_two_spaces(game: str) -> None:
    for messages in read_catalogues(catalogues_folder(game)).values():
        for name, text in messages.items():
            assert "!" not in text, name
            assert "  " not in text, name


@GAMES
def test_a_page_says_what_its_catalogue_says(game: str) -> None:
    catalogues = read_catalogues(catalogues_folder(game))
    for (path, text), language in zip(rules_pages.rules_pages(game), LANGUAGES, strict=True):
        assert path == ROOT / "docs" / "games" / game / page_name(language)
        assert read_page(text) == catalogues[language]


@GAMES
def test_a_page_is_no_wider_than_a_hundred_characters_and_no_line_looks_like_a_list(
    game: str,
) -> None:
    for _, text in rules_pages.rules_pages(game):
        for line in text.splitlines():
            assert len(line) <= 100 or " " not in line
            assert not re.match(r"(\d+[.)]|[-+*]) ", line)


@GAMES
def test_a_page_names_its_source_and_leads_to_the_other_languages(game: str) -> None:
    for path, text in rules_pages.rules_pages(game):
        links = [Path(link) for link in re.findall(r"\]\(([^)]+)\)", text.split("\n\n")[1])]
        assert [link.suffix for link in links] == [".ftl", ".md", ".md"]
        assert all((path.parent / link).resolve().is_file() for link in links)
        assert path.name not in {link.name for link in links}


@GAMES
def test_the_pages_in_the_repository_are_up_to_date(game: str) -> None:
    for path, text in rules_pages.rules_pages(game):
        assert path.read_text("utf-8") == text


def test_chapters_and_paragraphs_are_in_the_order_of_their_numbers() -> None:
    ids = ["chapter-10", "paragraph-10-1", "chapter-2", "paragraph-2-10", "paragraph-2-9"]
    messages = {name: name for name in ["rules-title", "rules-intro", *ids]}
    page = rules_pages.page_of(messages, "note")
    headings = re.findall(r"^(?:## \d+|\*\*[\d.]+)", page, re.MULTILINE)
    assert headings == ["## 2", "**2.9", "**2.10", "## 10", "**10.1"]


@pytest.mark.parametrize("name", ["rules-intro", "chapter-4", "paragraph-3-5"])
def test_a_message_that_one_catalogue_lacks_is_named(name: str, tmp_path: Path) -> None:
    folder = copied(tmp_path)
    spoil(folder, "fr", rf"^{name} = .*\n", "")
    with pytest.raises(FaultyCatalogue, match=rf"^fr\.ftl lacks {name}$"):
        read_catalogues(folder)


def test_a_chapter_that_all_catalogues_lack_is_named(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    for language in LANGUAGES:
        spoil(folder, language, r"^chapter-4 = .*\n", "")
    with pytest.raises(FaultyCatalogue, match=r"en\.ftl lacks chapter-4\nfr\.ftl lacks chapter-4"):
        read_catalogues(folder)


@pytest.mark.parametrize(
    ("replacement", "complaint"),
    [
        ("paragraph-3.5 = text", r"de\.ftl: cannot be read: paragraph-3\.5 = text"),
        ("paragraph-3-4 = text", r"de\.ftl: paragraph-3-4 is there twice"),
        ("paragraph-three = text", r"de\.ftl: paragraph-three is neither .*"),
        ("paragraph-3-5 =\n    .note = text", r"de\.ftl: paragraph-3-5 has no text"),
        ("paragraph-3-5 = one\n    two", r"de\.ftl: paragraph-3-5 is not plain text on one line"),
        ("paragraph-3-5 = { $card }", r"de\.ftl: paragraph-3-5 is not plain text on one line"),
    ],
)
def test_what_a_catalogue_must_not_have_is_named(
    replacement: str, complaint: str, tmp_path: Path
) -> None:
    folder = copied(tmp_path)
    spoil(folder, "de", r"^paragraph-3-5 = .*$", replacement)
    with pytest.raises(FaultyCatalogue, match=rf"^{complaint}$"):
        read_catalogues(folder)


def test_the_tool_fails_with_the_name_of_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copied(tmp_path)
    spoil(folder, "de", r"^paragraph-7-1 = .*\n", "")
    monkeypatch.setattr(rules_pages, "catalogues_folder", lambda _: folder)
    monkeypatch.setattr(sys, "argv", ["write_docs", "--check"])
    with pytest.raises(SystemExit, match=r"^de\.ftl lacks paragraph-7-1$"):
        write_docs.main()


def test_the_tool_fails_with_the_name_of_an_old_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copied(tmp_path)
    spoil(folder, "fr", r"^chapter-1 = .*$", "chapter-1 = Cartes")
    monkeypatch.setattr(rules_pages, "catalogues_folder", lambda _: folder)
    monkeypatch.setattr(sys, "argv", ["write_docs", "--check"])
    with pytest.raises(SystemExit, match=r"out of date: .*docs/games/elixir-mixer/rules\.fr\.md"):
        write_docs.main()
