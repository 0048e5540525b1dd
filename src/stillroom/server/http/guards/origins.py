"""Where a request comes from: only pages of this server may change something.

A browser sends the cookie with whatever page made the request, so a strange page could act in the
name of whoever looks at it. Browsers name the page in ``Origin`` with every request that can change
something and with every socket, and no page can lie there. So the origin must be the own address or
one of those in the settings.

Programs that are no browsers send no ``Origin``. They may, because nobody's cookie is with them but
their own. A browser that left it out would still say ``Sec-Fetch-Site``, which no page can change
either: then it must be ``same-origin``, or ``none`` for something that the person did.
"""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from stillroom.server.errors import FORBIDDEN, RefusedRequest
from stillroom.server.http.guards.cookies import Asking, is_secure
from stillroom.server.settings import Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
"""The methods that change nothing."""


def check_origin(connection: Asking, _: BaseRouteHandler) -> None:
    """Refuses what could change something and was asked by a strange page."""
    # A socket has no method, and is never safe.
    if connection.scope.get("method") not in SAFE and not comes_from_here(connection):
        raise RefusedRequest(FORBIDDEN, "refused-origin")


def comes_from_here(connection: Asking) -> bool:
    """Whether a page of this server asks, or no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in {"same-origin", "none"}
    settings: Settings = connection.app.state.settings
    return origin in settings.origins or _is_own_address(origin, connection)


def _is_own_address(origin: str, connection: Asking) -> bool:
    """Whether an origin is the host that was asked, and not less safe than the connection.

    An encrypted page can only reach an unencrypted address of the same host through a proxy, which
    is then our own.
    """
    schemes = ("https",) if is_secure(connection) else ("https", "http")
    host = connection.headers.get("host", "").lower()
    return origin.lower() in [f"{scheme}://{host}" for scheme in schemes]
