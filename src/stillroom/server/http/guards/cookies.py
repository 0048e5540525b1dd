"""The token that makes a browser somebody's; the store knows only its SHA-256.

It travels in a cookie that no script can read. A browser that keeps no cookies is told the token
once, and its page sends it with every request in ``Authorization``, where no other page can put it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

NAME = "stillroom"
LIFETIME = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer than 400 days."""
TOKEN_BYTES = 32
_BEARER = re.compile(r"Bearer ([0-9A-Za-z_-]{43})", re.IGNORECASE)
"""One of our tokens in a header; a proxy may have put something of its own there."""

Asking = ASGIConnection[Any, Any, Any, Any]


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What the store knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: Asking) -> str | None:
    """The token that a browser sends, first that of the page itself; None for a stranger."""
    return token_of_page(connection) or connection.cookies.get(NAME)


def token_of_page(connection: Asking) -> str | None:
    """The token that a page sends because its browser keeps no cookie."""
    found = _BEARER.fullmatch(connection.headers.get("authorization", ""))
    return None if found is None else found[1]


def cookie_for(connection: Asking, token: str) -> Cookie:
    """The cookie that makes a browser keep a token, from now on for the whole lifetime."""
    return _cookie(connection, token, LIFETIME)


def drop(connection: Asking) -> Cookie:
    """The cookie that makes a browser forget its token."""
    return _cookie(connection, "", 0)


def is_secure(connection: Asking) -> bool:
    """Whether a connection came encrypted, perhaps to a proxy whose word is taken."""
    return connection.scope["scheme"] in {"https", "wss"}


def _cookie(connection: Asking, value: str, max_age: int) -> Cookie:
    return Cookie(
        key=NAME,
        value=value,
        max_age=max_age,
        path="/",
        httponly=True,
        secure=is_secure(connection),
        samesite="lax",
    )
