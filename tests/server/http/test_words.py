"""The words that the page reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import stillroom
from stillroom.games.registry import FOLDERS
from stillroom.match.words import LANGUAGES
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

SOURCE = Path(stillroom.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_and_rules_are_given_as_they_are_written(
    language: str, house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    both = await stranger.get(f"/words/{language}")
    assert both.headers["content-type"] == "text/plain; charset=utf-8"
    for home in ("match", "server"):
        assert (SOURCE / home / "text" / f"{language}.ftl").read_text("utf-8") in both.text
    assert not any(isinstance(entry, ast.Junk) for entry in FluentResource(both.text).body)
    for game, folder in FOLDERS.items():
        text = SOURCE / "games" / folder / "text"
        words = await stranger.get(f"/words/{language}/{game}")
        assert words.text == (text / f"{language}.ftl").read_text("utf-8")
        rules = await stranger.get(f"/rules/{language}/{game}")
        assert rules.text == (text / "rules" / f"{language}.ftl").read_text("utf-8")


@pytest.mark.parametrize(
    ("path", "error", "named"),
    [
        ("/words/xx", "no-language", "en, fr, de"),
        ("/words/xx/quacks", "no-language", "en, fr, de"),
        ("/words/en/chess", "no-game", "elixir-mixer"),
        ("/rules/en/..%2f..%2ftable", "no-page", "address"),
        ("/rules/..%5c..%5c/quacks", "no-language", "en, fr, de"),
    ],
)
async def test_a_language_or_a_game_that_is_not_there_is_told(
    path: str, error: str, named: str, house: RunningServer, company: Company
) -> None:
    answer = await company.stranger(house).get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, error)
    assert named in answer.json()["text"]
