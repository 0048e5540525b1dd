"""The cookie that makes a browser somebody's; the store knows only the SHA-256 of its token."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

NAME = "stillroom"
LIFETIME = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer than 400 days."""
TOKEN_BYTES = 32

Asking = ASGIConnection[Any, Any, Any, Any]


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What the store knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: Asking) -> str | None:
    """The token that a browser sends; None for a stranger."""
    return connection.cookies.get(NAME)


def keep(connection: Asking, token: str) -> Cookie:
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
