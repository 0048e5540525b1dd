"""The running server and its guests."""

from tests.server.serving import company, server

__all__ = ["company", "server"]
