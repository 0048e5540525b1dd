"""What every answer carries, so that a browser does nothing with it that was not meant."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

POLICY = (
    "default-src 'self'; base-uri 'none'; connect-src 'self'; form-action 'self';"
    " frame-ancestors 'none'; object-src 'none'"
)
"""Nothing but our own files, and nothing written into a page."""

ALWAYS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # An invite link must not reach another site.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
ENCRYPTED = {"Strict-Transport-Security": "max-age=31536000"}
PRIVATE = {"Cache-Control": "no-store"}


async def add_headers(message: Message, scope: Scope) -> None:
    """Adds the headers to an answer; where it has one of the same name already, that one stays."""
    if message["type"] != "http.response.start":
        return
    added = dict(ALWAYS)
    if scope["scheme"] == "https":
        added |= ENCRYPTED
    if scope["path"].startswith("/api/"):
        added |= PRIVATE
    headers = MutableScopeHeaders.from_message(message)
    for name, value in added.items():
        headers.setdefault(name, value)
