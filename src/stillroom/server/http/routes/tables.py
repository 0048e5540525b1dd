"""Tables: opening them, sitting down, starting, and what remains when a match is over."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from stillroom.match.history import BEGINNING
from stillroom.server.after import notes, replay, reports
from stillroom.server.after.replay import MOST_FRAMES
from stillroom.server.errors import CONFLICT, NOBODY, NOT_FOUND
from stillroom.server.http.guards.limits import INVITED, OPENING, REPORTING, limited
from stillroom.server.http.guards.persons import whoever
from stillroom.server.http.guards.refusals import refusals
from stillroom.server.http.routes.given import GivenDatabase, GivenPerson
from stillroom.server.lobby import invitations, lifecycle, lists, reminders, seats
from stillroom.server.wire.tables import (
    AddedBits,
    ChangedSeat,
    Invitation,
    Listing,
    NewTable,
    Notes,
    Proof,
    Replay,
    Report,
    Sitting,
    Table,
    Waiting,
)

TAGS = ["Tables"]
RECORD_TYPE = "application/x-ndjson"
MOST_ROWS = 1_000_000

Asked = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(description="The id of a table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=3, description="A seat, counted from 0.")]
After = Annotated[
    int,
    QueryParameter(
        ge=BEGINNING,
        le=MOST_ROWS,
        description="The row after which to begin; -1 for the setting up.",
    ),
]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many rows at most.")]
Eyes = Annotated[
    int | None,
    QueryParameter(
        ge=0, le=3, name="seat", description="Through whose eyes; a spectator's without."
    ),
]

of_table = refusals(NOBODY, NOT_FOUND)
of_change = refusals(NOBODY, NOT_FOUND, CONFLICT)


# Lists


@get("/tables", summary="The lobby", tags=TAGS, security=[{}], responses=refusals())
async def tell_lobby(request: Asked, database: GivenDatabase) -> list[Listing]:
    """Listed tables: first those that gather people, then those that play, the newest first."""
    person = await whoever(request)
    return await lists.lobby(database, None if person is None else person.id)


@get("/me/matches", summary="My matches", tags=TAGS, responses=refusals(NOBODY))
async def tell_matches(database: GivenDatabase, person: GivenPerson) -> list[Listing]:
    """The tables at which I sit: first those that wait for me."""
    return await lists.matches_of(database, person.id)


@get("/me/waiting", summary="What waits for me", tags=TAGS, responses=refusals(NOBODY))
async def tell_waiting(database: GivenDatabase, person: GivenPerson) -> list[Waiting]:
    """The matches that wait for a decision of mine, where somebody else waits or over days."""
    return await reminders.waiting_for(database, person.id)


# Opening and entering


@post(
    "/tables",
    summary="Open a table",
    tags=TAGS,
    guards=[limited(OPENING)],
    responses=of_change,
)
async def open_table(
    database: GivenDatabase, person: GivenPerson, data: JSONBody[NewTable]
) -> Table:
    """The dice are sealed at once: whoever adds to them has seen the seal before."""
    return await lifecycle.open_table(database, person, data)


@post(
    "/invitations",
    summary="Enter with an invite code",
    tags=TAGS,
    status_code=200,
    guards=[limited(INVITED)],
    responses=of_table,
)
async def enter(database: GivenDatabase, person: GivenPerson, data: JSONBody[Invitation]) -> Table:
    """From now on I may know of the table, watch it, and sit down."""
    return await invitations.enter(database, person, data)


@get("/tables/{table:str}", summary="A table", tags=TAGS, responses=of_table)
async def tell_table(database: GivenDatabase, person: GivenPerson, table: TableId) -> Table:
    """The table as I may see it."""
    return await lifecycle.look_at(database, person, table)


@delete("/tables/{table:str}", summary="Give up a table", tags=TAGS, responses=of_change)
async def give_up(database: GivenDatabase, person: GivenPerson, table: TableId) -> None:
    """Only its opener can, and only before the match has begun."""
    await lifecycle.give_up(database, person, table)


# Seats


@post(
    "/tables/{table:str}/seats",
    summary="Sit down",
    tags=TAGS,
    status_code=200,
    responses=of_change,
)
async def sit(
    database: GivenDatabase, person: GivenPerson, table: TableId, data: JSONBody[Sitting]
) -> Table:
    """Takes a free seat, or in a running match the seat of a bot."""
    return await seats.sit(database, person, table, data)


@patch(
    "/tables/{table:str}/seats/{seat:int}",
    summary="Choose who a seat is for",
    tags=TAGS,
    responses=of_change,
)
async def change_seat(
    database: GivenDatabase,
    person: GivenPerson,
    table: TableId,
    seat: SeatNumber,
    data: JSONBody[ChangedSeat],
) -> Table:
    """Only the opener can, before the match has begun, and where no person sits."""
    return await seats.change_seat(database, person, table, seat, data)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    summary="Stand up",
    tags=TAGS,
    responses=of_change,
)
async def leave(
    database: GivenDatabase, person: GivenPerson, table: TableId, seat: SeatNumber
) -> None:
    """In a running match a bot plays on. Before it, the opener may send somebody away."""
    await seats.leave(database, person, table, seat)


@post(
    "/tables/{table:str}/dice",
    summary="Add random bits to the dice",
    tags=TAGS,
    status_code=200,
    responses=of_change,
)
async def add_bits(
    database: GivenDatabase, person: GivenPerson, table: TableId, data: JSONBody[AddedBits]
) -> Table:
    """Once for each own seat, before the match has begun."""
    return await seats.add_bits(database, person, table, data)


# The match


@post(
    "/tables/{table:str}/start",
    summary="Start the match",
    tags=TAGS,
    status_code=200,
    responses=of_change,
)
async def start(database: GivenDatabase, person: GivenPerson, table: TableId) -> Table:
    """Only the opener can. Open seats are left out, and the others move up."""
    return await lifecycle.start(database, person, table)


@post(
    "/tables/{table:str}/rematch",
    summary="Play another match",
    tags=TAGS,
    status_code=200,
    guards=[limited(OPENING)],
    responses=of_change,
)
async def rematch(database: GivenDatabase, person: GivenPerson, table: TableId) -> Table:
    """A new table with the same people, each one seat further; whoever asks gets the same one."""
    return await lifecycle.rematch(database, person, table)


@post(
    "/tables/{table:str}/nudge",
    summary="Nudge those for whom a match waits",
    tags=TAGS,
    status_code=200,
    responses=of_change,
)
async def nudge(database: GivenDatabase, person: GivenPerson, table: TableId) -> Table:
    """Only somebody who waits can, and once a day at each match."""
    return await reminders.nudge(database, person, table)


# What remains


@get(
    "/tables/{table:str}/record",
    summary="Download the record",
    tags=TAGS,
    media_type=RECORD_TYPE,
    responses=of_change,
)
async def give_record(
    database: GivenDatabase, person: GivenPerson, table: TableId
) -> Response[bytes]:
    """The whole match as a file for `stillroom verify` and `stillroom replay`."""
    file = await replay.download(database, person, table)
    return Response(
        file.content,
        media_type=RECORD_TYPE,
        headers={"Content-Disposition": f'attachment; filename="{file.name}"'},
    )


@get("/tables/{table:str}/replay", summary="Replay a match", tags=TAGS, responses=of_change)
async def give_replay(
    database: GivenDatabase,
    person: GivenPerson,
    table: TableId,
    after: After = 0,
    count: Count = 20,
    eyes: Eyes = None,
) -> Replay:
    """Some rows of a match that is over, through the eyes of any seat."""
    return await replay.replay(database, person, table, after, count, eyes)


@get("/tables/{table:str}/proof", summary="Prove the dice", tags=TAGS, responses=of_change)
async def give_proof(database: GivenDatabase, person: GivenPerson, table: TableId) -> Proof:
    """Plays a match that is over again, and shows the key of its dice."""
    return await replay.prove(database, person, table)


@get(
    "/tables/{table:str}/seats/{seat:int}/notes",
    summary="My notes",
    tags=TAGS,
    responses=of_change,
)
async def give_notes(
    database: GivenDatabase, person: GivenPerson, table: TableId, seat: SeatNumber
) -> Notes:
    """What I have written down at a seat of mine, where the match allows notes."""
    return await notes.read_notes(database, person, table, seat)


@put(
    "/tables/{table:str}/seats/{seat:int}/notes",
    summary="Write notes",
    tags=TAGS,
    responses=of_change,
)
async def take_notes(
    database: GivenDatabase,
    person: GivenPerson,
    table: TableId,
    seat: SeatNumber,
    data: JSONBody[Notes],
) -> Notes:
    """All notes of a seat of mine, in the place of those that were there."""
    return await notes.write_notes(database, person, table, seat, data)


@post(
    "/tables/{table:str}/reports",
    summary="Report somebody",
    tags=TAGS,
    status_code=204,
    guards=[limited(REPORTING)],
    responses=of_table,
)
async def report(
    database: GivenDatabase, person: GivenPerson, table: TableId, data: JSONBody[Report]
) -> None:
    """The last fifty lines of the chat are kept with it, for whoever runs the server."""
    await reports.report(database, person, table, data)


ROUTES = [
    tell_lobby,
    tell_matches,
    tell_waiting,
    open_table,
    enter,
    tell_table,
    give_up,
    sit,
    change_seat,
    leave,
    add_bits,
    start,
    rematch,
    nudge,
    give_record,
    give_replay,
    give_proof,
    give_notes,
    take_notes,
    report,
]
