"""The plain page: the lobby, and any table as a list of moves, until there is a client with boards.

Its scripts know no rules and no words: their own come with the page, and those of a match are said
here.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from string import Template
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from stillroom.games.messages import Message
from stillroom.games.registry import FOLDERS
from stillroom.server.errors import BAD_REQUEST, NOT_FOUND, Refused
from stillroom.server.offers import games_offered
from stillroom.server.security.limits import Allowance, limited
from stillroom.server.security.persons import language_of, whoever
from stillroom.server.talking import PHRASES
from stillroom.server.wire.base import Wire
from stillroom.table.words import LANGUAGES, MissingWords, Words

Asked = Request[Any, Any, State]
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
SAYING = Allowance("saying", 200, 1 / 20)
MOST_BYTES = 32 * 1024
MOST_MESSAGES = 60

WORDS = (
    "page-tagline", "page-name", "page-save", "page-language", "page-theme", "page-fan",
    "page-play-now", "page-invite", "page-open", "page-play-on", "page-look-in",
    "page-your-decision", "page-turn", "page-my-matches", "page-no-matches", "page-open-tables",
    "page-no-tables", "page-gathering", "page-playing", "page-over", "page-closed", "page-lost",
    "page-elsewhere", "page-play-here", "page-news", "page-chat", "page-send", "page-phrases",
    "page-table", "page-hint", "page-clear", "page-undo", "page-rematch", "page-record",
    "page-free-seat", "page-bot", "page-sit", "page-free", "page-bot-here", "page-start",
    "page-give-up", "page-link", "page-seal", "refused-no-table",
)  # fmt: skip
"""The messages that the page shows."""


class Saying(Wire, frozen=True):
    """Messages that somebody wants to read."""

    messages: Annotated[list[Message], Meta(max_length=MOST_MESSAGES)]
    players: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=4)]
    """The names of the players, by seat."""
    reader: int | None = None
    """The seat of who reads, who is called "you"."""


@get(["/", "/tables/{table:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def show_page(request: Asked) -> Response[str]:
    """The page, in the language of who asks."""
    await whoever(request)
    return Response(_page(language_of(request)), headers={"Cache-Control": "no-cache"})


@get("/page/{name:str}", include_in_schema=False)
async def give_file(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file that the page needs; a browser that has it already is told so."""
    if name not in _files():
        raise Refused(NOT_FOUND, "refused-no-page")
    content, tag = _files()[name]
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=TYPES[name[name.rindex(".") :]], headers=headers)


@post(
    "/api/words/{language:str}/{game:str}/say",
    include_in_schema=False,
    status_code=200,
    guards=[limited(SAYING)],
    request_max_body_size=MOST_BYTES,
)
async def say(language: FromPath[str], game: FromPath[str], data: JSONBody[Saying]) -> list[str]:
    """Messages of a match in words."""
    if language not in LANGUAGES or game not in FOLDERS:
        raise Refused(NOT_FOUND, "refused-no-page")
    words = _words(language, game)
    try:
        return [words.say(message, data.players, data.reader) for message in data.messages]
    except (MissingWords, LookupError, ValueError, TypeError, RecursionError):
        raise Refused(BAD_REQUEST, "refused-unreadable") from None


@cache
def _words(language: str, game: str) -> Words:
    return Words(
        language, "stillroom.table", "stillroom.server", f"stillroom.games.{FOLDERS[game]}"
    )


@cache
def _files() -> dict[str, tuple[bytes, str]]:
    """Every file of the page but the page itself, with the tag by which browsers know it."""
    folder = files("stillroom.server") / "page"
    contents = {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if any(file.name.endswith(ending) for ending in TYPES)
    }
    return {
        name: (content, f'"{sha256(content).hexdigest()[:16]}"')
        for name, content in contents.items()
    }


@cache
def _page(language: str) -> str:
    words = Words(language, "stillroom.server")
    shape = (files("stillroom.server") / "page" / "page.html").read_text(encoding="utf-8")
    return Template(shape).substitute(
        language=language,
        noscript=words.format("page-no-script"),
        words=msgspec.json.encode(_page_words(words)).decode().replace("<", "\\u003c"),
    )


def _page_words(words: Words) -> dict[str, Any]:
    """All words of the page; what the script puts in stands in braces."""
    return {
        "language": words.language,
        "languages": LANGUAGES,
        "phrases": {name: words.say(phrase) for name, phrase in PHRASES.items()},
        "texts": {name: words.format(name, turn="{turn}", seal="{seal}") for name in WORDS},
        "games": {
            offered.game: {
                "title": words.format("page-game-title", game=offered.game),
                "about": words.format("page-game-about", game=offered.game),
                "players": words.format(
                    "page-players", fewest=offered.fewest_seats, most=offered.most_seats
                ),
                "bot": offered.usual_bot,
            }
            for offered in games_offered()
        },
    }


ROUTES = [show_page, give_file, say]
