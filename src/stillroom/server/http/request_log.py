"""The log of requests: each is a line in the log and counts in the metrics, by the pattern of its
path alone, because paths have ids and query strings have codes."""

from __future__ import annotations

import time

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stillroom.server import metrics

NOWHERE = "nowhere"
"""The pattern of a path that there is not; what somebody typed there could be anything."""
QUIET = frozenset({"/healthz", "/readyz", "/metrics"})
"""What machines ask all the time."""
FAILED = 500

log = structlog.get_logger(__name__)


class Watched:
    """An application whose requests are watched."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets the application answer, and tells how it went."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        # A connection that ends before it was answered has no status.
        status = 0

        async def send_watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        began = time.perf_counter()
        try:
            await self._app(scope, receive, send_watched)
        finally:
            _tell(scope, status, time.perf_counter() - began)


def _tell(scope: Scope, status: int, seconds: float) -> None:
    method, route = str(scope.get("method")), scope.get("path_template") or NOWHERE
    metrics.requests.labels(method, route, str(status)).inc()
    metrics.request_seconds.labels(route).observe(seconds)
    tell = log.debug if route in QUIET and status < FAILED else log.info
    tell("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
