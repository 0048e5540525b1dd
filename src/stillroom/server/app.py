"""The application: all routes, what guards them, and what is opened and closed with the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide

from stillroom.server import metrics
from stillroom.server.after.review import Reviews
from stillroom.server.http.description import description
from stillroom.server.http.guards.headers import add_headers
from stillroom.server.http.guards.limits import ASKING, Limits, limited
from stillroom.server.http.guards.origins import check_origin
from stillroom.server.http.guards.persons import meet, provide_person
from stillroom.server.http.guards.reading import MOST_BYTES, StrictRequest
from stillroom.server.http.guards.refusals import ANSWERS, log_failure
from stillroom.server.http.routes import (
    client,
    figures,
    games,
    health,
    live,
    people,
    review,
    tables,
    words,
)
from stillroom.server.live.host import Host
from stillroom.server.settings import Settings
from stillroom.server.store.database import Database


def create_app(settings: Settings) -> Litestar:
    """The application of one worker."""
    return Litestar(
        [
            Router(
                "/api",
                route_handlers=[
                    *people.ROUTES,
                    *games.ROUTES,
                    *tables.ROUTES,
                    *review.ROUTES,
                    *words.ROUTES,
                ],
                before_request=meet,
                security=[{"person": []}, {"page": []}],
            ),
            live.live,
            *health.ROUTES,
            *figures.ROUTES,
            *client.ROUTES,
        ],
        state=State({"settings": settings, "limits": Limits()}),
        lifespan=[_opened],
        dependencies={
            "person": Provide(provide_person),
            "database": Provide(_provide_database, sync_to_thread=False),
        },
        guards=[check_origin, limited(ASKING)],
        before_send=[add_headers],
        after_exception=[log_failure],
        exception_handlers=ANSWERS,
        request_class=StrictRequest,
        request_max_body_size=MOST_BYTES,
        openapi_config=description(),
        logging_config=None,
        debug=False,
    )


@asynccontextmanager
async def _opened(app: Litestar) -> AsyncIterator[None]:
    """Opens the database and the host; closes them when all that was begun is done."""
    settings: Settings = app.state.settings
    database = Database(
        settings.database,
        synchronous="FULL" if settings.full_sync else "NORMAL",
        redis_url=settings.redis or "",
        count_jobs=metrics.batches.observe,
    )
    await database.start()
    app.state.database = database
    host = Host(settings, database)
    app.state.host = host
    app.state.reviews = Reviews(host.thinker)
    try:
        await host.start()
        try:
            yield
        finally:
            await app.state.reviews.stop()
            await host.stop()
    finally:
        await database.stop()


def _provide_database(state: State) -> Database:
    database: Database = state.database
    return database
