"""Words for the page: the catalogues of the table, of each game and of its rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from litestar import get
from litestar.enums import MediaType
from litestar.params import FromPath

from stillroom.games.registry import FOLDERS
from stillroom.match.words import LANGUAGES
from stillroom.server.errors import NOT_FOUND, RefusedRequest
from stillroom.server.http.guards.refusals import refusals


@get(
    "/words/{language:str}",
    summary="The words of the table and of the server",
    tags=["Words"],
    security=[{}],
    media_type=MediaType.TEXT,
    responses=refusals(NOT_FOUND),
)
async def give_words(language: FromPath[str]) -> str:
    """Messages in Project Fluent's format."""
    _check_language(language)
    return _read("stillroom.match", "", language) + _read("stillroom.server", "", language)


@get(
    "/words/{language:str}/{game:str}",
    summary="The words of a game",
    tags=["Words"],
    security=[{}],
    media_type=MediaType.TEXT,
    responses=refusals(NOT_FOUND),
)
async def give_words_of_game(language: FromPath[str], game: FromPath[str]) -> str:
    """Messages in Project Fluent's format."""
    _check_language(language)
    return _read(_home_of(game), "", language)


@get(
    "/rules/{language:str}/{game:str}",
    summary="The rules of a game",
    tags=["Words"],
    security=[{}],
    media_type=MediaType.TEXT,
    responses=refusals(NOT_FOUND),
)
async def give_rules(language: FromPath[str], game: FromPath[str]) -> str:
    """Chapters and paragraphs in Project Fluent's format."""
    _check_language(language)
    return _read(_home_of(game), "rules", language)


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise RefusedRequest(NOT_FOUND, "refused-no-language", language=language, languages=known)


def _home_of(game: str) -> str:
    if game not in FOLDERS:
        raise RefusedRequest(NOT_FOUND, "refused-no-game", game=game, games=", ".join(FOLDERS))
    return f"stillroom.games.{FOLDERS[game]}"


@cache
def _read(home: str, part: str, language: str) -> str:
    folder = files(home) / "text"
    return (folder / part / f"{language}.ftl").read_text(encoding="utf-8")


ROUTES = [give_words, give_words_of_game, give_rules]
