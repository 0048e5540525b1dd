"""Whether the server lives, and whether it is ready."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.enums import MediaType
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from stillroom.server.errors import RefusedRequest
from stillroom.server.http.guards.limits import UNLIMITED
from stillroom.server.http.guards.refusals import NOT_READY, refusals
from stillroom.server.http.routes.given import GivenDatabase
from stillroom.server.store.schema import people

PATIENCE = 3.0
"""Seconds in which the database of a server that is ready answers."""


@get(
    "/healthz",
    summary="Whether the server lives",
    tags=["Health"],
    security=[{}],
    media_type=MediaType.TEXT,
    opt={UNLIMITED: True},
    responses=refusals(),
)
async def tell_health() -> str:
    """The process answers."""
    return "alive"


@get(
    "/readyz",
    summary="Whether the server is ready",
    tags=["Health"],
    security=[{}],
    media_type=MediaType.TEXT,
    opt={UNLIMITED: True},
    responses=refusals(NOT_READY),
)
async def tell_readiness(database: GivenDatabase) -> str:
    """The database answers too."""
    try:
        await asyncio.wait_for(database.read(_ask), PATIENCE)
    except (SQLAlchemyError, TimeoutError):
        raise RefusedRequest(NOT_READY, "refused-not-ready") from None
    return "ready"


def _ask(connection: Connection) -> None:
    connection.execute(select(people.c.id).limit(1))


ROUTES = [tell_health, tell_readiness]
