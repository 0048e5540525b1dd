"""The metrics, for whoever runs the server."""

from __future__ import annotations

import secrets
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from stillroom.server import metrics
from stillroom.server.errors import NOT_FOUND, RefusedRequest
from stillroom.server.http.guards.limits import UNLIMITED
from stillroom.server.settings import Settings

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")
"""What proxies add to a request."""


@get("/metrics", include_in_schema=False, opt={UNLIMITED: True})
async def tell_metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """How much the server does; for who knows the token, or without one for this computer."""
    settings: Settings = request.app.state.settings
    if not _may_know(request, settings.metrics_token):
        # As if there were nothing here.
        raise RefusedRequest(NOT_FOUND, "refused-no-page")
    return Response(metrics.figures(), media_type=metrics.CONTENT_TYPE)


def _may_know(request: Request[Any, Any, State], token: str | None) -> bool:
    if token is not None:
        given = request.headers.get("authorization", "")
        return secrets.compare_digest(given.encode(), f"Bearer {token}".encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        # So IPv4 looks where both are listened to.
        return address.ipv4_mapped.is_loopback
    return address.is_loopback


ROUTES = [tell_metrics]
