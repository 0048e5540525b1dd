"""The servers and the guests of these tests."""

from __future__ import annotations

from tests.server.serving import company, house, server

__all__ = ["company", "house", "server"]
