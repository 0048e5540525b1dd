"""The plain page: whole in every language, nothing from elsewhere, and words for any match."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stillroom.games.registry import names
from stillroom.server.routes.page import WORDS
from stillroom.server.talking import PHRASES
from stillroom.table.match import new_match
from stillroom.table.words import LANGUAGES, words_of
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio
PAGE = files("stillroom.server") / "page"
SCRIPTS = [file for file in PAGE.iterdir() if file.name.endswith(".js")]
SCRIPT = "\n".join(file.read_text(encoding="utf-8") for file in SCRIPTS)
SHAPE = (PAGE / "page.html").read_text(encoding="utf-8")


def words_in(page: str) -> Any:  # any JSON
    """The words that come with a page."""
    found = re.search(r'<script type="application/json" id="words">(.*?)</script>', page)
    assert found is not None
    return msgspec.json.decode(found[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/tables/anything"])
async def test_the_page_comes_in_every_language(
    path: str, language: str, house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    answer = await stranger.client.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in answer.text
    words = words_in(answer.text)
    assert words["language"] == language
    assert set(words["games"]) == set(names())
    assert set(words["texts"]) == set(WORDS)
    assert set(words["phrases"]) == set(PHRASES)


async def test_the_page_speaks_the_language_of_the_person(
    house: RunningServer, company: Company
) -> None:
    guest = await company.come(house, "Ada", "fr")
    answer = await guest.client.get("/", headers={"Accept-Language": "de"})
    assert words_in(answer.text)["texts"]["page-play-now"] == "Jouer"


async def test_everything_on_the_page_is_ours_and_allowed(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    page = await stranger.client.get("/")
    policy = page.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"\bstyle=|\bon\w+=|<style|javascript:", page.text)
    addresses = re.findall(r'(?:href|src)="([^"]+)"', page.text)
    assert len(addresses) == 4
    for address in addresses:
        assert address.startswith("/")
        assert (await stranger.client.get(address)).status_code == 200


async def test_a_browser_asks_for_a_file_anew_but_gets_it_once(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    first = await stranger.client.get("/page/stillroom.js")
    assert first.headers["content-type"] == "text/javascript; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    again = await stranger.client.get("/page/stillroom.js", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    other = await stranger.client.get("/page/house.js", headers={"If-None-Match": tag})
    assert other.status_code == 200


async def test_the_style_finds_its_pictures(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    style = (PAGE / "stillroom.css").read_text(encoding="utf-8")
    pictures = re.findall(r"url\(([^)]+)\)", style)
    assert len(pictures) == len(names())
    for address in pictures:
        answer = await stranger.client.get(address)
        assert answer.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("name", ["page.html", "..%2Fapp.py", "__init__.py", "nothing.js", ".js"])
async def test_other_files_are_not_given(name: str, house: RunningServer, company: Company) -> None:
    assert (await company.stranger(house).client.get(f"/page/{name}")).status_code == 404


def test_the_page_has_a_message_for_everything_that_it_says() -> None:
    said = set(re.findall(r'"((?:page|refused)-[a-z-]+)"', SCRIPT + SHAPE))
    built = {"page-gathering", "page-playing", "page-over", "page-closed"}
    assert set(re.findall(r"`page-\$\{(.+?)\}`", SCRIPT)) == {"match.stage", "stage"}
    assert said | built == set(WORDS)


def test_every_phrase_has_its_message() -> None:
    assert {name: f"phrase-{name}" for name in PHRASES} == {
        name: message.id for name, message in PHRASES.items()
    }


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_scripts_are_sound(script: Traversable) -> None:
    node = Path(sys.executable).with_name("node")
    command = [str(node), "--check", str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# Words of a match


async def said_to(guest: Guest, path: str, saying: dict[str, Any]) -> Any:
    """The answer to who asks for words."""
    return await guest.post(f"/words/{path}/say", saying)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
async def test_a_view_is_said_as_anywhere_else(
    game: str, language: str, house: RunningServer, company: Company
) -> None:
    view = new_match(game, players=["Ada", "Ben"], seed=7).view(0)
    assert view.decision is not None
    messages = [view.prompt, *(move.words for move in view.decision.moves)]
    saying = {"messages": msgspec.to_builtins(messages), "players": view.players, "reader": 0}
    answer = await said_to(company.stranger(house), f"{language}/{game}", saying)
    words = words_of(game, language)
    assert answer.json() == [words.say(message, view.players, 0) for message in messages]


@pytest.mark.parametrize(
    "message",
    [
        {"id": "no-such-message"},
        {"id": "seat-number"},
        {"id": "event-undone", "seat": 3},
        {"id": "event-undone", "seat": -9},
        {"id": "seat-number", "arguments": {"seat": [{"id": "no-such-message"}]}},
        {"id": "guest-name", "other": 1},
        {"id": 7},
    ],
)
async def test_what_cannot_be_said_is_refused(
    message: dict[str, Any], house: RunningServer, company: Company
) -> None:
    saying = {"messages": [message], "players": ["Ada"], "reader": None}
    answer = await said_to(company.stranger(house), "en/quacks", saying)
    assert answer.status_code == 400
    assert answer.json()["text"]
    assert "Traceback" not in house.log


async def test_nested_words_come_to_an_end(house: RunningServer, company: Company) -> None:
    depth = 1500
    nested = '{"id":"seat-number","arguments":{"seat":' * depth + "1" + "}}" * depth
    answer = await company.stranger(house).client.post(
        "/api/words/en/quacks/say",
        content=f'{{"messages":[{nested}],"players":[],"reader":null}}',
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code in {400, 413}
    assert "Traceback" not in house.log


@pytest.mark.parametrize("path", ["tlh/quacks", "en/chess"])
async def test_there_are_words_for_our_games_and_languages_alone(
    path: str, house: RunningServer, company: Company
) -> None:
    saying: dict[str, Any] = {"messages": [], "players": [], "reader": None}
    assert (await said_to(company.stranger(house), path, saying)).status_code == 404


async def test_nobody_asks_for_a_whole_book(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    many = {"messages": [{"id": "page-bot"}] * 61, "players": [], "reader": None}
    assert (await said_to(stranger, "en/quacks", many)).status_code == 400
    long = {"messages": [{"id": "page-bot", "arguments": {"x": "y" * 40_000}}], "players": []}
    assert (await said_to(stranger, "en/quacks", long)).status_code == 413
