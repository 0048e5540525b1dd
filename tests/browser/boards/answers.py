"""What the server gives for an address: files of the client, words, who one is."""

from __future__ import annotations

from importlib.resources import files
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import msgspec
from playwright.async_api import Route

from stillroom.server.errors import NOT_FOUND, no_such_table, refusal_of
from stillroom.server.http.guards.headers import ALWAYS
from stillroom.server.http.routes.client import TYPES
from stillroom.server.http.routes.words import give_words, give_words_of_game
from stillroom.server.lobby.catalogue import games_offered
from stillroom.server.wire.people import Me
from stillroom.server.wire.tables import Notes

CLIENT = files("stillroom.server") / "client"
KEPT_NOWHERE = ("/proof", "/afterwards")
"""What a server can tell of a match that is over and was kept."""
ME = Me("anna", "Anna", "en", is_named=True, devices=1, has_recovery=False)


async def answer(route: Route) -> None:
    """Answers in the place of the server, with the same headers."""
    path = urlsplit(route.request.url).path
    if path.startswith("/api/"):
        language = (route.request.headers.get("accept-language") or "en")[:2]
        if path.endswith(KEPT_NOWHERE):
            refusal = msgspec.json.encode(refusal_of(no_such_table(), language))
            await route.fulfill(status=NOT_FOUND, body=refusal, headers=ALWAYS)
            return
        body = await _told(path.removeprefix("/api/"), language)
        await route.fulfill(body=body, headers=ALWAYS)
        return
    file = CLIENT / path.removeprefix("/")
    found = file if file.is_file() else CLIENT / "index.html"
    kind = TYPES[PurePosixPath(found.name).suffix]
    await route.fulfill(body=found.read_bytes(), headers={**ALWAYS, "Content-Type": kind})


async def _told(path: str, spoken: str) -> str | bytes:
    match path.split("/"):
        case ["words", language]:
            return str(await give_words.fn(language))
        case ["words", language, game]:
            return str(await give_words_of_game.fn(language, game))
        case ["games"]:
            return msgspec.json.encode(games_offered())
        case ["me"]:
            return msgspec.json.encode(msgspec.structs.replace(ME, language=spoken))
        case ["me", "waiting"]:
            return b"[]"
        case ["tables", _, "seats", _, "notes"]:
            return msgspec.json.encode(Notes([]))
    raise AssertionError(f"nobody answers {path}")
