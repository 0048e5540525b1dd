"""The games that can be played here."""

from __future__ import annotations

import asyncio

from litestar import get

from stillroom.server.http.guards.refusals import refusals
from stillroom.server.lobby.catalogue import games_offered
from stillroom.server.wire.tables import GameOffered


@get("/games", summary="The games", tags=["Tables"], security=[{}], responses=refusals())
async def tell_games() -> list[GameOffered]:
    """Every game with its seats, options, presets and bots."""
    return await asyncio.to_thread(games_offered)


ROUTES = [tell_games]
