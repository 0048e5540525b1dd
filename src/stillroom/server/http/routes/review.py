"""What a match that is over can still tell: luck, marked moments, its turning point, and how it
might have gone on."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from stillroom.server.after import review as match_review
from stillroom.server.after.review import Reviews
from stillroom.server.errors import CONFLICT, NOBODY, NOT_FOUND
from stillroom.server.http.guards.limits import OPENING, REVIEWING, limited
from stillroom.server.http.guards.refusals import refusals
from stillroom.server.http.routes.given import GivenDatabase, GivenPerson
from stillroom.server.http.routes.tables import TAGS, TableId
from stillroom.server.wire.review import Afterwards, PlayOn, Review
from stillroom.server.wire.tables import Table

Reviewed = Annotated[
    int, QueryParameter(ge=0, le=3, name="seat", description="Whose moves are looked at.")
]

of_match = refusals(NOBODY, NOT_FOUND, CONFLICT)


@get("/tables/{table:str}/afterwards", summary="Look back", tags=TAGS, responses=of_match)
async def look_back(database: GivenDatabase, person: GivenPerson, table: TableId) -> Afterwards:
    """How lucky everybody was, and the moments that a replay marks; only of a match that is
    over."""
    return await match_review.look_back(database, person, table)


@get(
    "/tables/{table:str}/review",
    summary="Find the turning point",
    tags=TAGS,
    guards=[limited(REVIEWING)],
    responses=of_match,
)
async def review(
    database: GivenDatabase,
    person: GivenPerson,
    state: State,
    table: TableId,
    reviewed: Reviewed,
) -> Review:
    """The move that changed a seat's chance to win most. Bots play the match on many times for it,
    which takes some seconds the first time."""
    reviews: Reviews = state.reviews
    return await reviews.review(database, person, table, reviewed)


@post(
    "/tables/{table:str}/play-on",
    summary="Play on from a moment",
    tags=TAGS,
    guards=[limited(OPENING)],
    responses=of_match,
)
async def play_on(
    database: GivenDatabase, person: GivenPerson, table: TableId, data: JSONBody[PlayOn]
) -> Table:
    """A new table against bots, whose match begins where this one was after a row. It is started
    like any other, so that its dice are sealed before anybody adds to them."""
    return await match_review.play_on(database, person, table, data)


ROUTES = [look_back, review, play_on]
