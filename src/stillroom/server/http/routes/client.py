"""The client: one page for every room of the house, and the files that it needs."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from stillroom.match.words import Words
from stillroom.server.errors import NOT_FOUND, RefusedRequest
from stillroom.server.http.guards.persons import language_of, whoever

Asked = Request[Any, Any, State]
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
"""What shrinks; fonts are packed already."""
ROOMS = [
    "/",
    "/about",
    "/lobby",
    "/matches",
    "/me",
    "/join/{code:str}",
    "/open/{game:str}",
    "/rules",
    "/rules/{game:str}",
    "/tables/{table:str}",
    "/tables/{table:str}/replay",
]
"""The addresses at which the client shows one of its rooms."""
ASKED_AGAIN = {"Cache-Control": "no-cache"}
KEPT = {"Cache-Control": "public, max-age=31536000, immutable"}
"""A file whose name holds a hash of its content never changes."""


class Built(NamedTuple):
    """A file of the client."""

    content: bytes
    packed: bytes | None
    """The same in fewer bytes, where that helps."""
    kind: str
    tag: str
    """By this a browser knows that it has the file already."""


@get(ROOMS, media_type=MediaType.HTML, include_in_schema=False)
async def show_room(request: Asked) -> Response[bytes]:
    """The page of the client, which finds the room by the address."""
    await whoever(request)
    page = _files().get("index.html")
    if page is None:
        words = Words(language_of(request), "stillroom.server")
        missing = words.format("client-missing").encode()
        return Response(missing, status_code=503, media_type=MediaType.TEXT)
    return _answer(request, page, ASKED_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def give_asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A script, a style sheet or a font."""
    return _answer(request, _found(f"assets/{name}"), KEPT)


@get("/{name:str}", include_in_schema=False)
async def give_file(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Another file, such as the icon; to somebody who reads pages, one that says there is none."""
    page = _files().get("index.html")
    reads_pages = "text/html" in request.headers.get("accept", "")
    if name not in _files() and page is not None and reads_pages:
        return _answer(request, page, ASKED_AGAIN, status=NOT_FOUND)
    return _answer(request, _found(name), ASKED_AGAIN)


def _found(path: str) -> Built:
    found = _files().get(path)
    if found is None:
        raise RefusedRequest(NOT_FOUND, "refused-no-page")
    return found


def _answer(
    request: Asked, built: Built, caching: dict[str, str], status: int = HTTPStatus.OK
) -> Response[bytes]:
    headers = {"ETag": built.tag, "Vary": "Accept-Encoding", **caching}
    if status == HTTPStatus.OK and request.headers.get("if-none-match") == built.tag:
        return Response(b"", status_code=304, headers=headers)
    content = built.content
    if built.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = built.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, status_code=status, media_type=built.kind, headers=headers)


@cache
def _files() -> dict[str, Built]:
    """Every file of the client by its path; none where it was not built."""
    folder = files("stillroom.server") / "client"
    return dict(_built_in(folder, "")) if folder.is_dir() else {}


def _built_in(folder: Traversable, path: str) -> Iterator[tuple[str, Built]]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _built_in(file, f"{path}{file.name}/")
            continue
        ending = file.name[file.name.rindex(".") :]
        content = file.read_bytes()
        packed = gzip.compress(content, mtime=0) if ending in PACKED else None
        tag = f'"{sha256(content).hexdigest()[:16]}"'
        yield f"{path}{file.name}", Built(content, packed, TYPES[ending], tag)


ROUTES = [show_room, give_asset, give_file]
