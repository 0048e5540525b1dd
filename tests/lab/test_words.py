"""The words of the lab: the same messages in every language, all of them used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from stillroom import lab
from stillroom.match.words import LANGUAGES

HERE = Path(next(iter(lab.__path__)))


def catalogue(language: str) -> str:
    return (files("stillroom.lab.text") / f"{language}.ftl").read_text("utf-8")


def messages_of(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the arguments it takes."""
    lines = re.findall(r"^([a-z][a-z0-9-]*) = (.*)$", catalogue(language), re.MULTILINE)
    assert len({name for name, _ in lines}) == len(lines)
    return {name: set(re.findall(r"\$([a-z]+)", text)) for name, text in lines}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages_of(language) == messages_of("en")


def test_every_message_is_used_and_every_message_that_is_used_is_there() -> None:
    sources = "".join(path.read_text("utf-8") for path in HERE.glob("*.py"))
    assert set(re.findall(r'"(lab-[a-z-]+)"', sources)) == set(messages_of("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    assert "!" not in catalogue(language)


def test_french_marks_stand_apart_without_a_break() -> None:
    texts = re.findall(r"^[a-z][a-z0-9-]* = (.*)$", catalogue("fr"), re.MULTILINE)
    assert not [text for text in texts if re.search(r"[^\u00a0][:;?]", text)]
